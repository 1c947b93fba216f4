"""What players are asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lang.shared import de
from rules.fortuna import questions as q
from rules.fortuna.components import RANKS, Person

from .terms import ACTION, NOUN, argents, dice


def asked(ask: q.Ask, who: str) -> str:
    """For the channel: who is to do what."""
    match ask:
        case q.DraftCard():
            return f"À {who} de prendre une des cartes Action qui restent."
        case q.LockCards():
            return f"À {who} de verrouiller en secret une carte Action."
        case q.ChooseCard():
            return f"À {who} de choisir une carte Action."
        case q.ConvertWater(into):
            return f"À {who} de convertir de l’Eau en {NOUN[into][0]}, ou non."
        case q.SellGoods(cube, price):
            return f"À {who} de vendre du {NOUN[cube][0]}, à {argents(price)} pièce."
        case q.HirePeople(person):
            return f"À {who} d’acheter des {NOUN[person][1]}."
        case q.ChooseGift(roll):
            return f"À {who} de choisir ce qu’apporte la Famille{', ou de lancer d’abord les dés' if roll else ''}."
        case q.ChooseBuilding():
            return f"À {who} de choisir un bâtiment."
        case q.ChooseBribe():
            return f"À {who} de prendre 2 Argents ou d’acheter l’action d’une carte d’un autre bord."
        case q.ExchangeCard(card):
            return f"À {who} d’échanger {ACTION[card]} contre une carte d’un autre bord."
        case q.UseMight():
            return f"À {who} d’exercer la Puissance militaire, ou de passer."
        case q.RollDice():
            return f"À {who} de lancer les dés."
        case q.ChooseFavour(shown):
            return f"{'Dés' if len(shown) > 1 else 'Dé'} : {dice(shown)}. À {who} de choisir une Faveur, ou aucune."
        case q.TurnFavour():
            return f"À {who} de retourner une carte Faveur de plus, ou de passer."
        case q.DrawCards():
            return f"À {who} de piocher des cartes Privilège."
        case q.KeepCards(drawn, most):
            return f"À {who} de garder {'1' if most == 1 else f'1 ou {most}'} des {drawn} cartes Privilège piochées."
        case q.KeepPalace(drawn):
            return f"À {who} de garder 1 des {drawn} cartes du Palais de César."
        case q.FinishTurn():
            return f"À {who} de finir son tour."
        case _:
            assert_never(ask)


def ask(ask: q.Ask, names: Sequence[str] = ()) -> str:
    """Above the private menu."""
    match ask:
        case q.DraftCard():
            return "Prenez une des cartes Action qui restent : elle se pose devant vous, sur votre bord du plateau."
        case q.LockCards():
            return "Verrouillez une de vos trois cartes Action : personne ne pourra la prendre avant votre premier tour."
        case q.ChooseCard():
            return "Phase 2 : choisissez une de vos trois cartes Action, pour l’exécuter ou non. Vous l’échangerez ensuite."
        case q.ConvertWater(into):
            return f"Combien d’Eaux convertissez-vous en {NOUN[into][0]}, une pour un ? Aucune, si vous voulez."
        case q.SellGoods(cube, price):
            return f"Combien {de(NOUN[cube][1])} vendez-vous, à {argents(price)} pièce ?"
        case q.HirePeople(person):
            return f"Combien de {NOUN[person][1]} achetez-vous ? {_prices(person)}"
        case q.ChooseGift(roll=True):
            return "La Famille vous apporte 1 Blé, 1 Vin ou 3 Argents. Vous pouvez d’abord lancer vos dés ; ce lancer vaudra en phase 4."
        case q.ChooseGift():
            return "La Famille vous apporte 1 Blé, 1 Vin ou 3 Argents : que choisissez-vous ?"
        case q.ChooseBuilding():
            return "Que construisez-vous ? Un bâtiment de chaque sorte, trois au plus."
        case q.ChooseBribe():
            return "Prenez 2 Argents, ou payez-en 1 pour exécuter une carte d’un autre bord du plateau, même verrouillée."
        case q.ExchangeCard(card):
            return f"Échangez {ACTION[card]} contre une carte face visible d’un autre bord du plateau. Celle que vous prenez sera verrouillée."
        case q.UseMight():
            return "Phase 3 : rendez un Centurion pour exécuter une des deux cartes encore face visible devant vous, ou passez."
        case q.RollDice():
            return "Phase 4 : lancez vos dés, ou jouez d’abord une carte Privilège."
        case q.ChooseFavour(shown):
            return _favour(shown)
        case q.TurnFavour():
            return "Vous pouvez retourner face cachée une carte Faveur de plus, sans jeton, quels que soient vos dés."
        case q.DrawCards():
            return "Phase 5 : vos jetons deviennent des cartes Privilège."
        case q.KeepCards(drawn, 1):
            return f"Phase 5 : gardez une des {drawn} cartes piochées. Le reste est défaussé face visible."
        case q.KeepCards(drawn, most):
            return f"Phase 5 : gardez 1 ou {most} des {drawn} cartes piochées. Le reste est défaussé face visible."
        case q.KeepPalace(drawn):
            return f"Gardez une de ces {drawn} cartes. Ce que vous laissez reste face cachée au Palais de César."
        case q.FinishTurn():
            return "Finissez votre tour, ou jouez une carte Privilège."
        case _:
            assert_never(ask)


def _prices(person: Person) -> str:
    """By rank (F3.6, F3.7)."""
    first, second, third = RANKS[person]
    le, e, each = ("le", "er", "chacun") if person is Person.CENTURION else ("la", "ère", "chacune")
    prices = f"{argents(first)} pour {le} premi{e}, {second} pour {le} deuxième, {third} pour {le} troisième"
    return f"Le prix dépend du rang que {each} vient occuper : {prices}."


def _favour(shown: tuple[int, ...]) -> str:
    """F4.2, F4.5."""
    rolled = f"Vos dés : {dice(shown)}" if len(shown) > 1 else f"Votre dé : {dice(shown)}"
    return (
        f"{rolled}. Utilisez une carte Faveur ouverte, numéro {max(shown)} au plus, ou, s’il est permis de n’en utiliser aucune, "
        "payez 1 Argent de taxe (rien à payer si tout est fermé jusqu’à votre dé)."
    )

