"""Standing orders: each as a sentence, and what is asked and answered while it is filled in."""

from __future__ import annotations

from typing import Any, assert_never

from lang.shared import join
from rules.cesar import moves as m
from rules.cesar.components import Group, Manipulation, Pile

from .terms import GROUP, PILE, of

KINDS = {
    Manipulation.ASSASSINATION: "les Assassinats", Manipulation.SPY: "les Espions", Manipulation.CASTLING: "les Roques",
    Manipulation.COURTESAN: "les Courtisanes", Manipulation.WRATH: "la Colère des dieux", Manipulation.VETO: "les Vetos",
}  # fmt: skip
NAME = {m.LetAllPass: "Laisser passer les Manipulations", m.VetoThese: "Opposer un Veto", m.DrawFrom: "Repiocher après un Espion"}
FIELD = {
    (m.LetAllPass, "until"): "Pour combien de temps ?",
    (m.LetAllPass, "kinds"): "Sauf quelles Manipulations ? (facultatif)",
    (m.LetAllPass, "groups"): "Sauf devant quels groupes ? (facultatif)",
    (m.VetoThese, "kinds"): "Quelles Manipulations ? (sans choix : toutes)",
    (m.VetoThese, "groups"): "Devant quels groupes ? (sans choix : tous)",
    (m.VetoThese, "until"): "Pour combien de temps ?",
    (m.DrawFrom, "pile"): "Dans quelle pile ?",
    (m.DrawFrom, "until"): "Pour combien de temps ?",
}


def order(order: m.Order) -> str:
    """A standing order."""
    match order:
        case m.LetAllPass(until, kinds, groups):
            spared = [*(KINDS[kind] for kind in kinds), *([f"ce qui vise {_groups(groups)}"] if groups else [])]
            but = f" sauf {join(spared, 'et')}," if spared else ""
            return f"Tout laisser passer{but} {_until(until)}"
        case m.LetPassBut(kind):
            return f"Tout laisser passer sauf {KINDS[kind]}, {_until(None)}"
        case m.VetoThese(kinds, groups, until):
            aim = _groups(groups) if groups else "un groupe"
            what = f"{join([_aux(kind) for kind in kinds], 'et')}{f' devant {aim}' if groups else ''}" if kinds else f"à tout ce qui vise {aim}"
            return f"Opposer un Veto {what}, {_until(until)}"
        case m.DrawFrom(pile, until):
            return f"Après un Espion, piocher dans ma {PILE[pile][0].lower()}{PILE[pile][1:]}, {_until(until)}"
        case m.Refill(influence, manipulation, turn):
            drawn = zip(Pile, (influence, manipulation), strict=True)
            return f"Piocher {' + '.join(of(pile, count) for pile, count in drawn if count)} à la fin du tour {turn}"
        case _:
            assert_never(order)


def _groups(groups: tuple[Group, ...]) -> str:
    """`les Édiles et les Censeurs`."""
    return join([f"les {GROUP[group]}" for group in groups], "et")


def _aux(kind: Manipulation) -> str:
    """`aux Espions`, `à la Colère des dieux`."""
    return f"aux {KINDS[kind].removeprefix('les ')}" if KINDS[kind].startswith("les ") else f"à {KINDS[kind]}"


def _until(turn: int | None) -> str:
    return "jusqu’à la fin de la partie" if turn is None else f"jusqu’à la fin du tour {turn}"


def order_name(kind: type) -> str:
    return NAME[kind]


def order_field(kind: type, field: str) -> str:
    return FIELD[kind, field]


def order_choice(view: Any, kind: type, field: str, value: Any) -> str:
    match value:
        case Manipulation():
            return KINDS[value].removeprefix("les ").removeprefix("la ")
        case Group():
            return GROUP[value]
        case Pile():
            return PILE[value]
        case None:
            return "Jusqu’à la fin de la partie"
        case _:
            more = value - view.table.turn.number
            return f"Pendant {more + 1} tours, celui-ci compris" if more else "Pendant ce tour"
