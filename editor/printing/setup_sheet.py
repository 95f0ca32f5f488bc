"""Set-up sheets: a page about the battle, the forces of both sides, and a map with the zones."""

from __future__ import annotations

from bk40qt.desktop.i18n import tr
from bk40qt.engine.rules.blitz40.scenario import Scenario
from editor.printing.battle import Battle
from editor.printing.briefing import briefing
from editor.printing.flow import Section, body, laid_out
from editor.printing.paper import PageSetup
from editor.printing.printout import PaintPage
from editor.printing.side_sheet import side_sheet
from editor.printing.zone_map import ZoneMap


class SetupSheet:
    def __init__(self, scenario: Scenario) -> None:
        self._battle = Battle(scenario)
        self.title = tr("{scenario}: set-up sheets", scenario=self._battle.title)

    def sections(self, setup: PageSetup) -> list[Section]:
        battle = self._battle
        found = [Section(tr("The battle"), briefing(battle))]
        for info in battle.scenario.sides:
            blocks = side_sheet(battle, info.side)
            found.append(Section(battle.side_name(info.side), blocks, columns=2 if setup.landscape else 1))
        room = body(setup)
        found.append(Section(tr("Map of the zones"), ZoneMap(battle).blocks(room.width(), room.height())))
        return found

    def pages(self, setup: PageSetup) -> list[PaintPage]:
        head = f"{self._battle.title}  ·  {self._battle.date}"
        return laid_out(self.sections(setup), setup, head, self.title)
