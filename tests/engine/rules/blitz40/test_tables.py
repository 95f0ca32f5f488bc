"""Every cell of T-01 to T-08, typed again by hand from Part C of the specification, and the properties of T-01."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from bk40qt.engine.errors import TableError
from bk40qt.engine.rules.blitz40.tables import Tables, load_tables, read_tables
from bk40qt.paths import resources_dir

FOLDER = resources_dir() / "rules" / "blitz40"
TABLES = sorted(path for path in FOLDER.glob("*.csv") if path.stem != "paragraphs")  # that one lists the rules
COLUMNS = range(-1, 9)
TOTALS = range(2, 13)
CHANCES = {total: 6 - abs(total - 7) for total in TOTALS}  # out of 36
SEVERITY = {"-": 0, "R": 1, "N": 2, "1": 3}

# Printed order: columns -1 0 1 2 3 4 5 6 7 8.
OUTWARD = {
    2: "N N N N 1 1 1 1 1 1",
    3: "R N N N N N N 1 1 1",
    4: "- R N N N N N N 1 1",
    5: "- - R N N N N N N 1",
    6: "- - - R R R R R R R",
    7: "- - - - - - - - - -",
    8: "- - - - - - - - - R",
    9: "- - - - - - R R R N",
    10: "- - - R R R N N N 1",
    11: "- R R N N N N 1 1 1",
    12: "R N N N N N 1 1 1 1",
}
ROWS_6_8_9 = {
    2: "N N N N 1 1 1 1 1 1",
    3: "N N N N N N N 1 1 1",
    4: "- N N N N N N N 1 1",
    5: "- - N N N N N N N 1",
    6: "- - - R R R R R R R",
    7: "- - - - - - - - - -",
    8: "- - - - - - - - - R",
    9: "- - - - - - R R R R",
    10: "- - - N N N N N N 1",
    11: "- N N N N N N 1 1 1",
    12: "N N N N N N 1 1 1 1",
}
PRINTED = {"outward": OUTWARD, "rows_6_8_9": ROWS_6_8_9}

both_colourings = pytest.mark.parametrize("colours", ["outward", "rows_6_8_9"])


def letters(tables: Tables) -> str:
    return "".join(tables.result(column, total) for column in COLUMNS for total in TOTALS)


def chances(tables: Tables, results: str) -> list[int]:
    """Per column, how many of the 36 rolls give one of these results."""
    return [sum(CHANCES[total] for total in TOTALS if tables.result(column, total) in results) for column in COLUMNS]


@both_colourings
@pytest.mark.parametrize("total", TOTALS)
def test_T_01_every_cell_is_as_printed(colours: str, total: int) -> None:
    tables = load_tables(colours)
    assert " ".join(tables.result(column, total) for column in COLUMNS) == PRINTED[colours][total]


@both_colourings
def test_T_01_the_table_is_kept_by_column(colours: str) -> None:
    crt = load_tables(colours).crt
    assert [len(column) for column in crt] == [11] * 10
    for column in COLUMNS:
        assert [*crt[column + 1]] == [PRINTED[colours][total].split()[column + 1] for total in TOTALS]


@both_colourings
def test_T_01_a_roll_of_7_has_never_a_result(colours: str) -> None:
    assert {load_tables(colours).result(column, 7) for column in COLUMNS} == {"-"}


@both_colourings
def test_T_01_severity_never_falls_from_left_to_right(colours: str) -> None:
    tables = load_tables(colours)
    for total in TOTALS:
        row = [SEVERITY[tables.result(column, total)] for column in COLUMNS]
        assert row == sorted(row)


@both_colourings
def test_T_01_severity_never_falls_going_outward_from_7(colours: str) -> None:
    tables = load_tables(colours)
    for column in COLUMNS:
        low = [SEVERITY[tables.result(column, total)] for total in range(7, 1, -1)]
        high = [SEVERITY[tables.result(column, total)] for total in range(7, 13)]
        assert low == sorted(low)
        assert high == sorted(high)


@both_colourings
def test_T_01_a_low_roll_is_never_worse_than_the_high_roll_of_equal_chance(colours: str) -> None:
    tables = load_tables(colours)
    pairs = [
        (tables.result(column, total), tables.result(column, 14 - total)) for column in COLUMNS for total in range(2, 7)
    ]
    assert all(SEVERITY[low] >= SEVERITY[high] for low, high in pairs)
    assert any(SEVERITY[low] > SEVERITY[high] for low, high in pairs)


def test_T_01_chances_out_of_36() -> None:
    tables = load_tables()
    assert chances(tables, "RN1") == [4, 9, 13, 21, 21, 21, 25, 25, 25, 30]  # soft target
    assert chances(tables, "N1") == [1, 4, 7, 13, 13, 13, 16, 16, 16, 20]  # armoured target
    assert chances(tables, "1") == [0, 0, 0, 0, 1, 1, 2, 6, 9, 16]


def test_T_01_counts_of_each_result() -> None:
    found = letters(load_tables())
    assert (found.count("N") + found.count("R"), found.count("R"), found.count("1")) == (55, 20, 20)
    assert len(found) == 110


def test_T_01_mine_column_has_no_step_loss_and_column_3_adds_only_that_of_roll_2() -> None:
    tables = load_tables()
    mine = {total: tables.result(2, total) for total in TOTALS}
    assert [total for total in TOTALS if mine[total] in "RN"] == [2, 3, 4, 5, 6, 10, 11, 12]
    assert [total for total in TOTALS if mine[total] == "-"] == [7, 8, 9]
    assert {total: tables.result(3, total) for total in TOTALS} == mine | {2: "1"}


@both_colourings
@pytest.mark.parametrize(
    ("column", "total", "result"),
    [(3, 6, "R"), (5, 9, "R"), (5, 10, "N"), (2, 5, "N"), (4, 11, "N"), (1, 6, "-"), (6, 11, "1")],
)
def test_R_02_both_readings_fit_the_cells_that_an_example_pins(
    colours: str, column: int, total: int, result: str
) -> None:
    assert load_tables(colours).result(column, total) == result


def test_R_02_outward_the_first_N_from_roll_7_is_red_and_no_other() -> None:
    tables = load_tables("outward")
    for column in COLUMNS:
        for side in (range(6, 1, -1), range(8, 13)):
            hits = "".join(tables.result(column, total) for total in side).replace("-", "").replace("1", "")
            assert hits == "R" + "N" * (len(hits) - 1) or hits == ""


def test_R_02_rows_6_8_9_every_N_there_is_red_and_no_other() -> None:
    tables = load_tables("rows_6_8_9")
    for total in TOTALS:
        found = {tables.result(column, total) for column in COLUMNS}
        assert ("N" not in found) if total in (6, 8, 9) else ("R" not in found)
    assert letters(tables).count("R") == 12
    assert chances(tables, "N1")[3:] == [16] * 7


def test_R_02_the_readings_differ_in_ten_cells_and_in_colour_only() -> None:
    outward, rows = load_tables("outward"), load_tables("rows_6_8_9")
    cells = [(column, total) for column in COLUMNS for total in TOTALS]
    differing = [cell for cell in cells if outward.result(*cell) != rows.result(*cell)]
    red_only_outward = {(-1, 3), (-1, 12), (0, 4), (0, 11), (1, 5), (1, 11), (2, 10), (3, 10), (4, 10)}
    assert {*differing} == red_only_outward | {(8, 9)}
    assert {cell for cell in differing if outward.result(*cell) == "R"} == red_only_outward
    assert letters(outward).replace("R", "N") == letters(rows).replace("R", "N")


def test_R_04_a_factor_above_8_uses_column_8() -> None:
    tables = load_tables()
    for total in TOTALS:
        assert tables.result(9, total) == tables.result(20, total) == tables.result(8, total)


def test_R_04_a_factor_below_minus_1_is_no_shot() -> None:
    with pytest.raises(AssertionError):
        load_tables().result(-2, 7)


@pytest.mark.parametrize("total", [0, 1, 13])
def test_8_2_5_only_totals_of_two_dice_are_read(total: int) -> None:
    with pytest.raises(AssertionError):
        load_tables().result(0, total)


def test_1_1_movement_class() -> None:
    assert load_tables().movement_class == {
        "infantry": 0,
        "machine_gun": 0,
        "at_gun": 1,
        "motorcycle": 1,
        "armoured_car": 1,
        "tank": 2,
        "assault_gun": 2,
        "carrier": 2,
        "hq": -1,
    }


@pytest.mark.parametrize(
    ("question", "types"),
    [
        pytest.param("soft", "infantry machine_gun at_gun motorcycle hq", id="R-03"),
        pytest.param("disperses", "armoured_car tank assault_gun", id="7.2.2"),
        pytest.param("is_infantry", "infantry machine_gun", id="1.1"),
        pytest.param("antitank", "at_gun", id="8.2.1"),
        pytest.param("vehicle", "tank armoured_car assault_gun carrier", id="R-26"),
    ],
)
def test_1_1_which_unit_types_are(question: str, types: str) -> None:
    tables = load_tables()
    answers: dict[str, bool] = getattr(tables, question)
    assert answers.keys() == tables.movement_class.keys()
    assert {kind for kind, answer in answers.items() if answer} == {*types.split()}


def test_T_02_firer() -> None:
    assert load_tables().firer == {  # direct, assault
        "fatigued": (-1, -1),
        "neutralized": (-1, -1),
        "in_column": (-1, -1),
        "assault_pioneer": (0, 1),
        "move_and_fire": (-2, -1),
        "distance": (-1, 0),
        "same_hex": (0, 1),
        "dispersed": (-1, -1),
        "across_stream": (0, -3),
        "out_of_command": (-1, -1),
    }


def test_T_03_target() -> None:
    assert load_tables().target == {  # direct, indirect, assault
        "woods": (-1, -1, -1),
        "orchard": (-1, -1, -1),
        "village": (-2, -2, -1),
        "in_column": (1, 1, 1),
        "dispersed": (1, 1, 1),
        "higher_elevation": (0, 0, -1),
        "entrenchment": (-2, -2, -2),
    }


def test_T_04_indirect_fire() -> None:
    tables = load_tables()
    assert tables.strike_column == {"light": 4, "medium": 5, "heavy": 6, "stuka": 8, "minefield": 2}
    assert tables.transmits == {"light": True, "medium": True, "heavy": True, "stuka": False, "minefield": False}
    assert tables.armour_counts == {"light": True, "medium": True, "heavy": True, "stuka": True, "minefield": False}


def test_T_05_movement_costs_in_half_points() -> None:
    assert load_tables().move_cost == {  # foot, wheels, tracks
        "clear": (2, 4, 4),
        "orchard": (2, 6, 6),
        "woods": (2, 6, 6),
        "village": (2, 6, 8),
        "cliff": (2, 6, 4),
        "stream": (2, 6, 4),
        "main_road": (1, 2, 2),
        "secondary_road": (1, 2, 2),
        "minefield": (2, 8, 6),
    }


def test_T_06_formation_factor() -> None:
    tables = load_tables()
    assert tables.formation_factor == {"german": 8, "french": 7}
    assert tables.ff_modifier == {"demoralized": -3, "fatigued": -2, "hq_neutralized": -1, "unit_neutralized": -1}


def test_T_07_reaction_checks() -> None:
    tables = load_tables()
    types = "infantry machine_gun at_gun motorcycle armoured_car tank assault_gun carrier hq".split()
    assert tables.reaction_base.keys() == {(side, kind) for side in ("german", "french") for kind in types}
    assert {who for who, base in tables.reaction_base.items() if base == 8} == {
        ("german", "tank"),
        ("german", "at_gun"),
    }
    assert {base for base in tables.reaction_base.values() if base != 8} == {7}
    assert tables.reaction_modifier == {
        "out_of_command": 1,
        "neutralized": 2,
        "fatigued": 1,
        "demoralized": 2,
        "per_hex": 1,
    }


def test_T_08_spotting() -> None:
    assert load_tables().spotting == {True: (8, 4), False: (4, 2)}


def test_limits() -> None:
    assert load_tables().limits == {
        "stacking": 3,  # 7.3
        "max_sight": 8,  # 4.1
        "doctrine_german": 3,  # 3.4
        "doctrine_french": 2,
        "transmission": 8,  # 8.6.1
        "cancel": 3,  # 5.5
        "mine_depletion": 10,  # 10.1
        "assault_rounds": 20,
        "remove_neutralized": 6,  # 5.5
        "remove_fatigue": 2,
        "max_column": 8,
        "min_column": -1,
    }


def test_tables_are_read_once() -> None:
    assert load_tables("outward") is load_tables("outward")


def test_R_02_outward_is_the_default_and_changes_nothing_but_the_combat_table() -> None:
    assert load_tables() == load_tables("outward")
    rival = load_tables("rows_6_8_9")
    differing = [
        name for name in Tables.names if getattr(rival, name) != getattr(load_tables(), name)
    ]
    assert differing == ["crt"]


def test_R_02_an_unknown_reading_is_refused() -> None:
    with pytest.raises(TableError, match="crt_colours: found 'glyphs', allowed: outward rows_6_8_9"):
        load_tables("glyphs")


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_every_table_names_its_rule_and_its_source(path: Path) -> None:
    head = [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
    assert head[0].startswith(("# T-0", "# Rule ", "# Single numbers, each with the rule"))
    assert any("Source: " in line for line in head)


FAULTS = [
    # (file, line as shipped, faulty line, row, column)
    ("crt_outward", "3,R,N,N,N,N,N,N,1,1,1", "3,R,N,N,N,Ν,N,N,1,1,1", "3", "3"),
    ("crt_outward", "8,-,-,-,-,-,-,-,-,-,R", "8,-,,-,-,-,-,-,-,-,R", "8", "0"),
    ("crt_outward", "12,R,N,N,N,N,N,1,1,1,1", "12,r,N,N,N,N,N,1,1,1,1", "12", "-1"),
    ("crt_outward", "12,R,N,N,N,N,N,1,1,1,1", "13,R,N,N,N,N,N,1,1,1,1", "13", "roll"),
    ("unit_types", "tank,tracked,no,yes,vehicle,no,no", "tank,,no,yes,vehicle,no,no", "tank", "movement_class"),
    ("unit_types", "tank,tracked,no,yes,vehicle,no,no", "tank,tracked,no,yes,big,no,no", "tank", "spotted_as"),
    ("unit_types", "hq,,yes,no,soft,no,no", "hq,tracked,yes,no,soft,no,no", "hq", "movement_class"),
    ("unit_types", "hq,,yes,no,soft,no,no", "hq,,maybe,no,soft,no,no", "hq", "soft"),
    ("fire_firer", "across_stream,0,-3", "across_stream,0,-30", "across_stream", "assault"),
    ("fire_target", "village,-2,-2,-1", "village,-2,*,-1", "village", "indirect"),
    ("indirect", "stuka,8,no,yes", "stuka,9,no,yes", "stuka", "column"),
    ("indirect", "stuka,8,no,yes", "stuka,8,no,1", "stuka", "armour"),
    ("movement", "main_road,1/2,1,1", "main_road,1/2,1/4,1", "main_road", "motorized"),
    ("formation_factor", "modifier,fatigued,-2", "modifier,fatigued,2", "modifier fatigued", "value"),
    ("formation_factor", "base,german,8", "base,german,13", "base german", "value"),
    ("reaction", "base,german,tank,8", "base,french,tank,8", "base french tank", "kind, side, name"),
    ("reaction", "modifier,any,per_hex,1", "modifier,any,per_hex,-1", "modifier any per_hex", "value"),
    ("spotting", "soft,4,2", "soft,4,0", "soft", "other"),
    ("limits", "stacking,3,7.3", "stacking,0,7.3", "stacking", "value"),
    ("limits", "stacking,3,7.3", "stacking,3,", "stacking", "rule"),
    ("limits", "max_column,8,8.2.2", "max_column,9,8.2.2", "max_column", "value"),
    ("limits", "min_column,-1,8.2.2", "min_column,0,8.2.2", "min_column", "value"),
]


@pytest.mark.parametrize(("name", "line", "faulty", "row", "column"), FAULTS)
def test_a_faulty_cell_is_named(tmp_path: Path, name: str, line: str, faulty: str, row: str, column: str) -> None:
    folder = shutil.copytree(FOLDER, tmp_path / "blitz40")
    path = folder / f"{name}.csv"
    text = path.read_text(encoding="utf-8")
    assert text.count(f"\n{line}\n") == 1
    path.write_text(text.replace(f"\n{line}\n", f"\n{faulty}\n"), encoding="utf-8")
    with pytest.raises(TableError) as caught:
        read_tables(folder)
    message = str(caught.value)
    assert message.startswith(f"{path}, row {row!r} (line ")
    assert f", column {column!r}: found " in message
    assert ", allowed: " in message


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_a_missing_row_is_named(tmp_path: Path, path: Path) -> None:
    folder = shutil.copytree(FOLDER, tmp_path / "blitz40")
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    (folder / path.name).write_text("".join(lines[:-1]), encoding="utf-8")
    colours = path.stem.removeprefix("crt_") if path.stem.startswith("crt_") else "outward"
    with pytest.raises(TableError, match=rf"{path.name}, column .*: row missing: {lines[-1].split(',')[0]}"):
        read_tables(folder, colours)
