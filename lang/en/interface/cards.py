"""The pages of cards, in English."""

from __future__ import annotations

BUTTONS = {"legend": "What is this?"}


def card_page(name: str, does: str, when: str, count: str, example: str, cite: str) -> str:
    return f"## {name}\n{does}\n\n**When** · {when}\n**How many** · {count}\n\n*For example*: {example}\n-# Rules: {cite}"


def card_which(title: str) -> str:
    return f"**{title}** · Which card would you like to know more about?"


def card_choose() -> str:
    return "What is this?"


def card_unknown(words: str, title: str) -> str:
    return f"{title} has nothing called “{words}”. Pick one below."


def card_nothing(title: str) -> str:
    return f"{title} has no cards: the rules say it all."


def card_several(words: str) -> str:
    return f"Several games have something called “{words}”. Which one?"


def card_nowhere(words: str) -> str:
    return f"No game has anything called “{words}”. Whose cards would you like to see?"
