"""The whole table in words, and what a player holds and knows alone."""

from __future__ import annotations

from lang import Names
from lang.facts.fortuna import Use, awaited, counts, edges, favours, ranked, rolled, shops, use, worth
from lang.shared import ALT, bold, en_count, first_fit, lines, plain, tally, upper_first
from rules.engine.model import Seat
from rules.fortuna.components import Action, Favour, Privilege, Side
from rules.fortuna.game import usable
from rules.fortuna.moves import Lock
from rules.fortuna.questions import LockCards
from rules.fortuna.state import Edge, Palace, Privileges, Province, Table, View, draws

from .events import ended
from .questions import asked
from .terms import ACTION, BUILDING, FAVOUR, SIDE, WANTS, actions, both, cards, coins, dice, privileges, several, some, space, there

USE = {Use.NOW: "playable now", Use.LATER: "on your turn", Use.NEVER: "0 VP"}
EVERYBODY_LOCKS = "Everybody locks an Action card in secret."  # the table does not tell who has done so


def position(table: Table, names: Names) -> str:
    """The whole public position, enough to play without the picture."""
    return lines(
        _situation(table, names),
        *(f"**{upper_first(plain(there(side, edge.owner, names)))}**: {_edge(edge)}." for side, edge in edges(table)),
        f"**Action cards left**: {actions(table.pool)}." if table.pool else "",
        _favours(table),
        *(f"{bold(names[seat])} ({SIDE[own.side]}): {_province(own)}." for seat, own in enumerate(table.provinces)),
        f"**Stock**: {', '.join(some(piece, count) for piece, count in counts(table.stock))}.",
        f"**Buildings**: {', '.join(_shop(BUILDING[building], cost, left) for building, cost, left in shops(table))}.",
        _privileges(table.privileges),
        _palace(table.palace, names),
    )


def _situation(table: Table, names: Names) -> str:
    """What moment of the game it is."""
    if table.ending:
        return ended(table.shown, names)
    shown = rolled(table)
    who = both([bold(names[seat]) for seat in awaited(table)])
    early = f"Dice rolled: {dice(shown)}." if shown else ""
    taken = f"Tokens taken this turn: {table.turn.tokens}." if table.turn.tokens else ""
    used = "B card already played this turn." if table.turn.advanced else ""
    return lines(
        f"{_when(table)} Turn order: {ranked(table.podium, names)}.",
        EVERYBODY_LOCKS if isinstance(table.tasks[-1], LockCards) else asked(table.tasks[-1], who),
        " ".join(part for part in (early, taken, used) if part),
    )


def _when(table: Table) -> str:
    if table.ending:
        return "**Game over.**"
    if not table.turn.round:
        return "**Set-up.**"
    return f"**Round {table.turn.round}**{', the last' if table.palace.reached else ''}."


def _edge(edge: Edge) -> str:
    return ", ".join(_laid(card, edge) for card in edge.cards) or "no card"


def _laid(card: Action, edge: Edge) -> str:
    return f"{ACTION[card]} (locked)" if card is edge.locked else ACTION[card]


def _favours(table: Table) -> str:
    shown, used = favours(table, True), favours(table, False)
    return lines(
        f"**Open Favours**: {', '.join(_favour(favour, tokens) for favour, tokens in shown) or 'none'}.",
        f"**Closed Favours**: {', '.join(f'{favour.value} · {FAVOUR[favour]}' for favour, _ in used)}." if used else "",
    )


def _favour(favour: Favour, tokens: int) -> str:
    """`2 · Orgy (give 1 or 2 Wine, 1 token)`."""
    held = f", {en_count(tokens, 'token')}" if tokens else ""
    return f"{favour.value} · {FAVOUR[favour]} ({WANTS[favour]}{held})"


def _province(own: Province) -> str:
    parts = (
        space(own.position),
        coins(own.money),
        *(some(piece, count) for piece, count in counts(own.pieces)),
        "1 Water on the Aqueduct" if own.aqueduct else "",
        "married" if own.married else "unmarried",
        both([BUILDING[building] for building in own.buildings]) or "no building",
        cards(own.cards),
    )
    return ", ".join(part for part in parts if part)


def _shop(name: str, cost: int, left: int) -> str:
    """`Market for 3 coins (2 left)`."""
    return f"{name} for {coins(cost)} ({left} left)"


def _privileges(deck: Privileges) -> str:
    return f"**Privilege cards**: {deck.deck} in the deck; discards: {privileges(deck.discards) or 'none'}."


def _palace(palace: Palace, names: Names) -> str:
    if not palace.reached:
        return f"**Caesar’s Palace**: {en_count(palace.tokens, 'token')} for the first to get there."
    left = f"{en_count(palace.left, 'card')} face down" if palace.left else "no card left"
    return f"**Caesar’s Palace**: reached by {both([bold(names[seat]) for seat in palace.reached])}, {left}."


def alt(table: Table, names: Names) -> str:
    """The board picture for those who do not see it."""
    situation = _situation(table, names).split("\n")
    heads = (" ".join(situation), " ".join(situation[:2]), _when(table))
    players = "; ".join(_summary(seat, own, names) for seat, own in enumerate(table.provinces))
    sides = "; ".join(_row(side, edge) for side, edge in edges(table))
    rest = f"{players}. Open Favours: {_numbers(table)}. Action cards: {sides}."
    return first_fit(*(plain(f"Fortuna. {head} {rest}") for head in heads), limit=ALT)


def _numbers(table: Table) -> str:
    """`1, 4 (2 tokens), 6`."""
    shown = favours(table, True)
    return ", ".join(f"{favour.value} ({en_count(tokens, 'token')})" if tokens else str(favour.value) for favour, tokens in shown) or "none"


def _summary(seat: Seat, own: Province, names: Names) -> str:
    """A player in few words."""
    return f"{names[seat]} ({SIDE[own.side]}) space {own.position}, {coins(own.money)}"


def _row(side: Side, edge: Edge) -> str:
    """A side in few words."""
    return f"{SIDE[side]} {_edge(edge)}"


def hand(view: View, names: Names) -> str:
    """The Privilege cards with what they do, those drawn to choose from, those left at Caesar's Palace."""
    mine, now = view.hand, usable(view)
    offered, waiting = draws(view)
    told = lines(
        f"**Your lock** (you can still change it): {ACTION[view.sealed.card]}" if isinstance(view.sealed, Lock) else "",
        "**Your Privilege cards**:" if mine.cards else "",
        *(f"- {several(card, count)} · {_use(view, card, count, now)}" for card, count in tally(mine.cards)),
        f"**Choose from**: {privileges(offered)}" if offered else "",
        f"**Next choice**: {privileges(waiting)}" if waiting else "",
        f"**Left at Caesar’s Palace** (only you know): {privileges(mine.knows)}" if mine.knows else "",
    )
    return told or "**Your Privilege cards**: none"


def _use(view: View, card: Privilege, count: int, now: set[Privilege]) -> str:
    """When a card is of use; a C card counts by itself (F6.6)."""
    when = use(view, card, now)
    return f"{count * worth(view, card)} VP right now" if when is Use.POINTS else USE[when]
