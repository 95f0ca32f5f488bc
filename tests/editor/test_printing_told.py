"""The text of the printed pages against the scenario file: everything there, in its place, in the right numbers."""

from __future__ import annotations

import json
import re
import shutil
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage, QTransform

from bk40qt.desktop.rules_text import load_rules
from bk40qt.engine.rules.blitz40.scenario_file import load_scenario
from bk40qt.paths import shipped_scenarios
from editor.printing.counter_sheet import CounterSheet
from editor.printing.map_sheet import OVERLAP, MapSheet
from editor.printing.orders import Order
from editor.printing.paper import PageSetup
from tests.editor.poppler import called, picture, printed

pytestmark = [
    pytest.mark.usefixtures("qapp"),
    pytest.mark.skipif(shutil.which("pdftotext") is None, reason="poppler-utils is not installed"),
]

NAMES = ("hannut", "stonne")
SIDES = {"german": "Germans", "french": "French"}


@lru_cache
def document(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(shipped_scenarios()[name].read_text(encoding="utf-8"))
    return found


def squeezed(text: str) -> str:
    """Without blanks, for lines are broken wherever they are full, and without ligatures."""
    return re.sub(r"\s", "", unicodedata.normalize("NFKC", text))


def chapters(path: Path, title: str) -> dict[str, str]:
    """The text of each chapter, without blanks, and without the heads and feet of its pages."""
    found: dict[str, str] = {}
    for page in called("pdftotext", "-raw", path, "-").split("\f")[:-1]:
        head, foot, *lines = page.strip().splitlines()
        assert head.startswith(f"{title} ") and re.fullmatch(rf"{title}: set-up sheets \d+ / \d+", foot)
        name = head.removeprefix(f"{title} ")
        found[name] = found.get(name, "") + squeezed("\n".join(lines))
    return found


@pytest.fixture(scope="module", params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def told(name: str, tmp_path_factory: pytest.TempPathFactory, qapp: object) -> dict[str, str]:
    return chapters(printed(tmp_path_factory.mktemp(name), name, Order("setup")), document(name)["title"])


def in_order(text: str, wanted: Iterator[str]) -> None:
    at = 0
    for part in wanted:
        found = text.find(squeezed(part), at)
        assert found >= 0, f"{part!r} does not follow {text[max(0, at - 60):at]!r}: {text[at:at + 120]!r}"
        at = found + len(squeezed(part))


def test_each_counter_stands_with_its_formation_its_place_and_its_state(told: dict[str, str], name: str) -> None:
    for side, said in SIDES.items():
        in_order(told[said], side_of(document(name), side))


def side_of(data: dict[str, Any], side: str) -> Iterator[str]:
    """What stands on the pages of a side, one after the other."""
    formations = {one["id"]: one for one in data["formations"]}
    for number, stage in enumerate(data["setup"], 1):
        if stage["side"] != side:
            continue
        yield f"Set-up: step {number} of {len(data['setup'])}"
        for placed in stage["formations"]:
            formation = formations[placed["formation"]]
            if members := [one for one in data["counters"] if one["formation"] == formation["id"]
                           and not one.get("arrival")]:
                yield from formation_of(data, formation, f"Sets up: {placed['zone']}", members)
        for work in ("entrenchments", "minefields"):
            if work in stage:
                yield f"{stage[work]['count']} {work}: {stage[work]['zone']}"
    mine = [one for one in data["counters"] if formations[one["formation"]]["side"] == side]
    entries = {one["formation"]: one["zone"] for one in data["entries"]}
    turns = sorted({one["arrival"] for one in mine if one.get("arrival")})
    if turns:
        yield "Reinforcements"
    for turn in turns:
        yield f"Turn {turn}"
        for formation in formations.values():
            if members := [one for one in mine if one["formation"] == formation["id"] and one.get("arrival") == turn]:
                yield from formation_of(data, formation, f"Comes on: {entries[formation['id']]}", members)
    for one in data["withdrawals"]:
        if formations[one["formation"]]["side"] == side:
            yield f"{formations[one['formation']]['name']} leaves the game at the end of turn {one['turn']}."
    yield from markers_of(data, side)


def formation_of(
    data: dict[str, Any], formation: dict[str, Any], where: str, members: list[dict[str, Any]]
) -> Iterator[str]:
    yield f"{formation['name']} {formation['division']}"
    yield where
    losses = [loss["count"] for stage in data["setup"] for loss in stage.get("losses", ())
              if loss["formation"] == formation["id"]]
    if losses and not members[0].get("arrival"):
        yield f"{losses[0]} step losses to be allotted by the owner"
    if formation.get("attach_to"):
        others = {one["id"]: one["name"] for one in data["formations"]}
        yield "Acts on its own marker" if formation.get("marker") else "No marker of its own"
        yield ", ".join(others[one] for one in formation["attach_to"])
    for one in members:
        yield one["name"]
        yield from ["1 step lost"] if one.get("start_losses") else []
        yield from [f"independent until turn {one['independent_until']}"] if "independent_until" in one else []


def markers_of(data: dict[str, Any], side: str) -> Iterator[str]:
    """Formation markers come with the first counters of the formation (13.3), the others as the file says."""
    counts: dict[int, list[int]] = {}
    for formation in data["formations"]:
        arrivals = [one.get("arrival", 0) for one in data["counters"] if one["formation"] == formation["id"]]
        if formation["side"] == side and formation.get("marker"):
            counts.setdefault(max(1, min(arrivals)), []).append(1)
    for entry in data["markers"]:
        if entry["side"] == side:
            more = [entry[kind] for kind in ("artillery", "stuka", "repeat", "general") if entry.get(kind)]
            counts.setdefault(entry["turn"], []).extend(more)
    yield "Markers for the cup"
    for turn in sorted(counts):
        yield "Turn 1" if turn == 1 else f"Added on turn {turn}"
        yield "".join(f"{count} ×" for count in counts[turn])
    for strike in data["strikes"]:
        if strike["side"] == side:
            yield f"{strike['marker'].capitalize()}: each marker fires"
            calibres = dict.fromkeys(strike["calibres"])
            yield ", ".join(f"{strike['calibres'].count(one)} × {one}" for one in calibres).replace("stuka", "Stuka")


def test_the_first_page_tells_the_battle(told: dict[str, str], name: str) -> None:
    data, text = document(name), told["The battle"]
    assert squeezed(f"{data['title']}") in text and squeezed(f"{data['turns']} turns") in text
    for note in [*data["notes"], data["credits"]]:
        assert squeezed(note) in text
    for info in data["sides"]:
        assert squeezed(f"{info['name']}: home edge in the {info['home_edge']}") in text
    formations = {one["id"]: one["name"] for one in data["formations"]}
    in_order(text, (
        f"{number}. {SIDES[stage['side']]}: {', '.join(formations[one['formation']] for one in stage['formations'])}"
        for number, stage in enumerate(data["setup"], 1)
    ))
    victory = data["victory"]
    held = {one["hex"]: SIDES[one["side"]] for one in data["control"]}
    for band in victory.get("bands", ()):
        assert squeezed(f"{band['turn']} {band['low']} {band['low']} to {band['high']}") in text
    for point in victory.get("points", ()):
        assert squeezed(f"{point['hex']} {point.get('name', '')} {point['vp']} {held[point['hex']]}") in text
    for hexagon in victory.get("hold", ()):
        assert hexagon in text
    if "initiative" in data:
        assert "Initiative:theGermansputaside1formationmarker,1artillerymarker,1Stukamarker" in text


def test_the_key_of_the_map_names_who_goes_where(told: dict[str, str], name: str) -> None:
    data, text = document(name), told["Map of the zones"]
    formations = {one["id"]: one["name"] for one in data["formations"]}
    for zone in data["zones"]:
        assert squeezed(f"{zone['id']} {zone['text']}") in text
    for stage in data["setup"]:
        for placed in stage["formations"]:
            assert squeezed(formations[placed["formation"]]) in text
    for entry in data["entries"]:
        assert squeezed(f"{formations[entry['formation']]} (turn") in text


# -- measured on pictures ----------------------------------------------------------------------------------------------


def grey(image: QImage, x: int, y: int) -> int:
    return image.pixelColor(x, y).lightness()


@pytest.mark.parametrize(("setup", "short_edge"), [(PageSetup(), False), (PageSetup("Letter", True), True)], ids=str)
def test_backs_lie_behind_their_fronts_on_the_paper(tmp_path: Path, setup: PageSetup, short_edge: bool) -> None:
    """Half a millimetre beyond each edge there is the colour of the piece, a millimetre beyond it white paper; and so
    there is on the back when the sheet is turned over. Right to 0.2 mm, as the white between two pieces is 0.4 mm."""
    per = 10  # pixels a millimetre
    order = Order("counters", setup, short_edge=short_edge)
    path = printed(tmp_path, "stonne", order)
    front, back = picture(path, 1, 254), picture(path, 2, 254)
    over = (1, -1) if setup.landscape != short_edge else (-1, 1)
    turned = back.transformed(QTransform.fromScale(*over))
    for one in CounterSheet(load_scenario("stonne"), 15.0, short_edge).laid(setup)[0]:
        middle = one.box.center() / 100
        assert one.box.width() == 1500
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            for image in (front, turned):
                seen = [grey(image, round((middle.x() + dx * far) * per), round((middle.y() + dy * far) * per))
                        for far in (8.0, 8.5)]
                assert seen[0] < 252 and seen[1] > 252, (one.piece.name, dx, dy, seen)


@pytest.mark.parametrize("name", NAMES)
def test_neighbouring_sheets_of_the_map_show_the_same_where_they_overlap(tmp_path: Path, name: str) -> None:
    dpi = 127  # five pixels a millimetre
    setup = PageSetup("A4", landscape=True)
    path = printed(tmp_path, name, Order("map", setup))
    tiles = MapSheet(load_scenario(name)).tiling(setup)
    assert (tiles.columns, tiles.rows) == (2, 2)
    pages = [picture(path, page, dpi) for page in (2, 3, 4)]  # A1, B1, A2
    per = dpi / 2540
    left, top = round(tiles.size.left() * per), round(tiles.size.top() * per)
    right, bottom = tiles.size.right() * per, tiles.size.bottom() * per
    shared = round(OVERLAP * 5)
    across = [
        abs(grey(pages[0], round(right) - shared + n, y) - grey(pages[1], left + n, y))
        for n in range(2, shared - 2) for y in range(top + 2, round(bottom) - 2, 3)
    ]
    down = [
        abs(grey(pages[0], x, round(bottom) - shared + n) - grey(pages[2], x, top + n))
        for n in range(2, shared - 2) for x in range(left + 2, round(right) - 2, 3)
    ]
    for differences in (across, down):
        assert sum(differences) / len(differences) < 3
        assert sum(one > 60 for one in differences) < 0.01 * len(differences)


# -- the player aid ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("spoken_in", ("en", "de", "fr"))
def test_the_aid_has_every_line_of_every_table_of_the_rules(tmp_path: Path, spoken_in: str) -> None:
    """The rules to read are held against the tables of the engine in tests/desktop/test_rules_text.py."""
    path = printed(tmp_path, "stonne", Order("aid", language=spoken_in))
    text = squeezed(called("pdftotext", "-raw", path, "-")).replace("−", "-")
    rules = load_rules(spoken_in)
    tables = [one for one in rules.paragraphs if re.fullmatch(r"T-\d+", one.number)
              and one.number not in ("T-09", "T-10", "T-11")]  # those belong to one battle
    assert len(tables) == 9
    for table in tables:
        rows = [line.strip("| ").split("|") for line in table.body.splitlines()
                if line.startswith("|") and line.strip("|-: ")]
        assert len(rows) > 2
        for cells in rows if table.number != "T-01" else ():
            for cell in cells:
                assert squeezed(re.sub(r"[*\[\]]", "", cell)).replace("−", "-") in text, (table.number, cell)
