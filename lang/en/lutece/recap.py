"""A round in a few lines: what the reader lost, then what everybody got."""

from __future__ import annotations

from collections.abc import Sequence

from lang import Names
from lang.facts.lutece import bidding
from lang.facts.lutece_turns import Contest, Deeds, contests, deeds, told
from lang.recap import LINE, NOBODY, Reader, Recap, Turn, sentence
from lang.shared import bold

from .terms import REVENUES, at, both, coins


def recap(turns: Sequence[Turn], names: Names, reader: Reader = NOBODY) -> Recap:
    """A line a player, and one for each card that was fought for."""
    events = told(turns)
    fought = contests(events)
    hits = [_lost(one, names, reader) for one in fought if one.lost_by(reader)]
    others = [_fought(one, names) for one in fought if not one.lost_by(reader)]
    return Recap(tuple(hits), (*others, *(_player(one, names, reader) for one in deeds(events))))


def _lost(contest: Contest, names: Names, reader: Reader) -> str:
    """`⚔ Livia outbids you for A · Baker Talent 6 (4 to 3).`"""
    assert reader.seat is not None
    card, me = bold(at(contest.tile, contest.card)), "you" if reader.you else bold(names[reader.seat])
    own = max(bid.value for bid in contest.bids if reader.is_(bid.seat))
    if contest.winner is None:
        return f"⚔ {card} is lost in a tie at {contest.best}, {me} among the bidders."
    return f"⚔ {bold(names[contest.winner])} outbids {me} for {card} ({contest.best} to {own})."


def _fought(contest: Contest, names: Names) -> str:
    card = bold(at(contest.tile, contest.card))
    outcome = "nobody gets it" if contest.winner is None else f"{bold(names[contest.winner])} wins"
    full = f"⚔ {card}: {bidding(contest.bids, names)}; {outcome}."
    return full if len(full) <= LINE else f"⚔ {card}: {outcome}, with {contest.best} bid."


def _player(done: Deeds, names: Names, reader: Reader) -> str:
    who = "You" if reader.you and reader.is_(done.seat) else bold(names[done.seat])
    bought = [f"{at(tile, card)} for {price}" if price else f"{at(tile, card)} for nothing" for tile, card, price in done.bought]
    parts = [
        f"bought {both(bought)}" if bought else "",
        f"couldn’t pay for {both([at(tile, card) for tile, card in done.unpaid])}" if done.unpaid else "",
        f"took {coins(done.gold)} ({REVENUES})" if done.gold else "",
    ]
    return sentence(who, parts, both)
