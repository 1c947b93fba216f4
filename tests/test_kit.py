"""The kit of the pictures: nothing overflows, colours stay true, caches stay small, threads do not disturb one another."""

from __future__ import annotations

import importlib
import io
import math
import pkgutil
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from PIL import Image, ImageChops, ImageStat

import render
from render import kit, sheet
from render.kit import GOLD, INK, MARK, PARCH, pen, shelf
from render.sheet import Column, Row, Sheet

NAMES = ("Livia", "W" * 32, "Marc-Antoine le Magnifique du Nil", "Їжачок Олександрович", "𝓞𝓬𝓽𝓪𝓿𝓲𝓮 ✨", "Z̷̡a̶l̸g̴o̵", "漢字", "")
SEATS = tuple(zip(kit.SHAPES, ("lapis", "crimson", "teal", "purple", "black"), "ABCDÉ", strict=False))


def scores(players: int, rows: int, name: str = "Livia", word: str = "Mission", note: str = "", winners: int = 1) -> Sheet:
    columns = tuple(Column(name, *SEATS[n], winner=n < winners) for n in range(players))
    points = tuple(7 * n for n in range(players))
    lines = tuple(Row(word, "scroll", points, best=r % players, note=note) for r in range(rows))
    return Sheet("Fortuna", f"{name} l’emporte", f"{name} : {note}", columns, lines, "Total", points)


def decoded(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGB")


def same(a: Image.Image, b: Image.Image) -> bool:
    return ImageChops.difference(a, b).getbbox() is None


def colours(image: Image.Image) -> set[object]:
    return {colour for _, colour in image.convert("RGB").getcolors(1 << 20) or ()}


# ---------------------------------------------------------------- text


@pytest.mark.parametrize("face", kit.FACES)
@pytest.mark.parametrize("width", [40, 138, 400])
def test_no_name_is_wider_than_its_place(face: str, width: int) -> None:
    for name in NAMES:
        for lines in (1, 2):
            size, broken = kit.typeset(name, face, 40, width, lines)
            assert kit.SMALLEST <= size <= 40 and len(broken) <= lines
            for line in (*broken, kit.clip(name, face, 34, width)):
                at = size if line in broken else 34
                image = Image.new("L", (width + 200, 160))
                kit.write(image, (100, 80), line, face, at, (255,))
                left, _, right, _ = image.getbbox() or (100, 0, 100, 0)
                assert left >= 100 - 4 and right <= 100 + width + 4, (line, at)  # a swash may lean over by a hair


def test_fit_is_the_largest_size_that_fits() -> None:
    size = kit.fit("Grande prêtresse", "heavy", 60, 300)
    assert kit.text_width("Grande prêtresse", "heavy", size) <= 300 < kit.text_width("Grande prêtresse", "heavy", size + 1)
    assert kit.fit("Esclave", "heavy", 40, 300) == 40


def test_no_break_spaces_hold_a_line_together() -> None:
    text = "Mission\u00a0: «\u00a0Questeurs\u00a0»\u202f!"
    for width in range(40, 400, 20):
        assert "".join(f"{line} " for line in kit.wrap(text, "bold", 30, width)).strip() == text
        assert len(kit.wrap(text, "bold", 30, width)) <= 2


def test_names_in_any_script_are_spelt_or_replaced() -> None:
    assert [kit.legible(name, "César") for name in NAMES[3:]] == ["Їжачок Олександрович", "Octavie", "Zalgo", "César", "César"]
    assert kit.label("漢字🙂", "bold", 30).mask.getbbox() is None, "no empty boxes"
    assert kit.text_width("Їжачок", "heavy", 30) == kit.text_width("Їжачок", "black", 30), "the wider face stands in"


# ---------------------------------------------------------------- colours


def test_the_named_colours_leave_the_encoder_exactly() -> None:
    swatches = Image.new("RGB", (len(kit.PINNED), 8))
    for n, colour in enumerate(kit.PINNED):
        swatches.paste(colour, (n, 0, n + 1, 8))
    assert same(decoded(kit.encode(swatches, sheet.palette())), swatches)


@pytest.mark.parametrize("players", [2, 5])
def test_a_picture_survives_the_palette(players: int) -> None:
    drawn = sheet.draw(scores(players, 7, note="3 patriciens contre 2"))
    squares = ImageStat.Stat(ImageChops.difference(drawn, decoded(sheet.picture(scores(players, 7, note="3 patriciens contre 2"))))).sum2
    error = sum(squares) / 3 / (drawn.width * drawn.height)
    assert 10 * math.log10(255**2 / error) > 42


def test_the_yellow_of_the_mark_means_the_last_change_and_nothing_else() -> None:
    table = sheet.draw(scores(4, 6))
    marked = table.copy()
    kit.mark(marked, (400, 300, 480, 400))
    assert MARK in colours(marked) and MARK in colours(decoded(kit.encode(marked, sheet.palette())))
    left, top, right, bottom = ImageChops.difference(table, marked).getbbox() or (0, 0, 0, 0)
    assert 390 <= left < 400 and 290 <= top < 300 and 480 < right <= 490 and 400 < bottom <= 410, "it lies around the box"
    inner = (406, 306, 474, 394)
    assert same(table.crop(inner), marked.crop(inner)), "and leaves what is in it alone"
    assert MARK not in colours(table) | colours(decoded(kit.encode(table, sheet.palette())))
    for name in kit.ICONS:
        assert MARK not in colours(kit.icon(name, 72).copy()), name


@pytest.mark.parametrize("tone", kit.TONES)
def test_the_wax_of_every_tone_survives_the_palette(tone: str) -> None:
    """Two winners in their own colours, and a loser."""
    columns = tuple(Column("Livia", shape, tone, "É", winner=n < 2) for n, shape in enumerate(kit.SHAPES[:3]))
    won = replace(scores(3, 2), columns=columns)
    seal = (kit.WIDTH // 2 - 490, 60, kit.WIDTH // 2 - 390, 160)
    difference = ImageChops.difference(sheet.draw(won).crop(seal), decoded(sheet.picture(won)).crop(seal))
    assert max(ImageStat.Stat(difference).mean) < 1.5


# ---------------------------------------------------------------- the score sheet


@pytest.mark.parametrize(("players", "rows", "winners"), [(2, 1, 0), (2, 7, 2), (3, 14, 1), (4, 9, 3), (5, 14, 2)])
def test_a_sheet_stays_within_its_frame(players: int, rows: int, winners: int) -> None:
    long = "Interminablement " * 8
    drawn = sheet.draw(scores(players, rows, "W" * 32, long, long, winners))
    blank = sheet._paper(drawn.height)
    edge = sheet.MARGIN + sheet.FRAME + 4
    for image in (drawn, blank):
        image.paste(PARCH, (edge, edge, image.width - edge, image.height - edge))
    assert same(drawn, blank)


def test_the_words_of_a_row_stay_out_of_the_columns() -> None:
    long = replace(scores(5, 4, word="Interminablement long", note=""), why="")
    brief = replace(scores(5, 4, word="", note=""), why="")
    columns = (sheet.LEFT + sheet.LABELS[5], 0, kit.WIDTH, sheet.draw(brief).height)
    assert same(sheet.draw(long).crop(columns), sheet.draw(brief).crop(columns))


# ---------------------------------------------------------------- memory and threads


def caches() -> dict[str, object]:
    found = {}
    for module in pkgutil.walk_packages(render.__path__, "render."):
        for name, thing in vars(importlib.import_module(module.name)).items():
            if hasattr(thing, "cache_parameters") and thing.__module__.startswith("render."):
                found[f"{thing.__module__}.{name}"] = thing.cache_parameters()["maxsize"]
    return found


def test_every_cache_has_a_bound() -> None:
    assert len(caches()) > 10
    assert all(caches().values()), caches()


def test_a_stream_of_names_does_not_grow_the_caches() -> None:
    kept = kit.label.cache_parameters()["maxsize"]
    for n in range(kept + 200):
        kit.label(f"Livia {n}", "bold", 24)
    assert kit.label.cache_info().currsize == kept


def test_a_sprite_in_pieces_looks_as_it_was_drawn() -> None:
    for art in (pen.draw_icon("eagle", 150), kit.plate(300, 90, GOLD.base, INK).copy(), kit.outline(400, 200).copy()):
        cut, plain, pasted = kit.Sprite(art), *(Image.new("RGB", (420, 240), MARK) for _ in range(2))
        plain.paste(art, (-7, 9), art)
        kit.put(pasted, cut, (-7, 9))
        assert len(cut.pieces) > 1 and cut.weight < 4 * art.width * art.height
        assert same(plain, pasted) and same(cut.copy().getchannel("A"), art.getchannel("A"))


def test_the_shelf_keeps_what_was_used_last_within_its_room() -> None:
    arts = [pen.draw_icon(name, 40) for name in ("eagle", "coins", "temple")]
    sprites = [kit.Sprite(art) for art in arts]
    full = shelf.Shelf[kit.Sprite](sum(one.weight for one in sprites[:2]))
    for key, one in enumerate(sprites[:2]):
        full.keep(key, one)
    assert full.find(0) is sprites[0]
    full.keep(2, sprites[2])
    assert full.find(1) is None and full.find(2) is sprites[2] and full.taken <= full.room


def test_a_layer_is_handed_out_fresh() -> None:
    @kit.layer
    def ground(tone: str) -> Image.Image:
        image = Image.new("RGB", (300, 92), kit.TONES[tone].dark)
        kit.title_band(image, "César", tone, "eagle")
        return image

    first = ground("teal")
    untouched = first.copy()
    first.paste(MARK, (0, 0, 300, 92))
    assert same(ground("teal"), untouched)
    assert untouched.getpixel((2, 20)) == kit.TONES["teal"].dark and untouched.getpixel((2, 90)) == kit.GOLD.base


def test_threads_draw_the_same_picture() -> None:
    wanted = scores(5, 9, "Livia", "Questeurs", "toute la famille", 2)
    alone = sheet.draw(wanted)
    for cached in (kit.label, kit.text_width, kit.typeset):
        cached.cache_clear()
    kit.SHELF.clear()
    with ThreadPoolExecutor(8) as pool:
        drawn = list(pool.map(lambda _: sheet.draw(wanted), range(16)))
    assert all(same(alone, one) for one in drawn)


def test_a_laurel_is_for_who_is_alone_in_front() -> None:
    assert [sheet.ahead(points) for points in ((5, 3, 4), (5, 5, 2), (None, 2, None), (None, None), (-1, -4))] == [0, None, 1, None, 0]
