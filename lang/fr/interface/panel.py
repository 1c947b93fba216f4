"""The private panel, in French."""

from __future__ import annotations

from collections.abc import Sequence

from lang.shared import fr_count


def other_choices(rows: Sequence[tuple[str, Sequence[str]]] = ()) -> str:
    """Above a list: what is in it, row by row, if a few words tell."""
    told = " ; ".join(f"{row} {', '.join(named)}" if row else ", ".join(named) for row, named in rows)
    return f"Autres choix : {told}" if rows else "Autres choix…"


def choices_of(row: str, named: Sequence[str]) -> str:
    """Above a list that is one row of choices."""
    return f"{row} : {', '.join(named)}"


def continued() -> str:
    return "-# La suite est plus bas ↓"


def over(won: bool) -> str:
    """À qui finit sa partie ; le vainqueur est nommé dessous."""
    return "🎉 **Vous avez gagné !**" if won else "La partie est terminée."


def stopped_short(done: int, said: int) -> str:
    """Fewer of the moves of one press could be played than it said."""
    return f"⏸ {fr_count(done, 'coup joué', 'coups joués')} sur {said} : la situation a changé, à vous de voir."


def turn_undone(whole: bool) -> str:
    """Not `whole`: it goes back only to what was rolled or revealed, or what somebody else decided."""
    return "Tour annulé : vous pouvez le rejouer." if whole else "Annulé autant que possible : ce qui a été tiré, dévoilé ou décidé par d’autres reste."


def look_question() -> str:
    return "Que voulez-vous voir de plus près ?"


def look_board() -> str:
    return "Le plateau"
