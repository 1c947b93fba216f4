"""The bribes: anybody may raise at any time, until all are ready (L2.3, L2.9) or the time is over (L2.10)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.model import Refused, Seat

from .. import refusals
from ..components import Flag, Side
from ..desk import Desk
from ..events import BribeRaised, BribesClosed, FlagChanged
from ..moves import Close, Firm, Raise, Ready, Withdraw
from ..questions import RaiseBribes
from ..state import Bribes, View
from .purchases import reveal

LISTED = 60  # raises listed for each card; more gold than this is typed in
RAISES = {side: tuple(Raise(side, gold) for gold in range(1, LISTED + 1)) for side in Side}
FLAGS: dict[Flag, tuple[Ready | Firm | Withdraw, ...]] = {
    Flag.OPEN: (Ready(), Firm()),
    Flag.READY: (Firm(), Withdraw()),
    Flag.FIRM: (Withdraw(),),
}


def offers_bribe(view: View, ask: RaiseBribes) -> tuple[Raise | Ready | Firm | Withdraw, ...]:
    """L2.3, L2.9: the flag, and every raise; of those above LISTED only that of the whole purse."""
    table, seat = view.table, view.seat
    purse = table.players[seat].gold
    listed = (*FLAGS[table.bribes[seat].flag], *RAISES[Side.LEFT][:purse], *RAISES[Side.RIGHT][:purse])
    return listed if purse <= LISTED else (*listed, Raise(Side.LEFT, purse), Raise(Side.RIGHT, purse))


def check_raise(view: View, ask: RaiseBribes, move: Raise) -> None:
    """L2.3: never lower, and with gold one has."""
    if move.gold < 1:
        raise Refused(refusals.NotARaise(move.gold))
    if move.gold > (purse := view.table.players[view.seat].gold):
        raise Refused(refusals.NotEnoughGold(move.gold, purse))


def play_raise(desk: Desk, seat: Seat, ask: RaiseBribes, move: Raise) -> None:
    """L2.3: gold goes from the purse onto the card; the plain ready flags of the others fall, one's own stays."""
    own, side, gold = desk.bribes[seat], move.side, move.gold
    left, right = (own.left + gold, own.right) if side is Side.LEFT else (own.left, own.right + gold)
    fallen = cleared(desk.bribes, seat)
    for other in fallen:
        desk.bribes[other] = Bribes(desk.bribes[other].left, desk.bribes[other].right)
    desk.bribes[seat] = Bribes(left, right, own.flag)
    purse = desk.gain(seat, -gold)
    desk.tell(BribeRaised(seat, side, gold, desk.stake(seat, side), purse, fallen))


def cleared(bribes: Sequence[Bribes], raiser: Seat) -> tuple[Seat, ...]:
    """The seats whose ready flags fall when this one raises: all others whose flags are not firm (L2.3, L2.9)."""
    return tuple([seat for seat, other in enumerate(bribes) if other.flag is Flag.READY and seat != raiser])


def check_ready(view: View, ask: RaiseBribes, move: Ready) -> None:
    """L2.9: a flag is set once."""
    flag = view.table.bribes[view.seat].flag
    if flag is not Flag.OPEN:
        raise Refused(refusals.AlreadyReady(flag))


def play_ready(desk: Desk, seat: Seat, ask: RaiseBribes, move: Ready) -> None:
    """L2.9: ready as long as nobody raises."""
    _set_flag(desk, seat, Flag.READY)


def check_firm(view: View, ask: RaiseBribes, move: Firm) -> None:
    """L2.9: a plain flag may be made firm."""
    flag = view.table.bribes[view.seat].flag
    if flag is Flag.FIRM:
        raise Refused(refusals.AlreadyReady(flag))


def play_firm(desk: Desk, seat: Seat, ask: RaiseBribes, move: Firm) -> None:
    """L2.9: ready whatever the others raise."""
    _set_flag(desk, seat, Flag.FIRM)


def check_withdraw(view: View, ask: RaiseBribes, move: Withdraw) -> None:
    """L2.9: only a flag that is set, plain or firm."""
    if view.table.bribes[view.seat].flag is Flag.OPEN:
        raise Refused(refusals.NotReady())


def play_withdraw(desk: Desk, seat: Seat, ask: RaiseBribes, move: Withdraw) -> None:
    """L2.9: ready no longer."""
    _set_flag(desk, seat, Flag.OPEN)


def check_close(view: View, ask: RaiseBribes, move: Close) -> None:
    """L2.10: only the house says so."""
    raise Refused(refusals.TimeWillTell())


def play_close(desk: Desk, seat: Seat, ask: RaiseBribes, move: Close) -> None:
    """L2.10: the time is over, whoever is not ready; all cards are revealed."""
    desk.tell(BribesClosed(desk.closing))
    reveal(desk)


def _set_flag(desk: Desk, seat: Seat, flag: Flag) -> None:
    """L2.9: the phase ends with the last flag, and the cards are revealed."""
    own = desk.bribes[seat]
    desk.bribes[seat] = Bribes(own.left, own.right, flag)
    desk.tell(FlagChanged(seat, flag))
    if all(bribes.flag is not Flag.OPEN for bribes in desk.bribes):
        reveal(desk)
