"""Light and dark, and the size of the letters. The map has its own colours; it asks here which of the two is on."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

_ROLES: Final = QPalette.ColorRole

# role: (light, dark)
_COLOURS: Final[dict[QPalette.ColorRole, tuple[str, str]]] = {
    _ROLES.Window: ("#f3f0e8", "#24272b"),
    _ROLES.WindowText: ("#22252a", "#e4e2dc"),
    _ROLES.Base: ("#fffdf8", "#1b1e22"),
    _ROLES.AlternateBase: ("#f1ede2", "#22262b"),
    _ROLES.Text: ("#22252a", "#e4e2dc"),
    _ROLES.PlaceholderText: ("#7b786f", "#8d8f92"),
    _ROLES.Button: ("#e9e4d8", "#31353b"),
    _ROLES.ButtonText: ("#22252a", "#e4e2dc"),
    _ROLES.ToolTipBase: ("#fff8dc", "#3a3f46"),
    _ROLES.ToolTipText: ("#22252a", "#f0eee8"),
    _ROLES.Highlight: ("#33658a", "#5b8db3"),
    _ROLES.HighlightedText: ("#ffffff", "#101214"),
    _ROLES.Link: ("#1d5a8a", "#8fbbe0"),
    _ROLES.LinkVisited: ("#5a3d7a", "#b9a3d9"),
    _ROLES.BrightText: ("#b3261e", "#ff8a80"),
    _ROLES.Light: ("#ffffff", "#40454c"),
    _ROLES.Midlight: ("#f7f4ec", "#393e44"),
    _ROLES.Mid: ("#c9c3b3", "#43484f"),
    _ROLES.Dark: ("#a29c8c", "#15171a"),
    _ROLES.Shadow: ("#5c574b", "#0b0c0e"),
}
_FAINT: Final = ("#8b877c", "#8f9297")  # texts of what cannot be chosen now
# The style makes outlines darker than the window; on a dark window nobody would see an empty box to tick.
_OUTLINED: Final = ("QCheckBox", "QLineEdit", "QAbstractSpinBox", "QComboBox")
_OUTLINES: Final = ("#f3f0e8", "#8a8f96")  # what the outline is a shade of

_dark = False
_has_outlines = False  # of our own, from the dark
_usual_size = 0.0
_system_is_dark = False  # its palette, before ours: asking the style hints would load all of `Qt`


def is_dark() -> bool:
    return _dark


def theme_name() -> str:
    """ "light" or "dark", as the map styles are called."""
    return "dark" if _dark else "light"


def apply_theme(app: QApplication, theme: str, font_size: int) -> None:
    """`theme` is "light", "dark" or "system"; `font_size` in points, 0 for the system's."""
    global _dark, _usual_size, _system_is_dark, _has_outlines
    if not _usual_size:
        _usual_size = app.font().pointSizeF()
        _system_is_dark = QPalette().color(_ROLES.Window).lightness() < 128
    _dark = theme == "dark" or (theme == "system" and _system_is_dark)
    palette = QPalette()
    for role, pair in _COLOURS.items():
        palette.setColor(role, QColor(pair[_dark]))
    for role in (_ROLES.WindowText, _ROLES.Text, _ROLES.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(_FAINT[_dark]))
    app.setPalette(palette)
    palette.setColor(_ROLES.Window, QColor(_OUTLINES[_dark]))
    for name in _OUTLINED if _dark or _has_outlines else ():  # by day the usual ones do, and a start is not longer
        app.setPalette(palette, name)  # type: ignore[arg-type]  # the stubs want bytes, PySide wants text
    _has_outlines = _dark
    font = app.font()
    wanted = float(font_size) if font_size else _usual_size
    if font.pointSizeF() != wanted:
        font.setPointSizeF(wanted)
        app.setFont(font)
