"""Turns in a few lines: what was done to the reader, then what everybody did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lang import Names
from lang.facts.fortuna_turns import Blow, Deeds, Paid, Swapped, blows, deeds, rounds
from lang.recap import NOBODY, Reader, Recap, Turn, sentence
from lang.shared import bold, fr_count
from rules.fortuna.events import RoundBegan, Taxed, Untaxed

from .terms import ACTION, actions, cards, coins, dice, et, some, un


def recap(turns: Sequence[Turn], names: Names, reader: Reader = NOBODY) -> Recap:
    """A line a turn, and one where a round begins."""
    hits = [_blow(one, names, reader) for turn in turns for one in blows(turn, reader)]
    return Recap(tuple(hits), tuple(line for turn in turns for line in _turn(turn, names, reader) if line))


def _blow(what: Blow, names: Names, reader: Reader) -> str:
    assert reader.seat is not None
    by, me = bold(names[what.by]), bold(names[reader.seat])
    match what:
        case Swapped(_, taken, given):
            whose = f"vous prend {ACTION[taken]}" if reader.you else f"prend {ACTION[taken]} à {me}"
            return f"⇄ {by} {whose} et laisse {ACTION[given]}."
        case Paid(_, card):
            pays = f"vous paie {coins(1)}" if reader.you else f"paie {coins(1)} à {me}"
            return f"⇄ {by} {pays} pour utiliser {ACTION[card]}."
        case _:
            assert_never(what)


def _turn(turn: Turn, names: Names, reader: Reader) -> list[str]:
    if reader.you and reader.is_(turn.seat):  # of one's own turn, what came of it
        return [_unused(one) for one in turn.events if isinstance(one, Taxed | Untaxed)]
    told = [sentence(bold(names[turn.seat]), _deeds(deeds(turn)), et)] if turn.seat is not None else []
    return [*told, *(_round(one, names) for one in rounds(turn))]


def _unused(roll: Taxed | Untaxed) -> str:
    if isinstance(roll, Untaxed):
        return f"🎲 Vous faites {roll.die} : aucune Faveur n’était ouverte jusque-là, vous restez sur place."
    tax = f"payez {coins(1)} de taxe" if roll.money else f"reculez à la case {roll.position}"
    return f"🎲 Vous faites {roll.die} sans utiliser de Faveur : vous {tax}."


def _round(what: RoundBegan, names: Names) -> str:
    return f"**Manche {what.round}**, dans l’ordre : {', '.join(names[seat] for seat in what.podium)}."


def _deeds(done: Deeds) -> list[str]:
    """`utilise Famille`, `fait un 5`, `donne 1 Eau`, `avance de 2 cases (case 9)`."""
    return [
        f"utilise {actions(done.used)}" if done.used else f"échange {ACTION[done.skipped]} sans l’utiliser" if done.skipped else "",
        f"paie 1 pièce pour utiliser {actions(done.bribed)}" if done.bribed else "",
        f"construit {et([un(one) for one in done.built])}" if done.built else "",
        "se marie" if done.married else "",
        f"engage {et([some(person, count) for person, count in done.hired.items()])}" if done.hired else "",
        f"gagne {coins(done.money)}" if done.money else "",
        f"joue {cards(done.played - done.late)}" if done.played > done.late else "",
        _early(done),
        _rolled(done),
        f"donne {some(*done.given)}" if done.given else "",
        _moved(done),
        f"garde {cards(done.kept)}" if done.kept else f"pioche {cards(done.drawn)}" if done.drawn else "",
        f"joue {cards(done.late)}" if done.late else "",
    ]


def _early(done: Deeds) -> str:
    """What was walked before the dice: how far, where it goes no further."""
    if not done.early or (done.palace and not done.steps):
        return ""
    return f"avance de {fr_count(done.early, 'case')}" + ("" if done.steps else f" (case {done.position})")


def _rolled(done: Deeds) -> str:
    """One die, or several of which one is chosen."""
    if len(done.rolled) > 1:
        return f"fait {dice(done.rolled)} aux dés"
    return f"fait un {dice(done.rolled)}" if done.rolled else ""


def _moved(done: Deeds) -> str:
    """Where it led on the road."""
    if done.palace:
        return "atteint le Palais de César"
    if done.steps > 0:
        return f"avance de {fr_count(done.steps, 'case')} (case {done.position})"
    if done.steps < 0:
        return f"recule de {fr_count(-done.steps, 'case')} (case {done.position})"
    if done.taxed:
        return "paie 1 pièce de taxe"
    return "n’avance pas" if done.stayed else ""
