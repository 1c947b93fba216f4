"""What decides a computer player of Fortuna. Told of a rival and in a hint alike, so it speaks of nobody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, assert_never

from lang import Names
from lang.facts.fortuna import subject
from lang.fr.foresight import weighed
from lang.motives import fact, sentence
from lang.shared import fr_count
from rules.engine.foresight import Weighed
from rules.engine.model import Seat
from rules.fortuna import standing as s
from rules.fortuna.components import CAESAR, ROME, SCORING, Action, Cube, Person, Privilege

from .terms import ACTION, BRINGS, NOUN, PRIVILEGE, SERVES, actions, coins, et, favour, quoted, some, term, tokens, un

HIDDEN = "Raison secrète, dévoilée en fin de partie."
ALOUD = {
    "advance": "Pour avancer vers Rome.",
    "palace": "Le Palais de César est à portée.",
    "favour": "Pour utiliser une Faveur dès ce tour.",
    "prospect": "Un investissement pour les manches suivantes.",
    "tokens": "Ces jetons valent des cartes Privilège.",
    "goods": "Pour faire des réserves.",
    "money": "Pour renflouer la bourse.",
    "card": "Cette carte servira au prochain tour.",
    "stay": "Les autres cartes du bord serviront au prochain tour.",
    "first": "Avec Fortuna, on commence la manche suivante.",
    "deny": "Pour que personne d’autre n’en profite.",
}
FULL = ALOUD | {
    "forced": "C’est le seul coup possible.",
    "search": "À long terme, c’est le coup le plus prometteur.",
    "palace": "Pour arriver au Palais de César.",
    "favour": "Pour utiliser une Faveur dès ce tour[ : {about}].",
    "prospect": "Un investissement pour les manches suivantes[ : {about}].",
    "tokens": "Les jetons valent des cartes Privilège[ : {about}].",
    "goods": "Pour faire des réserves[ : {about}].",
    "score": "Une carte en main rapportera davantage[ : {about}].",
    "hold": "Les cartes Privilège serviront mieux plus tard.",
    "keep": "Une bonne carte à garder[ : {about}].",
    "deny": "Pour que personne d’autre n’en profite[ : {about}].",
}

PUBLIC = {"advance", "palace", "favour", "prospect", "tokens", "goods", "money", "stay", "first", "deny"}  # by what everybody sees
LEADS = {
    "favour": "Pour une Faveur dès ce tour : ", "prospect": "Pour les manches à venir : ", "goods": "Pour faire des réserves : ",
    "money": "Pour gagner de l’argent : ", "card": "Pour le prochain tour : ",
}  # fmt: skip


def why(why: Mapping[str, Any], seat: Seat, *, aloud: bool, names: Names = ()) -> str:
    """The reason in a sentence; aloud by what everybody sees."""
    found: s.Fact | Weighed | None = fact(why, s.Fact | Weighed)
    motive = str(why.get("motive"))
    if found is None or (aloud and motive not in PUBLIC):
        return sentence(why, FULL, ALOUD, HIDDEN, lambda about: _about(about, seat), loud=aloud)
    if isinstance(found, Weighed):
        return weighed(found)
    lead = "" if isinstance(found, (s.Order, s.Held)) else LEADS.get(motive, "")
    told = f"{lead}{_told(found, names)}."
    return told[0].upper() + told[1:]


def _told(fact: s.Fact, names: Names) -> str:
    match fact:
        case s.Walk(start, end):
            return f"de la case {start} à la case {end}{_to_go(end)}"
        case s.Service(action, _, have, price, wed):
            return _serves(action, have, price, wed)
        case s.Stock(piece, before, after):
            return f"{some(piece, after)} au lieu de {before}"
        case s.Held(piece, count):
            return f"{some(piece, count)} à garder pour la suite"
        case s.Purse(before, after):
            return f"{coins(after)} au lieu de {before}"
        case s.Site(building, price, money):
            return f"{un(building)} ({SERVES[building]}), pour {price} des {coins(money)}"
        case s.Tokens(named, count):
            return f"la {favour(named)} porte {tokens(count)} : {fr_count(count, 'carte')} à piocher"
        case s.Shut(named, others):
            return f"la {favour(named)} se ferme avant le tour {'d’un autre joueur' if others == 1 else f'de {others} autres joueurs'}"
        case s.Taken(action, owner):
            return f"{names[owner] if owner < len(names) else 'un autre joueur'} n’aura plus {ACTION[action]}"
        case s.Remaining(others):
            return f"{actions(others)} {'reste' if len(others) == 1 else 'restent'} sur ce bord pour le prochain tour"
        case s.Order(place, players):
            again = "on reste premier à la prochaine manche"
            first = f"on joue en premier à la prochaine manche ; pour l’instant, place {place} sur {players}"
            return f"avec Fortuna, {again if place == 1 else first}"
        case s.Scored(card, points):
            return f"une carte en main, « {PRIVILEGE[card]} », vaut {points} PV pour l’instant"
        case s.Kept(held, points):
            return f"à garder : {et([_kept(card, worth) for card, worth in zip(held, points, strict=True)])}"
        case _ as never:
            assert_never(never)


def _serves(action: Action, have: int, price: int, wed: bool) -> str:
    """What an action is good for, with what there is for it."""
    match action:
        case Action.WATER_SUPPLY:
            return f"{ACTION[action]} donne {some(Cube.WATER, 2)}"
        case Action.HARVEST | Action.VINTAGE:
            crop = Cube.WHEAT if action is Action.HARVEST else Cube.WINE
            more = f", ou {2 + have} en convertissant toute l’Eau" if have else ""
            return f"{ACTION[action]} donne {some(crop, 2)}{more}"
        case Action.WHEAT_TRADE | Action.WINE_TRADE:
            crop = Cube.WHEAT if action is Action.WHEAT_TRADE else Cube.WINE
            return f"{some(crop, have)} à vendre, soit {coins(have * price)}" if have else f"{coins(price)} par {NOUN[crop][0]} vendu"
        case Action.CENTURIONS | Action.VESTALS:
            hired = NOUN[Person.CENTURION if action is Action.CENTURIONS else Person.VESTAL][1]
            return f"{coins(have)} pour engager des {hired}"
        case Action.CEREMONY:
            return "avec un dé de plus, une bonne Faveur est plus probable"
        case Action.FAMILY:
            return "Famille donne un bien ou des pièces" if wed else "le mariage ouvre droit à la Faveur 5, et ensuite Famille donne des biens ou des pièces"
        case Action.CONSTRUCTION:
            return f"un bâtiment sert jusqu’à la fin de la partie, avec {coins(have)} pour le payer"
        case _:
            return f"{ACTION[action]} ({BRINGS[action]})"


def _kept(card: Privilege, points: int) -> str:
    return f"{quoted((card,))}, {PRIVILEGE[card]}{f' ({points} PV pour l’instant)' if card in SCORING else ''}"


def _to_go(space: int) -> str:
    if space < ROME:
        return f" ; encore {fr_count(ROME - space, 'case')} jusqu’à Rome, hors de laquelle personne ne gagne"
    return f" ; encore {fr_count(CAESAR - space, 'case')} jusqu’au Palais de César" if space < CAESAR else ", le Palais de César"


def _about(about: Any, seat: Seat) -> str:
    member = subject(about)
    return "" if member is None else term(member, seat)

