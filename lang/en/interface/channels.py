"""A channel that is shut or gone, in English."""

from __future__ import annotations

from collections.abc import Sequence

from lang import Command

from .words import names

COMMANDS = {
    "move": Command("move", "Move a game of yours here whose channel is gone", {"game": ("game", "Which game, if several lost theirs")}),
}
BUTTONS = {"move": "Move it…"}
MOVE_PICK = "Choose a channel"


def unheard(where: str, lacking: Sequence[str]) -> str:
    missing = f" (missing: {names(lacking)})" if lacking else ""
    return f"⚠️ I can’t write in {where}{missing}. Your move counts, but the board there may not show it yet. I’ll DM whoever is next and post as soon as I can."


def homeless(title: str, others: Sequence[str], until: int) -> str:
    company = f" with {names(others)}" if others else ""
    return (
        f"🏚 **{title}**{company}: the channel of your game is gone, or I’m no longer allowed in. Nothing is lost, the game is paused.\n"
        f"Press **{BUTTONS['move']}** below, or use `/table move` in another channel. If nobody does, it ends unfinished <t:{until}:R>."
    )


def lost_home() -> str:
    return "its channel is gone: `/table move` in another one"


def move_which() -> str:
    return "Which game comes here?"


def move_where(title: str) -> str:
    return f"Where do you want to play on with **{title}**?"


def move_nowhere() -> str:
    return "I know no free channel where you and I may both write. Use `/table move` in a channel where I am, or invite me to one."


def moved(where: str) -> str:
    return f"The game goes on in {where}."


def move_call(name: str, title: str, others: Sequence[str]) -> str:
    call = f" {names(others)}, this is the place now." if others else ""
    return f"🏠 **{name}** brings **{title}** here.{call}"
