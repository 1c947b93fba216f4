"""Three very small games that show what the engine must carry, without a special case in it.

Probe does whatever its moves say. Bribes is the heart of Lutèce's round: cards chosen under seal, then bribes raised
by anybody at any time until all are ready. Bribery is the longest chain of Fortuna: an action inside an action,
with its own questions, a Privilege card played at any of them, and the exchange at the end.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, ClassVar

from rules.engine.defaults import all_in_the_open, no_closing
from rules.engine.dice import Dice
from rules.engine.model import Cite, Decision, Line, Refused, Seat, Sheet, State, Step, Told, View, live, one, sealed


@dataclass(frozen=True, slots=True)
class Options:
    rich: bool = False


@dataclass(frozen=True, slots=True)
class No:
    """Why a skeleton refuses."""

    text: str
    cite: ClassVar[Cite] = Cite("S1.1")


class Skeleton:
    """What the three have in common."""

    VERSION, DATA, Options, ORDERS = 1, 1, Options, ()
    closing, in_the_open = staticmethod(no_closing), staticmethod(all_in_the_open)

    def sheet(self, table: Any) -> Sheet:
        return Sheet((Line("points", Cite("S1.2"), (0,)),), (0,), (1,), None if self.decision(table) else "over")

    def decision(self, table: Any) -> Decision | None:
        raise NotImplementedError


# -- Probe -------------------------------------------------------------------


class What(Enum):
    """What a ply of Probe does."""

    SHOW = "show"  # changes the table
    OWN = "own"  # changes one's own hand
    THEIRS = "theirs"  # changes another's hand
    DIG = "dig"  # changes the box
    ROLL = "roll"  # takes a die
    WHISPER = "whisper"  # tells somebody something privately


@dataclass(frozen=True, slots=True)
class Do:
    what: What


@dataclass(frozen=True, slots=True)
class Counted:
    done: int


class Probe(Skeleton):
    """Each drawer holds a number; the two seats take turns in pairs of two plies, six in all."""

    NAME, SEATS, MOVES = "probe", range(2, 3), (Do,)

    def setup(self, seats: int, options: Options, data: int, dice: Dice, version: int = 1) -> Step[int, int, int]:
        return Step(State(0, (0,) * seats, 0), (Told(Counted(0)),))

    def decision(self, table: int) -> Decision | None:
        return one(table // 2 % 2, "do") if table < 6 else None

    def candidates(self, view: View[int, int]) -> Iterator[Do]:
        return map(Do, What)

    def check(self, view: View[int, int], move: Do) -> None:
        pass

    def play(self, state: State[int, int, int], answers: Mapping[Seat, Do], dice: Dice) -> Step[int, int, int]:
        ((seat, move),) = answers.items()
        hands, box = list(state.hands), state.box
        if move.what is What.OWN:
            hands[seat] += 1
        elif move.what is What.THEIRS:
            hands[1 - seat] += 1
        elif move.what is What.DIG:
            box += 1
        elif move.what is What.ROLL:
            dice.below(6)
        done = Told(Counted(state.table + 1), to=seat if move.what is What.WHISPER else None)
        return Step(State(state.table + 1, tuple(hands), box), (done,))

    def imagine(self, view: View[int, int], dice: Dice) -> State[int, int, int]:
        hands = [dice.below(9), dice.below(9)]
        hands[view.seat] = view.hand
        return State(view.table, tuple(hands), dice.below(9))


# -- Bribes ------------------------------------------------------------------


class Side(Enum):
    LEFT = "left"
    RIGHT = "right"


class Flag(Enum):
    NONE = "none"
    READY = "ready"
    FIRM = "firm"


@dataclass(frozen=True, slots=True)
class Choose:
    left: int
    right: int


@dataclass(frozen=True, slots=True)
class Raise:
    side: Side
    by: int


@dataclass(frozen=True, slots=True)
class Mark:
    flag: Flag


@dataclass(frozen=True, slots=True)
class Staked:
    seat: Seat
    side: Side
    by: int
    cleared: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Marked:
    seat: Seat
    flag: Flag


@dataclass(frozen=True, slots=True)
class AllChosen:
    pass


@dataclass(frozen=True, slots=True)
class Revealed:
    cards: tuple[tuple[int, int], ...]


class Phase(Enum):
    CHOOSE = "choose"
    BRIBE = "bribe"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Street:
    phase: Phase
    gold: tuple[int, ...]
    stakes: tuple[tuple[int, int], ...]
    flags: tuple[Flag, ...]


def put(row: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    return (*row[:place], value, *row[place + 1 :])


class Bribes(Skeleton):
    """Four cards each, two chosen under seal; then gold is laid on them until all are ready, and all is shown."""

    NAME, SEATS, MOVES = "bribes", range(2, 6), (Choose, Raise, Mark)
    CARDS = range(1, 5)

    def setup(self, seats: int, options: Options, data: int, dice: Dice, version: int = 1) -> Step[Street, Any, None]:
        gold = 9 if options.rich else 5
        table = Street(Phase.CHOOSE, (gold,) * seats, ((0, 0),) * seats, (Flag.NONE,) * seats)
        return Step(State(table, (None,) * seats, None))

    def decision(self, table: Street) -> Decision | None:
        seats = range(len(table.gold))
        if table.phase is Phase.CHOOSE:
            return sealed(seats, Phase.CHOOSE)
        if table.phase is Phase.BRIBE:
            return live(seats, (seat for seat in seats if table.flags[seat] is Flag.NONE), Phase.BRIBE)
        return None

    def candidates(self, view: View[Street, Any]) -> Iterator[Any]:
        if view.table.phase is Phase.CHOOSE:
            yield from (Choose(left, right) for left in self.CARDS for right in self.CARDS)
        else:
            yield from map(Mark, Flag)
            yield from (Raise(side, by) for side in Side for by in range(1, view.table.gold[view.seat] + 1))

    def check(self, view: View[Street, Any], move: Any) -> None:
        if isinstance(move, Choose) is not (view.table.phase is Phase.CHOOSE):
            raise Refused(No("another question"))
        if isinstance(move, Choose) and (move.left == move.right or {move.left, move.right} - set(self.CARDS)):
            raise Refused(No("two different cards"))
        if isinstance(move, Raise) and not 1 <= move.by <= view.table.gold[view.seat]:
            raise Refused(No("gold he has"))
        if isinstance(move, Mark) and view.table.flags[view.seat] is move.flag:
            raise Refused(No("set already"))

    def play(self, state: State[Street, Any, None], answers: Mapping[Seat, Any], dice: Dice) -> Step[Street, Any, None]:
        table = state.table
        if table.phase is Phase.CHOOSE:
            hands = tuple((answers[seat].left, answers[seat].right) for seat in sorted(answers))
            return Step(State(replace(table, phase=Phase.BRIBE), hands, None), (Told(AllChosen()),))
        ((seat, move),) = answers.items()
        if isinstance(move, Raise):
            table, told = self._raise(table, seat, move)
        else:
            table = replace(table, flags=put(table.flags, seat, move.flag))
            told = (Told(Marked(seat, move.flag)),)
        if Flag.NONE not in table.flags:
            table, told = replace(table, phase=Phase.OVER), (*told, Told(Revealed(state.hands)))
        return Step(State(table, state.hands, None), told)

    def _raise(self, table: Street, seat: Seat, move: Raise) -> tuple[Street, tuple[Told, ...]]:
        """A raise clears the ready flags of the others, not the firm ones and not the raiser's own."""
        left, right = table.stakes[seat]
        stakes = (left + move.by, right) if move.side is Side.LEFT else (left, right + move.by)
        cleared = tuple(s for s, flag in enumerate(table.flags) if flag is Flag.READY and s != seat)
        flags = tuple(Flag.NONE if s in cleared else flag for s, flag in enumerate(table.flags))
        gold = put(table.gold, seat, table.gold[seat] - move.by)
        table = replace(table, gold=gold, stakes=put(table.stakes, seat, stakes), flags=flags)
        return table, (Told(Staked(seat, move.side, move.by, cleared)),)

    def imagine(self, view: View[Street, Any], dice: Dice) -> State[Street, Any, None]:
        if view.table.phase is Phase.CHOOSE:
            return State(view.table, (None,) * len(view.table.gold), None)
        hands = tuple(dice.shuffled(self.CARDS)[:2] for _ in view.table.gold)
        return State(view.table, put(hands, view.seat, view.hand), None)


# -- Bribery --------------------------------------------------------------


class Card(Enum):
    FAMILY = "family"
    CORRUPTION = "corruption"
    FORTUNE = "fortune"


class Goods(Enum):
    GRAIN = "grain"
    WINE = "wine"


class Ask(Enum):
    CARD = "card"
    BRIBE = "bribe"
    FAMILY = "family"
    EXCHANGE = "exchange"


@dataclass(frozen=True, slots=True)
class Task:
    ask: Ask
    card: Card


@dataclass(frozen=True, slots=True)
class Use:
    card: Card


@dataclass(frozen=True, slots=True)
class TakeMoney:
    pass


@dataclass(frozen=True, slots=True)
class Corrupt:
    card: Card  # on the other side


@dataclass(frozen=True, slots=True)
class RollFirst:
    pass


@dataclass(frozen=True, slots=True)
class Receive:
    goods: Goods


@dataclass(frozen=True, slots=True)
class Exchange:
    card: Card  # of the other side


@dataclass(frozen=True, slots=True)
class Privilege:
    worth: int


@dataclass(frozen=True, slots=True)
class Said:
    seat: Seat
    move: Any
    roll: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class City:
    seat: Seat
    turn: int
    tasks: tuple[Task, ...]
    sides: tuple[tuple[Card, ...], tuple[Card, ...]]
    money: tuple[int, int]
    goods: tuple[tuple[Goods, ...], tuple[Goods, ...]] = ((), ())
    steps: tuple[int, int] = (0, 0)
    held: tuple[int, int] = (2, 2)  # how many Privilege cards
    rolled: tuple[int, ...] = ()  # this turn, by a Family


class Corruption(Skeleton):
    """Two sides of three cards, four turns. A turn is a card, its action and the exchange."""

    NAME, SEATS = "corruption", range(2, 3)
    MOVES = (Use, TakeMoney, Corrupt, RollFirst, Receive, Exchange, Privilege)

    def setup(self, seats: int, options: Options, data: int, dice: Dice, version: int = 1) -> Step[City, tuple[int, ...], tuple[int, ...]]:
        deck = dice.shuffled(range(1, 9))
        sides = (Card.CORRUPTION, Card.FORTUNE, Card.FORTUNE), (Card.FAMILY, Card.FORTUNE, Card.FAMILY)
        table = City(0, 1, (Task(Ask.CARD, Card.FORTUNE),), sides, (9, 9) if options.rich else (1, 1))
        return Step(State(table, (deck[:2], deck[2:4]), deck[4:]))

    def decision(self, table: City) -> Decision | None:
        return one(table.seat, table.tasks[-1].ask) if table.tasks else None

    def candidates(self, view: View[City, tuple[int, ...]]) -> list[Any]:
        table = view.table
        asked: dict[Ask, list[Any]] = {
            Ask.CARD: [Use(card) for card in Card],
            Ask.BRIBE: [TakeMoney(), *map(Corrupt, Card)],
            Ask.FAMILY: [RollFirst(), *map(Receive, Goods)],
            Ask.EXCHANGE: [Exchange(card) for card in Card],
        }
        return [*asked[table.tasks[-1].ask], *map(Privilege, view.hand)]

    def check(self, view: View[City, tuple[int, ...]], move: Any) -> None:
        table, seat = view.table, view.seat
        answers = {Ask.CARD: (Use,), Ask.BRIBE: (TakeMoney, Corrupt), Ask.FAMILY: (RollFirst, Receive), Ask.EXCHANGE: (Exchange,)}
        if isinstance(move, Privilege):
            if move.worth not in view.hand:
                raise Refused(No("a Privilège card he holds"))
        elif not isinstance(move, answers[table.tasks[-1].ask]):
            raise Refused(No("another question"))
        elif isinstance(move, Use) and move.card not in table.sides[seat]:
            raise Refused(No("a card of his side"))
        elif isinstance(move, Corrupt | Exchange) and move.card not in table.sides[1 - seat]:
            raise Refused(No("a card of the other side"))
        elif isinstance(move, Corrupt) and not table.money[seat]:
            raise Refused(No("it costs 1"))
        elif isinstance(move, RollFirst) and table.rolled:
            raise Refused(No("once a turn"))

    def play(self, state: State[Any, Any, Any], answers: Mapping[Seat, Any], dice: Dice) -> Step[Any, Any, Any]:
        ((seat, move),) = answers.items()
        table, hands = state.table, state.hands
        roll: tuple[int, ...] = ()
        match move:
            case Privilege(worth):  # the question asked stays the question
                hands = put(hands, seat, tuple(card for card in hands[seat] if card != worth))
                table = self._pay(replace(table, held=put(table.held, seat, len(hands[seat]))), seat, worth)
            case RollFirst():
                roll = dice.roll(2)
                table = replace(table, rolled=roll)
            case Use(card):
                table = self._execute(replace(table, tasks=(Task(Ask.EXCHANGE, card),)), card)
            case Corrupt(card):  # the action of that card, with its own questions, before the exchange of this one
                table = self._pay(self._pay(table, seat, -1), 1 - seat, 1)
                table = self._execute(replace(table, tasks=table.tasks[:-1]), card)
            case TakeMoney():
                table = self._pay(replace(table, tasks=table.tasks[:-1]), seat, 2)
            case Receive(goods):
                table = replace(table, tasks=table.tasks[:-1], goods=put(table.goods, seat, (*table.goods[seat], goods)))
            case Exchange(card):
                table = self._exchange(table, table.tasks[-1].card, card)
        return Step(State(table, hands, state.box), (Told(Said(seat, move, roll)),))

    def _execute(self, table: City, card: Card) -> City:
        if card is Card.FORTUNE:
            return replace(table, steps=put(table.steps, table.seat, table.steps[table.seat] + 1))
        ask = Ask.BRIBE if card is Card.CORRUPTION else Ask.FAMILY
        return replace(table, tasks=(*table.tasks, Task(ask, card)))

    def _pay(self, table: City, seat: Seat, money: int) -> City:
        return replace(table, money=put(table.money, seat, table.money[seat] + money))

    def _exchange(self, table: City, given: Card, taken: Card) -> City:
        """The used card changes places with one of the other side; the next turn begins."""
        seat = table.seat
        mine, theirs = table.sides[seat], table.sides[1 - seat]
        mine, theirs = put(mine, mine.index(given), taken), put(theirs, theirs.index(taken), given)
        tasks = (Task(Ask.CARD, Card.FORTUNE),) if table.turn < 4 else ()
        sides = (mine, theirs) if seat == 0 else (theirs, mine)
        return replace(table, seat=1 - seat, turn=table.turn + 1, tasks=tasks, sides=sides, rolled=())

    def imagine(self, view: View[City, tuple[int, ...]], dice: Dice) -> State[Any, Any, Any]:
        """Cards played are remembered by nobody here: the others are dealt from all that are not in this hand."""
        deck = dice.shuffled([card for card in range(1, 9) if card not in view.hand])
        theirs = view.table.held[1 - view.seat]
        return State(view.table, put((deck[:theirs],) * 2, view.seat, view.hand), deck[theirs:][:4])
