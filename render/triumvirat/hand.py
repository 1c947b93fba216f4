"""A player's own affairs, large: treasury, competences, citizens, weapons, cards, and every province with what it holds."""

from __future__ import annotations

from PIL import Image

from rules.engine.model import Seat
from rules.triumvirat.components import CONQUERED, MANY_CITIZENS, TOP, WEAPONS, Competence, Post, Province
from rules.triumvirat.state import Table, View, leads

from .. import kit
from ..kit import GOLD, INK, IVORY, NIGHT, NIGHT_2, PARCH, PARCH_2, STONE, UMBER, WIDTH, Box, icon, put, write
from . import tokens
from .layout import idle_in
from .theme import FACES, KIND_ART, NUMERALS, TRACK_ART, Names, PictureText, player, province_name, role, seal, tone

HEAD, SIDE, GAP = 112, 16, 12
TILE_TOP, TILE = HEAD + 16, 118
BELOW = TILE_TOP + 2 * (TILE + GAP)
CARDS_TOP, CARD = BELOW + 52, 172
ACROSS, STEP = 3, 39  # tiles and cards in a row; from space to space of a track
WIDE = (WIDTH - 2 * SIDE - (ACROSS - 1) * GAP) // ACROSS
SCALE = 1.36  # of the pieces


def own(table: Table, seat: Seat) -> list[Province]:
    """The player's provinces, the triumvir's first."""
    held = [province for province in table.board.in_play if table.lands.owners[province] == seat]
    return sorted(held, key=lambda province: province is not table.triumvirs.at[seat])


def height(table: Table, seat: Seat) -> int:
    rows = -(-len(own(table, seat)) // ACROSS)
    return CARDS_TOP + rows * (CARD + GAP) + SIDE - GAP


# ---------------------------------------------------------------- the head


def _draw_head(image: Image.Image, view: View, names: Names, game_text: PictureText) -> None:
    seat, table = view.seat, view.table
    image.paste(tone(seat).dark, (0, 0, WIDTH, HEAD))
    image.paste(GOLD.base, (0, HEAD - 4, WIDTH, HEAD))
    put(image, icon(FACES[seat], 96), (SIDE, HEAD / 2 - 2), "lm")
    put(image, kit.seal(*seal(seat), 84), (WIDTH - SIDE, HEAD / 2 - 2), "rm")
    cards = [tokens.consul(84)] if table.triumvirs.consul[seat] else []
    cards += [tokens.compensation(table.compensation.side, 84)] if table.compensation.holder == seat else []
    right = WIDTH - SIDE - 96
    for card in cards:
        put(image, card, (right, HEAD / 2 - 2), "rm")
        right -= card.width + 10
    text = game_text.PICTURE["your_hand"].format(name=player(names, seat, game_text))
    size, (line,) = kit.typeset(text, "heavy", 40, right - 140, 1, 28)
    write(image, (128, 36), role(seat, game_text), "title", 28, GOLD.light, "lm")
    write(image, (128, 76), line, "heavy", size, IVORY, "lm")


# ---------------------------------------------------------------- treasury, tracks, weapons


def tile_box(n: int) -> Box:
    """Two rows of three."""
    x, y = SIDE + n % ACROSS * (WIDE + GAP), TILE_TOP + n // ACROSS * (TILE + GAP)
    return x, y, x + WIDE, y + TILE


def _draw_tile(image: Image.Image, n: int, word: str, art: kit.Sprite) -> tuple[int, int]:
    """A plate with its word; where its content begins."""
    x, y, right, bottom = tile_box(n)
    kit.panel(image, (x, y, right, bottom), PARCH, GOLD.dark, 14, 3)
    put(image, art, (x + 12, y + TILE / 2), "lm")
    write(image, (x + 92, y + 28), word, "bold", kit.fit(word, "bold", 26, WIDE - 106), UMBER, "lm")
    return x + 92, y + 78


def _draw_affairs(image: Image.Image, table: Table, seat: Seat, game_text: PictureText) -> None:
    words, people = game_text.PICTURE, table.triumvirs
    x, y = _draw_tile(image, 0, words["treasury"], kit.coin(68))
    write(image, (x, y), str(people.treasury[seat]), "black", 62, INK, "lm")
    x, y = _draw_tile(image, 1, words["provinces"], icon("palace", 72))
    _draw_of(image, (x, y), table.lands.owners.count(seat), CONQUERED)
    x, y = _draw_tile(image, 2, words["citizens"], icon("citizen", 72))
    _draw_of(image, (x, y), table.citizens[seat], MANY_CITIZENS)
    weapons = f"{words['in_bag'].format(n=table.bag[seat])}, {words['in_reserve'].format(n=table.reserve(seat))}"
    x, y = _draw_tile(image, 3, weapons, icon("sword", 72))
    for n in range(WEAPONS):
        bagged = n < table.bag[seat]
        put(image, icon("weapon", 32) if bagged else kit.faded("weapon", 32, PARCH), (x + n * 34, y), "lm")
    for n, competence in enumerate(Competence, 4):
        x, y = _draw_tile(image, n, words[competence.value], icon(TRACK_ART[competence], 72))
        _draw_track(image, (x, y), table.track(competence), seat, game_text)


def _draw_of(image: Image.Image, at: tuple[int, int], count: int, goal: int) -> None:
    wide = write(image, at, str(count), "black", 62, INK, "lm")
    write(image, (at[0] + wide + 4, at[1] + 8), f"/{goal}", "bold", 36, STONE, "lm")


def _draw_track(image: Image.Image, at: tuple[int, int], track: tuple[int, ...], seat: Seat, game_text: PictureText) -> None:
    x, y = at
    for level in range(1, TOP + 1):
        left = x + (level - 1) * STEP
        here = level == track[seat]
        kit.slab(image, (left, y - 22, left + 36, y + 22), tone(seat).base if here else GOLD.base if level == TOP else PARCH_2, 7)
        ink = IVORY if here else GOLD.dark if level == TOP else STONE
        write(image, (left + 18, y), NUMERALS[level], "black", 26, ink, "cm")
    if leads(track, seat):
        write(image, (x + TOP * STEP - 3, y - 50), game_text.PICTURE["leads"], "black", 26, UMBER, "rm")


# ---------------------------------------------------------------- the provinces


def card_at(n: int) -> tuple[int, int]:
    return SIDE + n % ACROSS * (WIDE + GAP), CARDS_TOP + n // ACROSS * (CARD + GAP)


def _draw_province(image: Image.Image, n: int, table: Table, seat: Seat, province: Province, game_text: PictureText) -> None:
    (x, y), name, here = card_at(n), province_name(province, game_text), table.triumvirs.at[seat] is province
    kit.panel(image, (x, y, x + WIDE, y + CARD), PARCH, tone(seat).base, 14, 3)
    put(image, icon(KIND_ART[table.board.kinds[province]], 40), (x + 12, y + 32), "lm")
    write(image, (x + 60, y + 32), name, "bold", kit.fit(name, "bold", 32, WIDE - 70 - 82 * here), INK, "lm")
    if here:
        put(image, tokens.face(seat, 0.84), (x + WIDE - 8, y + 42), "rm")
    _draw_pieces(image, (x + 10, y + 98), table, seat, province)
    line = _posted(table.lands.posts[province], game_text)
    write(image, (x + 14, y + CARD - 20), line, "text", kit.fit(line, "text", 26, WIDE - 28), UMBER, "lm")


def _draw_pieces(image: Image.Image, at: tuple[int, int], table: Table, seat: Seat, province: Province) -> None:
    """Legions, the supply field and its governor, gold, idle civil servants."""
    (x, y), lands = at, table.lands
    post = lands.posts[province]
    put(image, tokens.legions(seat, lands.legions[province], SCALE), (x, y), "lm")
    put(image, tokens.field(seat, table.board.kinds[province], post, SCALE), (x + 82, y - 2), "lm")
    x += 88 + round((tokens.FIELD if post is Post.IN else tokens.BESIDE) * SCALE)
    if gold := lands.gold[province]:
        put(image, kit.coin(54, str(gold)), (x, y + 4), "lm")
        x += 60
    if idle := idle_in(lands, province):
        put(image, tokens.idle(idle, SCALE), (x, y), "lm")


def _posted(post: Post, game_text: PictureText) -> str:
    """Where the governor stands, or who works."""
    words = game_text.PICTURE
    match post:
        case Post.IN | Post.OUT:
            return f"{words['governor']} {words[post.value]}"
        case Post.SERVANT:
            return f"{words['civil_servant']} {words['working']}"


# ---------------------------------------------------------------- the picture


def draw_hand(view: View, names: Names, game_text: PictureText) -> Image.Image:
    """A player's affairs as an RGB picture."""
    table, seat = view.table, view.seat
    image = Image.new("RGB", (WIDTH, height(table, seat)), NIGHT)
    image.paste(NIGHT_2, (0, BELOW, WIDTH, image.height))
    _draw_head(image, view, names, game_text)
    _draw_affairs(image, table, seat, game_text)
    write(image, (SIDE + 4, BELOW + 28), game_text.PICTURE["your_provinces"], "title", 32, GOLD.light, "lm")
    for n, province in enumerate(own(table, seat)):
        _draw_province(image, n, table, seat, province, game_text)
    return image
