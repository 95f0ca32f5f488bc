"""The table reader: what it takes, and that every fault names file, row, column, what was found and what is allowed."""

from __future__ import annotations

from pathlib import Path

import pytest

from bk40qt.engine.errors import TableError
from bk40qt.engine.tables import Row, read_table

GOOD = "# head\nname,red,soft,cost,number\na,N,yes,1/2,-1\nb,-,no,3,+2\n"
COLUMNS = ("name", "red", "soft", "cost", "number")


def read(folder: Path, text: str, may_be_blank: tuple[str, ...] = ()) -> dict[tuple[str, ...], Row]:
    path = folder / "t.csv"
    path.write_text(text, encoding="utf-8")
    return read_table(path, COLUMNS, ("a", "b"), may_be_blank=may_be_blank)


def take_all(rows: dict[tuple[str, ...], Row]) -> list[object]:
    letters = {"-": "-", "N": "N"}
    return [
        (row.choice("red", letters), row.yes("soft"), row.halves("cost", 4), row.whole("number", -1, 8))
        for row in rows.values()
    ]


def test_a_good_table_is_read(tmp_path: Path) -> None:
    rows = read(tmp_path, GOOD)
    assert take_all(rows) == [("N", True, 1, -1), ("-", False, 6, 2)]
    assert [row.text("name") for row in rows.values()] == ["a", "b"]
    assert rows[("b",)].line == 4


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("\ufeff" + GOOD, id="byte order mark"),
        pytest.param(GOOD.replace("\n", "\r\n"), id="Windows line ends"),
        pytest.param(GOOD.replace(",", ", "), id="spaces after commas"),
        pytest.param(GOOD.replace("b,-", '"b","-"'), id="quotes"),
        pytest.param(GOOD + "\n  \n# tail, with Ν and ü\n", id="empty lines, comments"),
        pytest.param("name,red,soft,cost,number\nb,-,no,3,+2\na,N,yes,1/2,-1\n", id="rows in another order"),
    ],
)
def test_harmless_spelling_of_the_file_is_accepted(tmp_path: Path, text: str) -> None:
    assert take_all(read(tmp_path, text)) == [("N", True, 1, -1), ("-", False, 6, 2)]


CELL_FAULTS = [
    # (old, new, row, column, found, allowed)
    pytest.param("a,N", "a,Ν", "'a' (line 3)", "red", "'Ν' (GREEK CAPITAL LETTER NU)", "plain ASCII", id="Greek nu"),
    pytest.param("a,N", "a,Z", "'a' (line 3)", "red", "'Z'", "- N", id="unknown letter"),
    pytest.param("a,N", "a,n", "'a' (line 3)", "red", "'n'", "- N", id="small letter"),
    pytest.param("a,N", "a,", "'a' (line 3)", "red", "a blank", "a value", id="blank"),
    pytest.param("a,N", "a,  ", "'a' (line 3)", "red", "a blank", "a value", id="only spaces"),
    pytest.param("a,N", "a,\u00a0", "'a' (line 3)", "red", "(NO-BREAK SPACE)", "plain ASCII", id="no-break space"),
    pytest.param("b,-", "b,−", "'b' (line 4)", "red", "(MINUS SIGN)", "plain ASCII", id="typographic minus"),
    pytest.param("yes", "true", "'a' (line 3)", "soft", "'true'", "yes no", id="yes or no"),
    pytest.param("1/2", "1/3", "'a' (line 3)", "cost", "'1/3'", "whole number from 0 to 4, or 1/2", id="third"),
    pytest.param("1/2", "0.5", "'a' (line 3)", "cost", "'0.5'", "whole number from 0 to 4, or 1/2", id="decimal"),
    pytest.param("no,3", "no,5", "'b' (line 4)", "cost", "'5'", "whole number from 0 to 4, or 1/2", id="cost too high"),
    pytest.param("no,3", "no,-3", "'b' (line 4)", "cost", "'-3'", "whole number from 0 to 4, or 1/2", id="cost < 0"),
    pytest.param("+2", "x", "'b' (line 4)", "number", "'x'", "whole number from -1 to 8", id="no number"),
    pytest.param("+2", "1.0", "'b' (line 4)", "number", "'1.0'", "whole number from -1 to 8", id="fraction"),
    pytest.param("+2", "1_0", "'b' (line 4)", "number", "'1_0'", "whole number from -1 to 8", id="Python spelling"),
    pytest.param("+2", "9", "'b' (line 4)", "number", "'9'", "whole number from -1 to 8", id="too high"),
    pytest.param("+2", "-2", "'b' (line 4)", "number", "'-2'", "whole number from -1 to 8", id="too low"),
    pytest.param("+2", "9" * 5000, "'b' (line 4)", "number", "'999", "whole number from -1 to 8", id="endless number"),
    pytest.param("+2", "٢", "'b' (line 4)", "number", "(ARABIC-INDIC DIGIT TWO)", "plain ASCII", id="other digits"),
    pytest.param(",+2", "", "'b' (line 4)", "number", "a blank", "the line is too short", id="cell missing"),
    pytest.param("+2", "2,7", "'b' (line 4)", "no. 6", "'7'", "no further column", id="cell too many"),
    pytest.param("b,-", "c,-", "'c' (line 4)", "name", "'c'", "one of: a, b", id="unknown row"),
    pytest.param("b,-", "a,-", "'a' (line 4)", "name", "'a'", "each row once; the first is on line 3", id="row twice"),
    pytest.param(
        "b,-", "Ь,-", "'Ь' (line 4)", "name", "(CYRILLIC CAPITAL LETTER SOFT SIGN)", "ASCII", id="Cyrillic row"
    ),
    pytest.param("b,-", ",-", "'' (line 4)", "name", "a blank", "a value", id="row without name"),
    pytest.param("red,", "rot,", "'header' (line 2)", "no. 2", "'rot'", "red", id="unknown column"),
    pytest.param("red,soft", "soft,red", "'header' (line 2)", "no. 2", "'soft'", "red", id="columns swapped"),
    pytest.param("red,", "red,red,", "'header' (line 2)", "no. 3", "'red'", "soft", id="column twice"),
    pytest.param(",number", "", "'header' (line 2)", "no. 5", "a blank", "number", id="column missing"),
    pytest.param("number", "number,x", "'header' (line 2)", "no. 6", "'x'", "no further column", id="column too many"),
    pytest.param("name,", "name;", "'header' (line 2)", "no. 1", "'name;red'", "name", id="semicolons"),
]


@pytest.mark.parametrize(("old", "new", "row", "column", "found", "allowed"), CELL_FAULTS)
def test_a_bad_cell_is_named(
    tmp_path: Path, old: str, new: str, row: str, column: str, found: str, allowed: str
) -> None:
    assert GOOD.count(old) == 1
    with pytest.raises(TableError) as caught:
        take_all(read(tmp_path, GOOD.replace(old, new)))
    message = str(caught.value)
    assert message.startswith(f"{tmp_path / 't.csv'}, row {row}, column {column!r}: found ")
    head, tail = message.split(", allowed: ")
    assert found in head
    assert allowed in tail


def test_a_missing_row_is_named(tmp_path: Path) -> None:
    with pytest.raises(TableError, match=r"t\.csv, column 'name': row missing: b$"):
        read(tmp_path, "name,red,soft,cost,number\na,N,yes,1/2,-1\n")


def test_a_row_commented_out_is_missing(tmp_path: Path) -> None:
    with pytest.raises(TableError, match=r"row missing: a$"):
        read(tmp_path, GOOD.replace("a,N", "#a,N"))


@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment\n"])
def test_an_empty_file_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(TableError, match=r"t\.csv: empty; the first line must name the columns name,red,"):
        read(tmp_path, text)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(TableError, match=r"none\.csv: cannot be read: "):
        read_table(tmp_path / "none.csv", COLUMNS, ("a",))


def test_a_file_that_is_not_utf_8_is_refused(tmp_path: Path) -> None:
    (tmp_path / "t.csv").write_bytes(b"name\nb\xfc\n")
    with pytest.raises(TableError, match=r"t\.csv: not UTF-8 text, byte 6"):
        read_table(tmp_path / "t.csv", ("name",), ("a",))


def test_an_open_quote_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TableError, match=r"t\.csv, line 4: not a line of comma-separated cells"):
        read(tmp_path, GOOD.replace("b,-", 'b,"-'))


def test_a_blank_is_taken_only_where_it_may_stand(tmp_path: Path) -> None:
    rows = read(tmp_path, GOOD.replace("a,N", "a,"), may_be_blank=("red",))
    assert rows[("a",)].choice("red", {"": None, "N": "N"}) is None
    with pytest.raises(TableError, match=r"row 'b' \(line 4\), column 'red': found '-', allowed: \(blank\)$"):
        rows[("b",)].choice("red", {"": None})


def test_a_row_may_have_a_key_of_several_columns(tmp_path: Path) -> None:
    path = tmp_path / "t.csv"
    path.write_text("kind,name,value\nbase,x,1\nmodifier,x,2\n", encoding="utf-8")
    keys = [("modifier", "x"), ("base", "x")]
    rows = read_table(path, ("kind", "name", "value"), keys, key_columns=2)
    assert [(key, row.whole("value", 0, 9)) for key, row in rows.items()] == [(keys[0], 2), (keys[1], 1)]
    with pytest.raises(TableError, match=r"row 'base x' \(line 2\), column 'kind, name': found 'base x', allowed: one"):
        read_table(path, ("kind", "name", "value"), keys[:1], key_columns=2)
