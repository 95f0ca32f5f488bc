"""A page of a printout on the screen, with buttons to turn it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QScrollArea, QToolButton, QVBoxLayout, QWidget

from bk40qt.desktop.i18n import percent, tr
from editor.printing.printout import Printout, page_image

_FINEST = 150.0  # dots per inch: counters are drawn as large as on paper, and shrunk
ZOOMS: Final = ("page", "width", "100", "150")  # the whole page, its width, or percent of its true size
_TABLE: Final = 24  # pixels round the paper
_ANY: Final = 1e9
_STEPS: Final[dict[int, int]] = {
    Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1,
}  # fmt: skip
_LATER = 60  # milliseconds: a window that is being resized asks for many sizes


class PageView(QWidget):
    """The paper on a table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._printout: Printout | None = None
        self._page = 0
        self._image: QImage | None = None
        self.zoom = "page"
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_LATER)
        self._later.timeout.connect(self._render)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        return QSize(560, 720)

    def show_page(self, printout: Printout | None, page: int) -> None:
        if printout is not self._printout or page != self._page:
            self._image = None
        self._printout, self._page = printout, page
        self._later.start()
        self.update()

    @property
    def is_ready(self) -> bool:
        return self._image is not None

    def _render(self) -> None:
        if self._printout is not None and self._image is None:
            self._image = page_image(self._printout, self._page, _FINEST)
            self.update()

    def set_zoom(self, zoom: str, room: QSize) -> None:
        """One of `ZOOMS`, in a window of that size. The widget is as large as that takes, and is scrolled."""
        self.zoom = zoom
        if self._printout is None or zoom == "page":
            self.setMinimumSize(0, 0)
        else:
            size = self._printout.setup.sheet.size()
            size.scale(room.width() - _TABLE if zoom == "width" else self._true_width() * int(zoom) / 100, _ANY,
                       Qt.AspectRatioMode.KeepAspectRatio)
            self.setMinimumSize(0 if zoom == "width" else round(size.width()) + _TABLE, round(size.height()) + _TABLE)
        self.update()

    def _true_width(self) -> float:
        """Of the paper, as large as it is."""
        assert self._printout is not None
        return self._printout.setup.pixels(self.logicalDpiX()).width()

    def _paper(self) -> QRectF:
        assert self._printout is not None
        size = self._printout.setup.sheet.size()
        if self.zoom.isdigit():
            size.scale(self._true_width() * int(self.zoom) / 100, _ANY, Qt.AspectRatioMode.KeepAspectRatio)
        else:
            room = self.size() - QSize(_TABLE, _TABLE)
            size.scale(room.width(), room.height(), Qt.AspectRatioMode.KeepAspectRatio)
        paper = QRectF(0, 0, size.width(), size.height())
        paper.moveCenter(QRectF(self.rect()).center())
        return paper

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._later.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor("#8b877d"))
            if self._printout is None:
                return
            paper = self._paper()
            painter.fillRect(paper.translated(3, 4), QColor(0, 0, 0, 70))
            painter.fillRect(paper, QColor(Qt.GlobalColor.white))
            if self._image is not None:
                ratio = self.devicePixelRatioF()
                shrunk = self._image.scaled(
                    (paper.size() * ratio).toSize(),
                    Qt.AspectRatioMode.IgnoreAspectRatio,
                    Qt.TransformationMode.SmoothTransformation,
                )
                painter.drawImage(paper, shrunk)


class PagePreview(QWidget):
    """A view of one page, and which of how many it is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._printout: Printout | None = None
        self.page = 0
        self.view = PageView()
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setMinimumSize(320, 320)
        self.area.setWidget(self.view)
        for watched in (self.area.viewport(), self.view):
            watched.installEventFilter(self)
        self.zoom = QComboBox()
        for zoom in ZOOMS:
            self.zoom.addItem("", zoom)
        self.zoom.currentIndexChanged.connect(self._fit)
        self.back, self.forward = QToolButton(), QToolButton()
        self.back.setArrowType(Qt.ArrowType.LeftArrow)
        self.forward.setArrowType(Qt.ArrowType.RightArrow)
        self.label = QLabel()
        self.label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.label.setMinimumWidth(120)
        row = QHBoxLayout()
        row.addStretch(1)
        for widget in (self.back, self.label, self.forward):
            row.addWidget(widget)
        row.addStretch(1)
        row.addWidget(self.zoom)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.area, 1)
        column.addLayout(row)
        self.back.clicked.connect(lambda: self.turn_to(self.page - 1))
        self.forward.clicked.connect(lambda: self.turn_to(self.page + 1))
        self.retranslate()

    def show_printout(self, printout: Printout | None) -> None:
        self._printout = printout
        self.turn_to(self.page)
        self._fit()

    def _fit(self) -> None:
        self.view.set_zoom(str(self.zoom.currentData()), self.area.viewport().size())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The keys turn pages, whatever the scroll area would do with them; so does the wheel on a whole page."""
        if watched is self.area.viewport() and event.type() == QEvent.Type.Resize:
            self._fit()
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in _STEPS:
            self.turn_to(self.page + _STEPS[event.key()])
            return True
        if isinstance(event, QWheelEvent) and self.zoom.currentData() == "page":
            self.turn_to(self.page + (-1 if event.angleDelta().y() > 0 else 1))
            return True
        return super().eventFilter(watched, event)

    def turn_to(self, page: int) -> None:
        count = len(self._printout.pages) if self._printout is not None else 0
        self.page = max(0, min(page, count - 1))
        self.back.setEnabled(self.page > 0)
        self.forward.setEnabled(self.page < count - 1)
        self.view.show_page(self._printout, self.page)
        self._write_label()

    def _write_label(self) -> None:
        count = len(self._printout.pages) if self._printout is not None else 0
        self.label.setText(tr("Page {page} of {count}", page=self.page + 1, count=count) if count else "")

    def retranslate(self) -> None:
        self.back.setToolTip(tr("Page before"))
        self.forward.setToolTip(tr("Next page"))
        self.back.setAccessibleName(tr("Page before"))
        self.forward.setAccessibleName(tr("Next page"))
        self.view.setAccessibleName(tr("Preview of the page"))
        self.zoom.setAccessibleName(tr("Size of the preview"))
        self.zoom.setToolTip(tr("Size of the preview"))
        names = {"page": tr("Whole page"), "width": tr("Page width")}
        for row, zoom in enumerate(ZOOMS):
            self.zoom.setItemText(row, names.get(zoom) or percent(int(zoom) / 100))
        self._write_label()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
