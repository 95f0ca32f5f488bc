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
from typing import Final

from PySide6.QtCore import QObject, QThread, QTimer, Signal, qVersion
from PySide6.QtWidgets import QApplication, QWidget

import bk40qt
from bk40qt.desktop.i18n import tr
from bk40qt.paths import user_log_dir


def tell(parent: QWidget | None, title: str, text: str) -> None:
    """Something that the user can understand and mend."""
    from PySide6.QtWidgets import QMessageBox  # as everywhere here only now: a start without errors need not pay for it

    box = QMessageBox(QMessageBox.Icon.Warning, title, text, QMessageBox.StandardButton.Ok, parent)
    box.exec()


_QUIET: Final = 3.0  # seconds without a certain error before it is told again
_MOST_REPORTS: Final = 50  # of one run: whatever goes wrong, it must not fill the disk

_Kind = tuple[object, ...]  # which error it is: its type, and where in the program it came up


class Trouble(QObject):
    """Takes every exception that nobody has caught, writes a report and shows one dialog for it. An error in a paint
    event comes again as soon as its dialog is gone: then it is not told again while it goes on, and who sees the same
    dialog for the second time can switch it off."""

    _from_worker = Signal(object, object, object)

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._from_worker.connect(self.caught)
        self._written: dict[_Kind, Path | None] = {}
        self._told: dict[_Kind, float] = {}  # when it was told, or came again, for the last time
        self._silent: set[_Kind] = set()
        self._open = False
        self.reports: list[Path] = []

    def caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        if QThread.currentThread() != self.thread():  # windows belong to the screen's thread
            self._from_worker.emit(kind, error, trace)
            return
        import traceback

        text = "".join(traceback.format_exception(kind, error, trace))
        same: _Kind = (kind, *((frame.filename, frame.lineno) for frame in traceback.extract_tb(trace)))
        if same not in self._written:  # the same error again goes into no second file
            if sys.stderr is not None:  # as in a window program on Windows
                sys.stderr.write(text)
            self._written[same] = self._write(text)
        before, now = self._told.get(same), time.monotonic()
        if self._open or same in self._silent or (before is not None and now - before < _QUIET):
            if before is not None:
                self._told[same] = now
            return
        self._open = True
        QTimer.singleShot(0, lambda: self._show(error, same))

    def _write(self, text: str) -> Path | None:
        if len(self.reports) >= _MOST_REPORTS:
            return None
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

    def _show(self, error: BaseException, same: _Kind) -> None:
        from PySide6.QtWidgets import QCheckBox, QMessageBox

        report, again = self._written[same], same in self._told
        is_running = any(widget.isVisible() for widget in QApplication.topLevelWidgets())
        box = QMessageBox(QApplication.activeWindow())
        box.setIcon(QMessageBox.Icon.Critical)
        box.setWindowTitle(tr("Program error"))
        box.setText(tr("The program has made a mistake. Your game is safe: it goes on from the last decision.")
                    if is_running else
                    tr("The program has made a mistake and cannot start. Your games are safe: each is in its file with"
                       " its last decision."))
        where = tr("The report is in {path}. Please send it to the developers.", path=report) if report else tr(
            "The report could not be written."
        )
        box.setInformativeText(f"{where}\n\n{type(error).__name__}: {error}")
        box.setObjectName("program-error")
        never = QCheckBox(tr("Do not show this error again"), box)
        if again:
            box.setCheckBox(never)
        never.setVisible(again)
        box.exec()
        if never.isChecked():
            self._silent.add(same)
        self._told[same] = time.monotonic()
        self._open = False


def watch_for_errors(app: QApplication) -> Trouble:
    trouble = Trouble(app)
    sys.excepthook = trouble.caught
    return trouble
