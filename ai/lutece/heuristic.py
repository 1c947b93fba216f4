"""What a player of Lutèce thinks of their moves at first sight."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Any, assert_never

from ai.model import Judge, Part, worth
from rules.engine.model import Seat
from rules.lutece.components import REVENUES, Action, Bidder, Flag, Income, Pair, Tile
from rules.lutece.moves import Bribe, Firm, HoldBack, Raise, Ready, Reinforce, Withdraw
from rules.lutece.questions import AttachApprentice, ChooseOptions, RaiseBribes, SealBribes, UseLegionnaires
from rules.lutece.state import View
from rules.lutece.steps.contest import leader, reinforced
from rules.lutece.steps.options import CHOICES

from .books import Books, books
from .estate import PLACE
from .market import Market, market
from .reasons import Motive

EAGER = (0.5, 0.6, 0.7)  # which share of a card's worth one offers at most for it: no two neighbours alike
LIKELY = 0.25  # from this chance on that others want a card, too, one does not leave it without a bribe
READY = 0.1
FIRM, SPENT = -5.0, 0.15  # one does not agree for good: only with an empty purse, when nobody is left who has still to speak
SEALED = (0.75, 0.6, 0.9)  # the same of bribes that are named once: no two neighbours alike
SHORT, OVER, FOUND = 0.3, 0.6, 0.2  # what a gold too little or too much is worth then, and the bribes one was looking for
OPENINGS = (0.5, 1.0, 0.75)  # which share of a limit is offered before anybody has offered as much: no two neighbours alike


def judge(view: View) -> Judge:
    """Weighs the answers to the present question."""
    match view.table.ask:
        case ChooseOptions():
            return _choose(view)
        case RaiseBribes():
            return _bribe(view)
        case SealBribes():
            return _seal(view)
        case UseLegionnaires() as ask:
            return _reinforce(view, ask)
        case AttachApprentice() as ask:
            return _attach(view, ask)
        case None:
            raise ValueError("the game is over")


def _choose(view: View) -> Judge:
    stall, gold = market(view.table), view.table.players[view.seat].gold
    return lambda move: stall.choice(view.seat, gold, move)


def fast_scores(view: View, moves: Sequence[Any]) -> list[float]:
    """What the judge says in all, quicker where there are many moves."""
    if len(moves) == len(CHOICES[view.table.seats]) and isinstance(view.table.ask, ChooseOptions):
        return market(view.table).fast_scores(view.seat, view.table.players[view.seat].gold)
    weigh = judge(view)
    return [worth(weigh(move)) for move in moves]


# -- bribes ------------------------------------------------------------------


def _limits(view: View) -> tuple[int, int]:
    """How much gold one would lay in all on the left and on the right card: most on the dearer one, but not nothing on the other."""
    table, seat = view.table, view.seat
    stall, own = market(table), table.bribes[seat]
    pair = view.hand.chosen or (Income.REVENUES, Income.REVENUES)
    income = REVENUES * sum(action is Income.REVENUES for action in pair)
    costs = sum(stall.offers[action].card.cost for action in pair if isinstance(action, Tile))
    purse = max(0, table.players[seat].gold + own.left + own.right - max(0, costs - income))
    eager = [_eager(view, stall, action) for action in pair]
    first = 0 if eager[0] >= eager[1] else 1
    limits = [0, 0]
    limits[first] = min(eager[first], purse - (purse > 1 and eager[1 - first] > 0))
    limits[1 - first] = min(eager[1 - first], purse - limits[first])
    return limits[0], limits[1]


def _eager(view: View, stall: Market, action: Action) -> int:
    """What one offers for a card: the more it is worth, and the likelier others want it too; a tie would lose it for everybody (L2.7).

    So where others probably want it one offers something, and whoever's round it is goes one beyond a bribe as high as their own limit.
    """
    if not isinstance(action, Tile):
        return 0
    table, seat = view.table, view.seat
    gain, rivals, turn = max(0.0, stall.worths[seat][action]) / stall.books.coin, stall.rivals[seat][action], seat + table.round
    limit = round(EAGER[turn % len(EAGER)] * rivals * gain)
    if rivals >= LIKELY and gain > 1:
        limit = max(1, limit)
    highest = max(max(bribes.left, bribes.right) for other, bribes in enumerate(table.bribes) if other != seat)
    return limit + 1 if limit == highest and turn % 2 and gain > limit else limit


def _lure(view: View, pair: Pair, open_gold: int) -> int:
    """How much gold one would lay on an Income card to mislead: as on the best of the cards not chosen, but no gold needed elsewhere."""
    stall = market(view.table)
    tempting = max((_eager(view, stall, tile) for tile in stall.offers if tile not in pair), default=0)
    return min(tempting, view.table.players[view.seat].gold - open_gold)


def _bribe(view: View) -> Judge:
    """Open with a part of what one would lay, wait, answer whoever offers as much with the rest, and give in at one's limit.

    A bluff on an Income card seems as good as whatever else one would do, so that it is made now and then and comes first or last.
    """
    limits, own = _limits(view), view.table.bribes[view.seat]
    laid, purse = (own.left, own.right), view.table.players[view.seat].gold
    pair = view.hand.chosen or (Income.REVENUES, Income.REVENUES)
    wanted = [max(0, goal - stake) for goal, stake in zip(_goals(view, limits, laid), laid, strict=True)]
    lure = _lure(view, pair, sum(wanted))
    unheard = any(bribes.flag is Flag.OPEN for seat, bribes in enumerate(view.table.bribes) if seat != view.seat)
    best = max(READY, *(_raised(gold) for gold in wanted))

    def weigh(move: Raise | Ready | Firm | Withdraw) -> Part:
        match move:
            case Ready():
                return (None if any(wanted) else Motive.AGREED), READY, None
            case Firm():
                return Motive.NO_MORE, FIRM if purse or unheard else SPENT, None
            case Withdraw():
                return None, -5.0, None
            case Raise(side, gold):
                if pair[side] is Income.REVENUES and laid[side] == 0 and gold == lure:
                    return Motive.BLUFF, best, None
                if gold > wanted[side]:
                    return None, -0.3 * (laid[side] + gold - limits[side]), None
                return Motive.OUTBID, _raised(gold), pair[side]
            case _ as never:
                assert_never(never)

    return lambda move: (weigh(move),)


def _goals(view: View, limits: tuple[int, int], laid: tuple[int, int]) -> list[int]:
    """How much should lie on each card now: the opening of this seat in this round, or all one would lay once another bribe is as high."""
    table = view.table
    opening = OPENINGS[(view.seat + table.round) % len(OPENINGS)]
    highest = max(max(bribes.left, bribes.right) for seat, bribes in enumerate(table.bribes) if seat != view.seat)
    return [limit if highest >= max(1, stake) else ceil(opening * limit) for limit, stake in zip(limits, laid, strict=True)]


def _raised(gold: int) -> float:
    """The worth of a raise that one wants to make: rather at once than coin by coin."""
    return 0.2 + 0.05 * gold if gold else 0.0


def _seal(view: View) -> Judge:
    """Once and in secret: a part of what one would lay at most, since nobody answers it; less than that risks the card, more costs gold."""
    share = SEALED[(view.seat + view.table.round) % len(SEALED)]
    goals = [ceil(share * limit) for limit in _limits(view)]

    def weigh(move: Bribe) -> Sequence[Part]:
        named = zip((move.left, move.right), goals, strict=True)
        missed = sum(SHORT * max(0, goal - gold) + OVER * max(0, gold - goal) for gold, goal in named)
        return ((Motive.SEALED, FOUND - missed, None),)

    return weigh


# -- purchases ---------------------------------------------------------------


def _reinforce(view: View, ask: UseLegionnaires) -> Judge:
    """A Legionary is worth 2 points, kept; here it may turn a contest, alone or together with others one still has."""
    desk, ahead = books(view.table), leader(ask.bids)
    spent: Part = (Motive.KEEP, -2.0 - 0.4 * desk.left, None)
    before = _contest(desk, view.seat, ask, ahead)

    def weigh(move: Reinforce | HoldBack) -> Sequence[Part]:
        if isinstance(move, HoldBack):
            return ((Motive.KEEP, 0.0, None),)
        best, first, bids = -9.0, ahead, ask.bids
        for used in range(view.table.players[view.seat].legionnaires):
            bids = reinforced(bids, int(move.bidder))
            gain = _contest(desk, view.seat, ask, leader(bids)) - before - 2.0 * used
            if gain > best:
                best, first = gain, leader(bids)
        if first == view.seat:
            return spent, (Motive.WIN_CARD, best, ask.card.kind)
        if ahead is None or ahead in (view.seat, first):
            return spent, (None, best, None)
        return spent, (Motive.DENY, best, Bidder(ahead))

    return weigh


def _attach(view: View, ask: AttachApprentice) -> Judge:
    """What an Apprentice is best taught is told as the reason; what is not best has none."""
    desk = books(view.table)
    lessons = {resource: worth(desk.units(view.seat, PLACE[resource], 1)) for resource in ask.resources}
    best = max(lessons.values())
    return lambda move: [(Motive.LEARN if lessons[move.resource] == best else None, lessons[move.resource], move.resource)]


def _contest(desk: Books, seat: Seat, ask: UseLegionnaires, winner: Seat | None) -> float:
    """What it is worth to a seat that this player, or nobody, takes a contested card."""
    if winner is None:
        return desk.coin
    gain = worth(desk.worth(winner, ask.card)) - desk.coin * ask.card.cost
    stake = next(bid.stake for bid in ask.bids if bid.seat == winner)
    if winner == seat:
        return gain - desk.coin * stake
    return desk.coin - gain / len(desk.estates)
