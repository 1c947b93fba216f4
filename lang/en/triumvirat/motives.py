"""What decides a computer player of The End of the Triumvirate. Told of a rival and in a hint alike, so it speaks of nobody."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, assert_never

from lang import Names
from lang.en.foresight import weighed
from lang.facts.triumvirat import PROVINCE, ROMAN, subject
from lang.motives import fact, sentence
from lang.shared import en_count
from rules.engine.foresight import Weighed
from rules.engine.model import Seat
from rules.triumvirat import standing as s
from rules.triumvirat.components import Ending

from .terms import ALLOWS, COMPETENCE, citizens, gold, legions, player, term, turns, weapons

UNKNOWN = "Looked best."
FULL = {  # reasons without a fact: those of older games, and what needs none
    "forced": "No other legal move.",
    "search": "Looks best a few moves ahead.",
    "win": "Victory is within reach.",
    "conquer": "{about} is there for the taking.",
    "drive out": "Drives a rival’s triumvir out of {about}.",
    "collect": "Gold to collect in {about}.",
    "protect": "{about} is within a rival’s reach.",
    "act": "Gold to spend, and {about} is the place to spend it.",
    "raise": "A step towards VII in both skills: {about}.",
    "persuade": "Citizens win the election, and a consul with six wins the game.",
    "hinder": "One citizen fewer for {about}.",
    "produce": "More weapons in the bag for the next battles.",
    "save": "Saves gold for next turn.",
    "gold": "Needs gold.",
    "legions": "Legions attack and defend.",
    "muster": "More legions, better odds.",
    "supply": "With a civil servant, {about} supplies every turn.",
    "refuge": "The triumvir is safer in {about}.",
}
WINS = {
    Ending.PROVINCES: "A ninth province wins the game.",
    Ending.COMPETENCE: "VII in both skills wins the game.",
    Ending.CITIZENS: "A consul with six citizens wins the game.",
}


def why(why: Mapping[str, Any], seat: Seat, *, aloud: bool, names: Names = ()) -> str:
    """The reason in a sentence; nothing is hidden, but what comes of a plan everybody sees for themselves."""
    found: s.Fact | Weighed | None = fact(why, s.Fact | Weighed)
    if found is None:
        return sentence(why, FULL, FULL, UNKNOWN, lambda about: _about(about, seat), loud=False)
    if isinstance(found, Weighed):
        return weighed(found)
    motive = str(why.get("motive"))
    if isinstance(found, s.Levies | s.OneEach) and aloud:
        found = replace(found, place=None)
    return f"{FULL[motive]} {_told(found, motive, names)}" if motive == "forced" else _told(found, motive, names)


def _told(fact: s.Fact, motive: str, names: Names) -> str:
    match fact:
        case s.Threat(place, rival, brings, stand):
            return f"{player(rival, names)} can bring {legions(brings)} to {PROVINCE[place]}, which has {_stand(stand)}."
        case s.Attack(place, rival, own, theirs, guarded, percent):
            return f"{PROVINCE[place]}: {legions(own)} against {_held(rival, theirs, guarded, names)}, {_chance(percent)}."
        case s.Prey(place, rival, theirs, guarded):
            return f"On the way to {PROVINCE[place]}, where {player(rival, names)} {_there(theirs, guarded)}."
        case s.Lying(place, count):
            return f"There’s {gold(count)} to collect in {PROVINCE[place]}."
        case s.Means(place, kind, count):
            return f"{gold(count).capitalize()} to spend in {PROVINCE[place]}, {ALLOWS[kind]}."
        case s.Climb(competence, level, left):
            return f"{COMPETENCE[competence].capitalize()} to {ROMAN[level]}: {en_count(left, 'raise')} short of VII in both skills."
        case s.Citizens(own, rival, theirs, stone):
            if motive == "hinder":
                return f"Leaves {player(rival, names)} {citizens(theirs)}, against {own}; {_election(stone)}."
            return f"{citizens(own).capitalize()} against {player(rival, names)}’s {theirs}; {_election(stone)}."
        case s.Weapons(own, bag):
            return f"Makes it {own} of the {weapons(bag)} in the bag."
        case s.Purse(count) if motive == "save":
            return f"Keeps {gold(count)} for next turn."
        case s.Purse(count) if motive == "forced":
            return f"{gold(count).capitalize() if count else 'No gold'} in the treasury."
        case s.Purse(count):
            return f"Actions cost gold, and there’s {count or 'none'} in the treasury."
        case s.OneEach(count, pays, place):
            where = "" if place is None else f" The legion is best placed in {PROVINCE[place]}."
            return f"{gold(count).capitalize()} in the treasury pays for {en_count(pays, 'action')}.{where}"
        case s.Levies(own, rival, theirs, place):
            where = "" if place is None else f"Best placed in {PROVINCE[place]}. "
            return f"{where}{FULL['legions'] if own > theirs else f'{legions(own).capitalize()} in all; {player(rival, names)} has {theirs}.'}"
        case s.Column(place, count, percent, fewer, before):
            less = f" ({before}% with {fewer})" if fewer else ""
            return f"With {legions(count)}, {_a(percent)} {percent}% chance of taking {PROVINCE[place]}{less}."
        case s.Sortie():
            return _sortie(fact)
        case s.Yields(place, coins, troops):
            given = " and ".join([*([gold(coins)] if coins else []), *([legions(troops)] if troops else [])])
            return f"With a civil servant at work, {PROVINCE[place]} supplies {given} every turn."
        case s.Shelter(place, count):
            return f"{PROVINCE[place]} is guarded by {legions(count)}."
        case s.LastStep(road):
            return WINS[road]
        case _ as never:
            assert_never(never)


def _sortie(fact: s.Sortie) -> str:
    """Where the legions go next, what for, and who stays."""
    place, onward = PROVINCE[fact.to], f", on the way to {PROVINCE[fact.aim]}" if fact.aim is not None else ""
    to = f"{place}{onward}" if fact.percent is None else f"an attack on {place}, {_chance(fact.percent)}"
    stay = f"{legions(fact.stay)} {'stays' if fact.stay == 1 else 'stay'}" if fact.stay else "none stay"
    return f"Next: {to}; {stay} in {PROVINCE[fact.home]}."


def _stand(count: int) -> str:
    return "only one" if count == 1 else str(count or "none")


def _held(rival: Seat, theirs: int, guarded: bool, names: Names) -> str:
    """What defends a province, and whether its owner's triumvir is among it."""
    who = player(rival, names)
    if guarded:
        return f"{who} in person, {f'with {legions(theirs)}' if theirs else 'without legions'}"
    return f"{theirs} of {who}" if theirs else f"{who}, who has none there"


def _there(theirs: int, guarded: bool) -> str:
    """What a rival has in a province of theirs."""
    if guarded:
        return f"stands in person, {f'with {legions(theirs)}' if theirs else 'without legions'}"
    return f"has {legions(theirs) if theirs else 'no legions'}"


def _a(percent: int) -> str:
    """`an 80% chance`, `a 90% chance`."""
    return "an" if percent in (8, 11, 18) or 80 <= percent <= 89 else "a"


def _chance(percent: int) -> str:
    return "a sure conquest" if percent == 100 else f"{percent}% to take it"


def _election(stone: int) -> str:
    return "the election is at the end of this turn" if stone == 1 else f"{turns(stone)} to the election"


def _about(about: Any, seat: Seat) -> str:
    member = subject(about)
    return "…" if member is None else term(member, seat)
