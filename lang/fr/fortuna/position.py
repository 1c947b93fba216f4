"""The whole table in words, and what a player holds and knows alone."""

from __future__ import annotations

from lang import Names
from lang.facts.fortuna import Use, awaited, counts, edges, favours, ranked, rolled, shops, use, worth
from lang.shared import ALT, bold, first_fit, fr_count, lines, plain, tally, upper_first
from rules.engine.model import Seat
from rules.fortuna.components import Action, Favour, Privilege, Side
from rules.fortuna.game import usable
from rules.fortuna.moves import Lock
from rules.fortuna.questions import LockCards
from rules.fortuna.state import Edge, Palace, Privileges, Province, Table, View, draws

from .events import ended
from .questions import asked
from .terms import ACTION, BUILDING, FAVOUR, SIDE, WANTS, actions, cards, coins, dice, et, privileges, several, some, space, there

USE = {Use.NOW: "jouable maintenant", Use.LATER: "à jouer à votre tour", Use.NEVER: "0 PV"}
EVERYBODY_LOCKS = "Chacun verrouille en secret une carte Action."  # the table does not tell who has done so


def position(table: Table, names: Names) -> str:
    """The whole public position, enough to play without the picture."""
    return lines(
        _situation(table, names),
        *(f"**{upper_first(plain(there(side, edge.owner, names)))}** : {_edge(edge)}." for side, edge in edges(table)),
        f"**Cartes Action à prendre** : {actions(table.pool)}." if table.pool else "",
        _favours(table),
        *(f"{bold(names[seat])} ({SIDE[own.side]}) : {_province(own)}." for seat, own in enumerate(table.provinces)),
        f"**Stock** : {', '.join(some(piece, count) for piece, count in counts(table.stock))}.",
        f"**Bâtiments** : {', '.join(_shop(BUILDING[building], cost, left) for building, cost, left in shops(table))}.",
        _privileges(table.privileges),
        _palace(table.palace, names),
    )


def _situation(table: Table, names: Names) -> str:
    """What moment of the game it is."""
    if table.ending:
        return ended(table.shown, names)
    shown = rolled(table)
    who = et([bold(names[seat]) for seat in awaited(table)])
    early = f"Dés lancés : {dice(shown)}." if shown else ""
    taken = f"Jetons à échanger contre des cartes : {table.turn.tokens}." if table.turn.tokens else ""
    used = "Carte B déjà jouée ce tour-ci." if table.turn.advanced else ""
    return lines(
        f"{_when(table)} Ordre de jeu : {ranked(table.podium, names)}.",
        EVERYBODY_LOCKS if isinstance(table.tasks[-1], LockCards) else asked(table.tasks[-1], who),
        " ".join(part for part in (early, taken, used) if part),
    )


def _when(table: Table) -> str:
    if table.ending:
        return "**Partie terminée.**"
    if not table.turn.round:
        return "**Mise en place.**"
    return f"**Manche {table.turn.round}**{', la dernière' if table.palace.reached else ''}."


def _edge(edge: Edge) -> str:
    return ", ".join(_laid(card, edge) for card in edge.cards) or "aucune carte"


def _laid(card: Action, edge: Edge) -> str:
    return f"{ACTION[card]} (verrouillée)" if card is edge.locked else ACTION[card]


def _favours(table: Table) -> str:
    shown, used = favours(table, True), favours(table, False)
    return lines(
        f"**Faveurs ouvertes** : {', '.join(_favour(favour, tokens) for favour, tokens in shown) or 'aucune'}.",
        f"**Faveurs fermées** : {', '.join(f'{favour.value} · {FAVOUR[favour]}' for favour, _ in used)}." if used else "",
    )


def _favour(favour: Favour, tokens: int) -> str:
    """`2 · Orgie (1 ou 2 Vins, 1 jeton)`."""
    held = f", {fr_count(tokens, 'jeton')}" if tokens else ""
    return f"{favour.value} · {FAVOUR[favour]} ({WANTS[favour]}{held})"


def _province(own: Province) -> str:
    parts = (
        space(own.position),
        coins(own.money),
        *(some(piece, count) for piece, count in counts(own.pieces)),
        "1 Eau sur l’Aqueduc" if own.aqueduct else "",
        "mariage" if own.married else "sans mariage",
        et([BUILDING[building] for building in own.buildings]) or "aucun bâtiment",
        cards(own.cards),
    )
    return ", ".join(part for part in parts if part)


def _shop(name: str, cost: int, left: int) -> str:
    """`Marché à 3 pièces (reste 2)`."""
    return f"{name} à {coins(cost)} (reste {left})"


def _privileges(deck: Privileges) -> str:
    return f"**Privilège** : pioche {fr_count(deck.deck, 'carte')}, défausse {privileges(deck.discards) or 'vide'}."


def _palace(palace: Palace, names: Names) -> str:
    if not palace.reached:
        return f"**Palais de César** : {fr_count(palace.tokens, 'jeton')} au premier arrivé."
    left = f"{fr_count(palace.left, 'carte')} face cachée" if palace.left else "plus de carte"
    return f"**Palais de César** : atteint par {et([bold(names[seat]) for seat in palace.reached])}, {left}."


def alt(table: Table, names: Names) -> str:
    """The board picture for those who do not see it."""
    situation = _situation(table, names).split("\n")
    heads = (" ".join(situation), " ".join(situation[:2]), _when(table))
    players = " ; ".join(_summary(seat, own, names) for seat, own in enumerate(table.provinces))
    sides = " ; ".join(_row(side, edge) for side, edge in edges(table))
    rest = f"{players}. Faveurs ouvertes : {_numbers(table)}. Cartes Action : {sides}."
    return first_fit(*(plain(f"Fortuna. {head} {rest}") for head in heads), limit=ALT)


def _numbers(table: Table) -> str:
    """`1, 4 (2 jetons), 6`."""
    shown = favours(table, True)
    return ", ".join(f"{favour.value} ({fr_count(tokens, 'jeton')})" if tokens else str(favour.value) for favour, tokens in shown) or "aucune"


def _summary(seat: Seat, own: Province, names: Names) -> str:
    """A player in few words."""
    return f"{names[seat]} ({SIDE[own.side]}) case {own.position}, {coins(own.money)}"


def _row(side: Side, edge: Edge) -> str:
    """A side in few words."""
    return f"{SIDE[side]} {_edge(edge)}"


def hand(view: View, names: Names) -> str:
    """The Privilège cards with what they do, those drawn to choose from, those left at Caesar's Palace."""
    mine, now = view.hand, usable(view)
    offered, waiting = draws(view)
    told = lines(
        f"**Votre carte verrouillée**, encore modifiable : {ACTION[view.sealed.card]}" if isinstance(view.sealed, Lock) else "",
        "**Vos cartes Privilège** :" if mine.cards else "",
        *(f"- {several(card, count)} · {_use(view, card, count, now)}" for card, count in tally(mine.cards)),
        f"**À choisir** : {privileges(offered)}" if offered else "",
        f"**À choisir ensuite** : {privileges(waiting)}" if waiting else "",
        f"**Laissées au Palais de César** (vous les avez vues) : {privileges(mine.knows)}" if mine.knows else "",
    )
    return told or "**Vos cartes Privilège** : aucune"


def _use(view: View, card: Privilege, count: int, now: set[Privilege]) -> str:
    """When a card is of use; a C card counts by itself (F6.6)."""
    when = use(view, card, now)
    return f"{count * worth(view, card)} PV pour l’instant" if when is Use.POINTS else USE[when]
