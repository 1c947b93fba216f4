"""What players are asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lang.facts.lutece import live as buttons
from lang.shared import de
from rules.lutece import moves as m
from rules.lutece.components import REINFORCEMENT
from rules.lutece.questions import Ask, AttachApprentice, ChooseOptions, RaiseBribes, UseLegionnaires

from .events import offered
from .moves import KIND
from .terms import RESOURCE, SIDE, at, et


def asked(ask: Ask, who: str) -> str:
    """For the channel: who is to do what."""
    match ask:
        case ChooseOptions():
            return f"À {who} de choisir en secret deux cartes Action."
        case RaiseBribes():
            return f"Les pots-de-vin sont ouverts : on attend l’accord {de(who)}."
        case UseLegionnaires(tile=tile, card=fought):
            return f"À {who} de passer, ou de sacrifier un Légionnaire pour {at(tile, fought)}."
        case AttachApprentice():
            return f"À {who} de choisir la ressource de son Apprenti."
        case _:
            assert_never(ask)


def ask(ask: Ask, names: Sequence[str] = ()) -> str:
    """Above the private menu."""
    match ask:
        case ChooseOptions(number):
            return f"Tour {number} : posez deux cartes Action, une à gauche et une à droite. Vous pourrez changer d’avis jusqu’au dernier choix."
        case RaiseBribes():
            return "Ajoutez de l’or à gauche ou à droite, sans retour possible, ou acceptez de clore pour passer aux achats."
        case UseLegionnaires(seat, tile, fought, bids):
            return f"{at(tile, fought)} est une carte contestée ({offered(bids, seat, names)}). Chaque Légionnaire sacrifié ajoute {REINFORCEMENT} à un pot-de-vin."
        case AttachApprentice(resources=resources):
            return f"Votre Apprenti peut apprendre : {et([RESOURCE[one] for one in resources])}. Il n’en changera plus."
        case _:
            assert_never(ask)


def live(ask: Ask) -> tuple[tuple[m.Move, str], ...]:
    """The public buttons of the bribes."""
    return buttons(ask, SIDE, KIND)
