"""What the tutor says. Plain words, two or three short sentences, and the number of each rule as a link."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from bk40qt.desktop.i18n import retell, tr
from bk40qt.play import tutorial_plan as plan

if TYPE_CHECKING:
    from bk40qt.play.tutorial import Tutor


def rule(number: str) -> str:
    return f"<a href='rule:{number}'>{number}</a>"


def _name(t: Tutor, ident: str) -> str:
    return f"<b>{escape(t.session.name_of(ident))}</b>"


def _village(t: Tutor) -> str:
    return f"<b>{escape(t.session.game.scenario.board.places[0].name)}</b>"


def _key(t: Tutor, command: str) -> str:
    return f"<b>{escape(t.key(command))}</b>"


def welcome(t: Tutor) -> str:
    return tr("You lead a German vanguard; the French hold the village of {village}. You win if it is yours at the end"
              " of turn {turn}. Follow these hints, or let the button <b>Show me</b> do what they ask for.",
              village=_village(t), turn=t.session.game.scenario.turns)


def window(t: Tutor) -> str:
    return tr("In the middle lies the map. On the right stands what you are asked, with every option and the rule"
              " behind it. The strip at the top shows the turn, the markers and who is winning.")


def look(t: Tutor) -> str:
    return tr("Zoom with Ctrl and the wheel, or with the keys {larger} and {smaller}. Drag the map or press the arrow"
              " keys to move it; {fit} shows all of it again. Try it.",
              larger=_key(t, "zoom-in"), smaller=_key(t, "zoom-out"), fit=_key(t, "fit"))


def marker(t: Tutor) -> str:
    if t.asked == "set_aside":
        return tr("Formations act in the order in which their markers are drawn from a cup ({rule}). Today you have the"
                  " initiative: one marker of yours opens the battle. Choose the tanks, {formation}, in the list on the"
                  " right.", rule=rule("2.B.1"), formation=_name(t, plan.TANKS))
    return tr("The marker of {formation} is up. Take it and activate the formation: only its units may act now"
              " ({rule}).", rule=rule("5.2"), formation=_name(t, plan.TANKS))


def select(t: Tutor) -> str:
    return tr("Click {unit} in hex {hex} on the road, or press {key}. Every hex that it can reach is tinted and shows"
              " the cost in movement points ({rule}). The smaller number with the arrows is the cost in column.",
              key=_key(t, "next-unit"), unit=_name(t, plan.SPEARHEAD), hex=t.where(plan.SPEARHEAD), rule=rule("7.1"))


def column(t: Tutor) -> str:
    return tr("Click {hex}, the last hex before the bridge. In column each hex of road costs one point only, but a"
              " column is easier to hit ({rule}). The path shows beforehand where the enemy may fire at you.",
              hex=plan.BEFORE_BRIDGE, rule=rule("7.2.1"))


def enemy(t: Tutor) -> str:
    if "enemy opportunity_fire" in t.course.flags:
        return tr("That was opportunity fire: the enemy interrupted your move ({rule}). A unit must pass a reaction"
                  " check for it, and has one attempt until it is activated again. The log below tells every roll.",
                  rule=rule("6.3.1"))
    return tr("The French let you come. In each hex that you enter they may interrupt with opportunity fire, if they"
              " pass a reaction check ({rule}). The log below tells everything they do.", rule=rule("6.3.1"))


def stop(t: Tutor) -> str:
    return tr("The company has points left, but stay on this side of the bridge. Press {key}, or the button below the"
              " options: its action is over then ({rule}).", key=_key(t, "done"), rule=rule("6.1"))


def sight(t: Tutor) -> str:
    if "sight" not in t.looked:
        return tr("Can the tanks on the hill see the gun in the orchard? Press {key} for the line of sight tool and"
                  " drag from {start} to {end}, or mark both with the hex cursor (Ctrl and arrows) and Enter.",
                  key=_key(t, "sight"), start=plan.SIGHT[0], end=plan.SIGHT[1])
    return tr("Right behind a wood lies a blind hex: even from a hill one cannot look into it ({rule}). The panel below"
              " shows the ground in profile. {key} puts the tool away.", rule=rule("4.3.2"), key=_key(t, "sight"))


def fire(t: Tutor) -> str:
    found = plan.shot(t)
    if found is None:
        return tr("Choose the target ({rule}). Mark an option to see its odds, then take it.", rule=rule("8.1"))
    unit, target = found
    if t.selected != unit:
        return tr("Now fire. Click {unit} in {hex}: a cross-hair marks every target, with the chance of an effect.",
                  unit=_name(t, unit), hex=t.where(unit))
    return tr("Rest the mouse on {target} in {hex}: every modifier is shown with its rule, and the odds. Then click it"
              " and choose to fire ({rule}).", target=_name(t, target.unit), hex=target.hex, rule=rule("8.2"))


def result(t: Tutor) -> str:
    return tr("Two dice decide, in the column that all modifiers add up to ({crt}). N neutralizes, a red N (R) only"
              " soft targets such as infantry: the company cannot move until it rallies ({rally}). 1 costs one of its"
              " two steps ({steps}).", crt=rule("8.2.5"), rally=rule("8.4"), steps=rule("1.2"))


def end(t: Tutor) -> str:
    return tr("The other units of the formation could act too, each once ({rule}). When you have done enough, end the"
              " activation with {key}: then the next marker is drawn.", rule=rule("5.2"), key=_key(t, "done"))


def cup(t: Tutor) -> str:
    return tr("Here you see which markers are still in the cup and which are used. The last one of a turn waits and"
              " opens the next turn ({rule}). In this lesson the cup is arranged; else nobody knows who comes next.",
              rule=rule("5.6"))


def react(t: Tutor) -> str:
    if t.asked == "return_fire":
        return tr("A company of yours is under fire. Before the result counts it may fire back, if it passes a reaction"
                  " check ({rule}). Mark the option to see its chances, then take it.", rule=rule("6.3.2"))
    return tr("The French move or fire in your sight, so you may interrupt: by opportunity fire, or by drawing back one"
              " hex ({rule}). Mark an option to see its odds; {key} lets them go on.", rule=rule("6.3"),
              key=_key(t, "done"))


def rifles(t: Tutor) -> str:
    if t.asked == "formation_marker":
        return tr("The marker of the riflemen, {formation}, is up: activate them. Neutralized units would try to rally"
                  " now, before anything else ({rule}).", formation=_name(t, plan.RIFLES), rule=rule("8.4"))
    return tr("Bring the riflemen up by the road: in column they pay half a point for a hex ({rule}). The HQ goes"
              " first, for companies must stay within three hexes of it ({doctrine}). Then end the activation.",
              rule=rule("7.2.1"), doctrine=rule("3.4"))


def lead(t: Tutor) -> str:
    if t.asked == "formation_marker":
        return tr("The tanks, {formation}, are up again: activate them. Now {village} shall fall.",
                  formation=_name(t, plan.TANKS), village=_village(t))
    if t.asked == "move" and plan.is_led(t):
        return tr("From here the HQ can lead the assault. Press {key} to end its move.", key=_key(t, "done"))
    return tr("Companies may not go farther than three hexes from their HQ ({rule}), and {village} is too far. So"
              " select {unit} first and bring it to {hex}.", rule=rule("3.4"), village=_village(t), unit=_name(t,
              plan.HQ),
              hex=plan.BEFORE_BRIDGE)


def assault(t: Tutor) -> str:
    found = plan.assault(t)
    unit, hex_name = found or (plan.SPEARHEAD, plan.VILLAGE)
    if t.selected != unit:
        return tr("The assault! Select {unit}: enemy hexes that it can assault have a double outline. It costs a"
                  " quarter of the movement points, and the ground as well ({rule}).", unit=_name(t, unit),
                  rule=rule("9.1.1"))
    return tr("Click {hex} and choose the assault. {unit} drives there by itself; on the way the French may still fire"
              " at it.", hex=hex_name, unit=_name(t, unit))


def rounds(t: Tutor) -> str:
    return tr("In the first round the defender fires before you do; after that both fire at once ({first}, {further})."
              " Whoever gets an N loses a step, or leaves the hex neutralized. Between two rounds one may withdraw.",
              first=rule("9.1.2"), further=rule("9.1.3"))


def finish(t: Tutor) -> str:
    if plan.is_taken(t):
        return tr("{village} is yours! Tanks that have beaten infantry or guns may go on ({rule}). Stay where you are:"
                  " end the move and the activation with {key}.", village=_village(t), rule=rule("9.2"),
                  key=_key(t, "done"))
    return tr("The French still hold {village}. Fire at it or assault it with another company, as long as there is one;"
              " then end the activation with {key}. The battle is over after this.", village=_village(t),
              key=_key(t, "done"))


def victory(t: Tutor) -> str:
    outcome = t.session.game.outcome
    said = escape(retell(outcome.text)) if outcome is not None else ""
    if outcome is not None and outcome.winner == "german":
        return tr("{outcome}. Well done! At the end counts who has entered the village last ({rule}).", outcome=said,
                  rule=rule("11"))
    return tr("{outcome}. The dice were against you; <b>Back to start</b> gives you another try. At the end counts who"
              " has entered the village last ({rule}).", outcome=said, rule=rule("11"))


def more(t: Tutor) -> str:
    return tr("{rules} opens the rules, and every rule number is a link into them. {keys} lists all keys, {find} finds"
              " a command by a word, {undo} takes back until dice fall. Now try Stonne or Hannut from the home screen!",
              rules=_key(t, "rules"), keys=_key(t, "keys"), find=_key(t, "find-command"), undo=_key(t, "undo"))


def interlude(t: Tutor) -> str:
    """Between two lessons."""
    decision = t.decision
    if decision is None:
        return tr("The French decide. Watch the map; the log below tells what they do.")
    if decision.kind in ("result", "loss"):
        return tr("{unit} is hit. You may accept the N and be neutralized, or lose a step and keep your freedom of"
                  " action ({rule}).", unit=_name(t, decision.about[0]), rule=rule("8.3"))
    return tr("The panel on the right says what is asked now. Choose as you like, or press <b>Show me</b> for a"
              " sensible answer ({rule}).", rule=rule(decision.rule))
