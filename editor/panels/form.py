"""A form: labelled fields, found by their keys, with texts that follow the language."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QFormLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QToolButton,
    QWidget,
)

from bk40qt.desktop.i18n import pattern
from editor.panels.fields import Field
from editor.panels.flow import FlowLayout


class Form(QWidget):
    """Texts are English patterns, marked with `translatable` where they are written."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fields: dict[str, Field] = {}
        self._texts: list[tuple[QLabel, Field, str, str]] = []
        self.rows = QFormLayout(self)
        self.rows.setContentsMargins(0, 0, 0, 0)
        self.rows.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.rows.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.rows.setHorizontalSpacing(8)
        self.rows.setVerticalSpacing(4)

    def add(self, key: str, text: str, field: Field, tip: str = "") -> Field:
        label = QLabel()
        label.setBuddy(field.editor)
        self.fields[key] = field
        self._texts.append((label, field, text, tip))
        self.rows.addRow(label, field)
        return field

    def show_row(self, key: str, shown: bool) -> None:
        self.rows.setRowVisible(self.fields[key], shown)

    def focus(self, key: str) -> bool:
        """Put the focus into a field; False if there is none of that name."""
        field = self.fields.get(key)
        if field is None:
            return False
        reveal(field.editor)
        return True

    def retranslate(self) -> None:
        for label, field, text, tip in self._texts:
            name = pattern(text)
            label.setText(name)
            label.setToolTip(pattern(tip) if tip else "")
            field.set_name(name, pattern(tip) if tip else "")


def reveal(widget: QWidget) -> None:
    """The focus to a widget, which is scrolled into sight where it lies in a long form."""
    widget.setFocus(Qt.FocusReason.TabFocusReason)  # as by Tab: what is there is selected, to be typed over
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, QScrollArea):
            parent.ensureWidgetVisible(widget)
        parent = parent.parentWidget()


def finish_editing() -> None:
    """Take over what is being typed: to be called before the document is saved, played or printed."""
    focus = QApplication.focusWidget()
    if focus is not None:
        focus.clearFocus()  # ids, long texts and cells of tables are complete when the focus leaves them
        focus.setFocus(Qt.FocusReason.OtherFocusReason)


def scrolling(content: QWidget) -> QScrollArea:
    """A form that is longer than its panel."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(content)
    return area


class Buttons(QWidget):
    """Buttons side by side, by name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts: list[tuple[QPushButton | QToolButton, str, str]] = []
        self.row = FlowLayout(self)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add(self, text: str, tip: str, run: Callable[[], object], sign: str = "") -> QPushButton | QToolButton:
        """`sign` stands on the button instead of its text, where room is short; readers still hear the text."""
        button: QPushButton | QToolButton = QToolButton() if sign else QPushButton()
        if sign:
            button.setText(sign)
            button.setMinimumSize(28, 26)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(lambda _checked=False: run())
        self._texts.append((button, text, tip))
        self.row.addWidget(button)
        return button

    def retranslate(self) -> None:
        for button, text, tip in self._texts:
            name = pattern(text)
            if isinstance(button, QPushButton):
                button.setText(name)
                button.setToolTip(pattern(tip))
            else:
                button.setToolTip(f"{name}: {pattern(tip)}" if tip else name)
            button.setAccessibleName(name)
            button.setAccessibleDescription(pattern(tip))
