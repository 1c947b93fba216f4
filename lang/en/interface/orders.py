"""Standing orders, in English."""

from __future__ import annotations


def orders_head() -> str:
    return "### Standing orders"


def orders_none() -> str:
    return "A standing order answers a question for you, so that the table needn’t wait. You haven’t given any."


def orders_not_now() -> str:
    return "No question is coming up that an order could answer. Look again later in the game."


def orders_how(minutes: int) -> str:
    return (
        "-# Nobody else sees your orders. You’re still pinged; if you don’t answer, I answer for you after a random delay, so nobody can tell: "
        f"half of my answers come within {_about(minutes)}."
    )


def orders_at_night(rest: bool) -> str:
    if rest:
        return "-# They rest in your quiet hours: the table waits until morning."
    return "-# They answer in your quiet hours too, so the table doesn’t have to wait."


def order_rest_label(rest: bool) -> str:
    return "Answer in my quiet hours too" if rest else "Rest in my quiet hours"


def orders_give() -> str:
    return "Give an order…"


def orders_cancel() -> str:
    return "Cancel an order…"


def order_draft(order: str) -> str:
    return f"### Your order\n**{order}**"


def order_acted(order: str, times: int, at: int) -> str:
    return f"{order} (answered {'once' if times == 1 else f'{times} times'}, last <t:{at}:R>)"


def order_ended(order: str, ended_why: str, at: int) -> str:
    reason = {"term": "Its time was up.", "unsure": "I wasn’t sure what you’d want, so it’s your call."}[ended_why]
    return f"-# This order ended <t:{at}:R>: {order}. {reason}"


def order_stopped(order: str) -> str:
    return f"Cancelled: {order}."


def order_pace(minutes: int) -> str:
    return f"Answer after about {_about(minutes)}"


def _about(minutes: int) -> str:
    if minutes < 60:
        return f"{minutes} minutes"
    return "an hour" if minutes == 60 else f"{minutes // 60} hours"


def order_paced() -> str:
    return "Noted. It’s never exact: half of the answers come sooner, half later."
