"""Positions of Fortuna in a few words: who has what, which cards lie where, and what the dice will show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar, overload

from rules import fortuna
from rules.engine import model
from rules.engine.dice import Dice
from rules.engine.model import Refused, Seat, look
from rules.fortuna.components import PLOT, SIDES, Action, Privilege, components
from rules.fortuna.moves import Move
from rules.fortuna.questions import Ask, ChooseCard, ChooseFavour, DrawCards, FinishTurn, RollDice, TurnFavour, UseMight
from rules.fortuna.state import Box, Edge, Favours, Hand, Options, Palace, Pieces, Privileges, Province, State, Table, Turn

ANNA, ERIC, JONATHAN, MARTIN = range(4)  # bleu, gris, orange, violet
BOX = components(fortuna.DATA)
COUNTS = ("water", "wheat", "wine", "vestals", "centurions", "dice")
X = TypeVar("X")
E = TypeVar("E")
M = TypeVar("M")


class Loaded(Dice):
    """Dice that show what the scene wants; decks keep their order."""

    def __init__(self, *rolls: int) -> None:
        super().__init__("scene", 1)
        self.rolls = list(rolls)

    def roll(self, dice: int) -> tuple[int, ...]:
        shown, self.rolls = self.rolls[:dice], self.rolls[dice:]
        assert len(shown) == dice, "the scene says nothing of this roll"
        return tuple(shown)

    def shuffled(self, items: Sequence[X]) -> tuple[X, ...]:
        return tuple(items)


def player(seat: Seat, cards: int = 0, **facts: Any) -> Province:
    """A player as at the start, but for these facts: `player(ANNA, wheat=3, money=7, married=True)`."""
    counts = dict.fromkeys(COUNTS, 1) | {name: facts.pop(name) for name in COUNTS if name in facts}
    return replace(Province(SIDES[seat], 0, 5, Pieces(**counts), cards=cards), **facts)


def favour(*dice: int) -> tuple[Ask, ...]:
    """The rest of a turn from the choice after the roll."""
    return FinishTurn(), DrawCards(), ChooseFavour(dice)


FULL = (FinishTurn(), DrawCards(), RollDice(), UseMight(), ChooseCard())
MIGHT = FULL[:-1]
ROLL = FULL[:-2]
FLIP = (FinishTurn(), DrawCards(), TurnFavour())
END = FULL[:1]


def board(seats: int, cards: Mapping[Seat, tuple[Action, ...]], locked: Mapping[Seat, Action]) -> tuple[Edge, ...]:
    """These cards on these sides, the others in the order of the rulebook; `locked` cards lie face down."""
    placed = {card for laid in cards.values() for card in laid}
    rest = [card for card in Action if card not in placed]
    edges = []
    for side in range(4):
        laid = cards.get(side) or tuple(rest.pop(0) for _ in range(3))
        edges.append(Edge(side if side < seats else None, laid, locked.get(side)))
    return tuple(edges)


def scene(
    *players: Province, turn: Seat = 0, tasks: tuple[Ask, ...] = FULL, podium: tuple[Seat, ...] = (),
    cards: Mapping[Seat, tuple[Action, ...]] | None = None, locked: Mapping[Seat, Action] | None = None,
    hands: Mapping[Seat, tuple[Privilege, ...]] | None = None, deck: tuple[Privilege, ...] | None = None,
    discards: tuple[Privilege, ...] = (), shut: tuple[int, ...] = (), tokens: Mapping[int, int] | None = None,
    palace: Palace | None = None, beside: tuple[Privilege, ...] = (), gone: Mapping[str, int] | None = None,
    rolled: tuple[int, ...] = (), advanced: bool = False, options: Options | None = None, seats: int = 4,
    copies: tuple[int, ...] | None = None, drawn: tuple[Privilege, ...] = (), version: int = fortuna.VERSION,
) -> Scene:  # fmt: skip
    """A position in round 2. `gone`: pieces missing from the stock."""
    own = {given_to.side: given_to for given_to in players}
    provinces = tuple(own.get(SIDES[seat], player(seat)) for seat in range(seats))
    hands = hands or {}
    provinces = tuple(replace(own, cards=len(hands.get(seat, ()))) for seat, own in enumerate(provinces))
    totals = dict(zip(COUNTS, BOX.pieces, strict=True))
    held = {name: sum(getattr(own.pieces, name) for own in provinces) for name in COUNTS}
    held["water"] += sum(own.aqueduct for own in provinces)
    stock = Pieces(**{name: totals[name] - held[name] - (gone or {}).get(name, 0) for name in COUNTS})
    seen = [*(card for cards in hands.values() for card in cards), *discards, *beside, *drawn]
    deck = left_of(BOX.deck(seats), seen) if deck is None else deck
    built = [sum(kind in own.buildings for own in provinces) for kind in PLOT]
    table = Table(
        options=options or Options(),
        turn=Turn(2, turn, rolled, advanced=advanced),
        tasks=tasks,
        podium=podium or tuple(range(seats)),
        board=board(seats, cards or {}, locked or {}),
        provinces=provinces,
        stock=stock,
        version=version,
        copies=copies or tuple(BOX.copies[seats] - count for count in built),
        favours=Favours(tuple(n not in shut for n in range(1, 7)), tuple((tokens or {}).get(n, 0) for n in range(1, 7))),
        privileges=Privileges(len(deck), discards, BOX.deck(seats)),
        palace=palace or Palace(BOX.palace_tokens),
    )
    kept = tuple(Hand(hands.get(seat, ()), drawn if seat == turn else ()) for seat in range(seats))
    return Scene(model.State(table, kept, Box(deck, beside)))


def acting(card: Action, *players: Province, seat: int = ANNA, **facts: Any) -> Scene:
    """A player whose side holds this card, with nothing else of note."""
    others = tuple(other for other in (Action.CEREMONY, Action.CENTURIONS, Action.VESTALS) if other is not card)[:2]
    return scene(*players, turn=seat, cards={seat: (card, *others)}, **facts)


def left_of(deck: Sequence[Privilege], seen: Sequence[Privilege]) -> tuple[Privilege, ...]:
    left = list(deck)
    for card in seen:
        left.remove(card)
    return tuple(left)


class Scene:
    """A position to play on; every answer is checked, what was told is kept."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.told: list[model.Told] = []

    @property
    def table(self) -> Table:
        return self.state.table

    @property
    def seat(self) -> Seat:
        return self.table.turn.seat

    @property
    def ask(self) -> Any:
        """The open question, an Ask, or None; a precise type would be held to be the same still after a `do`."""
        return self.table.tasks[-1] if self.table.tasks else None

    def of(self, seat: Seat) -> Province:
        return self.table.provinces[seat]

    def hand(self, seat: Seat) -> tuple[Privilege, ...]:
        return self.state.hands[seat].cards

    @overload
    def legal(self) -> list[Move]: ...

    @overload
    def legal(self, kind: type[M], /, *kinds: type[M]) -> list[M]: ...

    def legal(self, *kinds: type[Any]) -> list[Any]:
        """What may be answered now, of these kinds if any are named."""
        view = look(self.state, self.seat)
        found = [move for move in fortuna.candidates(view) if self.why(move) is None]
        return [move for move in found if not kinds or type(move) in kinds]

    def why(self, move: Move) -> Any:
        """Why the one whose turn it is may not do this; None if they may."""
        try:
            fortuna.check(look(self.state, self.seat), move)
        except Refused as refused:
            return refused.why
        return None

    def do(self, *moves: Move, dice: tuple[int, ...] = ()) -> Scene:
        """Answer, one after the other. Returns itself."""
        loaded = Loaded(*dice)
        for move in moves:
            assert (why := self.why(move)) is None, why
            step = fortuna.play(self.state, {self.seat: move}, loaded)
            self.state = step.state
            self.told += step.told
        return self

    def heard(self, kind: type[E], to: Seat | None = None) -> list[E]:
        """Events of a kind told to everybody, or to one seat alone."""
        return [told.event for told in self.told if isinstance(told.event, kind) and told.to == to]
