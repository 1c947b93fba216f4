"""A hand and the whole table in words."""

from __future__ import annotations

from lang import Names
from lang.facts.cesar import Front, groups, numbers, patricians, pending, seen, setting_up, shares, to_come
from lang.shared import ALT, bold, en_count, first_fit, lines, plain
from rules.cesar.components import GROUPS, Card, Group, Pile, Vote, other
from rules.cesar.moves import Place
from rules.cesar.state import Forum, Options, Side, Table, View, Votes
from rules.engine.model import Seat

from .events import announced
from .moves import move
from .questions import asked
from .score import ENDING
from .terms import GROUP, ROLES, WORDS, both, cards, of, term


def hand(view: View, names: Names) -> str:
    """All a player holds and knows alone."""
    mine, seat, enemy = view.hand, view.seat, other(view.seat)
    hidden = [f"{GROUP[group]} {_held(some, seat)}" for group, some in zip(GROUPS, mine.hidden, strict=True) if some]
    stacked = ", ".join(term(trick, seat) for trick in mine.stacked)
    return lines(
        f"**Your hand** ({ROLES[seat]}): {_held(mine.cards, seat)}",
        f"**Your face-down cards**: {'; '.join(hidden)}" if hidden else "",
        f"**Your mission**: {GROUP[mine.mission]}, 2 points for 3 or more of them at the end" if mine.mission else "",
        f"**Your first five cards**: {cards(mine.series, seat)}" if mine.series else "",
        f"**Your choice** (you can still change it): {move(view.sealed, seat)}" if isinstance(view.sealed, Place) else "",
        f"**Your Manipulation pile**, from the top: {stacked}" if stacked else "",
        f"**You know** these cards in {bold(names[enemy])}’s hand: {_held(mine.knows, enemy)}" if mine.knows else "",
    )


def _held(held: tuple[Card, ...], seat: Seat) -> str:
    return "; ".join(WORDS.held(held, seat)) or "empty"


def position(table: Table, names: Names) -> str:
    """The whole public position, enough to play without the picture."""
    return lines(
        _situation(table, names),
        *(_forum(group, forum, left) for group, forum, left in groups(table)),
        *(_side(table, seat, names) for seat in (0, 1)),
        _votes(table.votes),
        _options(table.options),
    )


def _situation(table: Table, names: Names) -> str:
    """What moment of the game it is."""
    if table.ending and table.missions:
        aims = ", ".join(f"{GROUP[group]} ({ROLES[seat]})" for seat, group in enumerate(table.missions))
        return f"**Game over.** {ENDING[table.ending]} Missions: {aims}."
    if setting_up(table):
        ready = [f"{bold(name)} has ordered their Manipulation pile." for name, done in zip(names, table.ready, strict=True) if done]
        return " ".join(["**Set-up.**", *ready])
    turn, task, trick = table.turn, table.tasks[-1], pending(table)
    return lines(
        f"**Turn {turn.number}** ({ROLES[turn.seat]}). {asked(task, bold(names[task.seat]))}",
        announced(trick, names) if trick else "",
        f"Passive turns in a row with nothing discarded or drawn: {table.idle}. The game ends after 4." if table.idle else "",
    )


def _forum(group: Group, forum: Forum, left: int) -> str:
    taken = [f"{ROLES[seat]} has {count}" for seat, count in shares(forum)]
    won = f" ({', '.join(taken)})" if taken else ""
    if not left:
        return f"**{GROUP[group]}**: closed{won}."
    fronts = "; ".join(f"{ROLES[seat]} {_front(forum.fronts[seat])}" for seat in (0, 1))
    settled = " Tied at 8 cards: no new vote until a card is added or removed." if forum.settled else ""
    return f"**{GROUP[group]}**: {left} to win{won}. {fronts}.{settled}"


def _front(front: Front) -> str:
    """`shows 9 (5 + 4), has 2 more face down`."""
    up, down = seen(front), front.count(None)
    addends = f" ({' + '.join(numbers(front))})" if len(up) > 1 else ""
    if not up:
        return f"has {down} face down" if down else "has no cards"
    return f"shows {sum(up)}{addends}" + (f", has {down} more face down" if down else "")


def _side(table: Table, seat: Seat, names: Names) -> str:
    side = table.sides[seat]
    return lines(
        f"**{ROLES[seat]}** ({bold(names[seat])}): {en_count(patricians(table)[seat], 'patrician')}, "
        f"{of(Pile.INFLUENCE, side.influence)} and {of(Pile.MANIPULATION, side.manipulation)} in hand, "
        f"{of(Pile.INFLUENCE, side.reserve)} and {of(Pile.MANIPULATION, side.pile)} to draw.",
        _discards(side, seat),
    )


def _discards(side: Side, seat: Seat) -> str:
    return f"Discards: {'; '.join(WORDS.discards(side, seat)) or 'none'}."


def _votes(votes: Votes) -> str:
    parts = (
        f"{en_count(votes.deck, 'card')} to come ({_named(to_come(votes))})",
        f"turned up: {_named(votes.discards)}" if votes.discards else "",
        f"out of the game: {_named(votes.gone)}" if votes.gone else "",
    )
    return f"**Votes**: {'; '.join(part for part in parts if part)}."


def _named(votes: tuple[Vote, ...]) -> str:
    return WORDS.votes(votes) or "none"


def _options(options: Options) -> str:
    on = (
        "ordered Manipulation piles" if options.ordered else "",
        "one Orgy leaves when a second group is closed" if options.orgy_leaves else "",
        "one Orgy fewer from the start" if options.fewer_orgies else "",
    )
    return f"**Options**: {', '.join(part for part in on if part)}." if any(on) else ""


def alt(table: Table, names: Names) -> str:
    """The board picture for those who do not see it."""
    taken = ", ".join(f"{names[seat]} ({ROLES[seat]}) {en_count(count, 'patrician')}" for seat, count in enumerate(patricians(table)))
    rows = (_row(group, forum, left) for group, forum, left in groups(table))
    deck = f"Votes: {en_count(table.votes.deck, 'card')} to come."
    return first_fit(plain(" ".join([_situation(table, names).replace("\n", " "), f"{taken}.", *rows, deck])), limit=ALT)


def _row(group: Group, forum: Forum, left: int) -> str:
    """A group in few words."""
    if not left:
        return f"{GROUP[group]}: closed."
    fronts = ", ".join(f"{ROLES[seat]} {_marks(forum.fronts[seat])}" for seat in (0, 1))
    return f"{GROUP[group]}: {left} to win, {fronts}."


def _marks(front: Front) -> str:
    """`5 4 and 2 face down`."""
    up, down = " ".join(numbers(front)), front.count(None)
    return both([part for part in (up, f"{down} face down" if down else "") if part]) or "nothing"
