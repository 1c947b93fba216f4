"""What is told of people: profiles, rankings, histories, in words and on a card."""

from __future__ import annotations

from collections.abc import Sequence

import games
import lang
from games import Card, CardRow, card_picture

from ..telling.posts import TEXT, Picture, Post, cut, plain
from . import ratings
from .hall import AtGame, Past, Profile
from .ratings import Rating

CROWN = 12  # titles on a card


def profile(name: str, found: Profile, language: str) -> Post:
    """One person's record."""
    say = lang.interface(language)
    if not found.games:
        return Post(say.profile_empty(plain(name)))
    line = say.profile_line(found.games, found.wins, found.streak, found.longest)
    lines = [f"**{plain(name)}** · {line}"]
    if found.favourites:
        lines.append(say.profile_favourite([games.text(language, title).TITLE for title in found.favourites]))
    lines += [_at_game(one, language) for one in found.titles]
    if found.against:
        lines.append(" · ".join(say.against_bots(say.LEVELS[level], won, of) for level, won, of in found.against))
    if found.luck[0]:
        lines.append(say.profile_luck(round(found.luck[1] / 10), found.luck[0]))
    lines += [say.deed(say.DEEDS[deed], say.DEEDS_FOR[deed], count) for deed, count in found.deeds if deed in say.DEEDS]
    card = _card(name, line, found, language)
    text = "\n".join(lines)
    return Post(text if len(text) <= TEXT else cut(lines, say), (Picture("record.png", say.card_alt(name), lambda: card_picture(card)),))


def _at_game(one: AtGame, language: str) -> str:
    say, title = lang.interface(language), games.text(language, one.title).TITLE
    return say.profile_game(title, one.games, one.wins, one.best, _rating(one.rating, language))


def _rating(rating: Rating, language: str) -> str:
    say = lang.interface(language)
    if rating.shown:
        return say.rating(rating.points, rating.give_or_take)
    return str(say.no_rating(ratings.SHOWN - rating.games if rating.games else 0))


def _card(name: str, line: str, found: Profile, language: str) -> Card:
    say = lang.interface(language)
    rows = [
        CardRow(
            games.text(language, one.title).TITLE, str(one.games), str(one.wins), "–" if one.best is None else str(one.best),
            one.rating.points if one.rating.shown else None, one.rating.give_or_take, _rating(one.rating, language),
        )
        for one in found.titles
    ]  # fmt: skip
    titles = [say.DEEDS[deed] if count == 1 else f"{say.DEEDS[deed]} ×{count}" for deed, count in found.deeds if deed in say.DEEDS]
    heads = say.CARD
    return Card(name, line, (heads["games"], heads["wins"], heads["best"], heads["rating"]), tuple(rows), tuple(titles[:CROWN]))


def ranking(title: str, ladder: Sequence[tuple[int, Rating]], first: int, language: str) -> str:
    """A page of the ladder; people are mentioned, which calls nobody in a private message."""
    say, name = lang.interface(language), games.text(language, title).TITLE
    if not ladder:
        return say.ranking_empty(name, ratings.SHOWN)
    lines = [
        say.ranking_line(first + place, f"<@{user}>", rating.points, rating.give_or_take, rating.games)
        for place, (user, rating) in enumerate(ladder)
    ]
    return "\n".join([say.ranking_head(name), *lines, say.ranking_foot(ratings.SHOWN)])


def history(head: str, found: Sequence[Past], hidden: set[int], language: str) -> str:
    """A page of finished games, each with a link to its last message."""
    say = lang.interface(language)
    return "\n".join([head, *(_past(one, hidden, language) for one in found)]) if found else say.history_empty()


def _past(one: Past, hidden: set[int], language: str) -> str:
    say, row = lang.interface(language), one.row
    players, winners = (_known(one, names, hidden, say.somebody()) for names in (one.names, one.winners))
    players, winners = [plain(name) for name in players], [plain(name) for name in winners]
    where = f"https://discord.com/channels/{row.guild or '@me'}/{row.channel}" + (f"/{row.board}" if row.board else "")
    line = say.history_line(games.text(language, row.game).TITLE, where, row.ended or 0, players, winners)
    return say.history_place(line, one.mine.place, one.mine.seats, one.mine.points) if one.mine else line


def named(one: Past, hidden: set[int], language: str) -> str:
    """A finished game as a line of a menu."""
    title, winners = games.text(language, one.row.game).TITLE, _known(one, one.winners, hidden, lang.interface(language).somebody())
    return f"{title} · {', '.join(winners)}" if winners else title


def _known(one: Past, names: Sequence[str], hidden: set[int], somebody: str) -> list[str]:
    """These names of a game's players, but for those who do not want to be told of."""
    unseen = {name for name, user in zip(one.names, one.users, strict=True) if user in hidden}
    return [somebody if name in unseen else name for name in names]
