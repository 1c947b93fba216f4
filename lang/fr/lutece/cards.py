"""Les pages des cartes."""

from __future__ import annotations

from lang.cards import CardPage
from rules.lutece.components import Income, Kind

from .terms import CARD

ALWAYS = "Tant que vous la possédez ; elle compte dans les majorités, à la fin."
GAINED = "Une fois, quand vous l’achetez."
SCORED = "À la fin de la partie."


def _count(two: int, four: int, five: int) -> str:
    """Combien il y en a selon le nombre de joueurs."""
    if two == four == five:
        return f"{two}"
    if two == four:
        return f"{two} (de 2 à 4 joueurs), {five} (à 5)"
    if four == five:
        return f"{two} (à 2 ou 3 joueurs), {four} (à 4 ou 5)"
    return f"{two} (à 2 ou 3 joueurs), {four} (à 4), {five} (à 5)"


def _giver(kind: Kind, good: str, many: str, count: tuple[int, int, int]) -> CardPage:
    does = f"Donne 1 ou 2 unités de {good}. La majorité rapporte 10 points. Son Talent départage."
    example = f"Marcus et vous avez 3 {many}. Votre {CARD[kind]} a le plus grand Talent, 10 : la majorité est à vous."
    return CardPage(CARD[kind], does, ALWAYS, _count(*count), example, "L5.1")


def _land(kind: Kind, good: str, many: str, a: str) -> CardPage:
    does = f"Donne 1 unité de {good}, et 1 pièce d’or par {good} que vous avez à l’achat, celui de la carte compris."
    if good == "Potion":
        does = does.replace("celui", "celle")
    return CardPage(CARD[kind], does, GAINED, _count(2, 3, 4), f"Vous avez 2 {many} et achetez {a} : cela fait 3, donc 3 pièces d’or.", "L4.2")


def _mill(kind: Kind, good: str, many: str) -> CardPage:
    worth = f"Avec 5 {many}, cela fait 5 points."
    return CardPage(CARD[kind], f"Lieu romain. 1 point par {good} que vous avez.", SCORED, _count(1, 1, 2), worth, "L4.4")


def _shop(kind: Kind, colour: str, many: str) -> CardPage:
    does = f"Lieu romain. 2 points, plus 1 par carte {colour} que vous possédez, elle-même comprise."
    return CardPage(CARD[kind], does, SCORED, _count(1, 2, 2), f"Vous l’avez, avec 3 autres cartes {many} : 2 + 4 = 6 points.", "L4.5")


CARDS = {
    Kind.BAKER: _giver(Kind.BAKER, "Pain", "Pains", (4, 5, 6)),
    Kind.DRUID: _giver(Kind.DRUID, "Potion", "Potions", (4, 5, 6)),
    Kind.SMITH: _giver(Kind.SMITH, "Glaive", "Glaives", (4, 5, 6)),
    Kind.BREWER: _giver(Kind.BREWER, "Cervoise", "Cervoises", (6, 8, 10)),
    Kind.APPRENTICE: CardPage(
        CARD[Kind.APPRENTICE], "Rejoint un de vos personnages et donne 1 unité de la ressource de celui-ci. Il n’a pas de couleur.",
        "Quand vous l’achetez. Sans personnage à rejoindre, il attend votre premier.", _count(3, 5, 6),
        "Il rejoint votre Druide : 1 Potion de plus, définitivement.", "L3.1",
    ),
    Kind.LEGIONNAIRE: CardPage(
        CARD[Kind.LEGIONNAIRE], "Sacrifiez-le pour ajouter 2 à un pot-de-vin, sur une carte contestée. Gardé, il vaut 2 points à la fin.",
        "Quand une carte contestée est réglée, même si vous ne la visez pas.", _count(3, 4, 6),
        "Vous avez mis 1, Marcus 2. Vous le sacrifiez pour vous : 3 contre 2, et vous ne payez que 1.", "L4.1",
    ),
    Kind.FIELD: _land(Kind.FIELD, "Pain", "Pains", "un Champ"),
    Kind.FOREST: _land(Kind.FOREST, "Potion", "Potions", "une Forêt"),
    Kind.MINE: _land(Kind.MINE, "Glaive", "Glaives", "une Mine"),
    Kind.TAVERN: CardPage(
        CARD[Kind.TAVERN], "5 pièces d’or, plus 1 par Cervoise que vous avez.", GAINED, _count(2, 2, 2),
        "Avec 3 Cervoises, vous gagnez 8 pièces d’or, pour un coût de 1.", "L4.3",
    ),
    Kind.MILL: _mill(Kind.MILL, "Pain", "Pains"),
    Kind.LABORATORY: _mill(Kind.LABORATORY, "Potion", "Potions"),
    Kind.FORGE: _mill(Kind.FORGE, "Glaive", "Glaives"),
    Kind.BAKERY: _shop(Kind.BAKERY, "jaune", "jaunes"),
    Kind.HERBALIST: _shop(Kind.HERBALIST, "verte", "vertes"),
    Kind.ARMOURY: _shop(Kind.ARMOURY, "grise", "grises"),
    Kind.STATUE: CardPage(
        CARD[Kind.STATUE], "Lieu violet. 3 points, plus 1 par lieu romain que vous possédez.", SCORED, _count(2, 2, 2),
        "Avec 3 lieux romains, elle vaut 6 points.", "L4.6",
    ),
    Kind.MARKET: CardPage(
        CARD[Kind.MARKET], "Lieu violet. 6 points si vous avez les deux ressources demandées. Une unité ne sert qu’à un Marché.", SCORED,
        "6, un par paire de ressources ; 3, 4 ou 5 en jeu à 2, 3 ou 4 joueurs",
        "Deux Marchés demandent l’un Cervoise et Pain, l’autre Cervoise et Glaive. Il faut 2 Cervoises, 1 Pain et 1 Glaive pour 12 points.", "L4.7",
    ),
    Income.REVENUES: CardPage(
        "Revenus", "3 pièces d’or. Un pot-de-vin posé dessus est un bluff, et vous revient.", "Quand on révèle les cartes Action, avant tout achat.",
        "2 dans chaque main d’Action", "Vous posez 2 pièces sur une carte Revenus : les autres croient que vous visez une carte. Vous reprenez vos 2 pièces et en touchez 3.", "L2.5",
    ),
}  # fmt: skip
