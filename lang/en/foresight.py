"""What imagined games say of a move, in English."""

from __future__ import annotations

from typing import assert_never

from lang.shared import en_count
from rules.engine.foresight import End, LastRound, Outlook, Weighed


def weighed(fact: Weighed) -> str:
    """By how much looking ahead favoured a move."""
    games = "One imagined game puts" if fact.games == 1 else f"{fact.games} imagined games put"
    if fact.percent > fact.other:
        return f"{games} its chances of winning at {fact.percent}%, those of the next best move at {fact.other}%."
    return f"A close call: {games[0].lower()}{games[1:]} its chances of winning at {fact.percent}%, those of another move at {fact.other}%."


def outlook(what: Outlook | None) -> str:
    """Warns whoever makes a move that it ends the game or begins its last round."""
    match what:
        case None:
            return ""
        case LastRound():
            return "This begins the last round."
        case End(surely=True):
            return f"This ends the game: {_result(what)}."
        case End():
            when = "this round" if what.in_rounds else "this turn"
            if what.alone == what.worlds > 1:
                return f"You win {when} in all {what.worlds} imagined games."
            if what.ended == what.worlds:
                return f"The game ends {when} in {what.ended} of {en_count(what.worlds, 'imagined game')}, and {_of(what)}."
            return f"The game may end {when}: it does in {what.ended} of {en_count(what.worlds, 'imagined game')}, and {_of(what)}."
        case _ as never:
            assert_never(never)


def _result(end: End) -> str:
    """Who wins, with the score if it is the same in all; where something is hidden only as far as imagined."""
    uniform = {(end.ended, end.ended): "you win", (end.ended, 0): "you share the victory,", (0, 0): "you lose"}
    how = uniform.get((end.won, end.alone))
    if how is None or not (end.known or end.score):
        won = f"you win {end.won}" if end.won else f"you lose {end.ended}"
        return f"{won} of {en_count(end.ended, 'imagined ending')}"
    told = f"{how} {end.score[0]} to {end.score[1]}" if end.score else how.rstrip(",")
    return told if end.known else f"{told} in {end.ended} of {en_count(end.ended, 'imagined ending')}"


def _of(end: End) -> str:
    if end.ended == 1:
        return "you win it" if end.won else "you lose it"
    return "you win none of those" if not end.won else f"you win {'all' if end.won == end.ended else end.won} of those"
