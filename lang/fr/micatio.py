"""Micatio en français."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, assert_never

from lang import Choice, Command, Names
from lang.defaults import CARDS as CARDS
from lang.defaults import EMOJI as EMOJI
from lang.defaults import beside as beside
from lang.defaults import caution as caution
from lang.defaults import column as column
from lang.defaults import done as done
from lang.defaults import echo as echo
from lang.defaults import factor as factor
from lang.defaults import figure as figure
from lang.defaults import head as head
from lang.defaults import in_all as in_all
from lang.defaults import label as label
from lang.defaults import level as level
from lang.defaults import live as live
from lang.defaults import named as named
from lang.defaults import order as order
from lang.defaults import order_choice as order_choice
from lang.defaults import order_field as order_field
from lang.defaults import order_name as order_name
from lang.defaults import preview as preview
from lang.defaults import remark as remark
from lang.defaults import stakes as stakes
from lang.defaults import upshot as upshot
from lang.fr.foresight import weighed
from lang.motives import fact, sentence
from lang.recap import NOBODY, Reader, Recap, Turn
from lang.shared import bold, fr_count, join, lines
from rules import micatio as r
from rules.engine.foresight import Weighed
from rules.engine.model import Seat, Sheet

TITLE = "Micatio"
PITCH = "Le jeu de doigts des Romains : une main, un total"
BLURB = (
    "Tous montrent leurs doigts et annoncent le total au même moment. "
    "Soyez seul à tomber juste et vous marquez ; le premier à cinq points gagne."
)
ROLES: tuple[str, ...] = ()
CHOICES: dict[str, Choice] = {}
PICTURE = {
    "points": "Points", "throw": "Lancer {n}", "sum": "Total {n}", "over": "Partie terminée", "call": "annonce {n}", "seat": "Place {n}",
    "total": "Total", "rank": "Rang",
}  # fmt: skip
COMMANDS: Mapping[type, Command] = {
    r.Show: Command(
        "montrer",
        "Montrer des doigts et annoncer le total de toutes les mains, en secret",
        {"fingers": ("doigts", "Combien de doigts vous montrez, de 0 à 5"), "call": ("annonce", "Le total que vous annoncez")},
    )
}
SCORE = {r.Score.POINTS: "Points"}
FULL = {
    "forced": "C’est le seul coup possible.",
    "search": "À long terme, c’est le coup le plus prometteur.",
    "likely": "Avec cette main, {about} est un des totaux les plus probables.",
}


def event(event: r.Event, names: Names) -> str:
    match event:
        case r.Began(seats):
            return f"{fr_count(seats, 'joueur')}, le premier à {r.GOAL} points gagne."
        case r.Thrown(_, throws, total):
            shown = ", ".join(f"{names[seat]} {throw.fingers} (annonce {throw.call})" for seat, throw in enumerate(throws))
            return f"✊ {shown} : {bold(str(total))} en tout."
        case r.Scored(seat, points):
            return f"{bold(names[seat])} tombe juste, et personne d’autre : {fr_count(points, 'point')} en tout."
        case r.NobodyScored(right):
            return f"{join([names[seat] for seat in right], 'et')} tombent juste ensemble : pas de point." if right else "Personne ne tombe juste : pas de point."
        case _ as never:
            assert_never(never)


def heading(event: r.Event, names: Names) -> str:
    match event:
        case r.Began():
            return "Mise en place"
        case r.Thrown(number):
            return f"Lancer {number}"
        case _:
            return ""


def turn(event: r.Event) -> Seat | None:
    return None


def recap(turns: Sequence[Turn], names: Names, reader: Reader = NOBODY) -> Recap:
    """The last throw, and what came of it."""
    told = [one for turn in turns for one in turn.events]
    throws = [n for n, one in enumerate(told) if isinstance(one, r.Thrown)]
    return Recap(done=tuple(event(one, names) for one in told[throws[-1] if throws else len(told) :]))


def near(table: r.Table, names: Names) -> tuple[str, ...]:
    close = r.near(table)
    return (f"⚑ À un point de la victoire : {join([bold(names[seat]) for seat in close], 'et')}.",) if close else ()


def private(event: r.Event, names: Names) -> str:
    return ""


def asked(ask: r.ShowAndCall, who: str) -> str:
    return f"{who}, montrez vos doigts et annoncez le total (lancer {ask.number})."


def ask(ask: r.ShowAndCall, names: Names = ()) -> str:
    return f"Lancer {ask.number} : combien de doigts montrez-vous, et quel total annoncez-vous ?"


def kind(move: type, seat: Seat = 0) -> str:
    return "Montrer et annoncer"


def standing(view: r.View, names: Names) -> str:
    """The points so far."""
    points = ", ".join(f"{names[seat]} {own}" for seat, own in enumerate(view.table.points))
    return f"Points (premier à {r.GOAL}) : {points}"


def tip(view: r.View, ask: Any, names: Names) -> str:
    """How to guess."""
    return "Le total, ce sont vos doigts, et 2 ou 3 en moyenne pour chaque autre main."


def press(move: type, field: str | None) -> str:
    return "Montrer"


def field(move: type, field: str) -> str:
    return "Combien de doigts montrez-vous ?" if field == "fingers" else "Quel total annoncez-vous ?"


def move(move: r.Show, seat: Seat, names: Names = ()) -> str:
    return f"Montrer {move.fingers}, annoncer {move.call}"


def did(move: r.Show, seat: Seat, names: Names = ()) -> str:
    return f"Vous montrez {fr_count(move.fingers, 'doigt')} et annoncez {move.call}."


def term(value: Any, seat: Seat) -> str:
    return str(value)


def choice(move: type, field: str, value: Any, seat: Seat, names: Names = ()) -> str:
    return fr_count(value, "doigt") if field == "fingers" else str(value)


def refusal(why: r.Reason, seat: Seat, names: Names = ()) -> str:
    match why:
        case r.NoSuchHand():
            return "Une main montre de 0 à 5 doigts."
        case r.CannotCome(call, least, most):
            return f"Un total de {call} est impossible : avec vos doigts, il va de {least} à {most}."
        case _ as never:
            assert_never(never)


def line(what: r.Score) -> str:
    return SCORE[what]


def verdict(sheet: Sheet, names: Names) -> tuple[str, str]:
    if sheet.ending is None:
        return "Partie inachevée", "Score après le dernier lancer."
    return f"{bold(names[sheet.winners[0]])} gagne", f"Les {r.GOAL} points sont atteints."


def hand(view: r.View, names: Names) -> str:
    return "Rien n’est caché dans ce jeu, sauf ce que vous allez montrer."


def position(table: r.Table, names: Names) -> str:
    points = ", ".join(f"{names[seat]} {own}" for seat, own in enumerate(table.points))
    thrown = ", ".join(f"{names[seat]} montre {throw.fingers} et annonce {throw.call}" for seat, throw in enumerate(table.last))
    return lines(f"Points (premier à {r.GOAL}) : {points}.", f"Dernier lancer : {thrown}." if thrown else "")


def alt(table: r.Table, names: Names) -> str:
    return position(table, names)


def why(why: Mapping[str, Any], seat: Seat, *, aloud: bool, names: Names = ()) -> str:
    found: r.Odds | Weighed | None = fact(why, r.Odds | Weighed)
    if found is not None and not aloud:
        return weighed(found) if isinstance(found, Weighed) else _likely(found)
    return sentence(why, FULL, {}, "Raison secrète, dévoilée en fin de partie.", str, loud=aloud)


def _likely(fact: r.Odds) -> str:
    last = ", et le point donnerait la victoire" if fact.points == r.GOAL - 1 else ""
    return f"Avec {fr_count(fact.fingers, 'doigt')}, le total est {fact.call} dans {fact.ways} des {fact.of} façons de jouer des autres{last}."
