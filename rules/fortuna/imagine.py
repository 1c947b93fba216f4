"""A full position that one seat cannot tell from the real one: what computer players think in."""

from __future__ import annotations

from collections import Counter

from rules.engine import model
from rules.engine.dice import Dice
from rules.engine.model import Seat

from .components import ORDER, Privilege
from .questions import KeepCards, KeepPalace
from .state import Box, Hand, State, Table, View

Cards = list[Privilege]


def imagine(view: View, dice: Dice) -> State:
    """Deal what this seat does not know: other hands, cards being chosen from, the deck, the cards beside the Palace."""
    table, me, hand = view.table, view.seat, view.hand
    unseen = Counter(table.privileges.all) - Counter((*table.privileges.discards, *hand.cards, *hand.drawn))
    held: list[Cards] = [[] for _ in table.provinces]
    drawn: list[Cards] = [[] for _ in table.provinces]
    beside = remember(view, unseen, held, drawn, dice)
    pile = list(dice.shuffled(list(unseen.elements())))
    fill(beside, table.palace.left, pile)
    for seat, own in enumerate(table.provinces):
        if seat != me:
            fill(held[seat], own.cards, pile)
            before, known = Cards(), drawn[seat]  # what lay beside Caesar's Palace is looked at last
            fill(before, chosen_from(table, seat) - len(known), pile)
            drawn[seat] = before + known
    hands = [Hand(tuple(sorted(cards, key=ORDER.__getitem__)), tuple(looked)) for cards, looked in zip(held, drawn, strict=True)]
    hands[me] = hand
    return model.State(table, tuple(hands), Box(tuple(pile), tuple(beside)))


def fill(cards: Cards, count: int, pile: Cards) -> None:
    cards += [pile.pop() for _ in range(count - len(cards))]


def chosen_from(table: Table, seat: Seat) -> int:
    """How many cards this seat is choosing from (F5.1, F6.3)."""
    return sum(ask.drawn for ask in table.tasks if isinstance(ask, (KeepCards, KeepPalace))) if seat == table.turn.seat else 0


def remember(view: View, unseen: Counter[Privilege], held: list[Cards], drawn: list[Cards], dice: Dice) -> Cards:
    """The cards this seat laid beside the Palace (F6.3): those who followed look at them or have taken them, the rest lie there."""
    table, palace, known = view.table, view.table.palace, Cards()
    for card in dice.shuffled(view.hand.knows):
        if unseen[card]:  # else it was played since, in sight of all
            unseen[card] -= 1
            known.append(card)
    beside, taken = known[: palace.left], known[palace.left :]
    if any(isinstance(ask, KeepPalace) for ask in table.tasks):
        drawn[table.turn.seat] = taken
        return beside
    later = palace.reached[palace.reached.index(view.seat) + 1 :] if taken else ()
    for card, seat in zip(taken, later, strict=False):  # somebody who has played that card since may be left over
        if len(held[seat]) < table.provinces[seat].cards:
            held[seat].append(card)
        else:
            unseen[card] += 1
    return beside
