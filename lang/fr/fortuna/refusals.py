"""Why a move is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lang.shared import de, fr_count
from rules.engine.model import Seat
from rules.fortuna import refusals as r
from rules.fortuna.components import LIMIT, PURSE, Favour, Gift, Piece, Source

from .terms import ACTION, BUILDING, NOUN, WANTS, argents, dice, favour, privilege, some

HINDRANCE = {
    r.Hindrance.NO_STOCK: "il n’y a plus rien à prendre dans le stock",
    r.Hindrance.NOTHING_TO_SELL: "vous n’avez rien à vendre",
    r.Hindrance.NO_MONEY: "vous n’avez pas assez d’Argent",
    r.Hindrance.NO_ROOM: f"vous en avez déjà {LIMIT}, le maximum",
    r.Hindrance.NO_VESTAL: "vous n’avez pas de Vestale à rendre",
    r.Hindrance.NO_DIE: "il n’y a plus de dé dans le stock",
    r.Hindrance.NO_GIFT: "la Famille n’a rien à vous apporter",
    r.Hindrance.NO_BUILDING: "vous ne pouvez construire aucun bâtiment",
    r.Hindrance.NO_BRIBE: f"vous avez déjà {PURSE} Argents et ne pouvez exécuter aucune carte d’un autre bord du plateau",
    r.Hindrance.NO_STEP: "vous êtes déjà au Palais de César",
}


def refusal(why: r.Reason, seat: Seat, names: Sequence[str] = ()) -> str:
    """The reason with its facts; the house adds the paragraph."""
    match why:
        case r.NotToPick(card):
            return f"La carte {ACTION[card]} n’est plus à prendre."
        case r.NotYoursToLock(card):
            return f"La carte {ACTION[card]} n’est pas devant vous : vous ne pouvez pas la verrouiller."
        case r.NotOnYourSide(card):
            return f"La carte {ACTION[card]} n’est pas devant vous. Choisissez une de vos trois cartes."
        case r.OnYourSide(card):
            return f"La carte {ACTION[card]} est déjà devant vous. L’échange se fait avec un autre bord du plateau."
        case r.CardLocked(card):
            return f"La carte {ACTION[card]} est verrouillée : on ne peut pas la prendre."
        case r.CannotExecute(card, hindrance):
            return f"L’action {ACTION[card]} n’aurait aucun effet : {HINDRANCE[hindrance]}."
        case r.StillPossible(card):
            return f"L’action {ACTION[card]} peut encore faire quelque chose : vous ne pouvez plus y renoncer."
        case r.TooFew(0):
            return "Ce nombre ne peut pas être négatif."
        case r.TooFew(least):
            return f"Il en faut au moins {least}."
        case r.NotEnough(piece, has):
            return f"Vous n’avez {only(piece, has)}."
        case r.TooExpensive(cost, money):
            return f"Cela coûte {argents(cost)} et vous en avez {money}."
        case r.PurseFull():
            return f"Vous avez déjà {PURSE} Argents, le maximum : vous ne pouvez rien empocher."
        case r.NoSuchGift(gift):
            return _no_gift(gift)
        case r.NoWater(source):
            return f"Il n’y a pas d’Eau {'sur votre Aqueduc' if source is Source.AQUEDUCT else 'dans votre réservoir'}."
        case r.StockShort(piece, left):
            return f"Il ne reste {only(piece, left)} dans le stock."
        case r.NoRoom(person, room):
            return f"{LIMIT} {NOUN[person][1]} au plus : vous avez de la place pour {room}."
        case r.RolledAlready():
            return "Vos dés sont déjà lancés : il n’y a qu’un lancer anticipé par tour."
        case r.BuiltAlready(building):
            return f"Vous avez déjà ce bâtiment : {BUILDING[building]}. Un seul de chaque sorte."
        case r.ThreeBuildings():
            return f"Vous avez déjà {LIMIT} bâtiments, le maximum."
        case r.NoCopyLeft(building):
            return f"Plus d’exemplaire disponible : {BUILDING[building]}."
        case r.PalaceNeedsMarriage():
            return "Le Palais demande le mariage, que permet la carte Famille."
        case r.BribeOnOwnSide(card):
            return f"La carte {ACTION[card]} est devant vous. La Corruption vise une carte d’un autre bord du plateau."
        case r.NoBribeMoney():
            return "Il faut d’abord payer 1 Argent, et vous n’en avez pas."
        case r.NoCenturion():
            return "La Puissance militaire demande un Centurion, et vous n’en avez pas."
        case r.NotFaceUpBeforeYou(card):
            return f"La carte {ACTION[card]} n’est pas face visible devant vous."
        case r.NoSuchDie(die, shown):
            return f"Aucun de vos dés ne montre {die}. Vous avez {dice(shown)}."
        case r.AboveDice(wanted, best):
            return f"La {favour(wanted)} demande un dé de {wanted.value} ou plus. Votre meilleur dé montre {best}."
        case r.FavourClosed(wanted):
            return f"La {favour(wanted)} est face cachée jusqu’à la fin de la manche."
        case r.GivenOtherwise(wanted):
            return f"La {favour(wanted)} ne s’obtient pas ainsi : elle demande {WANTS[wanted]}."
        case r.GivesTooMany(wanted, most):
            return f"La {favour(wanted)} n’accepte pas plus de {most}."
        case r.NotMarried():
            return f"La {favour(Favour.FORTUNA)} demande le mariage, que permet la carte Famille."
        case r.NoVestals():
            return f"La {favour(Favour.RELIGION)} compte vos Vestales, et vous n’en avez pas."
        case r.FreeFavour(free, die):
            return f"Avec le dé {die}, la {favour(free)} est ouverte et ne vous coûte rien : elle ne se refuse pas."
        case r.TurnedAlready(turned):
            return f"La {favour(turned)} est déjà face cachée."
        case r.HasTokens(held, count):
            return f"La {favour(held)} porte {fr_count(count, 'jeton')} : elle reste face visible."
        case r.NotDrawn(card):
            return f"La carte {privilege(card)} n’est pas parmi les cartes piochées, ou pas en si grand nombre."
        case r.KeepWithin(most):
            return f"Gardez {'une carte, une seule' if most == 1 else f'1 ou {most} cartes'}."
        case r.PalaceKeepsOne():
            return "Au Palais de César, on garde une carte, une seule, même avec une Basilique."
        case r.NotInHand(card):
            return f"Vous n’avez pas la carte {privilege(card)} en main."
        case r.NotPlayedSo(card):
            return f"La carte {privilege(card)} ne donne pas de cubes."
        case r.OneAdvance():
            return "Vous avez déjà joué une carte B à cette manche : une seule est permise."
        case r.CardGivesNothing(card):
            return f"La carte {privilege(card)} ne vous donnerait rien maintenant."
        case r.NoRoomForCard(person):
            return f"Vous avez déjà {LIMIT} {NOUN[person][1]}, le maximum."
        case _:
            assert_never(why)


def only(piece: Piece, count: int) -> str:
    """`pas d’Eau`, `que 2 Blés`."""
    return f"que {some(piece, count)}" if count else f"pas {de(NOUN[piece][0])}"


def _no_gift(gift: Gift) -> str:
    if gift is Gift.MONEY:
        return f"Vous avez déjà {PURSE} Argents, le maximum."
    return f"Il n’y a plus de {'Blé' if gift is Gift.WHEAT else 'Vin'} dans le stock."
