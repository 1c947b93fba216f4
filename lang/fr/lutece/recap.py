"""A round in a few lines: what the reader lost, then what everybody got."""

from __future__ import annotations

from collections.abc import Sequence

from lang import Names
from lang.facts.lutece import bidding
from lang.facts.lutece_turns import Contest, Deeds, contests, deeds, told
from lang.recap import LINE, NOBODY, Reader, Recap, Turn, sentence
from lang.shared import bold

from .terms import REVENUES, at, et, pieces


def recap(turns: Sequence[Turn], names: Names, reader: Reader = NOBODY) -> Recap:
    """A line a player, and one for each card that was fought for."""
    events = told(turns)
    fought = contests(events)
    hits = [_lost(one, names, reader) for one in fought if one.lost_by(reader)]
    others = [_fought(one, names) for one in fought if not one.lost_by(reader)]
    return Recap(tuple(hits), (*others, *(_player(one, names, reader) for one in deeds(events))))


def _lost(contest: Contest, names: Names, reader: Reader) -> str:
    """`⚔ Livia l’emporte sur vous pour A · Boulanger Talent 6 (4 contre 3).`"""
    assert reader.seat is not None
    card, me = bold(at(contest.tile, contest.card)), "vous" if reader.you else bold(names[reader.seat])
    own = max(bid.value for bid in contest.bids if reader.is_(bid.seat))
    if contest.winner is None:
        return f"⚔ {card} est perdu : égalité à {contest.best}, dont {me}."
    return f"⚔ {bold(names[contest.winner])} l’emporte sur {me} pour {card} ({contest.best} contre {own})."


def _fought(contest: Contest, names: Names) -> str:
    card = bold(at(contest.tile, contest.card))
    outcome = "personne ne l’obtient" if contest.winner is None else f"{bold(names[contest.winner])} l’emporte"
    full = f"⚔ {card} : {bidding(contest.bids, names)} ; {outcome}."
    return full if len(full) <= LINE else f"⚔ {card} : {outcome}, {contest.best} au plus."


def _player(done: Deeds, names: Names, reader: Reader) -> str:
    who = "Vous avez" if reader.you and reader.is_(done.seat) else f"{bold(names[done.seat])} a"
    bought = [f"{at(tile, card)} pour {price}" if price else f"{at(tile, card)} pour rien" for tile, card, price in done.bought]
    parts = [
        f"acheté {et(bought)}" if bought else "",
        f"manqué d’or pour {et([at(tile, card) for tile, card in done.unpaid])}" if done.unpaid else "",
        f"touché {pieces(done.gold)} ({REVENUES})" if done.gold else "",
    ]
    return sentence(who, parts, et)
