"""Questions that two players at one screen answer together, because the one could gain by it from the other."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget

from bk40qt.desktop.i18n import tr


def analysis_is_agreed(parent: QWidget | None) -> bool:
    return _agreed(parent, tr("Analysis mode takes back dice, draws and what was seen of hidden things. Have both"
                              " players agreed?"))


def revealing_is_agreed(parent: QWidget | None) -> bool:
    return _agreed(parent, tr("This game is not over, and hidden guns are in it. Its replay shows to everybody at the"
                              " screen where they are. Do both players agree to that?"))


def _agreed(parent: QWidget | None, question: str) -> bool:
    button = QMessageBox.StandardButton
    return QMessageBox.question(parent, tr("Do both players agree?"), question, button.Yes | button.No,
                                button.No) == button.Yes
