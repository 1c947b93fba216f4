"""What decides a computer player of Fortuna."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, assert_never

from lang import Names
from lang.en.foresight import weighed
from lang.facts.fortuna import subject
from lang.motives import fact, sentence
from lang.shared import a, en_count
from rules.engine.foresight import Weighed
from rules.engine.model import Seat
from rules.fortuna import standing as s
from rules.fortuna.components import CAESAR, ROME, SCORING, Action, Cube, Person

from .terms import ACTION, BRINGS, BUILDING, NOUN, PRIVILEGE, SERVES, actions, both, coins, favour, some, term, titled, tokens

HIDDEN = "Reason hidden until the end."
ALOUD = {
    "advance": "Every space counts on the road to Rome.",
    "palace": "Caesar’s Palace is in sight.",
    "favour": "Wants to use a Favour this turn.",
    "prospect": "Will pay off in later rounds.",
    "tokens": "Those tokens mean Privilege cards.",
    "goods": "Stocking up.",
    "money": "Needs the coins.",
    "card": "Wants that card next turn.",
    "stay": "Wants to keep the other cards for next turn.",
    "first": "Fortuna means going first next round.",
    "deny": "Keeps it from the others.",
}
FULL = {
    "forced": "No other legal move.",
    "search": "Looks best a few moves ahead.",
    "advance": "A step closer to Rome.",
    "palace": "On the way to Caesar’s Palace.",
    "favour": "Better chances of a Favour this turn[: {about}].",
    "prospect": "Better chances of a Favour in later rounds[: {about}].",
    "tokens": "The tokens mean Privilege cards[: {about}].",
    "goods": "Stocks up for later turns[: {about}].",
    "money": "Brings in coins.",
    "score": "Makes a card in hand worth more[: {about}].",
    "hold": "Better to keep the Privilege cards for later.",
    "keep": "A good card to hold[: {about}].",
    "card": "Will be useful next turn[: {about}].",
    "stay": "The other cards on that side will be useful next turn.",
    "first": "Fortuna means going first next round.",
    "deny": "Keeps something good from the others[: {about}].",
}

PUBLIC = {"advance", "palace", "favour", "prospect", "tokens", "goods", "money", "stay", "first", "deny"}  # by what everybody sees
LEADS = {
    "favour": "For a Favour this turn: ", "prospect": "For later rounds: ", "goods": "To stock up: ", "money": "For the coins: ",
    "card": "For next turn: ", "keep": "Worth keeping: ",
}  # fmt: skip


def why(why: Mapping[str, Any], seat: Seat, *, aloud: bool, names: Names = ()) -> str:
    """The reason in a sentence; aloud by what everybody sees."""
    found: s.Fact | Weighed | None = fact(why, s.Fact | Weighed)
    motive = str(why.get("motive"))
    if found is None or (aloud and motive not in PUBLIC):
        return sentence(why, FULL, ALOUD, HIDDEN, lambda about: _about(about, seat), loud=aloud)
    if isinstance(found, Weighed):
        return weighed(found)
    lead = "" if isinstance(found, (s.Order, s.Held)) else LEADS.get(motive, "")
    told = f"{lead}{_told(found, names)}."
    return told[0].upper() + told[1:]


def _told(fact: s.Fact, names: Names) -> str:
    match fact:
        case s.Walk(start, end):
            return f"from space {start} to {end}{_to_go(end)}"
        case s.Service(action, _, have, price, wed):
            return _serves(action, have, price, wed)
        case s.Stock(piece, before, after):
            return f"{some(piece, after)} instead of {before}"
        case s.Held(piece, count):
            return f"keeps {some(piece, count)} for later"
        case s.Purse(before, after):
            return f"{coins(after)} instead of {before}"
        case s.Site(building, price, money):
            return f"{a(BUILDING[building])} ({SERVES[building]}) for {price} of {coins(money)}"
        case s.Tokens(named, count):
            return f"{favour(named)} holds {tokens(count)}: {'a Privilege card' if count == 1 else f'{count} Privilege cards'} to draw"
        case s.Shut(named, others):
            return f"closes {favour(named)} before {en_count(others, 'more player')} can use it"
        case s.Taken(action, owner):
            return f"takes {ACTION[action]} from {names[owner] if owner < len(names) else 'another player'}"
        case s.Remaining(others):
            return f"leaves {actions(others)} for next turn"
        case s.Order(place, players):
            return f"Fortuna means going first next round, {'as now' if place == 1 else f'instead of place {place} of {players}'}"
        case s.Scored(card, points):
            return f"makes a card in hand worth more: {PRIVILEGE[card]} ({points} VP so far)"
        case s.Kept(held, points):
            worths = zip(held, points, strict=True)
            return both([f"{titled(card)}, {PRIVILEGE[card]}{f' ({worth} VP right now)' if card in SCORING else ''}" for card, worth in worths])
        case _ as never:
            assert_never(never)


def _serves(action: Action, have: int, price: int, wed: bool) -> str:
    """What an action is good for, with what there is for it."""
    match action:
        case Action.WATER_SUPPLY:
            return "Water Supply brings 2 Water"
        case Action.HARVEST | Action.VINTAGE:
            crop = NOUN[Cube.WHEAT if action is Action.HARVEST else Cube.WINE][0]
            return f"{ACTION[action]} brings 2 {crop}" + (f", or {2 + have} if all Water is converted" if have else "")
        case Action.WHEAT_TRADE | Action.WINE_TRADE:
            crop = NOUN[Cube.WHEAT if action is Action.WHEAT_TRADE else Cube.WINE][0]
            return f"{have} {crop} can be sold for {coins(have * price)}" if have else f"{ACTION[action]} pays {coins(price)} per {crop}"
        case Action.CENTURIONS | Action.VESTALS:
            return f"{coins(have)} to spend on {NOUN[Person.CENTURION if action is Action.CENTURIONS else Person.VESTAL][1]}"
        case Action.CEREMONY:
            return "with another die, a good Favour is more likely"
        case Action.FAMILY:
            return "Family brings a good or coins" if wed else "whoever is married can use Favour 5, and later Family brings goods or coins"
        case Action.CONSTRUCTION:
            return f"a building lasts to the end of the game, with {coins(have)} to pay for it"
        case _:
            return f"{ACTION[action]} ({BRINGS[action]})"


def _to_go(space: int) -> str:
    """How far it still is: nobody wins outside Rome, the Palace ends the game (F6.4, F6.5)."""
    if space < ROME:
        return f"; {en_count(ROME - space, 'more space')} to Rome, outside of which nobody wins"
    return f"; {en_count(CAESAR - space, 'more space')} to Caesar’s Palace" if space < CAESAR else ": Caesar’s Palace"


def _about(about: Any, seat: Seat) -> str:
    member = subject(about)
    return "" if member is None else term(member, seat)
