"""Les pages des cartes et des bâtiments."""

from __future__ import annotations

from lang.cards import CardPage
from lang.facts.fortuna import letter
from rules.fortuna.components import Action, Building, Favour, Privilege

from .terms import ACTION, BUILDING, FAVOUR, PRIVILEGE, TITLES

ACTING = "À votre tour, puis vous l’échangez. Ou comme deuxième carte, contre un Centurion : alors elle reste."


def _action(card: Action, does: str, example: str, number: int) -> CardPage:
    return CardPage(ACTION[card], does, ACTING, "1", example, f"F3.{number}")


def _favour(card: Favour, does: str, example: str) -> CardPage:
    die = f"{card.value} ou plus" if card.value < max(Favour).value else str(card.value)
    return CardPage(f"Faveur {card.value} · {FAVOUR[card]}", does, f"Après vos dés, si elle est ouverte et que le dé choisi montre {die}.", "1", example, "F4.3")


def _building(card: Building, does: str, cost: int, example: str, cite: str, wants: str = "") -> CardPage:
    when = f"Se construit avec la carte Construction, pour {cost} pièces{wants}. Un seul de chaque type, 3 bâtiments au plus."
    return CardPage(BUILDING[card], does, when, "3 (à 2 ou 3 joueurs : 2)", example, cite)


def _privilege(card: Privilege, count: str, example: str) -> CardPage:
    when = {"A": "À tout moment de votre tour ; elle est ensuite défaussée.", "B": "À tout moment de votre tour, une carte B par manche au plus ; elle est ensuite défaussée."}
    scored = "À la fin, si vous êtes dans Rome. Gardez-la secrète jusque-là."
    does, cite = f"{PRIVILEGE[card][:1].upper()}{PRIVILEGE[card][1:]}.", "F6.6" if letter(card) == "C" else "F5.3"
    return CardPage(f"Privilège {letter(card)} · {TITLES[card]}", does, when.get(letter(card), scored), count, example, cite)


CARDS = {
    Action.WATER_SUPPLY: _action(
        Action.WATER_SUPPLY, "Recevez 2 Eaux.", "Vous aviez 1 Eau, vous en avez 3 : assez pour la Faveur 1 et deux conversions.", 1
    ),
    Action.HARVEST: _action(
        Action.HARVEST, "Recevez 2 Blés. Convertissez ensuite autant d’Eaux que vous voulez : chacune devient un Blé.",
        "Vous avez 1 Blé et 2 Eaux : vous recevez 2 Blés et convertissez vos deux Eaux. Vous voilà avec 5 Blés.", 2,
    ),
    Action.VINTAGE: _action(
        Action.VINTAGE, "Recevez 2 Vins. Convertissez ensuite autant d’Eaux que vous voulez : chacune devient un Vin.",
        "Vous avez 1 Eau et pas de Vin : vous recevez 2 Vins et convertissez l’Eau. Vous voilà avec 3 Vins.", 3,
    ),
    Action.WHEAT_TRADE: _action(
        Action.WHEAT_TRADE, "Vendez autant de Blés que vous voulez, à 2 pièces l’unité, ou à 3 avec un Marché.",
        "Vous vendez 3 Blés : 6 pièces, ou 9 avec un Marché.", 4,
    ),
    Action.WINE_TRADE: _action(
        Action.WINE_TRADE, "Vendez autant de Vins que vous voulez, à 3 pièces l’unité, ou à 4 avec un Marché.",
        "Vous vendez 2 Vins : 6 pièces, ou 8 avec un Marché.", 5,
    ),
    Action.CENTURIONS: _action(
        Action.CENTURIONS, "Engagez de 1 à 3 Centurions : 1 pièce pour le premier, 2 pour le deuxième, 3 pour le troisième.",
        "Vous en avez un et en engagez deux : 2 + 3 = 5 pièces.", 6,
    ),
    Action.VESTALS: _action(
        Action.VESTALS, "Engagez de 1 à 3 Vestales : 1 pièce pour la première, 3 pour la deuxième, 5 pour la troisième.",
        "Vous en avez une et en engagez une : 3 pièces. La Faveur 6 vous fait maintenant avancer de 2 cases.", 7,
    ),
    Action.CEREMONY: _action(
        Action.CEREMONY, "Rendez une Vestale et recevez un dé, 3 dés au plus.", "Avec 2 dés, vous gardez à chaque manche celui qui vous arrange.", 8
    ),
    Action.FAMILY: _action(
        Action.FAMILY, "Pas encore marié : mariez-vous pour 3 pièces. Marié : recevez 1 Blé, 1 Vin ou 3 pièces ; vous pouvez lancer vos dés d’abord.",
        "Marié, vous lancez d’abord : 3 et 5. La Faveur 3 veut du Blé : vous prenez 1 Blé.", 9,
    ),
    Action.CONSTRUCTION: _action(Action.CONSTRUCTION, "Construisez un bâtiment en payant son coût.", "Vous payez 6 pièces pour une Basilique.", 10),
    Action.CORRUPTION: _action(
        Action.CORRUPTION, "Gagnez 2 pièces ; ou payez 1 pièce au joueur d’un autre bord et utilisez une de ses cartes, même verrouillée.",
        "Marcus a la Cérémonie. Vous lui payez 1 pièce et changez une Vestale contre un dé ; sa carte reste chez lui.", 11,
    ),
    Action.FORTUNA: _action(
        Action.FORTUNA, "Avancez de 1 case. Celui qui a cette carte à la fin de la manche joue en premier à la suivante.",
        "Vous prenez Fortuna à l’échange : elle est verrouillée, mais vous jouerez en premier.", 12,
    ),
    Favour.WATER_SUPPLY: _favour(Favour.WATER_SUPPLY, "Donnez 1 Eau, avancez de 1 case.", "N’importe quel dé suffit : vous donnez 1 Eau et avancez de 1 case."),
    Favour.ORGY: _favour(Favour.ORGY, "Donnez 1 ou 2 Vins, avancez de 1 case par Vin.", "Vous lancez un 2 et donnez 2 Vins : 2 cases."),
    Favour.FOOD: _favour(Favour.FOOD, "Donnez 1 ou 2 Blés, avancez de 1 case par Blé.", "Vous choisissez un 4 et donnez 1 Blé : 1 case."),
    Favour.BATTLE: _favour(
        Favour.BATTLE, "Donnez de 1 à 3 Centurions, avancez de 1 case par Centurion.", "Vous donnez vos 3 Centurions : 3 cases d’un coup."
    ),
    Favour.FORTUNA: _favour(
        Favour.FORTUNA, "Si vous êtes marié, avancez de 1 case, de 2 avec un Palais. Vous ne donnez rien.",
        "Vous êtes marié, vous avez un Palais et vous lancez un 5 : 2 cases sans rien donner.",
    ),
    Favour.RELIGION: _favour(
        Favour.RELIGION, "Avancez de 1 case par Vestale que vous avez. Vous les gardez.", "Vous lancez un 6 et avez 3 Vestales : 3 cases sans rien donner."
    ),
    Building.MARKET: _building(
        Building.MARKET, "1 pièce de plus par Blé ou Vin vendu.", 3, "Vous vendez 3 Vins pour 12 pièces au lieu de 9.", "F3.10"
    ),
    Building.AQUEDUCT: _building(
        Building.AQUEDUCT, "Au début de votre tour, il reçoit 1 Eau s’il est vide.", 4,
        "Servez-vous-en à chaque tour : la Faveur 1 ne vous coûte plus rien.", "F2.2",
    ),
    Building.PALACE: _building(
        Building.PALACE, "La Faveur 5 vous fait avancer de 2 cases au lieu de 1.", 5, "Vous choisissez un 5 et avancez de 2 cases.", "F4.3",
        ", si vous êtes marié",
    ),
    Building.BASILICA: _building(
        Building.BASILICA, "Quand vous piochez 2 ou 3 cartes Privilège, vous pouvez en garder 2.", 6,
        "La Faveur portait 3 jetons : piochez 3 cartes, gardez les 2 meilleures.", "F5.1",
    ),
    Privilege.VESTAL_OR_CENTURION: _privilege(Privilege.VESTAL_OR_CENTURION, "2", "Jouée avant l’échange, elle vous donne un Centurion, donc une deuxième carte à utiliser."),
    Privilege.WATER_AND_CUBE: _privilege(Privilege.WATER_AND_CUBE, "1", "La Faveur 3 est ouverte : prenez 1 Eau et 1 Blé, puis donnez le Blé."),
    Privilege.WHEAT_AND_CUBE: _privilege(Privilege.WHEAT_AND_CUBE, "1", "Prenez 2 Blés et avancez de 2 cases avec la Faveur 3."),
    Privilege.WINE_AND_CUBE: _privilege(Privilege.WINE_AND_CUBE, "1", "Prenez 2 Vins juste avant la Vente de vin : 6 pièces de plus."),
    Privilege.ADVANCE: _privilege(Privilege.ADVANCE, "8 (à 2 ou 3 joueurs : 4)", "Vous êtes sur la case 9. Jouez-la : vous voilà dans Rome, et vous pouvez gagner."),
    Privilege.PER_BUILDING: _privilege(Privilege.PER_BUILDING, "2", "Avec 3 bâtiments, elle vaut 6 PV."),
    Privilege.PER_CENTURION: _privilege(Privilege.PER_CENTURION, "2", "Gardez 3 Centurions jusqu’à la fin : 6 PV."),
    Privilege.PER_VESTAL: _privilege(Privilege.PER_VESTAL, "2", "Avec 2 Vestales, elle vaut 4 PV."),
    Privilege.MARRIAGE: _privilege(Privilege.MARRIAGE, "2", "Mariez-vous pour 3 pièces avant la fin : 3 PV."),
    Privilege.PER_WHEAT: _privilege(Privilege.PER_WHEAT, "1", "Moissonnez à la dernière manche : 4 Blés font 4 PV."),
    Privilege.PER_WATER: _privilege(Privilege.PER_WATER, "1", "3 Eaux et un Aqueduc plein : 4 PV."),
    Privilege.PER_WINE: _privilege(Privilege.PER_WINE, "1", "5 Vins font 5 PV : ne les vendez pas."),
    Privilege.PER_THREE_MONEY: _privilege(Privilege.PER_THREE_MONEY, "1", "Avec 11 pièces, elle vaut 3 PV."),
    Privilege.PER_FIVE_MONEY: _privilege(Privilege.PER_FIVE_MONEY, "1", "Avec 11 pièces, elle vaut 4 PV."),
}  # fmt: skip
