"""The emperor's favour and the path (F4)."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.fortuna import Path, enters_rome
from lang.shared import bold, en_count
from rules.engine.model import Seat
from rules.fortuna import events as e
from rules.fortuna.pieces import GIFTS_TO_CAESAR, Source

from ..terms import dice, favour, some, space, tokens


def tell(what: Path, names: Names) -> str:
    def who(seat: Seat) -> str:
        return bold(names[seat])

    match what:
        case e.Rolled():
            return rolled(what, names)
        case e.RollStands(seat, shown):
            return f"The early roll of {who(seat)} stands: {dice(shown)}."
        case e.FavourSkipped(seat):
            return f"{who(seat)} is at Caesar's Palace: phase 4 is skipped."
        case e.FavourUsed():
            return used(what, names)
        case e.Advanced():
            return advanced(what, names)
        case e.Taxed():
            return taxed(what, names)
        case e.Untaxed(seat, die):
            return f"Die {die}, all Favours up to it are face down: {who(seat)} neither advances nor pays."
        case e.FavourTurned(seat, turned):
            return f"{who(seat)} turns {favour(turned)} face down."
        case e.FavourLeft(seat):
            return f"{who(seat)} turns no Favour card."
        case _:
            assert_never(what)


def rolled(what: e.Rolled, names: Names) -> str:
    """A roll, early or not, or a die that joins an early roll (F3.9, F4.2)."""
    who = bold(names[what.seat])
    if what.early:
        return f"🎲 {who} rolls early: {dice(what.new)}. This roll will stand in phase 4."
    if what.new != what.dice:
        return f"🎲 {who} rolls the rest: {dice(what.new)}. Dice to choose from: {dice(what.dice)}."
    return f"🎲 {who} rolls {dice(what.new)}."


def used(what: e.FavourUsed, names: Names) -> str:
    """What was given for a Favour, and the tokens taken with it (F4.3, F4.4)."""
    who = bold(names[what.seat])
    piece = GIFTS_TO_CAESAR[what.favour][0] if what.favour in GIFTS_TO_CAESAR and what.given else None
    given = f"{who} gives {some(piece, what.given)}{_source(what.source)}" if piece else f"{who} gives nothing"
    taken = f" and takes {tokens(what.tokens)}" if what.tokens else ""
    return f"★ Die {what.die}, {bold(favour(what.favour))}: {given}{taken}. The card turns face down."


def _source(source: Source | None) -> str:
    return {None: "", Source.RESERVOIR: " from the reservoir", Source.AQUEDUCT: " from the Aqueduct"}[source]


def advanced(what: e.Advanced, names: Names) -> str:
    """Steps on the path; the gate of Rome is worth a word, Caesar's Palace has a line of its own (F4.7)."""
    to = f"and enters Rome (space {what.position})" if enters_rome(what) else f"to space {what.position}"
    lost = f"; {en_count(what.lost, 'step')} beyond it {'is' if what.lost == 1 else 'are'} lost" if what.lost else ""
    return f"↳ {bold(names[what.seat])} advances {en_count(what.steps, 'space')} {to}{lost}."


def taxed(what: e.Taxed, names: Names) -> str:
    """1 coin, or without money one space back (F4.5)."""
    who = bold(names[what.seat])
    if what.money:
        return f"Die {what.die}, no Favour used: {who} pays 1 coin of tax."
    if what.back:
        return f"Die {what.die}, no Favour used: with no coin for the tax, {who} moves back one space ({space(what.position)})."
    return f"Die {what.die}, no Favour used: with no coin for the tax, {who} stays in the village."
