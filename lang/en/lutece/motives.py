"""What decides a computer player of Lutèce."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, assert_never

from lang import Names
from lang.en.foresight import weighed
from lang.facts.lutece import only_rival, subject
from lang.motives import fact, sentence
from rules.engine.foresight import Weighed
from rules.engine.model import Seat
from rules.lutece import standing as s
from rules.lutece.components import Kind, Side, Tile

from .terms import CARD, EFFECTS, RESOURCE, SIDE, both, coins, player, term, units

PAUSE = "Should give the others pause."  # true of a bribe and of a bluff alike: what lies there stays hidden
HIDDEN = "Reason hidden until the end."
ALOUD = {
    "outbid": PAUSE,
    "bluff": PAUSE,
    "agreed": "Has bribed enough for now.",
    "no more": "Won’t add any more, whatever the others do.",
    "win card": "Its Legionaries can win the card.",
    "deny": "Keeps the card from the leading bidder.",
    "keep": "A Legionary is worth 2 points at the end.",
    "learn": "The best thing for its Apprentice to learn.",
}
FULL = ALOUD | {
    "forced": "No other legal move.",
    "search": "Looks best a few moves ahead.",
    "majority": "Counts towards a majority[: {about}].",
    "prestige": "Can score prestige[: {about}].",
    "influence": "Can score influence[: {about}].",
    "gold": "Brings in gold.",
    "too dear": "Couldn’t have paid for the other card too[: {about}].",  # as told by games of before
    "thrift": "More gold there would probably be wasted.",
    "cost": "Cheaper than most.",
    "quiet": "Few others seem to want it[: {about}].",
    "outbid": "A bribe the others have to beat[: {about}].",
    "bluff": "A bluff on an Income: the gold comes back.",
    "agreed": "Enough bribes for now.",
    "no more": "No point in adding more, whatever the others do.",
    "sealed": "Enough to win without paying too much.",
    "win card": "The Legionaries can win the card[: {about}].",
    "deny": "Can keep the card from the leading bidder.",
    "learn": "The best thing for the Apprentice to learn[: {about}].",
}

PUBLIC = {"outbid", "bluff", "agreed", "no more", "win card", "deny", "keep", "learn"}  # what is chosen stays hidden


def why(why: Mapping[str, Any], seat: Seat, *, aloud: bool, names: Names = ()) -> str:
    """The reason in a sentence; aloud only what everybody sees."""
    found: s.Fact | Weighed | None = fact(why, s.Fact | Weighed)
    motive = str(why.get("motive"))
    if found is None or (aloud and motive not in PUBLIC):
        return sentence(why, FULL, ALOUD, HIDDEN, lambda about: _about(about, seat), loud=aloud)
    if isinstance(found, Weighed):
        return weighed(found)
    told = _told(found, names, only_rival(seat, names), aloud=aloud)
    return f"{FULL[motive]} {told}" if motive == "forced" else told


def _told(fact: s.Fact, names: Names, other: str, *, aloud: bool) -> str:
    """The fact, and what it is good for; `other` is who the others are, where there is just one."""
    match fact:
        case s.Race(resource, gain, own, best):
            rest = f"{other} has {best or 'none'}" if other else f"nobody else has {f'more than {best}' if best else 'any'}"
            return f"That makes {units(resource, own + gain)}, and {rest}."
        case s.Scores(Kind.LEGIONNAIRE as kind):
            return f"{CARD[kind]}: {EFFECTS[kind]}."
        case s.Scores(kind, count, owned):
            return f"{'For the ' if owned else ''}{CARD[kind]}: {EFFECTS[kind]}, with {count} so far."
        case s.Stall(wants, has, owned):
            stock = both(units(wanted, count) for wanted, count in zip(wants, has, strict=True))
            return f"{'For the ' if owned else ''}{CARD[Kind.MARKET]}: 6 points for {both(RESOURCE[one] for one in wants)}, with {stock} so far."
        case s.Gain(income, lying, harvest):
            return f"Can bring {_gold(income, lying, harvest)}."
        case s.Price(cost, dearest):
            return f"Costs {coins(cost)} in all; the two most expensive cards cost {dearest}."
        case s.Bid(side, stake, highest, Kind() as kind) if not aloud:
            enough = f"enough, unless {other or 'somebody'} wants it too and put {stake} or more on it" if stake <= highest else "nobody put as much on it"
            return f"That makes a bribe of {stake} on the {CARD[kind]}: {enough}."
        case s.Bid(side, stake) if not aloud:
            return f"A bluff: {coins(stake)} on the {SIDE[side]}, on an Income, and the gold comes back."
        case s.Bid(side, stake, highest) if stake > highest:
            return f"{coins(stake)} on the {SIDE[side]}: now the highest bribe."
        case s.Bid(side, stake, highest):
            return f"{coins(stake)} on the {SIDE[side]}, to give {other or 'the others'} pause: {_possessive(other)} highest bribe is {highest}."
        case s.Laid(left, right, highest) if highest >= max(left, right, 1):
            bribes = f"{left} on the left and {right} on the right may be enough" if left or right else "Perhaps no bribe is needed"
            return f"{bribes}: {_possessive(other)} highest ({highest}) could be on another card."
        case s.Laid(0, 0):
            return "All bribes stand at 0: enough, unless somebody wants the same card (a tie loses it)."
        case s.Laid(left, right):
            top, where = max((left, Side.LEFT), (right, Side.RIGHT))
            return f"{top} on the {SIDE[where]} is the highest bribe already."
        case s.Named(left, right, purse, cost):
            return f"{left} on the left and {right} on the right leave {coins(purse)} for cards that cost {cost}."
        case s.EmptyPurse():
            return "0 gold left in the purse: nothing more to add."
        case s.Fight(kind, mine, helpers, rival, theirs):
            force = f"{helpers} Legionaries add 2 each" if helpers > 1 else "a Legionary adds 2"
            return f"It’s {mine} against {player(rival, names)}’s {theirs} for the {CARD[kind]}, but {force}."
        case s.Ahead(kind, rival, theirs):
            return f"Otherwise {player(rival, names)} wins the {CARD[kind]} with {theirs}."
        case s.Guards(count):
            kept = f"{count} Legionaries kept are worth 2 points each" if count > 1 else "A Legionary kept is worth 2 points"
            return f"{kept} at the end."
        case _ as never:
            assert_never(never)


def _possessive(rival: str) -> str:
    return f"{rival}’s" if rival else "the others’"


def _gold(income: int, lying: int, harvest: int) -> str:
    """`5 gold from Income`, `7 gold: 3 from Income and 4 from card effects`."""
    named = [(gold, what) for gold, what in ((income, "from Income"), (lying, "lying on the cards"), (harvest, "from card effects")) if gold]
    if len(named) == 1:
        return " ".join((coins(named[0][0]), named[0][1]))
    return f"{coins(income + lying + harvest)}: {both(f'{gold} {what}' for gold, what in named)}"


def _about(about: Any, seat: Seat) -> str:
    member = subject(about)
    if member is None:
        return ""
    return f"tile {term(member, seat)}" if isinstance(member, Tile) else term(member, seat)
