"""A player's own things and the whole table in words."""

from __future__ import annotations

from lang import Names
from lang.facts.triumvirat import PROVINCE, ROMAN, in_front, land, neighbours, owned, sections, spoken, standing
from lang.shared import bold, en_count, lines, plain
from rules.engine.model import Seat
from rules.triumvirat.components import CONQUERED, Competence, Province, Section
from rules.triumvirat.state import Table, View

from .questions import asked
from .score import ENDING
from .terms import (
    ALII,
    COMPETENCE,
    KIND,
    POST,
    ROLES,
    SEA,
    SECTION,
    both,
    called,
    citizens,
    gold,
    legions,
    player,
    servants,
    turns,
    weapons,
)

GOVERNORS = "-# Governor in: supplies on its owner’s next turn; out: on the turn after; working civil servant: every turn."


def hand(view: View, names: Names) -> str:
    """Nothing is hidden: what is one's own, in one place."""
    table, seat = view.table, view.seat
    own = owned(table, seat)
    return lines(
        "There’s no hidden information: everything is on the board.",
        f"**{ROLES[seat]}**: {_means(table, seat)}",
        f"**Your provinces** ({len(own)} of {CONQUERED}):",
        *(f"- {_province(table, province)}" for province in own),
        GOVERNORS,
    )


def position(table: Table, names: Names) -> str:
    """The whole position, enough to play without the picture."""
    return lines(
        _situation(table, names),
        *(_player(table, seat, names) for seat in range(table.seats)),
        f"**Forum**: {', '.join(f'{SECTION[section]} {count}' for section, count in sections(table))}.",
        f"**Battle bag**: {_bag(table)}.",
        f"**Stock**: {gold(table.stock.gold)}, {legions(table.stock.legions)}, {servants(table.stock.servants)}.",
        _compensation(table, names),
        GOVERNORS,
    )


def _situation(table: Table, names: Names) -> str:
    """What moment of the game it is."""
    if table.victory:
        winners = both([called(seat, names) for seat in table.victory.winners])
        return f"**Game over.** {ENDING[table.victory.ending]} Winner: {winners}."
    time, ask = table.time, table.tasks[-1]
    when = "election now" if not time.stone else f"election in {turns(time.stone)}"
    return lines(f"**Year {time.year}, turn {time.turn}** · {player(time.seat, names)} · {when}", asked(ask, bold(names[ask.seat])))


def _player(table: Table, seat: Seat, names: Names) -> str:
    own = owned(table, seat)
    return lines(
        f"**{player(seat, names)}**: {_means(table, seat)}. {len(own)} of {CONQUERED} provinces:",
        *(f"- {_province(table, province)} · {_links(table, province)}" for province in own),
    )


def _means(table: Table, seat: Seat) -> str:
    """Treasury, skills, citizens and weapons."""
    people = table.triumvirs
    parts = (
        "consul" if people.consul[seat] else "",
        f"treasury {gold(people.treasury[seat])}",
        *(_level(table, competence, seat) for competence in Competence),
        citizens(table.citizens[seat]),
        f"{weapons(table.bag[seat])} in the bag, {table.reserve(seat)} in reserve",
    )
    return ", ".join(part for part in parts if part)


def _level(table: Table, competence: Competence, seat: Seat) -> str:
    leads = " (leads)" if competence in in_front(table, seat) else ""
    return f"{COMPETENCE[competence]} {ROMAN[table.track(competence)[seat]]}{leads}"


def _province(table: Table, province: Province) -> str:
    """`**Italia** · political · 2 legions · 1 gold · governor out`."""
    here = land(table, province)
    parts = (
        bold(PROVINCE[province]),
        KIND[here.kind],
        "" if here.host is None else f"triumvir {ROLES[here.host]}",
        legions(here.legions),
        gold(here.gold) if here.gold else "",
        "working civil servant" if here.works else f"governor {POST[here.post]}",
        en_count(here.idle, "idle civil servant") if here.idle else "",
    )
    return " · ".join(part for part in parts if part)


def _links(table: Table, province: Province) -> str:
    """The ways out: neighbours over a border or an arrow, and the seas."""
    seas = both([SEA[sea] for sea in table.board.seas[province]])
    near = ", ".join(PROVINCE[to] for to in neighbours(table, province))
    coast = f"on the {seas} {'Sea' if len(table.board.seas[province]) == 1 else 'Seas'}"
    return f"borders {near} · {coast}" if near else coast


def _bag(table: Table) -> str:
    """The weapons by colour; those of a character nobody plays are neutral."""
    return ", ".join(f"{ROLES[colour]} {count}{'' if colour < table.seats else ' (nobody’s)'}" for colour, count in enumerate(table.bag))


def _compensation(table: Table, names: Names) -> str:
    card = table.compensation
    return "" if card.holder is None else f"**Compensation {ROMAN[card.side]}**: {player(card.holder, names)}."


def alt(table: Table, names: Names) -> str:
    """The board picture for those who do not see it."""
    players = (_summary(table, seat, names) for seat in range(table.seats))
    return spoken("The End of the Triumvirate", plain(_situation(table, names)), players, f"{ALII}: {table.citizens[Section.ALII]}. Bag: {_bag(table)}.")


def _summary(table: Table, seat: Seat, names: Names) -> str:
    """A player in few words: the legions stand beside each province."""
    people = table.triumvirs
    levels = f"politics {ROMAN[people.politics[seat]]}, military {ROMAN[people.military[seat]]}"
    own = ", ".join(f"{PROVINCE[province]} {table.lands.legions[province]}" for province in owned(table, seat))
    at = standing(table, seat)
    place = "on the run" if at is None else f"in {PROVINCE[at]}"
    title = "consul, " if people.consul[seat] else ""
    means = f"treasury {people.treasury[seat]}, {levels}, {citizens(table.citizens[seat])}"
    return f"{player(seat, names)} {place}, {title}{means}; legions: {own}."
