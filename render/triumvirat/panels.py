"""Below the map: the players, the two tracks of competence, the forum, the way to the election and the bag."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from rules.engine.model import Seat
from rules.triumvirat.components import CONQUERED, MANY_CITIZENS, TOP, Competence, Section
from rules.triumvirat.state import Table, leads

from .. import kit
from ..kit import GOLD, INK, IVORY, MARBLE, MARBLE_2, NIGHT_2, PARCH, STONE, UMBER, WIDTH, Box, icon, put, write
from . import tokens
from .layout import (
    BAG,
    BAG_STEP,
    BAG_X,
    FOOT_Y,
    FORUM_ROW,
    HEAD,
    LABEL,
    MARGIN,
    TRACK,
    TRACK_STEP,
    TRACK_TOP,
    card_box,
    first_stone,
    forum_box,
    marker_at,
    panel_box,
    sections,
    stone_box,
    track_box,
    track_row,
)
from .theme import FACES, NUMERALS, TRACK_ART, Names, PictureText, player, role, seal, tone

FRAME = 6
CITIZEN, WREATH = 38, 1.3  # the laurel is so much larger than its marker
COLOURS = 3  # of weapons: Crassus' are neutral with two players (T1.3)

# ---------------------------------------------------------------- the unchanging layer


def draw_ground(image: Image.Image, seats: int, game_text: PictureText) -> None:
    words = game_text.PICTURE
    for seat in range(seats):
        _draw_panel_ground(image, seat, seats, game_text)
    for competence in Competence:
        row = track_row(competence)
        _draw_label(image, row, words[competence.value], TRACK_ART[competence])
        for level in range(1, TOP + 1):
            _draw_space(image, track_box(row, level), level)
    _draw_label(image, FORUM_ROW, words["forum"], "basilica")
    for section in sections(seats):
        kit.slab(image, forum_box(section, seats), MARBLE, 8)
    _draw_foot_ground(image, seats, game_text)


def _draw_panel_ground(image: Image.Image, seat: Seat, seats: int, game_text: PictureText) -> None:
    x, y, right, bottom = panel_box(seat, seats)
    kit.slab(image, (x, y, right, bottom), tone(seat).base, 16)
    kit.slab(image, (x + 3, y + HEAD, right - 3, bottom - 3), PARCH, 13)
    image.paste(PARCH, (x + 3, y + HEAD, right - 3, y + HEAD + 20))
    put(image, icon(FACES[seat], 72), (x + 10, y + HEAD / 2), "lm")
    put(image, kit.seal(*seal(seat), 60), (right - 8, y + HEAD / 2), "rm")
    write(image, (x + 94, y + 25), role(seat, game_text), "heavy", 30, IVORY, "lm")
    put(image, kit.coin(42), (x + 18, y + HEAD + 28), "lm")
    put(image, icon("palace", 42), (x + 178, y + HEAD + 28), "lm")
    put(image, icon("weapon", 42), (x + 18, y + HEAD + 78), "lm")
    put(image, icon("servant", 42), (x + 178, y + HEAD + 78), "lm")


def _draw_label(image: Image.Image, row: int, word: str, art: str) -> None:
    y = TRACK_TOP + row * TRACK_STEP
    kit.slab(image, (MARGIN, y, WIDTH - MARGIN, y + TRACK), NIGHT_2, 12)
    put(image, icon(art, 42), (MARGIN + 10, y + TRACK / 2), "lm")
    write(image, (MARGIN + 58, y + TRACK / 2), word, "bold", kit.fit(word, "bold", 28, LABEL - 64), PARCH, "lm")


def _draw_space(image: Image.Image, box: Box, level: int) -> None:
    kit.slab(image, box, GOLD.base if level == TOP else MARBLE_2, 8)
    numeral = NUMERALS[level]
    write(image, (box[0] + 23, (box[1] + box[3]) / 2), numeral, "heavy", kit.fit(numeral, "heavy", 32, 38), UMBER, "cm")


def _draw_foot_ground(image: Image.Image, seats: int, game_text: PictureText) -> None:
    election, bag = game_text.PICTURE["election"], game_text.PICTURE["bag"]
    write(image, (MARGIN + 12, FOOT_Y), election, "bold", kit.fit(election, "bold", 28, LABEL - 20), PARCH, "lm")
    kit.slab(image, BAG, NIGHT_2, 12)
    put(image, tokens.bag(), (BAG[0] + 6, FOOT_Y), "lm")
    size, lines = kit.typeset(bag, "bold", 26, BAG_X - BAG[0] - 74, 2)
    for n, line in enumerate(lines):
        write(image, (BAG[0] + 70, FOOT_Y + (n - (len(lines) - 1) / 2) * 26), line, "bold", size, PARCH, "lm")
    for colour in range(COLOURS):
        put(image, kit.seal(*seal(colour), 44), (BAG_X + colour * BAG_STEP + 4, FOOT_Y), "lm")


# ---------------------------------------------------------------- a player


def _draw_player(image: Image.Image, seat: Seat, table: Table, names: Names, awaited: bool, game_text: PictureText) -> None:
    x, y, right, bottom = box = panel_box(seat, table.seats)
    if awaited:
        _draw_frame(image, box)
        put(image, kit.turn_tag(game_text.PICTURE["plays"]), (right - 12, bottom - 28), "rm")
    name = player(names, seat, game_text)
    size, (line,) = kit.typeset(name, "bold", 28, right - x - 94 - 74, 1, 26)
    write(image, (x + 94, y + 57), line, "bold", size, tone(seat).ink, "lm")
    _draw_counts(image, seat, table, game_text)
    if table.triumvirs.consul[seat]:
        put(image, tokens.consul(), card_box(seat, table.seats, 0)[:2])
    if table.compensation.holder == seat:
        put(image, tokens.compensation(table.compensation.side), card_box(seat, table.seats, 1)[:2])


def _draw_counts(image: Image.Image, seat: Seat, table: Table, game_text: PictureText) -> None:
    """Treasury, provinces of the nine that win, weapons in reserve, civil servants."""
    x, y, *_ = panel_box(seat, table.seats)
    lands = table.lands
    servants = sum(count for count, owner in zip(lands.servants, lands.owners, strict=True) if owner == seat)
    write(image, (x + 68, y + HEAD + 28), str(table.triumvirs.treasury[seat]), "black", 40, INK, "lm")
    wide = write(image, (x + 226, y + HEAD + 28), str(lands.owners.count(seat)), "black", 40, INK, "lm")
    write(image, (x + 227 + wide, y + HEAD + 32), f"/{CONQUERED}", "bold", 28, STONE, "lm")
    wide = write(image, (x + 68, y + HEAD + 78), str(table.reserve(seat)), "black", 40, INK, "lm")
    write(image, (x + 74 + wide, y + HEAD + 81), game_text.PICTURE["reserve"], "bold", 24, STONE, "lm")
    write(image, (x + 226, y + HEAD + 78), str(servants), "black", 40, INK, "lm")


def _draw_frame(image: Image.Image, box: Box) -> None:
    x0, y0, x1, y1 = box[0] - FRAME, box[1] - FRAME, box[2] + FRAME, box[3] + FRAME
    put(image, tokens.frame(x1 - x0, y1 - y0, FRAME), (x0, y0))


# ---------------------------------------------------------------- tracks, forum, election, bag


def _draw_tracks(image: Image.Image, table: Table) -> None:
    """The markers, and behind them a laurel for those who lead (T5.3)."""
    for competence in Competence:
        track = table.track(competence)
        places = [marker_at(competence, track, seat) for seat in range(len(track))]
        for seat, (at, size) in enumerate(places):
            if leads(track, seat):
                put(image, icon("crown", round(size * WREATH)), at, "cm")
        for seat, (at, size) in enumerate(places):
            put(image, kit.seal(*seal(seat), size), at, "cm")


def _draw_forum(image: Image.Image, table: Table, game_text: PictureText) -> None:
    """The citizens of each section; a consul wins with six (T7.1)."""
    for section in sections(table.seats):
        x, _, right, _ = box = forum_box(section, table.seats)
        y, count, seat = (box[1] + box[3]) / 2, table.citizens[section], int(section)
        if section is Section.ALII:
            start = x + 14 + write(image, (x + 10, y), game_text.PICTURE["alii"], "bold", 28, UMBER, "lm")
        else:
            put(image, kit.seal(*seal(seat), 42), (x + 4, y), "lm")
            start = x + 48
        goal = f"/{MANY_CITIZENS}" if section is not Section.ALII and table.triumvirs.consul[seat] else ""
        end = right - 8 - (write(image, (right - 8, y + 3), goal, "bold", 26, STONE, "rm") if goal else 0)
        end -= write(image, (end, y), str(count), "black", 36, INK, "rm") + 6
        step = min(CITIZEN - 6, (end - start - CITIZEN) / max(1, count - 1))
        for n in range(count):
            put(image, icon("citizen", CITIZEN), (start + n * step, y), "lm")


def _draw_foot(image: Image.Image, table: Table) -> None:
    for stone in range(first_stone(table.seats), 0, -1):
        put(image, tokens.stone(NUMERALS[stone], stone == table.time.stone), stone_box(stone, table.seats)[:2])
    put(image, tokens.urn(table.time.stone == 0), stone_box(0, table.seats)[:2])
    for colour, count in enumerate(table.bag):
        write(image, (BAG_X + colour * BAG_STEP + 52, FOOT_Y), str(count), "black", 36, IVORY, "lm")


def draw(image: Image.Image, table: Table, names: Names, awaited: Sequence[Seat], game_text: PictureText) -> None:
    for seat in range(table.seats):
        _draw_player(image, seat, table, names, seat in awaited, game_text)
    _draw_tracks(image, table)
    _draw_forum(image, table, game_text)
    _draw_foot(image, table)
