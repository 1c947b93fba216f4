"""What the words of both languages look up at a table of Fortuna. No sentences here."""

from __future__ import annotations

from rules.engine.model import Seat
from rules.fortuna import decision
from rules.fortuna import events as e
from rules.fortuna.moves import Advance, Gather, Recruit
from rules.fortuna.pieces import (
    BUILDINGS,
    CAESAR,
    CUBE_OF,
    FAVOURS,
    PIECES,
    PLOT,
    ROME,
    SCORING,
    SIDES,
    Action,
    Building,
    Cube,
    Favour,
    Piece,
    Privilege,
    Side,
)
from rules.fortuna.play import allowed
from rules.fortuna.play.ending import points
from rules.fortuna.play.privileges import playable
from rules.fortuna.table import Edge, Pieces, Table, View

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
    """Whom the table waits for, as far as everyone sees: who has locked a card already is not on it."""
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


def usable(view: View) -> set[Privilege]:
    """The Privilège cards in hand that may be played at this moment (F5.3, F5.4)."""
    return {_card(move) for move in playable(view) if isinstance(move, (Recruit, Gather, Advance)) and allowed(view, move)}


def _card(move: Recruit | Gather | Advance) -> Privilege:
    match move:
        case Recruit():
            return Privilege.VESTAL_OR_CENTURION
        case Gather(card):
            return card
        case Advance():
            return Privilege.ADVANCE


def worth(view: View, card: Privilege) -> int:
    """What a C card would score if the game ended now (F6.6)."""
    return points(card, view.table.provinces[view.seat])


def gathered(card: Privilege, cube: Cube) -> tuple[Cube, ...]:
    """The cubes such a card gives while the stock lasts."""
    return (CUBE_OF[card], cube) if card in CUBE_OF else (cube,)


def enters_rome(step: e.Advanced) -> bool:
    """Whether these steps lead through the gate."""
    return step.position - step.steps < ROME <= step.position < CAESAR
