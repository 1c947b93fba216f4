"""What a player has just done, told to them in a short sentence."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.facts.fortuna import gathered, shown_to, turned_none
from rules.engine.model import Seat
from rules.fortuna import moves as m
from rules.fortuna.components import GIFTS_TO_CAESAR, Favour, Privilege
from rules.fortuna.state import View

from .moves import WATER, convert
from .terms import ACTION, GIFT, coins, cubes, dice, favour, quoted, some, un


def did(move: m.Move, seat: Seat, names: Names = ()) -> str:
    """What the player of this seat has done."""
    match move:
        case m.Draft(card) | m.Exchange(card):
            return f"Vous prenez {ACTION[card]}."
        case m.Lock(card):
            return f"Vous verrouillez {ACTION[card]}."
        case m.Execute(card):
            return f"Vous utilisez {ACTION[card]}."
        case m.Skip(card):
            return f"Vous échangez {ACTION[card]} sans l’utiliser."
        case m.Convert(0, False):
            return "Vous ne convertissez pas d’Eau."
        case m.Convert(reservoir, aqueduct):
            return f"Vous convertissez{convert(reservoir, aqueduct).removeprefix('Convertir')}."
        case m.Sell(0):
            return "Vous ne vendez rien."
        case m.Sell(count):
            return f"Vous en vendez {count}."
        case m.Buy(0):
            return "Vous n’engagez personne."
        case m.Buy(count):
            return f"Vous en engagez {count}."
        case m.RollEarly():
            return "Vous lancez d’abord les dés."
        case m.Receive(gift):
            return f"La Famille vous donne {GIFT[gift]}."
        case m.Build(building):
            return f"Vous construisez {un(building)}."
        case m.TakeMoney():
            return "Vous empochez 2 pièces."
        case m.Bribe(card):
            return f"Vous payez 1 pièce pour utiliser {ACTION[card]}."
        case m.Forgo():
            return "Vous renoncez à cette action."
        case m.Command(card):
            return f"Vous rendez un Centurion pour utiliser {ACTION[card]}."
        case m.Pass():
            return "Vous passez."
        case m.Roll():
            return "Vous lancez les dés."
        case m.GiveWater(source):
            return f"{favour(Favour.WATER_SUPPLY)} : vous donnez {WATER[source]}."
        case m.Give(used, count):
            given = some(GIFTS_TO_CAESAR[used][0], count) if used in GIFTS_TO_CAESAR else str(count)
            return f"{favour(used)} : vous donnez {given}."
        case m.Claim(used):
            return f"Vous utilisez la {favour(used)}."
        case m.Decline(die):
            return f"Vous choisissez le {die} et n’utilisez aucune Faveur."
        case m.TurnDown(used):
            return f"Vous fermez la {favour(used)}."
        case m.Keep(()):
            return "Vous ne gardez rien."
        case m.Keep(kept):
            return f"Vous gardez {quoted(kept)}."
        case m.EndTurn():
            return "Vous finissez votre tour."
        case m.Recruit(person):
            return f"Vous jouez {quoted((Privilege.VESTAL_OR_CENTURION,))} et recevez {some(person, 1)}."
        case m.Gather(card, cube):
            return f"Vous jouez {quoted((card,))} et recevez {cubes(gathered(card, cube))}."
        case m.Advance():
            return f"Vous jouez {quoted((Privilege.ADVANCE,))} et avancez de 1 case."
        case _:
            assert_never(move)


def done(view: View, move: m.Move, names: Names) -> str:
    """What was passed over, by what was asked; what was paid; what the dice show."""
    centurions = view.table.provinces[view.seat].pieces.centurions
    match move:
        case m.Pass() if turned_none(view):
            return "Vous ne fermez aucune Faveur de plus."
        case m.Pass() if centurions:
            return f"Vous gardez {'votre Centurion' if centurions == 1 else 'vos Centurions'}."
        case m.Pass():
            return "Pas de Centurion, donc pas de deuxième carte."
        case m.Build(building):
            return f"Vous construisez {un(building)} pour {coins(view.table.options.cost(building))}."
        case m.Roll() if shown := shown_to(view):
            return f"Vous faites {dice(shown)}."
        case _:
            return ""
