"""What imagined games say of a move, in French."""

from __future__ import annotations

from typing import assert_never

from lang.shared import fr_count
from rules.engine.foresight import End, LastRound, Outlook, Weighed


def weighed(fact: Weighed) -> str:
    """By how much looking ahead favoured a move."""
    games = "Une partie simulée lui donne" if fact.games == 1 else f"{fact.games} parties simulées lui donnent"
    if fact.percent > fact.other:
        return f"{games} {fact.percent} % de chances de victoire, contre {fact.other} % au meilleur des autres coups."
    return f"C’est serré : {games[0].lower()}{games[1:]} {fact.percent} % de chances de victoire, et {fact.other} % à un autre coup."


def outlook(what: Outlook | None) -> str:
    """Warns whoever makes a move that it ends the game or begins its last round."""
    match what:
        case None:
            return ""
        case LastRound():
            return "Ce coup ouvre la dernière manche."
        case End(surely=True):
            return f"Ce coup termine la partie : {_result(what)}."
        case End():
            when = "avant la fin du tour de table" if what.in_rounds else "à ce tour"
            played = fr_count(what.ended, "partie simulée", "parties simulées")
            if what.alone == what.worlds > 1:
                return f"Dans les {what.worlds} parties simulées, vous gagnez {when}."
            if what.ended == what.worlds:
                return f"La partie finit {when} dans {played} sur {what.worlds}, et {_of(what)}."
            return f"La partie peut finir {when} : c’est le cas dans {played} sur {what.worlds}, et {_of(what)}."
        case _ as never:
            assert_never(never)


def _result(end: End) -> str:
    """Who wins, with the score if it is the same in all; where something is hidden only as far as imagined."""
    uniform = {(end.ended, end.ended): "vous gagnez", (end.ended, 0): "vous partagez la victoire,", (0, 0): "vous perdez"}
    how = uniform.get((end.won, end.alone))
    if how is None or not (end.known or end.score):
        verb, endings = ("gagnez", end.won) if end.won else ("perdez", end.ended)
        return f"vous {verb} dans {fr_count(endings, 'fin simulée', 'fins simulées')} sur {end.ended}"
    told = f"{how} {end.score[0]} à {end.score[1]}" if end.score else how.rstrip(",")
    return told if end.known else f"{told} dans {fr_count(end.ended, 'fin simulée', 'fins simulées')} sur {end.ended}"


def _of(end: End) -> str:
    if end.ended == 1:
        return "vous la gagnez" if end.won else "vous la perdez"
    return "vous les perdez toutes" if not end.won else "vous les gagnez toutes" if end.won == end.ended else f"vous en gagnez {end.won}"
