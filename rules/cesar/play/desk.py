"""The referee's desk: a position thawed for one ply and frozen again at its end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from rules.cesar.events import Event
from rules.cesar.table import (
    BOTH_LIMIT,
    GROUPS,
    OWN_LIMIT,
    SIZE,
    Ask,
    Box,
    Card,
    Forum,
    Hand,
    Influence,
    Manipulation,
    Side,
    State,
    Step,
    Table,
    Task,
    Turn,
)
from rules.engine import model
from rules.engine.dice import Dice
from rules.engine.model import Seat, Told

X = TypeVar("X")
Front = tuple[Influence | None, ...]  # the cards of one side before a group, as everyone sees them
SIZES = tuple(SIZE[group] for group in GROUPS)
RANK: dict[Card, int] = {card: place for place, card in enumerate((*Influence, *Manipulation))}


def in_order(cards: Iterable[Card]) -> list[Card]:
    """A hand as it is held: Influence by value, then the Manipulations. A sorted hand tells nothing of its history."""
    return sorted(cards, key=RANK.__getitem__)


ROOM = [[min(OWN_LIMIT, BOTH_LIMIT - theirs) - mine for theirs in range(OWN_LIMIT + 1)] for mine in range(OWN_LIMIT + 1)]


def room(forum: Forum, size: int, seat: Seat) -> int:
    """How many cards this seat may still lay before a group of that size (C2.3)."""
    if len(forum.taken) == size:
        return 0
    fronts = forum.fronts
    return ROOM[len(fronts[seat])][len(fronts[1 - seat])]


def rooms(forums: Sequence[Forum], seat: Seat) -> list[int]:
    """The places this seat has left before each group (C2.3)."""
    return [room(forum, size, seat) for forum, size in zip(forums, SIZES, strict=True)]


def has_room(forums: Sequence[Forum], seat: Seat) -> bool:
    """Whether this seat has a place left before any group (C2.3)."""
    return any(room(forum, size, seat) for forum, size in zip(forums, SIZES, strict=True))


class Player:
    """One seat's drawers, thawed. The public counts are taken from the cards themselves."""

    __slots__ = ("cards", "discards", "hidden", "knows", "mission", "pile", "reserve", "series", "stacked")

    def __init__(self, state: State, seat: Seat) -> None:
        hand, box = state.hands[seat], state.box
        self.cards = list(hand.cards)
        self.hidden = list(hand.hidden)
        self.mission, self.series, self.stacked, self.knows = hand.mission, hand.series, hand.stacked, hand.knows
        self.reserve, self.pile = box.reserves[seat], box.piles[seat]
        self.discards = state.table.sides[seat].discards

    def discard(self, cards: Iterable[Card]) -> None:
        self.discards = (*self.discards, *cards)

    def forget(self, card: Card) -> None:
        """A card spied in the enemy's hand is no longer surely there."""
        if card in self.knows:
            place = self.knows.index(card)
            self.knows = (*self.knows[:place], *self.knows[place + 1 :])

    def side(self) -> Side:
        influence = sum([type(card) is Influence for card in self.cards])
        return Side(influence, len(self.cards) - influence, len(self.reserve), len(self.pile), self.discards)

    def hand(self) -> Hand:
        return Hand(tuple(self.cards), tuple(self.hidden), self.mission, self.series, self.stacked, self.knows)


class Desk:
    """The drawers as the rules change them, and what is told on the way. A seat never touched is never thawed."""

    __slots__ = (
        "deck", "dice", "ending", "forum", "idle", "lots", "missions",
        "players", "ready", "state", "tasks", "told", "turn", "votes",
    )  # fmt: skip

    def __init__(self, state: State, dice: Dice) -> None:
        table = state.table
        self.state, self.dice = state, dice
        self.turn, self.idle, self.ready = table.turn, table.idle, table.ready
        self.tasks = list(table.tasks)
        self.forum = list(table.forum)
        self.votes, self.deck, self.lots = table.votes, state.box.votes, state.box.missions
        self.missions, self.ending = table.missions, table.ending
        self.players: list[Player | None] = [None, None]
        self.told: list[Told] = []

    def player(self, seat: Seat) -> Player:
        if (player := self.players[seat]) is None:
            player = self.players[seat] = Player(self.state, seat)
        return player

    def side(self, seat: Seat) -> Side:
        """What everyone sees of a player now."""
        player = self.players[seat]
        return self.state.table.sides[seat] if player is None else player.side()

    def tell(self, event: Event, to: Seat | None = None) -> None:
        self.told.append(Told(event, to))

    def note(self, laid: int = 0, manipulated: bool = False, passive: bool = False) -> None:
        """What is done in the turn under way."""
        turn = self.turn
        self.turn = Turn(turn.number, turn.seat, turn.laid + laid, turn.manipulated or manipulated, turn.passive or passive)

    def ask(self, ask: Ask, seat: Seat) -> None:
        """Make this the turn's task, whatever it was before."""
        self.tasks[:1] = [Task(ask, seat)]

    def front(self, place: int, seat: Seat, cards: Front) -> None:
        """New cards of one side before a group, where a tie is settled no longer (C2.5)."""
        forum = self.forum[place]
        self.forum[place] = Forum(forum.taken, put(forum.fronts, seat, cards))

    def leaves(self, seat: Seat, card: Card) -> None:
        """A card leaves a hand in sight of all: a spy of this hand knows it there no longer."""
        self.player(seat).cards.remove(card)
        if self.state.hands[1 - seat].knows:
            self.player(1 - seat).forget(card)

    def leaves_unseen(self, seat: Seat, card: Influence) -> None:
        """A card leaves a hand face down: it may be any Influence card spied there, so one of each is sure no longer."""
        self.player(seat).cards.remove(card)
        if self.state.hands[1 - seat].knows:
            for seen in Influence:
                self.player(1 - seat).forget(seen)

    def freeze(self) -> Step:
        table, hands, box = self.state.table, self.state.hands, self.state.box
        sides, reserves, piles = table.sides, box.reserves, box.piles
        for seat, player in enumerate(self.players):
            if player is not None:
                sides, hands = put(sides, seat, player.side()), put(hands, seat, player.hand())
                if player.reserve is not reserves[seat] or player.pile is not piles[seat]:
                    reserves, piles = put(reserves, seat, player.reserve), put(piles, seat, player.pile)
        if reserves is not box.reserves or self.deck is not box.votes or self.lots is not box.missions:
            box = Box(reserves, piles, self.deck, self.lots)
        table = Table(
            table.options, self.turn, tuple(self.tasks), tuple(self.forum), sides,
            self.votes, self.ready, self.idle, self.missions, self.ending,
        )  # fmt: skip
        return model.Step(model.State(table, hands, box), tuple(self.told))


def put(pair: tuple[X, ...], seat: Seat, value: X) -> tuple[X, X]:
    """A pair with another value for one seat."""
    return (value, pair[1]) if seat == 0 else (pair[0], value)
