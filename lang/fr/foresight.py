"""What imagined games say of a move, in French."""

from __future__ import annotations

from typing import assert_never

from lang.shared import fr_count
from rules.engine.foresight import End, LastRound, Outlook, Weighed


def weighed(fact: Weighed) -> str:
    """By how much looking ahead favoured a move."""
    games = "Une partie imaginée lui donne" if fact.games == 1 else f"{fact.games} parties imaginées lui donnent"
    if fact.percent > fact.other:
        return f"{games} {fact.percent} % de chances de victoire, contre {fact.other} % au meilleur des autres coups."
    return f"C’est serré : {games[0].lower()}{games[1:]} {fact.percent} % de chances de victoire, et {fact.other} % à un autre coup."


def outlook(what: Outlook | None) -> str:
    """That a move ends the game or begins its last round, said to whose move it is."""
    match what:
        case None:
            return ""
        case LastRound():
            return "Ce coup ouvre la dernière manche."
        case End(surely=True):
            return f"Ce coup termine la partie : {_result(what)}."
        case End():
            when = "à cette manche" if what.in_rounds else "à ce tour"
            if what.ended == what.worlds:
                return f"Dans les {what.worlds} parties imaginées, la partie finit {when}, et {_of(what)}."
            return f"La partie peut finir {when} : c’est le cas dans {fr_count(what.ended, 'partie imaginée', 'parties imaginées')} sur {what.worlds}, et {_of(what)}."
        case _ as never:
            assert_never(never)


def _result(end: End) -> str:
    if end.score is None:
        sure = "vous gagnez" if end.alone == end.ended else "vous perdez" if not end.won else ""
        return sure or f"vous gagnez dans {end.won} des {end.ended} fins imaginées"
    own, best = end.score
    how = "vous gagnez" if end.alone else "vous partagez la victoire" if end.won else "vous perdez"
    return f"{how}, {own} à {best}" if end.won > end.alone else f"{how} {own} à {best}"


def _of(end: End) -> str:
    if end.ended == 1:
        return "vous la gagnez" if end.won else "vous la perdez"
    return "vous les perdez toutes" if not end.won else "vous les gagnez toutes" if end.won == end.ended else f"vous en gagnez {end.won}"
