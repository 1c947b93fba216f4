"""The games this bot referees: a line each. The one place where rules, pictures, strategy and words of a game meet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import render.cesar
import render.fortuna
import render.lutece
import render.micatio
import render.triumvirat
from ai.model import Strategy
from ai.strategies import PLAYERS, Player
from lang import LANGUAGES, GameText
from lang.en import cesar as cesar_en
from lang.en import fortuna as fortuna_en
from lang.en import lutece as lutece_en
from lang.en import micatio as micatio_en
from lang.en import triumvirat as triumvirat_en
from lang.fr import cesar as cesar_fr
from lang.fr import fortuna as fortuna_fr
from lang.fr import lutece as lutece_fr
from lang.fr import micatio as micatio_fr
from lang.fr import triumvirat as triumvirat_fr
from render.card import Card
from render.card import Row as CardRow
from render.card import picture as card_picture
from render.emoji import digest as emoji_digest
from render.emoji import picture as emoji_picture
from render.film import Shot
from render.glimpse import Glimpse
from render.kit.heap import give_back
from render.legend import Legend
from render.painter import Closeups, Display, Painter
from render.pointing import Pointer
from render.single import Singles
from rules.engine.model import Game

__all__ = ["GAMES", "Card", "CardRow", "Shot", "Title", "card_picture", "emoji_digest", "emoji_picture", "emoji_words", "give_back", "text"]


@dataclass(frozen=True, slots=True)
class Title:
    """One game in all its parts."""

    player: Player  # its rules and its strategy
    painter: Painter
    texts: tuple[GameText, ...]  # in the order of LANGUAGES
    minutes: int  # that a game takes, about
    legend: Legend  # what is where on its board
    display: Display | None = None  # where a part of the board can be shown large
    closeups: Closeups | None = None  # where single cards can
    singles: Singles | None = None  # where cards have pages in the rulebook
    pointer: Pointer | None = None  # where there is a lesson
    glimpse: Glimpse | None = None  # where a question is about a part of the board

    @property
    def rules(self) -> Game:
        return self.player.rules

    @property
    def strategy(self) -> Strategy:
        return self.player.strategy


GAMES: Mapping[str, Title] = {
    "cesar": Title(
        PLAYERS["cesar"], render.cesar.PAINTER, (cesar_fr, cesar_en), 45,
        render.cesar.LEGEND, None, render.cesar.CLOSEUPS, render.cesar.SINGLES, render.cesar.POINTER,
        render.cesar.GLIMPSE,
    ),
    "fortuna": Title(
        PLAYERS["fortuna"], render.fortuna.PAINTER, (fortuna_fr, fortuna_en), 60,
        render.fortuna.LEGEND, render.fortuna.DISPLAY, render.fortuna.CLOSEUPS, render.fortuna.SINGLES, render.fortuna.POINTER,
        render.fortuna.GLIMPSE,
    ),
    "lutece": Title(
        PLAYERS["lutece"], render.lutece.PAINTER, (lutece_fr, lutece_en), 45,
        render.lutece.LEGEND, render.lutece.DISPLAY, render.lutece.CLOSEUPS, render.lutece.SINGLES, render.lutece.POINTER,
    ),
    "micatio": Title(PLAYERS["micatio"], render.micatio.PAINTER, (micatio_fr, micatio_en), 5, render.micatio.LEGEND),
    "triumvirat": Title(
        PLAYERS["triumvirat"], render.triumvirat.PAINTER, (triumvirat_fr, triumvirat_en), 90,
        render.triumvirat.LEGEND, render.triumvirat.DISPLAY, None, render.triumvirat.SINGLES, render.triumvirat.POINTER,
        render.triumvirat.GLIMPSE,
    ),
}


def text(language: str, game: str) -> GameText:
    """The words of a game in a language."""
    return GAMES[game].texts[LANGUAGES.index(language)]


def emoji_words(language: str, game: str = "") -> dict[str, tuple[str, ...]]:
    """The emoji of a game by name, or of all, with the words beside which they stand: coins and centurions look otherwise elsewhere.

    Where all games are told of, a word with which a title begins means the game, not the thing: titles stand there alike.
    """
    words: dict[str, tuple[str, ...]] = {}
    titles = () if game else tuple(text(language, one).TITLE.casefold() for one in GAMES)
    for one in [game] if game else GAMES:
        for name, some in text(language, one).EMOJI.items():
            things = (word for word in some if not any(title.startswith(word.casefold()) for title in titles))
            words[name] = (*words.get(name, ()), *things)
    return words
