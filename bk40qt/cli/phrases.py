"""Actions and decisions in words. What is not listed here is put together from the fields of the action."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from bk40qt.engine.decisions import Action
from bk40qt.engine.game import Explanation, Game
from bk40qt.engine.modifiers import Check

Namer = Callable[[str], str]

# {who} is the unit or the stack that acts; a sentence is used only if the action has exactly the fields it names.
_PHRASES: Final[dict[str, tuple[str, ...]]] = {
    "accept": ("{who} accepts the result",),
    "activate": ("activate the formation",),
    "activate_both": ("activate both, together with {target}",),
    "activate_with_strike": ("activate, together with {target}",),
    "allot_loss": ("{who} starts with a step loss",),
    "assault": ("{who} assaults {hex}",),
    "assault_fire": ("{who} fires at {target}",),
    "attach": ("attach {who} to {target}",),
    "calibre": ("fire with {mode}",),
    "cancel": ("try to cancel {target}",),
    "discard": ("discard the marker",),
    "done": ("done",),
    "drop": ("leave {who} behind",),
    "end_activation": ("end the activation",),
    "enter": ("{who} enters the map in {hex}",),
    "fight_on": ("fight on",),
    "fire": ("{who} fires", "fire"),
    "fire_at": ("{who} fires at {target}",),
    "fire_move": ("{who} fires, then moves",),
    "fire_with_formation": ("fire, and activate {target} as well",),
    "go_on": ("go on",),
    "group": ("declare group fire on {hex}",),
    "hide": ("hide {who}",),
    "hold": ("keep the marker in hand",),
    "hold_to_combine": ("keep it to combine with the next marker",),
    "keep": ("keep {who} with its own formation",),
    "load": ("{who} mounts {target}",),
    "mount": ("{who} starts mounted on {target}",),
    "move": ("{who} moves",),
    "move_on": ("move on",),
    "no": ("no",),
    "no_mount": ("nobody starts mounted on {target}",),
    "observer": ("{who} observes",),
    "open_with": ("open with {who}",),
    "opportunity_fire": ("{who} fires at {target} (opportunity fire)",),
    "panic": ("{who} rolls for panic",),
    "pass": ("pass",),
    "place": ("place {who} in {hex}",),
    "place_entrenchment": ("dig an entrenchment in {hex}",),
    "place_minefield": ("lay a minefield in {hex}",),
    "play_repeat": ("play {who} on {target}",),
    "play_rest": ("play {who} to rest {target}",),
    "remove": ("take the marker off {who}",),
    "remove_markers": ("use {who} to take off markers: {mode}",),
    "rest": ("rest",),
    "retreat": ("{who} retreats to {hex}",),
    "retreat_on": ("{who} retreats on to {hex}",),
    "return_fire": ("{who} fires back at {target}",),
    "return_hq": ("{who} returns, to {target}",),
    "rout_step": ("{who} falls back to {hex}",),
    "set_aside": ("set {who} aside",),
    "show": ("leave {who} in the open",),
    "stay": ("{who} stays",),
    "step": ("{who} to {hex}",),
    "step_loss": ("{who} takes a step loss",),
    "stop": ("stop here",),
    "strike": ("strike {hex}",),
    "strikes": ("fire {who} now",),
    "take_repeat": ("turn {who} into a repeat marker",),
    "unload": ("{who} dismounts from {target}",),
    "waive": ("waive the strikes that are left",),
    "withdraw": ("{who} withdraws",),
}


def phrase(action: Action, name_of: Namer) -> str:
    """The action as a short sentence."""
    fields = {"who": ", ".join(map(name_of, action.units)) or (name_of(action.unit) if action.unit else ""),
              "target": name_of(action.target) if action.target else "", "hex": action.hex, "mode": action.mode}
    for sentence in _PHRASES.get(action.kind, ()):
        if all(("{" + name + "}" in sentence) == bool(value) for name, value in fields.items() if name != "mode"):
            said = sentence.format(**fields)
            return said if not action.mode or "{mode}" in sentence else f"{said}, {_words(action.mode)}"
    parts = [_words(action.kind), fields["who"]]
    parts += [f"> {fields['target']}"] if action.target else []
    parts += [f"@ {action.hex}"] if action.hex else []
    parts += [f"[{action.mode}]"] if action.mode else []
    return " ".join(part for part in parts if part)


def _words(code: str) -> str:
    return code.replace("_", " ")


def namer(game: Game) -> Namer:
    """Ids to names, in the present position of a game."""
    system, state = game.system, game.state
    return lambda ident: system.name_of(state, ident)


def describe_check(check: Check, name_of: Namer) -> str:
    who = name_of(check.unit) if check.unit else ""
    target = f" at {name_of(check.target)}" if check.target else ""
    return f"{_words(check.purpose)}{' ' + who if who else ''}{target}: {check} [{check.rule}]"


def chance(value: Fraction) -> str:
    """'10/36 (27.8 %)': of 36 where that is exact, as at the table."""
    shown = f"{value * 36}/36" if (value * 36).denominator == 1 else str(value)
    return f"{shown} ({float(value):.1%})"


def describe_explanation(game: Game, explanation: Explanation, side: str) -> list[str]:
    """What an option rolls for and how it can turn out, as that side may know it."""
    name_of = namer(game)
    lines = [describe_check(check, name_of) for check in explanation.checks]
    if explanation.branches is None:
        return [*lines, "There are too many ways for this to turn out to list them."]
    if not lines:
        lines = ["No dice are rolled for this."]
    for branch in explanation.branches:
        events = game.lines(game.system.visible(game.state, branch.events, side))
        what = "; ".join(events) or "nothing changes"
        lines.append(f"  {chance(branch.chance)}: {what}" if len(explanation.branches) > 1 else f"  {what}")
    return lines
