"""Work that a crash or a power cut has left behind, offered back at the next start."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QLocale, Qt, QTime
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from bk40qt.desktop.i18n import day, tr
from editor.journal import Recovery

_NUMBER = Qt.ItemDataRole.UserRole


class RecoveryDialog(QDialog):
    """After it, `wanted` is to be opened; what was thrown away is gone, the rest is offered again another time."""

    def __init__(self, recoveries: list[Recovery], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._recoveries = recoveries
        self.wanted: list[Recovery] = []
        self.setWindowTitle(tr("Unsaved work was found"))
        text = QLabel(tr("The editor did not end well last time. Everything that was done is here, complete. What do"
                         " you want to have back?"))
        text.setWordWrap(True)
        self.list = QTreeWidget()
        self.list.setRootIsDecorated(False)
        self.list.setHeaderLabels([tr("Scenario"), tr("Last change"), tr("Changes"), tr("File")])
        self.list.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.list.setAccessibleName(tr("Unsaved work"))
        for row, recovery in enumerate(recoveries):
            item = QTreeWidgetItem([_title(recovery), _when(recovery), str(recovery.position),
                                    str(recovery.path) if recovery.path else tr("not saved yet")])
            item.setData(0, _NUMBER, row)
            item.setCheckState(0, Qt.CheckState.Checked)
            self.list.addTopLevelItem(item)
        self.buttons = QDialogButtonBox()
        self.take = QPushButton(tr("&Give it back"))
        self.drop = QPushButton(tr("&Throw it away"))
        self.later = QPushButton(tr("&Later"))
        self.take.setToolTip(tr("Open what is ticked, with every change, and each can be undone"))
        self.drop.setToolTip(tr("Remove what is ticked for good"))
        self.later.setToolTip(tr("Ask again at the next start"))
        self.buttons.addButton(self.take, QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.addButton(self.drop, QDialogButtonBox.ButtonRole.DestructiveRole)
        self.buttons.addButton(self.later, QDialogButtonBox.ButtonRole.RejectRole)
        self.take.setDefault(True)
        self.take.clicked.connect(self._take)
        self.drop.clicked.connect(self._drop)
        self.later.clicked.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(text)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.buttons)
        self.resize(720, 320)

    def _ticked(self) -> list[Recovery]:
        items = [self.list.topLevelItem(row) for row in range(self.list.topLevelItemCount())]
        return [self._recoveries[int(item.data(0, _NUMBER))] for item in items
                if item is not None and item.checkState(0) == Qt.CheckState.Checked]

    def _take(self) -> None:
        self.wanted = self._ticked()
        self.accept()

    def _drop(self) -> None:
        for recovery in self._ticked():
            recovery.discard()
            self._recoveries.remove(recovery)
        self.accept()

    def done(self, result: int) -> None:
        for recovery in self._recoveries:
            if recovery not in self.wanted:
                recovery.release()
        super().done(result)


def _title(recovery: Recovery) -> str:
    """As the document was called when it was opened; it need not be read for that."""
    from bk40qt.engine.document import load
    from bk40qt.engine.errors import ScenarioError

    try:
        data = load(recovery.base)
    except ScenarioError:
        return tr("not readable")
    return str(data.get("title", "")) if isinstance(data, dict) else ""


def _when(recovery: Recovery) -> str:
    try:
        seconds = int(recovery.when)
    except OSError:
        return ""
    when = datetime.fromtimestamp(seconds)
    return tr("{day}, {time}", day=day(when), time=QLocale().toString(QTime(when.hour, when.minute), "HH:mm"))
