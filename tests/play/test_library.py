"""Games and scenarios on disk, as the home screen finds them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bk40qt.engine.game import Game
from bk40qt.engine.rules import SYSTEMS
from bk40qt.paths import shipped_scenarios
from bk40qt.play import library as library_module
from bk40qt.play.library import Bookmark, Library, LibraryError
from bk40qt.play.scenario_head import read_card, without_date
from bk40qt.play.session import PERSON, Seats, Session
from bk40qt.storage import saves


@pytest.fixture
def library(tmp_path):
    return Library(tmp_path / "data")


def session_at(path: Path, title: str = "") -> Session:
    system = SYSTEMS["blitz40"]
    game = Game(system, system.load("hannut"), 7)
    saved = saves.create(path, game, title=title)
    return Session(game, Seats({"german": PERSON, "french": "simple"}, analysis=True), saved)


# -- scenarios --------------------------------------------------------------------------------------------------------


def test_shipped_scenarios_come_with_all_that_a_card_shows(library):
    hannut, stonne = library.scenarios()[:2]
    assert (hannut.id, hannut.name, hannut.date, hannut.turns) == ("hannut", "Hannut", "1940-05-13", 6)
    assert hannut.sides == {"german": "Germans", "french": "French"}
    assert "Petite Gette" in hannut.notes and hannut.system == "blitz40" and hannut.shipped
    assert (stonne.id, stonne.turns, stonne.problem) == ("stonne", 10, "")


def test_own_scenarios_follow_and_bad_files_say_what_is_wrong(library):
    library.scenarios_dir.mkdir(parents=True)
    good = shipped_scenarios()["stonne"].read_text(encoding="utf-8")
    for name, text in {
        "a.bk40": good.replace("Stonne, 15 May 1940", "Mine"),
        "b.bk40": "{\n  nonsense",
        "c.bk40": '{"format": "other"}',
        "d.bk40": good.replace('"version": 1', '"version": 99', 1),
        "e.bk40": "[" * 100_000,
        "f.txt": "not one of ours",
    }.items():
        (library.scenarios_dir / name).write_text(text, encoding="utf-8")
    (library.scenarios_dir / "g.bk40").mkdir()
    (library.scenarios_dir / "h.bk40").write_bytes(b"\xff\xfe\0{")
    own = {card.path.name: card for card in library.scenarios() if not card.shipped}
    assert sorted(own) == ["a.bk40", "b.bk40", "c.bk40", "d.bk40", "e.bk40", "g.bk40", "h.bk40"]
    assert own["a.bk40"].title == "Mine" and not own["a.bk40"].problem
    assert "line 2" in own["b.bk40"].problem
    assert "not a scenario" in own["c.bk40"].problem
    assert "newer" in own["d.bk40"].problem
    assert all(own[name].problem for name in ("e.bk40", "g.bk40", "h.bk40"))


def test_only_the_head_of_a_large_file_is_read(tmp_path):
    good = shipped_scenarios()["hannut"].read_text(encoding="utf-8")
    head = good[: good.index('"map"')]
    path = tmp_path / "large.bk40"
    path.write_text(head + '"map": {"hexes": ' + "x" * 200_000, encoding="utf-8")
    assert read_card(path).title == "Hannut, 13 May 1940"


def test_members_in_another_order_are_found(tmp_path):
    document = json.loads(shipped_scenarios()["hannut"].read_text(encoding="utf-8"))
    path = tmp_path / "turned.bk40"
    path.write_text(json.dumps(dict(reversed(document.items()))), encoding="utf-8")
    assert read_card(path).turns == 6


@pytest.mark.parametrize(("title", "date", "name"), [
    ("Hannut, 13 May 1940", "1940-05-13", "Hannut"),
    ("Hannut, again", "1940-05-13", "Hannut, again"),
    ("Hannut", "1940-05-13", "Hannut"),
    ("Orp, Jauche, May 1940", "1940-05-13", "Orp, Jauche"),
    ("Hannut, 1940", "", "Hannut, 1940"),
])
def test_the_date_at_the_end_of_a_title_is_left_to_the_language_of_the_user(title, date, name):
    assert without_date(title, date) == name


# -- games ------------------------------------------------------------------------------------------------------------


def test_a_game_is_noted_with_turn_side_and_seats(library, qapp):
    path = library.new_path("hannut")
    session = session_at(path, "With Anna")
    assert not library.games()[0].is_known
    library.note_game(path, session)
    card, = library.games()
    assert (card.path, card.title, card.scenario, card.turns) == (path, "With Anna", "Hannut, 13 May 1940", 6)
    assert card.side_to_move == session.decision.side and not card.over
    assert card.seats["players"] == {"german": PERSON, "french": "simple"} and card.seats["analysis"] is True
    session.submit(session.decision.options[0]) if session.is_mine else session.game.submit(session.decision.options[0])
    library.note_game(path, session)
    assert library.games()[0].decisions == 1
    session.close()


def test_seats_of_a_game_come_back(own_home, qapp):
    path = library_module.new_path("hannut")
    assert library_module.seats_of(path) is None
    session = session_at(path)
    library_module.note_game(path, session)
    assert library_module.seats_of(path) == session.seats
    session.close()


def test_new_names_never_meet_an_old_file_and_keep_to_plain_letters(library):
    first = library.new_path("été/../x")
    first.write_bytes(b"")
    assert first.parent == library.games_dir and first.name.isascii()
    assert library.new_path("été/../x") != first


@pytest.mark.parametrize("index", ["", "{", "[]", "null", '{"games": 5}', '{"games": {"a.bk40save": 7}}', "[" * 9999,
                                   '{"games": {"a.bk40save": {"title": 3, "turn": -1, "sides": [1], "seats": "x",'
                                   ' "updated": "soon", "bookmarks": [[1], ["a", "b"], [2, "c"]]}}}'])
def test_a_broken_index_hides_no_game(library, index):
    library.games_dir.mkdir(parents=True)
    (library.games_dir / "a.bk40save").write_bytes(b"no matter what: it is not opened")
    (library.games_dir / "index.json").write_text(index, encoding="utf-8")
    card, = library.games()
    assert card.title == "a" and not card.is_known and card.updated > 0


def test_without_its_file_an_entry_is_not_shown(library, qapp):
    path = library.new_path("hannut")
    session = session_at(path)
    library.note_game(path, session)
    session.close()
    path.unlink()
    assert library.games() == []


def test_a_game_from_elsewhere_is_remembered_by_its_path(library, tmp_path, qapp):
    path = tmp_path / "usb" / "friend.bk40save"
    path.parent.mkdir()
    session = session_at(path)
    library.note_game(path, session)
    session.close()
    assert [card.path for card in library.games()] == [path]


def test_renaming_and_bookmarks_survive_the_next_note(library, qapp):
    path = library.new_path("hannut")
    session = session_at(path)
    library.note_game(path, session)
    library.rename(path, "  The big one ")
    library.set_bookmarks(path, [Bookmark(9, "end"), Bookmark(3, "ambush")])
    library.note_game(path, session)
    session.close()
    card = library.game(path)
    assert card.title == "The big one" and card.bookmarks == ((3, "ambush"), (9, "end"))


def test_what_is_deleted_can_be_brought_back_with_all_that_is_known(library, qapp):
    path = library.new_path("hannut")
    session = session_at(path)
    library.note_game(path, session)
    session.close()
    before = library.game(path)
    away = library.delete(path)
    assert library.games() == [] and not path.exists()
    assert library.restore(away) == path
    assert library.game(path) == before
    with saves.open_game(path) as saved:
        assert saved.game.seed == 7


def test_a_game_that_is_open_cannot_be_deleted(library, qapp):
    path = library.new_path("hannut")
    session = session_at(path)
    with pytest.raises(LibraryError, match="open in a window"):
        library.delete(path)
    session.game.submit(session.game.decision.options[0])  # still on disk, still ours
    session.close()
    assert library.delete(path)


def test_a_game_open_in_another_process_cannot_be_deleted(library, qapp):
    path = library.new_path("hannut")
    session_at(path).close()
    code = ("import sys\nfrom bk40qt.storage.saves import open_game\n"
            "with open_game(sys.argv[1]):\n    print('open', flush=True)\n    sys.stdin.read()")
    with subprocess.Popen([sys.executable, "-c", code, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                          cwd=Path(__file__).parents[2]) as other:
        assert other.stdout.readline() == b"open\n"
        with pytest.raises(LibraryError):
            library.delete(path)
        other.stdin.close()
    library.delete(path)


def test_the_last_twenty_deleted_games_are_kept(library):
    for _ in range(23):
        path = library.new_path("x")
        path.write_bytes(b"")
        library.delete(path)
    kept = list((library.games_dir / ".deleted").glob("*.bk40save"))
    assert len(kept) == 20 and len(list((library.games_dir / ".deleted").glob("*.json"))) == 20


def test_an_index_that_cannot_be_written_is_told_but_never_stops_a_game(library, qapp):
    path = library.new_path("hannut")
    session = session_at(path)
    (library.games_dir / "index.json").mkdir()
    with pytest.raises(LibraryError, match=r"index\.json"):
        library.rename(path, "x")
    library.note_game(path, session)
    session.close()
    assert [each.name for each in library.games_dir.iterdir() if each.name.endswith(".part")] == []


def test_looking_at_the_library_imports_no_rules_and_no_database():
    code = ("import sys\nfrom bk40qt.play.library import Library\nLibrary().scenarios(), Library().games()\n"
            "print([n for n in sys.modules if n in ('sqlite3', 'shapely', 'numpy', 'bk40qt.engine.rules', 'PySide6')])")
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True,
                            cwd=Path(__file__).parents[2])
    assert answer.stdout.strip() == "[]"
