"""The order of battle as a table: the columns of the research files, and what spreadsheets make of them."""

import csv
import io
import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bk40qt.paths import shipped_scenarios
from editor.document import ScenarioDocument
from editor.exchange.common import ExchangeError
from editor.exchange.oob_csv import COLUMNS, MAX_BYTES, guarded, unguarded, write_rows
from editor.exchange.oob_export import oob_rows, write_oob
from editor.exchange.oob_import import oob_patch, parse_oob, read_oob

SHARED = Path(__file__).parents[3] / "shared" / "oob"
HEAD = (
    "id,name,side,formation_id,unit_type,attack_full,armour_full,range_full,ma_full,"
    "attack_red,armour_red,range_red,ma_red"
)


def document(name="hannut"):
    return ScenarioDocument.from_file(shipped_scenarios()[name])


def table(*rows, head=HEAD):
    return parse_oob("\n".join((head, *rows)).encode())


def said(faults):
    return [str(fault) for fault in faults]


# ------------------------------------------------------------------------------------------------------------ writing


# A scenario has colours, not their names, and no sources. R-86 took the marker from 14 PzJg SchR 8; its note says so.
NOT_HELD = {"colour", "source"}
RULED = {("s_de_14s8", "activation_marker"), ("s_de_14s8", "note")}


def spelt(value):
    """The research files write German without umlauts, the scenarios with them."""
    return value.replace("Züge", "Zuege")



@pytest.mark.skipif(not SHARED.exists(), reason="the research files are not here")
@pytest.mark.parametrize("name", ["hannut", "stonne"])
def test_the_export_agrees_with_the_research_file_field_by_field(name, tmp_path):
    write_oob(tmp_path / "oob.csv", document(name).data)
    with (tmp_path / "oob.csv").open(encoding="utf-8", newline="") as stream:
        ours = list(csv.DictReader(stream))
    with (SHARED / f"{name}.csv").open(encoding="utf-8", newline="") as stream:
        theirs = list(csv.DictReader(stream))
    assert list(ours[0]) == list(theirs[0]) == list(COLUMNS)
    assert [row["id"] for row in ours] == [row["id"] for row in theirs]
    different = {
        (a["id"], column)
        for a, b in zip(ours, theirs, strict=True)
        for column in COLUMNS
        if spelt(unguarded(a[column])) != b[column] and column not in NOT_HELD
    }
    assert different <= RULED
    if name == "hannut":
        assert not different


@pytest.mark.parametrize("name", ["hannut", "stonne"])
@pytest.mark.parametrize("replace", [False, True])
@pytest.mark.parametrize("for_excel", [False, True])
def test_the_export_changes_nothing_when_it_is_read_again(name, replace, for_excel, tmp_path):
    scenario = document(name)
    write_oob(tmp_path / "oob.csv", scenario.data, for_excel)
    read = read_oob(tmp_path / "oob.csv")
    assert read.faults == ()
    assert oob_patch(scenario, read, replace) == (None, [])


@pytest.mark.skipif(not SHARED.exists(), reason="the research files are not here")
def test_the_research_file_of_hannut_changes_nothing():
    read = read_oob(SHARED / "hannut.csv")
    assert read.faults == ()
    scenario = document()
    for counter in scenario.data["counters"]:
        counter["name"] = spelt(counter["name"])
    assert oob_patch(scenario, read, replace=True) == (None, [])


def test_cells_that_look_like_formulas_are_harmless():
    scenario = document()
    nasty = '=HYPERLINK("http://example.org";"x")'
    counters = [{**scenario.data["counters"][0], "name": nasty, "note": "+1 in assault", "model": "'=x"}]
    data = {**scenario.data, "counters": counters}
    content = write_rows(oob_rows(data))
    (row,) = csv.DictReader(io.StringIO(content.decode(), newline=""))
    assert row["name"].startswith("'=") and row["note"] == "'+1 in assault"
    assert not any(cell[:1] in tuple("=+-@") for cell in row.values())
    (counter,) = parse_oob(content).counters
    assert (counter["name"], counter["note"], counter["model"]) == (nasty, "+1 in assault", "'=x")


@given(st.text(alphabet="'=+-@ab ", max_size=6))
def test_guarding_is_undone(text):
    assert unguarded(guarded(text)) == text
    assert guarded(text)[:1] not in tuple("=+-@")


# ------------------------------------------------------------------------------------------------------------ reading


def test_a_new_counter_and_a_new_formation():
    scenario = document()
    head = f"{HEAD},formation,activation_marker,colour_hex,arrival,zone,start_steps_lost,special,independent,note"
    read = table(
        "x_1,1./99,german,ge_99,infantry,4,0,1,4,3,0,1,4,99er,I/99,#123456,setup,HG1,1,assault_pioneer,0,",
        "x_hq,HQ 99,german,ge_99,hq,,,,4,,,,4,99er,I/99,#123456,setup,HG1,0,,0,",
        "h_de_5i_l1,1. Kp,german,ge_i_5_pzr,tank,5,1,1,9,3,1,1,9,I/5 PzR,I/5 PzR,#C0392B,setup,HG1,0,,0,new",
        head=head,
    )
    assert read.faults == ()
    patch, faults = oob_patch(scenario, read)
    assert faults == []
    assert patch.name == "import the order of battle (3 counters)"
    before = scenario.text()
    undo = scenario.apply(patch)
    counters = {counter["id"]: counter for counter in scenario.data["counters"]}
    assert counters["x_1"] == {
        "id": "x_1", "name": "1./99", "formation": "ge_99", "type": "infantry", "full": [4, 0, 1, 4],
        "reduced": [3, 0, 1, 4], "special": ["assault_pioneer"], "start_losses": 1,
    }  # fmt: skip
    assert counters["x_hq"]["full"] == [0, 0, 0, 4]
    assert counters["h_de_5i_l1"]["note"] == "new"
    assert counters["h_de_5i_l1"]["type_id"] == "pz12"  # no such column in the table: it stays
    assert {"formation": "ge_99", "zone": "HG1"} in scenario.data["setup"][1]["formations"]
    assert scenario.problems() == ()
    scenario.apply(undo)
    assert scenario.text() == before


def test_replacing_removes_what_the_table_does_not_have():
    scenario = document()
    rows = [row for row in oob_rows(scenario.data) if row["formation_id"] != "ge_i_12_schr"]
    patch, _ = oob_patch(scenario, parse_oob(write_rows(rows)), replace=True)
    scenario.apply(patch)
    assert "ge_i_12_schr" not in scenario.text()
    assert scenario.problems() == ()
    again, _ = oob_patch(scenario, parse_oob(write_rows(rows)), replace=True)
    assert again is None


def test_an_empty_scenario_gets_the_whole_order_of_battle():
    full = document("stonne")
    rows = oob_rows(full.data)
    bare = {**full.data, "formations": [], "counters": [], "setup": [], "entries": []}
    made = ScenarioDocument(bare)
    patch, faults = oob_patch(made, parse_oob(write_rows(rows)))
    assert faults == []
    made.apply(patch)
    assert oob_rows(made.data) == rows


def test_who_sets_up_after_the_enemy_gets_a_stage_of_his_own():
    full = document()
    rows = oob_rows(full.data)
    bare = ScenarioDocument({**full.data, "formations": [], "counters": [], "setup": []})
    patch, _ = oob_patch(bare, parse_oob(write_rows(rows)))
    bare.apply(patch)
    assert oob_rows(bare.data) == rows


def test_starting_losses_are_told_to_the_set_up():
    scenario = document()
    rows = [{**row, "start_steps_lost": "0" if row["id"] == "h_fr_2c_h39_4a" else row["start_steps_lost"]}
            for row in oob_rows(scenario.data)]  # fmt: skip
    patch, _ = oob_patch(scenario, parse_oob(write_rows(rows)))
    scenario.apply(patch)
    assert scenario.data["setup"][0]["losses"] == [{"formation": "fr_2_cuir", "count": 3}]
    assert scenario.problems() == ()


# ----------------------------------------------------------------------------------------------------- spreadsheets


GOOD = "x_1,Compagnie é,french,fr_9,infantry,4,0,1,4,3,0,1,4"


@pytest.mark.parametrize(
    "raw",
    [
        f"{HEAD}\r\n{GOOD}\r\n".encode("utf-8-sig"),
        f"{HEAD}\n{GOOD}".replace(",", ";").encode(),
        f"{HEAD}\n{GOOD}".replace(",", "\t").encode("utf-16"),
        f"sep=;\r\n{HEAD}\r\n{GOOD}".replace(",", ";").encode(),
        f"{HEAD}\r{GOOD}\r".replace("\r", "\r\n\r\n").encode(),
        f"{HEAD},,\n{GOOD},,\n,,,,,,,,,,,,,,\n".encode(),
        f"{HEAD}\n{GOOD}".replace("4,0,1,4", '4.0,"0",1, 4 ').encode(),
        f"{HEAD.upper()}\n{GOOD}".encode(),
        f'{HEAD}\n"x_1","Compagnie é","french","fr_9","infantry",4,0,1,4,3,0,1,4'.encode(),
    ],
)
def test_what_spreadsheets_make_of_it_is_read(raw):
    read = parse_oob(raw)
    assert read.faults == ()
    (counter,) = read.counters
    assert counter["name"] == "Compagnie é"
    assert (counter["full"], counter["reduced"]) == ([4, 0, 1, 4], [3, 0, 1, 4])


def test_windows_text_is_read_and_said():
    read = parse_oob(f"{HEAD}\n{GOOD}".encode("cp1252"))
    assert read.counters[0]["name"] == "Compagnie é"
    assert "not UTF-8" in read.faults[0].message


def test_line_breaks_within_a_cell_do_not_upset_the_line_numbers():
    read = table('a,"Na\nme",french,f,infantry,4,0,1,4,3,0,1,4', "b,B,nobody,f,infantry,4,0,1,4,3,0,1,4")
    assert read.counters[0]["name"] == "Na\nme"
    assert [(fault.line, fault.column) for fault in read.faults] == [(4, "side")]


@pytest.mark.parametrize(
    ("row", "column", "message"),
    [
        ("a b,N,french,f,infantry,4,0,1,4,3,0,1,4", "id", "letters"),
        (",N,french,f,infantry,4,0,1,4,3,0,1,4", "id", "letters"),
        ("a,N,dutch,f,infantry,4,0,1,4,3,0,1,4", "side", "must be one of german, french"),
        ("a,N,french,,infantry,4,0,1,4,3,0,1,4", "formation_id", "letters"),
        ("a,N,french,f,cavalry,4,0,1,4,3,0,1,4", "unit_type", "must be one of"),
        ("a,N,french,f,infantry,21,0,1,4,3,0,1,4", "attack_full", "from 0 to 20"),
        ("a,N,french,f,infantry,4,x,1,4,3,0,1,4", "armour_full", "from 0 to 10, not 'x'"),
        ("a,N,french,f,infantry,4,0,1,0,3,0,1,4", "ma_full", "from 1 to 30"),
        ("a,N,french,f,infantry,4,0,1,4,-3,0,1,4", "attack_red", "from 0 to 20, not '-3'"),
        ("a,N,french,f,infantry,4,0,1,4,3,0,1," + "9" * 500, "ma_red", "from 1 to 30"),
        ("a,N,french,f,infantry,4,0,1,4,3,0,1", "ma_red", "from 1 to 30, not ''"),
        ("a,N,french,f,infantry,4,0,1,4,3,0,1,4,5,6", "", "more cells"),
        ("a,N\x07,french,f,infantry,4,0,1,4,3,0,1,4", "name", "control character"),
        ("a,N,french,f,infantry,٤,0,1,4,3,0,1,4", "", ""),
    ],
)
def test_faults_have_a_line_and_a_column(row, column, message):
    read = table(GOOD, row)
    if message:
        assert [(fault.line, fault.column) for fault in read.faults] == [(3, column)]
        assert message in read.faults[0].message
        assert str(read.faults[0]).startswith("line 3")


def test_rows_that_contradict_one_another():
    head = f"{HEAD},formation,colour_hex,arrival,zone"
    read = table(
        "a,A,french,f,infantry,4,0,1,4,3,0,1,4,First,#112233,setup,HF1",
        "b,B,german,f,infantry,4,0,1,4,3,0,1,4,Second,red,turn x,HF2",
        "a,A,french,f,infantry,4,0,1,4,3,0,1,4,First,#112233,setup,HF1",
        "c,C,french,f,infantry,4,0,1,4,3,0,1,4,First,#112233,turn 3,HF3",
        head=head,
    )
    places = {(fault.line, fault.column) for fault in read.faults}
    assert {(3, "side"), (3, "formation"), (3, "colour_hex"), (3, "arrival"), (3, "zone"), (4, "id")} == places
    (formation,) = read.formations
    assert (formation.zone, formation.entry_zone) == ("HF1", "HF3")


def test_unknown_zones_and_ids_that_are_taken():
    scenario = document()
    read = table(
        f"{GOOD},nowhere",
        "ge_kg,N,german,ge_i_5_pzr,infantry,4,0,1,4,3,0,1,4,HG1",
        head=f"{HEAD},zone",
    )
    patch, faults = oob_patch(scenario, read)
    assert "there is no zone 'nowhere'" in faults[1].message and faults[1].line == 2
    assert "ge_kg is the id of a formation" in faults[0].message
    assert patch is not None


@pytest.mark.parametrize(
    "raw",
    [
        b"", b"\n\n", b"a,b\n1,2", b"\0\0", b"\xff\xfe\0", b"\x81\x8d\x8f\x90\x9d", HEAD.encode() + b'\n"x',
        f"{HEAD},id\n".encode(), HEAD.encode() + b"\n" + b"x" * 200_000, b"x" * (MAX_BYTES + 1),
        (HEAD + "\n" + f"{GOOD}\n" * 2001).encode(), b"PK\x03\x04" + bytes(range(256)), b"{}", b"\xef\xbb\xbf",
    ],
)  # fmt: skip
def test_what_is_no_table_is_refused(raw):
    with pytest.raises(ExchangeError):
        parse_oob(raw)


def test_a_large_file_is_never_read_to_the_end(tmp_path):
    large = tmp_path / "large.csv"
    with large.open("wb") as stream:
        stream.truncate(200 * 1024 * 1024)
    with pytest.raises(ExchangeError, match="larger than 8 MiB"):
        read_oob(large)
    with pytest.raises(ExchangeError):
        read_oob(tmp_path)


def test_a_file_of_faults_gives_a_short_list():
    read = table(*["?,?,?,?,?,?,?,?,?,?,?,?,?"] * 1500)
    assert len(read.faults) == 201
    assert "more; mend these first" in read.faults[-1].message


def test_the_largest_table_is_taken_over_in_time():
    scenario = document()
    rows = [f"c{n},N{n},french,f{n // 10},infantry,4,0,1,4,3,0,1,4,HF1" for n in range(2000)]
    patch, faults = oob_patch(scenario, table(*rows, head=f"{HEAD},zone"))
    scenario.apply(patch)
    assert faults == []
    assert len(scenario.data["counters"]) == 2086


def test_rubbish_in_any_cell_never_does_harm():
    chance = random.Random(3)
    rubbish = (
        "",
        " ",
        "=1+1",
        "-1",
        "1e9",
        "NaN",
        "\ufeff",
        "x" * 70,
        "turn 99999999999",
        "#FFF",
        "setup_last",
        "٣",
        "\u202e",
    )
    scenario = document("stonne")
    rows = oob_rows(scenario.data)
    for _ in range(60):
        spoiled = [dict(row) for row in rows]
        for _ in range(chance.randint(1, 20)):
            chance.choice(spoiled)[chance.choice(COLUMNS)] = chance.choice(rubbish)
        patch, _ = oob_patch(scenario, parse_oob(write_rows(spoiled)), replace=chance.random() < 0.5)
        if patch is not None:
            changed = ScenarioDocument(scenario.data)
            undo = changed.apply(patch)
            changed.problems()
            changed.apply(undo)
            assert changed.data == scenario.data
