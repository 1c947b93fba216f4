"""Turns in a few lines: what was done to the reader, then what everybody did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lang import Names
from lang.facts.cesar import Outcome, outcome
from lang.facts.cesar_turns import Blow, Deeds, Result, blows, deeds, ordered, results
from lang.recap import NOBODY, Reader, Recap, Turn, sentence
from lang.shared import a, bold, en_count
from rules.cesar import events as e
from rules.cesar.components import Manipulation, Vote, other
from rules.engine.model import Seat

from .events import event
from .terms import GROUP, SENT, both, cards, singular, term, the

WHY = {Outcome.REVERSED: " (Philosopher: the lower total wins)", Outcome.LONE: " (a lone Philosopher wins)"}


def recap(turns: Sequence[Turn], names: Names, reader: Reader = NOBODY) -> Recap:
    """What Manipulations did to the reader; then a line a turn and a line a vote."""
    hits = [_blow(one, names, reader) for turn in turns if turn.seat is not None for one in blows(turn, reader)]
    return Recap(tuple(hits), tuple(line for turn in turns for line in _turn(turn, names, reader) if line))


def _blow(what: Blow, names: Names, reader: Reader) -> str:
    assert reader.seat is not None
    enemy = bold(names[other(reader.seat)])
    me, mine = ("you", "your") if reader.you else (bold(names[reader.seat]), f"{bold(names[reader.seat])}’s")
    match what:
        case e.Assassinated(victim, group, lost):
            return f"✦ {enemy} assassinates {mine} {term(lost, victim)} on the {GROUP[group]}."
        case e.Banished(victim, lost):
            return f"✦ {enemy}’s Spy makes {me} discard {term(lost, victim)}."
        case e.Unmasked(victim, group, shown):
            return f"✦ {enemy}’s Courtesan reveals {mine} {cards(shown, victim)} on the {GROUP[group]}."
        case e.Struck(group, gone):
            return f"✦ {enemy}’s Wrath of the Gods wipes out {mine} {cards(gone[reader.seat], reader.seat)} on the {GROUP[group]}."
        case _:
            assert_never(what)


def _turn(turn: Turn, names: Names, reader: Reader) -> list[str]:
    if turn.seat is None:
        return [event(one, names) for one in ordered(turn)]
    done = deeds(turn)
    last = "Last turn (the other side has no Influence left): " if done.last else ""
    line = sentence(f"{last}{bold(names[turn.seat])}", _deeds(done, told=any(blows(turn, reader))), ", then ".join)
    return [line, *(_result(one, names, reader) for one in results(turn))]


def _deeds(done: Deeds, *, told: bool) -> list[str]:
    """`plays Courtier (4) on the Senators`, `sends the Spy`: in the order of the turn, without a Manipulation that is told by itself."""
    laid = [f"{cards(some, done.seat)} on the {GROUP[group]}" for group, some in done.laid.items()]
    laid += [f"a card face down on the {GROUP[group]}" for group in done.hidden]
    tricks = [] if told else [_trick(trick, vetoed, done) for trick, vetoed in done.tricks]
    return [
        *([] if done.late else tricks),
        f"plays {both(laid)}" if laid else "",
        *(tricks if done.late else []),
        _passive(done) if done.passive else "",
    ]


def _trick(trick: Manipulation, vetoed: bool, done: Deeds) -> str:
    """`plays Assassination on the Aediles (vetoed)`, `plays Castling on the Senators and Praetors`."""
    if done.castled:
        return f"plays {the(trick, done.seat)} on the {both([GROUP[group] for group in done.castled])}"
    played = f"{'sends' if trick in SENT else 'plays'} {the(trick, done.seat)}"
    where = f" {'to' if trick in SENT else 'on'} the {GROUP[done.aimed[0]]}" if len(done.aimed) == 1 else ""
    return f"{played}{where}{' (vetoed)' if vetoed else ''}"


def _passive(done: Deeds) -> str:
    return f"takes a passive turn, discarding {en_count(len(done.discards), 'card')}" if done.discards else "takes a passive turn"


def _result(result: Result, names: Names, reader: Reader) -> str:
    match result:
        case e.Voted():
            return _voted(result, names, reader)
        case e.VoteDrawn(vote=Vote.RESHUFFLE):  # told with the reshuffle that follows
            return ""
        case e.VotesShuffled(deck):
            return f"Vote card: Orgy! No vote, and all {deck} vote cards are reshuffled."
        case _:
            return event(result, names)


def _voted(vote: e.Voted, names: Names, reader: Reader) -> str:
    """`⚖ Livia wins a Senator, 9 to 3.`"""
    if vote.winner is None:
        return f"⚖ The {GROUP[vote.group]} vote: a tie at {vote.totals[0]}, nobody wins."
    own, theirs = vote.totals[vote.winner], vote.totals[other(vote.winner)]
    return f"⚖ {_winner(vote.winner, names, reader)} {a(singular(vote.group))}, {own} to {theirs}{WHY.get(outcome(vote), '')}."


def _winner(seat: Seat, names: Names, reader: Reader) -> str:
    return "You win" if reader.you and reader.is_(seat) else f"{bold(names[seat])} wins"
