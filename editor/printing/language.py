"""The language of a page may be another than that of the windows."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QEvent, QObject

from bk40qt.desktop import i18n


class _Hush(QObject):
    """Keeps the change from the windows: it is over before they could show anything."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        return event.type() == QEvent.Type.LanguageChange


@contextmanager
def spoken(language: str) -> Iterator[None]:
    """Everything is said in this language meanwhile; windows do not notice."""
    before = i18n.language()
    if language == before:
        yield
        return
    app = QCoreApplication.instance()
    hush = _Hush()
    if app is not None:
        app.installEventFilter(hush)
    try:
        i18n.set_language(language)
        yield
    finally:
        i18n.set_language(before)
        if app is not None:
            app.removeEventFilter(hush)
