"""Counters: what they show, that states leave the values free, and that drawing them stays cheap."""

from functools import cache

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPdfWriter, QPixmap
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView

from bk40qt.engine.game import Game
from bk40qt.engine.records import replace
from bk40qt.engine.rules import SYSTEMS
from bk40qt.engine.rules.blitz40.fire import is_dispersed
from bk40qt.engine.rules.blitz40.scenario import Scenario
from bk40qt.engine.rules.blitz40.scenario_file import load_scenario
from bk40qt.engine.rules.blitz40.setting import Setting
from bk40qt.mapview import counter_art
from bk40qt.mapview.badges import BADGE_ORDER, MORE, paint_badge
from bk40qt.mapview.counter_art import (
    CACHE,
    DARK,
    LIGHT,
    STYLES,
    VALUES,
    PixmapCache,
    counter_margin,
    counter_pixmap,
    paint_counter,
)
from bk40qt.mapview.counter_item import COUNTER, CounterItem
from bk40qt.mapview.counter_text import draw_text, letters
from bk40qt.mapview.faces import CounterFace, describe, face_of, faces_of, printed_face, status_names
from bk40qt.mapview.symbols import SYMBOL_TYPES, symbol_of

pytestmark = pytest.mark.usefixtures("qapp")

SCENARIOS = ("hannut", "stonne")
SHOWN = ("neutralized", *BADGE_ORDER, "acted")
SIZES = (16, 24, 37, 74, 148, 400)


@cache
def setting_of(name: str) -> Setting:
    return Setting(load_scenario(name), {})


def game_of(name: str) -> Game:
    return Game(SYSTEMS["blitz40"], load_scenario(name), 1)


def printed(name: str, unit: str, steps: int | None = None) -> CounterFace:
    setting = setting_of(name)
    counter = setting.scenario.counters[setting.unit_index[unit]]
    formation = setting.scenario.formations[setting.formation_index[counter.formation]]
    return printed_face(counter, formation, setting.tables, steps)


@pytest.fixture
def tank() -> CounterFace:
    return printed("hannut", "h_de_5i_p3")


def drawn(face: CounterFace, size: int = 148, **how: bool) -> QImage:
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.darkGreen)
    painter = QPainter(image)
    paint_counter(painter, QRectF(0, 0, size, size), face, **how)
    painter.end()
    return image


def values_of(image: QImage) -> QImage:
    scale = image.width() / 100
    left, top = round(VALUES.left() * scale), round(VALUES.top() * scale)
    return image.copy(QRect(left, top, round(VALUES.width() * scale), round(VALUES.height() * scale)))


# -- faces -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_unit_of_a_game_has_the_face_that_its_counter_prints(name: str) -> None:
    game = game_of(name)
    scenario: Scenario = game.scenario
    counters = {counter.id: counter for counter in scenario.counters}
    faces = faces_of(game.state, game.view("german"))  # type: ignore[arg-type]
    assert faces.keys() <= counters.keys()
    for unit, face in faces.items():
        counter = counters[unit]
        values = counter.reduced if face.reduced else counter.full
        assert (face.attack, face.armour, face.range, face.ma) == (
            values.attack,
            values.armour,
            values.range,
            values.ma,
        )
        assert (face.name, face.type, face.stripe) == (counter.name, counter.type, counter.independent)
        assert (face.command is not None) == (counter.type == "hq")
        assert face.full_steps == (1 if counter.type == "hq" else 2)
        assert face.short and face.formation
        assert describe(face).startswith(counter.name)


def test_names_are_parted_into_company_and_formation() -> None:
    def parts(scenario: str, unit: str) -> tuple[str, str]:
        face = printed(scenario, unit)
        return face.short, face.formation

    assert parts("hannut", "h_de_5i_l1") == ("1. le.Kp", "I/5 PzR")
    assert parts("hannut", "h_fr_2c_s35_1a") == ("1/a S35", "2 Cuir")
    assert parts("hannut", "h_fr_rdp3_hq") == ("HQ", "III/11 RDP")
    assert parts("hannut", "h_de_kg_k1") == ("1./Krad 3", "KG")  # its formation does not say whose first it is
    assert parts("stonne", "s_de_640") == ("StuG-Bttr 640", "640 StuG")


def test_a_reduced_counter_shows_its_back() -> None:
    full, reduced = printed("hannut", "h_fr_1c_s35_1a"), printed("hannut", "h_fr_1c_s35_1a", 1)
    assert (full.attack, full.armour, full.reduced) == (9, 5, False)
    assert (reduced.attack, reduced.armour, reduced.reduced) == (6, 4, True)


def unit_view(unit: str, **more: object) -> dict[str, object]:
    setting = setting_of("hannut")
    formation = setting.scenario.counters[setting.unit_index[unit]].formation
    found: dict[str, object] = {"id": unit, "place": "on_map", "formation": formation, "steps": 2, "statuses": []}
    return {**found, **more}


def test_states_of_the_formation_show_on_its_counters() -> None:
    view = unit_view("h_de_12i_1", statuses=["neutralized"], aboard="h_de_12i_spw")
    formation = {"statuses": ["fatigued", "demoralized", "activated_own"]}
    face = face_of(setting_of("hannut"), view, formation)
    assert face.statuses == {"neutralized", "mounted", "fatigued", "demoralized"}


@pytest.mark.rule("10.3")
def test_an_attached_unit_shows_the_colour_of_its_hosts_under_a_white_stripe() -> None:
    setting = setting_of("hannut")
    host = setting.scenario.formations[setting.formation_index["fr_i_11_rdp"]]
    face = face_of(setting, unit_view("h_fr_rdp_at", formation=host.id, statuses=["independent"]))
    assert face.stripe
    assert face.formation_colour == host.colour
    assert face.formation == "11e RDP antichar"


@pytest.mark.rule("7.2.2")
def test_dispersed_is_what_the_engine_says() -> None:
    game = game_of("hannut")
    for _ in range(60):
        assert game.decision is not None
        game.submit(game.decision.options[0])
    state = game.state
    setting = state.setting  # type: ignore[attr-defined]
    seen = set()
    for side in ("german", "french"):
        view = game.view(side)
        faces = faces_of(state, view)  # type: ignore[arg-type]
        for unit in view["units"]:
            if unit["place"] == "on_map":
                number = setting.unit_index[unit["id"]]
                dispersed = is_dispersed(state, number, state.hex[number])  # type: ignore[arg-type,attr-defined]
                assert ("dispersed" in faces[unit["id"]].statuses) == dispersed
                seen.add(dispersed)
    assert seen == {True, False}


@pytest.mark.rule("13.1")
def test_what_the_enemy_hides_has_no_face() -> None:
    game = game_of("hannut")
    view = game.view("german")
    view["units"][0] = {"id": view["units"][0]["id"], "side": "french", "place": "hidden"}
    assert view["units"][0]["id"] not in faces_of(game.state, view)  # type: ignore[arg-type]


def test_the_description_says_everything_the_counter_shows(tank: CounterFace) -> None:
    text = describe(replace(tank, steps=1, statuses=frozenset(("neutralized", "dispersed", "acted"))))
    for part in (tank.name, "Tanks", "German", "I/5 PzR", "Attack 6", "armour 3", "range 2", "movement 8"):
        assert part in text
    for part in ("Reduced", "neutralized, dispersed, has acted", tank.model):
        assert part in text
    assert "Command 8, movement 9" in describe(printed("hannut", "h_de_5i_hq"))
    assert "assault pioneers" in describe(printed("stonne", "s_de_stp43_1"))


def test_every_badge_has_a_name() -> None:
    assert set(SHOWN) <= set(status_names())


# -- art ---------------------------------------------------------------------------------------------------------------


def test_each_type_has_a_symbol_of_its_own(tank: CounterFace) -> None:
    images = [drawn(replace(tank, type=kind), 74) for kind in SYMBOL_TYPES]
    images += [
        drawn(replace(tank, type="infantry", special=(one,)), 74) for one in ("assault_pioneer", "halftrack_symbol")
    ]
    for number, image in enumerate(images):
        assert all(image != other for other in images[:number])
    assert symbol_of("tank") is symbol_of("tank")


@pytest.mark.parametrize("size", [37, 74, 148, 400])
@pytest.mark.parametrize("status", SHOWN)
def test_each_state_shows_and_leaves_the_values_free(tank: CounterFace, status: str, size: int) -> None:
    plain, marked = drawn(tank, size), drawn(replace(tank, statuses=frozenset((status,))), size)
    assert plain != marked
    assert values_of(plain) == values_of(marked)


@pytest.mark.parametrize("size", [37, 74, 148])
def test_five_states_at_once_all_show(tank: CounterFace, size: int) -> None:
    five = ("neutralized", "demoralized", "out_of_command", "fatigued", "opp_used")
    together = drawn(replace(tank, statuses=frozenset(five)), size)
    assert values_of(together) == values_of(drawn(tank, size))
    for missing in five:
        rest = frozenset(five) - {missing}
        assert drawn(replace(tank, statuses=rest), size) != together


def test_states_that_find_no_place_are_told_by_dots(tank: CounterFace) -> None:
    places, small = len(counter_art._PLACES), len(counter_art._SMALL_PLACES)
    at_half = [drawn(replace(tank, statuses=frozenset(BADGE_ORDER[:n])), 37) for n in (places, places + 1, places + 2)]
    assert at_half[0] != at_half[1] == at_half[2]
    assert drawn(replace(tank, statuses=frozenset(BADGE_ORDER)), 148) != drawn(
        replace(tank, statuses=frozenset(BADGE_ORDER[:small])), 148
    )


@pytest.mark.parametrize("place", [*counter_art._PLACES, *counter_art._SMALL_PLACES])
def test_badges_lie_on_the_counter_above_its_values(place: QRectF) -> None:
    assert QRectF(0, 0, 100, 100).contains(place)
    assert not place.intersects(VALUES)


def test_badges_differ_without_their_colours() -> None:
    def grey(name: str) -> list[int]:
        image = QImage(18, 18, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.gray)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_badge(painter, QRectF(0, 0, 18, 18), name)
        painter.end()
        return [image.pixelColor(x, y).lightness() for x in range(18) for y in range(18)]

    pictures = [grey(name) for name in (*BADGE_ORDER, MORE)]
    for number, one in enumerate(pictures):
        for other in pictures[:number]:
            different = sum(abs(a - b) > 60 for a, b in zip(one, other, strict=True))
            assert different > 20


def test_full_and_reduced_sides_differ_in_more_than_their_values(tank: CounterFace) -> None:
    for size in SIZES:
        assert drawn(tank, size) != drawn(replace(tank, steps=1), size)


def test_the_white_stripe_and_the_formation_colour_show_at_every_size(tank: CounterFace) -> None:
    for size in SIZES:
        assert drawn(tank, size) != drawn(replace(tank, stripe=True), size)
        assert drawn(tank, size) != drawn(replace(tank, formation_colour="#00ff00"), size)


def test_a_hard_target_is_seen_by_the_box_of_its_armour(tank: CounterFace) -> None:
    for size in (37, 74):
        assert values_of(drawn(tank, size)) != values_of(drawn(replace(tank, soft=True), size))


def test_the_smallest_counter_shows_its_gravest_state(tank: CounterFace) -> None:
    pictures = [drawn(tank, 16)]
    for status in ("neutralized", "demoralized", "out_of_command", "fatigued"):
        pictures.append(drawn(replace(tank, statuses=frozenset((status,))), 16))
        assert all(pictures[-1] != other for other in pictures[:-1])


@pytest.mark.parametrize("name", SCENARIOS)
@pytest.mark.parametrize("size", SIZES)
def test_all_counters_are_drawn_at_all_sizes(name: str, size: int) -> None:
    for number, counter in enumerate(load_scenario(name).counters):
        if size < 100 or number % 8 == 0:
            pixmap = counter_pixmap(printed(name, counter.id), size)
            assert pixmap.width() == pixmap.height() == size + 2 * counter_margin(size)


def test_long_names_stay_in_their_box() -> None:
    image = QImage(60, 20, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    draw_text(painter, QRectF(10, 5, 40, 10), "Esc. mitr. et engins III/11 RDP", Qt.GlobalColor.black)  # type: ignore[arg-type]
    draw_text(painter, QRectF(10, 5, 40, 10), "", Qt.GlobalColor.black)  # type: ignore[arg-type]
    painter.end()
    white = image.pixel(0, 0)
    assert all(image.pixel(x, y) == white for x in (*range(9), *range(51, 60)) for y in range(20))
    assert letters("")[1] == 0


def test_both_themes_have_counters(tank: CounterFace) -> None:
    assert STYLES == {"light": LIGHT, "dark": DARK}
    light, dark = (counter_pixmap(tank, 74, style=style).toImage() for style in (LIGHT, DARK))
    assert light != dark


# -- cache -------------------------------------------------------------------------------------------------------------


def test_a_pixmap_is_made_once(tank: CounterFace) -> None:
    one = counter_pixmap(tank, 61)
    assert counter_pixmap(replace(tank), 61).cacheKey() == one.cacheKey()
    assert counter_pixmap(tank, 61, selected=True).cacheKey() != one.cacheKey()
    sharp = counter_pixmap(tank, 61, 2.0)
    assert (sharp.devicePixelRatio(), sharp.width()) == (2.0, 2 * one.width())


def test_the_cache_is_bounded_and_drops_the_longest_unused() -> None:
    cache = PixmapCache(4 * 10 * 10 * 3)
    for name in "abc":
        cache.put(name, QPixmap(10, 10))
    assert cache.get("a") is not None
    cache.put("d", QPixmap(10, 10))
    assert (len(cache), cache.bytes) == (3, 1200)
    assert cache.get("b") is None
    assert cache.get("a") is not None
    cache.put("a", QPixmap(5, 5))
    assert cache.bytes == 900
    cache.clear()
    assert (len(cache), cache.bytes) == (0, 0)


def test_the_cache_of_the_counters_has_a_limit(tank: CounterFace, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CACHE, "limit", 2_000_000)
    for number in range(60):
        counter_pixmap(replace(tank, name=f"unit {number}"), 148)
    assert CACHE.bytes <= 2_000_000


# -- items -------------------------------------------------------------------------------------------------------------


@pytest.fixture
def scene() -> QGraphicsScene:
    return QGraphicsScene()


def render(scene: QGraphicsScene, scale: float) -> QImage:
    area = QRectF(-60, -60, 120, 120)
    image = QImage(round(120 * scale), round(120 * scale), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.darkGreen)
    painter = QPainter(image)
    scene.render(painter, QRectF(image.rect()), area)
    painter.end()
    return image


@pytest.mark.parametrize("scale", [0.2, 0.5, 1.0, 2.0, 6.0])
def test_an_item_shows_its_face_selection_and_dimming(scene: QGraphicsScene, tank: CounterFace, scale: float) -> None:
    item = CounterItem("x", tank)
    scene.addItem(item)
    pictures = [render(scene, scale)]
    for name in ("selected", "dimmed", "hovered"):
        setattr(item, name, True)
        assert getattr(item, name)
        pictures.append(render(scene, scale))
        setattr(item, name, False)
    item.set_face(replace(tank, steps=1))
    pictures.append(render(scene, scale))
    item.set_style(DARK)
    pictures.append(render(scene, scale))
    for number, picture in enumerate(pictures):
        assert all(picture != other for other in pictures[:number])
    item.set_face(tank)
    item.set_style(LIGHT)
    assert render(scene, scale) == pictures[0]


def test_an_item_is_hit_on_its_cardboard_only(scene: QGraphicsScene, tank: CounterFace) -> None:
    item = CounterItem("x", tank)
    scene.addItem(item)
    assert item.boundingRect().contains(item.counter_rect().adjusted(-1, -1, 1, 1))
    assert scene.items(QPointF(COUNTER / 2 - 1, 0)) == [item]
    assert scene.items(QPointF(COUNTER / 2 + 2, 0)) == []
    assert item.accessible_text() == describe(tank)


def test_counters_are_printed_as_vectors(scene: QGraphicsScene, tank: CounterFace) -> None:
    scene.addItem(CounterItem("x", tank))
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    painter = QPainter(writer)
    scene.render(painter)
    painter.end()
    assert len(data) > 2000
    assert b"/Subtype /Image" not in data.data()


def test_counters_never_seen_before_are_blank_for_a_moment_rather_than_waited_for(
    qtbot: object, tank: CounterFace
) -> None:
    scene = QGraphicsScene()
    items = [CounterItem(str(number), replace(tank, name=f"new {number}")) for number in range(100)]
    for number, item in enumerate(items):
        item.setPos(number % 10 * 80, number // 10 * 80)
        scene.addItem(item)
    view = QGraphicsView(scene)
    qtbot.addWidget(view)  # type: ignore[attr-defined]
    view.resize(900, 900)
    first = view.viewport().grab().toImage()
    made = [item for item in items if item._shown is not None]
    assert 0 < len(made) < len(items)
    blank = next(item for item in items if item._shown is None)
    at = view.mapFromScene(blank.pos())
    assert first.pixelColor(at) == STYLES["light"].ground(tank.side)
    view.show()
    qtbot.waitUntil(lambda: all(item._shown is not None for item in items), timeout=5000)  # type: ignore[attr-defined]


def test_zooming_many_counters_never_waits_for_all_of_them(qtbot: object, tank: CounterFace) -> None:
    scene = QGraphicsScene()
    items = []
    for number in range(120):
        item = CounterItem(str(number), replace(tank, name=f"unit {number}"))
        item.setPos(number % 12 * 80, number // 12 * 80)
        scene.addItem(item)
        items.append(item)
    view = QGraphicsView(scene)
    qtbot.addWidget(view)  # type: ignore[attr-defined]
    view.resize(1000, 900)
    view.show()
    qtbot.waitExposed(view)  # type: ignore[attr-defined]
    view.viewport().repaint()
    view.scale(0.87, 0.87)
    view.viewport().repaint()
    wanted = round(COUNTER * 0.87)

    def done() -> bool:
        return all(item._shown is not None and item._shown.size == wanted for item in items)

    assert not done()  # the rest is shown scaled for a moment
    qtbot.waitUntil(done, timeout=5000)  # type: ignore[attr-defined]
