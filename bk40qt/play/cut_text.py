"""Text that is cut where it does not fit."""

from __future__ import annotations

from PySide6.QtGui import QFontMetrics


def cut(metrics: QFontMetrics, text: str, width: int) -> str:
    """The text, or its beginning and an ellipsis."""
    if metrics.horizontalAdvance(text) <= width:
        return text
    from PySide6.QtCore import Qt  # late: takes a tenth of the time in which the home screen is to be there

    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
