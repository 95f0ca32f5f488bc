"""The after-action report as PDF: A4, letters that can be selected, pages numbered."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, QRectF, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QFont,
    QImage,
    QPageLayout,
    QPageSize,
    QPainter,
    QPalette,
    QPdfWriter,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)

from bk40qt.desktop.i18n import tr
from bk40qt.play.report_html import SIDE_COLOURS, Report, Writer

_DPI: Final = 96  # a unit of the layout is a CSS pixel
_MARGIN: Final = 16.0  # millimetres
_FOOT: Final = 26.0
_LINE: Final = 14.0  # of text: so much of what is headed must have room
_CSS: Final = f"""
h1 {{ font-size: 20pt; margin-bottom: 0; }}
h2 {{ font-size: 13pt; margin-top: 16px; margin-bottom: 4px; }}
h3 {{ font-size: 9.5pt; margin-top: 8px; margin-bottom: 1px; }}
ul {{ margin-top: 1px; margin-bottom: 3px; -qt-list-indent: 0; margin-left: 14px; }}
.sub, small, .ending {{ color: #575b60; }}
small {{ font-size: 7.5pt; font-weight: normal; }}
.result {{ font-size: 14pt; }}
.caption {{ color: #575b60; font-size: 8pt; }}
.german {{ color: {SIDE_COLOURS["german"]}; }}
.french {{ color: {SIDE_COLOURS["french"]}; }}
table {{ margin-bottom: 8px; }}
th {{ text-align: left; }}
th.n, td.n {{ text-align: right; }}
.facts th {{ color: #575b60; font-weight: normal; }}
.sum td {{ background-color: #f3f0e8; }}
"""


def pdf_pages(report: Report, pictures: Mapping[str, QImage], out: QBuffer) -> Generator[None, None, None]:
    """Writes the report, a page between two yields."""
    if not out.isOpen():
        out.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(out)
    writer.setTitle(report.title)
    writer.setCreator("bk40qt")
    writer.setResolution(_DPI)
    margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
    writer.setPageLayout(QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, margins,
                                     QPageLayout.Unit.Millimeter))
    page = QSizeF(writer.width(), writer.height() - _FOOT)
    document = _document(report, pictures, page)
    for _ in _keep_headings(document, page):
        yield
    pages = document.pageCount()
    painter = QPainter(writer)
    try:
        for number in range(pages):
            if number:
                writer.newPage()
            _paint_page(painter, document, page, number)
            _paint_foot(painter, document.defaultFont(), page, report.title,
                        tr("Page {page} of {pages}", page=number + 1, pages=pages))
            yield
    finally:
        painter.end()  # before its device goes, even where the user stops


def _document(report: Report, pictures: Mapping[str, QImage], page: QSizeF) -> QTextDocument:
    def picture(name: str, text: str) -> str:
        image = pictures[name]
        width = min(page.width(), image.deviceIndependentSize().width())
        height = width * image.height() / image.width()
        if height > page.height() * 0.9:
            width, height = width * page.height() * 0.9 / height, page.height() * 0.9
        return (f"<p style='margin-bottom:0'><img src='picture:{name}' width='{int(width)}' height='{int(height)}'></p>"
                f"<p class='caption' style='margin-top:0'>{text}</p>")

    document = QTextDocument()
    document.setUseDesignMetrics(True)  # places of letters as the page has them, not as the screen
    font = QFont("Serif")
    font.setPointSizeF(9.5)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    document.setDefaultFont(font)
    document.setDefaultStyleSheet(_CSS)
    document.setDocumentMargin(0)
    for name, image in pictures.items():
        document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(f"picture:{name}"), image)
    table = "<table width='100%' cellspacing='0' cellpadding='3' border='0'>"
    document.setPageSize(page)
    document.setHtml(Writer(picture, table, " style='page-break-before:always'").body(report))
    return document


def _keep_headings(document: QTextDocument, page: QSizeF) -> Iterator[None]:
    """No heading alone at the foot of a page: it goes to the next one with what it heads. A picture and its caption
    are such a pair too."""
    layout = document.documentLayout()
    block = document.begin()
    while block.isValid():
        following = block.next()
        if following.isValid() and (block.blockFormat().headingLevel() or _is_picture(block)):
            here = layout.blockBoundingRect(block)
            there = layout.blockBoundingRect(following)
            foot = (int(here.top() // page.height()) + 1) * page.height()
            if here.top() % page.height() > 1 and (here.bottom() > foot or there.top() + _LINE > foot):
                style = QTextBlockFormat(block.blockFormat())
                style.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
                QTextCursor(block).setBlockFormat(style)
                document.markContentsDirty(0, document.characterCount())  # a part laid out anew loses what follows it
                layout.documentSize()
                yield
        block = following


def _is_picture(block: QTextBlock) -> bool:
    return block.text() == "\ufffc"


def _paint_page(painter: QPainter, document: QTextDocument, page: QSizeF, number: int) -> None:
    painter.save()
    view = QRectF(0, number * page.height(), page.width(), page.height())
    painter.translate(0, -view.top())
    painter.setClipRect(view)
    context = QAbstractTextDocumentLayout.PaintContext()
    context.clip = view.adjusted(0, 0.5, 0, -0.5)  # what only touches the edge is on the other page
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Text, Qt.GlobalColor.black)
    context.palette = palette
    document.documentLayout().draw(painter, context)
    painter.restore()


def _paint_foot(painter: QPainter, font: QFont, page: QSizeF, title: str, text: str) -> None:
    small = QFont(font)
    small.setPointSizeF(7.5)
    painter.setFont(small)
    painter.setPen(Qt.GlobalColor.darkGray)
    line = QRectF(0, page.height() + 6, page.width(), _FOOT - 6)
    painter.drawLine(QPointF(0, line.top()), QPointF(page.width(), line.top()))
    middle = Qt.AlignmentFlag.AlignVCenter
    room = painter.fontMetrics().horizontalAdvance(text) + 20
    cut = painter.fontMetrics().elidedText(title, Qt.TextElideMode.ElideRight, int(page.width() - room))
    painter.drawText(line, Qt.AlignmentFlag.AlignLeft | middle, cut)
    painter.drawText(line, Qt.AlignmentFlag.AlignRight | middle, text)
