"""What decides a computer player of The End of the Triumvirate. Told of a rival and in a hint alike, so it speaks of nobody."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, assert_never

from lang import Names
from lang.facts.triumvirat import PROVINCE, ROMAN, subject
from lang.fr.foresight import weighed
from lang.motives import fact, sentence
from lang.shared import de, fr_count
from rules.engine.foresight import Weighed
from rules.engine.model import Seat
from rules.triumvirat import standing as s
from rules.triumvirat.components import Ending

from .terms import ALLOWS, COMPETENCE, citizens, gold, legions, player, term, turns, weapons

UNKNOWN = "Ce coup a semblé le meilleur."
FULL = {  # reasons without a fact: those of older games, and what needs none
    "forced": "C’est le seul coup possible.",
    "search": "À long terme, c’est le coup le plus prometteur.",
    "win": "La victoire est à portée de main.",
    "conquer": "Une conquête est possible[ : {about}].",
    "drive out": "Un triumvir rival peut être chassé[ : {about}].",
    "collect": "Il y a de l’or à ramasser[ : {about}].",
    "protect": "Une attaque menace[ : {about}].",
    "act": "C’est le bon endroit pour dépenser cet or[ : {about}].",
    "raise": "Un cran de plus vers VII[ en {about}].",
    "persuade": "Les citoyens font l’élection, et un consul gagne avec six.",
    "hinder": "Pour affaiblir un rival au forum[ : {about}].",
    "produce": "Plus d’armes dans le sac, de meilleures attaques ensuite.",
    "save": "L’or gardé paiera les actions du prochain tour.",
    "gold": "Il faut de l’or pour agir.",
    "legions": "Il faut des légions pour attaquer et défendre.",
    "muster": "Plus il part de légions, meilleures sont les chances.",
    "supply": "Avec un fonctionnaire actif, la province produit à chaque tour[ : {about}].",
    "refuge": "Des légions y protègent le triumvir[ : {about}].",
}
WINS = {
    Ending.PROVINCES: "Une neuvième province donne la victoire.",
    Ending.COMPETENCE: "VII sur les deux pistes donne la victoire.",
    Ending.CITIZENS: "Un consul qui a six citoyens gagne la partie.",
}


def why(why: Mapping[str, Any], seat: Seat, *, aloud: bool, names: Names = ()) -> str:
    """The reason in a sentence; nothing is hidden, but what comes of a plan everybody sees for themselves."""
    found: s.Fact | Weighed | None = fact(why, s.Fact | Weighed)
    if found is None:
        return sentence(why, FULL, FULL, UNKNOWN, lambda about: _about(about, seat), loud=False)
    if isinstance(found, Weighed):
        return weighed(found)
    motive = str(why.get("motive"))
    if isinstance(found, s.Levies | s.OneEach) and aloud:
        found = replace(found, place=None)
    return f"{FULL[motive]} {_told(found, motive, names)}" if motive == "forced" else _told(found, motive, names)


def _told(fact: s.Fact, motive: str, names: Names) -> str:
    match fact:
        case s.Threat(place, rival, brings, stand):
            return f"{player(rival, names)} peut amener {legions(brings)} en {PROVINCE[place]}, tenue par {legions(stand) if stand else 'aucune légion'}."
        case s.Attack(place, rival, own, theirs, guarded, percent):
            if not theirs and not guarded:
                return f"{PROVINCE[place]} : {legions(own)}, et {player(rival, names)} n’y a aucune légion : {_chance(percent)}."
            guard = f" et {player(rival, names)} en personne" if guarded else f" {de(player(rival, names))}"
            return f"{PROVINCE[place]} : {legions(own)} contre {theirs or 'aucune'}{guard}, {_chance(percent)}."
        case s.Prey(place, rival, theirs, guarded):
            guard = f"{' et' if theirs else ''} son triumvir" if guarded else ""
            force = f"a {legions(theirs)}" if theirs else "n’a que" if guarded else "n’a aucune légion"
            return f"En route vers {PROVINCE[place]}, où {player(rival, names)} {force}{guard}."
        case s.Lying(place, count):
            return f"Il y a {gold(count)} à ramasser en {PROVINCE[place]}."
        case s.Means(place, kind, count):
            return f"{gold(count).capitalize()} à dépenser en {PROVINCE[place]}, province {ALLOWS[kind]}."
        case s.Climb(competence, level, left):
            return f"{ROMAN[level]} en {COMPETENCE[competence]} : encore {fr_count(left, 'cran')} jusqu’à VII sur les deux pistes."
        case s.Citizens(own, rival, theirs, stone):
            if motive == "hinder":
                return f"Il ne reste que {citizens(theirs)} à {player(rival, names)}, contre {own} ; {_election(stone)}."
            return f"{citizens(own).capitalize()} contre {theirs} à {player(rival, names)} ; {_election(stone)}."
        case s.Weapons(own, bag):
            return f"Cela fait {own} des {weapons(bag)} du sac."
        case s.Purse(count) if motive == "save":
            return f"{gold(count).capitalize()} pour le prochain tour."
        case s.Purse(count) if motive == "forced":
            return f"Dans le trésor : {gold(count) if count else 'rien'}."
        case s.Purse(count):
            return f"Il faut de l’or pour agir, et le trésor {f'n’a que {gold(count)}' if count else 'est vide'}."
        case s.OneEach(count, pays, place):
            where = "" if place is None else f" Légion à placer de préférence en {PROVINCE[place]}."
            return f"Avec {gold(count)} au trésor, on peut payer {fr_count(pays, 'action')}.{where}"
        case s.Levies(own, rival, theirs, place):
            where = "" if place is None else f"À placer de préférence en {PROVINCE[place]}. "
            return f"{where}{FULL['legions'] if own > theirs else f'{legions(own).capitalize()} en tout, contre {theirs} à {player(rival, names)}.'}"
        case s.Column(place, count, percent, fewer, before):
            less = f"contre {before} % avec {fewer}" if fewer else "aucune sans légion"
            return f"{PROVINCE[place]} : {percent} % de chances avec {legions(count)}, {less}."
        case s.Sortie():
            return _sortie(fact)
        case s.Yields(place, coins, troops):
            given = " et ".join([*([gold(coins)] if coins else []), *([legions(troops)] if troops else [])])
            return f"Avec un fonctionnaire actif, {PROVINCE[place]} produit {given} à chaque tour."
        case s.Shelter(place, count):
            return f"{legions(count).capitalize()} {'garde' if count < 2 else 'gardent'} {PROVINCE[place]}."
        case s.LastStep(road):
            return WINS[road]
        case _ as never:
            assert_never(never)


def _sortie(fact: s.Sortie) -> str:
    """Where the legions go next, what for, and who stays."""
    place, onward = PROVINCE[fact.to], f", en route vers {PROVINCE[fact.aim]}" if fact.aim is not None else ""
    to = f"{place}{onward}" if fact.percent is None else f"une attaque en {place}, {_chance(fact.percent)}"
    stay = f"{legions(fact.stay)} {'reste' if fact.stay == 1 else 'restent'}" if fact.stay else "aucune légion ne reste"
    return f"Ensuite : {to} ; {stay} en {PROVINCE[fact.home]}."


def _chance(percent: int) -> str:
    return "conquête certaine" if percent == 100 else f"{percent} % de chances de conquête"


def _election(stone: int) -> str:
    return "l’élection a lieu à la fin de ce tour" if stone == 1 else f"élection dans {turns(stone)}"


def _about(about: Any, seat: Seat) -> str:
    member = subject(about)
    return "" if member is None else term(member, seat)
