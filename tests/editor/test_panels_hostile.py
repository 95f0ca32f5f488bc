"""Panels and documents that are wrong in every way a file can be wrong: shown and mended, never a crash."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QAbstractItemView, QCheckBox, QComboBox, QLineEdit, QSpinBox
from pytestqt.qtbot import QtBot

from bk40qt.desktop import i18n
from bk40qt.engine.document import Problem, read
from bk40qt.engine.wording import Said
from bk40qt.paths import shipped_scenarios
from editor.checking import Checker
from editor.document import ScenarioDocument
from editor.history import History
from editor.keeping import listed
from editor.panels.forces import ForcesPanel
from editor.panels.form_panel import FormPanel
from editor.panels.markers import MarkersPanel
from editor.panels.problems import ProblemsPanel
from editor.panels.reinforcements import ReinforcementsPanel
from editor.panels.scenario_head import ScenarioPanel
from editor.panels.setup_stages import SetupPanel
from editor.panels.victory import VictoryPanel
from editor.panels.zones_list import ZonesPanel
from editor.problem_words import grouped, told
from editor.workspace import Workspace
from tests.editor.panel_hands import Hands

PANELS: tuple[type[FormPanel], ...] = (
    ForcesPanel, ZonesPanel, SetupPanel, ReinforcementsPanel, MarkersPanel, VictoryPanel, ScenarioPanel
)  # fmt: skip
Break = Callable[[dict[str, Any]], None]


def nothing_at_all(data: dict[str, Any]) -> None:
    for key in ("formations", "counters", "zones", "setup", "markers", "strikes", "entries", "withdrawals", "control"):
        data[key] = []
    data["victory"] = {"kind": "bands", "side": "french"}
    data["notes"], data["options"] = [], {}
    data.pop("initiative", None)


def dangling_names(data: dict[str, Any]) -> None:
    for counter in data["counters"][::3]:
        counter["formation"] = "nowhere"
    for stage in data["setup"]:
        for row in stage["formations"]:
            row["zone"] = "nozone"
        stage["formations"].append({"formation": "noone", "zone": "HF1"})
        stage["losses"] = [{"formation": "noone", "count": 99}]
        stage["mounts"] = [{"carrier": "nocarrier", "companies": ["x", "y"], "optional": False}]
        stage["minefields"] = {"count": 70, "zone": "nozone"}
    data["entries"] = [{"formation": "noone", "zone": "nozone"}]
    data["withdrawals"] = [{"formation": "noone", "turn": 999}]
    data["formations"][0]["attach_to"] = ["noone"]
    data["zones"][0] = {"id": "HF1", "with": ["noone"]}


def values_out_of_range(data: dict[str, Any]) -> None:
    data["turns"] = 999_999_999
    data["date"], data["title"], data["id"] = "never", "", "a b"
    for counter in data["counters"]:
        counter.update(full=[99, 99, 99, 0], reduced=[-5, 0, 0, 99], arrival=77, start_losses=9, independent_until=88)
    data["markers"] = [{"side": "german", "turn": 999_999_999, "artillery": 999}]
    data["strikes"] = [{"side": "german", "marker": "artillery", "calibres": ["stuka"] * 40}]
    data["initiative"] = {"side": "french", "formation": 999, "artillery": -1, "stuka": 0}
    data["victory"]["bands"] = [{"turn": 7, "low": 500_000, "high": -500_000}] * 2
    data["victory"]["hold"] = ["9999", "9999"]
    data["victory"]["points"] = [{"hex": "zz", "vp": 999_999, "name": "<b>&amp;"}] * 3
    data["control"] = [{"hex": "zz", "side": "french"}] * 2
    data["zones"] += [{"id": "", "within": 900, "of": ["0101"]}, {"id": "x", "lines": [90, 3], "positions": [0, 999]}]
    data["options"] = {"no_such_switch": "perhaps", "critical_hits": "perhaps"}


def everything_twice(data: dict[str, Any]) -> None:
    for key in ("formations", "counters", "zones", "setup", "markers", "strikes", "control"):
        data[key] = [*data[key], *copy.deepcopy(data[key])]


BREAKS: tuple[Break, ...] = (nothing_at_all, dangling_names, values_out_of_range, everything_twice)


def broken_workspace(spoil: Break) -> tuple[Workspace, tuple[Problem, ...]]:
    data = read(shipped_scenarios()["hannut"])
    assert isinstance(data, dict)
    spoil(data)
    document, _ = ScenarioDocument.of(data)
    assert document is not None
    return Workspace(document, History(document)), document.problems()


@pytest.mark.parametrize("spoil", BREAKS)
@pytest.mark.parametrize("kind", PANELS)
def test_what_is_wrong_is_shown_and_every_place_found(qtbot: QtBot, kind: type[FormPanel], spoil: Break) -> None:
    workspace, problems = broken_workspace(spoil)
    assert problems
    panel = kind(workspace)
    hands = Hands(qtbot, panel)
    for problem in problems:
        panel.show_place(problem.place)
    assert hands.steps == 0, "looking changes nothing"


@pytest.mark.parametrize("spoil", BREAKS)
def test_every_problem_is_told_in_the_language_of_the_designer(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, spoil: Break
) -> None:
    workspace, problems = broken_workspace(spoil)
    assert all(isinstance(problem.message, Said) for problem in problems)
    checker = Checker(workspace)
    panel = ProblemsPanel(workspace, checker)
    qtbot.addWidget(panel)
    checker.checked.emit(workspace.document.checked())
    assert [panel.list.topLevelItem(row).text(1) for row in range(panel.list.topLevelItemCount())] == [
        told(workspace.document, group[0].message) for group in grouped(problems)
    ]
    monkeypatch.setattr(i18n, "pattern", lambda text: f"¶{text}")
    panel.retranslate()
    for row in range(panel.list.topLevelItemCount()):
        assert panel.list.topLevelItem(row).text(1).startswith("¶")
    assert all(line.startswith("• ¶") for line in listed(problems).splitlines()[:5])


def test_each_problem_has_a_panel(qtbot: QtBot) -> None:
    for spoil in BREAKS:
        workspace, problems = broken_workspace(spoil)
        panels = [kind(workspace) for kind in PANELS]
        for panel in panels:
            qtbot.addWidget(panel)
            panel.show()
        for problem in problems:
            if problem.place and not problem.place.startswith("map."):
                assert any(panel.show_place(problem.place) for panel in panels), problem


@pytest.mark.parametrize("spoil", BREAKS)
@pytest.mark.parametrize("kind", PANELS)
def test_every_button_and_field_can_be_used(
    qtbot: QtBot, kind: type[FormPanel], spoil: Break, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the user touches: no error, and undoing everything gives back what was there."""
    from PySide6.QtWidgets import QDialog, QMessageBox

    monkeypatch.setattr(QMessageBox, "question", lambda *args: QMessageBox.StandardButton.Yes)
    monkeypatch.setattr(QDialog, "exec", lambda self: 0)
    workspace, _ = broken_workspace(spoil)
    panel = kind(workspace)
    hands = Hands(qtbot, panel)
    workspace.selection.select_hexes(("0101", "0102"))
    for table in panel.findChildren(QAbstractItemView):
        if table.model() is not None and table.model().rowCount():
            table.setCurrentIndex(table.model().index(0, 0))
    for spin in panel.findChildren(QSpinBox):
        if spin.isEnabled() and spin.isVisible():
            spin.stepUp()
            spin.editingFinished.emit()
    for box in panel.findChildren(QComboBox):
        if box.isEnabled() and box.isVisible() and box.count() > 1:
            box.setCurrentIndex(1)
            box.activated.emit(1)
    for line in panel.findChildren(QLineEdit):
        if line.isEnabled() and line.isVisible() and not isinstance(line.parent(), (QSpinBox, QComboBox)):
            hands.type(line, "x", enter=True)
    for mark in panel.findChildren(QCheckBox):
        if mark.isEnabled() and mark.isVisible():
            mark.click()
    press(hands, panel)
    hands.undo_all()


def press(hands: Hands, panel: FormPanel) -> None:
    from PySide6.QtWidgets import QAbstractButton, QApplication

    for button in panel.findChildren(QAbstractButton):
        if button.isEnabled() and button.isVisible() and button.accessibleName():
            button.click()
            while (popup := QApplication.activePopupWidget()) is not None:
                popup.close()
