"""What players are asked and what they can answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lang import Command, Names
from lang.lutece import LIVE
from lang.shared import de, first_fit
from rules.engine.model import Seat
from rules.lutece import moves as m
from rules.lutece.table import REINFORCEMENT, Ask, AttachApprentice, ChooseOptions, RaiseBribes, UseLegionnaires

from .events import offered
from .terms import RESOURCE, SIDE, at, et, pieces, term, whom

COMMANDS = {
    m.Choose: Command(
        "choisir",
        "Poser en secret deux cartes Action, une à gauche et une à droite",
        {
            "left": ("gauche", "La carte à poser à gauche : une tuile ou Revenus"),
            "right": ("droite", "La carte à poser à droite : une tuile ou Revenus"),
        },
    ),
    m.Raise: Command(
        "miser",
        "Ajouter de l’or au pot-de-vin de votre carte de gauche ou de droite",
        {"side": ("côté", "Gauche ou droite"), "gold": ("or", "Combien de pièces ajouter")},
    ),
    m.Ready: Command("accepter", "Accepter de clore les pots-de-vin, tant que personne n’ajoute rien", {}),
    m.Firm: Command("accepter-ferme", "Accepter de clore les pots-de-vin, quoi que les autres ajoutent", {}),
    m.Withdraw: Command("retirer-accord", "Retirer votre accord, simple ou ferme", {}),
    m.Reinforce: Command(
        "légionnaire",
        "Retirer un de vos Légionnaires du jeu : 2 de plus pour un pot-de-vin de la carte contestée",
        {"bidder": ("joueur", "Le candidat à soutenir")},
    ),
    m.HoldBack: Command("passer", "N’utiliser aucun Légionnaire, ou aucun de plus", {}),
    m.Attach: Command("apprenti", "Attacher votre Apprenti à un personnage", {"resource": ("ressource", "La ressource qu’il donnera")}),
}

KIND = {
    m.Choose: "Choisir deux cartes Action",
    m.Raise: "Ajouter au pot-de-vin",
    m.Ready: "Accepter de clore",
    m.Firm: "Accepter quoi qu’il arrive",
    m.Withdraw: "Retirer mon accord",
    m.Reinforce: "Sacrifier un Légionnaire",
    m.HoldBack: "Passer, sans Légionnaire",
    m.Attach: "Attacher l’Apprenti",
}

FIELD = {
    (m.Choose, "left"): "Quelle carte posez-vous à gauche ?",
    (m.Choose, "right"): "Et à droite ?",
    (m.Raise, "side"): "De quel côté ?",
    (m.Raise, "gold"): "Combien de pièces ajoutez-vous ?",
    (m.Reinforce, "bidder"): "Pour le pot-de-vin de qui ?",
    (m.Attach, "resource"): "Quelle ressource votre Apprenti donnera-t-il ?",
}


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


def kind(move: type) -> str:
    return KIND[move]


def field(move: type, field: str) -> str:
    return FIELD[move, field]


def move(move: m.Move, seat: Seat, names: Names = ()) -> str:
    """A whole move, in 80 characters at most."""
    match move:
        case m.Choose(left, right):
            return f"À gauche {term(left, seat)}, à droite {term(right, seat)}"
        case m.Raise(side, gold):
            return f"Ajouter {pieces(gold)} à {SIDE[side]}"
        case m.Reinforce(bidder):
            return first_fit(f"Sacrifier un Légionnaire pour {whom(bidder, seat, 'vous-même', names)}")
        case m.Attach(resource):
            return f"Attacher l’Apprenti : {RESOURCE[resource]}"
        case m.Ready() | m.Firm() | m.Withdraw() | m.HoldBack():
            return KIND[type(move)]
        case _:
            assert_never(move)


def live(ask: Ask) -> tuple[tuple[m.Move, str], ...]:
    """The public buttons of the bribes."""
    return tuple((move, _short(move)) for move in LIVE) if isinstance(ask, RaiseBribes) else ()


def _short(move: m.Move) -> str:
    return f"{SIDE[move.side].capitalize()} +{move.gold}" if isinstance(move, m.Raise) else KIND[type(move)]


def order(order: m.Order) -> str:
    """A standing order."""
    match order:
        case m.KeepLegionnaires(None):
            return "Garder mes Légionnaires jusqu’à la fin de la partie"
        case m.KeepLegionnaires(until):
            return f"Garder mes Légionnaires jusqu’à la fin du tour {until}"
        case _:
            assert_never(order)
