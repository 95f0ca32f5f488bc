"""When something goes wrong: what the user is told, and where the report of a program error is written.

A program error never ends the program: the position before the decision is still there (`Game.submit` gives it back),
so after the dialog the game goes on.
"""

from __future__ import annotations

import sys
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, QTimer, qVersion
from PySide6.QtWidgets import QApplication, QWidget

import bk40qt
from bk40qt.desktop.i18n import tr
from bk40qt.paths import user_log_dir


def tell(parent: QWidget | None, title: str, text: str) -> None:
    """Something that the user can understand and mend."""
    from PySide6.QtWidgets import QMessageBox  # as everywhere here only now: a start without errors need not pay for it

    box = QMessageBox(QMessageBox.Icon.Warning, title, text, QMessageBox.StandardButton.Ok, parent)
    box.exec()


class Trouble(QObject):
    """Takes every exception that nobody has caught, writes a report and shows one dialog for it."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._last = ""
        self._open = False
        self.reports: list[Path] = []

    def caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        import traceback

        text = "".join(traceback.format_exception(kind, error, trace))
        sys.stderr.write(text)
        report = self._write(text)
        if not self._open:  # one dialog at a time: an error in a paint event comes again and again
            self._open = True
            QTimer.singleShot(0, lambda: self._show(error, report))

    def _write(self, text: str) -> Path | None:
        """The same error again goes into no second file."""
        if text == self._last and self.reports:
            return self.reports[-1]
        self._last = text
        path = user_log_dir() / f"error-{time.strftime('%Y%m%d-%H%M%S')}-{time.time_ns() % 1_000_000:06}.txt"
        import platform

        head = (f"bk40qt {bk40qt.__version__}, Python {platform.python_version()}, Qt {qVersion()},"
                f" {platform.platform()}\n\n")
        with suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(head + text, encoding="utf-8", errors="replace")
            self.reports.append(path)
            return path
        return None

    def _show(self, error: BaseException, report: Path | None) -> None:
        from PySide6.QtWidgets import QMessageBox

        box = QMessageBox(QApplication.activeWindow())
        box.setIcon(QMessageBox.Icon.Critical)
        box.setWindowTitle(tr("Program error"))
        box.setText(tr("The program has made a mistake. Your game is safe: it goes on from the last decision."))
        where = tr("The report is in {path}. Please send it to the developers.", path=report) if report else tr(
            "The report could not be written."
        )
        box.setInformativeText(f"{where}\n\n{type(error).__name__}: {error}")
        box.setObjectName("program-error")
        box.exec()
        self._open = False


def watch_for_errors(app: QApplication) -> Trouble:
    trouble = Trouble(app)
    sys.excepthook = trouble.caught
    return trouble
