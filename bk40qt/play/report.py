"""The after-action report of a game: gathered, drawn and written to a file, in small steps that can be stopped.

While the game goes on the report holds what its viewer may know, and not the seed; afterwards everything.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QBuffer, QIODevice, QSize
from PySide6.QtGui import QColor, QFont, QImage, QPalette
from PySide6.QtWidgets import QWidget

import bk40qt
from bk40qt.desktop.i18n import day, language, number, pattern, tr, trn
from bk40qt.engine.rules.blitz40.scenario_options import OPTIONS
from bk40qt.mapview.faces import side_name
from bk40qt.play import figures_text as words
from bk40qt.play.map_pictures import MapPictures
from bk40qt.play.narrative import Narrative, entries_of
from bk40qt.play.new_game import PLAYER_NAMES
from bk40qt.play.panels.dice import Histogram
from bk40qt.play.plots import CourseView
from bk40qt.play.replay import ReplaySession
from bk40qt.play.report_html import Png, Report, Table, web_page
from bk40qt.play.statistics import Statistics
from bk40qt.storage.errors import from_os
from bk40qt.storage.whole import try_place, write_whole

if TYPE_CHECKING:
    from bk40qt.play.session import Session
    from bk40qt.storage.codec import Header

Kind = Literal["html", "pdf"]
Tick = Callable[[int, int], bool]  # done, of how many; False: no more

_STEP: Final = 400  # decisions read between two ticks: a few milliseconds
_PLOT: Final = QSize(660, 250)
_BARS: Final = QSize(660, 150)
_SHARP: Final = 2  # pixels of a plot for one of its units
_PATIENCE: Final = 0.02  # seconds that one look at the encoder may take
_INK: Final = {
    QPalette.ColorRole.Window: "#ffffff", QPalette.ColorRole.WindowText: "#1d2024", QPalette.ColorRole.Base: "#ffffff",
    QPalette.ColorRole.Text: "#1d2024", QPalette.ColorRole.Mid: "#d5cfbf", QPalette.ColorRole.Dark: "#8d8778",
    QPalette.ColorRole.Highlight: "#5f86a8", QPalette.ColorRole.PlaceholderText: "#6a675f",
    QPalette.ColorRole.BrightText: "#b3261e",
}


class _Stopped(Exception):
    """The user wants no more."""


class _Steps:
    """Counts what is done. The work ahead is known well enough for a bar."""

    def __init__(self, tick: Tick, total: int) -> None:
        self._tick, self._total, self._done = tick, total, 0

    def next(self, by: int = 1) -> None:
        self._done = min(self._total, self._done + by)
        if not self._tick(self._done, self._total):
            raise _Stopped


def go_on(done: int, total: int) -> bool:
    return True


def export_report(session: Session, path: str | Path, kind: Kind, progress: Tick = go_on) -> bool:
    """Write the report; False if `progress` said to stop. Raises StorageError if the file cannot be written; what was
    there before is then still there."""
    place = Path(path)
    _on_disk(place, try_place)  # where it cannot be written, nobody need wait for it
    try:
        data = make_report(session, kind, progress)
    except _Stopped:
        return False
    _on_disk(place, lambda place: write_whole(place, data))
    return True


def make_report(session: Session, kind: Kind, tick: Tick = go_on) -> bytes:
    """The bytes of the file."""
    figures = Statistics(session.game, words.eyes(session))
    turns = min(session.game.scenario.turns, max(1, _turn(session))) + 2
    steps = _Steps(tick, 30 + 6 * turns)
    while figures.catch_up(_STEP):
        steps.next(0)
    steps.next()
    report = _words(session, figures)
    for _ in _told(session, figures, report):
        steps.next(0)
    maps = MapPictures(session.game.scenario.board)
    maps.draw_ground(steps.next)
    plots = _plots(session, figures, report)
    steps.next()
    moments = {end.turn: end.state for end in figures.ends}
    moments[figures.state.turn] = figures.state
    counters = {}
    for turn, state in moments.items():
        report.pictures[turn] = f"map{turn}"
        counters[f"map{turn}"] = maps.counters(session.game.system, state, lambda: steps.next(0))
        steps.next()
    return _web(report, maps, counters, plots, steps) if kind == "html" else _pdf(report, maps, counters, plots, steps)


def _turn(session: Session) -> int:
    return int(getattr(session.game.state, "turn", 0))


# -- words -------------------------------------------------------------------------------------------------------------


def title_of(session: Session) -> str:
    """What the game is called."""
    header = _header(session)
    return (header.title if header is not None else "") or pattern(session.game.scenario.title)


def _header(session: Session) -> Header | None:
    """What the file of the game says of it, if there is one."""
    if isinstance(session, ReplaySession):
        return session.recording.header
    return session.saved.header if session.saved is not None else None


def _words(session: Session, figures: Statistics) -> Report:
    game, name_of = session.game, session.name_of
    report = Report(
        language=language(), title=title_of(session), subtitle=tr("After-action report"),
        facts=list(_facts(session)), headline=words.headline(game, figures), sentence=words.sentence(game, figures),
        rule=words.rule_of(game, figures), notes=words.notes(figures, name_of),
        ending=tr("Written on {date} by bk40qt {version}.", date=day(date.today()), version=bk40qt.__version__),
    )
    rows: list[list[str]] = []
    units: list[list[str]] = []
    sums: list[int] = []
    for side in figures.sides:
        formations = figures.formations(side)
        sums.append(len(rows))
        rows.append(words.total_cells(side, formations))
        rows += [words.loss_cells(formation, name_of) for formation in formations]
        units += [[name_of(formation.id), ", ".join(words.unit_text(loss, name_of) for loss in formation.units)]
                  for formation in formations if formation.units]
    heads = words.loss_heads()
    report.tables.append(Table(tr("Losses"), heads, rows, frozenset(sums), frozenset((0, len(heads) - 1))))
    if units:
        heads = [tr("Formation"), tr("Units")]
        report.tables.append(Table(tr("Losses by unit"), heads, units, words=frozenset((0, 1))))
    heads = [tr("Figure"), *(side_name(side) for side in figures.sides)]
    report.tables.append(Table(tr("Figures"), heads, [list(row[:3]) for row in words.figure_rows(figures)]))
    return report


def _facts(session: Session) -> Iterator[tuple[str, str]]:
    game, scenario = session.game, session.game.scenario
    yield tr("Scenario"), pattern(scenario.title)
    with suppress(ValueError):
        yield tr("Date"), day(date.fromisoformat(scenario.date))
    if not isinstance(session, ReplaySession):  # nobody plays there
        for side, player in session.seats.players.items():
            yield side_name(side), pattern(PLAYER_NAMES.get(player, player))
    header = _header(session)
    if header is not None:
        with suppress(ValueError):
            yield tr("Begun"), day(datetime.fromisoformat(header.created).date())
    yield tr("Length"), tr("{turns}, {decisions}", turns=trn("{n} turn", "{n} turns", _turn(session)),
                           decisions=trn("{n} decision", "{n} decisions", len(game.log)))
    over = game.outcome is not None
    yield tr("Dice (seed)"), str(game.seed) if over else tr("told when the game is over")
    options = [f"{pattern(OPTIONS[name].text)}: {words.code(value)} ({OPTIONS[name].rule})"
               for name, value in session.options_in_force().items()
               if name in OPTIONS and value != OPTIONS[name].default]
    yield tr("Options"), "; ".join(options) or tr("none")


def _told(session: Session, figures: Statistics, report: Report) -> Iterator[None]:
    """The story goes into the report, some decisions at a time."""
    narrative = Narrative(session)
    for count, (side, events) in enumerate(entries_of(session, figures.viewer)):
        narrative.add(side, events)
        if count % _STEP == 0:
            yield
    report.chapters = narrative.finished()


# -- pictures ----------------------------------------------------------------------------------------------------------


def _plots(session: Session, figures: Statistics, report: Report) -> dict[str, QImage]:
    course = CourseView(style="light")
    course.show_figures(figures)
    plots = {"course": _drawn(course, QSize(_PLOT.width(), min(_PLOT.height(), course.sizeHint().height())))}
    report.course = ("course", words.course_title(session.game))
    for side, found in figures.sides.items():
        bars = Histogram()
        bars.set_counts(Counter(found.rolls))
        plots[f"dice-{side}"] = _drawn(bars, _BARS)
        report.dice.append((f"dice-{side}", tr(
            "{side}: {count} rolls of two dice, {average} on average; the lines are what was to be expected",
            side=side_name(side), count=number(found.rolls.total()), average=number(found.average, 2))))
    return plots


def _drawn(widget: QWidget, size: QSize) -> QImage:
    """A widget as it looks on white paper, whatever the theme is."""
    palette = QPalette()
    for role, colour in _INK.items():
        palette.setColor(role, QColor(colour))
    widget.setPalette(palette)
    font = QFont(widget.font())
    font.setPixelSize(12)
    widget.setFont(font)
    widget.resize(size)
    image = QImage(size * _SHARP, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(_SHARP)
    image.fill(QColor("#ffffff"))
    widget.render(image)
    widget.deleteLater()
    return image


# -- the two kinds -----------------------------------------------------------------------------------------------------


def _png(image: QImage) -> str:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return b64encode(buffer.data().data()).decode("ascii")


def _web(report: Report, maps: MapPictures, counters: dict[str, QImage], plots: dict[str, QImage],
         steps: _Steps) -> bytes:
    """Packing a picture takes a third of a second: another thread does it, and the window lives on."""
    images = {"ground": maps.ground, **counters, **plots}
    pool = ThreadPoolExecutor(1)
    jobs: dict[str, Future[str]] = {name: pool.submit(_png, image) for name, image in images.items()}
    try:
        for job in jobs.values():
            while True:
                try:
                    job.result(_PATIENCE)
                    break
                except TimeoutError:
                    steps.next(0)
            steps.next(2)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
    pictures = {name: Png(jobs[name].result(), image.width(), image.height(), "ground" if name in counters else "")
                for name, image in images.items()}
    return web_page(report, pictures).encode("utf-8", errors="replace")


def _pdf(report: Report, maps: MapPictures, counters: dict[str, QImage], plots: dict[str, QImage],
         steps: _Steps) -> bytes:
    from bk40qt.play.report_pdf import pdf_pages

    images = dict(plots)
    for name, image in counters.items():
        images[name] = maps.whole(image)
        steps.next()
    out = QBuffer()
    pages = pdf_pages(report, images, out)
    try:
        for _ in pages:
            steps.next()
    finally:
        pages.close()
    out.close()
    return bytes(out.data().data())


# -- the file ----------------------------------------------------------------------------------------------------------


def file_name(session: Session) -> str:
    """A name for the file after that of the game, without what file systems do not like."""
    name = re.sub(r'[\\/:*?"<>|\x00-\x1f\x7f]+', "-", title_of(session)).strip(" .-")[:80]
    return name or session.game.scenario.id


def _on_disk(place: Path, step: Callable[[Path], None]) -> None:
    try:
        step(place)
    except OSError as error:
        raise from_os(error, place) from None
