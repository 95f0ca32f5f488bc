"""Changes of several counters at once, and stages."""

from __future__ import annotations

from typing import Any

import pytest

from bk40qt.engine.document import dump
from bk40qt.paths import shipped_scenarios
from editor.document import ScenarioDocument
from editor.edits.counters import add_copies, numbered, put_counters, set_key
from editor.edits.stages import set_stage_side
from editor.patch import Patch
from editor.unit_library import shipped_units


@pytest.fixture
def document() -> ScenarioDocument:
    return ScenarioDocument.from_file(shipped_scenarios()["hannut"])


def carry_out(document: ScenarioDocument, patch: Patch | None) -> None:
    """And see that undoing it gives the same bytes, and that the file is still in canonical form."""
    assert patch is not None
    before = document.text()
    undo = document.apply(patch)
    after = document.text()
    document.apply(undo)
    assert document.text() == before
    document.apply(patch)
    again, _ = ScenarioDocument.of(document.data)
    assert again is not None and dump(again.data) == after


def counters(document: ScenarioDocument, *ids: str) -> list[dict[str, Any]]:
    return [entry for entry in document.data["counters"] if entry["id"] in ids]


def members(document: ScenarioDocument, formation: str) -> list[str]:
    return [entry["id"] for entry in document.data["counters"] if entry["formation"] == formation]


def test_one_value_of_many(document: ScenarioDocument) -> None:
    patch = set_key(document, ("h_fr_12c_1", "h_fr_12c_3"), "reduced.armour", 5)
    assert patch is not None and str(patch.title) == "change reduced armour (2 counters)"
    before = [entry["reduced"] for entry in counters(document, "h_fr_12c_1", "h_fr_12c_3")]
    carry_out(document, patch)
    after = [entry["reduced"] for entry in counters(document, "h_fr_12c_1", "h_fr_12c_3")]
    assert [[a, 5, *rest] for a, _, *rest in before] == after
    assert set_key(document, ("h_fr_12c_1",), "reduced.armour", 5) is None
    assert set_key(document, ("nobody",), "name", "x") is None


def test_who_is_not_independent_any_more_has_no_end_of_it(document: ScenarioDocument) -> None:
    carry_out(document, set_key(document, ("h_fr_12c_1",), "independent", True))
    carry_out(document, set_key(document, ("h_fr_12c_1",), "independent_until", 3))
    carry_out(document, set_key(document, ("h_fr_12c_1",), "independent", False))
    (entry,) = counters(document, "h_fr_12c_1")
    assert "independent" not in entry and "independent_until" not in entry


def test_copies_of_a_type_have_ids_of_their_own(document: ScenarioDocument) -> None:
    unit = shipped_units()[0]
    carry_out(document, add_copies(document, "fr_1_cuir", "Esc. #", 3, unit.values()))
    carry_out(document, add_copies(document, "fr_1_cuir", "Esc. #", 2, unit.values()))
    carry_out(document, add_copies(document, "fr_1_cuir", "Esc. /1", 1, unit.values()))
    ids = [entry["id"] for entry in document.data["counters"]]
    assert len(set(ids)) == len(ids)
    assert not document.problems()
    assert [numbered("Kp", n, 2) for n in (1, 2)] == ["Kp 1", "Kp 2"]
    assert numbered("Kp", 1, 1) == "Kp"


def test_counters_go_to_their_place(document: ScenarioDocument) -> None:
    first, second, *_ = members(document, "fr_12_cuir")
    target = members(document, "fr_2_cuir")
    carry_out(document, put_counters(document, (second, first), "fr_2_cuir", target[2]))
    assert members(document, "fr_2_cuir") == [*target[:2], first, second, *target[2:]]
    carry_out(document, put_counters(document, (first,), "fr_2_cuir", None))
    assert members(document, "fr_2_cuir")[-1] == first
    assert put_counters(document, (first,), "fr_2_cuir", None) is None
    assert put_counters(document, (), "fr_2_cuir", None) is None


def test_the_side_of_an_empty_stage(document: ScenarioDocument) -> None:
    from editor.edits.setup import add_stage

    assert set_stage_side(document, 0, "german") is None
    carry_out(document, add_stage(document, "german"))
    carry_out(document, set_stage_side(document, 3, "french"))
    assert document.data["setup"][3]["side"] == "french"
