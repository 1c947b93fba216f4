"""Privilège cards and Caesar's Palace (F5, F6.3)."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.fortuna import Cards
from lang.shared import bold, en_count
from rules.engine.model import Seat
from rules.fortuna import events as e
from rules.fortuna.pieces import Privilege

from ..terms import cards, cubes, played, privileges, some, tokens

RANK = {2: "second", 3: "third", 4: "fourth"}


def tell(what: Cards, names: Names) -> str:
    def who(seat: Seat) -> str:
        return bold(names[seat])

    match what:
        case e.CardsSeen() | e.CardGained():
            return ""
        case e.PalaceReached(seat, place):
            if place in RANK:
                return f"🏛 {who(seat)} reaches Caesar's Palace too, in {RANK[place]} place."
            return f"🏛 {who(seat)} is the first to reach Caesar's Palace: this round is the last!"
        case e.PalaceBare(seat):
            return f"No card is left at the Palace for {who(seat)}."
        case e.Drew(seat, 0, count):
            return f"Nothing left to draw: {who(seat)} loses {tokens(count)}."
        case e.Drew(seat, count, taken):
            return f"{who(seat)} draws {cards(count)} ({en_count(taken, 'token')})."
        case e.PalaceLooked(seat, count):
            left = "the card" if count == 1 else f"the {count} cards"
            return f"{who(seat)} looks in secret at {left} left at the Palace."
        case e.Kept(seat, count, discarded):
            return f"{who(seat)} keeps {cards(count)}{f' and discards {privileges(discarded)}' if discarded else ''}."
        case e.PalaceKept(seat, left):
            rest = "No other is left" if not left else f"{left} {'is' if left == 1 else 'are'} left, face down"
            return f"{who(seat)} keeps 1 card of the Palace. {rest}."
        case e.DeckShuffled(count):
            return f"The discards are shuffled: the new deck holds {cards(count)}."
        case e.RecruitPlayed(seat, person):
            return f"✦ {who(seat)} plays {played(Privilege.VESTAL_OR_CENTURION)} and receives {some(person, 1)}."
        case e.GatherPlayed(seat, card, given):
            return f"✦ {who(seat)} plays {played(card)} and receives {cubes(given)}."
        case e.AdvancePlayed(seat):
            return f"✦ {who(seat)} plays {played(Privilege.ADVANCE)}."
        case _:
            assert_never(what)
