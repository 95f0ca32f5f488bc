"""Colours and pens of the overlays. Colours are the Okabe-Ito set, apart for most colour-blind eyes; what
an overlay means is told by its pattern, outline or icon as well, never by colour alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPen

from bk40qt.engine.records import value

Tone = Literal["select", "reach", "column", "target", "own", "enemy", "caution", "good", "neutral"]

MIN_LETTER_PIXELS: Final = 6.0  # smaller letters are grey dust: leave them out
_MIN_LINE_PIXELS: Final = 1.6  # a line never gets thinner on the screen, however far the view is


@value
class Ink:
    """Colours by meaning. `casing` runs along both sides of each line, so that it shows on every ground."""

    tones: Mapping[Tone, str]
    casing: str
    plate: str
    letters: str
    veil: str

    def colour(self, tone: Tone, opacity: float = 1.0) -> QColor:
        found = QColor(self.tones[tone])
        found.setAlphaF(opacity)
        return found


LIGHT_INK: Final = Ink(
    {
        "select": "#101418",
        "reach": "#0072b2",
        "column": "#7a3e9d",
        "target": "#c2410c",
        "own": "#0072b2",
        "enemy": "#c2410c",
        "caution": "#e69f00",
        "good": "#00785a",
        "neutral": "#4b5563",
    },
    casing="#ccffffff",
    plate="#eefffdf5",
    letters="#14181c",
    veil="#2b3038",
)
DARK_INK: Final = Ink(
    {
        "select": "#fff7d6",
        "reach": "#56b4e9",
        "column": "#d8a6f5",
        "target": "#ff8a4c",
        "own": "#56b4e9",
        "enemy": "#ff8a4c",
        "caution": "#f5c542",
        "good": "#3ddbab",
        "neutral": "#aab4c0",
    },
    casing="#cc0b0e12",
    plate="#ee171b21",
    letters="#f4f1e8",
    veil="#000000",
)


def ink_for(theme: str) -> Ink:
    """The inks for a map style or theme of this name, "light" or "dark"."""
    return DARK_INK if theme == "dark" else LIGHT_INK


def line_pen(colour: QColor, width: float, lod: float, extra: float = 0.0) -> QPen:
    """Flat ends: lines with these are drawn several times faster than with round ones."""
    pen = QPen(colour, max(width, _MIN_LINE_PIXELS / lod) + extra)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen
