"""What decides a computer player of César & Cléopâtre. Told of a rival and in a hint alike, so it speaks of nobody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, assert_never

from lang import Names
from lang.fr.foresight import weighed
from lang.motives import fact
from lang.shared import BOUND, fr_count
from rules.cesar import standing as s
from rules.cesar.components import SIZE, Pile, other
from rules.engine.foresight import Weighed
from rules.engine.model import Seat

from .terms import BACK, GROUP, WORDS, cards, le, of, singular

HIDDEN = "Raison secrète, dévoilée en fin de partie."
BETTER = "Pour peser là où le suffrage se joue."
ALOUD = {
    "win vote": BETTER,
    "mission": BETTER,
    "philosopher": BETTER,
    "kill": "Pour éliminer une carte gênante.",
    "wrath": "Pour faire table rase d’un groupe compromis.",
    "castle": "Pour placer ses cartes là où elles pèsent plus.",
    "unmask": "Pour savoir ce qui s’y cache avant le suffrage.",
    "see hand": "Pour voir la main adverse et l’affaiblir.",
    "rob": "C’était la carte la plus dangereuse.",
    "protect": "Cette Manipulation aurait fait trop de dégâts.",
}
FULL = {  # reasons without a fact: those of older games, and what needs none
    "forced": "C’est le seul coup possible.",
    "search": "À long terme, c’est le coup le plus prometteur.",
    "win vote": "Pour peser plus lourd[ chez les {about}].",
    "mission": "Pour la mission secrète[ : les {about}].",
    "dodge vote": "Un tour passif ne retourne pas de carte Suffrage, et un suffrage serait risqué.",
    "tempo": "Deux cartes visibles d’un coup pèsent plus qu’une seule cachée.",
    "save strength": "Pour garder les cartes fortes en réserve.",
    "hide": "Face cachée, la carte échappe aux calculs et à l’Assassinat.",
    "philosopher": "Le Philosophe renverse le suffrage[ des {about}].",
    "kill": "Pour éliminer une carte gênante[ : {about}].",
    "wrath": "La situation est compromise[ chez les {about}].",
    "castle": "Pour placer les cartes là où elles pèsent plus.",
    "unmask": "Pour savoir ce qui se cache là avant le suffrage[ des {about}].",
    "see hand": "Pour voir la main adverse et en retirer la meilleure carte.",
    "keep trick": "Les Manipulations serviront plus tard.",
    "protect": "Cette Manipulation ferait trop de dégâts[ : {about}].",
    "keep veto": "Le Veto servira plus tard.",
    "rob": "C’est la meilleure carte de la main adverse[ : {about}].",
    "refresh hand": "Pour changer les cartes faibles contre de nouvelles.",
    "need cards": "Pour équilibrer la main.",
    "stake": "Pour placer une carte forte là où se joue la mission secrète[ : les {about}].",
    "small groups": "Les petits groupes se décident en peu de suffrages : autant y être fort tout de suite.",
    "next card": "De toutes celles qui restent, c’est la plus utile à piocher tôt[ : {about}].",
    "opening": "Une ouverture solide.",  # no longer given, but it stands in stored games
}
PUBLIC = {"win vote", "mission", "philosopher", "kill", "wrath", "castle", "unmask", "see hand", "protect", "need cards"}  # by what everybody sees


def why(why: Mapping[str, Any], seat: Seat, *, aloud: bool, names: Names = ()) -> str:
    """The reason in a sentence; aloud by what everybody sees."""
    found: s.Fact | Weighed | None = fact(why, s.Fact | Weighed)
    motive = str(why.get("motive"))
    if found is None or (aloud and motive not in PUBLIC):
        return WORDS.reason(why, seat, FULL, ALOUD, HIDDEN, loud=aloud)
    if isinstance(found, Weighed):
        return weighed(found)
    told = _aloud(found, motive) if aloud else _told(found, motive, seat)
    if motive == "forced" and isinstance(found, s.Holds) and found.manipulation:
        told = f"{told[:-1]}, mais aucune Manipulation jouable maintenant."
    return f"{FULL[motive]} {told}" if motive == "forced" else told


def _told(fact: s.Fact, motive: str, seat: Seat) -> str:
    match fact:
        case s.Swing(now, then) if motive == "kill" and now.lower and not then.lower:
            return f"Sans le Philosophe, le plus grand total l’emporte à nouveau chez les {GROUP[now.group]} : {_tally(then)}."
        case s.Swing(now, then) if motive == "kill":
            return f"Sans cette carte, chez les {GROUP[now.group]}, ce sera {_tally(then)} au lieu de {_tally(now)}."
        case s.Swing(now, then) if motive == "protect":
            return f"Chez les {GROUP[now.group]}, ce serait {_tally(then)} au lieu de {_tally(now)}."
        case s.Swing(now, then) if motive.endswith("philosopher"):
            return f"{GROUP[now.group]} : {_tally(then)}, et avec le Philosophe, le plus {'petit' if then.lower else 'grand'} total l’emporte."
        case s.Swing(now, then):
            return f"{GROUP[now.group]} : {_tally(then)}{_lower(then)}, {_left(then)}."
        case s.Mission(won, then):
            return f"Mission secrète : {won}{BOUND}{singular(then.group)}{'s' if won > 1 else ''} sur 3, et chez eux c’est {_tally(then)}{_lower(then)}."
        case s.Count() if motive == "wrath":
            return f"{GROUP[fact.group]} : {_tally(fact)}{_lower(fact)}, autant faire table rase."
        case s.Count() if motive == "protect":
            return f"Les cartes des {GROUP[fact.group]} partiraient toutes, à {_tally(fact)}{_lower(fact)}."
        case s.Count() if motive == "dodge vote":
            return f"Un tour passif ne provoque pas de suffrage, et chez les {GROUP[fact.group]} c’est {_tally(fact)}{_lower(fact)}."
        case s.Count():
            return f"{GROUP[fact.group]} : {_tally(fact)}. Ce qui s’y cache peut décider du suffrage."
        case s.Pair(now, then):
            return _pair(now, then)
        case s.HandSize(count):
            return f"La meilleure de {_cards(count)} y passerait." if motive == "protect" else f"Pour voir {_cards(count)} et en retirer la meilleure."
        case s.Unmasked(group, count):
            return f"{_cards(count).capitalize()} face cachée chez les {GROUP[group]} {'serait révélée' if count == 1 else 'seraient révélées'}."
        case s.Kept(some):
            return f"À garder pour plus tard : {cards(some, seat)}."
        case s.Spared(trick):
            return f"Le Veto attendra pire que {le(trick, other(seat))}."
        case s.More(left):
            return f"Face visible, une deuxième carte suit aussitôt : il en reste {left} en main."
        case s.Covered(tricks):
            return f"Face cachée, elle ne craint pas l’Assassinat, et la main adverse a {fr_count(tricks, 'Manipulation')}."
        case s.KnownHand(some):
            return f"C’est la meilleure de la main adverse : {cards(some, other(seat))}."
        case s.Traded(count, influence, manipulation):
            return f"{fr_count(count, 'carte faible', 'cartes faibles')} contre des neuves : il reste {_held(influence, manipulation)} à piocher."
        case s.Holds() if motive == "need cards":
            return _balance(fact)
        case s.Holds(influence, manipulation):
            return f"En main : {_held(influence, manipulation)}."
        case s.Opening(group, card):
            return f"Un {card.value} d’entrée de jeu pour la mission secrète, chez les {GROUP[group]}."
        case s.SmallGroups(total):
            return f"{total} des 15 points d’Influence vont aux Édiles et aux Censeurs, où deux patriciens font la majorité."
        case s.Place(place):
            return f"Carte n° {place} de la pile, et il n’y a pas mieux à cette place."
        case _ as never:
            assert_never(never)


def _pair(now: tuple[s.Count, s.Count], then: tuple[s.Count, s.Count] | None) -> str:
    one, two = now
    if then is None:
        return f"Les cartes changeraient de place entre les {GROUP[one.group]}, {_tally(one)}, et les {GROUP[two.group]}, {_tally(two)}."
    return f"{GROUP[one.group]} {_tally(then[0])}, {GROUP[two.group]} {_tally(then[1])}, au lieu de {_tally(one)} et {_tally(two)}."


def _aloud(fact: s.Fact, motive: str) -> str:
    """What may be said aloud of a reason: cards that lie face down are named by their backs."""
    match fact:
        case s.Swing(_, then) if motive == "protect":
            return f"Chez les {GROUP[then.group]}, cela aurait fait {_shown(then)}."
        case s.Swing(_, then) if motive == "kill":
            return f"Sans cette carte, chez les {GROUP[then.group]}, c’est {_shown(then)}."
        case s.Swing(_, then) | s.Mission(_, then):
            return f"{GROUP[then.group]} : {_shown(then)}, {_left(then)}."
        case s.Count() if motive == "protect":
            return f"Les cartes des {GROUP[fact.group]} seraient parties, à {_shown(fact)}."
        case s.Count():
            return f"{GROUP[fact.group]} : {_shown(fact)}."
        case s.Pair((one, two)):
            return f"{GROUP[one.group]} : {_shown(one)} ; {GROUP[two.group]} : {_shown(two)}."
        case s.HandSize(count):
            return f"La meilleure de {_cards(count)} y serait passée." if motive == "protect" else f"Pour voir {_cards(count)} et en retirer la meilleure."
        case s.Unmasked(group, count):
            return f"{_cards(count).capitalize()} face cachée chez les {GROUP[group]} {'aurait été révélée' if count == 1 else 'auraient été révélées'}."
        case s.Holds():
            return _balance(fact)
        case _:
            return HIDDEN


def _balance(hand: s.Holds) -> str:
    return f"Pour équilibrer une main qui compte {_held(hand.influence, hand.manipulation)}."


def _held(influence: int, manipulation: int) -> str:
    """`3 Influence et 1 Manipulation`, `aucune Influence et 2 Manipulations`."""
    counts = zip(Pile, (influence, manipulation), strict=True)
    return " et ".join(of(pile, count) if count else f"aucune {BACK[pile]}" for pile, count in counts)


def _tally(vote: s.Count) -> str:
    """`11 contre 2 (+ 1 cachée)`."""
    return f"{vote.mine} contre {vote.theirs}{_down(vote.unseen)}"


def _shown(vote: s.Count) -> str:
    """`7 (+ 1 cachée) contre 2`."""
    return f"{vote.shown}{_down(vote.covered)} contre {vote.theirs}{_down(vote.unseen)}"


def _down(count: int) -> str:
    return f" (+ {fr_count(count, 'cachée')})" if count else ""


def _lower(vote: s.Count) -> str:
    return ", et le plus petit total l’emporte" if vote.lower else ""


def _left(vote: s.Count) -> str:
    whole = SIZE[vote.group]
    return f"{fr_count(vote.left, 'patricien')} sur {whole} à gagner" if vote.left < whole else f"encore {whole} patriciens à gagner"


def _cards(count: int) -> str:
    return fr_count(count, "carte")
