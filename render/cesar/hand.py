"""What one player holds and knows alone: a View of that seat and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import astuple, dataclass
from functools import partial

from PIL import Image

from rules.cesar.components import CLEOPATRA, COPIES, GROUPS, HAND_SIZE, Card, Group, Influence, Manipulation, other
from rules.cesar.moves import Place
from rules.cesar.questions import Ask
from rules.cesar.state import Hand, View
from rules.engine.model import Seat

from .. import kit
from ..kit import GOLD, IVORY, PARCH, PARCH_2, STONE, UMBER, WIDTH, icon, mix, put, write
from . import cards
from .cards import BIG, CHIP, SMALL
from .theme import GROUP_ART, LOOKS, TRICK_ART, Names, PictureText, card_name, player

HEAD, FRIEZE = 84, 28
CARDS_TOP = HEAD + FRIEZE + 22
PANELS_TOP = CARDS_TOP + BIG[1] + 24
PANEL, PANEL_GAP, SIDE = 152, 16, 28
LABEL = 160  # the room of a panel's name
CELL = (WIDTH - 2 * SIDE - LABEL - 14) // len(GROUPS)
NARROW = 186  # a card among six
PILE_SIZE = sum(COPIES.values())

Panel = Callable[[Image.Image, int], None]  # draws itself from this height down


@dataclass(frozen=True, slots=True)
class Held:
    """All that the picture shows of a view."""

    seat: Seat
    hand: Hand
    placed: Place | None  # the first series, answered but not yet laid
    stacking: bool


def held(view: View) -> Held:
    """All that the picture of a hand shows: as long as this is the same, so is the picture, whatever else has changed."""
    return Held(view.seat, view.hand, view.sealed if isinstance(view.sealed, Place) else None, stacking(view))


@kit.layer
def ground(seat: Seat, panels: int) -> Image.Image:
    tone = LOOKS[seat].tone
    image = Image.new("RGB", (WIDTH, PANELS_TOP + panels * (PANEL + PANEL_GAP) + 8), tone.dark)
    image.paste(tone.base, (0, 0, WIDTH, HEAD))
    band = (0, HEAD, WIDTH, HEAD + FRIEZE)
    if seat == CLEOPATRA:
        kit.chevrons(image, band, (GOLD.base, tone.light, tone.dark), tone.base)
    else:
        kit.frieze(image, band, tone.dark, mix(tone.base, tone.light, 0.25), 4)
    for n in range(panels):
        top = PANELS_TOP + n * (PANEL + PANEL_GAP)
        kit.panel(image, (SIDE, top, WIDTH - SIDE, top + PANEL), PARCH, GOLD.base, 18)
    return image


# ---------------------------------------------------------------- head and cards


def _draw_head(image: Image.Image, shown: Held, names: Names, game_text: PictureText) -> None:
    y, words, room = HEAD / 2, game_text.PICTURE, WIDTH - 150
    put(image, icon(LOOKS[shown.seat].face, 72), (30, y), "lm")
    if mission := shown.hand.mission:
        put(image, icon(GROUP_ART[mission], 64), (WIDTH - 28, y), "rm")
        text = words["mission"].format(group=game_text.term(mission, shown.seat))
        room -= 96 + write(image, (WIDTH - 102, y), text, "bold", 32, IVORY, "rm")
    size, (line,) = kit.typeset(words["your_hand"].format(name=player(names, shown.seat, game_text)), "heavy", 36, room, 1, 28)
    write(image, (116, y), line, "heavy", size, GOLD.light, "lm")


def row(count: int) -> tuple[int, int, int]:
    """The width of a card, where the first stands, and the step: six cards are narrower, still more lie over one another."""
    if count <= HAND_SIZE:
        return BIG[0], 31, (WIDTH - 2 * 31 - BIG[0]) // (HAND_SIZE - 1)
    return NARROW, 22, (WIDTH - 2 * 22 - NARROW) // (count - 1)


def _draw_cards(image: Image.Image, seat: Seat, held: tuple[Card, ...], game_text: PictureText) -> None:
    """The hand, highest Influence first, then the Manipulations."""
    wide, left, step = row(len(held))
    for n in range(len(held), HAND_SIZE):
        put(image, cards.big_slot(seat), (left + n * step, CARDS_TOP))
    for n, card in enumerate(in_order(held)):
        put(image, big(seat, card, wide, game_text), (left + n * step, CARDS_TOP))
    if not held:
        write(image, (WIDTH / 2, CARDS_TOP + BIG[1] / 2), game_text.PICTURE["empty"], "title", 44, LOOKS[seat].tone.light, "cm")


def _draw_unstacked(image: Image.Image, seat: Seat, stacked: tuple[Manipulation, ...], game_text: PictureText) -> None:
    """The Manipulations still to be put on the pile, and how many of each (C1.5)."""
    wide, left, step = row(len(COPIES))
    for n, (trick, copies) in enumerate(COPIES.items()):
        x, count = left + n * step, copies - stacked.count(trick)
        if count:
            put(image, big(seat, trick, wide, game_text), (x, CARDS_TOP))
        else:
            put(image, cards.big_slot(seat, wide), (x, CARDS_TOP))
            put(image, kit.faded(TRICK_ART[trick], 96, LOOKS[seat].tone.dark), (x + wide / 2, CARDS_TOP + 78), "cm")
        put(image, cards.copies(seat, count), (x + wide / 2, CARDS_TOP + BIG[1]), "cm")


def big(seat: Seat, card: Card, wide: int, game_text: PictureText) -> kit.Sprite:
    """A card as it is held."""
    effect = game_text.PICTURE[f"effect_{card.value}"] if isinstance(card, Manipulation) else ""
    return cards.big(seat, card, card_name(card, seat, game_text), effect, wide)


def in_order(held: tuple[Card, ...]) -> list[Card]:
    """The highest Influence first, then the Manipulations."""
    influence = sorted((card for card in held if isinstance(card, Influence)), reverse=True)
    return [*influence, *(card for card in held if isinstance(card, Manipulation))]


# ---------------------------------------------------------------- panels


def _draw_label(image: Image.Image, top: int, text: str) -> None:
    size, lines = kit.typeset(text, "bold", 28, LABEL - 32, 3)
    for n, line in enumerate(lines):
        write(image, (SIDE + 22, top + PANEL / 2 + (n - (len(lines) - 1) / 2) * 32), line, "bold", size, UMBER, "lm")


def _draw_hidden(image: Image.Image, top: int, seat: Seat, hidden: tuple[tuple[Influence, ...], ...], game_text: PictureText) -> None:
    """One's own face-down cards by group."""
    _draw_label(image, top, game_text.PICTURE["your_hidden"])
    for i, (group, values) in enumerate(zip(GROUPS, hidden, strict=True)):
        _draw_cell(image, SIDE + LABEL + i * CELL, top, seat, group, values, game_text)


def _draw_cell(
    image: Image.Image, x: int, top: int, seat: Seat, group: Group, values: tuple[Influence, ...], game_text: PictureText
) -> None:
    y, art = top + 62, GROUP_ART[group]
    put(image, icon(art, 62) if values else kit.faded(art, 62, PARCH, 0.6), (x, y), "lm")
    size, (name,) = kit.typeset(game_text.term(group, seat), "bold", 26, CELL - 14, 1)
    write(image, (x + CELL / 2 - 8, top + 132), name, "bold", size, UMBER if values else STONE, "cm")
    if len(values) < 2:
        put(image, cards.small(seat, values[0]) if values else kit.plate(*SMALL, PARCH, PARCH_2, 9), (x + 80, y), "lm")
    for n, value in enumerate(values if len(values) > 1 else ()):
        row, place = divmod(n, 3)
        first = y - CHIP[1] / 2 if len(values) <= 3 else y - CHIP[1] - 1
        put(image, cards.chip(seat, value), (x + 66 + place * (CHIP[0] + 2), first + row * (CHIP[1] + 2)))


def _draw_series(image: Image.Image, top: int, seat: Seat, series: tuple[Influence, ...], game_text: PictureText) -> None:
    """The first series, before it is laid (C1.7)."""
    _draw_label(image, top, game_text.PICTURE["your_series"])
    for n, card in enumerate(series):
        put(image, cards.small(seat, card), (SIDE + LABEL + 30 + n * (SMALL[0] + 18), top + PANEL / 2), "lm")


def _draw_pile(image: Image.Image, top: int, seat: Seat, stacked: tuple[Manipulation, ...], game_text: PictureText) -> None:
    """The Manipulation pile as ordered so far, the top first (C1.5)."""
    _draw_label(image, top, game_text.PICTURE["your_pile"])
    step = (WIDTH - 2 * SIDE - LABEL - 30) / PILE_SIZE
    for n in range(PILE_SIZE):
        x = SIDE + LABEL + n * step
        art = cards.small_trick(seat, stacked[n]) if n < len(stacked) else kit.plate(*SMALL, PARCH, PARCH_2, 9)
        put(image, art, (x, top + 18))
        write(image, (x + SMALL[0] / 2, top + 130), str(n + 1), "bold", 26, UMBER if n < len(stacked) else STONE, "cm")


def _draw_known(image: Image.Image, top: int, enemy: Seat, known: tuple[Card, ...], game_text: PictureText) -> None:
    """Cards spied that are still in the enemy's hand (C4.3)."""
    _draw_label(image, top, game_text.PICTURE["know"])
    step = min(196, (WIDTH - 2 * SIDE - LABEL - 30) // len(known))
    for n, card in enumerate(in_order(known)):
        x = SIDE + LABEL + n * step
        put(image, cards.small_card(enemy, card), (x + (step - SMALL[0]) / 2, top + 14))
        size, (name,) = kit.typeset(card_name(card, enemy, game_text), "bold", 26, step - 10, 1)
        write(image, (x + step / 2, top + 130), name, "bold", size, LOOKS[enemy].tone.dark, "cm")


# ---------------------------------------------------------------- the hand


def _hidden(shown: Held) -> tuple[tuple[Influence, ...], ...]:
    """The face-down cards; a first series already answered but not yet laid shows where it will lie."""
    return tuple((card,) for card in astuple(shown.placed)) if shown.placed else shown.hand.hidden


def _panels(shown: Held, game_text: PictureText) -> list[Panel]:
    """The panels below a hand, as far as there is something to show."""
    mine, seat = shown.hand, shown.seat
    if shown.stacking:
        panels: list[Panel] = [partial(_draw_pile, seat=seat, stacked=mine.stacked, game_text=game_text)]
    elif mine.series and not shown.placed:
        panels = [partial(_draw_series, seat=seat, series=mine.series, game_text=game_text)]
    else:
        panels = [partial(_draw_hidden, seat=seat, hidden=_hidden(shown), game_text=game_text)]
    if mine.knows:
        panels.append(partial(_draw_known, enemy=other(seat), known=mine.knows, game_text=game_text))
    return panels


def stacking(view: View) -> bool:
    """Whether the Manipulation piles are being ordered (C1.5)."""
    return any(task.ask is Ask.STACK for task in view.table.tasks)


def draw_hand(view: View, names: Names, game_text: PictureText) -> Image.Image:
    """The hand as an RGB picture."""
    shown = held(view)
    panels = _panels(shown, game_text)
    image = ground(shown.seat, len(panels))
    _draw_head(image, shown, names, game_text)
    for n, panel in enumerate(panels):
        panel(image, PANELS_TOP + n * (PANEL + PANEL_GAP))
    if shown.stacking:
        _draw_unstacked(image, shown.seat, shown.hand.stacked, game_text)
    else:
        _draw_cards(image, shown.seat, shown.hand.cards, game_text)
    return image
