"""The after-action report: what it holds, what it must not hold, and what becomes of the file."""

import base64
import errno
import os
import re
import shutil
import subprocess
import time
from html.parser import HTMLParser

import pytest
from PySide6.QtGui import QImage

from bk40qt.desktop.i18n import set_language
from bk40qt.engine.game import Game
from bk40qt.engine.records import replace
from bk40qt.play import map_pictures, report
from bk40qt.play.map_pictures import open_view
from bk40qt.play.narrative import Narrative, entries_of
from bk40qt.play.report import export_report, file_name, make_report
from bk40qt.play.report_html import clean
from bk40qt.play.session import PERSON, Seats, Session
from bk40qt.storage.errors import CannotWrite
from tests.play.finished import SIDES, SYSTEM, again, hannut, hidden_units, secret, stonne

_EMPTY = ("meta", "img", "br")


@pytest.fixture(autouse=True)
def small(request, monkeypatch):
    """Pictures are most of the time that a report takes; where it is not about them, they are small."""
    if "full_size" not in request.fixturenames:
        monkeypatch.setattr(map_pictures, "_COUNTER", 0.2)


@pytest.fixture
def full_size():
    """Pictures as a user gets them."""


@pytest.fixture
def session_of(english):
    made = []

    def make(game, **seats):
        session = Session(game, Seats({"german": PERSON, "french": "simple"}, **seats), None, pause=0)
        made.append(session)
        return session

    yield make
    for session in made:
        session.close()


class _Reader(HTMLParser):
    """Fails where tags do not match; gathers what a browser would load."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: dict[str, int] = {}
        self.links: list[str] = []
        self.ids: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag, attributes):
        self.tags[tag] = self.tags.get(tag, 0) + 1
        assert len({name for name, _ in attributes}) == len(attributes)
        for name, value in attributes:
            assert not name.startswith("on"), (tag, name)
            if name in ("src", "href"):
                self.links.append(value)
            if name == "id":
                self.ids.append(value)
        if tag not in _EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)
        if tag not in _EMPTY:
            self.open.pop()

    def handle_endtag(self, tag):
        assert self.open and self.open.pop() == tag, tag

    def handle_data(self, data):
        if self.open and self.open[-1] != "style":
            self.words.append(data)


def read(page):
    reader = _Reader()
    reader.feed(page)
    reader.close()
    assert reader.open == []
    return reader


def html_of(session):
    return make_report(session, "html").decode("utf-8")


# -- HTML --------------------------------------------------------------------------------------------------------------


def test_the_page_is_whole_needs_nothing_from_outside_and_tells_all(session_of):
    page = html_of(session_of(stonne()))
    reader = read(page)
    said = " ".join(reader.words)
    assert page.startswith("<!DOCTYPE html>\n<html lang='en'>")
    assert all(link.startswith(("data:image/png;base64,", "#")) for link in reader.links)
    assert "script" not in reader.tags and reader.tags["main"] == 1 and "@media print" in page
    assert len(set(reader.ids)) == len(reader.ids)
    assert {link[1:] for link in reader.links if link.startswith("#")} <= set(reader.ids)
    turns = stonne().state.turn
    assert reader.tags["figure"] == 1 + (turns + 1) + 2  # course, maps, dice of both sides
    assert str(stonne().outcome.text) in said and "[R-83]" in said
    for word in ("Person", "Computer (simple)", "Losses", "Figures", "Dice", f"Turn {turns}", str(stonne().seed),
                 "Stonne, 15 May 1940", "is activated", "assault", "loses a step"):
        assert word in said, word


def test_pictures_are_pngs_of_the_map_and_of_the_figures(session_of, full_size):
    page = html_of(session_of(hannut()))
    pictures = [base64.b64decode(data) for data in re.findall(r"data:image/png;base64,([A-Za-z0-9+/=]+)", page)]
    images = [QImage.fromData(data, "PNG") for data in pictures]
    assert images and not any(image.isNull() for image in images)
    ground = images[0]
    assert ground.width() > 1000
    overlays = [image for image in images[1:] if image.size() == ground.size()]
    assert len(overlays) == hannut().state.turn + 1
    assert all(image.hasAlphaChannel() for image in overlays)
    assert len({image.pixel(x, y) for image in overlays[:1] for x in range(0, ground.width(), 7)
                for y in range(0, ground.height(), 7)}) > 50
    assert len(page) < 12_000_000


def wicked(game):
    """The same game, its scenario written by somebody who means ill."""
    evil = "<script>alert(1)</script>&\"' <img src=x onerror=alert(1)> {unit} %n \x00\x1b\u202e"
    scenario = game.scenario
    scenario = replace(
        scenario, title=evil,
        counters=tuple(replace(counter, name=f"{counter.name} {evil}") for counter in scenario.counters),
        formations=tuple(replace(formation, name=f"{formation.name} {evil}") for formation in scenario.formations),
    )
    other = Game(game.system, scenario, game.seed, game.options)
    for entry in game.log:
        other.submit(entry.action)
    return other


def test_nothing_in_a_file_becomes_markup(session_of):
    page = html_of(session_of(wicked(hannut())))
    reader = read(page)
    assert "script" not in reader.tags and all(link.startswith(("data:", "#")) for link in reader.links)
    assert "<script" not in page and "onerror=alert(1)&gt;" in page
    assert not re.search(r"[\x00-\x08\x0b\x0c\x0e-\x1f]", page)
    assert clean("<b>\x00'\"&") == "&lt;b&gt; &#x27;&quot;&amp;"


def test_the_page_speaks_the_language_of_the_user(session_of):
    session = session_of(hannut())
    set_language("de")
    page = html_of(session)
    assert "<html lang='de'>" in page


# -- what may be told --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["html", "pdf"])
def test_while_the_game_goes_on_nothing_hidden_is_in_the_report(session_of, monkeypatch, kind):
    game = secret()
    session = session_of(game)
    shown = []
    draw = report.MapPictures.counters
    monkeypatch.setattr(report.MapPictures, "counters",
                        lambda self, system, state, breathe: shown.append(state) or draw(self, system, state, breathe))
    monkeypatch.setattr(report, "web_page", lambda told, pictures: shown.append(told) or "")
    if kind == "html":
        make_report(session, kind)
    else:
        assert make_report(session, kind).startswith(b"%PDF")
    secrets = hidden_units(game, session.viewer)
    assert secrets and session.viewer == "german"
    for state in (one for one in shown if hasattr(one, "hex")):
        assert all(state.hex[unit] == -1 for unit in secrets)
        standing = {unit["id"] for unit in open_view(SYSTEM, state)["units"] if unit["place"] == "on_map"}
        assert not standing & {game.state.setting.unit_id[unit] for unit in secrets}


def test_the_seed_is_told_only_when_the_game_is_over(session_of):
    assert dict(report._facts(session_of(hannut())))["Dice (seed)"] == str(hannut().seed)
    assert dict(report._facts(session_of(secret())))["Dice (seed)"] == "told when the game is over"


def test_the_story_of_the_enemy_names_no_hidden_gun(session_of):
    game = secret()
    session = session_of(game)
    names = {game.scenario.counters[unit].name for unit in hidden_units(game, "german")}

    def told(viewer):
        narrative = Narrative(session)
        for side, events in entries_of(session, viewer):
            narrative.add(side, events)
        return [line.text for chapter in narrative.finished() for passage in chapter.passages
                for line in passage.lines]

    assert not any(name in line for line in told("german") for name in names)


def test_once_over_everything_is_shown(session_of):
    game = hannut()
    view = open_view(SYSTEM, game.state)
    assert all(unit["place"] != "hidden" for unit in view["units"])
    for side in SIDES:
        own = [unit for unit in SYSTEM.view(game.state, side)["units"] if unit["side"] == side]
        assert own == [unit for unit in view["units"] if unit["side"] == side]


# -- the story ---------------------------------------------------------------------------------------------------------


def test_the_story_goes_turn_by_turn_and_leaves_out_the_steps(session_of):
    session = session_of(stonne())
    narrative = Narrative(session)
    for side, events in entries_of(session, ""):
        narrative.add(side, events)
    chapters = narrative.finished()
    assert [chapter.turn for chapter in chapters] == list(range(stonne().state.turn + 1))
    lines = [line for chapter in chapters for passage in chapter.passages for line in passage.lines]
    events = [event for entry in stonne().log for event in entry.events]
    assert len(lines) < len(events) / 3
    for kind in ("step_lost", "control_changed", "overrun", "assault_began", "game_over"):
        wanted = [text.rpartition(" [")[0] for event in events if event.kind == kind
                  for text in session.lines([event])]
        assert wanted and all(any(line.text.startswith(text) for line in lines) for text in wanted), kind
    assert any(" by " in line.text for line in lines if "loses a step" in line.text)  # who did it
    assert any(passage.moved and passage.shots for chapter in chapters for passage in chapter.passages)


# -- PDF ---------------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="pdftotext is not installed")
def test_the_pdf_has_numbered_a4_pages_of_text_that_can_be_selected(session_of, tmp_path):
    path = tmp_path / "report.pdf"
    session = session_of(stonne())
    assert export_report(session, path, "pdf")
    said = subprocess.run(["pdftotext", "-layout", path, "-"], capture_output=True, text=True, check=True).stdout
    pages = said.rstrip("\f").split("\f")
    for number, page in enumerate(pages, 1):
        assert f"Page {number} of {len(pages)}" in page
    assert str(stonne().outcome.text) in said and "After-action report" in said and "Losses" in said
    # Nothing is lost between the pages: every activation of the story is there.
    activated = sum(event.kind == "activated" for entry in stonne().log for event in entry.events)
    assert said.count("is activated") == activated
    info = subprocess.run(["pdfinfo", path], capture_output=True, text=True, check=True).stdout
    assert "A4" in info and f"Pages:           {len(pages)}" in info


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="pdftotext is not installed")
def test_markup_in_names_is_text_in_the_pdf(session_of, tmp_path):
    path = tmp_path / "report.pdf"
    export_report(session_of(wicked(hannut())), path, "pdf")
    said = subprocess.run(["pdftotext", path, "-"], capture_output=True, text=True, check=True).stdout
    assert "<script>alert(1)</script>" in said


# -- the file ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["html", "pdf"])
def test_it_can_be_stopped_and_leaves_nothing_behind(session_of, tmp_path, kind):
    path = tmp_path / f"report.{kind}"
    path.write_bytes(b"what was there")
    session, total = session_of(hannut()), []
    assert export_report(session, tmp_path / "whole", kind, lambda done, of: total.append(done) or True)
    for stop in (1, len(total) // 2):
        calls = []
        assert not export_report(session, path, kind, lambda done, of, calls=calls, stop=stop:
                                 calls.append(done) or len(calls) < stop)
    assert path.read_bytes() == b"what was there" and sorted(os.listdir(tmp_path)) == sorted([path.name, "whole"])


def test_progress_only_goes_forward(session_of):
    seen = []
    make_report(session_of(hannut()), "html", lambda done, total: seen.append((done, total)) or True)
    assert seen == sorted(seen) and all(done <= total for done, total in seen) and len({one[1] for one in seen}) == 1


def test_no_step_holds_up_the_window_for_long(session_of, full_size):
    """Half of them below 50 ms on a busy machine, and none that one would call a freeze."""
    gaps, last = [], [time.process_time()]  # of our threads: what else the machine does is not ours

    def tick(done, total):
        now = time.process_time()
        gaps.append(now - last[0])
        last[0] = now
        return True

    make_report(session_of(stonne()), "html", tick)
    assert sorted(gaps)[len(gaps) // 2] < 0.05 and max(gaps) < 1.0


@pytest.mark.parametrize(("number", "words"), [(errno.ENOSPC, "disk is full"), (errno.EACCES, "cannot be written")])
@pytest.mark.parametrize("place", ["fsync", "replace"])
def test_a_full_disk_or_missing_rights_keep_the_old_file_whole(monkeypatch, tmp_path, number, words, place):
    path = tmp_path / "report.html"
    path.write_bytes(b"what was there")

    def fail(*_arguments):
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(report, "make_report", lambda *_: b"new")
    monkeypatch.setattr(os, place, fail)
    with pytest.raises(CannotWrite, match=words):
        export_report(None, path, "html")
    assert path.read_bytes() == b"what was there" and os.listdir(tmp_path) == ["report.html"]


def test_a_report_replaces_an_older_one(monkeypatch, tmp_path):
    path = tmp_path / "report.html"
    path.write_bytes(b"old")
    monkeypatch.setattr(report, "make_report", lambda *_: b"new")
    export_report(None, path, "html")
    assert path.read_bytes() == b"new" and os.listdir(tmp_path) == ["report.html"]


def test_the_name_of_the_file_is_that_of_the_game_without_what_disks_dislike(session_of):
    session = session_of(again(hannut(), 3))
    assert file_name(session) == "Hannut, 13 May 1940"
    session.game.scenario = replace(session.game.scenario, title='../a\\b:c*"<x>|\x00 ')
    assert file_name(session) == "a-b-c-x"
    session.game.scenario = replace(session.game.scenario, title="///")
    assert file_name(session) == "hannut"
