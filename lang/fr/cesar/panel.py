"""The private panel: where one stands, what a line of choices is about, the words on its buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lang import Names
from lang.facts.cesar import asks_on, choose_on, drawn, goes_on, may_trick, patricians, refilled, weights
from lang.shared import BOUND, bold, de, fr_count
from rules.cesar import moves as m
from rules.cesar.components import Manipulation, Pile, other
from rules.cesar.questions import Ask
from rules.cesar.state import View

from .terms import BACK, GROUP, INFLUENCE, le, of, term

PRESS = {
    m.LayDown: "", m.LayUp: "", m.Assassinate: "", m.Spy: "Voir la main", m.Castle: "", m.Courtesan: "", m.Wrath: "",
    m.Passive: "Tour passif", m.Finish: "Terminer", m.Veto: "Opposer mon Veto", m.LetPass: "Laisser passer", m.Banish: "Défausser", m.Split: "Poser",
    m.Draw: "", m.Place: "Poser", m.Stack: "Ensuite", m.Restack: "Recommencer",
}  # fmt: skip

FIRST = dict.fromkeys((Ask.TURN, Ask.LAY), ", première de deux cartes")
DOORS = {  # to a screen of its own
    m.LayUp: "Face visible, pioche d’office et fin du tour…", m.LayDown: "Une carte face cachée, pioche d’office et fin du tour…", m.Assassinate: "Assassinat…",
    m.Courtesan: "Dévoiler un groupe…", m.Wrath: "Colère des dieux…", m.Castle: "Roque…", m.Finish: "Pas de Manipulation…",
}  # fmt: skip


def standing(view: View, names: Names) -> str:
    """`Tour 12 · patriciens : vous 5, Ennius 3 · à piocher : 12 Influence, 6 Manipulations`."""
    table, won, rival = view.table, patricians(view.table), other(view.seat)
    side = table.sides[view.seat]
    score = f"patriciens : vous {won[view.seat]}, {names[rival]} {won[rival]}"
    when = f"Tour {table.turn.number}" if table.turn.number else "Mise en place"
    return f"{when} · {score} · à piocher : {of(Pile.INFLUENCE, side.reserve)}, {of(Pile.MANIPULATION, side.pile)}"


def press(move: type, field: str | None) -> str:
    return PRESS[move]


def head(view: View, line: Sequence[tuple[Any, ...]], names: Names, before_last: View) -> str:
    """A card and what comes of it; its targets stand on the buttons. Of Influence: how, then the group, whose cards are the buttons."""
    first, *others = line[0]
    then = _then(view, line[0])
    match first:
        case m.LayUp():
            return f"{bold('Face visible')}{then or FIRST.get(view.table.tasks[-1].ask, '')}{_open(view, line)} :\n{_place(view, line, names)}"
        case m.LayDown():
            return f"{bold('Une carte face cachée')}{then}{_open(view, line)} :\n{_place(view, line, names)}"
        case m.Assassinate():
            return f"{bold('Assassinat')}, tuer une carte visible{then} :\n{_place(view, line, names)}"
        case m.Spy():
            return f"{bold(term(Manipulation.SPY, view.seat))} : voir la main {de(names[other(view.seat)])} et en défausser une carte{then}"
        case m.Courtesan():
            return f"{bold(term(Manipulation.COURTESAN, view.seat))} : dévoiler les cartes adverses cachées{then}. Groupe :"
        case m.Wrath():
            return f"{bold('Colère des dieux')} : défausser toutes les cartes, les vôtres aussi{then}. Groupe :"
        case m.Castle():
            return f"{bold(term(Manipulation.CASTLING, view.seat))} : redistribuer vos cartes de deux groupes, face cachée{then}. Lesquels :"
        case m.Finish() if others:
            return f"{bold('Pas de Manipulation')}, finir le tour et piocher :"
        case m.Veto():
            return f"{bold('Veto')} : annuler {_pending(view)}."
        case m.LetPass():
            lacking = "Garder mon Veto" if Manipulation.VETO in view.hand.cards else "Vous n’avez pas de Veto"
            return f"{bold(lacking)} : {_pending(view)} prend effet."
        case m.Draw():
            return f"{bold('Piocher d’abord')}, puis choisir le reste :" if choose_on(view, line) else f"{bold('Piocher')} :"
        case _:
            return ""


def _place(view: View, line: Sequence[tuple[Any, ...]], names: Names) -> str:
    """`**Sénateurs** · vous 7, Ennius 3 + 1 cachée`."""
    group = line[0][0].group
    own, theirs, hidden, lower = weights(view, group)
    unseen = f"{BOUND}+{BOUND}{fr_count(hidden, 'cachée')}" if hidden else ""
    return f"{bold(GROUP[group])} · vous{BOUND}{own}, {names[other(view.seat)]}{BOUND}{theirs}{unseen}{', le plus petit total gagne' if lower else ''}"


def _open(view: View, line: Sequence[tuple[Any, ...]]) -> str:
    """What a card leaves open that does not end the turn; beside cards that do, its button says that something follows."""
    if not asks_on(view, line[-1]):
        return ""
    if len(line[0]) > 1:
        return f". Avec « puis… », {'d’abord une Manipulation ou une autre pioche' if may_trick(view) else 'une autre pioche'}"
    return f", puis {'jouer une Manipulation ou choisir la pioche' if may_trick(view) else 'choisir la pioche'}"


def _pending(view: View) -> str:
    """`l’Assassinat`: the Manipulation that may be vetoed."""
    trick = view.table.tasks[-1].trick
    assert trick is not None
    return le(trick, other(view.seat))


def _then(view: View, way: Sequence[Any]) -> str:
    """How the turn goes on by itself after a card: `, puis compléter la main à 3 Influence + 2 Manipulations et finir le tour`."""
    match way:
        case [_, *_, m.Refill()]:
            return f", puis compléter la main à {_piles(refilled(view, way))}"
        case [_, *_, m.Draw()]:
            return f", puis compléter la main à {_piles(refilled(view, way))} et finir le tour"
        case [_, m.Finish()]:
            return ", puis finir le tour"
        case _:
            return ""


def _piles(counts: tuple[int, ...]) -> str:
    """`3 Influence + 2 Manipulations`; of one pile, `2 cartes Influence`."""
    if sum(map(bool, counts)) == 1:
        return "".join(f"{fr_count(count, 'carte')}{BOUND}{BACK[pile]}" for pile, count in zip(Pile, counts, strict=True) if count)
    return " + ".join(of(pile, count) for pile, count in zip(Pile, counts, strict=True) if count)


def _next(view: View) -> str:
    """What a card leads on to, on the button that leads to it."""
    return (", puis Manipulation ou pioche au choix" if may_trick(view) else ", puis pioche au choix") if goes_on(view) else ""


def label(view: View, way: tuple[Any, ...], names: Names) -> str:
    """A button among several."""
    match way:
        case (m.LayUp(card, _) | m.LayDown(card, _), *_):
            return (str(card.value) if card else INFLUENCE[view.seat][card]) + f"{BOUND}puis…" * asks_on(view, way)
        case (m.Courtesan(group) | m.Wrath(group), *_):
            return GROUP[group]
        case (m.Assassinate(_, card), *_):
            return term(card, other(view.seat))
        case (m.Castle(first, second), *_):
            return f"{GROUP[first]} + {GROUP[second]}"
        case (m.Finish(), _, *_) | (m.Draw(), *_):
            return _piles(drawn(view, way))
        case (m.LayDown,):
            return f"Une carte face cachée{_next(view)}…"
        case (m.LayUp,):
            return f"Face visible{_next(view)}…"
        case (kind, str()) if kind in DOORS:
            return DOORS[kind]
        case _:
            return ""
