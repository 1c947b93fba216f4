"""How the two sides, the groups and the cards of Caesar & Cleopatra look."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.cesar.components import Card, Group, Influence, Manipulation, Vote
from rules.engine.model import Seat

from .. import kit
from ..kit import TONES, Tone
from ..painter import PictureText as PictureText

Names = Sequence[str]  # what to call the players, by seat
Seal = tuple[str, str, str]  # shape, tone, letter


@dataclass(frozen=True, slots=True)
class Look:
    """A side: its colour and shape, its portrait, the crest of its cards' backs, the icons of its Influence by value."""

    key: str
    colour: str
    shape: str
    face: str
    crest: str
    roles: tuple[str, ...]

    @property
    def tone(self) -> Tone:
        return TONES[self.colour]


LOOKS = (
    Look("rome", "crimson", "disc", "caesar", "eagle", ("philosopher", "chain", "centurion", "fasces", "mask", "crown")),
    Look("egypt", "teal", "diamond", "cleopatra", "ankh", ("philosopher", "chain", "quill", "dancer", "moon", "ankh")),
)
LETTERS = {"César": "R", "Cléopâtre": "É", "Caesar": "R", "Cleopatra": "E"}  # Rome and Egypt: the roles begin alike
GROUP_ART = {
    Group.SENATORS: "senator",
    Group.PRAETORS: "praetor",
    Group.QUAESTORS: "quaestor",
    Group.AEDILES: "aedile",
    Group.CENSORS: "censor",
}
TRICK_ART = {
    Manipulation.ASSASSINATION: "dagger",
    Manipulation.SPY: "eye",
    Manipulation.CASTLING: "castling",
    Manipulation.COURTESAN: "fan",
    Manipulation.WRATH: "lightning",
    Manipulation.VETO: "veto",
}
VOTE_ART = {Vote(group.value): art for group, art in GROUP_ART.items()} | {Vote.ORGY: "grapes", Vote.RESHUFFLE: "grapes"}


def seal(seat: Seat, game_text: PictureText) -> Seal:
    """A side's shape, tone and letter."""
    look = LOOKS[seat]
    return look.shape, look.colour, LETTERS.get(game_text.ROLES[seat], look.key[0].upper())


def card_art(card: Card, seat: Seat) -> str:
    return LOOKS[seat].roles[card] if isinstance(card, Influence) else TRICK_ART[card]


def card_name(card: Card, seat: Seat, game_text: PictureText) -> str:
    """A card's name alone, without the value."""
    return game_text.PICTURE[f"{LOOKS[seat].key}_{card.value}"]


def player(names: Names, seat: Seat, game_text: PictureText) -> str:
    """A player's name, or the role's when it cannot be drawn."""
    return kit.legible(names[seat], game_text.ROLES[seat])
