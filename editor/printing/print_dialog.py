"""What to print, on what paper, in which language; a preview; to a PDF file or a printer."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDoubleSpinBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bk40qt.desktop.i18n import LANGUAGES, language, tr, trn
from bk40qt.desktop.trouble import tell
from editor.printing.job import Job
from editor.printing.map_sheet import PITCH
from editor.printing.orders import KINDS, PITCHES, Order
from editor.printing.paper import PAPERS, PageSetup
from editor.printing.preview import PagePreview
from editor.printing.printout import Printout, chosen_pages, pdf_steps, printer_steps

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

    from bk40qt.engine.rules.blitz40.scenario import Scenario

_SHARE = 0.85  # of the screen, so that the letters of a page can be read
_LARGEST = QSize(1100, 1000)
_LATER = 120  # milliseconds between the last change and a new preview


class PrintDialog(QDialog):
    """Of a scenario that `has_faults` only the map: it is drawn before there is an order of battle to print.
    `folder`: where the dialog for a file begins."""

    def __init__(
        self, scenario: Scenario, parent: QWidget | None = None, has_faults: bool = False, folder: Path = Path()
    ) -> None:
        super().__init__(parent)
        self._folder = folder
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)  # pages are read here
        self._scenario = scenario
        self.printout: Printout | None = None
        self.job: Job | None = None
        self._make_fields(("map",) if has_faults else KINDS)
        self._make_buttons()
        self.preview = PagePreview()
        left = QVBoxLayout()
        left.addLayout(self._form)
        left.addWidget(self.count)
        self.note = QLabel()
        self.note.setWordWrap(True)
        self.note.setVisible(has_faults)
        left.addWidget(self.note)
        left.addStretch(1)
        left.addWidget(self.progress)
        left.addWidget(self.cancel)
        for button in (self.save, self.print, self.close_button):
            left.addWidget(button)
        row = QHBoxLayout(self)
        row.addLayout(left)
        row.addWidget(self.preview, 1)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_LATER)
        self._later.timeout.connect(self.refresh)
        self.retranslate()
        self.resize((self.screen().availableSize() * _SHARE).boundedTo(_LARGEST))
        self._changed()

    def _make_fields(self, kinds: Sequence[str]) -> None:
        self.what, self.paper, self.way, self.language, self.flip = (QComboBox() for _ in range(5))
        for box, values in (
            (self.what, kinds),
            (self.paper, tuple(PAPERS)),
            (self.way, (False, True)),
            (self.language, tuple(LANGUAGES)),
            (self.flip, ("long", "short")),
        ):
            for value in values:
                box.addItem("", value)
        self.pitch = QDoubleSpinBox()
        self.pitch.setRange(*PITCHES)
        self.pitch.setDecimals(1)
        self.pitch.setValue(PITCH)
        self.language.setCurrentIndex(self.language.findData(language()))
        for box in (self.what, self.paper, self.way, self.language, self.flip):
            box.currentIndexChanged.connect(self._changed)
        self.pitch.valueChanged.connect(self._changed)
        self._form = QFormLayout()
        self._labels = [QLabel() for _ in range(6)]
        for label, field in zip(
            self._labels, (self.what, self.paper, self.way, self.language, self.pitch, self.flip), strict=True
        ):
            label.setBuddy(field)
            self._form.addRow(label, field)

    def _make_buttons(self) -> None:
        self.count = QLabel()
        self.count.setWordWrap(True)
        self.progress = QProgressBar()
        self.cancel, self.save, self.print, self.close_button = (QPushButton() for _ in range(4))
        self.save.setDefault(True)
        self.save.clicked.connect(self._ask_file)
        self.print.clicked.connect(self._ask_printer)
        self.close_button.clicked.connect(self.reject)
        self.cancel.clicked.connect(self.stop)
        self.progress.hide()
        self.cancel.hide()

    # -- what is asked for ---------------------------------------------------------------------------------------------

    def order(self) -> Order:
        setup = PageSetup(str(self.paper.currentData()), bool(self.way.currentData()))
        return Order(
            str(self.what.currentData()), setup, str(self.language.currentData()), self.pitch.value(),
            self.flip.currentData() == "short",
        )

    def _changed(self) -> None:
        self._enable_sizes()
        self.save.setEnabled(False)
        self.print.setEnabled(False)
        self._later.start()

    def _enable_sizes(self) -> None:
        """What does not matter for what is printed cannot be set."""
        idle = self.job is None
        self.pitch.setEnabled(idle and self.what.currentData() in ("map", "counters"))
        self.flip.setEnabled(idle and self.what.currentData() == "counters")

    def refresh(self) -> None:
        """Lay the pages out anew."""
        self.printout = self.order().printout(self._scenario)
        self.preview.show_printout(self.printout)
        self.save.setEnabled(True)
        self.print.setEnabled(True)
        self._write_count()

    def _write_count(self) -> None:
        pages = len(self.printout.pages) if self.printout is not None else 0
        self.count.setText(trn("{n} page", "{n} pages", pages) if pages else tr("The pages are being laid out …"))

    # -- jobs ----------------------------------------------------------------------------------------------------------

    def _ask_file(self) -> None:
        name = str(self._folder / f"{self._scenario.id}-{self.what.currentData()}.pdf")
        chosen, _ = QFileDialog.getSaveFileName(self, tr("Save as PDF"), name, tr("PDF files (*.pdf)"))
        if chosen:
            self._folder = Path(chosen).parent
            self.save_to(Path(chosen))

    def save_to(self, path: Path) -> None:
        if path.suffix.lower() != ".pdf":
            path = path.with_name(f"{path.name}.pdf")
        if self.printout is not None:
            self._write(self.printout, path)

    def _write(self, printout: Printout, path: Path) -> None:
        shown = str(path).replace(os.sep, f"{os.sep}\u200b")  # a long path may go on in the next line
        done, stopped = tr("Done: {path}", path=shown), tr("Stopped: nothing was written.")
        self._run(pdf_steps(printout, path), len(printout.pages), done, stopped)

    def _ask_printer(self) -> None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        assert self.printout is not None
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageLayout(self.printout.setup.layout())
        if self.what.currentData() == "counters":  # backs must meet fronts
            sides = {"long": QPrinter.DuplexMode.DuplexLongSide, "short": QPrinter.DuplexMode.DuplexShortSide}
            printer.setDuplex(sides[str(self.flip.currentData())])
        dialog = QPrintDialog(printer, self)
        dialog.setMinMax(1, len(self.printout.pages))
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self.print_on(printer)

    def print_on(self, printer: QPrinter) -> None:
        if self.printout is None:
            return
        printout = chosen_pages(self.printout, printer)
        if printer.outputFileName():  # "print to file"
            self._write(printout, Path(printer.outputFileName()))
        else:
            stopped = tr("Stopped: some pages may be on the printer already.")
            self._run(printer_steps(printout, printer), len(printout.pages), tr("Done."), stopped)

    def _run(self, steps: Iterator[int], pages: int, done: str, stopped: str) -> None:
        self.job = Job(steps, self)
        self.progress.setRange(0, pages)
        self.progress.setValue(0)
        self.job.progressed.connect(self.progress.setValue)
        self.job.done.connect(lambda: self._finished(done))
        self.job.stopped.connect(lambda: self._finished(stopped))
        self.job.failed.connect(self._failed)
        self._busy(True)
        self.job.start()

    def stop(self) -> None:
        if self.job is not None:
            self.job.stop()

    def _busy(self, busy: bool) -> None:
        self.progress.setVisible(busy)
        self.cancel.setVisible(busy)
        for widget in (self.what, self.paper, self.way, self.language, self.save, self.print):
            widget.setEnabled(not busy)
        self._enable_sizes()

    def _finished(self, text: str) -> None:
        self.job = None
        self._busy(False)
        self.count.setText(text)

    def _failed(self, reason: str) -> None:
        self._finished(tr("Not written."))
        tell(self, tr("Printing"), tr("The pages cannot be written: {reason}", reason=reason))

    def reject(self) -> None:
        self.stop()
        super().reject()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.stop()
        super().closeEvent(event)

    # -- texts ---------------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.setWindowTitle(tr("Print"))
        texts = (tr("&What"), tr("Pap&er"), tr("&Orientation"), tr("&Language"), tr("&Hex size"),
                 tr("&Turned along"))
        for label, text in zip(self._labels, texts, strict=True):
            label.setText(text)
        names: dict[object, str] = {
            "setup": tr("Set-up sheets"),
            "map": tr("Map at true scale"),
            "counters": tr("Counter sheets"),
            "aid": tr("Player aid"),
            "A4": tr("A4 (210 × 297 mm)"),
            "Letter": tr("Letter (8.5 × 11 in)"),
            False: tr("Portrait"),
            True: tr("Landscape"),
            "long": tr("the long edge"),
            "short": tr("the short edge"),
        }
        names.update(LANGUAGES)
        for box in (self.what, self.paper, self.way, self.language, self.flip):
            for place in range(box.count()):
                box.setItemText(place, names[box.itemData(place, Qt.ItemDataRole.UserRole)])
        self.pitch.setSuffix(tr(" mm"))
        self.pitch.setToolTip(tr("From side to side of a hex; counters are three quarters of it"))
        self.flip.setToolTip(tr("How your printer turns the paper over to print the backs of the counters"))
        self.save.setText(tr("&Save as PDF …"))
        self.print.setText(tr("&Print …"))
        self.cancel.setText(tr("&Stop"))
        self.close_button.setText(tr("&Close"))
        self.note.setText(tr("The other sheets can be printed when nothing is wrong with the scenario."))
        self._write_count()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
