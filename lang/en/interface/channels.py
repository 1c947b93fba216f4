"""A channel that is shut or gone, in English."""

from __future__ import annotations

from collections.abc import Sequence

from lang import Command

from .words import names

COMMANDS = {
    "move": Command("move", "Move one of your games here if its channel is gone", {"game": ("game", "Which game, if there are several")}),
}
BUTTONS = {"move": "Move it…"}
MOVE_PICK = "Choose a channel"


def unheard(where: str, lacking: Sequence[str]) -> str:
    missing = f" (missing: {names(lacking)})" if lacking else ""
    return f"⚠️ I can’t write in {where}{missing}. Your move counts, but the board there may not show it yet. I’ll DM the next player and post as soon as I can."


def homeless(title: str, others: Sequence[str], until: int) -> str:
    company = f" with {names(others)}" if others else ""
    return (
        f"🏚 **{title}**{company}: your game’s channel is gone, or I’m no longer allowed in. Nothing is lost: the game is paused.\n"
        f"Press **{BUTTONS['move']}** below, or use `/table move` in another channel. If nobody does, it ends unfinished <t:{until}:R>."
    )


def lost_home() -> str:
    return "its channel is gone: use `/table move` in another one"


def move_which() -> str:
    return "Which game do you want to move here?"


def move_where(title: str) -> str:
    return f"Where do you want to continue **{title}**?"


def move_nowhere() -> str:
    return "I don’t know a free channel that both of us can write in. Use `/table move` in a channel I’m in, or invite me to one."


def moved(where: str) -> str:
    return f"The game goes on in {where}."


def move_call(name: str, title: str, others: Sequence[str]) -> str:
    call = f" {names(others)}, play on here." if others else ""
    return f"🏠 **{name}** moves **{title}** here.{call}"
