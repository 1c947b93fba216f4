"""Who is asked what, what he may answer, and why not (L2.2, L2.3, L2.9, L3.2, L4.1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from rules.engine.match import GameOver, NotAsked
from rules.engine.model import Decision, Refused, live, one, sealed

from . import reasons
from .moves import Attach, Choose, Firm, HoldBack, Move, Raise, Ready, Reinforce, Withdraw
from .table import (
    TILES,
    Action,
    Ask,
    AttachApprentice,
    Bidder,
    ChooseOptions,
    Flag,
    Income,
    RaiseBribes,
    Side,
    Table,
    Tile,
    UseLegionnaires,
    View,
)

LISTED = 60  # raises listed for each card; more gold than this is typed in
RAISES = {side: tuple(Raise(side, gold) for gold in range(1, LISTED + 1)) for side in Side}
FLAGS: dict[Flag, tuple[Move, ...]] = {
    Flag.OPEN: (Ready(), Firm()),
    Flag.READY: (Firm(), Withdraw()),
    Flag.FIRM: (Withdraw(),),
}


def _choices(cards: tuple[Action, ...]) -> tuple[Choose, ...]:
    return tuple(Choose(left, right) for left in cards for right in cards if left is not right or left is Income.REVENUES)


CHOICES = {seats: _choices((*tiles, Income.REVENUES)) for seats, tiles in TILES.items()}


def decision(table: Table) -> Decision | None:
    """Whom the table asks."""
    match table.ask:
        case ChooseOptions() as ask:
            return sealed(range(table.seats), ask)
        case RaiseBribes() as ask:
            open_flags = [seat for seat, bribes in enumerate(table.bribes) if bribes.flag is Flag.OPEN]
            return live(range(table.seats), open_flags, ask)
        case UseLegionnaires() | AttachApprentice() as ask:
            return one(ask.seat, ask)
        case None:
            return None
        case _ as never:
            assert_never(never)


def candidates(view: View) -> Iterable[Move]:
    """What a seat that is asked may answer; all of it but raises above LISTED short of the whole purse."""
    match view.table.ask:
        case ChooseOptions():
            return CHOICES[view.table.seats]
        case RaiseBribes():
            return FLAGS[view.table.bribes[view.seat].flag] + _raises(view.table.players[view.seat].gold)
        case UseLegionnaires() as ask:
            return (HoldBack(), *(Reinforce(Bidder(bid.seat)) for bid in ask.bids))
        case AttachApprentice() as ask:
            return tuple(Attach(resource) for resource in ask.resources)
        case None:
            return ()
        case _ as never:
            assert_never(never)


def _raises(purse: int) -> tuple[Move, ...]:
    listed = RAISES[Side.LEFT][:purse] + RAISES[Side.RIGHT][:purse]
    return listed if purse <= LISTED else (*listed, Raise(Side.LEFT, purse), Raise(Side.RIGHT, purse))


def check(view: View, move: Move) -> None:
    """The law."""
    table = view.table
    match table.ask:
        case ChooseOptions() as ask:
            if type(move) is not Choose:
                raise Refused(_misplaced(ask, move))
            _check_choice(len(table.players), move.left, move.right)
        case RaiseBribes():
            _check_bribe(view, move)
        case UseLegionnaires() | AttachApprentice() as ask:
            _check_purchase(view, ask, move)
        case None:
            raise Refused(GameOver())
        case _ as never:
            assert_never(never)


def _check_choice(seats: int, left: Action, right: Action) -> None:
    """L2.2: two different cards of one's hand; there are two Revenus."""
    tiles = TILES[seats]
    if isinstance(left, Tile):
        if left not in tiles:
            raise Refused(reasons.TileNotInPlay(left, seats))
        if left is right:
            raise Refused(reasons.SameCardTwice(left))
    if isinstance(right, Tile) and right not in tiles:
        raise Refused(reasons.TileNotInPlay(right, seats))


def _check_bribe(view: View, move: Move) -> None:
    """L2.3: raise with gold one has; L2.9: the flag."""
    match move:
        case Raise(gold=gold):
            if gold < 1:
                raise Refused(reasons.NotARaise(gold))
            if gold > (purse := view.table.players[view.seat].gold):
                raise Refused(reasons.NotEnoughGold(gold, purse))
        case Ready() | Firm():
            flag = view.table.bribes[view.seat].flag
            if flag is Flag.FIRM or (flag is Flag.READY and isinstance(move, Ready)):
                raise Refused(reasons.AlreadyReady(flag))
        case Withdraw():
            if view.table.bribes[view.seat].flag is Flag.OPEN:
                raise Refused(reasons.NotReady())
        case Choose():
            raise Refused(reasons.AlreadyLaid())
        case Reinforce() | HoldBack() | Attach():
            raise Refused(reasons.OtherQuestion(RaiseBribes(view.table.round)))
        case _ as never:
            assert_never(never)


def _check_purchase(view: View, ask: UseLegionnaires | AttachApprentice, move: Move) -> None:
    """L4.1: name a bidder or hold back; L3.2: name what a host gives."""
    if view.seat != ask.seat:
        raise Refused(NotAsked(view.seat))
    match ask, move:
        case UseLegionnaires(), Reinforce(bidder):
            bidders = tuple(bid.seat for bid in ask.bids)
            if bidder not in bidders:
                raise Refused(reasons.NotBidding(int(bidder), ask.tile, bidders))
        case AttachApprentice(), Attach(resource):
            if resource not in ask.resources:
                raise Refused(reasons.NoSuchHost(resource, ask.resources))
        case UseLegionnaires(), HoldBack():
            pass
        case _:
            raise Refused(_misplaced(ask, move))


def _misplaced(ask: Ask, move: Move) -> reasons.Reason:
    """L2.9: a raise or a flag comes too late or too early; any other move answers another question."""
    return reasons.BribesClosed(ask) if isinstance(move, Raise | Ready | Firm | Withdraw) else reasons.OtherQuestion(ask)
