"""Turns in a few lines: what was done to the reader, then what everybody did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lang import Names
from lang.facts.fortuna_turns import Blow, Deeds, Paid, Swapped, blows, deeds, rounds
from lang.recap import NOBODY, Reader, Recap, Turn, sentence
from lang.shared import a, bold, en_count
from rules.fortuna.events import RoundBegan, Taxed, Untaxed

from .terms import ACTION, BUILDING, a_roll, actions, both, cards, coins, some


def recap(turns: Sequence[Turn], names: Names, reader: Reader = NOBODY) -> Recap:
    """A line a turn, and one where a round begins."""
    hits = [_blow(one, names, reader) for turn in turns for one in blows(turn, reader)]
    return Recap(tuple(hits), tuple(line for turn in turns for line in _turn(turn, names, reader) if line))


def _blow(what: Blow, names: Names, reader: Reader) -> str:
    assert reader.seat is not None
    by, me = bold(names[what.by]), "you" if reader.you else bold(names[reader.seat])
    mine = "your" if reader.you else f"{me}’s"
    match what:
        case Swapped(_, taken, given):
            return f"⇄ {by} takes {mine} {ACTION[taken]} and leaves {ACTION[given]}."
        case Paid(_, card):
            return f"⇄ {by} pays {me} 1 coin to use {ACTION[card]}."
        case _:
            assert_never(what)


def _turn(turn: Turn, names: Names, reader: Reader) -> list[str]:
    if reader.you and reader.is_(turn.seat):  # of one's own turn, what came of it
        return [_unused(one) for one in turn.events if isinstance(one, Taxed | Untaxed)]
    told = [sentence(bold(names[turn.seat]), _deeds(deeds(turn)), both)] if turn.seat is not None else []
    return [*told, *(_round(one, names) for one in rounds(turn))]


def _unused(roll: Taxed | Untaxed) -> str:
    if isinstance(roll, Untaxed):
        return f"🎲 You rolled {a_roll((roll.die,))}: no Favour up to it was open, so you stayed put."
    tax = "paid 1 coin in tax" if roll.money else f"fell back to space {roll.position}"
    return f"🎲 You rolled {a_roll((roll.die,))} and used no Favour: you {tax}."


def _round(what: RoundBegan, names: Names) -> str:
    return f"**Round {what.round}.** Turn order: {', '.join(names[seat] for seat in what.podium)}."


def _deeds(done: Deeds) -> list[str]:
    """`uses Family`, `rolls a 5`, `gives 1 Water`, `advances 2 to space 9`."""
    return [
        f"uses {actions(done.used)}" if done.used else f"swaps {ACTION[done.skipped]} without using it" if done.skipped else "",
        f"pays 1 coin to use {actions(done.bribed)}" if done.bribed else "",
        f"builds {both([a(BUILDING[one]) for one in done.built])}" if done.built else "",
        "gets married" if done.married else "",
        f"hires {both([some(person, count) for person, count in done.hired.items()])}" if done.hired else "",
        f"earns {coins(done.money)}" if done.money else "",
        f"plays {cards(done.played - done.late)}" if done.played > done.late else "",
        _early(done),
        f"rolls {a_roll(done.rolled)}" if done.rolled else "",
        f"gives {some(*done.given)}" if done.given else "",
        _moved(done),
        f"keeps {cards(done.kept)}" if done.kept else f"draws {cards(done.drawn)}" if done.drawn else "",
        f"plays {cards(done.late)}" if done.late else "",
    ]


def _early(done: Deeds) -> str:
    """What was walked before the dice: how far, where it goes no further."""
    if not done.early or (done.palace and not done.steps):
        return ""
    return f"advances {done.early}" + ("" if done.steps else f" to space {done.position}")


def _moved(done: Deeds) -> str:
    """Where it led on the road."""
    if done.palace:
        return "reaches Caesar’s Palace"
    if done.steps > 0:
        return f"advances {done.steps} to space {done.position}"
    if done.steps < 0:
        return f"falls back {en_count(-done.steps, 'space')} to space {done.position}"
    if done.taxed:
        return "pays 1 coin in tax"
    return "stays put" if done.stayed else ""
