"""The board: what everyone sees. It is drawn from the Table alone, so nothing hidden can get in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from PIL import Image

from rules import cesar as game
from rules.cesar.events import Event
from rules.cesar.table import (
    BOTH_LIMIT,
    CAESAR,
    CLEOPATRA,
    GROUPS,
    OWN_LIMIT,
    SIZE,
    Forum,
    Group,
    Influence,
    Pile,
    Table,
    Task,
    Vote,
    Votes,
    other,
)
from rules.engine.model import Seat

from .. import kit
from ..kit import GOLD, INK, IVORY, MARBLE, MARBLE_2, MARBLE_3, NIGHT, PARCH_2, STONE, WIDTH, Box, Pen, icon, mix, put, write
from . import cards, marks
from .look import GROUP_ART, LOOKS, Names, Tongue, player, seal
from .places import (
    ASK,
    ASK_TOP,
    COLUMN,
    DRAWN_X,
    EGYPT_TOP,
    FRIEZE,
    GAP,
    HEIGHT,
    HELD,
    MARBLE_END,
    MARBLE_TOP,
    MEDAL,
    ROME_TOP,
    STOCKS,
    STRIP,
    VOTES_TOP,
    card_box,
    closed_at,
    column,
    coming_box,
    deck_box,
    drawn_box,
    gone_box,
    medal_at,
    middle,
    patrician_at,
    strip_top,
    total_at,
)

ORDER = tuple(Vote)
BALLOTS = Counter((*ORDER, Vote.ORGY))  # C1.2
POINTS_X = WIDTH - 78


# ---------------------------------------------------------------- the unchanging layer


@kit.layer(2)
def ground(title: str) -> Image.Image:
    image = Image.new("RGB", (WIDTH, HEIGHT), NIGHT)
    rome, egypt = LOOKS[CAESAR].tone, LOOKS[CLEOPATRA].tone
    half = (MARBLE_TOP + MARBLE_END) // 2
    image.paste(egypt.dark, (0, EGYPT_TOP, WIDTH, half))
    image.paste(rome.dark, (0, half, WIDTH, VOTES_TOP))
    image.paste(egypt.base, (0, EGYPT_TOP, WIDTH, EGYPT_TOP + STRIP))
    image.paste(rome.base, (0, ROME_TOP, WIDTH, ROME_TOP + STRIP))
    kit.chevrons(image, (0, EGYPT_TOP + STRIP, WIDTH, EGYPT_TOP + STRIP + FRIEZE), (GOLD.base, egypt.light, egypt.dark), egypt.base)
    kit.frieze(image, (0, ROME_TOP - FRIEZE, WIDTH, ROME_TOP), rome.dark, mix(rome.base, rome.light, 0.25), 4)
    image.paste(GOLD.dark, (0, MARBLE_TOP - 4, WIDTH, MARBLE_END + 4))
    kit.marble(image, (-8, MARBLE_TOP, WIDTH + 8, MARBLE_END), radius=0, edge=GOLD.base)
    for i in range(1, len(GROUPS)):
        x = column(i) - GAP // 2
        image.paste(MARBLE_3, (x - 1, MARBLE_TOP + 20, x + 1, MARBLE_END - 20))
    image.paste(GOLD.base, (0, VOTES_TOP, WIDTH, VOTES_TOP + 4))
    kit.title_band(image, title, "black", "gold_laurel")
    return image


@lru_cache(maxsize=1)
def turn_frame() -> Image.Image:
    """The gold frame of a side that is awaited."""
    pen = Pen(WIDTH, STRIP, units=WIDTH, factor=2)
    pen.rect(0, 0, WIDTH, STRIP, GOLD.base)
    pen.hole(kit.rounded(7, 7, WIDTH - 7, STRIP - 7, 10))
    return pen.done()


@lru_cache(maxsize=128)
def gauge(egypt: int, rome: int, tied: bool) -> Image.Image:
    """The eight places of a group: Egypt fills from the left, Rome from the right; eight bring a vote, a tie leaves them (C2.5)."""
    w, h, step = 186, 22, 186 / BOTH_LIMIT
    pen = Pen(w, h, units=w)
    for i in range(BOTH_LIMIT):
        x = (i + 0.5) * step
        seat = CLEOPATRA if i < egypt else CAESAR if i >= BOTH_LIMIT - rome else None
        pen.rect(x - step / 2 + 1, 1, x + step / 2 - 1, h - 1, MARBLE_2 if seat is None else LOOKS[seat].tone.base, r=4)
        if seat is not None:
            pen.poly(kit.shape_points(LOOKS[seat].shape, x, h / 2, 5), LOOKS[seat].tone.light)
    if tied:
        pen.disc(w / 2, h / 2, 11, INK)
        pen.text(w / 2, h / 2, "=", "black", 24, GOLD.light)
    return pen.done()


# ---------------------------------------------------------------- who must do what


def _draw_ask(image: Image.Image, table: Table, awaited: list[Seat], tongue: Tongue) -> None:
    y, x = ASK_TOP + ASK / 2, 34
    for seat in awaited:
        put(image, kit.seal(*seal(seat, tongue), 56), (x, y), "lm")
        x += 66
    room = WIDTH - 34 - x
    if task := marks.pending(table):
        room -= _draw_announced(image, task, tongue)
    if table.missions:
        room -= _draw_missions(image, table.missions, tongue)
    size, lines = kit.typeset(_asked(table, awaited, tongue), "bold", 38, room, 2, 28)
    for n, line in enumerate(lines):
        write(image, (x + 6, y + (n - (len(lines) - 1) / 2) * size * 1.12), line, "bold", size, GOLD.light, "lm")


def _asked(table: Table, awaited: list[Seat], tongue: Tongue) -> str:
    decision = game.decision(table)
    return tongue.asked(decision.ask, " & ".join(tongue.ROLES[seat] for seat in awaited)) if decision else tongue.PICTURE["over"]


def _draw_announced(image: Image.Image, task: Task, tongue: Tongue) -> int:
    """The Manipulation announced: its card, its name, what it aims at. Returns the room it takes."""
    assert task.trick is not None
    seat, y, wide = other(task.seat), ASK_TOP + ASK / 2, 470
    left = WIDTH - 24 - wide
    put(image, kit.plate(wide, ASK - 16, mix(NIGHT, LOOKS[seat].tone.dark, 0.85), GOLD.dark, 12), (left, y), "lm")
    put(image, cards.target(task.trick, 68), (left + 10, y), "lm")
    groups = [tongue.term(group, seat) for group in task.groups]
    aims = " · ".join(groups if task.card is None else [*groups, tongue.term(task.card, task.seat)])
    rows = [(tongue.term(task.trick, seat), "heavy", 32, GOLD.light), (aims, "bold", 28, IVORY)][: 2 if aims else 1]
    for n, (text, face, most, colour) in enumerate(rows):
        size, (line,) = kit.typeset(text, face, most, wide - 104, 1)
        write(image, (left + 90, y + (n - (len(rows) - 1) / 2) * 38), line, face, size, colour, "lm")
    return wide + 10


def _draw_missions(image: Image.Image, missions: tuple[Group, Group], tongue: Tongue) -> int:
    """At the end the missions lie open."""
    x, y = WIDTH - 34, ASK_TOP + ASK / 2
    for seat in (CLEOPATRA, CAESAR):
        group = missions[seat]
        name = tongue.term(group, seat)
        x -= write(image, (x, y), name, "bold", 30, IVORY, "rm") + 12
        put(image, icon(GROUP_ART[group], 64), (x, y), "rm")
        put(image, kit.seal(*seal(seat, tongue), 48), (x - 70, y), "rm")
        x -= 150
    return WIDTH - 34 - x


# ---------------------------------------------------------------- a side


def _draw_side(image: Image.Image, seat: Seat, table: Table, names: Names, points: int, awaited: bool, tongue: Tongue) -> None:
    look, top = LOOKS[seat], strip_top(seat)
    y = top + STRIP // 2
    if awaited:
        put(image, turn_frame(), (0, top))
    put(image, icon(look.face, 118), (32, y), "lm")
    if awaited:
        put(image, kit.turn_tag(tongue.PICTURE["plays"]), (91, y + 64), "cb")
    role = tongue.ROLES[seat]
    write(image, (172, y - 24), role, "heavy", kit.fit(role, "heavy", 42, 300), GOLD.light, "lm")
    put(image, kit.seal(*seal(seat, tongue), 42), (168, y + 31), "lm")
    size, (name, *_) = kit.typeset(player(names, seat, tongue), "bold", 34, 258, 1, 28) if names[seat] else (34, ("",))
    write(image, (218, y + 31), name, "bold", size, IVORY, "lm")
    _draw_piles(image, seat, table, tongue)
    put(image, kit.laurel(108), (POINTS_X, y - 14), "cm")
    write(image, (POINTS_X, y - 16), str(points), "heavy", 50, GOLD.light, "cm")
    _caption(image, POINTS_X, y, tongue.PICTURE["points"], GOLD.light)


def _draw_piles(image: Image.Image, seat: Seat, table: Table, tongue: Tongue) -> None:
    """The hand by its two backs (C1.9), the piles to draw from, the discards."""
    side, words, y = table.sides[seat], tongue.PICTURE, strip_top(seat) + STRIP // 2
    for x, pile, count in zip(HELD, (Pile.INFLUENCE, Pile.MANIPULATION), (side.influence, side.manipulation), strict=True):
        _draw_count(image, cards.fan(seat, pile), x, y, count)
    _caption(image, (HELD[0] + HELD[1] + 88) / 2, y, words["hand"])
    stocks = (
        (cards.stack(seat, Pile.INFLUENCE), side.reserve, "reserve"),
        (cards.stack(seat, Pile.MANIPULATION), side.pile, "pile"),
        (cards.discarded(seat), len(side.discards), "discard"),
    )
    for x, (art, count, word) in zip(STOCKS, stocks, strict=True):
        image.paste(mix(LOOKS[seat].tone.base, LOOKS[seat].tone.light, 0.3), (x - 13, y - 44, x - 11, y + 50))
        _draw_count(image, art, x, y, count)
        _caption(image, x + 50, y, words[word])


def _draw_count(image: Image.Image, art: Image.Image, x: int, y: int, count: int) -> None:
    put(image, art, (x, y - 16), "lm")
    write(image, (x + 56, y - 16), str(count), "black", 46, IVORY, "lm")


def _caption(image: Image.Image, x: float, y: int, text: str, colour: kit.Colour = PARCH_2) -> None:
    size, (line,) = kit.typeset(text, "text", 28, 112, 1)
    write(image, (x, y + 45), line, "text", size, colour, "cm")


# ---------------------------------------------------------------- the groups


def _closed(i: int, forum: Forum) -> bool:
    return len(forum.taken) == SIZE[GROUPS[i]]


def _draw_group(image: Image.Image, i: int, forum: Forum, tongue: Tongue) -> None:
    """The medallion, the name, the patricians won and left, the gauge of eight."""
    group, x, closed = GROUPS[i], middle(i), _closed(i, forum)
    put(image, kit.faded(GROUP_ART[group], MEDAL, MARBLE, 0.6) if closed else icon(GROUP_ART[group], MEDAL), medal_at(i), "cm")
    name = tongue.term(group, CAESAR)
    write(image, (x, MARBLE_TOP + 153), name, "heavy", kit.fit(name, "heavy", 30, COLUMN - 16), STONE if closed else INK, "cm")
    for n in range(SIZE[group]):
        art = kit.seal(*seal(forum.taken[n], tongue), 40) if n < len(forum.taken) else cards.patrician()
        put(image, art, patrician_at(i, n), "cm")
    if not closed:
        rome, egypt = (len(front) for front in forum.fronts)
        put(image, gauge(egypt, rome, forum.settled), (x, MARBLE_TOP + 231), "cm")


def _draw_front(image: Image.Image, i: int, seat: Seat, forum: Forum, tongue: Tongue) -> None:
    """One side's cards before a group, and their total."""
    if _closed(i, forum):
        _draw_closed(image, i, seat, forum, tongue)
        return
    front, tone = forum.fronts[seat], LOOKS[seat].tone
    for n in range(max(OWN_LIMIT, len(front))):
        put(image, cards.small(seat, front[n]) if n < len(front) else cards.slot(seat), card_box(i, seat, n)[:2])
    write(image, total_at(i, seat), _total(front), "black", 36, GOLD.light if front else tone.light, "cm")


def _draw_closed(image: Image.Image, i: int, seat: Seat, forum: Forum, tongue: Tongue) -> None:
    """An exhausted group: how many patricians each side has won there, the majority in gold."""
    won, tone, word = forum.taken.count(seat), LOOKS[seat].tone, tongue.PICTURE["closed"]
    x, y = closed_at(i, seat)
    first = won > SIZE[GROUPS[i]] // 2
    put(image, kit.laurel(132) if first else kit.faded("gold_laurel", 132, tone.dark, 0.75), (x, y), "cm")
    write(image, (x, y), str(won), "heavy", 58, GOLD.light if first else tone.light, "cm")
    write(image, (x, y + 88), word, "title", kit.fit(word, "title", 28, COLUMN), tone.light, "cm")


def _total(front: tuple[Influence | None, ...]) -> str:
    """What is visible, and how many cards are not."""
    seen, unseen = sum(card or 0 for card in front), front.count(None)
    return f"{seen} + {unseen} ?" if unseen else str(seen)


# ---------------------------------------------------------------- the vote cards


def _draw_votes(image: Image.Image, votes: Votes, tongue: Tongue) -> None:
    """Those drawn, in order; the deck and, as everyone can tell, what is in it; those gone from the game."""
    words, drawn = tongue.PICTURE, len(votes.discards)
    write(image, (34, VOTES_TOP + 90), words["votes"], "title", kit.fit(words["votes"], "title", 34, DRAWN_X - 50), GOLD.light, "lm")
    for n, vote in enumerate(votes.discards):
        put(image, cards.ballot(vote), drawn_box(n)[:2])
    deck = deck_box(drawn)
    put(image, cards.ballot(None), deck[:2])
    write(image, ((deck[0] + deck[2]) / 2, (deck[1] + deck[3]) / 2 + 1), str(votes.deck), "black", 40, INK, "cm")
    coming = BALLOTS - Counter(votes.discards) - Counter(votes.gone)
    for n, vote in enumerate(sorted(coming.elements(), key=ORDER.index)):
        put(image, cards.ballot(vote, "coming"), coming_box(drawn, n)[:2])
    for n, vote in enumerate(votes.gone):
        put(image, cards.ballot(vote, "gone"), gone_box(n)[:2])
    _heading(image, DRAWN_X, words["discard"])
    _heading(image, deck[0], words["to_come"].format(n=votes.deck))


def _heading(image: Image.Image, x: float, text: str) -> None:
    write(image, (x, VOTES_TOP + 26), text, "text", 27, PARCH_2, "lm")


# ---------------------------------------------------------------- the board


def _draw_aims(image: Image.Image, table: Table) -> None:
    """The token of an announced Manipulation on each thing it aims at, clear of what is written there."""
    if (task := marks.pending(table)) and task.trick:
        for left, top, right, bottom in marks.aims(table, task):
            small = right - left < 100
            put(image, cards.target(task.trick, 50), (right - 8, bottom - 10) if small else (right - 4, top + 8), "cm")


def _outline(image: Image.Image, box: Box) -> None:
    """Round about what is round, with a thinner line where little room is left."""
    wide, high = box[2] - box[0], box[3] - box[1]
    radius = wide // 2 if wide == high else 9
    put(image, kit.outline(wide, high, radius, 4 if wide < 50 else 7), ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2), "cm")


def draw(table: Table, names: Names, events: Iterable[Event], tongue: Tongue) -> Image.Image:
    """The board as an RGB picture."""
    image = ground(tongue.TITLE)
    decision = game.decision(table)
    awaited = sorted(decision.waits, reverse=True) if decision else []
    points = game.sheet(table).totals
    kit.note(image, tongue.PICTURE["turn"].format(n=table.turn.number) if table.turn.number else tongue.PICTURE["setup"])
    _draw_ask(image, table, awaited, tongue)
    for seat in (CLEOPATRA, CAESAR):
        _draw_side(image, seat, table, names, points[seat] or 0, seat in awaited, tongue)
    for i, forum in enumerate(table.forum):
        _draw_group(image, i, forum, tongue)
        for seat in (CLEOPATRA, CAESAR):
            _draw_front(image, i, seat, forum, tongue)
    _draw_votes(image, table.votes, tongue)
    for box in marks.boxes(table, events):
        _outline(image, box)
    _draw_aims(image, table)
    return image
