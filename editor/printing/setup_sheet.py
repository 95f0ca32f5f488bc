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
        columns = 2 if setup.landscape else 1
        found = [Section(tr("The battle"), briefing(battle, 3 if columns == 1 else 2), columns)]
        for info in battle.scenario.sides:
            found.append(Section(battle.side_name(info.side), side_sheet(battle, info.side), columns))
        room = body(setup)
        found.append(Section(tr("Map of the zones"), ZoneMap(battle).blocks(room.width(), room.height())))
        return found

    def pages(self, setup: PageSetup) -> list[PaintPage]:
        return laid_out(self.sections(setup), setup, self._battle.title, self.title)
