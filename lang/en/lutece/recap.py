"""A round in a few lines: what the reader lost, then what everybody got."""

from __future__ import annotations

from collections.abc import Sequence

from lang import Names
from lang.facts.lutece import bidding, worth
from lang.facts.lutece_turns import Contest, Deeds, Purchase, contests, deeds, told
from lang.recap import LINE, NOBODY, Reader, Recap, Turn, sentence
from lang.shared import bold, en_count, upper_first
from rules.engine.model import Seat
from rules.lutece.components import CONSOLATION
from rules.lutece.events import BribesClosed

from .events import event
from .terms import REVENUES, both, coins, the


def recap(turns: Sequence[Turn], names: Names, reader: Reader = NOBODY) -> Recap:
    """A line a player, one for each card that was fought for, and one if the time closed the bribes."""
    events = told(turns)
    fought = contests(events)
    hits = [_lost(one, names, reader) for one in fought if one.lost_by(reader)]
    others = [event(one, names) for one in events if isinstance(one, BribesClosed)]
    others += [_fought(one, names, reader) for one in fought if not one.lost_by(reader)]
    return Recap(tuple(hits), (*others, *(_player(one, names, reader) for one in deeds(events))))


def _lost(contest: Contest, names: Names, reader: Reader) -> str:
    """`⚔ Livia outbids you 4 to 3 for the Baker (A).`, and what comes back (L2.7)."""
    assert reader.seat is not None
    card, me = bold(the(contest.tile, contest.card)), "you" if reader.you else bold(names[reader.seat])
    mine = next(bid for bid in contest.bids if reader.is_(bid.seat))
    returned = f" You get {f'your {mine.stake} back plus ' if mine.stake else ''}{coins(CONSOLATION)}." if reader.you else ""
    if contest.winner is None:
        beaten = f" ({me}: {worth(mine)})" if mine.value < contest.best else ""
        return f"⚔ Nobody gets {card}: a tie at {contest.best}{_included(contest)}{beaten}.{returned}"
    return f"⚔ {bold(names[contest.winner])} outbids {me} {worth(contest.top)} to {worth(mine)} for {card}{_thanks(contest)}.{returned}"


def _thanks(contest: Contest) -> str:
    """The Legionaries without whom the winner would not have won."""
    count = contest.decided_by
    return f", thanks to {en_count(count, 'Legionary', 'Legionaries') if count > 1 else 'a Legionary'}" if count else ""


def _included(contest: Contest) -> str:
    """The Legionaries that made a tie."""
    count = contest.decided_by
    return f", {'Legionaries' if count > 1 else 'Legionary'} included" if count else ""


def _fought(contest: Contest, names: Names, reader: Reader) -> str:
    card = bold(upper_first(the(contest.tile, contest.card)))
    won = f"{_wins(contest.winner, names, reader)}{_thanks(contest)}" if contest.winner is not None else ""
    outcome = won or "nobody gets it"
    full = f"⚔ {card}: {bidding(contest.bids, names, 'you' if reader.you else '', reader.seat)}; {outcome}."
    return full if len(full) <= LINE else f"⚔ {card}: {outcome}, with a bribe of {contest.best}."


def _wins(seat: Seat, names: Names, reader: Reader) -> str:
    return "you win" if reader.you and reader.is_(seat) else f"{bold(names[seat])} wins"


def _bought(one: Purchase) -> str:
    """`the Tavern (1) for 1 gold (7 gold back)`."""
    brought = f" ({coins(one.brought)} back)" if one.brought else ""
    return f"{the(one.tile, one.card)} for {coins(one.paid) if one.paid else 'free'}{brought}"


def _player(done: Deeds, names: Names, reader: Reader) -> str:
    you = reader.you and reader.is_(done.seat)
    who, buys, takes = ("You", "buy", "take") if you else (bold(names[done.seat]), "buys", "takes")
    bought = [_bought(one) for one in done.bought]
    parts = [
        f"{buys} {both(bought)}" if bought else "",
        f"can’t pay for {both([the(tile, card) for tile, card in done.unpaid])}" if done.unpaid else "",
        f"{takes} {coins(done.gold)} ({REVENUES})" if done.gold else "",
    ]
    return sentence(who, parts, both)
