"""The codes of the rules (statuses, reasons of modifiers, purposes of rolls, kinds of actions ...) in words.

A code is the name of a thing in states, events and actions; here is what people read instead, in English, for a
language to translate. Letters of the combat results table and rule numbers are the same in every language.
"""

from __future__ import annotations

from typing import Final

from bk40qt.engine.wording import say, translatable

# Codes that read as they are, without the underscores.
_PLAIN: Final = (
    # phases
    translatable("setup"),
    translatable("administrative"),
    translatable("operations"),
    translatable("over"),
    # terrain and works
    translatable("clear"),
    translatable("woods"),
    translatable("orchard"),
    translatable("village"),
    translatable("stream"),
    translatable("bridge"),
    translatable("cliff"),
    translatable("hill"),
    translatable("main road"),
    translatable("secondary road"),
    translatable("entrenchment"),
    translatable("minefield"),
    # edges of the map
    translatable("north"),
    translatable("east"),
    translatable("south"),
    translatable("west"),
    # kinds of units
    translatable("infantry"),
    translatable("machine gun"),
    translatable("motorcycle"),
    translatable("armoured car"),
    translatable("tank"),
    translatable("assault gun"),
    translatable("carrier"),
    translatable("motorized"),
    translatable("tracked"),
    translatable("assault pioneer"),
    # markers, and where they are
    translatable("formation"),
    translatable("artillery"),
    translatable("repeat"),
    translatable("general"),
    translatable("own"),
    translatable("future"),
    translatable("pool"),
    translatable("cup"),
    translatable("drawn"),
    translatable("held"),
    translatable("waiting"),
    translatable("aside"),
    translatable("carried"),
    translatable("activated"),
    translatable("skipped"),
    translatable("spent"),
    translatable("removed"),
    # where counters are
    translatable("unplaced"),
    translatable("on map"),
    translatable("due"),
    translatable("turn track"),
    translatable("eliminated"),
    translatable("left map"),
    translatable("withdrawn"),
    # statuses
    translatable("neutralized"),
    translatable("out of command"),
    translatable("return fire used"),
    translatable("acted"),
    translatable("half"),
    translatable("in column"),
    translatable("hidden"),
    translatable("independent"),
    translatable("activated own"),
    translatable("activated repeat"),
    translatable("fatigued"),
    translatable("demoralized"),
    translatable("gone"),
    translatable("dispersed"),
    translatable("mounted"),
    # calibres
    translatable("light"),
    translatable("medium"),
    translatable("heavy"),
    # what is rolled for
    translatable("direct fire"),
    translatable("opportunity fire"),
    translatable("return fire"),
    translatable("assault fire"),
    translatable("assault"),
    translatable("light strike"),
    translatable("medium strike"),
    translatable("heavy strike"),
    translatable("transmission"),
    translatable("mine depletion"),
    translatable("rally"),
    translatable("panic"),
    translatable("demoralization"),
    translatable("demoralization recovery"),
    translatable("fatigue recovery"),
    translatable("cancel"),
    # results in words
    translatable("success"),
    translatable("failure"),
    translatable("taken"),
    translatable("repulsed"),
    # why a number is changed
    translatable("armour"),
    translatable("distance"),
    translatable("same hex"),
    translatable("move and fire"),
    translatable("across stream"),
    translatable("company aboard"),
    translatable("target in column"),
    translatable("target dispersed"),
    # decisions
    translatable("act"),
    translatable("after segment"),
    translatable("allot loss"),
    translatable("assault result"),
    translatable("attach"),
    translatable("calibre"),
    translatable("entrenchments"),
    translatable("fire"),
    translatable("formation marker"),
    translatable("general marker"),
    translatable("group"),
    translatable("hide"),
    translatable("loss"),
    translatable("minefields"),
    translatable("mount"),
    translatable("move"),
    translatable("observer"),
    translatable("open with"),
    translatable("place"),
    translatable("reaction"),
    translatable("remove markers"),
    translatable("repeat marker"),
    translatable("result"),
    translatable("retreat"),
    translatable("retreat on"),
    translatable("rout"),
    translatable("set aside"),
    translatable("strike"),
    translatable("strike marker"),
    translatable("withdraw"),
    # actions that are no decision of the same name
    translatable("accept"),
    translatable("activate"),
    translatable("activate both"),
    translatable("activate with strike"),
    translatable("discard"),
    translatable("done"),
    translatable("drop"),
    translatable("end activation"),
    translatable("enter"),
    translatable("fight on"),
    translatable("fire at"),
    translatable("fire move"),
    translatable("fire with formation"),
    translatable("go on"),
    translatable("hold"),
    translatable("hold to combine"),
    translatable("keep"),
    translatable("load"),
    translatable("move on"),
    translatable("no"),
    translatable("no mount"),
    translatable("pass"),
    translatable("place entrenchment"),
    translatable("place minefield"),
    translatable("play repeat"),
    translatable("play rest"),
    translatable("remove"),
    translatable("rest"),
    translatable("rout step"),
    translatable("show"),
    translatable("stay"),
    translatable("step"),
    translatable("step loss"),
    translatable("stop"),
    translatable("strikes"),
    translatable("take repeat"),
    translatable("unload"),
    translatable("waive"),
    # variants of actions
    translatable("column"),
    translatable("combined"),
    # values of options
    translatable("yes"),
    translatable("scenario"),
    translatable("unlimited"),
    translatable("outward"),
    # dice
    translatable("1d6"),
    translatable("2d6"),
)

_TEXTS: Final = {
    **{text.replace(" ", "_"): say(text) for text in _PLAIN},
    "german": say("German"),
    "french": say("French"),
    "stuka": say("Stuka"),
    "stuka_strike": say("Stuka strike"),
    "at_gun": say("anti-tank gun"),
    "at_against_infantry": say("anti-tank gun against infantry"),
    "hq": say("HQ"),
    "hq_neutralized": say("HQ neutralized"),
    "opp_used": say("OPP used"),
    "return_hq": say("return of an HQ"),
    "target_entrenchment": say("target in an entrenchment"),
    "target_higher_elevation": say("target on higher ground"),
    "target_orchard": say("target in an orchard"),
    "target_village": say("target in a village"),
    "target_woods": say("target in woods"),
    "with_hq": say("with the HQ"),
    "rows_6_8_9": say("rows 6, 8 and 9"),
}


_RESULTS: Final = {
    "-": say("no effect"),
    "R": say("red N (neutralizes soft targets)"),
    "N": say("N (neutralized)"),
    "1": say("step loss"),
}


def code_text(code: str) -> str:
    """The code in words, to be retold in other languages if it is one of ours."""
    return _TEXTS.get(code) or code.replace("_", " ")


def result_text(result: str) -> str:
    """The letter of the combat results table in words (8.3); "!" is a critical hit (13.2)."""
    letter = _RESULTS.get(result[:1]) or result[:1]
    return say("{result}, critical hit", result=letter) if result.endswith("!") else letter
