"""What players can answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, assert_never

from lang.facts.fortuna import gathered
from lang.shared import first_fit, upper_first
from rules.engine.model import Seat
from rules.fortuna import moves as m
from rules.fortuna.components import GIFTS_TO_CAESAR, Action, Building, Cube, Favour, Privilege, Source
from rules.fortuna.questions import ExchangeCard
from rules.fortuna.state import View

from .terms import ACTION, BUILDING, DOES, GIFT, PRIVILEGE, SERVES, STEPS, WANTS, cubes, et, favour, privilege, some, term, titled, un

KIND = {
    m.Draft: "Prendre une carte Action",
    m.Lock: "Verrouiller une carte Action",
    m.Execute: "Utiliser une carte Action",
    m.Skip: "Échanger une carte sans l’utiliser",
    m.Convert: "Convertir de l’Eau",
    m.Sell: "Vendre",
    m.Buy: "Engager",
    m.RollEarly: "Lancer d’abord les dés",
    m.Receive: "Recevoir",
    m.Build: "Construire",
    m.TakeMoney: "Prendre 2 pièces",
    m.Bribe: "Payer 1 pièce pour une autre carte",
    m.Forgo: "Renoncer à l’action",
    m.Exchange: "Échanger la carte",
    m.Command: "Rendre un Centurion pour une action",
    m.Pass: "Passer",
    m.Roll: "Lancer les dés",
    m.GiveWater: "Faveur 1 · Eau : donner 1 Eau",
    m.Give: "Utiliser une Faveur (2 à 4)",
    m.Claim: "Utiliser une Faveur gratuite (5, 6)",
    m.Decline: "N’utiliser aucune Faveur",
    m.TurnDown: "Fermer une Faveur",
    m.Keep: "Garder",
    m.EndTurn: "Finir mon tour",
    m.Recruit: "Jouer Recrue (A)",
    m.Gather: "Jouer une carte A pour deux biens",
    m.Advance: "Jouer En marche (B)",
}

FIELD = {
    (m.Draft, "card"): "Quelle carte Action prenez-vous ?",
    (m.Lock, "card"): "Quelle carte Action verrouillez-vous ?",
    (m.Execute, "card"): "Quelle carte utilisez-vous ?",
    (m.Skip, "card"): "Quelle carte échangez-vous sans l’utiliser ?",
    (m.Convert, "reservoir"): "Combien d’Eaux du réservoir ?",
    (m.Convert, "aqueduct"): "L’Eau de l’Aqueduc aussi ?",
    (m.Sell, "count"): "Combien en vendez-vous ?",
    (m.Buy, "count"): "Combien en engagez-vous ?",
    (m.Receive, "gift"): "Que recevez-vous ?",
    (m.Build, "building"): "Quel bâtiment construisez-vous ?",
    (m.Bribe, "card"): "Quelle carte voulez-vous utiliser ?",
    (m.Exchange, "card"): "Quelle carte prenez-vous ?",
    (m.Command, "card"): "Laquelle de vos cartes utilisez-vous ?",
    (m.GiveWater, "source"): "D’où vient l’Eau ?",
    (m.Give, "favour"): "Quelle Faveur ?",
    (m.Give, "count"): "Combien en donnez-vous ? Vous avancerez d’autant de cases.",
    (m.Claim, "favour"): "Quelle Faveur ?",
    (m.Decline, "die"): "Avec quel dé ?",
    (m.TurnDown, "favour"): "Quelle Faveur fermez-vous ?",
    (m.Keep, "cards"): "Que gardez-vous ?",
    (m.Recruit, "person"): "Vestale ou Centurion ?",
    (m.Gather, "card"): "Quelle carte Privilège ?",
    (m.Gather, "cube"): "Quel bien ?",
}
WATER = {Source.RESERVOIR: "1 Eau du réservoir", Source.AQUEDUCT: "l’Eau de l’Aqueduc"}


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
            return f"Utiliser {ACTION[card]}"
        case m.Skip(card):
            return f"Échanger {ACTION[card]} sans l’utiliser"
        case m.Convert(reservoir, aqueduct):
            return convert(reservoir, aqueduct)
        case m.Sell(count):
            return f"En vendre {count}"
        case m.Buy(count):
            return f"En engager {count}"
        case m.Receive(gift):
            return f"Recevoir {GIFT[gift]}"
        case m.Build(building):
            return f"Construire {un(building)}"
        case m.Bribe(card):
            return f"Payer 1 pièce pour utiliser {ACTION[card]}"
        case m.Exchange(card):
            return f"Prendre {ACTION[card]} en échange"
        case m.Command(card):
            return f"Rendre un Centurion pour utiliser {ACTION[card]}"
        case m.GiveWater(source):
            return f"{favour(Favour.WATER_SUPPLY)} : donner {WATER[source]}"
        case m.Give(used, count):
            given = some(GIFTS_TO_CAESAR[used][0], count) if used in GIFTS_TO_CAESAR else str(count)
            return f"{favour(used)} : donner {given}"
        case m.Claim(used):
            return f"{favour(used)} : {STEPS[used]}, sans rien donner"
        case m.Decline(die):
            return f"N’utiliser aucune Faveur avec le {die}"
        case m.TurnDown(used):
            return f"Fermer la {favour(used)}"
        case m.Keep(()):
            return "Ne rien garder"
        case m.Keep(kept):
            return first_fit(f"Garder {' + '.join(map(privilege, kept))}", f"Garder {' + '.join(map(titled, kept))}")
        case m.Recruit(person):
            return f"{KIND[m.Recruit]} : {some(person, 1)}"
        case m.Gather(card, cube):
            return f"Jouer {titled(card)} : {cubes(gathered(card, cube))}"
        case m.Advance():
            return f"{KIND[m.Advance]} : {PRIVILEGE[Privilege.ADVANCE]}"
        case m.RollEarly() | m.TakeMoney() | m.Forgo() | m.Pass() | m.Roll() | m.EndTurn():
            return KIND[type(move)]
        case _:
            assert_never(move)


def named(view: View, move: m.Move, names: Sequence[str]) -> str:
    """Which card is swapped, too."""
    match move, view.table.tasks[-1] if view.table.tasks else None:
        case m.Exchange(taken), ExchangeCard(given):
            return f"Échanger {ACTION[given]} contre {ACTION[taken]}"
        case _:
            return ""


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
            return f"{ACTION[value]} · {DOES[value]}"
        case Favour() if move is m.TurnDown:
            return favour(value)
        case Favour():
            return f"{favour(value)} · {WANTS[value]}"
        case Building() if move is m.Build:
            return f"{BUILDING[value]} · {SERVES[value]}"
        case bool() if move is m.Convert:
            return "Oui, celle de l’Aqueduc aussi" if value else "Non, elle reste sur l’Aqueduc"
        case int() if move is m.Decline:
            return f"N’utiliser aucune Faveur avec le {value}"
        case _:
            return upper_first(term(value, seat))
