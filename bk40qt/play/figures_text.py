"""The figures of a game in words: what the panel of its end and the after-action report have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from bk40qt.desktop.i18n import number, pattern, percent, retell, tr, trn
from bk40qt.engine.codes import code_text
from bk40qt.engine.rules.blitz40.scenario import SIDES
from bk40qt.engine.wording import retold
from bk40qt.mapview.faces import side_name
from bk40qt.play.panels.victory import standing, text_of, victory_text

if TYPE_CHECKING:
    from bk40qt.engine.game import Game
    from bk40qt.play.session import Session
    from bk40qt.play.statistics import FormationFigures, Luck, Shot, Statistics, UnitLoss

Namer = Callable[[str], str]
_EVEN = 0.5  # standard deviations: less is no luck worth a word


class Row(NamedTuple):
    """A figure of both sides, German first."""

    label: str
    german: str
    french: str
    tip: str = ""


def eyes(session: Session) -> str:
    """Whose eyes the figures are for: while the game goes on the viewer's, afterwards everybody's ("")."""
    return "" if session.game.outcome is not None else session.viewer


def headline(game: Game, figures: Statistics) -> str:
    outcome = game.outcome
    if outcome is not None:
        return victory_text(outcome.winner) if outcome.winner else tr("The game is drawn")
    turn, turns = figures.state.turn, figures.setting.turns
    return tr("Turn {turn} of {turns}", turn=turn, turns=turns) if turn else tr("The set-up")


def sentence(game: Game, figures: Statistics) -> str:
    """How the game ended, or how it stands."""
    outcome = game.outcome
    if outcome is not None:
        return retell(outcome.text)
    return text_of(standing(figures.setting, game.view(figures.viewer or SIDES[0])))


def rule_of(game: Game, figures: Statistics) -> str:
    outcome = game.outcome
    if outcome is not None:
        return outcome.rule
    return "T-10" if figures.setting.scenario.victory.kind == "bands" else "11"


def course_title(game: Game) -> str:
    """What the picture of the course shows."""
    victory = game.scenario.victory
    if victory.kind == "hold":
        return tr("Who held the hexes that count")
    return tr("Victory points ({side})", side=side_name(victory.side))


def code(text: str) -> str:
    said: str = retold(code_text(text), pattern)
    return said


# -- losses ------------------------------------------------------------------------------------------------------------


def loss_heads() -> list[str]:
    return [tr("Formation"), tr("Steps lost"), tr("Eliminated"), tr("Left the map"), tr("Activations"),
            tr("State")]


def loss_cells(formation: FormationFigures, name_of: Namer) -> list[str]:
    states = [code("demoralized")] if formation.demoralized else []
    states += [code("gone")] if formation.gone else []
    return [name_of(formation.id), _part(formation.lost, formation.steps), _count(formation.eliminated),
            _count(formation.left), _count(formation.activations), ", ".join(states)]


def total_cells(side: str, formations: list[FormationFigures]) -> list[str]:
    steps, lost, eliminated, left, activations = (
        sum(getattr(formation, name) for formation in formations)
        for name in ("steps", "lost", "eliminated", "left", "activations")
    )
    return [side_name(side), _part(lost, steps), _count(eliminated), _count(left), _count(activations), ""]


def unit_text(loss: UnitLoss, name_of: Namer) -> str:
    """A unit and what became of it."""
    if loss.fate:
        return tr("{unit}: {fate}", unit=name_of(loss.id), fate=code(loss.fate))
    return trn("{unit}: {n} step", "{unit}: {n} steps", loss.lost, unit=name_of(loss.id))


def _part(part: int, whole: int) -> str:
    return tr("{part} of {whole}", part=part, whole=whole)


def _count(value: int) -> str:
    return str(value) if value else "–"


# -- figures -----------------------------------------------------------------------------------------------------------


def figure_rows(figures: Statistics) -> list[Row]:
    german, french = (figures.sides[side] for side in SIDES)
    pair = (german, french)

    def row(label: str, values: list[str], tip: str = "") -> Row:
        return Row(label, values[0], values[1], tip)

    return [
        row(tr("Decisions taken"), [number(side.decisions) for side in pair]),
        row(tr("Shots fired"), [number(side.shots.total()) for side in pair],
            tr("Direct fire, reactions and assaults")),
        row(tr("… of which step losses"), [_of(side.shots["1"], side.shots.total()) for side in pair]),
        row(tr("… of which neutralizations"), [_of(side.shots["N"] + side.shots["R"], side.shots.total())
                                             for side in pair], tr("Red results included, whatever the target was")),
        row(tr("Strikes"), [number(side.strikes) for side in pair], tr("Artillery and dive bombers")),
        row(tr("… that were lost"), [_of(side.strikes_lost, side.strikes) for side in pair]),
        row(tr("Assaults won"), [tr("{part} of {whole}", part=side.assaults_won, whole=side.assaults) for side in pair],
            tr("Those that the side began")),
        row(tr("HQs overrun by the enemy"), [number(side.overrun) for side in pair]),
        row(tr("Rolls of two dice"), [number(side.rolls.total()) for side in pair]),
        row(tr("… on average"), [number(side.average, 2) if side.rolls else "–" for side in pair], tr("Expected: 7")),
        row(tr("Step losses by its fire"), [_against(side.hits) for side in pair],
            tr("What was rolled, and what was to be expected of these shots and strikes")),
        row(tr("Checks passed"), [_against(side.checks) for side in pair],
            tr("Reaction, rally, morale and the like: what was rolled, and what was to be expected")),
    ]


def _of(part: int, whole: int) -> str:
    if not whole:
        return "–"
    return tr("{part} ({share})", part=part, share=percent(part / whole))


def _against(luck: Luck) -> str:
    return tr("{rolled}, expected {expected}", rolled=luck.happened, expected=number(luck.expected, 1))


def notes(figures: Statistics, name_of: Namer) -> list[str]:
    """What is worth a sentence: the best shot, and whom the dice loved."""
    found = []
    shots = [shot for side in figures.sides.values() if (shot := side.best) is not None]
    if shots:
        found.append(_best(min(shots, key=lambda shot: shot.chance), name_of))
    lucky = figures.luckier()
    if lucky:
        better, worse = figures.sides[lucky].luck, figures.sides[SIDES[lucky == SIDES[0]]].luck
        if better - worse < _EVEN:
            found.append(tr("The dice were even-handed."))
        else:
            found.append(tr("The dice were kinder to this side: {side} ({better} standard deviations from what was to"
                            " be expected, the enemy {worse}).", side=side_name(lucky), better=_signed(better),
                            worse=_signed(worse)))
    return found


def _signed(value: float) -> str:
    return ("+" if value > 0 else "") + number(value, 1)


def _best(shot: Shot, name_of: Namer) -> str:
    values = {"purpose": code(shot.check.purpose), "target": name_of(shot.check.target), "turn": shot.turn,
              "total": shot.total, "chance": percent(shot.chance, 1)}
    if shot.check.unit:
        return tr("The best shot: {unit} at {target} in turn {turn} ({purpose}), a step loss with a roll of {total};"
                  " the chance was {chance}.", unit=name_of(shot.check.unit), **values)
    return tr("The best shot: {purpose} on {target} in turn {turn}, a step loss with a roll of {total}; the chance was"
              " {chance}.", **values)
