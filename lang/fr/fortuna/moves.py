"""What players can answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, assert_never

from lang.facts.fortuna import gathered
from lang.shared import first_fit, upper_first
from rules.engine.model import Seat
from rules.fortuna import moves as m
from rules.fortuna.components import GIFTS_TO_CAESAR, Action, Building, Cube, Favour, Source

from .terms import ACTION, BRINGS, BUILDING, GIFT, SERVES, WANTS, cubes, et, favour, privilege, some, term

KIND = {
    m.Draft: "Prendre une carte Action",
    m.Lock: "Verrouiller une carte Action",
    m.Execute: "Exécuter une carte",
    m.Skip: "Choisir une carte sans l’exécuter",
    m.Convert: "Convertir de l’Eau",
    m.Sell: "Vendre",
    m.Buy: "Acheter",
    m.RollEarly: "Lancer d’abord les dés",
    m.Receive: "Recevoir",
    m.Build: "Construire",
    m.TakeMoney: "Prendre 2 Argents",
    m.Bribe: "Payer 1 Argent pour une autre action",
    m.Forgo: "Renoncer à l’action",
    m.Exchange: "Échanger la carte",
    m.Command: "Rendre un Centurion",
    m.Pass: "Passer",
    m.Roll: "Lancer les dés",
    m.GiveWater: "Donner 1 Eau (Faveur 1)",
    m.Give: "Donner pour une Faveur (2 à 4)",
    m.Claim: "Avancer sans rien donner (5, 6)",
    m.Decline: "N’utiliser aucune Faveur",
    m.TurnDown: "Retourner une carte Faveur",
    m.Keep: "Garder",
    m.EndTurn: "Finir le tour",
    m.Recruit: "Privilège A : Vestale ou Centurion",
    m.Gather: "Privilège A : deux cubes",
    m.Advance: "Privilège B : avancer de 1 case",
}

FIELD = {
    (m.Draft, "card"): "Quelle carte Action prenez-vous ?",
    (m.Lock, "card"): "Quelle carte Action verrouillez-vous ?",
    (m.Execute, "card"): "Quelle carte exécutez-vous ?",
    (m.Skip, "card"): "Quelle carte choisissez-vous sans l’exécuter ?",
    (m.Convert, "reservoir"): "Combien d’Eaux du réservoir convertissez-vous ?",
    (m.Convert, "aqueduct"): "Convertissez-vous aussi l’Eau de l’Aqueduc ?",
    (m.Sell, "count"): "Combien en vendez-vous ?",
    (m.Buy, "count"): "Combien en achetez-vous ?",
    (m.Receive, "gift"): "Que recevez-vous ?",
    (m.Build, "building"): "Quel bâtiment construisez-vous ?",
    (m.Bribe, "card"): "Quelle carte d’un autre bord exécutez-vous ?",
    (m.Exchange, "card"): "Quelle carte prenez-vous ?",
    (m.Command, "card"): "Laquelle de vos cartes exécutez-vous ?",
    (m.GiveWater, "source"): "D’où vient l’Eau ?",
    (m.Give, "favour"): "Pour quelle Faveur ?",
    (m.Give, "count"): "Combien en donnez-vous ?",
    (m.Claim, "favour"): "Quelle Faveur utilisez-vous ?",
    (m.Decline, "die"): "Quel dé choisissez-vous ?",
    (m.TurnDown, "favour"): "Quelle carte Faveur retournez-vous ?",
    (m.Keep, "cards"): "Que gardez-vous ?",
    (m.Recruit, "person"): "Qui recrutez-vous ?",
    (m.Gather, "card"): "Quelle carte Privilège jouez-vous ?",
    (m.Gather, "cube"): "Quel cube choisissez-vous ?",
}
WATER = {Source.RESERVOIR: "1 Eau du réservoir", Source.AQUEDUCT: "l’Eau de l’Aqueduc"}


def kind(move: type, seat: Seat = 0) -> str:
    return KIND[move]


def field(move: type, field: str) -> str:
    return FIELD[move, field]


def move(move: m.Move, seat: Seat, names: Sequence[str] = ()) -> str:
    """A whole move, in 80 characters at most."""
    match move:
        case m.Draft(card):
            return f"Prendre {ACTION[card]}"
        case m.Lock(card):
            return f"Verrouiller {ACTION[card]}"
        case m.Execute(card):
            return f"Exécuter {ACTION[card]}"
        case m.Skip(card):
            return f"Choisir {ACTION[card]} sans l’exécuter"
        case m.Convert(reservoir, aqueduct):
            return convert(reservoir, aqueduct)
        case m.Sell(count):
            return f"En vendre {count}"
        case m.Buy(count):
            return f"En acheter {count}"
        case m.Receive(gift):
            return f"Recevoir {GIFT[gift]}"
        case m.Build(building):
            return f"Construire : {BUILDING[building]}"
        case m.Bribe(card):
            return f"Payer 1 Argent pour exécuter {ACTION[card]}"
        case m.Exchange(card):
            return f"Prendre {ACTION[card]} en échange"
        case m.Command(card):
            return f"Rendre un Centurion pour exécuter {ACTION[card]}"
        case m.GiveWater(source):
            return f"{favour(Favour.WATER_SUPPLY)} : donner {WATER[source]}"
        case m.Give(used, count):
            given = some(GIFTS_TO_CAESAR[used][0], count) if used in GIFTS_TO_CAESAR else str(count)
            return f"{favour(used)} : donner {given}"
        case m.Claim(used):
            return f"{favour(used)} : avancer sans rien donner"
        case m.Decline(die):
            return f"Dé {die}, sans Faveur"
        case m.TurnDown(used):
            return f"Retourner la {favour(used)}"
        case m.Keep(()):
            return "Ne rien garder"
        case m.Keep(kept):
            return first_fit(f"Garder {' + '.join(map(privilege, kept))}")
        case m.Recruit(person):
            return f"Privilège A : {some(person, 1)}"
        case m.Gather(card, cube):
            return f"Privilège A : {cubes(gathered(card, cube))}"
        case m.RollEarly() | m.TakeMoney() | m.Forgo() | m.Pass() | m.Roll() | m.EndTurn() | m.Advance():
            return KIND[type(move)]
        case _:
            assert_never(move)


def convert(reservoir: int, aqueduct: bool) -> str:
    """How much Eau of which source."""
    if not reservoir and not aqueduct:
        return "Ne rien convertir"
    parts = [f"{some(Cube.WATER, reservoir)} du réservoir"] if reservoir else []
    return f"Convertir {et([*parts, *([WATER[Source.AQUEDUCT]] if aqueduct else [])])}"


def choice(move: type, field: str, value: Any, seat: Seat, names: Sequence[str] = ()) -> str:
    """A value among the choices of a field, with what it is good for."""
    match value:
        case Action():
            return f"{ACTION[value]} · {BRINGS[value]}"
        case Favour():
            return f"{favour(value)} · {WANTS[value]}"
        case Building() if move is m.Build:
            return f"{BUILDING[value]} · {SERVES[value]}"
        case bool() if move is m.Convert:
            return "Oui, celle de l’Aqueduc aussi" if value else "Non, elle y reste"
        case int() if move is m.Decline:
            return f"Dé {value}"
        case _:
            return upper_first(term(value, seat))


def order(order: m.Order) -> str:
    """A standing order."""
    match order:
        case m.NoPrivilege(number):
            return f"Aucune carte Privilège ce tour-ci (manche {number})"
        case _:
            assert_never(order)
