"""What players are asked: both in the channel and above the menu they are called in the second person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lang.facts.lutece import live as buttons
from rules.lutece import moves as m
from rules.lutece.components import REINFORCEMENT
from rules.lutece.questions import Ask, AttachApprentice, ChooseOptions, RaiseBribes, SealBribes, UseLegionnaires

from .events import offered
from .moves import KIND
from .terms import RESOURCE, SIDE, le, ou, short


def asked(ask: Ask, who: str) -> str:
    """For the channel: who is to do what."""
    match ask:
        case ChooseOptions():
            return f"{who}, choisissez en secret deux cartes Action."
        case RaiseBribes():
            return f"Place aux pots-de-vin ! {who}, ajoutez des pièces ou appuyez sur {KIND[m.Ready]}."
        case SealBribes():
            return f"{who}, fixez en secret vos deux pots-de-vin."
        case UseLegionnaires(tile=tile, card=fought):
            return f"{who}, sacrifiez-vous un Légionnaire pour {le(tile, fought)} ?"
        case AttachApprentice():
            return f"{who}, choisissez la ressource de votre Apprenti."
        case _:
            assert_never(ask)


def ask(ask: Ask, names: Sequence[str] = ()) -> str:
    """Above the private menu."""
    match ask:
        case ChooseOptions():
            return "Choisissez deux cartes Action, une à gauche et une à droite : le côté ne sert qu’à distinguer vos pots-de-vin."
        case RaiseBribes():
            return f"Encore des pièces, à gauche ou à droite ? Elles ne se reprennent pas. Sinon, appuyez sur {KIND[m.Ready]} pour passer aux achats."
        case SealBribes():
            return "Fixez vos deux pots-de-vin, à gauche et à droite. Les autres ne les verront qu’à la révélation."
        case UseLegionnaires(seat, tile, fought, bids):
            return (
                f"{short(tile, fought)}, carte contestée : {offered(bids, seat, names)}. "
                f"Chaque Légionnaire sacrifié ajoute {REINFORCEMENT} à un pot-de-vin et quitte le jeu."
            )
        case AttachApprentice(resources=resources):
            return f"Votre Apprenti donnera 1 unité de plus, définitivement : {ou([RESOURCE[one] for one in resources])} ?"
        case _:
            assert_never(ask)


def live(ask: Ask) -> tuple[tuple[m.Move, str], ...]:
    """The public buttons of the bribes."""
    return buttons(ask, SIDE, KIND)
