"""The board, the private menu and the hand, in English."""

from __future__ import annotations

from collections.abc import Sequence

from .buttons import BUTTONS
from .words import names


def more_lines(count: int) -> str:
    return f"… {count} more: `/game log`"


def nothing_asked(awaited: Sequence[str]) -> str:
    return f"Nothing is asked of you now. Waiting for {names(awaited)}." if awaited else "Nothing is asked of you now."


def done(deed: str) -> str:
    return f"✅ {deed}"


def sealed(deed: str) -> str:
    return f"✅ {deed}\nNobody sees it yet. You may change it until everybody has answered."


def awaited(who: Sequence[str]) -> str:
    return f"Waiting for {names(who)}." if who else ""


def your_move() -> str:
    return "Choose…"


def pick(least: int, most: int) -> str:
    if least == most:
        return f"Choose {most}"
    return f"Choose {least} to {most}"


def amount(least: int, most: int) -> str:
    return f"A number from {least} to {most}"


def not_a_number(text: str, least: int, most: int) -> str:
    return f"“{text}” is not a number from {least} to {most}."


def orders_standing(orders: Sequence[str]) -> str:
    return f"Your standing orders: {'; '.join(orders)}."


def order_given(order: str) -> str:
    return f"✅ {order}. You can stop it under **Hand**."


def orders_stopped() -> str:
    return "Your standing orders are stopped."


def not_an_option(text: str, name: str, description: str) -> str:
    return f"“{text}” is not possible for **{name}**. {description}"


def hint(move: str, why: str) -> str:
    return f"💡 I would play: **{move}**. {why}".rstrip()


def reason(what: str, why: str) -> str:
    return f"{what}\n-# ↳ {why}"


def no_reason(over: bool) -> str:
    return "No computer player has moved in this game." if over else "No computer player has moved since this board was shown."


def undone() -> str:
    return "Taken back."


def stuck(who: Sequence[str]) -> str:
    """Somebody is asked and has no legal answer."""
    return (
        f"⚠ {names(who)} should answer now, but no answer is legal. The fault is mine; it is in the log. "
        f"Press **{BUTTONS['unstick']}**: if everybody agrees, the last step is taken back and you play on from there."
    )


def withdrawn() -> str:
    """An answer under seal was taken back."""
    return "Taken back: nobody is told. The others are waiting for your new choice without knowing it."


def letter_head(title: str, where: str) -> str:
    return f"**{title}** · {where}"


AMOUNT_TITLE = "How many?"
