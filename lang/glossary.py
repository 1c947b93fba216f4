"""What each thing is called, in French and in English: what a translator reads first.

One name for one thing, on the board, on buttons and commands, in sentences and in the rules. `tests/test_glossary.py` holds every text to these
lists: what is named here is shown by this name, every card and province is in here, and nobody is ever told what AVOID lists.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Flag, auto
from typing import Any

from rules.cesar import components as c
from rules.engine.model import Seat
from rules.fortuna import components as f
from rules.lutece import components as l
from rules.triumvirat import components as t


class Where(Flag):
    """Where a word is shown."""

    BOARD = auto()  # drawn into pictures
    BUTTON = auto()  # buttons, menus, slash commands
    TEXT = auto()  # sentences


EVERYWHERE = Where.BOARD | Where.BUTTON | Where.TEXT
WORDS = Where.BUTTON | Where.TEXT
TEXT, BUTTON, DRAWN = Where.TEXT, Where.BUTTON, Where.BOARD | Where.TEXT


@dataclass(frozen=True, slots=True)
class Term:
    """One thing: the rules' own value for it, or what it is in words."""

    thing: Any
    french: str
    english: str
    shown: Where
    seat: Seat = 0  # whose box prints it so

    def form(self, language: str) -> str:
        return self.french if language == "fr" else self.english


HOUSE = (
    Term("somebody at a table who is no person", "ordinateur", "bot", WORDS),
    Term("making a move not have been made", "annuler", "undo", WORDS),
    Term("sitting down at a table", "rejoindre", "join", WORDS),
    Term("opening one's private menu", "jouer", "play", WORDS),
    Term("what one player holds", "ma main", "hand", WORDS),
    Term("the same game once more", "revanche", "rematch", WORDS),
    Term("what a strong player would do", "conseil", "hint", WORDS),
    Term("giving up", "abandonner", "resign", WORDS),
    Term("before a game begins", "table", "table", TEXT),
    Term("what has happened so far", "journal", "log", WORDS),
    Term("one's whole go, from being called to the next player", "tour", "turn", WORDS),
)

CESAR = (
    Term(c.Group.SENATORS, "Sénateurs", "Senators", EVERYWHERE),
    Term(c.Group.PRAETORS, "Préteurs", "Praetors", EVERYWHERE),
    Term(c.Group.QUAESTORS, "Questeurs", "Quaestors", EVERYWHERE),
    Term(c.Group.AEDILES, "Édiles", "Aediles", EVERYWHERE),
    Term(c.Group.CENSORS, "Censeurs", "Censors", EVERYWHERE),
    Term(c.Influence.PHILOSOPHER, "Philosophe", "Philosopher", EVERYWHERE),
    Term(c.Influence.ONE, "Esclave", "Slave", EVERYWHERE),
    Term(c.Influence.TWO, "Centurion", "Centurion", EVERYWHERE),
    Term(c.Influence.THREE, "Préfet", "Prefect", EVERYWHERE),
    Term(c.Influence.FOUR, "Courtisan", "Courtier", EVERYWHERE),
    Term(c.Influence.FIVE, "Consul", "Consul", EVERYWHERE),
    Term(c.Influence.TWO, "Scribe", "Scribe", EVERYWHERE, c.CLEOPATRA),
    Term(c.Influence.THREE, "Danseuse", "Dancer", EVERYWHERE, c.CLEOPATRA),
    Term(c.Influence.FOUR, "Astrologue", "Astrologer", EVERYWHERE, c.CLEOPATRA),
    Term(c.Influence.FIVE, "Grande prêtresse", "High Priestess", EVERYWHERE, c.CLEOPATRA),
    Term(c.Manipulation.ASSASSINATION, "Assassinat", "Assassination", EVERYWHERE),
    Term(c.Manipulation.SPY, "Espion", "Spy", EVERYWHERE),
    Term(c.Manipulation.SPY, "Espionne", "Spy", EVERYWHERE, c.CLEOPATRA),
    Term(c.Manipulation.CASTLING, "Roque romain", "Castling", EVERYWHERE),
    Term(c.Manipulation.CASTLING, "Roque égyptien", "Castling", EVERYWHERE, c.CLEOPATRA),
    Term(c.Manipulation.COURTESAN, "Courtisan", "Courtesan", EVERYWHERE),
    Term(c.Manipulation.COURTESAN, "Courtisane", "Courtesan", EVERYWHERE, c.CLEOPATRA),
    Term(c.Manipulation.WRATH, "Colère des dieux", "Wrath of the Gods", EVERYWHERE),
    Term(c.Manipulation.VETO, "Veto", "Veto", EVERYWHERE),
    Term(c.Pile.INFLUENCE, "Réserve Influence", "Influence reserve", WORDS),
    Term(c.Pile.MANIPULATION, "Pile Manipulation", "Manipulation pile", WORDS),
    Term("what makes a group vote", "carte Suffrage", "vote card", TEXT),
    Term("a group's vote for its next patrician", "suffrage", "vote", TEXT),  # the verb is voter
    Term("one of the people in a group", "patricien", "patrician", TEXT),
    Term("a group with nobody left to win", "épuisé", "closed", DRAWN),
    Term("a turn without Influence played", "tour passif", "passive turn", WORDS),
    Term("adding Influence to a group’s votes", "poser", "play", WORDS),
)

FORTUNA = (
    Term(f.Action.WATER_SUPPLY, "Corvée d’eau", "Water Supply", EVERYWHERE),
    Term(f.Action.HARVEST, "Moisson", "Harvest", EVERYWHERE),
    Term(f.Action.VINTAGE, "Vendange", "Grape Harvest", EVERYWHERE),
    Term(f.Action.WHEAT_TRADE, "Vente de blé", "Wheat Trade", EVERYWHERE),
    Term(f.Action.WINE_TRADE, "Vente de vin", "Wine Trade", EVERYWHERE),
    Term(f.Action.CENTURIONS, "Centurions", "Hire Centurions", EVERYWHERE),
    Term(f.Action.VESTALS, "Vestales", "Hire Vestals", EVERYWHERE),
    Term(f.Action.CEREMONY, "Cérémonie", "Ceremony", EVERYWHERE),
    Term(f.Action.FAMILY, "Famille", "Family", EVERYWHERE),
    Term(f.Action.CONSTRUCTION, "Construction", "Construction", EVERYWHERE),
    Term(f.Action.CORRUPTION, "Corruption", "Bribery", EVERYWHERE),
    Term(f.Action.FORTUNA, "Fortuna", "Fortuna", EVERYWHERE),
    Term(f.Favour.WATER_SUPPLY, "Eau", "Water", EVERYWHERE),  # in words never without its number: Favour 1 · Water
    Term(f.Favour.ORGY, "Orgie", "Orgy", EVERYWHERE),
    Term(f.Favour.FOOD, "Nourriture", "Food", EVERYWHERE),
    Term(f.Favour.BATTLE, "Bataille", "Battle", EVERYWHERE),
    Term(f.Favour.FORTUNA, "Mariage", "Marriage", EVERYWHERE),  # the box calls it Fortuna, as it does an Action card and the game
    Term(f.Favour.RELIGION, "Religion", "Religion", EVERYWHERE),
    Term(f.Building.MARKET, "Marché", "Market", EVERYWHERE),
    Term(f.Building.AQUEDUCT, "Aqueduc", "Aqueduct", EVERYWHERE),
    Term(f.Building.PALACE, "Palais", "Palace", EVERYWHERE),
    Term(f.Building.BASILICA, "Basilique", "Basilica", EVERYWHERE),
    Term(f.Cube.WATER, "Eau", "Water", EVERYWHERE),
    Term(f.Cube.WHEAT, "Blé", "Wheat", EVERYWHERE),
    Term(f.Cube.WINE, "Vin", "Wine", EVERYWHERE),
    Term(f.Person.VESTAL, "Vestale", "Vestal", EVERYWHERE),
    Term(f.Person.CENTURION, "Centurion", "Centurion", EVERYWHERE),
    Term("what tokens are exchanged for", "carte Privilège", "Privilege card", TEXT),
    Term("the last space of the path", "Palais de César", "Caesar’s Palace", TEXT),
    Term("everyone's turn once", "manche", "round", DRAWN),
    Term("what one pays with", "pièce", "coin", TEXT),
    Term("who plays after whom", "ordre de jeu", "turn order", TEXT),
    Term("doing what an Action card says", "utilise", "use", WORDS),
    Term("giving an Action card for another side's", "échange", "swap", WORDS),
    Term("a second action for a Centurion", "Puissance militaire", "Military Power", TEXT),
    Term("a side of the board without a player", "bord libre", "empty side", DRAWN),
    Term("a Favour that can be used this round", "ouverte", "open", TEXT),
    Term("a Favour that was used this round", "fermée", "used", DRAWN),
    Term("an Action card that nobody else can take", "verrouillée", "locked", DRAWN),
    Term("Water that becomes Wheat or Wine", "convertit", "convert", WORDS),
    Term("getting Centurions and Vestals", "engage", "hire", WORDS),
    Term("Water, Wheat or Wine", "bien", "good", EVERYWHERE),  # cubes in the box
)

LUTECE = (
    Term(l.Kind.BREWER, "Brasseur", "Brewer", EVERYWHERE),
    Term(l.Kind.DRUID, "Druide", "Druid", EVERYWHERE),
    Term(l.Kind.SMITH, "Forgeron", "Smith", EVERYWHERE),
    Term(l.Kind.BAKER, "Boulanger", "Baker", EVERYWHERE),
    Term(l.Kind.APPRENTICE, "Apprenti", "Apprentice", EVERYWHERE),
    Term(l.Kind.LEGIONNAIRE, "Légionnaire", "Legionary", EVERYWHERE),
    Term(l.Kind.TAVERN, "Taverne", "Tavern", EVERYWHERE),
    Term(l.Kind.FOREST, "Forêt", "Forest", EVERYWHERE),
    Term(l.Kind.MINE, "Mine", "Mine", EVERYWHERE),
    Term(l.Kind.FIELD, "Champ", "Field", EVERYWHERE),
    Term(l.Kind.LABORATORY, "Laboratoire", "Laboratory", EVERYWHERE),
    Term(l.Kind.FORGE, "Forge", "Forge", EVERYWHERE),
    Term(l.Kind.MILL, "Moulin", "Mill", EVERYWHERE),
    Term(l.Kind.HERBALIST, "Herboristerie", "Herbalist", EVERYWHERE),
    Term(l.Kind.ARMOURY, "Armurerie", "Armoury", EVERYWHERE),
    Term(l.Kind.BAKERY, "Boulangerie", "Bakery", EVERYWHERE),
    Term(l.Kind.STATUE, "Statue", "Statue", EVERYWHERE),
    Term(l.Kind.MARKET, "Marché", "Market", EVERYWHERE),
    Term(l.Resource.BEER, "Cervoise", "Ale", WORDS),
    Term(l.Resource.POTION, "Potion", "Potion", WORDS),
    Term(l.Resource.SWORD, "Glaive", "Sword", WORDS),
    Term(l.Resource.BREAD, "Pain", "Bread", WORDS),
    Term(l.Income.REVENUES, "Revenus", "Income", EVERYWHERE),
    Term("gold on one's own card, to outbid others", "pot-de-vin", "bribe", WORDS),
    Term("everyone's purchases once", "tour", "round", DRAWN),
    Term("the gold one has", "bourse", "purse", TEXT),
    Term("being done with bribes", "prêt", "ready", EVERYWHERE),
    Term("being done with bribes, whatever comes", "pour de bon", "for good", EVERYWHERE),
    Term("giving a Legionary away for 2 more on a bribe", "sacrifier un Légionnaire", "use a Legionary", WORDS),
)

TRIUMVIRAT = (
    *(Term(province, name, name, EVERYWHERE) for province, name in (
        (t.Province.GALIA_NARBONENSIS, "Gallia Narbonensis"), (t.Province.GALIA_CISALPINA, "Gallia Cisalpina"),  # the box prints one l
        (t.Province.ILLYRICUM, "Illyricum"), (t.Province.ACHAEA, "Achaea"), (t.Province.AEGYPTUS, "Aegyptus"),
        (t.Province.HISPANIA_CITERIOR, "Hispania Citerior"), (t.Province.HISPANIA_ULTERIOR, "Hispania Ulterior"),
        (t.Province.SICILIA, "Sicilia"), (t.Province.ITALIA, "Italia"), (t.Province.MACEDONIA, "Macedonia"), (t.Province.SYRIA, "Syria"),
        (t.Province.ASIA, "Asia"), (t.Province.CYRENAICA, "Cyrenaica"), (t.Province.AFRICA, "Africa"), (t.Province.AFRICA_NOVA, "Africa nova"),
    )),
    Term(t.Sea.WEST, "mer occidentale", "Western Sea", DRAWN),
    Term(t.Sea.IONIAN, "mer Ionienne", "Ionian Sea", DRAWN),
    Term(t.Sea.EAST, "mer orientale", "Eastern Sea", DRAWN),
    Term(t.Kind.COMPETENCE, "compétence", "skill", WORDS),  # also what politics and military are; a victory by it, a province of it
    Term(t.Competence.POLITICS, "politique", "politics", EVERYWHERE),
    Term(t.Competence.MILITARY, "militaire", "military", EVERYWHERE),
    Term(t.Section.CAESAR, "César", "Caesar", EVERYWHERE),  # people are told by their character, with the player's name beside it
    Term(t.Section.POMPEY, "Pompée", "Pompey", EVERYWHERE),
    Term(t.Section.CRASSUS, "Crassus", "Crassus", EVERYWHERE),
    Term(t.Section.ALII, "indécis", "neutral", EVERYWHERE),  # Alii on the printed board
    Term(t.Ending.PROVINCES, "victoire militaire", "victory by conquest", TEXT),
    Term(t.Ending.CONSUL_TWICE, "victoire politique", "victory by politics", TEXT),
    Term(t.Ending.COMPETENCE, "victoire par la compétence", "victory by skill", TEXT),
    Term("winning a citizen", "persuader", "win over", WORDS),
    Term("who works in a province", "fonctionnaire", "civil servant", EVERYWHERE),
    Term("where weapons are drawn from", "sac", "bag", EVERYWHERE),
    Term("what a player may spend", "trésor", "treasury", DRAWN),
    Term("what provinces and Rome give in phase I", "approvisionnement", "supply", TEXT),
    Term("a civil servant who keeps a province producing", "actif", "working", DRAWN),
    Term("one step of a competence", "cran", "raise", TEXT),
)

GLOSSARY = {"": HOUSE, "cesar": CESAR, "fortuna": FORTUNA, "lutece": LUTECE, "triumvirat": TRIUMVIRAT}  # by game; "" is the bot itself

AVOID = {  # what must not be said, as patterns, and what to say instead
    "en": {
        r"carr(y|ies|ied) out": "use",
        r"t(ake|akes|aken|ook) back|taking back": "undo, or get back",
        r"computer players?": "bot",
        r"podium": "turn order",
        r"awaited": "whose turn it is",
        r"alii": "neutral",
        r"competences?": "skill",
        r"(is|are|was|were|do|does|did|has|have|had|could|would|will|should) not|cannot": "a contraction",
        r"((you|they|we) (are|will)|(?-i:It|That|There) is|(?-i:I) (am|will))(?= \w)": "a contraction",
        r"in front of": "on (a card is played on a group)",
        r"sacrific(e|es|ed|ing)": "use (a Legionary)",
        r"(military|political|skill) victor(y|ies)": "victory by conquest, politics, skill",
        r"shall|anew|afresh|in vain|for want of|forgo(es)?|whosoever|thereof": "plain words",
        r"'": "’",
        r'"': "“ ”",
    },
    "fr": {
        r"joueurs? automatiques?|automates?": "ordinateur",
        r"C’est fait|C’est noté \S": "what was done: “Consul (5) posé …”",
        r"\w+\((e|s|es|ne)\)|\w+[·.]e\b": "the gender and the number, which the bot knows",
        r"sans retour": "définitif",
        r"exécut\w+": "utiliser",
        r"accord ferme|accord simple": "prêt, prêt pour de bon",
        r"groupes? clos": "épuisé",
        r"coups? (permis|légal|légaux)": "coup possible",
        r"partie (est )?finie": "partie terminée",
        r"l’arbitre": "le bot",
        r"(?-i:À) (?!vous)\S+ d[e’](?= ?\w+(er|ir|re)\b)": "a call in the second person: “Marc, posez …”",
        r"podium": "ordre de jeu",
        r"alii": "indécis",
        r"(la|une|sa|votre|cette|grosse|deux|vos|nouvelle|autre|toute) mises?(?! en place)|mise \d|mis(er|ez|ons|ent)|les? enchères?|des enchères": "pot-de-vin, ajouter",
        r"(le|du|un|ce|au|nouveau) vote": "suffrage; the verb is voter",
        r"victoires? (par les (armes|provinces|urnes)|au forum|de compétence)": "victoire militaire, politique, par la compétence",
        r"statues? d’auguste": "Statue",
        r"ravitaill\w+": "approvisionnement",
        r"bords? vides?": "bord libre",
        r"au travail": "actif",
        r"pas perdus?": "case perdue",
    },
}

AVOID_IN: dict[str, dict[str, dict[str, str]]] = {  # the same for one game: its score has one word
    "fortuna": {
        "en": {r"(?<!victory )points?": "VP", r"cubes?": "good", r"turn(s|ed|ing)? (\S+ )?water": "convert"},
        "fr": {r"points?(?! de victoire)": "PV", r"cubes?": "bien"},
    },
    "lutece": {"en": {r"VP|victory points?": "points"}, "fr": {r"PV|points? de victoire": "points"}},
}
