"""Why a move is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lang.shared import de, fr_count
from rules.engine.model import Seat
from rules.fortuna import refusals as r
from rules.fortuna.components import LIMIT, PURSE, Favour, Gift, Piece, Source

from .terms import ACTION, BUILDING, NOUN, WANTS, coins, dice, favour, quoted, some, un

HINDRANCE = {
    r.Hindrance.NO_STOCK: "le stock est vide",
    r.Hindrance.NOTHING_TO_SELL: "vous n’avez rien à vendre",
    r.Hindrance.NO_MONEY: "vous n’avez pas assez de pièces",
    r.Hindrance.NO_ROOM: f"vous en avez déjà {LIMIT}, le maximum",
    r.Hindrance.NO_VESTAL: "vous n’avez pas de Vestale à échanger",
    r.Hindrance.NO_DIE: "il n’y a plus de dé dans le stock",
    r.Hindrance.NO_GIFT: "la Famille n’a rien à vous donner",
    r.Hindrance.NO_BUILDING: "vous ne pouvez construire aucun bâtiment",
    r.Hindrance.NO_BRIBE: f"vous avez déjà {PURSE} pièces, le maximum, et aucune carte d’un autre bord ne vous servirait",
    r.Hindrance.NO_STEP: "vous êtes déjà au Palais de César",
}


def refusal(why: r.Reason, seat: Seat, names: Sequence[str] = ()) -> str:
    """The reason with its facts; the house adds the paragraph."""
    match why:
        case r.NotToPick(card):
            return f"{ACTION[card]} est déjà prise : choisissez une autre carte."
        case r.NotYoursToLock(card):
            return f"{ACTION[card]} n’est pas sur votre bord : vous ne pouvez pas la verrouiller."
        case r.NotOnYourSide(card):
            return f"{ACTION[card]} n’est pas sur votre bord. Choisissez une de vos trois cartes."
        case r.OnYourSide(card):
            return f"{ACTION[card]} est déjà sur votre bord : prenez une carte d’un autre bord."
        case r.CardLocked(card):
            return f"{ACTION[card]} est verrouillée : on ne peut pas la prendre."
        case r.CannotExecute(card, hindrance):
            return f"{ACTION[card]} n’aurait aucun effet : {HINDRANCE[hindrance]}."
        case r.StillPossible(card):
            return f"{ACTION[card]} peut encore servir : l’action est commencée, vous ne pouvez plus y renoncer."
        case r.TooFew(0):
            return "Ce nombre ne peut pas être négatif."
        case r.TooFew(least):
            return f"Il en faut au moins {least}."
        case r.NotEnough(piece, has):
            return f"Vous n’avez {only(piece, has)}."
        case r.TooExpensive(cost, money):
            return f"Il faut {coins(cost)}, et vous {f'n’en avez que {money}' if money else 'n’en avez aucune'}."
        case r.PurseFull():
            return f"Vous avez déjà {PURSE} pièces, le maximum."
        case r.NoSuchGift(gift):
            return _no_gift(gift)
        case r.NoWater(source):
            return f"Il n’y a pas d’Eau {'sur votre Aqueduc' if source is Source.AQUEDUCT else 'dans votre réservoir'}."
        case r.StockShort(piece, left):
            return f"Il ne reste {only(piece, left)} dans le stock."
        case r.NoRoom(person, room):
            return f"Vous pouvez avoir {LIMIT} {NOUN[person][1]} au plus : il vous reste {fr_count(room, 'place')}."
        case r.RolledAlready():
            return "Vos dés sont déjà lancés : un seul lancer par tour."
        case r.BuiltAlready(building):
            return f"Vous avez déjà {un(building)} : un seul bâtiment de chaque type."
        case r.ThreeBuildings():
            return f"Vous avez déjà {LIMIT} bâtiments, le maximum."
        case r.NoCopyLeft(building):
            return f"{BUILDING[building]} : il n’en reste plus à construire."
        case r.PalaceNeedsMarriage():
            return "Pour construire un Palais, il faut d’abord se marier (carte Famille)."
        case r.BribeOnOwnSide(card):
            return f"{ACTION[card]} est sur votre bord : la Corruption vise une carte d’un autre bord."
        case r.NoBribeMoney():
            return "Il faut payer 1 pièce, et vous n’en avez pas."
        case r.NoCenturion():
            return "La Puissance militaire demande un Centurion, et vous n’en avez pas."
        case r.NotFaceUpBeforeYou(card):
            return f"{ACTION[card]} n’est pas face visible sur votre bord."
        case r.NoSuchDie(die, shown):
            return f"Aucun de vos dés ne montre {die}. Vous avez fait {dice(shown)}."
        case r.AboveDice(wanted, best):
            return f"La {favour(wanted)} demande un dé de {wanted.value} ou plus. Votre meilleur dé est un {best}."
        case r.FavourClosed(wanted):
            return f"La {favour(wanted)} est fermée jusqu’à la fin de la manche."
        case r.GivenOtherwise(wanted):
            return f"La {favour(wanted)} demande autre chose : {WANTS[wanted]}."
        case r.GivesTooMany(wanted, most):
            return f"La {favour(wanted)} n’en prend pas plus de {most}."
        case r.NotMarried():
            return f"La {favour(Favour.FORTUNA)} demande d’être marié (carte Famille)."
        case r.NoVestals():
            return f"La {favour(Favour.RELIGION)} compte vos Vestales, et vous n’en avez pas."
        case r.FreeFavour(free, die):
            return f"Avec un {die}, la {favour(free)} est ouverte et gratuite : utilisez-la, ou une autre Faveur ouverte."
        case r.TurnedAlready(turned):
            return f"La {favour(turned)} est déjà fermée."
        case r.HasTokens(held, count):
            return f"La {favour(held)} porte {fr_count(count, 'jeton')} : on ne peut pas la fermer ainsi."
        case r.NotDrawn(card):
            return f"Vous n’avez pas pioché {quoted((card,))}, ou pas autant de fois."
        case r.KeepWithin(most):
            return f"Gardez {'une seule carte' if most == 1 else 'une ou deux cartes'}."
        case r.PalaceKeepsOne():
            return "Au Palais de César, on ne garde qu’une carte, même avec une Basilique."
        case r.NotInHand(card):
            return f"Vous n’avez pas {quoted((card,))} en main."
        case r.NotPlayedSo(card):
            return f"{quoted((card,))} ne donne pas de biens."
        case r.OneAdvance():
            return "Vous avez déjà joué une carte B : une seule par manche."
        case r.CardGivesNothing(card):
            return f"{quoted((card,))} ne vous donnerait rien maintenant."
        case r.NoRoomForCard(person):
            return f"Vous avez déjà {LIMIT} {NOUN[person][1]}, le maximum."
        case _:
            assert_never(why)


def only(piece: Piece, count: int) -> str:
    """`pas d’Eau`, `que 2 Blés`."""
    return f"que {some(piece, count)}" if count else f"pas {de(NOUN[piece][0])}"


def _no_gift(gift: Gift) -> str:
    if gift is Gift.MONEY:
        return f"Vous avez déjà {PURSE} pièces, le maximum."
    return f"Il n’y a plus de {'Blé' if gift is Gift.WHEAT else 'Vin'} dans le stock."
