"""Micatio in English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, assert_never

from lang import Choice, Command, Names
from lang.defaults import CARDS as CARDS
from lang.defaults import EMOJI as EMOJI
from lang.defaults import beside as beside
from lang.defaults import caution as caution
from lang.defaults import column as column
from lang.defaults import done as done
from lang.defaults import echo as echo
from lang.defaults import factor as factor
from lang.defaults import figure as figure
from lang.defaults import head as head
from lang.defaults import in_all as in_all
from lang.defaults import label as label
from lang.defaults import level as level
from lang.defaults import live as live
from lang.defaults import named as named
from lang.defaults import order as order
from lang.defaults import order_choice as order_choice
from lang.defaults import order_field as order_field
from lang.defaults import order_name as order_name
from lang.defaults import preview as preview
from lang.defaults import remark as remark
from lang.defaults import stakes as stakes
from lang.defaults import upshot as upshot
from lang.en.foresight import weighed
from lang.motives import fact, sentence
from lang.recap import NOBODY, Reader, Recap, Turn
from lang.shared import bold, en_count, join, lines
from rules import micatio as r
from rules.engine.foresight import Weighed
from rules.engine.model import Seat, Sheet

TITLE = "Micatio"
PITCH = "Rome’s finger game: show a hand, call the sum"
BLURB = (
    "Everyone shows fingers and calls the sum of all hands, all at once. "
    "Be the only one to call it right and you score a point; the first to five wins."
)
ROLES: tuple[str, ...] = ()
CHOICES: dict[str, Choice] = {}
PICTURE = {
    "points": "Points", "throw": "Throw {n}", "sum": "Sum {n}", "over": "Game over", "call": "called {n}", "seat": "Seat {n}",
    "total": "Total", "rank": "Rank",
}  # fmt: skip
COMMANDS: Mapping[type, Command] = {
    r.Show: Command(
        "show",
        "Secretly show fingers and call the sum of all hands",
        {"fingers": ("fingers", "How many fingers, 0 to 5"), "call": ("call", "The sum you call")},
    )
}
SCORE = {r.Score.POINTS: "Points"}
FULL = {
    "forced": "No other legal move.",
    "search": "Looks best a few moves ahead.",
    "likely": "With that hand, {about} is one of the likelier sums.",
}


def event(event: r.Event, names: Names) -> str:
    match event:
        case r.Began(seats):
            return f"{en_count(seats, 'player')}, first to {r.GOAL} points."
        case r.Thrown(_, throws, total):
            shown = ", ".join(f"{names[seat]} {throw.fingers} (called {throw.call})" for seat, throw in enumerate(throws))
            return f"✊ {shown}: the sum is {bold(str(total))}."
        case r.Scored(seat, points):
            return f"Only {bold(names[seat])} called it and scores: {points} of {r.GOAL} points."
        case r.NobodyScored(right):
            all_of_them = f"{join([names[seat] for seat in right], 'and')} {'both' if len(right) == 2 else 'all'}" if right else "Nobody"
            return f"{all_of_them} called it: no point."
        case _ as never:
            assert_never(never)


def heading(event: r.Event, names: Names) -> str:
    match event:
        case r.Began():
            return "Set-up"
        case r.Thrown(number):
            return f"Throw {number}"
        case _:
            return ""


def turn(event: r.Event) -> Seat | None:
    return None


def recap(turns: Sequence[Turn], names: Names, reader: Reader = NOBODY) -> Recap:
    """The last throw, and what came of it."""
    told = [one for turn in turns for one in turn.events]
    throws = [n for n, one in enumerate(told) if isinstance(one, r.Thrown)]
    return Recap(done=tuple(event(one, names) for one in told[throws[-1] if throws else len(told) :]))


def near(table: r.Table, names: Names) -> tuple[str, ...]:
    close = r.near(table)
    return (f"⚑ One point from winning: {join([bold(names[seat]) for seat in close], 'and')}.",) if close else ()


def private(event: r.Event, names: Names) -> str:
    return ""


def asked(ask: r.ShowAndCall, who: str) -> str:
    return f"{who}, show your fingers and call the sum (throw {ask.number})."


def ask(ask: r.ShowAndCall, names: Names = ()) -> str:
    return f"Throw {ask.number}: how many fingers do you show, and what sum do you call?"


def kind(move: type, seat: Seat = 0) -> str:
    return "Show and call"


def standing(view: r.View, names: Names) -> str:
    """The points so far."""
    points = ", ".join(f"{names[seat]} {own}" for seat, own in enumerate(view.table.points))
    return f"Points (first to {r.GOAL}): {points}"


def tip(view: r.View, ask: Any, names: Names) -> str:
    """How to guess."""
    return "The sum is your own fingers, and on average 2 or 3 for every other hand."


def press(move: type, field: str | None) -> str:
    return "Show"


def field(move: type, field: str) -> str:
    return "How many fingers do you show?" if field == "fingers" else "What will all hands add up to?"


def move(move: r.Show, seat: Seat, names: Names = ()) -> str:
    return f"Show {move.fingers}, call {move.call}"


def did(move: r.Show, seat: Seat, names: Names = ()) -> str:
    return f"You show {move.fingers} and call {move.call}."


def term(value: Any, seat: Seat) -> str:
    return str(value)


def choice(move: type, field: str, value: Any, seat: Seat, names: Names = ()) -> str:
    return en_count(value, "finger") if field == "fingers" else str(value)


def refusal(why: r.Reason, seat: Seat, names: Names = ()) -> str:
    match why:
        case r.NoSuchHand():
            return "A hand shows 0 to 5 fingers."
        case r.CannotCome(call, least, most):
            return f"You can’t call {call}: with those fingers the sum will be {least} to {most}."
        case _ as never:
            assert_never(never)


def line(what: r.Score) -> str:
    return SCORE[what]


def verdict(sheet: Sheet, names: Names) -> tuple[str, str]:
    if sheet.ending is None:
        return "Unfinished game", "The score after the last throw."
    return f"{bold(names[sheet.winners[0]])} wins", f"First to {r.GOAL} points."


def hand(view: r.View, names: Names) -> str:
    return "The only secret in Micatio is what you’re about to show."


def position(table: r.Table, names: Names) -> str:
    points = ", ".join(f"{names[seat]} {own}" for seat, own in enumerate(table.points))
    thrown = ", ".join(f"{names[seat]} showed {throw.fingers} and called {throw.call}" for seat, throw in enumerate(table.last))
    return lines(f"Points (first to {r.GOAL}): {points}.", f"Last throw: {thrown}." if thrown else "")


def alt(table: r.Table, names: Names) -> str:
    return position(table, names)


def why(why: Mapping[str, Any], seat: Seat, *, aloud: bool, names: Names = ()) -> str:
    found: r.Odds | Weighed | None = fact(why, r.Odds | Weighed)
    if found is not None and not aloud:
        return weighed(found) if isinstance(found, Weighed) else _likely(found)
    return sentence(why, FULL, {}, "Reason hidden until the end.", str, loud=aloud)


def _likely(fact: r.Odds) -> str:
    last = ", and the point would win the game" if fact.points == r.GOAL - 1 else ""
    return f"With {en_count(fact.fingers, 'finger')}, the sum is {fact.call} in {fact.ways} of the {fact.of} ways the others can show{last}."
