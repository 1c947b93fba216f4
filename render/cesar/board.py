"""The board: what everyone sees. It is drawn from the Table alone, so nothing hidden can get in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from PIL import Image

from rules import cesar as game
from rules.cesar.components import BOTH_LIMIT, CAESAR, CLEOPATRA, GROUPS, SIZE, Group, Influence, Vote, other
from rules.cesar.events import Event
from rules.cesar.questions import Ask, Task
from rules.cesar.state import Forum, Table, Votes
from rules.engine.model import Seat

from .. import kit
from ..kit import GOLD, INK, IVORY, MARBLE, MARBLE_2, NIGHT, NIGHT_2, PARCH_2, STONE, WIDTH, Box, Pen, icon, mix, put, write
from . import cards, highlights
from . import layout as at
from .scenery import ground
from .theme import GROUP_ART, LOOKS, Names, PictureText, player, seal

ORDER = tuple(Vote)
BALLOTS = Counter((*ORDER, Vote.ORGY))  # C1.2
FRAME, KEY = 7, 27


# ---------------------------------------------------------------- who must do what


def _draw_ask(image: Image.Image, table: Table, awaited: Sequence[Seat], asked: str, game_text: PictureText) -> None:
    """The seals of those awaited, what they are asked, and at its right what it is about."""
    y, x, room = at.ASK_TOP + at.ASK / 2, 34, WIDTH - 34
    for seat in awaited:
        put(image, kit.seal(*seal(seat, game_text), 56), (x, y), "lm")
        x += 66
    if task := highlights.pending(table):
        room = _draw_announced(image, task, game_text)
    if table.missions:
        room = _draw_missions(image, table.missions, game_text)
    size, lines = kit.typeset(asked, "bold", 38, room - x - 20, 2, 28)
    for n, line in enumerate(lines):
        write(image, (x + 6, y + (n - (len(lines) - 1) / 2) * size * 1.12), line, "bold", size, GOLD.light, "lm")


def _asked(table: Table, roles: str, game_text: PictureText) -> str:
    """What is asked; for a Veto in few words, since the plate beside it names the card and its target."""
    if not roles:
        return game_text.PICTURE["over"]
    task = table.tasks[-1]
    return game_text.PICTURE["to_answer"].format(name=roles) if task.ask is Ask.VETO else game_text.asked(task, roles)


def _draw_announced(image: Image.Image, task: Task, game_text: PictureText) -> int:
    """The Manipulation announced: its name and what it aims at, in the colour of who plays it. Returns where its plate begins."""
    assert task.trick is not None
    seat, y, wide = other(task.seat), at.ASK_TOP + at.ASK / 2, 470
    left = WIDTH - 24 - wide
    put(image, kit.plate(wide, at.ASK - 16, mix(NIGHT, LOOKS[seat].tone.dark, 0.85), GOLD.dark, 12), (left, y), "lm")
    put(image, cards.target(task.trick, 68), (left + 10, y), "lm")
    groups = [game_text.term(group, seat) for group in task.groups]
    aims = " · ".join(groups if task.card is None else [*groups, game_text.term(task.card, task.seat)])
    rows = [(game_text.term(task.trick, seat), "heavy", 32, GOLD.light), (aims, "bold", 28, IVORY)][: 2 if aims else 1]
    for n, (text, face, most, colour) in enumerate(rows):
        size, (line,) = kit.typeset(text, face, most, wide - 104, 1)
        write(image, (left + 90, y + (n - (len(rows) - 1) / 2) * 38), line, face, size, colour, "lm")
    return left


def _draw_missions(image: Image.Image, missions: tuple[Group, Group], game_text: PictureText) -> int:
    """At the end the missions lie open (C5.4). Returns where they begin."""
    x, y = WIDTH - 34, at.ASK_TOP + at.ASK / 2
    for seat in (CLEOPATRA, CAESAR):
        x -= write(image, (x, y), game_text.term(missions[seat], seat), "bold", 30, IVORY, "rm") + 12
        put(image, icon(GROUP_ART[missions[seat]], 64), (x, y), "rm")
        put(image, kit.seal(*seal(seat, game_text), 48), (x - 70, y), "rm")
        x -= 150
    return x


# ---------------------------------------------------------------- a side


def _draw_side(image: Image.Image, seat: Seat, table: Table, name: str, points: int, awaited: bool, game_text: PictureText) -> None:
    """The name, the hand by its two backs (C1.9), the piles, the discards, the points so far."""
    side, y = table.sides[seat], at.strip_top(seat) + at.STRIP // 2
    if awaited:
        _draw_frame(image, at.strip_top(seat))
        put(image, kit.turn_tag(game_text.PICTURE["plays"]), (91, y + 64), "cb")
    _draw_name(image, name, y + 31)
    counts = side.influence, side.manipulation, side.reserve, side.pile, len(side.discards)
    for x, count in zip((*at.HELD, *at.STOCKS), counts, strict=True):
        write(image, (x + 56, y - 16), str(count), "black", 46, IVORY, "lm")
    write(image, (at.POINTS_X, y - 16), str(points), "heavy", 50, GOLD.light, "cm")


def _draw_name(image: Image.Image, name: str, y: int) -> None:
    """On one line if it fits, else on two."""
    size, lines = kit.typeset(name, "bold", 34, at.NAME_ROOM, 1, 30)
    if lines != (name,):
        size, lines = kit.typeset(name, "bold", 28, at.NAME_ROOM, 2)
    for n, line in enumerate(lines):
        write(image, (at.NAME_X, y + (n - (len(lines) - 1) / 2) * 28), line, "bold", size, IVORY, "lm")


def _draw_frame(image: Image.Image, top: int) -> None:
    """The gold frame of a side that is awaited."""
    end = top + at.STRIP
    for bar in ((0, top, WIDTH, top + FRAME), (0, end - FRAME, WIDTH, end), (0, top, FRAME, end), (WIDTH - FRAME, top, WIDTH, end)):
        image.paste(GOLD.base, bar)


# ---------------------------------------------------------------- the groups


@kit.sprite
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


def _closed(i: int, forum: Forum) -> bool:
    return len(forum.taken) == SIZE[GROUPS[i]]


def _draw_group(image: Image.Image, i: int, forum: Forum, game_text: PictureText) -> None:
    """The medallion, the name, the patricians won and left, the gauge of eight."""
    group, closed = GROUPS[i], _closed(i, forum)
    put(image, kit.faded(GROUP_ART[group], at.MEDAL, MARBLE, 0.6) if closed else icon(GROUP_ART[group], at.MEDAL), at.medal_at(i), "cm")
    name = game_text.term(group, CAESAR)
    write(image, at.name_at(i), name, "heavy", kit.fit(name, "heavy", 30, at.COLUMN - 16), STONE if closed else INK, "cm")
    for n in range(SIZE[group]):
        art = kit.seal(*seal(forum.taken[n], game_text), 40) if n < len(forum.taken) else cards.patrician()
        put(image, art, at.patrician_at(i, n), "cm")
    if not closed:
        rome, egypt = (len(front) for front in forum.fronts)
        put(image, gauge(egypt, rome, forum.settled), at.gauge_at(i), "cm")


def _draw_front(image: Image.Image, i: int, seat: Seat, front: tuple[Influence | None, ...]) -> None:
    """One side's cards before a group, what is visible of their total, and how many are not."""
    for n, card in enumerate(front):
        put(image, cards.small(seat, card), at.card_box(i, seat, n)[:2])
    seen, unseen = sum(card or 0 for card in front), front.count(None)
    text = f"{seen} + {unseen} ?" if unseen else str(seen)
    write(image, at.total_at(i, seat), text, "black", 36, GOLD.light if front else LOOKS[seat].tone.light, "cm")


def _draw_closed(image: Image.Image, i: int, seat: Seat, forum: Forum, game_text: PictureText) -> None:
    """An exhausted group: how many patricians each side has won there, the majority in gold (C5.4)."""
    won, tone, word = forum.taken.count(seat), LOOKS[seat].tone, game_text.PICTURE["closed"]
    x, y = at.closed_at(i, seat)
    image.paste(tone.dark, at.front_box(i, seat))
    first = won > SIZE[GROUPS[i]] // 2
    put(image, kit.laurel(132) if first else kit.faded("gold_laurel", 132, tone.dark, 0.75), (x, y), "cm")
    write(image, (x, y), str(won), "heavy", 58, GOLD.light if first else tone.light, "cm")
    write(image, (x, y + 88), word, "title", kit.fit(word, "title", 28, at.COLUMN), tone.light, "cm")


# ---------------------------------------------------------------- the vote cards


def _draw_votes(image: Image.Image, votes: Votes, game_text: PictureText) -> None:
    """Draws the vote cards: those drawn, in order; the deck and, as everyone can tell, what is in it; those gone from the game."""
    words, drawn, deck = game_text.PICTURE, len(votes.discards), at.deck_box(len(votes.discards))
    for n, vote in enumerate(votes.discards):
        put(image, cards.ballot(vote), at.drawn_box(n)[:2])
    if not drawn:
        put(image, kit.plate(*cards.BALLOT, NIGHT, NIGHT_2, 8), at.drawn_box(0)[:2])
    put(image, cards.ballot(None), deck[:2])
    write(image, ((deck[0] + deck[2]) / 2, (deck[1] + deck[3]) / 2 + 1), str(votes.deck), "black", 40, INK, "cm")
    coming = BALLOTS - Counter(votes.discards) - Counter(votes.gone)
    for n, vote in enumerate(sorted(coming.elements(), key=ORDER.index)):
        put(image, cards.ballot(vote, "coming"), at.coming_box(drawn, n)[:2])
    for n, vote in enumerate(votes.gone):
        put(image, cards.ballot(vote, "gone"), at.gone_box(n)[:2])
    for x, text in ((at.DRAWN_X, words["discard"]), (deck[0], words["to_come"].format(n=votes.deck))):
        write(image, (x, at.VOTES_TOP + 26), text, "text", 27, PARCH_2, "lm")
    if votes.gone:
        write(image, (at.gone_box(0)[2], at.VOTES_TOP + 26), words["gone"], "text", 27, PARCH_2, "rm")
    _draw_key(image, (at.coming_box(drawn, coming.total())[0] + at.gone_box(len(votes.gone) - 1)[0]) / 2, game_text)


def _draw_key(image: Image.Image, x: float, game_text: PictureText) -> None:
    """Draws which seal is whose, between the vote cards to come and those gone."""
    wide = 54 + max(kit.text_width(role, "bold", KEY) for role in game_text.ROLES)
    for n, seat in enumerate((CLEOPATRA, CAESAR)):
        y = at.BALLOT_Y + 20 + n * 44
        put(image, kit.seal(*seal(seat, game_text), 40), (x - wide / 2, y), "lm")
        write(image, (x - wide / 2 + 54, y), game_text.ROLES[seat], "bold", KEY, PARCH_2, "lm")


# ---------------------------------------------------------------- what has changed, what is aimed at


def _draw_aims(image: Image.Image, table: Table) -> None:
    """The token of an announced Manipulation on each thing it aims at, clear of what is written there."""
    if (task := highlights.pending(table)) and task.trick:
        for left, top, right, bottom in highlights.aims(table, task):
            small = right - left < 100
            put(image, cards.target(task.trick, 50), (right - 8, bottom - 10) if small else (right - 4, top + 8), "cm")


def _outline(image: Image.Image, box: Box, seat: Seat | None) -> None:
    """A change, in the colour of who made it: round about what is round, with a thinner line where little room is left."""
    wide, high = box[2] - box[0], box[3] - box[1]
    kit.mark(image, box, wide // 2 if wide == high else 9, 4 if wide < 50 else 7, "" if seat is None else LOOKS[seat].colour)


# ---------------------------------------------------------------- the board


def draw_board(table: Table, names: Names, events: Iterable[Event], game_text: PictureText, awaited: Sequence[Seat]) -> Image.Image:
    """The board as an RGB picture."""
    told, image, words = tuple(events), ground(game_text), game_text.PICTURE
    roles = " & ".join(game_text.ROLES[seat] for seat in awaited)
    kit.note(image, words["turn"].format(n=highlights.turn_shown(table, told)) if table.turn.number else words["setup"])
    _draw_ask(image, table, awaited, _asked(table, roles, game_text), game_text)
    for seat, points in enumerate(game.sheet(table).totals):
        _draw_side(image, seat, table, player(names, seat, game_text), points or 0, seat in awaited, game_text)
    for i, forum in enumerate(table.forum):
        _draw_group(image, i, forum, game_text)
        for seat in (CAESAR, CLEOPATRA):
            if _closed(i, forum):
                _draw_closed(image, i, seat, forum, game_text)
            else:
                _draw_front(image, i, seat, forum.fronts[seat])
    _draw_votes(image, table.votes, game_text)
    for box, doer in highlights.marks(table, told).items():
        _outline(image, box, doer)
    _draw_aims(image, table)
    return image
