"""What the board shows of a game: counters and marks, as one side may see them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bk40qt.desktop.i18n import pattern, tr
from bk40qt.engine.codes import code_text
from bk40qt.mapview.faces import face_of, held_by
from bk40qt.mapview.pieces import BoardPosition, HexMark, Piece

if TYPE_CHECKING:
    from bk40qt.engine.rules.blitz40.state import GameState


def board_position(state: GameState, view: dict[str, Any]) -> BoardPosition:
    """The whole board. `view` is that of the side that looks on; of `state` only the order in stacks is taken."""
    setting = state.setting
    formations = {formation["id"]: formation for formation in view["formations"]}
    units = {unit["id"]: unit for unit in view["units"] if unit["place"] == "on_map"}
    pieces = []
    for stack in state.stack:
        for number in stack:
            unit = units.get(setting.unit_id[number])
            if unit is not None:
                face = face_of(setting, unit, formations.get(unit["formation"]), state)
                pieces.append(Piece(unit["id"], unit["hex"], face))
    return BoardPosition(tuple(pieces), tuple(_marks(state, view)))


def _marks(state: GameState, view: dict[str, Any]) -> list[HexMark]:
    victory = state.setting.scenario.victory
    hexes = view["hexes"]
    found = [
        HexMark(name, "vp", hexes.get(name, {}).get("control", ""), str(value), value)
        for name, value, _ in victory.points
    ]
    found += [HexMark(name, "objective", hexes.get(name, {}).get("control", ""), "") for name in victory.hold]
    for name, here in hexes.items():
        if here.get("minefield"):
            found.append(HexMark(name, "minefield", "", ""))
        if "entrenchment" in here:
            found.append(HexMark(name, "entrenchment", here["entrenchment"], "", int(here["manned"])))
    return found


def describe_hex(state: GameState, view: dict[str, Any], name: str) -> str:
    """A hex in words, with its counters: for the status line and screen readers."""
    setting = state.setting
    standing = [setting.names.get(unit["id"], unit["id"]) for unit in view["units"] if unit.get("hex") == name]
    return "; ".join(filter(None, (describe_ground(state, view, name), ", ".join(standing))))


def describe_ground(state: GameState, view: dict[str, Any], name: str) -> str:
    """A hex in words, without its counters: where they are seen anyway."""
    setting = state.setting
    board, place = setting.board, setting.hex_index[name]
    words = [tr("{hex}: {terrain}, level {level}", hex=name, terrain=pattern(code_text(board.terrain[place])),
                level=board.level[place])]
    if board.name[place]:
        words.append(board.name[place])
    here = view["hexes"].get(name, {})
    if here.get("minefield"):
        words.append(tr("minefield"))
    if "entrenchment" in here:
        words.append(tr("entrenchment"))
    if "control" in here:
        words.append(held_by(here["control"]))
    return "; ".join(words)
