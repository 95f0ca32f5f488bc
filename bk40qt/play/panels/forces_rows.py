"""What the order of battle says of a side, a division, a formation and a unit, as plain rows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bk40qt.desktop.i18n import tr, trn
from bk40qt.engine.records import value
from bk40qt.mapview.faces import CounterFace, describe, face_of, side_name, status_names, type_name

if TYPE_CHECKING:
    from bk40qt.engine.rules.blitz40.setting import Setting
    from bk40qt.engine.rules.blitz40.state import GameState

SIDE, DIVISION, FORMATION, UNIT = range(4)


@value
class Row:
    """One line of the tree. `left` and `total` are steps; a unit shows them as squares, the others as a bar."""

    level: int
    title: str
    detail: str
    tip: str
    left: int = 0
    total: int = 0
    colour: str = ""  # of the formation
    statuses: tuple[str, ...] = ()  # the gravest first
    face: CounterFace | None = None
    hex: str = ""
    lost: bool = False  # out of the game

    def spoken(self) -> str:
        steps = steps_text(self.left, self.total) if self.total else ""
        return ", ".join(part for part in (self.title, steps, self.detail) if part)

    def searched(self) -> str:
        return f"{self.title} {self.detail} {self.tip}".casefold()


def steps_text(left: int, total: int) -> str:
    if left < total:
        return tr("{left} of {total} steps, {lost} lost", left=left, total=total, lost=total - left)
    return trn("{n} step", "{n} steps", total)


def sum_row(level: int, title: str, formations: list[Mapping[str, Any]]) -> Row:
    """A side or a division."""
    total = sum(formation["total"] for formation in formations)
    left = total - sum(formation["lost"] for formation in formations)
    steps = steps_text(left, total)
    return Row(level, title, steps, f"{title}\n{steps}", left, total)


def formation_row(setting: Setting, formation: Mapping[str, Any], marker: str) -> Row:
    """`marker` is where its marker lies, "" if it has none."""
    printed = setting.scenario.formations[setting.formation_index[formation["id"]]]
    left, total = formation["total"] - formation["lost"], formation["total"]
    gone = "gone" in formation["statuses"]
    words = _formation_words(formation)
    said = {"activated": formation["activations"], "skipped": "skipped" in formation["statuses"]}
    if marker and not gone and not said.get(marker):
        words.append(marker_place(marker))
    steps = steps_text(left, total)
    home = ", ".join(name for name in (side_name(printed.side), printed.division) if name)
    tip = "\n".join([printed.name, home, steps, *words])
    statuses = tuple(name for name in ("demoralized", "fatigued") if name in formation["statuses"])
    return Row(FORMATION, printed.name, ", ".join(words), tip, left, total, printed.colour, statuses, lost=gone)


def _formation_words(formation: Mapping[str, Any]) -> list[str]:
    statuses, words = formation["statuses"], []
    if "gone" in statuses:
        words.append(tr("out of the game"))
    if "demoralized" in statuses:
        words.append(tr("demoralized"))
    if "fatigued" in statuses:
        words.append(tr("fatigued"))
    if formation["activations"]:
        words.append(trn("activated once", "activated {n} times", formation["activations"]))
    if "skipped" in statuses:
        words.append(tr("passed"))
    return words


def marker_place(place: str) -> str:
    names = {
        "future": tr("marker still to come"),
        "pool": tr("marker for the next cup"),
        "cup": tr("marker in the cup"),
        "drawn": tr("marker drawn"),
        "waiting": tr("marker waits to be combined"),
        "aside": tr("marker put aside"),
        "carried": tr("marker kept for the next turn"),
        "activated": tr("marker used"),
        "skipped": tr("marker unused"),
        "removed": tr("marker out of the game"),
    }
    return names.get(place, place)


def unit_row(state: GameState, unit: Mapping[str, Any], formation: Mapping[str, Any], turn: int) -> Row:
    setting = state.setting
    number = setting.unit_index[unit["id"]]
    face = face_of(setting, unit, formation, state)
    full = face.full_steps
    place = place_text(setting, unit, turn)
    # What lies on the HQ for the whole formation is said in the row of the formation.
    shown = tuple(name for name in status_names() if name in face.statuses and name not in ("demoralized", "fatigued"))
    words = [status_names()[name] for name in shown if name != "independent"]
    detail = " · ".join([place, type_name(setting.unit_type[number]), *words])
    lost = unit["place"] in ("eliminated", "left_map", "withdrawn")
    left = 0 if unit["place"] == "eliminated" else unit["steps"]
    return Row(UNIT, face.name, detail, f"{describe(face)}\n{place}", left, full, face.formation_colour, shown, face,
               unit.get("hex", ""), lost)


def place_text(setting: Setting, unit: Mapping[str, Any], turn: int) -> str:
    if "hex" in unit:
        name = setting.board.name[setting.hex_index[unit["hex"]]]
        where = f"{unit['hex']} {name}".strip()
        if "aboard" in unit:
            return tr("{hex}, aboard {carrier}", hex=where, carrier=setting.names[unit["aboard"]])
        return where
    if unit["place"] == "due":
        arrival = setting.arrival[setting.unit_index[unit["id"]]]
        return tr("may enter now") if arrival <= turn else tr("due turn {turn}", turn=arrival)
    if unit["place"] == "turn_track":
        return tr("on the turn track until turn {turn}", turn=unit["return_turn"])
    names = {
        "unplaced": tr("not placed yet"),
        "eliminated": tr("eliminated"),
        "left_map": tr("left the map"),
        "withdrawn": tr("withdrawn"),
    }
    return names.get(unit["place"], str(unit["place"]))
