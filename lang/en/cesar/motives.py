"""What decides a computer player of Caesar & Cleopatra."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, assert_never

from lang import Names
from lang.motives import fact
from lang.shared import en_count
from rules.cesar import standing as s
from rules.cesar.components import SIZE, other
from rules.engine.model import Seat

from .terms import GROUP, WORDS, cards, the

HIDDEN = "Reason hidden until the end."
BETTER = "Better chances on that group."
ALOUD = {
    "win vote": BETTER,
    "mission": BETTER,
    "philosopher": BETTER,
    "kill": "That card was in the way.",
    "wrath": "That group was going badly.",
    "castle": "Rearranged, the cards will do more.",
    "unmask": "Wants to know what’s there before the vote.",
    "see hand": "Wants to see that hand.",
    "rob": "The most dangerous card of that hand.",
    "protect": "That would have hurt.",
}
FULL = {  # reasons without a fact: those of older games, and what needs none
    "forced": "No other legal move.",
    "search": "Looks best a few moves ahead.",
    "win vote": "Better chances of winning the {about}.",
    "mission": "Helps the secret mission: {about}.",
    "dodge vote": "A passive turn means no vote, and a vote now could go badly.",
    "tempo": "Two cards face up count for more at once.",
    "save strength": "Saves the stronger cards for later.",
    "hide": "Face down, nobody can count it or kill it.",
    "philosopher": "A Philosopher turns the {about} vote around.",
    "kill": "Gets rid of a card in the way: {about}.",
    "wrath": "The {about} are going badly.",
    "castle": "Rearranged, the cards win more.",
    "unmask": "Reveals what’s hidden on the {about} before the vote.",
    "see hand": "See the other hand, and get rid of its best card.",
    "keep trick": "Saves the Manipulations for later.",
    "protect": "It would hurt too much[: {about}].",
    "keep veto": "Saves the Veto for later.",
    "rob": "The best card of that hand: {about}.",
    "refresh hand": "Trades weak cards for new ones.",
    "need cards": "Short of cards: {about}.",
    "stake": "A strong card for the secret mission: {about}.",
    "small groups": "Strong cards on the small groups, which a few votes decide.",
    "next card": "The one to draw next: {about}.",
    "opening": "A sound opening.",  # no longer given, but it stands in stored games
}
PUBLIC = {"win vote", "mission", "philosopher", "kill", "wrath", "castle", "unmask", "see hand", "protect", "need cards"}  # by what everybody sees


def why(why: Mapping[str, Any], seat: Seat, *, aloud: bool, names: Names = ()) -> str:
    """The reason in a sentence; aloud by what everybody sees."""
    found: s.Fact | None = fact(why, s.Fact)
    motive = str(why.get("motive"))
    if found is None or (aloud and motive not in PUBLIC):
        return WORDS.reason(why, seat, FULL, ALOUD, HIDDEN, loud=aloud)
    return _aloud(found, motive) if aloud else _told(found, motive, seat)


def _told(fact: s.Fact, motive: str, seat: Seat) -> str:
    match fact:
        case s.Swing(now, then) if motive == "kill":
            return f"Without it the {GROUP[now.group]} stand {_tally(then)} instead of {_tally(now)}."
        case s.Swing(now, then) if motive == "protect":
            return f"It would make the {GROUP[now.group]} {_tally(then)} instead of {_tally(now)}."
        case s.Swing(now, then) if motive.endswith("philosopher"):
            return f"{GROUP[now.group]}: {_tally(then)}, and with the Philosopher the {'lower' if then.lower else 'higher'} total wins."
        case s.Swing(now, then):
            return f"{GROUP[now.group]}: {_tally(then)}{_lower(then)}, {_left(then)}."
        case s.Mission(won, then):
            return f"The secret mission: {won} of 3 {GROUP[then.group]} won, and the vote stands {_tally(then)}{_lower(then)}."
        case s.Count() if motive == "wrath":
            return f"{GROUP[fact.group]}: {_tally(fact)}{_lower(fact)}, so better cleared."
        case s.Count() if motive == "protect":
            return f"It would clear the {GROUP[fact.group]}, which stand {_tally(fact)}{_lower(fact)}."
        case s.Count() if motive == "dodge vote":
            return f"A passive turn means no vote, and the {GROUP[fact.group]} stand {_tally(fact)}{_lower(fact)}."
        case s.Count():
            return f"{GROUP[fact.group]}: {_tally(fact)}. What’s hidden there may decide the vote."
        case s.Pair(now, then):
            return _pair(now, then)
        case s.HandSize(count):
            return f"It would cost the best of {_cards(count)}." if motive == "protect" else f"Shows {_cards(count)} and gets rid of the best."
        case s.Unmasked(group, count):
            return f"It would show the {_cards(count)} face down on the {GROUP[group]}."
        case s.Kept(some):
            return f"Keeps {cards(some, seat)} in hand."
        case s.Spared(trick):
            return f"Saves the Veto for something worse than {the(trick, other(seat))}."
        case s.More(left):
            return f"Face up, a second card can follow at once: {left} more in hand."
        case s.Covered(tricks):
            rivals = f"none of the {en_count(tricks, 'Manipulation')} in the other hand" if tricks > 1 else "no Assassination"
            return f"Face down, {rivals} can kill it."
        case s.KnownHand(some):
            return f"The best of that hand: {cards(some, other(seat))}."
        case s.Traded(count, influence, manipulation):
            return f"Trades {en_count(count, 'weak card')} for new ones: {influence} Influence and {manipulation} Manipulation left to draw."
        case s.Holds(influence, manipulation):
            return _hand(influence, manipulation)
        case s.Opening(group, card):
            return f"Opens with a {card.value} on the secret mission, the {GROUP[group]}."
        case s.SmallGroups(total):
            return f"{total} of the 15 points go to the Aediles and Censors, where two patricians are a majority."
        case s.Place(place):
            return f"Number {place} in the pile, and there’s nothing better left for that place."
        case _ as never:
            assert_never(never)


def _pair(now: tuple[s.Count, s.Count], then: tuple[s.Count, s.Count] | None) -> str:
    one, two = now
    if then is None:
        return f"It would rearrange the {GROUP[one.group]}, {_tally(one)}, and the {GROUP[two.group]}, {_tally(two)}."
    return f"{GROUP[one.group]} {_tally(then[0])}, {GROUP[two.group]} {_tally(then[1])}, instead of {_tally(one)} and {_tally(two)}."


def _aloud(fact: s.Fact, motive: str) -> str:
    """The same by the backs of cards that lie face down."""
    match fact:
        case s.Swing(_, then) if motive == "protect":
            return f"It would have left the {GROUP[then.group]} at {_shown(then)}."
        case s.Swing(_, then) | s.Mission(_, then):
            return f"{GROUP[then.group]}: now {_shown(then)}, {_left(then)}."
        case s.Count() if motive == "protect":
            return f"It would have cleared the {GROUP[fact.group]}: {_shown(fact)}."
        case s.Count():
            return f"{GROUP[fact.group]}: {_shown(fact)}."
        case s.Pair((one, two)):
            return f"{GROUP[one.group]}: {_shown(one)}; {GROUP[two.group]}: {_shown(two)}."
        case s.HandSize(count):
            return f"It would have cost the best of {_cards(count)}." if motive == "protect" else f"To see {_cards(count)} and get rid of the best."
        case s.Unmasked(group, count):
            return f"It would have shown the {_cards(count)} face down on the {GROUP[group]}."
        case s.Holds(influence, manipulation):
            return _hand(influence, manipulation)
        case _:
            return HIDDEN


def _tally(vote: s.Count) -> str:
    """`11 to 2 (+1 face down)`."""
    return f"{vote.mine} to {vote.theirs}{_down(vote.unseen)}"


def _shown(vote: s.Count) -> str:
    """`7 (+1 face down) to 2`."""
    return f"{vote.shown}{_down(vote.covered)} to {vote.theirs}{_down(vote.unseen)}"


def _down(count: int) -> str:
    return f" (+{count} face down)" if count else ""


def _lower(vote: s.Count) -> str:
    return ", and the lower total wins" if vote.lower else ""


def _left(vote: s.Count) -> str:
    whole = SIZE[vote.group]
    return f"{vote.left} of {whole} patricians left" if vote.left < whole else f"all {whole} patricians left"


def _hand(influence: int, manipulation: int) -> str:
    return f"{influence or 'No'} Influence and {manipulation or 'no'} Manipulation in hand."


def _cards(count: int) -> str:
    return en_count(count, "card")
