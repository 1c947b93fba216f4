"""What a player has just done, told to them: a whole sentence in the second person."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.facts.fortuna import gathered
from rules.engine.model import Seat
from rules.fortuna import moves as m
from rules.fortuna.components import GIFTS_TO_CAESAR, Favour

from .moves import WATER, convert
from .terms import ACTION, BUILDING, GIFT, cubes, favour, privileges, some


def did(move: m.Move, seat: Seat, names: Names = ()) -> str:
    """What the player of this seat has done."""
    match move:
        case m.Draft(card) | m.Exchange(card):
            return f"Vous avez pris {ACTION[card]}."
        case m.Lock(card):
            return f"Vous avez verrouillé {ACTION[card]}."
        case m.Execute(card):
            return f"Vous avez exécuté {ACTION[card]}."
        case m.Skip(card):
            return f"Vous avez choisi {ACTION[card]} sans l’exécuter."
        case m.Convert(0, False):
            return "Vous n’avez rien converti."
        case m.Convert(reservoir, aqueduct):
            return f"Vous avez converti{convert(reservoir, aqueduct).removeprefix('Convertir')}."
        case m.Sell(0):
            return "Vous n’avez rien vendu."
        case m.Sell(count):
            return f"Vous en avez vendu {count}."
        case m.Buy(0):
            return "Vous n’avez engagé personne."
        case m.Buy(count):
            return f"Vous en avez engagé {count}."
        case m.RollEarly():
            return "Vous avez d’abord lancé les dés."
        case m.Receive(gift):
            return f"Vous avez reçu {GIFT[gift]}."
        case m.Build(building):
            return f"Vous avez construit : {BUILDING[building]}."
        case m.TakeMoney():
            return "Vous avez pris 2 Argents."
        case m.Bribe(card):
            return f"Vous avez payé 1 Argent et exécuté {ACTION[card]}."
        case m.Forgo():
            return "Vous avez renoncé à l’action."
        case m.Command(card):
            return f"Vous avez rendu un Centurion et exécuté {ACTION[card]}."
        case m.Pass():
            return "Vous avez passé."
        case m.Roll():
            return "Vous avez lancé les dés."
        case m.GiveWater(source):
            return f"{favour(Favour.WATER_SUPPLY)} : vous avez donné {WATER[source]}."
        case m.Give(used, count):
            given = some(GIFTS_TO_CAESAR[used][0], count) if used in GIFTS_TO_CAESAR else str(count)
            return f"{favour(used)} : vous avez donné {given}."
        case m.Claim(used):
            return f"Vous avez utilisé la {favour(used)}."
        case m.Decline(die):
            return f"Vous avez choisi le dé {die}, sans Faveur."
        case m.TurnDown(used):
            return f"Vous avez retourné la {favour(used)}."
        case m.Keep(()):
            return "Vous n’avez rien gardé."
        case m.Keep(kept):
            return f"Vous avez gardé {privileges(kept)}."
        case m.EndTurn():
            return "Vous avez fini votre tour."
        case m.Recruit(person):
            return f"Carte Privilège A : vous avez pris {some(person, 1)}."
        case m.Gather(card, cube):
            return f"Carte Privilège A : vous avez pris {cubes(gathered(card, cube))}."
        case m.Advance():
            return "Carte Privilège B : vous avez avancé de 1 case."
        case _:
            assert_never(move)
