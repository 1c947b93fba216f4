"""What the words of every language look up at a table of Fortuna. No sentences here."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import Enum
from typing import Any

from lang import Names
from lang.motives import found
from lang.shared import bold
from rules.engine.model import Seat, Sheet
from rules.fortuna import decision, preview
from rules.fortuna import events as e
from rules.fortuna import moves as m
from rules.fortuna.components import (
    BUILDINGS,
    CAESAR,
    CUBE_OF,
    FAVOURS,
    GIFTS_TO_CAESAR,
    PIECES,
    PLOT,
    RANKS,
    ROME,
    SCORING,
    SIDES,
    Action,
    Building,
    Cube,
    Favour,
    Gift,
    Person,
    Piece,
    Privilege,
    Side,
)
from rules.fortuna.questions import ChooseFavour, RollDice, TurnFavour
from rules.fortuna.refusals import Hindrance
from rules.fortuna.scoring import points
from rules.fortuna.state import Edge, Ending, Pieces, Table, View
from rules.fortuna.steps.actions import DOWRY, hindrance, price_each

# The events by the chapter that tells them
Opening = (
    e.Seated | e.Dealt | e.Drafted | e.Locked | e.RoundBegan | e.TurnBegan | e.AqueductFilled | e.AqueductDry | e.Forced
    | e.RoundEnded | e.Ended
)  # fmt: skip
Actions = (
    e.Executed | e.Skipped | e.Forwent | e.Took | e.Converted | e.Sold | e.Hired | e.DieGained | e.Married | e.GiftReceived
    | e.Built | e.MoneyTaken | e.Bribed | e.Exchanged | e.MightUsed | e.MightUnused
)  # fmt: skip
Path = (
    e.Rolled | e.RollStands | e.FavourSkipped | e.FavourUsed | e.Advanced | e.Taxed | e.Untaxed | e.FavourTurned | e.FavourLeft
)  # fmt: skip
Cards = (
    e.PalaceReached | e.PalaceBare | e.Drew | e.PalaceLooked | e.CardsSeen | e.CardGained | e.Kept | e.PalaceKept
    | e.DeckShuffled | e.RecruitPlayed | e.GatherPlayed | e.AdvancePlayed
)  # fmt: skip


def letter(card: Privilege) -> str:
    """A: goods, B: a step, C: points at the end (F1.7)."""
    if card is Privilege.ADVANCE:
        return "B"
    return "C" if card in SCORING else "A"


def awaited(table: Table) -> tuple[Seat, ...]:
    """Whom the open question is for: who has locked a card already, the table does not tell."""
    open_question = decision(table)
    return tuple(sorted(open_question.waits)) if open_question else ()


def edges(table: Table) -> list[tuple[Side, Edge]]:
    """The four sides, clockwise."""
    return list(zip(SIDES, table.board, strict=True))


def lies_with(table: Table, card: Action) -> tuple[Side, Seat | None] | None:
    """The side an Action card lies on, and its player."""
    return next(((side, edge.owner) for side, edge in edges(table) if card in edge.cards), None)


def favours(table: Table, is_open: bool) -> list[tuple[Favour, int]]:
    """The Favour cards that lie so, with their tokens."""
    rows = zip(FAVOURS, table.favours.open, table.favours.tokens, strict=True)
    return [(favour, tokens) for favour, shown, tokens in rows if shown is is_open]


def shops(table: Table) -> list[tuple[Building, int, int]]:
    """The buildings with their cost and the copies left."""
    return [(building, table.options.cost(building), table.copies[PLOT[building]]) for building in BUILDINGS]


def counts(pieces: Pieces) -> list[tuple[Piece, int]]:
    """How many of each piece."""
    return [(piece, pieces.of(piece)) for piece in PIECES]


def worth(view: View, card: Privilege) -> int:
    """What a C card would score if the game ended now (F6.6)."""
    return points(card, view.table.provinces[view.seat])


def gathered(card: Privilege, cube: Cube) -> tuple[Cube, ...]:
    """The cubes such a card gives while the stock lasts."""
    return (CUBE_OF[card], cube) if card in CUBE_OF else (cube,)


def given(view: View, card: Privilege, cube: Cube) -> tuple[Cube, ...]:
    """The cubes such a card would give now: those that the stock still has (F1.4)."""
    wanted = Counter(gathered(card, cube))
    return tuple(kind for kind, count in wanted.items() for _ in range(min(count, view.table.stock.of(kind))))


class Fee(Enum):
    """What a die without a Favour costs (F4.5)."""

    NOTHING = "nothing"
    MONEY = "money"
    SPACE = "space"


def fee(view: View, die: int) -> Fee:
    """What this die costs the player who uses no Favour with it."""
    own, after = view.table.provinces[view.seat], preview(view, m.Decline(die))
    if after is not None and after.money < own.money:
        return Fee.MONEY
    return Fee.SPACE if after is not None and after.position < own.position else Fee.NOTHING


def alike(view: View) -> bool:
    """Whether no die costs more than another without a Favour: then which one it is need not be said."""
    ask = view.table.tasks[-1]
    return isinstance(ask, ChooseFavour) and len({fee(view, die) for die in ask.dice}) == 1


HIRED = {Action.CENTURIONS: Person.CENTURION, Action.VESTALS: Person.VESTAL}
SOLD = {Action.WHEAT_TRADE: Cube.WHEAT, Action.WINE_TRADE: Cube.WINE}


def prices(view: View, person: Person, given_up: int = 0) -> tuple[tuple[int, int], ...]:
    """What the people that one still has room for cost, each by its rank; `given_up` Centurions free theirs (F3.6, F3.7, F4.1)."""
    owned = view.table.provinces[view.seat].pieces.of(person) - (given_up if person is Person.CENTURION else 0)
    return tuple(enumerate(RANKS[person]))[owned:]


def earned(view: View, cube: Cube) -> int:
    """What one gets for such a cube (F3.4, F3.5)."""
    return price_each(cube, view.table.provinces[view.seat].buildings)


def married(view: View) -> bool:
    return view.table.provinces[view.seat].married


def useless(view: View, card: Action) -> Hindrance | None:
    """Why one cannot use this card now; None if one can (F2.5)."""
    return hindrance(view.table, view.seat, card)


def shown_to(view: View) -> tuple[int, ...]:
    """The dice of one's own turn, once they are rolled."""
    table = view.table
    ask = table.tasks[-1] if table.tasks and table.turn.seat == view.seat else None
    return ask.dice if isinstance(ask, ChooseFavour) else table.turn.dice if ask else ()


def turned_none(view: View) -> bool:
    """Whether who has just passed left all Favours open (F4.8); else they did without Military Power (F4.1)."""
    table = view.table
    if len(table.podium) > 2 or table.podium[0] != view.seat:
        return False
    return not (table.turn.seat == view.seat and isinstance(table.tasks[-1], RollDice | ChooseFavour | TurnFavour))


def enters_rome(step: e.Advanced) -> bool:
    """Whether these steps lead through the gate."""
    return step.position - step.steps < ROME <= step.position < CAESAR


def given_up(used: e.FavourUsed) -> Piece | None:
    """What was given for a Favour; None for those that cost nothing (F4.3)."""
    return GIFTS_TO_CAESAR[used.favour][0] if used.favour in GIFTS_TO_CAESAR and used.given else None


def ranked(podium: tuple[Seat, ...], names: Names) -> str:
    """The order of play."""
    return ", ".join(bold(names[seat]) for seat in podium)


def rolled(table: Table) -> tuple[int, ...]:
    """The dice rolled early; none while the question itself names them."""
    return () if isinstance(table.tasks[-1], ChooseFavour) else table.turn.dice


# What stands beside a choice in the menu


@dataclass(frozen=True, slots=True)
class Lies:
    """An Action card on this side, which may have a player."""

    side: Side
    owner: Seat | None


@dataclass(frozen=True, slots=True)
class Costs:
    """A building."""

    money: int


@dataclass(frozen=True, slots=True)
class OnlyLeft:
    """All that the stock has left of what a Privilege card gives."""

    cubes: tuple[Cube, ...]


def beside(view: View, move: m.Move) -> Lies | Costs | OnlyLeft | Fee | None:
    """Whose side a card lies on, what a building or a die costs, what the stock lacks."""
    match move:
        case m.Exchange(card) | m.Bribe(card):
            found = lies_with(view.table, card)
            return Lies(*found) if found else None
        case m.Build(building):
            return Costs(view.table.options.cost(building))
        case m.Decline(die):
            return fee(view, die)
        case m.Gather(card, cube):
            left = given(view, card, cube)
            return OnlyLeft(left) if len(left) < len(gathered(card, cube)) else None
        case _:
            return None


# The hand


class Use(Enum):
    """When a Privilege card in hand is of use."""

    POINTS = "points"
    NOW = "now"
    LATER = "later"
    NEVER = "never"


def use(view: View, card: Privilege, now: set[Privilege]) -> Use:
    """A C card at the end; an A or B card while the game lasts (F6.6)."""
    if card in SCORING:
        return Use.POINTS
    if view.table.ending:
        return Use.NEVER
    return Use.NOW if card in now else Use.LATER


# The end


@dataclass(frozen=True, slots=True)
class Result:
    """Who won with how many points, who came next and with how many; nobody else may be in Rome (F6.5)."""

    winners: tuple[Seat, ...]
    points: int
    second: Seat | None
    behind: int | None


def result(sheet: Sheet) -> Result | None:
    """How a game ended; None before its end."""
    if not isinstance(sheet.ending, Ending):
        return None
    rivals = [seat for seat, total in enumerate(sheet.totals) if total is not None and seat not in sheet.winners]
    second = min(rivals, key=lambda seat: sheet.ranks[seat], default=None)
    return Result(sheet.winners, sheet.totals[sheet.winners[0]] or 0, second, None if second is None else sheet.totals[second])


def subject(about: Any) -> Action | Favour | Privilege | Building | Cube | Person | None:
    """What a stored motive of a computer player is about."""
    member: Action | Favour | Privilege | Building | Cube | Person | None = found(
        about, (Action, Favour, Privilege, Building, Cube, Person)
    )
    return member


# One's own moves


def rolls_no_more(view: View) -> bool:
    """Whether one stands at Caesar's Palace, where no dice are rolled (F4.7)."""
    return view.table.provinces[view.seat].position == CAESAR


def echo(event: e.Event) -> bool:
    """Whether an event says no more than what its player has been told they did."""
    match event:
        case e.Drafted() | e.Executed() | e.Skipped() | e.Forwent() | e.Exchanged() | e.MoneyTaken() | e.MightUsed() | e.MightUnused() | e.Built():
            return True
        case e.FavourUsed() | e.FavourTurned() | e.FavourLeft() | e.RecruitPlayed() | e.AdvancePlayed():
            return True
        case e.Rolled(early=early):
            return not early
        case e.GatherPlayed(cubes=cubes):  # else the stock was short, as the purse may be full
            return len(cubes) == 2
        case e.GiftReceived(gift=gift, count=count):
            return count == (DOWRY if gift is Gift.MONEY else 1)
        case _:
            return False
