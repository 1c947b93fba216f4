"""What decides a computer player of Fortuna. Told of a rival and in a hint alike, so it speaks of nobody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, assert_never

from lang import Names
from lang.facts.fortuna import subject
from lang.motives import fact, sentence
from lang.shared import elides, fr_count
from rules.engine.model import Seat
from rules.fortuna import standing as s
from rules.fortuna.components import CAESAR, ROME, SCORING

from .terms import ACTION, BRINGS, BUILDING, NOUN, PRIVILEGE, SERVES, actions, coins, et, favour, some, term, tokens

HIDDEN = "Raison secrète, dévoilée en fin de partie."
ALOUD = {
    "advance": "Pour avancer vers Rome.",
    "palace": "Le Palais de César est en vue.",
    "favour": "Pour obtenir une Faveur dès ce tour.",
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
    "favour": "Pour obtenir une Faveur dès ce tour[ : {about}].",
    "prospect": "Un investissement pour les manches suivantes[ : {about}].",
    "tokens": "Les jetons valent des cartes Privilège[ : {about}].",
    "goods": "Pour faire des réserves[ : {about}].",
    "score": "Une carte en main en vaudra plus[ : {about}].",
    "hold": "Les cartes Privilège serviront mieux plus tard.",
    "keep": "Une bonne carte à garder[ : {about}].",
    "deny": "Pour que personne d’autre n’en profite[ : {about}].",
}

PUBLIC = {"advance", "palace", "favour", "prospect", "tokens", "goods", "money", "stay", "first", "deny"}  # by what everybody sees
LEADS = {
    "favour": "Pour une Faveur à ce tour : ", "prospect": "Pour les manches à venir : ", "goods": "Pour faire des réserves : ",
    "money": "Pour l’argent : ", "card": "Pour le prochain tour : ",
}  # fmt: skip


def why(why: Mapping[str, Any], seat: Seat, *, aloud: bool, names: Names = ()) -> str:
    """The reason in a sentence; aloud by what everybody sees."""
    found: s.Fact | None = fact(why, s.Fact)
    motive = str(why.get("motive"))
    if found is None or (aloud and motive not in PUBLIC):
        return sentence(why, FULL, ALOUD, HIDDEN, lambda about: _about(about, seat), loud=aloud)
    lead = "" if isinstance(found, s.Order) else LEADS.get(motive, "")
    told = f"{lead}{_told(found, names)}."
    return told[0].upper() + told[1:]


def _told(fact: s.Fact, names: Names) -> str:
    match fact:
        case s.Walk(start, end):
            return f"de la case {start} à la case {end}, {_to_go(end)}"
        case s.Service(action, piece, have, price):
            brings = f"{coins(price)} par {NOUN[piece][0]}" if piece and price else BRINGS[action]
            return f"{ACTION[action]}, {brings} ({some(piece, have) if piece else coins(have)} en réserve)"
        case s.Stock(piece, before, after):
            return f"{some(piece, after)} au lieu de {before}"
        case s.Purse(before, after):
            return f"{coins(after)} au lieu de {before}"
        case s.Site(building, price, money):
            return f"{BUILDING[building]}, {SERVES[building]}, pour {price} sur {coins(money)}"
        case s.Tokens(named, count):
            draws = "une carte Privilège" if count == 1 else f"{count} cartes Privilège"
            return f"{tokens(count)} sur {favour(named)}, donc {draws} à piocher"
        case s.Shut(named, others):
            return f"{favour(named)} se ferme avant que {fr_count(others, 'autre joueur puisse', 'autres joueurs puissent')} l’utiliser"
        case s.Taken(action, owner):
            return f"{ACTION[action]} quitte le bord {of(names[owner]) if owner < len(names) else 'd’un autre'}"
        case s.Remaining(others):
            return f"{actions(others)} restent sur ce bord pour le prochain tour"
        case s.Order(place, players):
            return f"qui a Fortuna commence la prochaine manche ; pour l’instant, place {place} sur {players}"
        case s.Scored(card, points):
            return f"une carte en main, {PRIVILEGE[card]} : {points} pour l’instant"
        case s.Kept(held, points):
            worths = zip(held, points, strict=True)
            return et([f"{PRIVILEGE[card]}{f' ({worth} PV pour l’instant)' if card in SCORING else ''}" for card, worth in worths])
        case _ as never:
            assert_never(never)


def _to_go(space: int) -> str:
    if space < ROME:
        return f"encore {ROME - space} jusqu’à la porte de Rome"
    return f"encore {CAESAR - space} jusqu’au Palais de César" if space < CAESAR else "le Palais de César"


def _about(about: Any, seat: Seat) -> str:
    member = subject(about)
    return "" if member is None else term(member, seat)


def of(name: str) -> str:
    """`d’Ennius`, `de Livia`."""
    return f"d’{name}" if elides(name) else f"de {name}"
