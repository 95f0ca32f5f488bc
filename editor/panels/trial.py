"""Random self-play of the scenario as it is now, beside the window: who wins how often, and how long games last."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QThread, Signal
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from bk40qt.desktop.i18n import number, percent, retell, tr, trn
from bk40qt.desktop.trouble import tell
from bk40qt.engine.document import dump
from bk40qt.engine.wording import message
from bk40qt.mapview.faces import side_name
from bk40qt.paths import SCENARIO_SUFFIX
from editor.checking import checked_now
from editor.document import Change
from editor.panels.base import Panel
from editor.panels.form import scrolling
from editor.problem_words import listed
from editor.workspace import Workspace

if TYPE_CHECKING:
    from bk40qt.selfplay.match import Result

_CONTROLS: Final = 260  # pixels, the most that the fields take beside the results


class _Cancelled(Exception):
    pass


class Series(QThread):
    """Plays games in processes of their own, so that the window keeps its time; results come as games end."""

    results = Signal(object)  # tuple of Result, all so far
    failed = Signal(str)

    def __init__(self, data: object, games: int, seed: int, jobs: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._data, self._games, self._seed, self._jobs = data, games, seed, jobs
        self._stop = False

    def cancel(self) -> None:
        self._stop = True

    def run(self) -> None:
        handle, name = tempfile.mkstemp(prefix="bk40qt-trial-", suffix=SCENARIO_SUFFIX)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as stream:
                stream.write(dump(self._data))
            self._play(name)
        except _Cancelled:
            pass
        except Exception as error:  # whatever a worker dies of is the user's to know, not a crash of the editor
            self.failed.emit(retell(message(error)))
        finally:
            with suppress(OSError):
                Path(name).unlink()

    def _play(self, path: str) -> None:
        from bk40qt.selfplay.pool import spread
        from bk40qt.selfplay.tournament import play_numbered

        work = partial(play_numbered, path, self._seed, {})
        found: list[Result] = []

        def take(more: list[Result]) -> None:
            found.extend(more)
            self.results.emit(tuple(found))
            if self._stop:
                raise _Cancelled

        # One process would be this one: two at least.
        spread(work, range(self._games), max(2, self._jobs), answers=take, largest=1)


class TrialPanel(Panel):
    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(workspace, parent)
        self._series: Series | None = None
        self._results: tuple[Result, ...] = ()
        self._revision = -1
        self._cancelled, self._wanted = False, 0
        self.games = QSpinBox()
        self.games.setRange(2, 10_000)
        self.games.setValue(100)
        self.seed = QSpinBox()
        self.seed.setRange(0, 999_999_999)
        self.seed.setValue(1)
        self.start, self.stop = QPushButton(), QPushButton()
        self.start.clicked.connect(self.begin)
        self.stop.clicked.connect(self.cancel)
        self.progress = QProgressBar()
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._labels = (QLabel(), QLabel())
        form = QFormLayout()
        form.addRow(self._labels[0], self.games)
        form.addRow(self._labels[1], self.seed)
        row = QHBoxLayout()
        row.addWidget(self.start)
        row.addWidget(self.stop)
        controls = QWidget()
        controls.setMaximumWidth(_CONTROLS)
        column = QVBoxLayout(controls)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(form)
        column.addLayout(row)
        column.addWidget(self.progress)
        column.addStretch(1)
        self.text.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addWidget(controls)
        layout.addWidget(scrolling(self.text), 1)  # beside the fields, whatever there is to tell: nothing jumps
        self.retranslate()

    @property
    def is_running(self) -> bool:
        return self._series is not None and self._series.isRunning()

    def begin(self) -> None:
        if self.is_running:
            return
        problems = checked_now(self.document).problems
        if problems:
            tell(self, tr("This scenario cannot be played yet"), listed(self.document, problems))
            return
        self._results, self._revision = (), self.document.revision
        self._cancelled, self._wanted = False, self.games.value()
        series = Series(self.document.data, self.games.value(), self.seed.value(), (os.cpu_count() or 2) - 1, self)
        series.results.connect(self._take)
        series.failed.connect(lambda why: tell(self, tr("The games could not be played"), why))
        series.finished.connect(self._dress)
        self._series = series
        self.progress.setRange(0, self.games.value())
        self.progress.setValue(0)
        series.start()
        self._dress()

    def cancel(self) -> None:
        """What has been played so far stays."""
        if self._series is not None:
            self._series.cancel()
            self._cancelled = True
            self.stop.setEnabled(False)

    def shut_down(self) -> None:
        """The window closes: wait until nobody works for us any more."""
        if self._series is not None:
            self._series.cancel()
            self._series.wait()

    def _take(self, results: tuple[Result, ...]) -> None:
        self._results = results
        self.progress.setValue(len(results))
        self._say()

    def on_changed(self, change: Change) -> None:
        self._say()

    def retranslate(self) -> None:
        self._labels[0].setText(tr("Games"))
        self._labels[1].setText(tr("Seed"))
        self._labels[0].setBuddy(self.games)
        self._labels[1].setBuddy(self.seed)
        self.games.setToolTip(tr("How many games are played"))
        self.seed.setToolTip(tr("The same seed plays the same games on the same scenario"))
        self.start.setText(tr("Play at random"))
        self.start.setToolTip(tr("Both sides play at random, in the background; you can go on editing"))
        self.stop.setText(tr("Cancel"))
        self.stop.setToolTip(tr("Stop; the games played so far are counted"))
        self.progress.setAccessibleName(tr("Games played"))
        self._dress()

    def _dress(self) -> None:
        self.start.setEnabled(not self.is_running)
        self.stop.setEnabled(self.is_running)
        self._say()

    def _say(self) -> None:
        if not self._results:
            self.text.setText(tr("The games are played…") if self.is_running else tr(
                "Let both sides play at random to see how often each wins and how long games last."))
            return
        lines = summary(self._results)
        if self._cancelled:
            lines.insert(0, tr("Stopped after {n} of {total} games.", n=len(self._results), total=self._wanted))
        if self._revision != self.document.revision:
            lines.append(tr("The scenario has changed since these games were begun."))
        self.text.setText("\n".join(lines))


def summary(results: Sequence[Result]) -> list[str]:
    """What a series has shown, in lines."""
    n = len(results)
    lines = [trn("{n} game", "{n} games", n)]
    for side in ("german", "french", ""):
        won = sum(result.winner == side for result in results)
        if side:
            lines.append(tr("{side} wins: {count} ({share})", side=side_name(side), count=won,
                            share=percent(won / n)))
        elif won:
            lines.append(tr("Draws: {count} ({share})", count=won, share=percent(won / n)))
    turns = [result.turns for result in results]
    lines.append(tr("Last turn: {low} to {high}, {mean} on average", low=min(turns), high=max(turns),
                    mean=number(fmean(turns), 1)))
    ends = ", ".join(tr("turn {turn}: {count}", turn=turn, count=turns.count(turn)) for turn in sorted(set(turns)))
    lines.append(tr("Games ended on {list}", list=ends))
    decisions = [result.decisions for result in results]
    lines.append(tr("Decisions: {low} to {high}, {mean} on average", low=min(decisions), high=max(decisions),
                    mean=number(fmean(decisions))))
    return lines
