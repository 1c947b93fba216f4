"""A round in a few lines: what the reader lost, then what everybody got."""

from __future__ import annotations

from collections.abc import Sequence

from lang import Names
from lang.facts.lutece import bidding, worth
from lang.facts.lutece_turns import Contest, Deeds, Purchase, contests, deeds, told
from lang.recap import LINE, NOBODY, Reader, Recap, Turn, sentence
from lang.shared import bold, fr_count
from rules.engine.model import Seat
from rules.lutece.components import CONSOLATION
from rules.lutece.events import BribesClosed

from .events import event
from .terms import REVENUES, coined, et, le, pieces, short


def recap(turns: Sequence[Turn], names: Names, reader: Reader = NOBODY) -> Recap:
    """A line a player, one for each card that was fought for, and one if the time closed the bribes."""
    events = told(turns)
    fought = contests(events)
    hits = [_lost(one, names, reader) for one in fought if one.lost_by(reader)]
    others = [event(one, names) for one in events if isinstance(one, BribesClosed)]
    others += [_fought(one, names, reader) for one in fought if not one.lost_by(reader)]
    return Recap(tuple(hits), (*others, *(_player(one, names, reader) for one in deeds(events))))


def _lost(contest: Contest, names: Names, reader: Reader) -> str:
    """`⚔ Livia vous prend le Boulanger (A), 4 contre 3.`, and what comes back (L2.7)."""
    assert reader.seat is not None
    card, me = bold(le(contest.tile, contest.card)), bold(names[reader.seat])
    mine = next(bid for bid in contest.bids if reader.is_(bid.seat))
    own, back = worth(mine), f"reprenez votre pot-de-vin ({mine.stake}) et " if mine.stake else ""
    returned = f" Vous {back}gagnez {pieces(CONSOLATION)}." if reader.you else ""
    if contest.winner is None:
        beaten = f" ({'vous' if reader.you else me} {own})" if mine.value < contest.best else ""
        return f"⚔ Personne n’obtient {card} : égalité à {contest.best}{_included(contest)}{beaten}.{returned}"
    takes = f"vous prend {card}" if reader.you else f"prend {card} à {me}"
    return f"⚔ {bold(names[contest.winner])} {takes}{_thanks(contest)}, {worth(contest.top)} contre {own}.{returned}"


def _thanks(contest: Contest) -> str:
    """The Legionaries without whom the winner would not have won."""
    count = contest.decided_by
    return f" grâce à {fr_count(count, 'Légionnaire') if count > 1 else 'un Légionnaire'}" if count else ""


def _included(contest: Contest) -> str:
    """The Legionaries that made a tie."""
    count = contest.decided_by
    return f", Légionnaire{'s' if count > 1 else ''} compris" if count else ""


def _fought(contest: Contest, names: Names, reader: Reader) -> str:
    card = bold(short(contest.tile, contest.card))
    won = f"{_wins(contest.winner, names, reader)}{_thanks(contest)}" if contest.winner is not None else ""
    outcome = won or f"personne ne l’obtient{_included(contest)}"
    full = f"⚔ {card}, {bidding(contest.bids, names, 'vous' if reader.you else '', reader.seat)} : {outcome}."
    return full if len(full) <= LINE else f"⚔ {card} : {outcome}, avec {contest.best}."


def _wins(seat: Seat, names: Names, reader: Reader) -> str:
    return "vous l’emportez" if reader.you and reader.is_(seat) else f"{bold(names[seat])} l’emporte"


def _bought(one: Purchase) -> str:
    """`la Taverne (1) pour 1 pièce (7 pièces reçues)`."""
    brought = f" ({coined(one.brought, 'reçue')})" if one.brought else ""
    return f"{le(one.tile, one.card)} {f'pour {pieces(one.paid)}' if one.paid else 'sans rien payer'}{brought}"


def _player(done: Deeds, names: Names, reader: Reader) -> str:
    you = reader.you and reader.is_(done.seat)
    who, verbs = ("Vous", ("achetez", "ne pouvez pas payer", "touchez")) if you else (bold(names[done.seat]), ("achète", "ne peut pas payer", "touche"))
    buys, owes, takes = verbs
    bought = [_bought(one) for one in done.bought]
    parts = [
        f"{buys} {et(bought)}" if bought else "",
        f"{owes} {et([le(tile, card) for tile, card in done.unpaid])}" if done.unpaid else "",
        f"{takes} {pieces(done.gold)} de {REVENUES}" if done.gold else "",
    ]
    return sentence(who, parts, et)
