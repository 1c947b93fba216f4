"""The referee's desk: a position thawed for one ply and frozen again at its end."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeVar, cast

from rules.engine import model
from rules.engine.dice import Dice
from rules.engine.model import Seat, Told

from .components import BOTH, Card, Influence
from .events import Event
from .questions import Ask, Task
from .state import Box, Forum, Hand, Side, State, Step, Table, Turn

X = TypeVar("X")
turn_of = lru_cache(maxsize=4096)(Turn)  # the same turns come again and again in games looked ahead at
TASKS = {(ask, seat): Task(ask, seat) for ask in Ask for seat in BOTH}  # made once: a game asks thousands of them
Front = tuple[Influence | None, ...]  # the cards of one side before a group, as everyone sees them


class Player:
    """One seat's drawers, thawed."""

    __slots__ = (
        "cards", "counted", "discards", "hidden", "influence", "knows", "mission", "pile", "reserve", "series", "shown", "stacked",
    )  # fmt: skip

    def __init__(self, state: State, seat: Seat) -> None:
        hand, box, side = state.hands[seat], state.box, state.table.sides[seat]
        self.cards = list(hand.cards)
        self.influence = side.influence  # how many of them are Influence
        self.hidden = list(hand.hidden)
        self.mission, self.series, self.stacked, self.knows = hand.mission, hand.series, hand.stacked, hand.knows
        self.reserve, self.pile = box.reserves[seat], box.piles[seat]
        self.discards = side.discards
        self.counted: tuple[int, int, int, int, tuple[Card, ...]] | None = None
        self.shown: Side | None = None  # made of what was counted last

    def lose(self, card: Card) -> None:
        """A card leaves the hand."""
        self.cards.remove(card)
        self.influence -= type(card) is Influence

    def discard(self, cards: Iterable[Card]) -> None:
        self.discards = (*self.discards, *cards)

    def forget(self, card: Card) -> None:
        """A card spied in the enemy's hand is no longer surely there."""
        if card in self.knows:
            place = self.knows.index(card)
            self.knows = (*self.knows[:place], *self.knows[place + 1 :])

    def side(self) -> Side:
        """What everyone sees of the player now."""
        counted = self.influence, len(self.cards) - self.influence, len(self.reserve), len(self.pile), self.discards
        if self.shown is None or counted != self.counted:
            self.counted, self.shown = counted, Side(*counted)
        return self.shown

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
        self.turn = turn_of(turn.number, turn.seat, turn.laid + laid, turn.manipulated or manipulated, turn.passive or passive)

    def ask(self, ask: Ask, seat: Seat) -> None:
        """Make this the turn's task, whatever it was before."""
        self.tasks[:1] = [TASKS[ask, seat]]

    def front(self, place: int, seat: Seat, cards: Front) -> None:
        """New cards of one side before a group, where a tie is settled no longer (C2.5)."""
        forum = self.forum[place]
        self.forum[place] = Forum(forum.taken, put(forum.fronts, seat, cards))

    def turned_up(self, place: int, seat: Seat) -> tuple[Influence, ...]:
        """A side's cards before a group; those that lay face down no longer do."""
        front = self.forum[place].fronts[seat]
        if None not in front:
            return cast("tuple[Influence, ...]", front)
        player = self.player(seat)
        below = iter(player.hidden[place])
        player.hidden[place] = ()
        return tuple(next(below) if card is None else card for card in front)

    def leaves(self, seat: Seat, card: Card) -> None:
        """A card leaves a hand in sight of all: a spy of this hand knows it there no longer."""
        self.player(seat).lose(card)
        if self.state.hands[1 - seat].knows:
            self.player(1 - seat).forget(card)

    def leaves_unseen(self, seat: Seat, card: Influence) -> None:
        """A card leaves a hand face down: it may be any Influence card spied there, so one of each is sure no longer."""
        self.player(seat).lose(card)
        if self.state.hands[1 - seat].knows:
            for seen in Influence:
                self.player(1 - seat).forget(seen)

    def freeze(self) -> Step:
        """The position after the ply, and what was told."""
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
            self.votes, self.ready, self.idle, self.missions, self.ending, table.version,
        )  # fmt: skip
        return model.Step(model.State(table, hands, box), tuple(self.told))


def put(pair: tuple[X, ...], seat: Seat, value: X) -> tuple[X, X]:
    """A pair with another value for one seat."""
    return (value, pair[1]) if seat == 0 else (pair[0], value)
