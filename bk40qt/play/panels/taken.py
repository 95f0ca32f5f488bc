"""The decision panel of a replay: what was asked, every option, and which of them was taken."""

from __future__ import annotations

from html import escape

from PySide6.QtWidgets import QWidget

from bk40qt.desktop.i18n import pattern, tr
from bk40qt.engine.phrases import prompt, title
from bk40qt.mapview.faces import side_name
from bk40qt.play.panels.decision import DecisionPanel
from bk40qt.play.replay import ReplaySession


class TakenPanel(DecisionPanel):
    """Shows the options to the side that had them; the other one sees only whose decision it was."""

    def __init__(self, session: ReplaySession, parent: QWidget | None = None) -> None:
        self.replay = session
        super().__init__(session, parent)
        session.playing_changed.connect(self._look)

    def _shown(self) -> bool:
        decision = self.replay.decision
        return decision is not None and decision.side == self.replay.viewer

    def on_decision(self) -> None:
        super().on_decision()
        decision, answer = self.replay.decision, self.replay.answer
        if decision is None or not self._shown():
            return
        self._offer(decision.options)
        if answer is not None:
            self.choose(answer.action)

    def _look(self) -> None:
        """While it plays nobody reads odds, and they would slow it down; those of older rules nobody knows."""
        if self.replay.playing or self.replay.recording.as_recorded:
            self.clear_odds()
        else:
            super()._look()

    def _say_question(self) -> None:
        super()._say_question()
        decision, answer = self.replay.decision, self.replay.answer
        if decision is None:
            return
        if not decision.rule:
            self._headline.setText(f"<b>{escape(side_name(decision.side))}</b>")
        if not self._shown():
            self._question.setText(tr("A decision of the other side ({side}).", side=side_name(decision.side)))
            return
        taken = (tr("Taken: {what}", what=self.replay.say(answer.action)) if answer is not None
                 else tr("The recording ends here."))
        if decision.point:
            asked = prompt(decision, self.replay.name_of, pattern)
            self._question.setText(f"{title(decision, pattern)}\n{asked}\n\n{taken}")
        else:  # older rules: only the answer is recorded
            self._question.setText(taken)

    def _dress_buttons(self) -> None:
        super()._dress_buttons()
        self._take_button.hide()

    def take_closing(self) -> None:
        """Space ends something in a game; here it starts and stops the replay."""
        self.replay.toggle_playing()
