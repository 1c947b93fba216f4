"""What decides a computer player of Caesar & Cleopatra."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, assert_never

from lang import Names
from lang.en.foresight import weighed
from lang.motives import fact
from lang.shared import en_count
from rules.cesar import standing as s
from rules.cesar.components import SIZE, Pile, other
from rules.engine.foresight import Weighed
from rules.engine.model import Seat

from .terms import BACK, GROUP, WORDS, cards, of, the

HIDDEN = "Reason hidden until the end."
BETTER = "Better chances on that group."
ALOUD = {
    "win vote": BETTER,
    "mission": BETTER,
    "philosopher": BETTER,
    "kill": "That card was in the way.",
    "wrath": "That group was going badly.",
    "castle": "Rearranged, the cards do more.",
    "unmask": "Wants to know what’s there before the vote.",
    "see hand": "Wants to see that hand.",
    "rob": "The most dangerous card in that hand.",
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
    "philosopher": "With a Philosopher, the lower total wins the {about} vote.",
    "kill": "Gets rid of a card in the way: {about}.",
    "wrath": "The {about} are going badly.",
    "castle": "Rearranged, the cards do more.",
    "unmask": "Reveals what’s hidden on the {about} before the vote.",
    "see hand": "Sees the other hand and gets rid of its best card.",
    "keep trick": "Saves the Manipulations for later.",
    "protect": "It would hurt too much[: {about}].",
    "keep veto": "Saves the Veto for later.",
    "rob": "The best card in that hand: {about}.",
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
    found: s.Fact | Weighed | None = fact(why, s.Fact | Weighed)
    motive = str(why.get("motive"))
    if found is None or (aloud and motive not in PUBLIC):
        return WORDS.reason(why, seat, FULL, ALOUD, HIDDEN, loud=aloud)
    if isinstance(found, Weighed):
        return weighed(found)
    told = _aloud(found, motive) if aloud else _told(found, motive, seat)
    if motive == "forced" and isinstance(found, s.Holds) and found.manipulation:
        told = f"{told[:-1]}, but no Manipulation can be played now."
    return f"{FULL[motive]} {told}" if motive == "forced" else told


def _told(fact: s.Fact, motive: str, seat: Seat) -> str:
    match fact:
        case s.Swing(now, then) if motive == "kill" and now.lower and not then.lower:
            return f"Without the Philosopher the higher total wins again: {_on(then)}."
        case s.Swing(now, then) if motive == "kill":
            return f"Without that card it’s {_on(then)}, instead of {_tally(now)}."
        case s.Swing(now, then) if motive == "protect":
            return f"Otherwise it’s {_on(then)}, instead of {_tally(now)}."
        case s.Swing(now, then) if motive.endswith("philosopher"):
            return f"That makes it {_on(then)}, and with the Philosopher the {'lower' if then.lower else 'higher'} total wins."
        case s.Swing(now, then):
            return f"That makes it {_on(then)}{_lower(then)}, with {_left(then)}."
        case s.Mission(won, then):
            return f"Helps the secret mission: {won} of 3 {GROUP[then.group]} won, and now it’s {_tally(then)} there{_lower(then)}."
        case s.Count() if motive == "wrath":
            return f"It’s {_on(fact)}{_lower(fact)}: better to clear them."
        case s.Count() if motive == "protect":
            return f"Otherwise the {GROUP[fact.group]} are cleared; now it’s {_tally(fact)} there{_lower(fact)}."
        case s.Count() if motive == "dodge vote":
            return f"A passive turn means no vote, and it’s {_on(fact)}{_lower(fact)}."
        case s.Count():
            return f"It’s {_on(fact)}, and what’s hidden there may decide the vote."
        case s.Pair(now, then):
            return _pair(now, then)
        case s.HandSize(count):
            return f"Otherwise the best of {_cards(count)} is lost." if motive == "protect" else f"Shows {_cards(count)} and gets rid of the best."
        case s.Unmasked(group, count):
            return f"Otherwise {_covered(count)} on the {GROUP[group]} would be revealed."
        case s.Kept(some):
            return f"Keeps {cards(some, seat)} for later."
        case s.Spared(trick):
            return f"Saves the Veto for something worse than {the(trick, other(seat))}."
        case s.More(left):
            return f"Face up, a second card can follow at once: {left} more Influence in hand."
        case s.Covered(tricks):
            return f"Face down, it can’t be assassinated, and the other hand has {en_count(tricks, 'Manipulation')}."
        case s.KnownHand(some):
            return f"The best card in a hand of {cards(some, other(seat))}."
        case s.Traded(count, influence, manipulation):
            return f"Trades {_weak(count)}: {_held(influence, manipulation)} left to draw."
        case s.Holds() if motive == "need cards":
            return _balance(fact)
        case s.Holds(influence, manipulation):
            return f"In hand: {_held(influence, manipulation)}."
        case s.Opening(group, card):
            return f"A {card.value} from the start on the secret mission, the {GROUP[group]}."
        case s.SmallGroups(total):
            return f"Puts {total} of the 15 points on the Aediles and Censors, where two patricians make a majority."
        case s.Place(place):
            return f"The best card left for number {place} in the pile."
        case _ as never:
            assert_never(never)


def _pair(now: tuple[s.Count, s.Count], then: tuple[s.Count, s.Count] | None) -> str:
    one, two = now
    if then is None:
        return f"Otherwise the other side rearranges its cards; now it’s {_on(one)} and {_on(two)}."
    return f"Makes it {_on(then[0])} and {_on(then[1])}, instead of {_tally(one)} and {_tally(two)}."


def _aloud(fact: s.Fact, motive: str) -> str:
    """What may be said aloud of a reason: cards that lie face down are named by their backs."""
    match fact:
        case s.Swing(_, then) if motive == "protect":
            return f"Otherwise it would be {_shown(then)}."
        case s.Swing(_, then) if motive == "kill":
            return f"Without that card it’s {_shown(then)}."
        case s.Swing(_, then) | s.Mission(_, then):
            return f"That makes it {_shown(then)}, with {_left(then)}."
        case s.Count() if motive == "protect":
            return f"It would have cleared the {GROUP[fact.group]}: {_open(fact)}."
        case s.Count():
            return f"It was {_shown(fact)}."
        case s.Pair((one, two)):
            return f"It was {_shown(one)}, and {_shown(two)}."
        case s.HandSize(count):
            return f"It would have cost the best of {_cards(count)}." if motive == "protect" else f"To see {_cards(count)} and get rid of the best."
        case s.Unmasked(group, count):
            return f"It would have revealed {_covered(count)} on the {GROUP[group]}."
        case s.Holds():
            return _balance(fact)
        case _:
            return HIDDEN


def _tally(vote: s.Count) -> str:
    """`11 to 2 (+1 face down)`."""
    return f"{vote.mine} to {vote.theirs}{_down(vote.unseen)}"


def _on(vote: s.Count) -> str:
    """`11 to 2 (+1 face down) on the Aediles`."""
    return f"{_tally(vote)} on the {GROUP[vote.group]}"


def _shown(vote: s.Count) -> str:
    """`7 (+1 face down) to 2 on the Aediles`."""
    return f"{_open(vote)} on the {GROUP[vote.group]}"


def _open(vote: s.Count) -> str:
    return f"{vote.shown}{_down(vote.covered)} to {vote.theirs}{_down(vote.unseen)}"


def _down(count: int) -> str:
    return f" (+{count} face down)" if count else ""


def _lower(vote: s.Count) -> str:
    return ", and the lower total wins" if vote.lower else ""


def _left(vote: s.Count) -> str:
    whole = SIZE[vote.group]
    return f"{vote.left} of {whole} patricians left" if vote.left < whole else f"all {whole} patricians left"


def _weak(count: int) -> str:
    return "1 weak card for a new one" if count == 1 else f"{count} weak cards for new ones"


def _covered(count: int) -> str:
    return en_count(count, "face-down card")


def _balance(hand: s.Holds) -> str:
    return f"Balances a hand of {_held(hand.influence, hand.manipulation)}."


def _held(influence: int, manipulation: int) -> str:
    """`3 Influence and 1 Manipulation`, `no Influence and 2 Manipulations`."""
    counts = zip(Pile, (influence, manipulation), strict=True)
    return " and ".join(of(pile, count) if count else f"no {BACK[pile]}" for pile, count in counts)


def _cards(count: int) -> str:
    return en_count(count, "card")
