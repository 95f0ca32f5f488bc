"""The print dialog by real clicks, and the command line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QPageRanges
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from bk40qt.desktop import i18n
from bk40qt.engine.rules.blitz40.scenario_file import load_scenario
from bk40qt.paths import shipped_scenarios
from editor.document import ScenarioDocument, check
from editor.new_scenario import Shape, new_scenario
from editor.printing import command, print_dialog
from editor.printing.language import spoken
from editor.printing.print_dialog import PrintDialog
from editor.printing.printout import printer_steps

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture
def dialog(qtbot: QtBot) -> PrintDialog:
    made = PrintDialog(load_scenario("stonne"))
    qtbot.addWidget(made)
    made.show()
    qtbot.waitUntil(lambda: made.printout is not None)
    return made


def choose(dialog: PrintDialog, qtbot: QtBot, box: QWidget, value: object) -> None:
    box.setCurrentIndex(box.findData(value))  # type: ignore[attr-defined]
    qtbot.waitUntil(lambda: dialog.save.isEnabled())


def test_the_pages_can_be_turned(dialog: PrintDialog, qtbot: QtBot) -> None:
    assert dialog.printout is not None
    qtbot.waitUntil(lambda: dialog.preview.view.is_ready)
    assert not dialog.preview.back.isEnabled()
    qtbot.mouseClick(dialog.preview.forward, Qt.MouseButton.LeftButton)
    assert dialog.preview.page == 1
    assert dialog.preview.label.text() == f"Page 2 of {len(dialog.printout.pages)}"
    qtbot.keyClick(dialog.preview.view, Qt.Key.Key_PageUp)
    assert dialog.preview.page == 0


def test_a_page_is_seen_whole_by_its_width_or_in_its_size(dialog: PrintDialog, qtbot: QtBot) -> None:
    preview = dialog.preview
    assert dialog.windowFlags() & Qt.WindowType.WindowMaximizeButtonHint
    bar, across = preview.area.verticalScrollBar(), preview.area.horizontalScrollBar()
    assert bar.maximum() == 0
    dialog.resize(900, 500)
    qtbot.keyClick(preview.zoom, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    assert preview.zoom.currentText() == "Page width" and across.maximum() == 0
    assert preview.view._paper().width() > 0.9 * preview.area.viewport().width()
    qtbot.keyClick(preview.zoom, Qt.Key.Key_Down)
    true = 210 / 25.4 * preview.view.logicalDpiX()
    assert preview.zoom.currentText() == "100 %" and abs(preview.view._paper().width() - true) < 2
    qtbot.keyClick(preview.view, Qt.Key.Key_PageDown)
    assert preview.page == 1 and preview.zoom.currentText() == "100 %"
    preview.zoom.setCurrentIndex(0)
    qtbot.waitUntil(lambda: bar.maximum() == 0)


def test_a_choice_lays_the_pages_out_anew(dialog: PrintDialog, qtbot: QtBot) -> None:
    assert not dialog.pitch.isEnabled()
    choose(dialog, qtbot, dialog.what, "map")
    assert dialog.pitch.isEnabled()
    before = dialog.count.text()
    dialog.pitch.setValue(10.0)
    qtbot.waitUntil(lambda: dialog.count.text() != before)
    choose(dialog, qtbot, dialog.paper, "Letter")
    choose(dialog, qtbot, dialog.way, True)
    assert dialog.printout is not None
    assert (dialog.printout.setup.paper, dialog.printout.setup.landscape) == ("Letter", True)


def test_the_map_of_a_scenario_with_faults_can_be_printed(qtbot: QtBot, tmp_path: Path) -> None:
    data = ScenarioDocument.from_file(shipped_scenarios()["stonne"]).data
    broken = {**data, "formations": [], "victory": {"kind": "hold", "side": "german", "hold": ["9999", "0510"]}}
    checked = check(broken)
    assert checked.problems and checked.scenario is not None
    dialog = PrintDialog(checked.scenario, has_faults=True)
    qtbot.addWidget(dialog)
    dialog.show()
    assert [dialog.what.itemText(row) for row in range(dialog.what.count())] == ["Map at true scale"]
    assert dialog.note.isVisible() and "when nothing is wrong" in dialog.note.text()
    qtbot.waitUntil(dialog.save.isEnabled)
    dialog.save_to(tmp_path / "map.pdf")
    qtbot.waitUntil(lambda: dialog.job is None, timeout=20_000)
    assert (tmp_path / "map.pdf").read_bytes().startswith(b"%PDF")


def test_the_bare_map_of_a_new_scenario_can_be_printed(qtbot: QtBot) -> None:
    checked = new_scenario("Bare", Shape(8, 6), playable=False).checked()
    assert checked.problems and checked.scenario is not None
    dialog = PrintDialog(checked.scenario, has_faults=True)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: dialog.preview.view.is_ready)
    assert dialog.printout is not None and len(dialog.printout.pages) == 2


def test_only_counters_ask_how_the_paper_is_turned(dialog: PrintDialog, qtbot: QtBot) -> None:
    assert not dialog.flip.isEnabled()
    choose(dialog, qtbot, dialog.what, "counters")
    assert dialog.flip.isEnabled() and not dialog.order().short_edge
    choose(dialog, qtbot, dialog.flip, "short")
    assert dialog.order().short_edge


def test_save_writes_the_file_with_its_suffix(
    dialog: PrintDialog, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(dialog, qtbot, dialog.what, "aid")
    target = tmp_path / "aid"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: dialog.job is None)
    assert (tmp_path / "aid.pdf").read_bytes().startswith(b"%PDF")
    assert dialog.count.text().replace("\u200b", "") == f"Done: {tmp_path / 'aid.pdf'}"
    assert dialog.save.isEnabled() and not dialog.progress.isVisible()


def test_files_are_proposed_beside_the_scenario_and_then_beside_one_another(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The folder that a program was started in, of a menu or a desktop, is nobody's choice."""
    asked: list[str] = []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (asked.append(args[2]) or answers.pop(0), ""))
    answers = [str(tmp_path / "other" / "a.pdf"), ""]
    made = PrintDialog(load_scenario("stonne"), folder=tmp_path)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitUntil(made.save.isEnabled)
    monkeypatch.setattr(made, "save_to", lambda path: None)
    qtbot.mouseClick(made.save, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(made.save, Qt.MouseButton.LeftButton)
    assert asked == [str(tmp_path / "stonne-setup.pdf"), str(tmp_path / "other" / "stonne-setup.pdf")]


def test_a_long_job_can_be_stopped(dialog: PrintDialog, qtbot: QtBot, tmp_path: Path) -> None:
    dialog.save_to(tmp_path / "setup.pdf")
    assert dialog.job is not None
    with qtbot.waitSignal(dialog.job.progressed):
        pass
    assert dialog.cancel.isVisible() and not dialog.save.isEnabled()
    qtbot.mouseClick(dialog.cancel, Qt.MouseButton.LeftButton)
    assert dialog.job is None
    assert list(tmp_path.iterdir()) == []


def test_closing_stops_the_job(dialog: PrintDialog, tmp_path: Path) -> None:
    dialog.save_to(tmp_path / "setup.pdf")
    dialog.close()
    assert dialog.job is None and list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_written_is_told(
    dialog: PrintDialog, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(print_dialog, "tell", lambda parent, title, text: told.append(text))
    dialog.save_to(tmp_path / "nowhere" / "x.pdf")
    qtbot.waitUntil(lambda: dialog.job is None)
    assert told == ["The pages cannot be written: No such file or directory"]


def file_printer(path: Path) -> QPrinter:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    return printer


def test_a_printer_gets_the_same_pages(dialog: PrintDialog, tmp_path: Path) -> None:
    assert dialog.printout is not None
    count = len(dialog.printout.pages)
    assert list(printer_steps(dialog.printout, file_printer(tmp_path / "printed.pdf"))) == list(range(1, count + 1))
    written = (tmp_path / "printed.pdf").read_bytes()
    assert written.startswith(b"%PDF") and written.count(b"/Type /Page\n") == count


def test_a_printer_job_that_is_stopped_is_aborted(dialog: PrintDialog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch,
                                                  tmp_path: Path) -> None:
    aborted: list[bool] = []
    printer = file_printer(tmp_path / "spool.pdf")
    monkeypatch.setattr(printer, "abort", lambda: aborted.append(True))
    monkeypatch.setattr(printer, "outputFileName", lambda: "")  # as of a real printer
    dialog.print_on(printer)
    assert dialog.job is not None
    with qtbot.waitSignal(dialog.job.progressed):
        pass
    qtbot.mouseClick(dialog.cancel, Qt.MouseButton.LeftButton)
    assert aborted == [True] and dialog.count.text() == "Stopped: some pages may be on the printer already."


def test_printing_to_a_file_is_as_safe_as_saving(
    dialog: PrintDialog, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The printer of Qt says nothing of a full disk, and a job that is stopped leaves half a file."""
    told: list[str] = []
    monkeypatch.setattr(print_dialog, "tell", lambda parent, title, text: told.append(text))
    old = tmp_path / "old.pdf"
    old.write_text("old", encoding="utf-8")
    dialog.print_on(file_printer(old))
    dialog.stop()
    assert old.read_text(encoding="utf-8") == "old" and dialog.count.text() == "Stopped: nothing was written."
    dialog.print_on(file_printer(tmp_path / "nowhere" / "x.pdf"))
    qtbot.waitUntil(lambda: dialog.job is None, timeout=20_000)
    assert told == ["The pages cannot be written: No such file or directory"]
    dialog.print_on(file_printer(old))
    qtbot.waitUntil(lambda: dialog.job is None, timeout=20_000)
    assert old.read_bytes().startswith(b"%PDF") and dialog.count.text().startswith("Done: ")


def test_a_printer_gets_the_pages_that_its_dialog_was_told(dialog: PrintDialog, qtbot: QtBot, tmp_path: Path) -> None:
    """By the dialog itself: print to a file, pages 2 to 3."""
    target = tmp_path / "part.pdf"

    def answer() -> None:
        box = QApplication.activeModalWidget()
        if not isinstance(box, QPrintDialog):
            return
        timer.stop()
        assert (box.minPage(), box.maxPage()) == (1, 7)
        printer = box.printer()
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(target))
        ranges = QPageRanges()
        ranges.addRange(2, 3)
        printer.setPageRanges(ranges)
        QDialog.accept(box)

    timer = QTimer()
    timer.timeout.connect(answer)
    timer.start(10)
    qtbot.mouseClick(dialog.print, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: dialog.job is None and target.exists(), timeout=20_000)
    assert target.read_bytes().count(b"/Type /Page\n") == 2 and dialog.count.text().startswith("Done: ")


def test_a_page_may_speak_another_language_and_windows_do_not_notice(qtbot: QtBot) -> None:
    heard: list[QEvent.Type] = []

    class Listener(QWidget):
        def changeEvent(self, event: QEvent) -> None:
            heard.append(event.type())

    listener: QObject = Listener()
    qtbot.addWidget(listener)
    with spoken("de"):
        assert i18n.language() == "de"
        assert i18n.tr("Turn {turn}", turn=1) == "Runde 1"
    assert i18n.language() == "en" and i18n.tr("Turn {turn}", turn=1) == "Turn 1"
    qtbot.wait(20)
    assert QEvent.Type.LanguageChange not in heard


# -- the command line --------------------------------------------------------------------------------------------------


def test_print_writes_a_file_without_a_display(tmp_path: Path) -> None:
    out = tmp_path / "aid.pdf"
    displays = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in displays}
    code = "import sys; from editor.printing.command import run; sys.exit(run(sys.argv[1:]))"
    words = ["hannut", "--what", "aid", "--out", str(out), "--paper", "Letter", "--landscape", "--language", "de"]
    done = subprocess.run(
        [sys.executable, "-c", code, *words], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert out.read_bytes().startswith(b"%PDF") and "pages" in done.stdout


def test_print_answers_machines_in_json(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], qapp: object
) -> None:
    out = str(tmp_path / "counters.pdf")
    assert command.run(["stonne", "--what", "counters", "--flip", "short", "--out", out, "--json"]) == 0
    assert json.loads(capfd.readouterr().out) == {"file": out, "what": "counters", "pages": 4}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["hannut", "--what", "counters", "--out", "x.pdf", "--flip", "sideways"], "invalid choice: 'sideways'"),
        (["nowhere", "--what", "map", "--out", "x.pdf"], "there is no file nowhere"),
        (["hannut", "--what", "tea", "--out", "x.pdf"], "invalid choice: 'tea'"),
        (["hannut", "--what", "map"], "required: --out"),
        (["hannut", "--what", "map", "--out", "x.pdf", "--pitch", "900"], "from 10 to 60"),
        (["hannut", "--what", "map", "--out", "."], "is a folder"),
        (["hannut", "--what", "aid", "--out", "nowhere/x.pdf"], "cannot be written: No such file or directory"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(
    words: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str],
    qapp: object,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert command.run(words) == 2
    told = capfd.readouterr().err
    assert said in told and told.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_help_says_what_can_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.run(["--help"]) == 0
    assert "{setup,map,counters,aid}" in capsys.readouterr().out


@pytest.mark.skipif(os.name == "nt", reason="pipes end otherwise there")
def test_a_reader_that_has_gone_is_no_program_error(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "bk40qt", "print", "hannut", "--what", "aid", "--out", str(tmp_path / "aid.pdf")]
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(words, cwd=ROOT, stdout=writer, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writer)
    assert (done.returncode, done.stderr) == (141, "")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names")
def test_a_device_or_pipe_is_never_replaced_by_a_file(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], qapp: object
) -> None:
    """As root `--out /dev/full` would put a PDF in the place of the device."""
    pipe = tmp_path / "pipe.pdf"
    os.mkfifo(pipe)
    (tmp_path / "link.pdf").symlink_to(pipe)
    for name in ("pipe.pdf", "link.pdf"):
        assert command.run(["hannut", "--what", "aid", "--out", str(tmp_path / name)]) == 2
        assert "cannot be written: a device or pipe has that name" in capfd.readouterr().err
    assert pipe.is_fifo() and sorted(path.name for path in tmp_path.iterdir()) == ["link.pdf", "pipe.pdf"]
