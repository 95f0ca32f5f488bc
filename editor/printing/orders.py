"""What can be printed, and how it is asked for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtGui import QPainter

from bk40qt.engine.rules.blitz40.scenario import Scenario
from editor.printing.aid_sheet import AidSheet
from editor.printing.counter_sheet import CounterSheet
from editor.printing.language import spoken
from editor.printing.map_sheet import PITCH, MapSheet
from editor.printing.paper import PageSetup
from editor.printing.printout import PaintPage, Printout, Sheet
from editor.printing.setup_sheet import SetupSheet

KINDS: Final = ("setup", "map", "counters", "aid")
PITCHES: Final = (10.0, 60.0)  # mm, the least and the most
COUNTER_SHARE: Final = 0.75  # of the pitch: a stack leaves the hexsides free


@dataclass(frozen=True, slots=True)
class Order:
    what: str = "setup"
    setup: PageSetup = field(default_factory=PageSetup)
    language: str = "en"
    pitch: float = PITCH  # mm; counters go with it
    short_edge: bool = False  # the printer turns the paper over along it

    def sheet(self, scenario: Scenario) -> Sheet:
        sheets: dict[str, Callable[[], Sheet]] = {
            "setup": lambda: SetupSheet(scenario),
            "map": lambda: MapSheet(scenario, self.pitch),
            "counters": lambda: CounterSheet(scenario, self.pitch * COUNTER_SHARE, self.short_edge),
            "aid": lambda: AidSheet(scenario),
        }
        return sheets[self.what]()

    def printout(self, scenario: Scenario) -> Printout:
        """The pages, in the language of the order whatever the windows speak, now and when they are painted."""
        with spoken(self.language):
            made = Printout.of(self.sheet(scenario), self.setup)
        return Printout(made.title, made.setup, tuple(_in_language(page, self.language) for page in made.pages))


def _in_language(page: PaintPage, language: str) -> PaintPage:
    def paint(painter: QPainter) -> None:
        with spoken(language):
            page(painter)

    return paint
