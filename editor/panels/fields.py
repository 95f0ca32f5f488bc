"""The fields of forms. Each shows a value, or nothing where several things have different ones; what the user enters
is checked first, and refused with a reason below the field.

Changes are told while the user types, so that nothing is lost by saving or by a crash; `token` ties those of one visit
to a field into one step of the history. Undo is the document's, not the field's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractSpinBox, QCheckBox, QComboBox, QLineEdit, QSpinBox, QVBoxLayout, QWidget

from bk40qt.desktop.i18n import tr
from bk40qt.engine.fields import text_fault
from editor.panels.form_panel import Notice

MIXED: Final = object()  # the things that are shown have different values
Check = Callable[[Any], str]  # why a value is refused, "" if it is not
Choices = Sequence[tuple[str, str]]  # value, and what it is called
_visits: Final = count(1)


def accept_all(_value: object) -> str:
    return ""


def text_check(value: str) -> str:
    return tr("The text contains a character that a file cannot hold") if text_fault(value) else ""


def named_check(value: str) -> str:
    return text_check(value) if value.strip() else tr("This must not be empty")


class _Manners(QObject):
    """How our fields differ from Qt's: undo is left to the window, the wheel turns only a field that has the focus."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress) and isinstance(event, QKeyEvent):
            if event.matches(QKeySequence.StandardKey.Undo) or event.matches(QKeySequence.StandardKey.Redo):
                event.ignore()  # not accepted: the key goes on to the window
                return True
        elif kind == QEvent.Type.Wheel and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()  # the form scrolls
            return True
        return False


class Field(QWidget):
    """`edited` tells a value that has passed the check and differs from what is shown."""

    edited = Signal(object)

    def __init__(self, editor: QWidget, check: Check = accept_all) -> None:
        super().__init__()
        self.editor = editor
        self.check = check
        self.token = f"visit {next(_visits)}"
        self.notice = Notice()
        self._manners = _Manners(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(1)
        layout.addWidget(editor)
        layout.addWidget(self.notice)
        self.setFocusProxy(editor)
        self._watch(editor)

    def _watch(self, widget: QWidget) -> None:
        widget.installEventFilter(self._manners)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self.token = f"visit {next(_visits)}"
        elif event.type() == QEvent.Type.FocusOut:
            self.left()
        return False

    def left(self) -> None:
        """The focus has gone elsewhere."""

    def offer(self, value: Any) -> bool:
        """Something the user has entered; True if it is taken."""
        reason = self.check(value)
        self.notice.tell(reason)
        if not reason:
            self.edited.emit(value)
        return not reason

    @property
    def is_refused(self) -> bool:
        """Does it hold something that was not taken?"""
        return not self.notice.isHidden()

    def show_value(self, value: Any) -> None:
        raise NotImplementedError

    def set_name(self, name: str, tip: str) -> None:
        self.editor.setAccessibleName(name)
        self.editor.setToolTip(tip)
        self.editor.setAccessibleDescription(tip)


class TextField(Field):
    """A line of text. `whole`: taken over only when it is complete, because half of it means something else (an id)."""

    def __init__(self, check: Check = text_check, whole: bool = False) -> None:
        self.line = QLineEdit()
        super().__init__(self.line, check)
        self._whole = whole
        self._shown: object = ""
        if whole:
            self.line.returnPressed.connect(self._finish)
        else:
            self.line.textEdited.connect(self.offer)

    def left(self) -> None:
        if self._whole:
            self._finish()
        elif self.is_refused:
            self.show_value(self._shown, again=True)  # what was refused is not left standing

    def _finish(self) -> None:
        text = self.line.text().strip()
        shown = "" if self._shown is MIXED else self._shown
        if text != shown:
            self.offer(text)
        else:
            self.notice.tell("")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.line.text() != self._shown:
            self.show_value(self._shown, again=True)
        else:
            super().keyPressEvent(event)

    def show_value(self, value: Any, again: bool = False) -> None:
        if value == self._shown and not again and value is not MIXED:
            return  # the user may be typing
        self._shown = value
        text = "" if value is MIXED else str(value)
        if self.line.text() != text:
            self.line.setText(text)
        self.line.setPlaceholderText(tr("different") if value is MIXED else "")
        self.notice.tell("")

    def offer(self, value: Any) -> bool:
        taken = super().offer(value)
        if taken and not self._whole:
            self._shown = value
            self.line.setPlaceholderText("")
        return taken


class NumberField(Field):
    """`whole`: taken over only when it is complete, because the numbers on the way to it would do harm (1 for 12)."""

    def __init__(self, low: int, high: int, whole: bool = False, check: Check = accept_all) -> None:
        self.spin = QSpinBox()
        super().__init__(self.spin, check)
        self._low, self._zero, self._mixed, self._silent = low, "", False, False
        self._shown: object = low
        self.spin.setRange(low, high)
        self.spin.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.spin.setCorrectionMode(QAbstractSpinBox.CorrectionMode.CorrectToNearestValue)
        self.spin.lineEdit().installEventFilter(self._manners)
        if whole:
            self.spin.editingFinished.connect(lambda: self._changed(self.spin.value()))
        else:
            self.spin.valueChanged.connect(self._changed)

    def set_zero(self, text: str) -> None:
        """What to show for the lowest value, where that means something else than a number."""
        self._zero = text
        if not self._mixed:
            self.spin.setSpecialValueText(text)

    def set_high(self, high: int) -> None:
        self._silent = True
        self.spin.setMaximum(max(high, self._low))
        self._silent = False

    def _changed(self, value: int) -> None:
        if self._silent or value < self._low or value == self._shown:
            return
        if self._mixed:
            self.show_value(value)
        if self.offer(value):
            self._shown = value

    def show_value(self, value: Any) -> None:
        mixed = value is MIXED
        if mixed or value != self._shown:
            self._shown = value
        elif self.spin.value() != value and self.spin.hasFocus():
            return  # the user has not finished
        if not mixed and not self._mixed and self.spin.value() == value:
            self.notice.tell("")
            return
        self._silent = True
        self._mixed = mixed
        self.spin.setMinimum(self._low - 1 if mixed else self._low)
        self.spin.setSpecialValueText(" " if mixed else self._zero)
        # A file may hold more than we let the user enter: show it all the same.
        self.spin.setMaximum(self.spin.maximum() if mixed else max(self.spin.maximum(), int(value)))
        self.spin.setValue(self._low - 1 if mixed else int(value))
        self._silent = False
        self.notice.tell("")


class ChoiceField(Field):
    def __init__(self, choices: Choices = (), check: Check = accept_all) -> None:
        self.box = QComboBox()
        super().__init__(self.box, check)
        self.box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.setMinimumContentsLength(8)
        self._choices: list[tuple[str, str]] = []
        self._shown: object = MIXED
        self.set_choices(choices)
        self.box.activated.connect(self._chosen)

    def set_choices(self, choices: Choices) -> None:
        if list(choices) == self._choices:
            return
        self._choices = list(choices)
        self.box.clear()
        for value, text in choices:
            self.box.addItem(text, value)
        self.show_value(self._shown)

    def _chosen(self, index: int) -> None:
        value = self.box.itemData(index)
        if value != self._shown and not self.offer(value):
            self.box.setCurrentIndex(self.box.findData(self._shown))

    def show_value(self, value: Any) -> None:
        self._shown = value
        index = -1 if value is MIXED else self.box.findData(value)
        if index < 0 and value is not MIXED and value != "":
            self.box.addItem(str(value), value)  # what a file says is shown, even where it means nothing
            index = self.box.count() - 1
        self.box.setPlaceholderText(tr("different") if value is MIXED else "")  # Qt chooses the first if it is empty
        self.box.setCurrentIndex(index)
        self.notice.tell("")


class FlagField(Field):
    def __init__(self, check: Check = accept_all) -> None:
        self.mark = QCheckBox()
        super().__init__(self.mark, check)
        self.mark.clicked.connect(self._clicked)

    def _clicked(self) -> None:
        self.mark.setTristate(False)
        if not self.offer(self.mark.isChecked()):
            self.mark.setChecked(not self.mark.isChecked())

    def show_value(self, value: Any) -> None:
        self.mark.setTristate(value is MIXED)
        if value is MIXED:
            self.mark.setCheckState(Qt.CheckState.PartiallyChecked)
        else:
            self.mark.setChecked(bool(value))
        self.notice.tell("")
