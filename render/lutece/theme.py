"""How the seats, the families and the kinds of card of Lutèce look."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.model import Seat
from rules.lutece.components import FAMILIES, HARVESTS, MILLS, Bidder, Card, Colour, Kind, Resource

from .. import kit
from ..kit import TONES, Tone, rgb
from ..painter import PictureText as PictureText

Names = Sequence[str]  # what to call the players, by seat
Seal = tuple[str, str, str]  # shape, tone, letter
Formula = tuple[str, ...]  # an effect as signs: icons, "coin:5", "laurel:2", "card:green", and plain text

GROUND, GROUND_2, SHADOW = rgb("#2c3a1e"), rgb("#3a4b28"), rgb("#1c2612")
SEATS = (("disc", "lapis"), ("square", "crimson"), ("diamond", "teal"), ("triangle", "purple"), ("hexagon", "black"))
FAMILY: dict[Colour | None, Tone] = {
    Colour.ORANGE: TONES["orange"],
    Colour.GREEN: TONES["olive"],
    Colour.GREY: TONES["slate"],
    Colour.YELLOW: TONES["gold"],
    Colour.RED: TONES["crimson"],
    Colour.VIOLET: TONES["purple"],
    None: TONES["marble"],
}
RESOURCE_COLOUR = {
    Resource.BEER: Colour.ORANGE,
    Resource.POTION: Colour.GREEN,
    Resource.SWORD: Colour.GREY,
    Resource.BREAD: Colour.YELLOW,
}
ROMAN = "eagle"  # stands on every Roman place, and for it


def picture(kind: Kind) -> str:
    """The icon of a kind of card."""
    return "centurion" if kind is Kind.LEGIONNAIRE else kind.value


def card_name(kind: Kind, game_text: PictureText) -> str:
    return game_text.PICTURE[f"card_{kind.value}"]


def player(names: Names, seat: Seat, game_text: PictureText) -> str:
    """A player's name, or the number of the seat when it cannot be drawn."""
    return kit.legible(names[seat], game_text.term(Bidder(seat), seat))


def seal(names: Names, seat: Seat) -> Seal:
    """A seat's shape and tone, and the player's initial."""
    letter = next(sign for sign in kit.legible(names[seat], str(seat + 1)) if sign.isalnum())
    return *SEATS[seat], letter.upper()[:1]


def tone(seat: Seat) -> Tone:
    return TONES[SEATS[seat][1]]


def effect(card: Card) -> Formula:
    """What a card does beside giving its resource, in signs (L3.1, L4)."""
    kind, good = card.kind, card.kind.resource.value if card.kind.resource else ""
    colour = f"card:{kind.colour.value}" if kind.colour else ""
    if kind in MILLS:
        return "laurel:1", "×", good
    if kind in FAMILIES:
        return "laurel:2", "+", "laurel:1", "×", colour
    if kind in HARVESTS:
        return ("coin:5", "+", "coin:1", "×", good) if kind is Kind.TAVERN else ("coin:1", "×", good)
    match kind:
        case Kind.STATUE:
            return "laurel:3", "+", "laurel:1", "×", ROMAN
        case Kind.MARKET:
            return card.wants[0].value, "+", card.wants[1].value, "=", "laurel:6"
        case Kind.LEGIONNAIRE:
            return "bribe", "+2", "/", "laurel:2"
        case Kind.APPRENTICE:
            return "+1", "beer", "/", "potion", "/", "sword", "/", "bread"
    return ()
