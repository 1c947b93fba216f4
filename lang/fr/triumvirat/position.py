"""A player's own things and the whole table in words."""

from __future__ import annotations

from lang import Names
from lang.facts.triumvirat import PROVINCE, ROMAN, in_front, land, neighbours, owned, sections, spoken, standing
from lang.shared import bold, fr_count, lines, plain
from rules.engine.model import Seat
from rules.triumvirat.components import CONQUERED, Competence, Province, Section
from rules.triumvirat.state import Table, View

from .questions import asked
from .score import ENDING
from .terms import (
    COMPETENCE,
    KIND,
    POST,
    ROLES,
    SEA,
    SECTION,
    UNDECIDED,
    citizens,
    et,
    gold,
    legions,
    player,
    servants,
    turns,
    weapons,
    who,
)

GOVERNORS = "-# Gouverneur dedans : la province produira au prochain tour de son joueur. Dehors : au tour d’après. Fonctionnaire actif : à chaque tour."


def hand(view: View, names: Names) -> str:
    """Nothing is hidden: what is one's own, in one place."""
    table, seat = view.table, view.seat
    own = owned(table, seat)
    return lines(
        "Rien n’est caché dans ce jeu : tout est sur le plateau.",
        f"**{ROLES[seat]}** : {_means(table, seat)}",
        f"**Vos provinces** ({len(own)} sur {CONQUERED}) :",
        *(f"- {_province(table, province)}" for province in own),
        GOVERNORS,
    )


def position(table: Table, names: Names) -> str:
    """The whole position, enough to play without the picture."""
    return lines(
        _situation(table, names),
        *(_player(table, seat, names) for seat in range(table.seats)),
        f"**Forum** : {', '.join(f'{SECTION[section]} {count}' for section, count in sections(table))}.",
        f"**Sac de bataille** : {_bag(table)}.",
        f"**Stock** : {gold(table.stock.gold)}, {legions(table.stock.legions)}, {servants(table.stock.servants)}.",
        _compensation(table, names),
        GOVERNORS,
    )


def _situation(table: Table, names: Names) -> str:
    """What moment of the game it is."""
    if table.victory:
        winners = et([who(seat, names) for seat in table.victory.winners])
        return f"**Partie terminée.** {ENDING[table.victory.ending]} Victoire : {winners}."
    time, ask = table.time, table.tasks[-1]
    when = "élection maintenant" if not time.stone else f"élection dans {turns(time.stone)}"
    return lines(f"**Année {time.year}, tour {time.turn}** · {player(time.seat, names)} · {when}", asked(ask, bold(names[ask.seat])))


def _player(table: Table, seat: Seat, names: Names) -> str:
    own = owned(table, seat)
    return lines(
        f"**{player(seat, names)}** : {_means(table, seat)}. {fr_count(len(own), 'province')} sur {CONQUERED} :",
        *(f"- {_province(table, province)} · {_links(table, province)}" for province in own),
    )


def _means(table: Table, seat: Seat) -> str:
    """Treasury, competences, citizens and weapons."""
    people = table.triumvirs
    parts = (
        "consul" if people.consul[seat] else "",
        f"trésor {gold(people.treasury[seat])}",
        *(_level(table, competence, seat) for competence in Competence),
        citizens(table.citizens[seat]),
        f"{weapons(table.bag[seat])} au sac, {table.reserve(seat)} en réserve",
    )
    return ", ".join(part for part in parts if part)


def _level(table: Table, competence: Competence, seat: Seat) -> str:
    leads = " (mène)" if competence in in_front(table, seat) else ""
    return f"{COMPETENCE[competence]} {ROMAN[table.track(competence)[seat]]}{leads}"


def _province(table: Table, province: Province) -> str:
    """`**Italia** · politique · 2 légions · 1 pièce d’or · gouverneur dehors`."""
    here = land(table, province)
    parts = (
        bold(PROVINCE[province]),
        KIND[here.kind],
        "" if here.host is None else f"triumvir {ROLES[here.host]}",
        legions(here.legions),
        gold(here.gold) if here.gold else "",
        "fonctionnaire actif" if here.works else f"gouverneur {POST[here.post]}",
        fr_count(here.idle, "fonctionnaire inactif", "fonctionnaires inactifs") if here.idle else "",
    )
    return " · ".join(part for part in parts if part)


def _links(table: Table, province: Province) -> str:
    """The ways out: neighbours over a border or an arrow, and the seas."""
    seas = ", ".join(SEA[sea] for sea in table.board.seas[province])
    near = ", ".join(PROVINCE[to] for to in neighbours(table, province))
    word = "mer" if len(table.board.seas[province]) == 1 else "mers"
    return f"touche {near} · {word} {seas}" if near else f"{word} {seas}"


def _bag(table: Table) -> str:
    """The weapons by colour; those of a character nobody plays are neutral."""
    return ", ".join(f"{ROLES[colour]} {count}{'' if colour < table.seats else ' (sans joueur)'}" for colour, count in enumerate(table.bag))


def _compensation(table: Table, names: Names) -> str:
    card = table.compensation
    return "" if card.holder is None else f"**Compensation {ROMAN[card.side]}** : {player(card.holder, names)}."


def alt(table: Table, names: Names) -> str:
    """The board picture for those who do not see it."""
    players = (_summary(table, seat, names) for seat in range(table.seats))
    return spoken("La Fin du triumvirat", plain(_situation(table, names)), players, f"Citoyens {UNDECIDED} : {table.citizens[Section.ALII]}. Sac : {_bag(table)}.")


def _summary(table: Table, seat: Seat, names: Names) -> str:
    """A player in few words: the legions stand beside each province."""
    people = table.triumvirs
    levels = f"{ROMAN[people.politics[seat]]} et {ROMAN[people.military[seat]]}"
    own = ", ".join(f"{PROVINCE[province]} {table.lands.legions[province]}" for province in owned(table, seat))
    at = standing(table, seat)
    place = "en fuite" if at is None else f"en {PROVINCE[at]}"
    title = "consul, " if people.consul[seat] else ""
    means = f"trésor {people.treasury[seat]}, compétences {levels}, {citizens(table.citizens[seat])}"
    return f"{player(seat, names)} {place}, {title}{means} ; légions : {own}."
