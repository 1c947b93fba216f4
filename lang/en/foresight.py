"""What imagined games say of a move, in English."""

from __future__ import annotations

from typing import assert_never

from rules.engine.foresight import End, LastRound, Outlook, Weighed


def weighed(fact: Weighed) -> str:
    """By how much looking ahead favoured a move."""
    games = "One imagined game puts" if fact.games == 1 else f"{fact.games} imagined games put"
    if fact.percent > fact.other:
        return f"{games} its chances of winning at {fact.percent}%, those of the next best move at {fact.other}%."
    return f"A close call: {games[0].lower()}{games[1:]} its chances of winning at {fact.percent}%, those of another move at {fact.other}%."


def outlook(what: Outlook | None) -> str:
    """That a move ends the game or begins its last round, said to whose move it is."""
    match what:
        case None:
            return ""
        case LastRound():
            return "This begins the last round."
        case End(surely=True):
            return f"This ends the game: {_result(what)}."
        case End():
            when = "this round" if what.in_rounds else "this turn"
            if what.ended == what.worlds:
                return f"In all {what.worlds} imagined games, the game ends {when}, and {_of(what)}."
            return f"The game may end {when}: it does in {what.ended} of {what.worlds} imagined games, and {_of(what)}."
        case _ as never:
            assert_never(never)


def _result(end: End) -> str:
    if end.score is None:
        sure = "you win" if end.alone == end.ended else "you lose" if not end.won else ""
        return sure or f"you win {end.won} of {end.ended} imagined endings"
    own, best = end.score
    how = "you win" if end.alone else "you share the victory" if end.won else "you lose"
    return f"{how}, {own} to {best}" if end.won > end.alone else f"{how} {own} to {best}"


def _of(end: End) -> str:
    if end.ended == 1:
        return "you win it" if end.won else "you lose it"
    return "you win none of those" if not end.won else f"you win {'all' if end.won == end.ended else end.won} of those"
