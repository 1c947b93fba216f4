"""What players are asked: both in the channel and above the menu they are called in the second person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lang.shared import de, fr_count
from rules.fortuna import questions as q
from rules.fortuna.components import RANKS, Person

from .terms import ACTION, NOUN, coins, dice


def asked(ask: q.Ask, who: str) -> str:
    """For the channel: who is to do what."""
    match ask:
        case q.DraftCard():
            return f"{who}, prenez une carte Action."
        case q.LockCards():
            return f"{who}, verrouillez en secret une carte Action."
        case q.ChooseCard():
            return f"{who}, à vous : choisissez une de vos trois cartes Action."
        case q.ConvertWater(into):
            return f"{who}, convertissez-vous de l’Eau en {NOUN[into][0]} ?"
        case q.SellGoods(cube, price):
            return f"{who}, combien {de(NOUN[cube][1])} vendez-vous, à {coins(price)} l’unité ?"
        case q.HirePeople(person):
            return f"{who}, combien {de(NOUN[person][1])} engagez-vous ?"
        case q.ChooseGift(roll):
            return f"{who}, choisissez ce que la Famille vous donne{', ou lancez d’abord les dés' if roll else ''}."
        case q.ChooseBuilding():
            return f"{who}, choisissez un bâtiment à construire."
        case q.ChooseBribe():
            return f"{who}, prenez 2 pièces, ou payez-en 1 pour utiliser une carte d’un autre bord."
        case q.ExchangeCard(card):
            return f"{who}, échangez {ACTION[card]} contre une carte d’un autre bord."
        case q.UseMight():
            return f"{who}, rendez un Centurion pour une deuxième carte, ou passez."
        case q.RollDice():
            return f"{who}, lancez les dés."
        case q.ChooseFavour(shown):
            return f"{who}, vous avez fait {dice(shown)} : choisissez une Faveur."
        case q.TurnFavour():
            return f"{who}, fermez une Faveur de plus ou passez."
        case q.DrawCards():
            return f"{who}, piochez des cartes Privilège."
        case q.KeepCards(drawn, most):
            return f"{who}, gardez {'une' if most == 1 else 'une ou deux'} des {fr_count(drawn, 'carte')} Privilège que vous avez piochées."
        case q.KeepPalace(drawn):
            return f"{who}, gardez une des {fr_count(drawn, 'carte')} du Palais de César."
        case q.FinishTurn():
            return f"{who}, finissez votre tour ou jouez une carte Privilège."
        case _:
            assert_never(ask)


def ask(ask: q.Ask, names: Sequence[str] = ()) -> str:
    """Above the private menu."""
    match ask:
        case q.DraftCard():
            return "Prenez une des cartes Action restantes : elle va sur votre bord."
        case q.LockCards():
            return "Verrouillez une de vos trois cartes Action : jusqu’à votre premier tour, personne ne pourra la prendre."
        case q.ChooseCard():
            return "Choisissez une de vos trois cartes Action : utilisez-la si vous voulez, puis échangez-la."
        case q.ConvertWater(into):
            return f"Combien d’Eaux convertissez-vous ? Chacune donne 1 {NOUN[into][0]}."
        case q.SellGoods(cube, price):
            return f"Combien {de(NOUN[cube][1])} vendez-vous, à {coins(price)} l’unité ?"
        case q.HirePeople(person):
            return f"Combien de {NOUN[person][1]} engagez-vous ? {_prices(person)}"
        case q.ChooseGift(roll=True):
            return "La Famille vous donne 1 Blé, 1 Vin ou 3 pièces. Vous pouvez d’abord lancer vos dés, mais ce lancer comptera."
        case q.ChooseGift():
            return "La Famille vous donne 1 Blé, 1 Vin ou 3 pièces : que choisissez-vous ?"
        case q.ChooseBuilding():
            return "Que construisez-vous ? Un seul bâtiment de chaque type, trois en tout."
        case q.ChooseBribe():
            return "Prenez 2 pièces, ou payez-en 1 pour utiliser une carte d’un autre bord, même verrouillée."
        case q.ExchangeCard(card):
            return f"Échangez {ACTION[card]} contre une carte face visible d’un autre bord du plateau. La nouvelle vous est réservée : verrouillée jusqu’à votre prochain tour."
        case q.UseMight():
            return "Puissance militaire : rendez un Centurion pour utiliser une de vos deux cartes face visible, ou passez."
        case q.RollDice():
            return "Lancez vos dés. Si vous avez une carte A ou B, vous pouvez la jouer d’abord."
        case q.ChooseFavour(shown):
            return _favour(shown)
        case q.TurnFavour():
            return "Vous êtes premier joueur : vous pouvez fermer une Faveur de plus pour cette manche, pourvu qu’elle n’ait pas de jeton."
        case q.DrawCards():
            return "Vos jetons deviennent des cartes Privilège."
        case q.KeepCards(drawn, 1):
            return f"Gardez une des {fr_count(drawn, 'carte piochée', 'cartes piochées')}. {_others(drawn)}, face visible."
        case q.KeepCards(drawn):
            return f"Grâce à votre Basilique, gardez une ou deux des {fr_count(drawn, 'carte piochée', 'cartes piochées')}. Le reste est défaussé, face visible."
        case q.KeepPalace(drawn):
            return f"Gardez une de ces {fr_count(drawn, 'carte')}. {'L’autre reste' if drawn == 2 else 'Les autres restent'} face cachée au Palais de César."
        case q.FinishTurn():
            return "Votre tour s’arrête ici, sauf si vous jouez d’abord une carte A ou B. Qui a des cartes Privilège est toujours interrogé : ainsi, personne ne sait lesquelles."
        case _:
            assert_never(ask)


def _others(drawn: int) -> str:
    """What becomes of the cards that are not kept."""
    return "L’autre est défaussée" if drawn == 2 else "Les autres sont défaussées"


def _prices(person: Person) -> str:
    """By rank (F3.6, F3.7)."""
    first, second, third = RANKS[person]
    the_first = "Le premier" if person is Person.CENTURION else "La première"
    le = "le" if person is Person.CENTURION else "la"
    return f"{the_first} coûte {coins(first)}, {le} deuxième {second}, {le} troisième {third}."


def _favour(shown: tuple[int, ...]) -> str:
    """How far the best die reaches (F4.2)."""
    return f"Choisissez une Faveur ouverte, de 1 à {max(shown)}." if max(shown) > 1 else "Seule la Faveur 1 est à votre portée."
