"""The display of one player, large: every card they own, by family, with what it gives and what it is worth now. All of it is public."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from rules import lutece as game
from rules.engine.model import Seat
from rules.lutece.components import Card, Colour, Kind, Resource
from rules.lutece.majority import Majority
from rules.lutece.state import Player, Table

from .. import kit
from ..kit import GOLD, INK, IVORY, PARCH, STONE, TONES, WIDTH, icon, mix, put, write
from . import cards, held, tokens
from .cards import OWNED
from .theme import FAMILY, GROUND, RESOURCE_COLOUR, SHADOW, Formula, Names, PictureText, card_name, player, seal, tone

HEAD, FRIEZE, SIDE, GAP, PAD = 92, 24, 22, 12, 10
LABEL = 106  # the room of a group's sign and sums
STEP = OWNED[0] + 6
MOST = (WIDTH - 2 * SIDE - LABEL - PAD) // STEP  # cards beside one another
ART = {Colour.RED: "centurion", Colour.VIOLET: "gold_laurel", None: "apprentice"}


@dataclass(frozen=True, slots=True)
class Shown:
    """A card of a display: its kind, and what it gives or is worth in signs."""

    kind: Kind
    signs: Formula


@dataclass(frozen=True, slots=True)
class Group:
    """The cards of a family; those of a resource stand with its majority."""

    colour: Colour | None
    cards: tuple[Shown, ...]
    majority: Majority | None = None

    @property
    def wide(self) -> int:
        return LABEL + min(MOST, len(self.cards)) * STEP + PAD

    @property
    def high(self) -> int:
        lines = max(1, -(-len(self.cards) // MOST))
        return lines * (OWNED[1] + 8) - 8 + 2 * PAD


# ---------------------------------------------------------------- grouping


def groups(table: Table, seat: Seat) -> list[Group]:
    """The four resources, then what else they own."""
    owner = table.players[seat]
    found = [Group(RESOURCE_COLOUR[m.resource], _gives(owner, m.resource), m) for m in game.majorities(table)]
    for colour in (Colour.RED, Colour.VIOLET):
        found.append(Group(colour, tuple(_shown(owner, card) for card in held.group_of(owner, colour))))
    waiting = [Shown(Kind.APPRENTICE, ("?",)) for apprentice in owner.apprentices if apprentice.resource is None]
    return [group for group in (*found, Group(None, tuple(waiting))) if group.cards or group.majority]


def _gives(owner: Player, good: Resource) -> tuple[Shown, ...]:
    """The family of a resource, and the Apprentices who learn it (L3.1)."""
    taught = [Shown(Kind.APPRENTICE, (good.value, "talent:0")) for apprentice in owner.apprentices if apprentice.resource is good]
    return (*(_shown(owner, card) for card in held.group_of(owner, RESOURCE_COLOUR[good])), *taught)


def _shown(owner: Player, card: Card) -> Shown:
    value = held.worth(owner, card)
    if value is not None:
        return Shown(card.kind, (*(want.value for want in card.wants), f"laurel:{value}"))
    given = (card.kind.resource.value,) * card.units if card.kind.resource else ()
    return Shown(card.kind, (*given, f"talent:{card.talent}") if card.units else ())


def rows(shown: list[Group]) -> list[list[Group]]:
    """Each group in the first row that has room for it."""
    packed: list[list[Group]] = []
    for group in shown:
        row = next((row for row in packed if sum(other.wide + GAP for other in row) + group.wide <= WIDTH - 2 * SIDE), None)
        if row is None:
            packed.append([group])
        else:
            row.append(group)
    return packed


def height(table: Table, seat: Seat) -> int:
    """How high all groups are together."""
    return sum(max(group.high for group in row) + GAP for row in rows(groups(table, seat)))


# ---------------------------------------------------------------- drawing


def draw_groups(image: Image.Image, top: int, table: Table, seat: Seat, game_text: PictureText) -> None:
    """All groups, from this height down; the groups of a row share its height."""
    for row in rows(groups(table, seat)):
        x, high = SIDE, max(group.high for group in row)
        for group in row:
            _draw_group(image, (x, top, x + group.wide, top + high), group, seat, game_text)
            x += group.wide + GAP
        top += high + GAP


def _draw_group(image: Image.Image, box: kit.Box, group: Group, seat: Seat, game_text: PictureText) -> None:
    left, top, _, _ = box
    t = FAMILY[group.colour]
    ground = mix(PARCH, t.light, 0.25)
    kit.panel(image, box, ground, t.dark, 14, 3, SHADOW)
    x = left + LABEL / 2 + 2
    if group.majority:
        _draw_majority(image, x, top, group.majority, seat)
    else:
        put(image, icon(ART[group.colour], 66), (x, top + 52), "cm")
        write(image, (x, top + 126), str(len(group.cards)), "black", 50, INK, "cm")
    for n, shown in enumerate(group.cards):
        line, place = divmod(n, MOST)
        at = left + LABEL + place * STEP, top + PAD + line * (OWNED[1] + 8)
        cards.draw_owned(image, at, shown.kind, card_name(shown.kind, game_text), shown.signs, ground)


def _draw_majority(image: Image.Image, x: float, top: int, majority: Majority, seat: Seat) -> None:
    """The resource, their units, golden with the majority, and the points of it (L5.1)."""
    units, points = majority.units[seat], majority.points[seat]
    put(image, icon(majority.resource.value, 66), (x, top + 44), "cm")
    if majority.leader == seat:
        put(image, tokens.lead_plate(72, 62), (x, top + 112), "cm")
    write(image, (x, top + 112), str(units), "black", 50, INK if points else STONE, "cm")
    put(image, tokens.points(points, 58), (x, top + 174), "cm")


# ---------------------------------------------------------------- the head


def draw_head(image: Image.Image, text: str, table: Table, seat: Seat, names: Names) -> None:
    """Draws whose display it is, the gold, the points so far."""
    y, x = HEAD / 2, WIDTH - 30
    put(image, kit.medal(*seal(names, seat), 72), (26, y), "lm")
    for art, amount in (("gold_laurel", game.sheet(table).totals[seat] or 0), ("coins", table.players[seat].gold)):
        x -= write(image, (x, y), str(amount), "black", 46, IVORY, "rm") + 8
        put(image, icon(art, 60), (x, y), "rm")
        x -= 60 + 24
    size, lines = kit.typeset(text, "heavy", 38, x - 116, 1, 26)
    write(image, (116, y), lines[0], "heavy", size, GOLD.light, "lm")


def sheet_of(seat: Seat, high: int) -> Image.Image:
    """The ground of a picture about one player: their colour above, the forest below."""
    image = Image.new("RGB", (WIDTH, high), GROUND)
    image.paste(tone(seat).base, (0, 0, WIDTH, HEAD))
    put(image, kit.guilloche(WIDTH, FRIEZE, GOLD.base, TONES["orange"].dark, IVORY, GROUND), (0, HEAD + 2))
    return image


def _count(cards: int, game_text: PictureText) -> str:
    return game_text.PICTURE["one_card"] if cards == 1 else game_text.PICTURE["cards"].format(n=cards)


def draw_display(table: Table, seat: Seat, names: Names, game_text: PictureText) -> Image.Image:
    """The display as an RGB picture."""
    top = HEAD + FRIEZE + 16
    image = sheet_of(seat, top + height(table, seat) + 12)
    draw_head(image, f"{player(names, seat, game_text)} · {_count(table.players[seat].size, game_text)}", table, seat, names)
    draw_groups(image, top, table, seat, game_text)
    return image
