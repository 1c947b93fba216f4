"""The pages of cards, buildings and pieces, and the lists to choose them from: `/rules card:`, a hand, any screen that shows cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from discord import SelectOption, ui

import games
import lang
from games import GAMES
from host.play.room import Room
from host.telling import posts
from host.telling.posts import Picture
from lang.cards import key, keyed, known, meant
from lang.rulebook import parts, rulebook
from rules.engine.model import Seat

from . import ids, screens
from .ids import Verb
from .labels import LINE, fitting
from .orders_screen import order_rows
from .rulebook_pages import legend, page_of
from .screens import PAGE, Screen

HAND = "hand"  # marks the list below a hand, which stays when a page is opened from it
LISTS = 4  # at most so many stand above the button


def held(room: Room, seat: Seat) -> list[Any]:
    """The cards with pages that a player has before them: in the hand, or open before everybody."""
    closeups, view = GAMES[room.row.game].closeups, room.dealt().view(seat)
    shown = [closeups.printed(view, card) for _, card in closeups.cards(view)] if closeups else []
    return known(games.text(room.row.lang, room.row.game).CARDS, shown)


def select(language: str, game: str, things: Sequence[Any], chosen: Any = None, mark: str = "0", *, named: bool = False) -> ui.Select[Any]:
    """“What is this?”: a list of cards, each of which leads to its page; where it is one of several, named by the first and last of it."""
    pages = games.text(language, game).CARDS
    options = [SelectOption(label=fitting(pages[one].name, LINE), value=key(one), default=one == chosen) for one in things[:PAGE]]
    placeholder = f"{options[0].label} … {options[-1].label}" if named else lang.interface(language).card_choose()
    return ui.Select(custom_id=ids.write(Verb.CARD, 0, 0, (game, mark)), options=options, placeholder=placeholder)


def hand_view(room: Room, seat: Seat, language: str) -> ui.View | None:
    """Below a hand: what its cards are, and the standing orders."""
    cards, rows = held(room, seat), order_rows(room, seat, language)
    if cards:
        rows.insert(0, (select(language, room.row.game, cards, mark=HAND),))
    return screens.view(*rows) if rows else None


def around(room: Room, seat: Seat, language: str) -> Screen:
    """“What is this?” of a panel: the board with its parts named, and below it all cards, those before the player first."""
    game = room.row.game
    rules = screens.button(lang.interface(language).BUTTONS["rules"], ids.write(Verb.FOUND, 0, 0, (game, "0")))
    view = screens.view(*_lists(language, game, first=held(room, seat)), (rules,))
    return Screen(parts(rulebook(language, game)), view, pictures=(legend(language, game),))


def shown(language: str, game: str, word: str) -> Screen:
    """The page of the card that a word of ours or somebody's own words name; without any, what there is to choose from."""
    say, game_text = lang.interface(language), games.text(language, game)
    pages = game_text.CARDS
    if not pages:
        return Screen(say.card_nothing(game_text.TITLE))
    found = [words[word]] if word in (words := keyed(pages)) else meant(pages, word)
    if not word or not found:
        text = say.card_unknown(word[:60], game_text.TITLE) if word else say.card_which(game_text.TITLE)
        return Screen(text, screens.view(*_lists(language, game)))
    thing = found[0]
    page = pages[thing]
    rules = ids.write(Verb.FOUND, 0, 0, (game, str(page_of(language, game, page.cite))))
    view = screens.view(*_lists(language, game, thing), (screens.button(say.BUTTONS["rules"], rules),))
    text = say.card_page(page.name, page.does, page.when, page.count, page.example, page.cite)
    return Screen(text, view, pictures=(_picture(language, game, thing),))


def _lists(language: str, game: str, chosen: Any = None, first: Sequence[Any] = ()) -> list[list[ui.Item[Any]]]:
    things = list(dict.fromkeys([*first, *games.text(language, game).CARDS]))
    lists = [things[n : n + PAGE] for n in range(0, len(things), PAGE)][:LISTS]
    return [[select(language, game, part, chosen, str(number), named=len(lists) > 1)] for number, part in enumerate(lists)]


def _picture(language: str, game: str, thing: Any) -> Picture:
    game_text, singles = games.text(language, game), GAMES[game].singles
    assert singles is not None
    name = game_text.CARDS[thing].name
    return Picture("card.png", posts.spoken(f"{name}. {game_text.CARDS[thing].does}"), partial(singles.picture, thing, name, game_text))
