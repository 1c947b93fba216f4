"""What may soon end the game."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.shared import bold, fr_count
from rules.cesar.standing import FewLeft, Near, NearlyIdle, ReservesEmpty
from rules.cesar.standing import near as facts
from rules.cesar.state import Table


def near(table: Table, names: Names) -> tuple[str, ...]:
    """A line for each way in which the game may soon end."""
    return tuple(_near(one, names) for one in facts(table))


def _near(one: Near, names: Names) -> str:
    match one:
        case FewLeft(1):
            return "⚑ Il ne reste qu’un patricien : le gagner met fin à la partie."
        case FewLeft(left):
            return f"⚑ Il reste {fr_count(left, 'patricien')} : la partie finit avec le dernier."
        case ReservesEmpty(held):
            cards = ", ".join(f"{bold(names[seat])} {count}" for seat, count in enumerate(held))
            return f"⚑ Les deux réserves Influence sont vides. Dernières cartes en main : {cards}."
        case NearlyIdle(turns):
            return f"⚑ Encore {fr_count(turns, 'tour passif', 'tours passifs')} sans rien changer, et la partie s’arrête."
        case _:
            assert_never(one)
