"""A scenario as the sheets read it: who belongs to whom, who stands where, and how that is said."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import pairwise
from typing import Final

from bk40qt.desktop.i18n import day, pattern, retell, tr, trn
from bk40qt.engine.codes import code_text
from bk40qt.engine.rules.blitz40.scenario import Counter, Formation, Scenario, SetupStage, Side, Zone
from bk40qt.engine.rules.blitz40.setting import Marker, Setting
from bk40qt.mapview.faces import CounterFace, printed_face

_LISTED: Final = 12  # hexes, or runs of hexes, that are named one by one
_FEW: Final = 36  # hexes; larger zones are found on the map
_HEX: Final = re.compile(r"\b\d{4,6}\b")
_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Battle:
    """A scenario without faults, and what follows from it."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.setting = Setting(scenario, {})
        self.formations = {formation.id: formation for formation in scenario.formations}
        self.zones = {zone.id: zone for zone in scenario.zones}
        self.entry_zone = {entry.formation: entry.zone for entry in scenario.entries}
        self.title = pattern(scenario.title)

    @cached_property
    def date(self) -> str:
        from datetime import date

        return day(date.fromisoformat(self.scenario.date))

    def side_name(self, side: str) -> str:
        return next(pattern(info.name) for info in self.scenario.sides if info.side == side)

    def other_side(self, side: str) -> str:
        return next(info.side for info in self.scenario.sides if info.side != side)

    # -- counters ------------------------------------------------------------------------------------------------------

    def members(self, formation: str, turn: int) -> list[Counter]:
        """The counters of a formation that come on in a turn; 0: that set up."""
        return [c for c in self.scenario.counters if c.formation == formation and c.arrival == turn]

    def turns_of_arrival(self, side: Side) -> list[int]:
        return sorted({c.arrival for c in self.scenario.counters if c.arrival and self.side_of(c) == side})

    def side_of(self, counter: Counter) -> Side:
        return self.formations[counter.formation].side

    def face(self, counter: Counter, steps: int | None = None) -> CounterFace:
        return printed_face(counter, self.formations[counter.formation], self.setting.tables, steps)

    @cached_property
    def _aboard(self) -> dict[str, list[str]]:
        """Counter -> what its caption says about riding on a carrier (R-79)."""
        found: dict[str, list[str]] = {}
        mounts = [mount for stage in self.scenario.setup for mount in stage.mounts]
        for number, mount in enumerate(mounts):
            letter = _LETTERS[number % len(_LETTERS)]
            found.setdefault(mount.carrier, []).append(tr("carrier {letter}", letter=letter))
            for company in mount.companies:
                said = tr("may start aboard {letter}", letter=letter) if mount.optional else tr(
                    "starts aboard {letter}", letter=letter
                )
                found.setdefault(company, []).append(said)
        return found

    def remarks(self, counter: Counter) -> list[str]:
        """What the counter itself does not show."""
        found = list(self._aboard.get(counter.id, ()))
        if counter.start_losses:
            found.append(trn("{n} step lost", "{n} steps lost", counter.start_losses))
        if counter.independent_until is not None:
            found.append(tr("independent until turn {turn}", turn=counter.independent_until))
        return found

    # -- places --------------------------------------------------------------------------------------------------------

    def where(self, zone: Zone) -> str:
        """The zone in words: its text, and its hexes where they are few."""
        told = pattern(zone.text) if zone.text else ""
        runs = hex_runs(zone.hexes, self.scenario.board.grid.ids)
        if not zone.hexes:
            names = ", ".join(self.formations[name].name for name in zone.with_formations)
            return told or tr("in the hex of a unit of {formations}", formations=names)
        few = len(runs) <= _LISTED and len(zone.hexes) <= _FEW
        if few and told and set(_HEX.findall(", ".join(runs))) <= set(_HEX.findall(told)):
            return told  # it names them itself
        hexes = ", ".join(runs) if few else trn("{n} hex", "{n} hexes", len(zone.hexes))
        return f"{told} ({hexes})" if told else hexes

    def named_hexes(self, hexes: Iterable[str]) -> str:
        board = self.scenario.board
        found = []
        for name in hexes:
            place = board.name[board.h(name)]
            found.append(f"{name} {place}" if place else name)
        return ", ".join(found)

    # -- markers -------------------------------------------------------------------------------------------------------

    def markers(self, side: Side) -> dict[int, list[Marker]]:
        """The markers of a side by the turn in which they join the cup; without those made in play (5.5)."""
        found: dict[int, list[Marker]] = {}
        number = ("german", "french").index(side)
        for marker in self.setting.markers:
            if marker.side == number and not marker.extra:
                found.setdefault(marker.turn, []).append(marker)
        return dict(sorted(found.items()))


def stages_of(scenario: Scenario, side: Side) -> list[tuple[int, SetupStage]]:
    """The set-up stages of a side with their numbers, from 1."""
    return [(number, stage) for number, stage in enumerate(scenario.setup, start=1) if stage.side == side]


def hex_runs(hexes: Sequence[str], ids: Sequence[str]) -> list[str]:
    """Hexes in the order of the grid; three or more in a row of one line as "0104–0108"."""
    order = {name: number for number, name in enumerate(ids)}
    known = sorted((name for name in hexes if name in order), key=order.__getitem__)
    runs: list[list[str]] = [[known[0]]] if known else []
    for before, name in pairwise(known):
        half = len(name) // 2
        if order[name] == order[before] + 1 and name[:half] == before[:half]:
            runs[-1].append(name)
        else:
            runs.append([name])
    found: list[str] = []
    for run in runs:
        found += [f"{run[0]}–{run[-1]}"] if len(run) > 2 else run
    return found


def strikes_text(marker: Marker) -> str:
    """What one marker fires: "2 × medium, 2 × heavy"."""
    counted: dict[str, int] = {}
    for calibre in marker.strikes:
        counted[calibre] = counted.get(calibre, 0) + 1
    return ", ".join(f"{count} × {retell(code_text(calibre))}" for calibre, count in counted.items())


def marker_text(marker: Marker, formations: Sequence[Formation]) -> str:
    """What stands on the chit."""
    if marker.kind == "formation":
        return formations[marker.formation].marker
    names = {
        "artillery": tr("Artillery"),
        "stuka": tr("Stuka"),
        "repeat": tr("Repeat"),
        "general": tr("General"),
    }
    return names[marker.kind]


def edge_name(edge: str) -> str:
    return {"north": tr("north"), "south": tr("south"), "east": tr("east"), "west": tr("west")}[edge]
