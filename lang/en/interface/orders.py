"""Standing orders, in English."""

from __future__ import annotations


def order_later() -> str:
    return "-# You’ll still be called, and I’ll answer for you some time later, so nobody can tell. Under **Hand** you choose how much later."


def order_acted(order: str, times: int, at: int) -> str:
    return f"{order} (answered {'once' if times == 1 else f'{times} times'}, last <t:{at}:R>)"


def order_ended(order: str, ended_why: str, at: int) -> str:
    reason = {"term": "its time is up", "unsure": "I wasn’t sure what you’d want, so it’s your call"}[ended_why]
    return f"-# This order ended <t:{at}:R>: {order}. The reason: {reason}."


def stop_order(order: str) -> str:
    return f"Cancel: {order}"


def order_stopped(order: str) -> str:
    return f"Cancelled: {order}."


def order_pace(minutes: int) -> str:
    if minutes < 60:
        return f"Answer after about {minutes} minutes"
    return "Answer after about an hour" if minutes == 60 else f"Answer after about {minutes // 60} hours"


def order_paced() -> str:
    return "Noted. It’s never exact: half of the answers come sooner, half later."
