"""The games this house referees, each with its rules."""

from __future__ import annotations

from rules import cesar, fortuna, lutece, triumvirat
from rules.engine.model import Game

GAMES: dict[str, Game] = {"cesar": cesar, "fortuna": fortuna, "lutece": lutece, "triumvirat": triumvirat}
