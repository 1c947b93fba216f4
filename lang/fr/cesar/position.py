"""A hand and the whole table in words."""

from __future__ import annotations

from lang import Names
from lang.facts.cesar import Front, by_kind, groups, numbers, patricians, pending, seen, setting_up, shares, to_come
from lang.shared import ALT, bold, de, first_fit, fr_count, lines, plain, tally, times
from rules.cesar.components import GROUPS, Card, Group, Pile, Vote, other
from rules.cesar.moves import Place
from rules.cesar.state import Forum, Options, Side, Table, View, Votes
from rules.engine.model import Seat

from .events import announced
from .moves import move
from .questions import asked
from .score import ENDING
from .terms import GROUP, MANIPULATION, ROLES, WORDS, cards, et, of, term


def hand(view: View, names: Names) -> str:
    """All a player holds and knows alone."""
    mine, seat, enemy = view.hand, view.seat, other(view.seat)
    hidden = [f"{cards(by_kind(some)[0], seat)} devant les {GROUP[group]}" for group, some in zip(GROUPS, mine.hidden, strict=True) if some]
    stacked = ", ".join(term(trick, seat) for trick in mine.stacked)
    return lines(
        f"**Votre main** ({ROLES[seat]}) : {_held(mine.cards, seat)}",
        f"**Vos cartes cachées** : {' ; '.join(hidden)}" if hidden else "",
        f"**Votre mission** : {GROUP[mine.mission]}, 2 points si vous en avez au moins 3 à la fin" if mine.mission else "",
        f"**À poser** : {cards(mine.series, seat)}" if mine.series else "",
        f"**Vos cinq premières cartes**, encore modifiables : {move(view.sealed, seat)}" if isinstance(view.sealed, Place) else "",
        f"**Votre pile Manipulation**, en partant du dessus : {stacked}" if stacked else "",
        f"**Vous connaissez**, dans la main {de(bold(names[enemy]))} : {cards(mine.knows, enemy)}" if mine.knows else "",
    )


def _held(held: tuple[Card, ...], seat: Seat) -> str:
    """`Consul (5) et Préfet (3) ×2 ; Manipulation : Veto`; without one of the kinds it says so."""
    influence, tricks = by_kind(held)
    named = et([times(MANIPULATION[seat][trick], count) for trick, count in tally(tricks)])
    if not named:
        return cards(influence, seat) or "vide"
    return f"{cards(influence, seat) or 'aucune Influence'} ; Manipulation : {named}"


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
        aims = ", ".join(f"{GROUP[group]} pour {ROLES[seat]}" for seat, group in enumerate(table.missions))
        return f"**Partie terminée.** {ENDING[table.ending]} Missions : {aims}."
    if setting_up(table):
        ready = [f"{bold(name)} a rangé sa pile Manipulation." for name, done in zip(names, table.ready, strict=True) if done]
        return " ".join(["**Mise en place.**", *ready])
    turn, task, trick = table.turn, table.tasks[-1], pending(table)
    return lines(
        f"**Tour {turn.number}** ({ROLES[turn.seat]}). {asked(task, bold(names[task.seat]))}",
        announced(trick, names) if trick else "",
        f"Tours passifs de suite sans rien défausser ni piocher : {table.idle}. À 4, la partie s’arrête." if table.idle else "",
    )


def _forum(group: Group, forum: Forum, left: int) -> str:
    taken = [f"{count} à {ROLES[seat]}" for seat, count in shares(forum)]
    won = f" ({', '.join(taken)})" if taken else ""
    if not left:
        return f"**{GROUP[group]}** : groupe épuisé{won}."
    fronts = " ; ".join(f"{ROLES[seat]} {_front(forum.fronts[seat])}" for seat in (0, 1))
    settled = " Égalité à 8 cartes : pas de nouveau suffrage tant qu’aucune carte n’y bouge." if forum.settled else ""
    return f"**{GROUP[group]}** : {left} à gagner{won}. {fronts}.{settled}"


def _front(front: Front) -> str:
    """`9 en vue (5, 4) et 2 cachées`."""
    up, down = seen(front), front.count(None)
    shown = f"{sum(up)} en vue ({', '.join(numbers(front))})" if up else ""
    return et([part for part in (shown, fr_count(down, "cachée") if down else "") if part]) or "sans carte"


def _side(table: Table, seat: Seat, names: Names) -> str:
    side = table.sides[seat]
    return lines(
        f"**{ROLES[seat]}** ({bold(names[seat])}) : {fr_count(patricians(table)[seat], 'patricien')}, "
        f"main {of(Pile.INFLUENCE, side.influence)} et {of(Pile.MANIPULATION, side.manipulation)}, réserve {side.reserve}, pile Manipulation {side.pile}.",
        _discards(side, seat),
    )


def _discards(side: Side, seat: Seat) -> str:
    return f"Défausse : {' ; '.join(WORDS.discards(side, seat)) or 'vide'}."


def _votes(votes: Votes) -> str:
    parts = (
        f"{fr_count(votes.deck, 'carte')} à venir ({_named(to_come(votes))})",
        f"défausse {_named(votes.discards)}" if votes.discards else "",
        f"hors jeu {_named(votes.gone)}" if votes.gone else "",
    )
    return f"**Suffrage** : {' ; '.join(part for part in parts if part)}."


def _named(votes: tuple[Vote, ...]) -> str:
    return WORDS.votes(votes) or "aucune"


def _options(options: Options) -> str:
    on = (
        "piles Manipulation rangées" if options.ordered else "",
        "une Orgie part avec le deuxième groupe épuisé" if options.orgy_leaves else "",
        "une Orgie de moins au départ" if options.fewer_orgies else "",
    )
    return f"**Options** : {', '.join(part for part in on if part)}." if any(on) else ""


def alt(table: Table, names: Names) -> str:
    """The board picture for those who do not see it."""
    taken = ", ".join(f"{names[seat]} ({ROLES[seat]}) {fr_count(count, 'patricien')}" for seat, count in enumerate(patricians(table)))
    rows = (_row(group, forum, left) for group, forum, left in groups(table))
    deck = f"Suffrage : {fr_count(table.votes.deck, 'carte')} à venir."
    return first_fit(plain(" ".join([_situation(table, names).replace("\n", " "), f"{taken}.", *rows, deck])), limit=ALT)


def _row(group: Group, forum: Forum, left: int) -> str:
    """A group in few words."""
    if not left:
        return f"{GROUP[group]} : épuisé."
    fronts = ", ".join(f"{ROLES[seat]} {_marks(forum.fronts[seat])}" for seat in (0, 1))
    return f"{GROUP[group]} : {left} à gagner, {fronts}."


def _marks(front: Front) -> str:
    """`5 4 et 2 cachées`."""
    up, down = " ".join(numbers(front)), front.count(None)
    return et([part for part in (up, fr_count(down, "cachée") if down else "") if part]) or "rien"
