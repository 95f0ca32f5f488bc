"""A document of pages, and the ways it leaves the program: PDF file, printer, picture of a page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QColor, QImage, QPagedPaintDevice, QPainter, QPdfWriter

import bk40qt
from bk40qt.engine.wording import os_reason, say
from bk40qt.storage.whole import write_whole
from editor.printing.paper import UNITS_PER_INCH, PageSetup

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

PaintPage = Callable[[QPainter], None]


class Sheet(Protocol):
    """Something to print: makes its pages for a paper."""

    title: str

    def pages(self, setup: PageSetup) -> list[PaintPage]: ...


@dataclass(frozen=True)
class Printout:
    """A sheet on its paper."""

    title: str
    setup: PageSetup
    pages: tuple[PaintPage, ...] = field(repr=False)

    @classmethod
    def of(cls, sheet: Sheet, setup: PageSetup) -> Printout:
        return cls(sheet.title, setup, tuple(sheet.pages(setup)))

    def paint_page(self, painter: QPainter, number: int) -> None:
        """Page `number`, from 0, in units of the page; nothing outside the paper is touched."""
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.setClipRect(self.setup.sheet)
        self.pages[number](painter)
        painter.restore()


class CannotWrite(Exception):
    """The file cannot be written; the message says why."""


def pdf_steps(printout: Printout, path: Path) -> Iterator[int]:
    """Makes the PDF page by page and says after each how many are done. The file appears when it is complete and safe
    on the disk; a job that is not run to its end, or fails, leaves what was there before."""
    made = QBuffer()  # not the file: the writer of Qt goes on, and tells nobody, when the disk is full
    made.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(made)
    writer.setResolution(UNITS_PER_INCH)
    writer.setTitle(printout.title)
    writer.setCreator(f"bk40qt {bk40qt.__version__}")
    yield from _paint_all(writer, printout, UNITS_PER_INCH)
    try:
        write_whole(path.resolve(), bytes(made.data().data()))
    except (OSError, ValueError, RuntimeError) as error:  # a NUL in the name, a circle of links
        raise CannotWrite(os_reason(error)) from None


def write_pdf(printout: Printout, path: Path) -> int:
    """The number of pages written; CannotWrite if that fails."""
    return sum(1 for _ in pdf_steps(printout, path))


def chosen_pages(printout: Printout, printer: QPrinter) -> Printout:
    """Of all pages those that were asked for in the dialog of the printer."""
    wanted = printer.pageRanges()
    pages = [page for number, page in enumerate(printout.pages, 1) if wanted.isEmpty() or wanted.contains(number)]
    return Printout(printout.title, printout.setup, tuple(pages))


def printer_steps(printout: Printout, printer: QPrinter) -> Iterator[int]:
    """The same on a printer. It may have got pages before it is stopped; one that prints into a file would go on, and
    tell nobody, when the disk is full: use `pdf_steps`."""
    printer.setFullPage(True)
    printer.setDocName(printout.title)
    printer.setCreator(f"bk40qt {bk40qt.__version__}")
    yield from _paint_all(printer, printout, printer.resolution(), printer.abort)


def _paint_all(
    device: QPagedPaintDevice, printout: Printout, resolution: float, abort: Callable[[], object] = lambda: None
) -> Iterator[int]:
    device.setPageLayout(printout.setup.layout())
    painter = QPainter()
    if not painter.begin(device):
        raise CannotWrite(say("the device cannot be painted on"))
    try:
        for number in range(len(printout.pages)):
            if number and not device.newPage():
                raise CannotWrite(say("there is no further page"))
            painter.resetTransform()
            painter.scale(resolution / UNITS_PER_INCH, resolution / UNITS_PER_INCH)
            printout.paint_page(painter, number)
            yield number + 1
    except GeneratorExit:  # stopped
        abort()
        raise
    finally:
        painter.end()


def page_image(printout: Printout, number: int, dpi: float) -> QImage:
    """A picture of the page."""
    size = printout.setup.pixels(dpi)
    image = QImage(round(size.width()), round(size.height()), QImage.Format.Format_RGB32)
    image.fill(QColor(Qt.GlobalColor.white))
    with QPainter(image) as painter:
        painter.scale(dpi / UNITS_PER_INCH, dpi / UNITS_PER_INCH)
        printout.paint_page(painter, number)
    return image


