"""Every rule that can be tested has a test, and the shipped table says which."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rule_table import COMMAND, COVERAGE, Rule, Table, collect, main, markdown, numbers_in_name, rules


@pytest.fixture(scope="module")
def table() -> Table:
    return collect()


def test_every_testable_rule_has_a_test(table: Table) -> None:
    gaps = [f"{rule.number} {rule.title}" for rule in table.gaps()]
    assert not gaps, "no test covers:\n" + "\n".join(gaps)


def test_every_mark_names_a_rule_that_exists(table: Table) -> None:
    assert not table.unknown, "no such rule:\n" + "\n".join(table.unknown)


def test_the_shipped_table_is_up_to_date(table: Table) -> None:
    shipped = COVERAGE.read_text(encoding="utf-8") if COVERAGE.exists() else ""
    assert shipped == markdown(table), f"{COVERAGE.name} is out of date; write it again with: {COMMAND}"


def test_the_list_of_rules_is_complete() -> None:
    found = rules()
    assert [number for number in found if number.startswith("R-")] == [f"R-{number:02d}" for number in range(1, 96)]
    assert [number for number in found if number.startswith("EX-")] == [f"EX-{number:02d}" for number in range(1, 28)]
    chapters = {number.split(".")[0] for number in found if number[0].isdigit()}
    assert chapters == {str(chapter) for chapter in range(14)}


@pytest.mark.parametrize(("name", "numbers"), [
    ("test_4_3_2_blind_hexes", ("4.3.2",)),
    ("test_R_27_a_second_ridge", ("R-27",)),
    ("test_ex_17_split_pioneers", ("EX-17",)),
    ("test_EX_02_4_3_2_blind_hexes", ("EX-02", "4.3.2")),
    ("test_t_09_r_76_points", ("T-09", "R-76")),
    ("test_2_B_2_a_formation", ("2.B.2",)),
    ("test_2_A_3_recovery", ("2.A",)),
    ("test_2_a_turn_has_two_phases", ("2",)),
    ("test_R_02_rows_6_8_9_are_red", ("R-02",)),
    ("test_12_every_counter", ("12",)),
    ("test_F_2_neighbours", ()),
    ("test_there_are_216_positions", ()),
])
def test_numbers_are_read_from_the_beginning_of_a_name(name: str, numbers: tuple[str, ...]) -> None:
    assert numbers_in_name(name, rules()) == numbers


SAMPLE = '''
import pytest
pytestmark = [pytest.mark.slow, pytest.mark.rule("8.5")]

class TestAll:
    @pytest.mark.rule("6.3.1", "R-37")
    @pytest.mark.xfail(strict=True)
    def test_4_1_sight(self): ...

@pytest.mark.rule("R-99")
def test_nothing(): ...

def helper(): ...
'''


def test_marks_of_functions_classes_and_modules_are_collected(tmp_path: Path) -> None:
    (tmp_path / "test_sample.py").write_text(SAMPLE, encoding="utf-8")
    found = collect(tmp_path)
    assert {number for number, covering in found.by_rule.items() if covering} == {"8.5", "4.1", "6.3.1", "R-37"}
    assert found.unknown == ["test_sample.py::test_nothing: R-99"]
    assert found.status(found.rules["4.1"]) == "tested; known defect: test_4_1_sight"
    assert found.status(found.rules["4.2"]) == "**no test**"
    assert Rule("4.2", found.rules["4.2"].title, "") in found.gaps()


def test_a_mark_that_cannot_be_read_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "test_sample.py").write_text("@pytest.mark.rule(NUMBER)\ndef test_one(): ...\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"test_sample.py:1: a rule mark names its rules as texts"):
        collect(tmp_path)


def test_the_command_prints_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--print"]) == 0
    assert capsys.readouterr().out.startswith("# Rules and their tests\n")
    assert main(["--help"]) == 2
