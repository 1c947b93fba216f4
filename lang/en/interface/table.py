"""The board, the private menu and the hand, in English."""

from __future__ import annotations

from collections.abc import Sequence

from lang.en.foresight import outlook as say_outlook
from rules.engine.foresight import Outlook

from .buttons import BUTTONS
from .words import names


def more_lines(count: int) -> str:
    return f"… {count} more: `/game log`"


def nothing_asked(awaited: Sequence[str]) -> str:
    return f"It’s not your turn. Waiting for {names(awaited)}." if awaited else "It’s not your turn."


def done(deed: str) -> str:
    return f"✅ {deed}"


def sealed(deed: str) -> str:
    return f"✅ {deed}\nNobody sees it yet. You can change it until everyone has chosen."


def awaited(who: Sequence[str]) -> str:
    return f"Waiting for {names(who)}." if who else ""


def your_move() -> str:
    return "Choose…"


def pick(least: int, most: int) -> str:
    if least == most:
        return f"Choose {most}"
    if least <= 1:
        return f"Choose up to {most}"
    return f"Choose {least} to {most}"


def amount(least: int, most: int) -> str:
    return f"A number from {least} to {most}"


def not_a_number(text: str, least: int, most: int) -> str:
    return f"“{text}” isn’t a number from {least} to {most}."


def orders_standing(orders: Sequence[str]) -> str:
    return f"Your standing orders: {'; '.join(orders)}."


def order_given(order: str) -> str:
    return f"✅ {order}. You can cancel it at any time under **Standing orders**."


def orders_stopped() -> str:
    return "Your standing orders are cancelled."


def not_an_option(text: str, name: str, description: str) -> str:
    return f"“{text}” doesn’t work for **{name}**. {description}"


def hint(move: str, why: str, hasty: bool = False, outlook: Outlook | None = None) -> str:
    """`hasty`: there was no time to look ahead. `outlook`: how the move may end the game."""
    doubt = "I had no time to look ahead: this is a first impression." if hasty else ""
    return " ".join(part for part in (f"💡 **{move}**.", say_outlook(outlook), why, doubt) if part)


def hint_thinking() -> str:
    return "💭 Looking a few moves ahead…"


def panel_moved() -> str:
    """To a press that came just after others had changed what stood there."""
    return "The others moved just then and this panel changed, so nothing was played. Check it and press again."


def hint_soon(place: int) -> str:
    """`place` in the line of those for whom I think."""
    if place == 1:
        return "💭 You’re next in line for a hint."
    ending = "th" if place % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(place % 10, "th")
    return f"💭 You’re {place}{ending} in line for a hint."


def reason(what: str, why: str) -> str:
    return f"{what}\n-# ↳ {why}"


def no_reason(over: bool, moved: bool) -> str:
    """`moved`: bots did, but nothing spoke for one move rather than another."""
    if moved:
        return "Nothing in particular decided these moves: to the bot, its choices were about equal."
    if over:
        return "No bot has moved in this game."
    return "Nothing to explain yet: no bot has moved since this board. Ask again after its next move."


def undone(moves: Sequence[str], whole: bool) -> str:
    """What one press took back; not `whole`: only the end of what was played by one press."""
    rest = "" if whole else " Everything before that stands: something was revealed, or someone else has played."
    return f"↩ Undone: {' → '.join(moves)}.{rest}" if moves else "↩ Undone."


def stuck(who: Sequence[str]) -> str:
    """Somebody is asked and has no legal answer."""
    return (
        f"⚠ It’s {names(who)}’s turn, but I can’t find a legal move. That’s a mistake of mine, and it’s in the log. "
        f"Press **{BUTTONS['unstick']}**: if everyone agrees, the game goes on from just before."
    )


def withdrawn() -> str:
    """A secret answer was withdrawn."""
    return "Undone, and nobody is told. Make a new choice: the others are waiting without knowing it."


def letter_head(title: str, where: str) -> str:
    return f"**{title}** · {where}"


AMOUNT_TITLE = "How many?"
