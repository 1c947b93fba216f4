"""What one player sees alone: Privilege cards in hand, drawn to choose from, left at Caesar's Palace; the first lock."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PIL import Image

from rules.fortuna.components import ORDER, SCORING, SIDES, Privilege
from rules.fortuna.game import usable
from rules.fortuna.moves import Lock
from rules.fortuna.questions import LockCards
from rules.fortuna.scoring import points
from rules.fortuna.state import View, draws

from .. import kit
from ..kit import GOLD, PARCH_2, SAND, TONES, WIDTH, Box, mix, put, write
from . import cards
from .cards import BIG, LARGE, SLIM
from .large import SIDE, STEP, TOP, draw_title, sheet_of
from .theme import GROUND, GROUND_2, Names, PictureText, player

FEW, MANY = 4, 5  # cards in a row: large ones, and slim ones if there are more
CAPTION, GAP = 56, 20
NOTHING = 150  # the height of an empty hand


@dataclass(frozen=True, slots=True)
class Shelf:
    """Cards of a kind under a caption, named by its word; the first shelf has none while it is alone."""

    caption: str
    cards: tuple[Privilege, ...]
    held: bool  # in hand: may be played
    small: bool = False

    @property
    def slim(self) -> bool:
        return self.small or len(self.cards) > FEW

    @property
    def rows(self) -> list[tuple[Privilege, ...]]:
        """The cards in rows, as even as they can be."""
        count = -(-len(self.cards) // (MANY if self.slim else FEW))
        across = -(-len(self.cards) // count) if count else 0
        return [self.cards[n * across : (n + 1) * across] for n in range(count)]

    @property
    def high(self) -> int:
        return len(self.rows) * ((SLIM if self.slim else BIG)[1] + GAP) if self.cards else NOTHING


def shelves(view: View) -> list[Shelf]:
    """What there is to choose from comes first; the hand is always shown, but not before the game has begun."""
    mine = view.hand
    found = [Shelf(key, cards, False) for key, cards in zip(("your_draw", "next_draw"), draws(view), strict=True) if cards]
    if mine.cards or not locking(view):
        found.append(Shelf("your_cards", in_order(mine.cards), True))
    return [*found, Shelf("know", mine.knows, False, True)] if mine.knows else found


def stacked(view: View) -> Iterator[tuple[Shelf, int, int]]:
    """The shelves from above: where each begins, and the room of its caption."""
    shown = shelves(view)
    caption, y = CAPTION if len(shown) > 1 else 0, TOP + lock_room(view)
    for shelf in shown:
        yield shelf, y, caption
        y += caption + shelf.high


def lock_room(view: View) -> int:
    """The height of what is shown of the first lock."""
    return LARGE[1] + 66 if locking(view) else 0


def places(shelf: Shelf, top: int) -> Iterator[tuple[Privilege, Box]]:
    """Where each card of a shelf is."""
    across, (wide, high) = (MANY, SLIM) if shelf.slim else (FEW, BIG)
    step = (WIDTH - 2 * SIDE - wide) / (across - 1)
    for down, row in enumerate(shelf.rows):
        for n, card in enumerate(row):
            x, y = round(WIDTH / 2 + (n - (len(row) - 1) / 2) * step - wide / 2), top + down * (high + GAP)
            yield card, (x, y, x + wide, y + high)


def in_order(held: Sequence[Privilege]) -> tuple[Privilege, ...]:
    """Goods, steps, points."""
    return tuple(sorted(held, key=ORDER.__getitem__))


def locking(view: View) -> bool:
    """Whether the first lock is being chosen (F1.11)."""
    return bool(view.table.tasks) and isinstance(view.table.tasks[-1], LockCards)


# ---------------------------------------------------------------- Privilege cards


def _note(view: View, card: Privilege, held: bool, ready: bool, game_text: PictureText) -> str:
    """The note below a card: what it would score now, or when it can be played."""
    words = game_text.PICTURE
    if card in SCORING:
        return words["worth"].format(n=points(card, view.table.provinces[view.seat]))
    if ready:
        return words["now"]
    turn = view.table.turn
    return words["later"] if held and not view.table.ending and turn.seat != view.seat else ""


def _draw_shelf(image: Image.Image, top: int, shelf: Shelf, view: View, game_text: PictureText) -> None:
    words, ready = game_text.PICTURE, usable(view) if shelf.held else set()
    for card, (left, above, *_) in places(shelf, top):
        note = _note(view, card, shelf.held, card in ready, game_text)
        title, effect, letter = (words[f"{what}_{card.value}"] for what in ("privilege", "effect", "letter"))
        made = cards.privilege(card, title, effect, letter, note, card in ready or card in SCORING, shelf.slim)
        put(image, made, (left, above))
    if not shelf.cards:
        kit.panel(image, (SIDE, top, WIDTH - SIDE, top + NOTHING - GAP), GROUND_2, mix(GROUND, SAND, 0.4), 16, 2)
        write(image, (WIDTH / 2, top + (NOTHING - GAP) / 2), words["no_card"], "title", 38, PARCH_2, "cm")


# ---------------------------------------------------------------- the first lock


def _draw_lock(image: Image.Image, top: int, view: View, game_text: PictureText) -> None:
    """One's three Action cards, the one to be turned face down dark (F1.11)."""
    words, side = game_text.PICTURE, view.table.provinces[view.seat].side
    sealed = view.sealed.card if isinstance(view.sealed, Lock) else None
    for n, card in enumerate(view.table.board[SIDES.index(side)].cards):
        locked = words["your_lock"] if card is sealed else ""
        shown = cards.large_action(card, words[f"action_{card.value}"], words[f"brings_{card.value}"], locked)
        put(image, shown, (SIDE + n * STEP, top))
    if sealed:
        write(image, (WIDTH / 2, top + LARGE[1] + 34), words["still_open"], "bold", 30, GOLD.light, "cm")


# ---------------------------------------------------------------- the hand


def draw_hand(view: View, names: Names, game_text: PictureText) -> Image.Image:
    """The hand as an RGB picture."""
    shown, side = list(stacked(view)), view.table.provinces[view.seat].side
    image = sheet_of(side, TOP + lock_room(view) + sum(caption + shelf.high for shelf, _, caption in shown))
    draw_title(image, side, game_text.PICTURE["your_hand"].format(name=player(names, view.table, view.seat, game_text)))
    if locking(view):
        _draw_lock(image, TOP, view, game_text)
    for shelf, y, caption in shown:
        if caption:
            _draw_caption(image, y, game_text.PICTURE[shelf.caption])
        _draw_shelf(image, y + caption, shelf, view, game_text)
    return image


def _draw_caption(image: Image.Image, y: int, text: str) -> None:
    """A caption between two lines."""
    wide = write(image, (WIDTH / 2, y + 22), text, "heavy", 34, GOLD.light, "cm")
    for left, right in ((SIDE, (WIDTH - wide) // 2 - 24), ((WIDTH + wide) // 2 + 24, WIDTH - SIDE)):
        image.paste(TONES["earth"].base, (left, y + 21, right, y + 24))
