"""Text on the page: fonts, runs of bold and italic, lines broken to a width."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextCharFormat, QTextLayout, QTextOption

from bk40qt.desktop.i18n import tr
from bk40qt.desktop.rules_text import NUMBER
from editor.printing.paper import mm

INK: Final = QColor("#1c1a17")
GREY: Final = QColor("#6b665c")
LINE: Final = QColor("#b9b09c")
SHADE: Final = QColor("#f1ecdf")
# Narrow enough for tables; all have the letters of Western Europe. The first that is installed is taken.
_FAMILIES: Final = ["Noto Sans", "Segoe UI", "Helvetica Neue", "DejaVu Sans Condensed", "Arial", "sans-serif"]
_MARKS: Final = re.compile(rf"\*\*(?P<bold>\S|\S.*?\S)\*\*|\*(?P<italic>\S|\S.*?\S)\*|\[(?P<rule>{NUMBER})\]")
_MINUS: Final = re.compile(r"(?<![\w-])-(?=\d)|(?<= )-(?= \S)")
_LEADING: Final = 1.06
_LITTLE: Final = 0.75


class Run(NamedTuple):
    text: str
    bold: bool = False
    italic: bool = False
    colour: QColor | None = None
    small: bool = False  # three quarters of the size


Runs = Sequence[Run]


def plain(text: str, bold: bool = False, colour: QColor | None = None) -> list[Run]:
    return [Run(text, bold, False, colour)] if text else []


def lead(text: str) -> str:
    """The text that introduces what follows in the same line; before a colon the French leave a space."""
    return tr("{what}: {list}", what=text, list="")


def marked(text: str) -> list[Run]:
    """The runs of a text with the marks of the rules: **bold**, *italic*, [6.3.1]."""
    runs: list[Run] = []
    at = 0
    for found in _MARKS.finditer(text):
        runs += plain(text[at : found.start()])
        if found["bold"]:
            runs.append(Run(found["bold"], bold=True))
        elif found["italic"]:
            runs.append(Run(found["italic"], italic=True))
        else:
            runs.append(Run(found["rule"], colour=GREY))
        at = found.end()
    runs += plain(text[at:])
    return [run._replace(text=_MINUS.sub("−", run.text)) for run in runs]


@lru_cache(maxsize=64)
def font(size: float, bold: bool = False, italic: bool = False) -> QFont:
    """A font whose em is `size` millimetres."""
    found = QFont(_FAMILIES)
    found.setPixelSize(max(1, round(mm(size))))
    found.setBold(bold)
    found.setItalic(italic)
    found.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return found


@lru_cache(maxsize=64)
def metrics(size: float, bold: bool = False, italic: bool = False) -> QFontMetricsF:
    return QFontMetricsF(font(size, bold, italic))


class Style(NamedTuple):
    size: float = 3.1  # mm
    bold: bool = False
    colour: QColor = INK
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft


BODY: Final = Style()
SMALL: Final = Style(2.6)


class Lines:
    """Runs broken into lines of a width in units."""

    def __init__(self, runs: Runs, style: Style, width: float) -> None:
        self._layout = QTextLayout("".join(run.text for run in runs), font(style.size, style.bold))
        option = QTextOption(style.align)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._layout.setTextOption(option)
        self._layout.setFormats(_formats(runs, style))
        self._layout.beginLayout()
        self.tops: list[float] = [0.0]
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(max(1.0, width))
            line.setPosition(QPointF(0.0, self.tops[-1]))
            self.tops.append(self.tops[-1] + line.height() * _LEADING)
        self._layout.endLayout()
        self._ink = style.colour

    @property
    def count(self) -> int:
        return len(self.tops) - 1

    @property
    def height(self) -> float:
        return self.tops[-1]

    def fitting(self, height: float) -> int:
        """Of how many letters the lines are that are together no higher than this."""
        count = sum(bottom <= height for bottom in self.tops[1:])
        line = self._layout.lineAt(count - 1) if count else None
        return line.textStart() + line.textLength() if line is not None else 0

    def paint(self, painter: QPainter, x: float, y: float, first: int = 0, last: int | None = None) -> None:
        """Lines `first` to before `last`; the first of them stands at y."""
        painter.setPen(self._ink)
        for number in range(first, self.count if last is None else last):
            self._layout.lineAt(number).draw(painter, QPointF(x, y - self.tops[first]))


def cut_runs(runs: Runs, length: int) -> tuple[list[Run], list[Run]]:
    """The first letters of a text, as Qt counts them, and the rest."""
    before: list[Run] = []
    behind: list[Run] = []
    for run in runs:
        units = run.text.encode("utf-16-le", "surrogatepass")
        for part, found in ((units[: 2 * length], before), (units[2 * length :], behind)):
            if part:
                found.append(run._replace(text=part.decode("utf-16-le", "surrogatepass")))
        length = max(0, length - _units(run.text))
    return before, behind


def _units(text: str) -> int:
    """Its length as Qt counts it: an emoji is two."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def _formats(runs: Runs, style: Style) -> list[QTextLayout.FormatRange]:
    found = []
    start = 0
    for run in runs:
        if run.bold or run.italic or run.colour or run.small:
            part = QTextLayout.FormatRange()
            part.start, part.length = start, _units(run.text)
            look = QTextCharFormat()
            look.setFont(font(*_letters(run, style)))
            if run.colour:
                look.setForeground(run.colour)
            part.format = look
            found.append(part)
        start += _units(run.text)
    return found


def _letters(run: Run, style: Style) -> tuple[float, bool, bool]:
    """Size, bold, italic."""
    return style.size * (_LITTLE if run.small else 1.0), (style.bold and not run.small) or run.bold, run.italic


def natural_width(runs: Runs, style: Style) -> float:
    """The width in one line."""
    return sum(metrics(*_letters(run, style)).horizontalAdvance(run.text) for run in runs)


def least_width(runs: Runs, style: Style) -> float:
    """The width of the longest word."""
    return max(
        (
            metrics(*_letters(run, style)).horizontalAdvance(word)
            for run in runs
            for word in run.text.split(" ")
        ),
        default=0.0,
    )


def draw_line(painter: QPainter, x: float, baseline: float, text: str, style: Style) -> None:
    """One line of text on its baseline; x is where it begins, its middle or its end."""
    width = metrics(style.size, style.bold).horizontalAdvance(text)
    share = {Qt.AlignmentFlag.AlignHCenter: 0.5, Qt.AlignmentFlag.AlignRight: 1.0}.get(style.align, 0.0)
    painter.setFont(font(style.size, style.bold))
    painter.setPen(style.colour)
    painter.drawText(QPointF(x - share * width, baseline), text)


def fitted(text: str, style: Style, width: float) -> str:
    """The text, shortened if it is too long for one line."""
    return metrics(style.size, style.bold).elidedText(text, Qt.TextElideMode.ElideRight, width)
