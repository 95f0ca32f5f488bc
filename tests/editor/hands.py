"""Hands for an editor window: everything is done by mouse and key events on its widgets."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QFileDialog,
    QLineEdit,
    QMenu,
    QMessageBox,
    QProgressDialog,
    QWidget,
)

from editor.keeping import Start
from editor.main_window import EditorWindow
from editor.new_scenario import Shape, new_scenario

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
_PATIENCE = 5000  # milliseconds


def empty_start(columns: int = 12, rows: int = 9, **shape: str) -> Start:
    return Start(new_scenario("Made by hand", Shape(columns, rows, **shape)))


class Hands:
    def __init__(self, window: EditorWindow, qtbot) -> None:
        self.window = window
        self.qtbot = qtbot

    # -- what there is ------------------------------------------------------------------------------------------------

    @property
    def view(self):
        return self.window.area.view

    @property
    def data(self) -> dict:
        return self.window.document.data

    def ground(self, name: str) -> dict:
        return self.data["map"]["hexes"][name]

    def steps(self) -> int:
        return self.window.history.stack.index()

    def undo_text(self) -> str:
        return self.window.commands["undo"].text()

    # -- mouse --------------------------------------------------------------------------------------------------------

    def at(self, place: str | QPointF) -> QPoint:
        point = self.window.area.scene.centre_of(place) if isinstance(place, str) else place
        found = self.view.mapFromScene(point)
        assert self.view.viewport().rect().contains(found), f"{place} is not on the screen"
        return found

    def side(self, a: str, b: str) -> QPointF:
        """The middle of a hexside, a little towards the first hex."""
        scene = self.window.area.scene
        start, end = scene.centre_of(a), scene.centre_of(b)
        return start + (end - start) * 0.45

    def hover(self, place: str | QPointF) -> None:
        QTest.mouseMove(self.view.viewport(), self.at(place))
        self._move(self.at(place), Qt.MouseButton.NoButton, NONE)

    def click(self, place: str | QPointF, modifiers=NONE) -> None:
        self.hover(place)
        QTest.mouseClick(self.view.viewport(), LEFT, modifiers, self.at(place))

    def drag(self, *places: str | QPointF | QPoint, modifiers=NONE) -> None:
        points = [place if isinstance(place, QPoint) else self.at(place) for place in places]
        port = self.view.viewport()
        QTest.mousePress(port, LEFT, modifiers, points[0])
        for point in points[1:]:
            self._move(point, LEFT, modifiers)
        QTest.mouseRelease(port, LEFT, modifiers, points[-1])

    def moved(self, place: str | QPointF) -> None:
        """The mouse comes here with its left button down: a part of a drag, to look at what shows meanwhile."""
        self._move(self.at(place), LEFT, NONE)

    def _move(self, point: QPoint, buttons, modifiers) -> None:
        port = self.view.viewport()
        event = QMouseEvent(QEvent.Type.MouseMove, QPointF(point), QPointF(port.mapToGlobal(point)),
                            Qt.MouseButton.NoButton, buttons, modifiers)
        QApplication.sendEvent(port, event)

    def right_click(self, place: str | QPointF) -> QMenu | None:
        port, at = self.view.viewport(), self.at(place)
        QApplication.sendEvent(port, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, port.mapToGlobal(at)))
        popup = QApplication.activePopupWidget()
        return popup if isinstance(popup, QMenu) else None

    def activate(self) -> None:
        """Keys go to this window from now on."""
        self.window.activateWindow()
        QApplication.processEvents()
        self.view.setFocus()

    # -- keys ---------------------------------------------------------------------------------------------------------

    def key(self, key: Qt.Key | str, modifiers=NONE) -> None:
        QTest.keyClick(self.view, key, modifiers)

    def tool(self, key: str, name: str) -> None:
        """Takes up a tool by its key."""
        self.activate()
        self.key(getattr(Qt.Key, f"Key_{key}"))
        assert self.window.tool_name == name
        assert self.window.area.scene.tool is self.window.tools[name]

    def cursor_to(self, name: str) -> None:
        """The hex cursor, by keys."""
        grid = self.window.document.grid
        self.view.setFocus()
        if self.view.cursor_hex is None:
            self.key(Qt.Key.Key_Up, CONTROL)
        while self.view.cursor_hex != name:
            (a, b), (c, d) = (grid.numbers(grid.index[each]) for each in (self.view.cursor_hex, name))
            if grid.top == "pointy":
                a, b, c, d = b, a, d, c
            across, down = c - a, d - b
            key = Qt.Key.Key_Right if across > 0 else Qt.Key.Key_Left if across else None
            self.key(key or (Qt.Key.Key_Down if down > 0 else Qt.Key.Key_Up), CONTROL)

    # -- dialogs ------------------------------------------------------------------------------------------------------

    @contextmanager
    def answering(self, *answers: Callable[[QWidget], None]):
        """Does this to the next dialogs that open, which must open within the block; gives the texts they met."""
        met: list[str] = []
        extra: list[str] = []
        unexpected = QElapsedTimer()
        left, last = list(answers), [None]  # those to come; the dialog that has its answer and is about to close

        def look() -> None:
            dialog = QApplication.activeModalWidget()
            if dialog is None or isinstance(dialog, QProgressDialog) or dialog is last[0]:
                return
            if not left:  # one below that is about to close, too; but an unexpected one must not stay for ever
                if unexpected.hasExpired(_PATIENCE):
                    extra.append(dialog.text() if isinstance(dialog, QMessageBox) else dialog.windowTitle())
                    dialog.close()
                return
            unexpected.restart()
            last[0] = dialog
            met.append(dialog.text() if isinstance(dialog, QMessageBox) else dialog.windowTitle())
            answer = left.pop(0)
            # Not within this call: an answer may open the next dialog, and a timer that is at work does not tick.
            QTimer.singleShot(0, lambda: answer(dialog))

        timer = QTimer()
        timer.timeout.connect(look)
        timer.start(5)
        yield met
        timer.stop()
        assert not extra, f"nobody expected these dialogs: {extra}"
        assert len(met) == len(answers), f"only these dialogs have opened: {met}"


def press(button) -> Callable[[QWidget], None]:
    """Clicks a standard button of a message or dialog."""

    def answer(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        QTest.mouseClick(dialog.button(button), LEFT)

    return answer


def pick_file(path: Path | str) -> Callable[[QWidget], None]:
    """Types a name into a file dialog and presses Enter; "" thinks better of it."""

    def answer(dialog: QWidget) -> None:
        assert isinstance(dialog, QFileDialog)
        if not path:
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
            return
        name = dialog.findChild(QLineEdit, "fileNameEdit")
        name.setText(str(path))  # typed letter by letter, the list of completions would take the Enter
        name.setFocus()
        QTest.keyClick(name, Qt.Key.Key_Return)

    return answer


def push(text: str) -> Callable[[QWidget], None]:
    """Clicks the button of this text."""

    def answer(dialog: QWidget) -> None:
        QTest.mouseClick(next(b for b in dialog.findChildren(QAbstractButton) if b.text() == text), LEFT)

    return answer


def accept(fill: Callable[[QDialog], None] | None = None) -> Callable[[QWidget], None]:
    """Fills in a dialog and accepts it."""

    def answer(dialog: QWidget) -> None:
        assert isinstance(dialog, QDialog)
        if fill is not None:
            fill(dialog)
        dialog.accept()

    return answer
