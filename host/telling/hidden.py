"""Whether players hold anything that others do not see: without it there is no hand to offer and no letter to send."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Any

from games import GAMES
from lang.facts import hands
from rules.engine import codec
from rules.engine.dice import Dice
from rules.engine.match import Match
from rules.engine.model import View

MARK = "view-"  # before the digest of a view; those of earlier releases were of the words


def digest(game: str, view: View[Any, Any], language: str, orders: tuple[Any, ...] = ()) -> str:
    """A digest of what a hand's letter shows, whatever its words: it changes when the hand does."""
    return MARK + codec.digest((view.hand, view.sealed, orders, language, hands.beside(game, view)))


@cache
def hides(name: str) -> bool:
    """Whether the players of a game can ever hold anything that others do not see."""
    game = GAMES[name].rules
    dealt = game.setup(min(game.SEATS), game.Options(), game.DATA, Dice("hands", 0), game.VERSION)
    return any(fields(hand) for hand in dealt.state.hands)


def holds(view: View[Any, Any]) -> bool:
    """Whether this seat holds or knows something alone now, be it an answer under seal."""
    return view.sealed is not None or _filled(view.hand)


def somebody_holds(match: Match) -> bool:
    """Whether anybody holds something now. That much everybody knows, though not what it is: it may stand under the board."""
    return any(_filled(hand) for hand in match.state.hands)


def _filled(hand: Any) -> bool:
    return any(_some(getattr(hand, field.name)) for field in fields(hand))


def _some(value: Any) -> bool:
    return any(map(_some, value)) if isinstance(value, tuple) else value is not None
