"""One case for each kind of fault that `problems` knows: a shipped scenario is spoilt in one way."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from bk40qt.engine.document import read
from bk40qt.engine.records import replace
from bk40qt.engine.rules.blitz40.scenario import Zone
from bk40qt.engine.rules.blitz40.scenario_file import load_scenario, parse, problems
from bk40qt.engine.wording import Said
from bk40qt.paths import shipped_scenarios

SHIPPED: dict[str, Any] = {name: read(path) for name, path in shipped_scenarios().items()}
Spoil = Callable[[Any], object]


def number(document: Any, section: str, ident: str) -> int:
    return next(row for row, entry in enumerate(document[section]) if entry["id"] == ident)


def entry(document: Any, section: str, ident: str) -> Any:
    return document[section][number(document, section, ident)]


def counter(ident: str, **values: object) -> Spoil:
    return lambda d: entry(d, "counters", ident).update(values)


def formation(ident: str, **values: object) -> Spoil:
    return lambda d: entry(d, "formations", ident).update(values)


def zone(ident: str, **values: object) -> Spoil:
    """A zone with another definition."""

    def change(d: Any) -> None:
        d["zones"][number(d, "zones", ident)] = {"id": ident, "text": "", **values}

    return change


def without(section: str, ident: str) -> Spoil:
    return lambda d: d[section].pop(number(d, section, ident))


def at(*way: object, **values: object) -> Spoil:
    """The object at the end of the way, with other values."""

    def change(d: Any) -> None:
        for step in way:
            d = d[step]
        d.update(values)

    return change


def add(*way: object, value: object) -> Spoil:
    def change(d: Any) -> None:
        for step in way:
            d = d[step]
        d.append(value)

    return change


def drop(*way: object) -> Spoil:
    def change(d: Any) -> None:
        for step in way[:-1]:
            d = d[step]
        del d[way[-1]]

    return change


def twice(*way: object) -> Spoil:
    """The last entry of a list once more."""

    def change(d: Any) -> None:
        for step in way:
            d = d[step]
        d.append(copy.deepcopy(d[-1]))

    return change


PLACED = {"formation": "fr_1_cuir", "zone": "HF7"}

# name, scenario, what to spoil, place of the fault, words of the message, rule
CASES: list[tuple[str, str, Spoil, str, str, str]] = [
    # --- head
    ("bad id", "hannut", at(id="a b"), "id", "letters", ""),
    ("no title", "hannut", at(title="  "), "title", "empty", ""),
    ("no date", "hannut", at(date="13 May 1940"), "date", "1940-05-13", ""),
    ("no turns", "hannut", at(turns=0), "turns", "from 1 to 50", ""),
    ("too many turns", "hannut", at(turns=51), "turns", "from 1 to 50", ""),
    ("control characters", "hannut", at(title="a\u0007"), "title", "control character", ""),
    # --- options
    ("unknown option", "hannut", at("options", magic="yes"), "options.magic", "no rule switch", ""),
    ("bad option", "hannut", at("options", crt_colours="blue"), "options.crt_colours",
     "one of outward, rows_6_8_9", "R-02"),
    ("option no text", "hannut", at("options", critical_hits=True), "options.critical_hits", "text", ""),
    # --- sides
    ("same edge", "hannut", at("sides", 1, home_edge="east"), "sides[1].home_edge", "must differ", "8.5.1"),
    ("one side", "hannut", drop("sides", 1), "sides", "French side is missing", ""),
    ("side twice", "hannut", twice("sides"), "sides[2].side", "twice", ""),
    ("nameless side", "hannut", at("sides", 0, name=""), "sides[0].name", "empty", ""),
    ("unknown side", "hannut", at("sides", 0, side="belgian"), "sides[0].side", "german, french", ""),
    # --- map
    ("grid", "hannut", at("map", "grid", top="round"), "map.grid.top", "flat, pointy", ""),
    ("grid size", "hannut", at("map", "grid", lines=0), "map.grid.lines", "from 1 to 250", ""),
    ("scale", "hannut", at("map", "grid", hex_metres=0), "map.grid.hex_metres", "from 1", ""),
    ("hex missing", "hannut", drop("map", "hexes", "0706"), "map.hexes.0706", "missing", ""),
    ("hex off map", "hannut", at("map", "hexes", **{"2317": {}}), "map.hexes.2317", "off the map", ""),
    ("terrain", "hannut", at("map", "hexes", "0706", terrain="lava"), "map.hexes.0706.terrain", "clear, woods", ""),
    ("level", "hannut", at("map", "hexes", "0706", level=-1), "map.hexes.0706.level", "from 0", "4.3.2"),
    ("side off map", "hannut", at("map", "hexsides", 0, between=["0115", "0117"]), "map.hexsides[0].between",
     "off the map", ""),
    ("side apart", "hannut", at("map", "hexsides", 0, between=["0101", "0301"]), "map.hexsides[0].between",
     "not adjacent", ""),
    ("no side", "hannut", at("map", "hexsides", 0, between=["0101"]), "map.hexsides[0].between", "two hexes", ""),
    ("feature", "hannut", at("map", "hexsides", 0, feature="wall"), "map.hexsides[0].feature", "stream, cliff", ""),
    ("named cliff", "hannut", at("map", "hexsides", -1, name="x"), "map.hexsides[71].name", "no name", ""),
    ("side twice", "stonne", twice("map", "hexsides"), "map.hexsides[43]", "twice", ""),
    ("road apart", "hannut", at("map", "roads", 0, between=["0101", "0103"]), "map.roads[0].between", "adjacent", ""),
    ("road itself", "hannut", at("map", "roads", 0, between=["0101", "0101"]), "map.roads[0].between", "adjacent", ""),
    ("road type", "hannut", at("map", "roads", 0, type="path"), "map.roads[0].type", "main_road", ""),
    ("road twice", "hannut", twice("map", "roads"), "map.roads[150]", "twice", ""),
    (
        "dry bridge", "hannut", add("map", "bridges", value={"between": ["0101", "0102"]}),
        "map.bridges.0101-0102", "no stream", "R-45",
    ),
    ("bridge road", "hannut", at("map", "bridges", 0, road="main_road"), "map.bridges.0413-0513", "secondary", "R-45"),
    ("exit inside", "hannut", at("map", "road_exits", 0, edge="east"), "map.road_exits.0108", "east edge", ""),
    ("exit off map", "hannut", at("map", "road_exits", 0, hex="9901"), "map.road_exits[0].hex", "off the map", ""),
    ("place kind", "hannut", at("map", "places", 0, kind="farm"), "map.places[0].kind", "village", ""),
    ("place nowhere", "hannut", at("map", "places", 0, hexes=[]), "map.places[0].hexes", "no hex", ""),
    ("place off map", "hannut", at("map", "places", 0, hexes=["9999"]), "map.places[0].hexes", "off the map", ""),
    # --- formations
    ("formation twice", "hannut", twice("formations"), "formations[15].id", "twice", ""),
    ("formation id", "hannut", formation("ge_kg", id="ge kg"), "formations[11].id", "letters", ""),
    ("formation name", "hannut", formation("ge_kg", name=""), "formations[11].name", "empty", ""),
    ("formation colour", "hannut", formation("ge_kg", colour="red"), "formations[11].colour", "#1F4E9E", ""),
    (
        "marker without unit", "hannut",
        lambda d: d.update(counters=[c for c in d["counters"] if c["formation"] != "ge_kg" or c["type"] == "hq"]),
        "formations[11]", "no combat unit", "3.1",
    ),
    ("two HQs", "hannut", counter("h_de_kg_l1", type="hq", full=[0, 0, 0, 9], reduced=[0, 0, 0, 9]),
     "formations[11]", "2 HQs", "3.1"),
    ("no HQ", "hannut", without("counters", "h_de_kg_hq"), "formations[11]", "needs an HQ", "3.1"),
    ("no attachment", "hannut", lambda d: entry(d, "formations", "fr_11_rdp_at").pop("attach_to"),
     "formations[4].attach_to", "needs formations to attach to", "10.3"),
    ("attach nobody", "hannut", formation("fr_11_rdp_at", attach_to=["fr_x"]),
     "formations[4].attach_to[0]", "no formation", "10.3"),
    ("attach enemy", "hannut", formation("fr_11_rdp_at", attach_to=["ge_kg"]),
     "formations[4].attach_to[0]", "other side", "10.3"),
    ("attach itself", "stonne", formation("fr_4_bcc", attach_to=["fr_4_bcc"]),
     "formations[4].attach_to[0]", "itself", "10.3"),
    ("attach to markerless", "stonne", formation("fr_4_bcc", attach_to=["fr_205_ri_at"]),
     "formations[4].attach_to[0]", "no activation marker", "10.3"),
    ("attach twice", "stonne", formation("fr_4_bcc", attach_to=["fr_i_205_ri", "fr_i_205_ri"]),
     "formations[4].attach_to[1]", "twice", ""),
    ("attach bound units", "hannut", formation("ge_kg", attach_to=["ge_i_5_pzr"]),
     "formations[11].attach_to", "only independent", "10.3"),
    ("HQ without marker", "hannut", formation("ge_kg", marker=""), "formations[11]", "has an HQ but no", "10.3"),
    ("a side without formation", "stonne", lambda d: [f.update(side="french") for f in d["formations"]],
     "formations", "German side has no formation", "3.1"),
    # --- counters
    ("counter twice", "hannut", twice("counters"), "counters[86].id", "twice", ""),
    ("counter named as formation", "hannut", counter("h_fr_12c_1", id="ge_kg"), "counters[0].id", "twice", ""),
    ("counter of nobody", "hannut", counter("h_fr_12c_1", formation="x"), "counters[0].formation",
     "no formation", "3.1"),
    ("counter name", "hannut", counter("h_fr_12c_1", name=""), "counters[0].name", "empty", ""),
    ("counter type", "hannut", counter("h_fr_12c_1", type="horse"), "counters[0].type", "infantry", ""),
    ("attack", "hannut", counter("h_fr_12c_1", full=[21, 0, 1, 9]), "counters[0].full.attack", "from 0 to 20", "1.1"),
    ("armour", "hannut", counter("h_fr_12c_1", full=[2, 11, 1, 9]), "counters[0].full.armour", "from 0 to 10", "1.1"),
    ("range", "hannut", counter("h_fr_12c_1", reduced=[2, 0, 9, 9]), "counters[0].reduced.range", "from 0 to 8", "1.1"),
    ("ma", "hannut", counter("h_fr_12c_1", reduced=[2, 0, 1, 0]), "counters[0].reduced.ma", "from 1 to 30", "1.1"),
    ("values", "hannut", counter("h_fr_12c_1", full=[1, 2, 3, True]), "counters[0].full", "4 whole numbers", ""),
    ("HQ with weapons", "hannut", counter("h_fr_12c_hq", full=[1, 0, 0, 9]), "counters[4].full.attack", "HQ", "R-24"),
    ("HQ independent", "hannut", counter("h_fr_12c_hq", independent=True), "counters[4].independent", "never", "10.3"),
    ("HQ loss", "hannut", counter("h_fr_12c_hq", start_losses=1), "counters[4].start_losses", "no step losses", "3.2"),
    ("two losses", "hannut", counter("h_fr_12c_1", start_losses=2), "counters[0].start_losses", "from 0 to 1", "1.2"),
    ("special", "hannut", counter("h_fr_12c_1", special=["wings"]), "counters[0].special[0]", "assault_pioneer", ""),
    ("special tank", "hannut", counter("h_fr_12c_3", special=["assault_pioneer"]),
     "counters[2].special[0]", "for infantry", "T-02"),
    ("not independent", "hannut", counter("h_fr_rdp_at", independent=False),
     "counters[{h_fr_rdp_at}].independent", "must be true", "10.3"),
    ("until without", "hannut", counter("h_fr_12c_1", independent_until=3),
     "counters[0].independent_until", "needs independent", "R-87"),
    ("until too late", "stonne", counter("s_fr_49bcc_3", independent_until=11),
     "counters[{s_fr_49bcc_3}].independent_until", "from 4 to 10", "R-87"),
    ("arrival too late", "stonne", counter("s_fr_49bcc_1", arrival=11),
     "counters[{s_fr_49bcc_1}].arrival", "from 0 to 10", "12.2"),
    ("carrier without right", "hannut", at("sides", 0, can_load=False),
     "counters[{h_de_12i_spw}].type", "may not load", "6.1"),
    # --- zones
    ("zone twice", "hannut", twice("zones"), "zones[9].id", "twice", ""),
    ("zone empty", "hannut", zone("HF1", hexes=[]), "zones[0]", "no hexes", ""),
    ("zone off map", "hannut", zone("HF1", hexes=["1202", "1717"]), "zones[0].hexes", "'1717' is off the map", ""),
    ("zone hex twice", "hannut", zone("HF1", hexes=["1202", "1202"]), "zones[0].hexes", "twice", ""),
    ("zone radius", "hannut", zone("HF1", within=31, of=["1202"]), "zones[0]", "from 0 to 30", ""),
    ("zone centre", "hannut", zone("HF1", within=2, of=["9902"]), "zones[0].of", "off the map", ""),
    ("zone block", "hannut", zone("HF7", lines=[15, 1], positions=[1, 16]), "zones[6]", "smaller to the larger", ""),
    ("zone of two kinds", "hannut", zone("HF1", hexes=["1202"], **{"with": ["fr_2_cuir"]}), "zones[0]", "exactly", ""),
    ("attached to hexes", "hannut", zone("HF1", hexes=["1202"], with_attached=True), "zones[0].with_attached",
     "no key of the format", ""),
    ("zone of no kind", "hannut", zone("HF1"), "zones[0]", "exactly one of", ""),
    ("with nobody", "hannut", zone("HF6", **{"with": ["fr_x"]}), "zones[5].with", "no formation", ""),
    ("zone too small", "hannut", zone("HG1", lines=[16, 16], positions=[1, 7]), "zones[7]", "2 find no room", "7.3"),
    ("zone of one hex", "stonne", zone("SG2", within=0, of=["0114"]), "zones[6]", "1 find no room", "7.3"),
    # --- set-up
    ("no set-up", "hannut", at(setup=[]), "setup", "no stage", "12"),
    ("idle stage", "hannut", add("setup", value={"side": "french", "formations": []}), "setup[3]", "nothing", ""),
    ("place nobody", "hannut", at("setup", 2, "formations", 0, formation="x"), "setup[2].formations[0].formation",
     "no formation", ""),
    ("place enemy", "hannut", at("setup", 2, side="german"), "setup[2].formations[0].formation", "other side", ""),
    ("place twice", "hannut", add("setup", 0, "formations", value=PLACED), "setup[2].formations[0].formation",
     "twice", ""),
    ("place nowhere", "hannut", at("setup", 2, "formations", 0, zone="X"), "setup[2].formations[0].zone",
     "no zone", ""),
    ("place late-comers", "stonne", add("setup", 0, "formations", value={"formation": "fr_6_grdi", "zone": "SF2"}),
     "setup[0].formations[5].formation", "all arrive later", "12.2"),
    ("neither set up nor arriving", "hannut", drop("setup", 2), "formations[6]", "no stage places", "12"),
    ("with one who comes later", "hannut", zone("HF6", **{"with": ["fr_1_cuir"]}), "setup[0].formations[5].zone",
     "not placed in this or an earlier stage", ""),
    ("with itself", "hannut", zone("HF6", **{"with": ["fr_11_rdp_at"]}), "setup[0].formations[5].zone", "itself", ""),
    ("with its battalion only", "stonne", formation("fr_205_ri_at", attach_to=["fr_i_205_ri", "ge_i_gd"]),
     "setup[0].formations[3].zone", "'ge_i_gd', which SF4 (with_attached) does not name", "R-82"),
    ("with nobody to be attached to", "stonne", at("setup", 0, "formations", 0, zone="SF4"),
     "setup[0].formations[0].zone", "cannot be attached", "R-82"),
    ("losses of others", "hannut", at("setup", 0, "losses", 0, formation="fr_1_cuir"), "setup[0].losses[0].formation",
     "not set up in this stage", "R-80"),
    ("too many losses", "hannut", at("setup", 0, "losses", 0, count=16), "setup[0].losses[0].count", "0 to 15", "R-80"),
    ("losses do not add up", "hannut", at("setup", 0, "losses", 0, count=5), "setup[0].losses[0].count",
     "make them equal", "R-80"),
    ("mount nobody", "hannut", at("setup", 1, "mounts", 0, carrier="x"), "setup[1].mounts[0].carrier",
     "no counter", "R-79"),
    ("mount no carrier", "hannut", at("setup", 1, "mounts", 0, carrier="h_de_12i_2"), "setup[1].mounts[0].carrier",
     "no carrier", "R-79"),
    ("mount elsewhere", "hannut", lambda d: d["setup"][0].update(mounts=d["setup"][1].pop("mounts")),
     "setup[0].mounts[0].carrier", "not set up in this stage", "R-79"),
    ("mount twice", "hannut", at("setup", 1, "mounts", 1, carrier="h_de_12i_spw"), "setup[1].mounts[1].carrier",
     "loaded twice", "R-51"),
    ("mount a tank", "hannut", at("setup", 1, "mounts", 0, companies=["h_de_kg_l1"]),
     "setup[1].mounts[0].companies[0]", "only infantry", "6.1"),
    ("mount strangers", "hannut", at("setup", 1, "mounts", 0, companies=["h_de_12ii_1"]),
     "setup[1].mounts[0].companies[0]", "another formation", "R-51"),
    ("mount unknown", "hannut", at("setup", 1, "mounts", 0, companies=["x"]), "setup[1].mounts[0].companies[0]",
     "no counter", "R-79"),
    ("mount all", "hannut", at("setup", 1, "mounts", 1, optional=False), "setup[1].mounts[1].companies",
     "one company", "R-79"),
    ("mount none", "hannut", at("setup", 1, "mounts", 0, companies=[]), "setup[1].mounts[0].companies",
     "one company", "R-79"),
    ("works nowhere", "stonne", at("setup", 0, "minefields", zone="X"), "setup[0].minefields.zone", "no zone", ""),
    ("works with units", "stonne", at("setup", 0, "minefields", zone="SF4"), "setup[0].minefields.zone", "hexes", ""),
    ("too many works", "stonne", at("setup", 0, "entrenchments", count=11), "setup[0].entrenchments.count",
     "from 1 to 10", "10.2"),
    ("no works", "stonne", at("setup", 0, "minefields", count=0), "setup[0].minefields.count", "from 1 to 50", "10.1"),
    # --- markers
    ("marker turn", "hannut", at("markers", 0, turn=7), "markers[0].turn", "from 1 to 6", "13.3"),
    ("marker number", "hannut", at("markers", 0, repeat=-1), "markers[0].repeat", "from 0 to 50", "13.3"),
    ("marker flood", "hannut", at("markers", 0, general=51), "markers[0].general", "from 0 to 50", "13.3"),
    ("marker twice", "hannut", twice("markers"), "markers[2]", "twice", "13.3"),
    ("artillery without shells", "hannut", drop("strikes", 2), "strikes", "French side has artillery", "3.3"),
    ("Stuka without bombs", "hannut", drop("strikes", 1), "strikes", "German side has Stuka", "3.3"),
    ("strikes twice", "hannut", twice("strikes"), "strikes[3]", "twice", "3.3"),
    ("no strikes", "hannut", at("strikes", 0, calibres=[]), "strikes[0].calibres", "from 1 to 12", "3.3"),
    ("calibre", "hannut", at("strikes", 0, calibres=["huge"]), "strikes[0].calibres[0]", "light, medium", ""),
    ("Stuka artillery", "hannut", at("strikes", 0, calibres=["stuka"]), "strikes[0].calibres", "belong", "8.6"),
    ("artillery Stuka", "hannut", at("strikes", 1, calibres=["heavy"]), "strikes[1].calibres", "belong", "8.6"),
    # --- later arrivals
    ("no entry", "stonne", lambda d: d.update(entries=[e for e in d["entries"] if e["formation"] != "fr_67_ri_at"]),
     "counters[{s_fr_67_at}].arrival", "no entry says where", "R-84"),
    ("entry of nobody", "stonne", at("entries", 0, formation="x"), "entries[0].formation", "no formation", "R-84"),
    ("entry twice", "stonne", twice("entries"), "entries[8].formation", "twice", "R-84"),
    ("entry of those present", "stonne", add("entries", value={"formation": "ge_i_gd", "zone": "SG5"}),
     "entries[8].formation", "arrives later", "R-84"),
    ("entry nowhere", "stonne", at("entries", 0, zone="X"), "entries[0].zone", "no zone", "R-84"),
    ("entry with units", "stonne", at("entries", 0, zone="SF4"), "entries[0].zone", "need hexes", "R-84"),
    ("entry inside", "stonne", at("entries", 0, zone="SF1"), "entries[0].zone", "not on the edge", "R-84"),
    ("nobody leaves", "stonne", at("withdrawals", 0, formation="x"), "withdrawals[0].formation", "no for", "12.2"),
    ("leaves twice", "stonne", twice("withdrawals"), "withdrawals[1].formation", "twice", "12.2"),
    ("leaves too late", "stonne", at("withdrawals", 0, turn=11), "withdrawals[0].turn", "from 1 to 10", "12.2"),
    ("leaves before it comes", "stonne", at("withdrawals", 0, formation="fr_6_grdi", turn=1), "withdrawals[0].turn",
     "arrives on turn 2", "12.2"),
    # --- victory
    ("victory kind", "hannut", at("victory", kind="glory"), "victory.kind", "bands, hold", ""),
    ("no points", "hannut", at("victory", points=[]), "victory.points", "no hex", "11"),
    ("points off map", "hannut", at("victory", "points", 0, hex="9999"), "victory.points[0].hex", "off the map", ""),
    ("points twice", "hannut", twice("victory", "points"), "victory.points[27].hex", "twice", ""),
    ("no value", "hannut", at("victory", "points", 0, vp=0), "victory.points[0].vp", "from 1 to 100", ""),
    ("band missing", "hannut", drop("victory", "bands", 3), "victory.bands", "turn 4 is missing", "T-10"),
    ("band twice", "hannut", at("victory", "bands", 3, turn=3), "victory.bands", "turn 3 is twice", "T-10"),
    ("band too late", "hannut", at("victory", "bands", 5, turn=7), "victory.bands[5].turn", "from 1 to 6", "T-10"),
    ("band upside down", "hannut", at("victory", "bands", 0, low=13), "victory.bands[0]", "swap", "R-77"),
    ("band order", "hannut", lambda d: d["victory"]["bands"].reverse(), "victory.bands", "order", "T-10"),
    ("bands and hold", "hannut", at("victory", hold=["0106"]), "victory.hold", "belongs", "11"),
    ("hold nothing", "stonne", at("victory", hold=[]), "victory.hold", "no hex", "11"),
    ("hold off map", "stonne", at("victory", hold=["0510", "1717"]), "victory.hold", "off the map", ""),
    ("hold twice", "stonne", at("victory", hold=["0510", "0510"]), "victory.hold", "twice", ""),
    ("hold and points", "stonne", at("victory", points=[{"hex": "0510", "vp": 1}]), "victory.points", "belongs", "11"),
    ("control off map", "stonne", at("control", 0, hex="0017"), "control[0].hex", "off the map", ""),
    ("control twice", "stonne", twice("control"), "control[2].hex", "twice", "R-76"),
    ("nobody holds", "stonne", drop("control", 0), "control", "who holds 0510", "R-76"),
    ("control side", "stonne", at("control", 0, side="nobody"), "control[0].side", "german, french", ""),
    # --- initiative
    ("initiative Stuka", "hannut", at("initiative", stuka=3), "initiative.stuka", "from 0 to 2", "R-16"),
    ("initiative negative", "hannut", at("initiative", artillery=-1), "initiative.artillery", "from 0 to 3", "R-16"),
    ("initiative formations", "hannut", at("initiative", formation=9), "initiative.formation", "from 0 to 8", "R-16"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("scenario", "spoil", "place", "words", "rule"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
def test_the_fault_is_named_with_its_place(scenario: str, spoil: Spoil, place: str, words: str, rule: str) -> None:
    document = copy.deepcopy(SHIPPED[scenario])
    spoil(document)
    ids = {one["id"]: row for row, one in enumerate(SHIPPED[scenario]["counters"])}
    place = place.format(**ids) if "{" in place else place
    found = parse(document)[1]
    there = [problem for problem in found if problem.place == place and words in problem.message]
    assert there, "\n".join(map(str, found))
    assert {problem.rule for problem in there} == {rule}
    assert all(isinstance(problem.message, Said) for problem in found), "a window could not say it in another language"


def test_all_faults_of_a_scenario_come_at_once() -> None:
    """Faults that do not touch one another, one of each section: none hides another."""
    chosen = {
        "no title", "unknown option", "same edge", "level", "dry bridge", "formation colour", "attach enemy", "attack",
        "HQ with weapons", "zone too small", "losses do not add up", "mount strangers", "marker number",
        "Stuka artillery", "band upside down", "no value", "initiative Stuka",
    }  # fmt: skip
    document = copy.deepcopy(SHIPPED["hannut"])
    wanted = set()
    for name, scenario, spoil, place, _, _ in CASES:
        if name in chosen and scenario == "hannut":
            spoil(document)
            wanted.add(place)
    assert len(wanted) == len(chosen)
    assert {problem.place for problem in parse(document)[1]} == wanted


def test_overlapping_zones_share_their_room() -> None:
    """7.3: three to a hex. Two zones of one hex overlap a third of two: six units fit, a seventh does not."""
    scenario = load_scenario("stonne")
    grid = {"SG2": ("0114",), "SG3": ("0108",), "SG4": ("0114", "0108", "0401")}
    zones = tuple(Zone(one.id, grid[one.id]) if one.id in grid else one for one in scenario.zones)
    german = scenario.setup[1]
    # II/GD and III/GD have four units each, II/PzR four: the single hexes hold three.
    found = {one.place: one.message for one in problems(replace(scenario, zones=zones))}
    rows = {one.id: row for row, one in enumerate(zones)}
    assert "1 find no room" in found[f"zones[{rows['SG2']}]"]
    assert "1 find no room" in found[f"zones[{rows['SG3']}]"]
    # With one unit less in each they fit only if all of II/PzR keeps to 0401, which holds three of its four.
    less = tuple(one for one in scenario.counters if one.id not in ("s_de_gdii_5", "s_de_gdiii_9"))
    found = {one.place: one.message for one in problems(replace(scenario, zones=zones, counters=less))}
    assert list(found) == [f"zones[{rows['SG4']}]"]
    fitting = tuple(one for one in less if one.id != "s_de_pzr_l1")
    assert problems(replace(scenario, zones=zones, counters=fitting, setup=(scenario.setup[0], german))) == []
