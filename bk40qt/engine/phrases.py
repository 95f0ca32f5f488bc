"""Actions, decisions and odds in words. What is not listed here is put together from the fields of the action.

`tr` turns an English pattern into the language of the reader, `name_of` an id into what people call it there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from bk40qt.engine.codes import code_text, result_text
from bk40qt.engine.decisions import Action, Decision
from bk40qt.engine.modifiers import Check
from bk40qt.engine.wording import Said, Translate, capital, marker_of, retold, say, translatable

if TYPE_CHECKING:
    from fractions import Fraction

    from bk40qt.engine.game import Explanation, Game

Namer = Callable[[str], str]

# {who} is the unit or the stack that acts (no word depends on whether it is one or more), {marker} the marker that is
# played; a sentence is used only if the action has exactly the fields it names.
_PHRASES: Final[dict[str, tuple[str, ...]]] = {
    "accept": (translatable("{who} is neutralized"),),
    "activate": (translatable("Activate the formation"),),
    "activate_both": (translatable("Activate both, together with {target}"),),
    "activate_with_strike": (translatable("Activate, together with the {target_marker}"),),
    "allot_loss": (translatable("{who} starts with a step loss"),),
    "assault": (translatable("Assault {hex}: {who}"),),
    "assault_fire": (translatable("{who} fires at {target}"),),
    "attach": (translatable("Attach {who} to {target}"),),
    "calibre": (translatable("Fire a {mode} strike"),),
    "cancel": (translatable("Try to cancel the {target_marker}"),),
    "discard": (translatable("Discard the marker"),),
    "done": (translatable("Done"),),
    "drop": (translatable("Leave {who} behind"),),
    "end_activation": (translatable("End the activation"),),
    "enter": (translatable("Enter the map in {hex}: {who}"),),
    "fight_on": (translatable("Fight on"),),
    "fire": (translatable("{who} fires"), translatable("Fire")),
    "fire_at": (translatable("{who} fires at {target}"),),
    "fire_move": (translatable("Fire, then move: {who}"),),
    "fire_with_formation": (translatable("Fire, and activate {target} as well"),),
    "go_on": (translatable("Go on"),),
    "group": (translatable("Declare group fire on {hex}"),),
    "hide": (translatable("Hide {who}"),),
    "hold": (translatable("Keep the marker in hand"),),
    "hold_to_combine": (translatable("Keep it to combine with the next marker"),),
    "keep": (translatable("Keep {who} with its own formation"),),
    "load": (translatable("{who} mounts {target}"),),
    "mount": (translatable("{who} starts mounted on {target}"),),
    "move": (translatable("Move {who}"),),
    "move_on": (translatable("Move on"),),
    "no": (translatable("No"),),
    "no_mount": (translatable("Nobody starts mounted on {target}"),),
    "observer": (translatable("{who} observes"),),
    "open_with": (translatable("Open with the {marker}"),),
    "opportunity_fire": (translatable("{who} fires at {target}"),),
    "panic": (translatable("{who} rolls for panic"),),
    "pass": (translatable("Pass"),),
    "place": (translatable("Place {who} in {hex}"),),
    "place_entrenchment": (translatable("Dig an entrenchment in {hex}"),),
    "place_minefield": (translatable("Lay a minefield in {hex}"),),
    "play_repeat": (translatable("Play the {marker} on {target}"),),
    "play_rest": (translatable("Play the {marker} to rest {target}"),),
    "remove": (translatable("Take the marker off {who}"),),
    "remove_markers": (translatable("Use the {marker} to take off markers: {mode}"),),
    "rest": (translatable("Rest"),),
    "retreat": (translatable("{who} retreats to {hex}"),),
    "retreat_on": (translatable("{who} retreats on to {hex}"),),
    "return_fire": (translatable("{who} fires back at {target}"),),
    "return_hq": (translatable("{who} returns to {target}"),),
    "rout_step": (translatable("{who} falls back to {hex}"),),
    "set_aside": (translatable("Put the {marker} aside"),),
    "show": (translatable("Leave {who} in the open"),),
    "stay": (translatable("{who} stays"),),
    "step": (translatable("Move {who} to {hex}"),),
    "step_loss": (translatable("{who} takes a step loss"),),
    "stop": (translatable("Stop here"),),
    "strike": (translatable("Strike {hex}"),),
    "strikes": (translatable("Fire the strikes of the {marker} now"),),
    "take_repeat": (translatable("Turn the {marker} into a repeat marker"),),
    "unload": (translatable("{who} dismounts from {target}"),),
    "waive": (translatable("Waive the strikes that are left"),),
    "withdraw": (translatable("{who} withdraws"), translatable("{who} withdraws to {hex}")),
}

_SAME: Final = {"who": ("who", "marker"), "target": ("target", "target_marker")}  # the field may be a unit or a marker
_MANNERS: Final = {"column": say("in column"), "combined": say("together with the company aboard")}


# What the side is asked, by point and kind of the decision (B.3), and what `Decision.about` holds there; the last name
# stands for all that is left.
_PROMPTS: Final[dict[tuple[str, str], tuple[str, tuple[str, ...]]]] = {
    ("DP-S1", "place"): (translatable("Set up your counters: who goes where?"), ()),
    ("DP-S2", "allot_loss"): (translatable("{formation} starts with losses: who takes the next one?"), ("formation",)),
    ("DP-S3", "entrenchments"): (translatable("Where is the next entrenchment dug?"), ()),
    ("DP-S3", "minefields"): (translatable("Where is the next minefield laid?"), ()),
    ("DP-S4", "attach"): (translatable("With which formation does {unit} fight?"), ("unit",)),
    ("DP-S5", "mount"): (translatable("Who starts mounted on {carrier}?"), ("carrier",)),
    ("DP-S6", "place"): (translatable("The enemy has set up. Where do your other counters go?"), ()),
    ("DP-S7", "hide"): (translatable("Does {unit} start hidden?"), ("unit",)),
    ("DP-S8", "set_aside"): (translatable("Which formation marker is put aside for the opening?"), ()),
    ("DP-S8", "open_with"): (translatable("Which of the markers put aside is played next?"), ()),
    ("DP-M1", "cancel"): (
        translatable("The enemy plays the {marker}. Do you spend a general marker to cancel it?"),
        ("marker",),
    ),
    ("DP-M2", "formation_marker"): (translatable("The {marker} is drawn. What does the formation do?"), ("marker",)),
    ("DP-M3", "strike_marker"): (translatable("The {marker} is drawn. Do you fire now?"), ("marker",)),
    ("DP-M4", "repeat_marker"): (translatable("The {marker} is drawn. Do you play it?"), ("marker",)),
    ("DP-M5", "general_marker"): (translatable("The {marker} is drawn. What do you use it for?"), ("marker",)),
    ("DP-M5", "remove_markers"): (translatable("The {marker} is used: whose marker is taken off?"), ("marker",)),
    ("DP-M6", "after_segment"): (translatable("The {marker} is done. Do you play your repeat marker?"), ("marker",)),
    ("DP-A1", "act"): (translatable("Activated: {formations}. Who acts, and how?"), ("formations",)),
    ("DP-A2", "move"): (translatable("On the move: {units}. Where to?"), ("units",)),
    ("DP-A3", "move"): (translatable("{units}: who fires before they move on?"), ("units",)),
    ("DP-A3", "fire"): (translatable("{unit} fires. At whom?"), ("unit",)),
    ("DP-R1", "reaction"): (translatable("{units} came to {hex}. Does anybody react?"), ("hex", "units")),
    ("DP-R2", "return_fire"): (
        translatable("{firer} fires at {unit}: {result}. Does {unit} fire back before this takes effect?"),
        ("unit", "firer", "result"),
    ),
    ("DP-R3", "retreat"): (translatable("{unit} has been fired at. Does it retreat?"), ("unit",)),
    ("DP-R3", "retreat_on"): (translatable("{unit} finds no room here. Where does it retreat on to?"), ("unit",)),
    ("DP-R4", "reaction"): (translatable("{units} fired from {hex}. Does anybody fire at it?"), ("hex", "units")),
    ("DP-R5", "retreat"): (translatable("A strike has hit {hex}. Does anybody retreat?"), ("hex",)),
    ("DP-N1", "result"): (translatable("{unit} is hit: {result}. How does it take this?"), ("unit", "result")),
    ("DP-N1", "loss"): (translatable("{unit} is loaded and a step is lost. Who takes the loss?"), ("unit",)),
    ("DP-H1", "assault_fire"): (translatable("Assault on {hex}: who fires at whom?"), ("hex",)),
    ("DP-H2", "assault_result"): (translatable("{unit} is shaken: lose a step and stay, or go back?"), ("unit",)),
    ("DP-H3", "assault_result"): (translatable("{unit} is shaken: lose a step and stay, or retreat?"), ("unit",)),
    ("DP-H4", "assault_result"): (translatable("{unit} has lost a step: stay or retreat?"), ("unit",)),
    ("DP-H4b", "assault_result"): (
        translatable("{unit} was neutralized before the assault: lose a step and stay, or retreat?"),
        ("unit",),
    ),
    ("DP-H5", "withdraw"): (translatable("Assault on {hex}: does anybody withdraw before the next round?"), ("hex",)),
    ("DP-H6", "move"): (translatable("The assault is won. Movement goes on: {units}. Where to?"), ("units",)),
    ("DP-I1", "strike"): (translatable("The {marker} is fired: which hex is struck?"), ("marker", "last")),
    ("DP-I2", "calibre"): (translatable("Which calibre strikes {hex}?"), ("marker", "hex")),
    ("DP-I3", "observer"): (translatable("Which HQ observes {hex}?"), ("marker", "hex")),
    ("DP-I4", "group"): (translatable("Group fire on {hex}: one more strike, or fire?"), ("marker", "hex")),
    ("DP-X1", "return_hq"): (translatable("The HQ of {formation} returns. With which unit?"), ("formation",)),
    ("DP-X2", "rout"): (translatable("{unit} runs. Which way?"), ("unit",)),
}

_TITLES: Final[dict[str, str]] = {
    "act": translatable("Activated formation"),
    "after_segment": translatable("After the activation"),
    "allot_loss": translatable("Losses before the battle"),
    "assault_fire": translatable("Fire in the assault"),
    "assault_result": translatable("Stand or retreat"),
    "attach": translatable("Independent units"),
    "calibre": translatable("Calibre"),
    "cancel": translatable("Cancel a marker"),
    "entrenchments": translatable("Entrenchments"),
    "fire": translatable("Target"),
    "formation_marker": translatable("Formation marker"),
    "general_marker": translatable("General marker"),
    "group": translatable("Group fire"),
    "hide": translatable("Hidden guns"),
    "loss": translatable("Step loss"),
    "minefields": translatable("Minefields"),
    "mount": translatable("Mounted at the start"),
    "move": translatable("Movement"),
    "observer": translatable("Observer"),
    "open_with": translatable("Opening"),
    "place": translatable("Set-up"),
    "reaction": translatable("Opportunity fire or retreat"),
    "remove_markers": translatable("Taking markers off"),
    "repeat_marker": translatable("Repeat marker"),
    "result": translatable("Result of fire"),
    "retreat": translatable("Retreat"),
    "retreat_on": translatable("The retreat goes on"),
    "return_fire": translatable("Return fire"),
    "return_hq": translatable("Return of an HQ"),
    "rout": translatable("Flight"),
    "set_aside": translatable("Markers for the opening"),
    "strike": translatable("Target of a strike"),
    "strike_marker": translatable("Strike marker"),
    "withdraw": translatable("Withdrawal from the assault"),
}

# One sentence on what an option means, where its name does not say so. "decision/action" comes before "action".
_HELP: Final[dict[str, str]] = {
    "accept": translatable("The unit is neutralized."),
    "activate": translatable("Its units may act, one after the other."),
    "activate_both": translatable("Spends the general marker: both formations act in one activation."),
    "activate_with_strike": translatable("Spends the general marker: formation and strikes act in one activation."),
    "assault": translatable("Enters the hex and fights for it."),
    "assault_result/step_loss": translatable("The unit pays with a step and stays in the hex."),
    "attach": translatable("It acts with that formation for the whole game."),
    "cancel": translatable("Spends the general marker: a die decides whether the marker is cancelled."),
    "discard": translatable("The marker is not used this turn."),
    "drop": translatable("Its action ends here; the others go on."),
    "end_activation": translatable("Units that have not acted yet will not act."),
    "enter": translatable("Enters the map here and may move on."),
    "fight_on": translatable("Nobody else withdraws; the assault goes on."),
    "fire": translatable("Fires now; the target is chosen next."),
    "fire_move": translatable("Fires first and moves afterwards, with half of its movement points."),
    "fire_with_formation": translatable("Spends the general marker: strikes and formation act in one activation."),
    "formation_marker/pass": translatable("The formation does nothing; two passes in a row end the turn's operations."),
    "group": translatable("Several strikes on one hex, all named before the first is rolled for."),
    "group/fire": translatable("The strikes named so far are rolled for."),
    "hide": translatable("The enemy does not see the gun until it fires, moves or is run into."),
    "hold": translatable("It can be played later in this turn."),
    "hold_to_combine": translatable("Used together with your next marker by spending the general marker, or lost."),
    "load": translatable("The company mounts; both have half of their action left."),
    "move": translatable("Moves hex by hex; the enemy may react in every hex."),
    "observer": translatable("Unless it is adjacent, a roll decides whether its order gets through."),
    "opportunity_fire": translatable("Needs a reaction check; even a failed try uses up its opportunity fire."),
    "panic": translatable("A roll above the formation factor costs a step and takes the marker off."),
    "play_repeat": translatable("Activates the formation; the second activation of a turn makes it fatigued."),
    "play_rest": translatable("The formation does not act but is no longer fatigued."),
    "reaction/pass": translatable("Nobody else reacts to this."),
    "reaction/retreat": translatable("Gives way one hex; a neutralized unit needs a reaction check for it."),
    "remove_markers": translatable("Spends the general marker to take off several of these markers."),
    "rest": translatable("The formation does not act but is no longer fatigued."),
    "retreat/retreat": translatable("Gives way one hex; a neutralized unit needs a reaction check for it."),
    "return_fire": translatable("Needs a reaction check; the shot comes before the enemy's result takes effect."),
    "return_hq": translatable("The HQ is placed in the hex of this unit."),
    "step_loss": translatable("Turned to its weaker side, or eliminated if that was its last step."),
    "stop": translatable("The movement ends here."),
    "strike_marker/fire": translatable("The strikes of this marker are fired one after the other."),
    "strike_marker/pass": translatable("Nothing is fired; two passes in a row end the turn's operations."),
    "strikes": translatable("Fires the strikes of the marker in the middle of the activation."),
    "take_repeat": translatable("Spends the general marker for one more repeat marker in this turn."),
    "unload": translatable("The company dismounts; both have half of their action left."),
    "waive": translatable("The strikes that are left are lost."),
    "withdraw": translatable("The unit leaves the assault."),
}

def phrase(action: Action, name_of: Namer, tr: Translate = str) -> str:
    """The action as a short sentence."""
    fields = {
        "who": ", ".join(map(name_of, action.units)) or (name_of(action.unit) if action.unit else ""),
        "target": name_of(action.target) if action.target else "",
        "hex": action.hex,
        "mode": _code(action.mode, tr),
    }
    for sentence in _PHRASES.get(action.kind, ()):
        if all(_names(sentence, name) == bool(value) for name, value in fields.items() if name != "mode"):
            if "marker}" in sentence:
                fields["marker"] = name_of(marker_of(action.unit))
                fields["target_marker"] = name_of(marker_of(action.target))
            pattern = tr(sentence)
            said = pattern.format(**fields)
            said = said if pattern.startswith("{") else capital(said)  # names are left as they are
            if not action.mode or "{mode}" in sentence:
                return said
            manner: str = retold(_MANNERS.get(action.mode, fields["mode"]), tr)
            return f"{said}, {manner}"
    parts = [_code(action.kind, tr), fields["who"]]
    parts += [f"> {fields['target']}"] if action.target else []
    parts += [f"@ {action.hex}"] if action.hex else []
    parts += [f"[{action.mode}]"] if action.mode else []
    return " ".join(part for part in parts if part)


def _names(sentence: str, name: str) -> bool:
    return any("{" + word + "}" in sentence for word in _SAME.get(name, (name,)))


def title(decision: Decision, tr: Translate = str) -> str:
    """What kind of decision it is, in a word or two."""
    return tr(_TITLES[decision.kind]) if decision.kind in _TITLES else _code(decision.kind, tr)


def prompt(decision: Decision, name_of: Namer, tr: Translate = str) -> str:
    """The question to the player."""
    pattern, names = _PROMPTS.get((decision.point, decision.kind), ("", ()))
    about = [name_of(ident) for ident in decision.about]
    if not pattern or len(about) < len(names) - ("last" in names):
        return f"{title(decision, tr)}: {', '.join(about)}" if about else title(decision, tr)
    values = dict(zip(names, about, strict=False))
    if len(about) > len(names) > 0:
        values[names[-1]] = ", ".join(about[len(names) - 1 :])
    if "marker" in values:
        values["marker"] = name_of(marker_of(decision.about[names.index("marker")]))
    if "result" in values:
        values["result"] = retold(result_text(values["result"]), tr)
    return tr(pattern).format(**values)


def help_of(decision: Decision, action: Action, tr: Translate = str) -> str:
    """One sentence on what the option means; empty where its name says it all."""
    found = _HELP.get(f"{decision.kind}/{action.kind}") or _HELP.get(action.kind)
    return tr(found) if found else ""


def namer(game: Game, tr: Translate = str) -> Namer:
    """Ids to names, in the present position of a game."""
    system, state = game.system, game.state
    return lambda ident: system.name_of(state, ident, tr)


def describe_check(check: Check, name_of: Namer, tr: Translate = str) -> str:
    unit = name_of(check.unit) if check.unit else ""
    target = name_of(check.target) if check.target else ""
    values = {"purpose": code_text(check.purpose), "unit": unit, "target": target}
    who = _who(unit, target, values)
    return say("{who}: {number} [{rule}]", who=who, number=check.text, rule=check.rule).retold(tr)


def _who(unit: str, target: str, values: dict[str, str]) -> Said:
    if unit and target:
        return say("{purpose} {unit} at {target}", **values)
    if target:
        return say("{purpose} at {target}", **values)
    return say("{purpose} {unit}", **values) if unit else say("{purpose}", **values)


def chance(value: Fraction, tr: Translate = str) -> str:
    """'10/36 (27.8%)': of 36 where that is exact, as at the table."""
    shown = f"{value * 36}/36" if (value * 36).denominator == 1 else str(value)
    whole, tenth = f"{float(value):.1%}".rstrip("%").split(".")
    return say("{chance} ({whole}.{tenth}%)", chance=shown, whole=whole, tenth=tenth).retold(tr)


def describe_explanation(game: Game, explanation: Explanation, side: str, tr: Translate = str) -> list[str]:
    """What an option rolls for and how it can turn out, as that side may know it."""
    name_of = namer(game, tr)
    lines = [describe_check(check, name_of, tr) for check in explanation.checks]
    if explanation.branches is None:
        return [*lines, tr(translatable("There are too many ways for this to turn out to list them."))]
    if not lines:
        lines = [tr(translatable("No dice are rolled for this."))]
    for branch in explanation.branches:
        events = game.lines(game.system.visible(game.state, branch.events, side), tr)
        what = "; ".join(events) or tr(translatable("nothing changes"))
        if len(explanation.branches) > 1:
            what = tr(translatable("{chance}: {what}")).format(chance=chance(branch.chance, tr), what=what)
        lines.append(f"  {what}")
    return lines


def _code(code: str, tr: Translate) -> str:
    text: str = retold(code_text(code), tr)
    return text
