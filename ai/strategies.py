"""Who plays what: the rules and the strategy of each game. A process that thinks loads these alone, neither pictures nor words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import rules.cesar
import rules.fortuna
import rules.lutece
import rules.micatio
import rules.triumvirat
from rules.engine.model import Game

from . import cesar, fortuna, lutece, micatio, triumvirat
from .model import Strategy


@dataclass(frozen=True, slots=True)
class Player:
    """All that is needed to play a game."""

    rules: Game
    strategy: Strategy


PLAYERS: Mapping[str, Player] = {
    "cesar": Player(rules.cesar, cesar),
    "fortuna": Player(rules.fortuna, fortuna),
    "lutece": Player(rules.lutece, lutece),
    "micatio": Player(rules.micatio, micatio),
    "triumvirat": Player(rules.triumvirat, triumvirat),
}
