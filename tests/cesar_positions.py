"""Positions of Caesar & Cleopatra in a few words. Every card is somewhere: what is not named lies in the reserves and piles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypeVar

import pytest
from playing import record

from rules import cesar
from rules.cesar.components import (
    CAESAR,
    CLEOPATRA,
    GROUPS,
    INFLUENCE,
    MANIPULATION,
    MISSIONS,
    SIZE,
    VOTES,
    Card,
    Group,
    Influence,
    Manipulation,
    Vote,
    in_order,
)
from rules.cesar.questions import Ask, Task
from rules.cesar.state import Box, Forum, Hand, Options, Side, State, Table, Turn, Votes
from rules.engine import model
from rules.engine.match import Match, start
from rules.engine.model import Refused, Seat

SEN, PRA, QUA, AED, CEN = GROUPS
X = TypeVar("X")
LONG = "1 1 2 2 3 3"  # a reserve that does not run out


def card(word: str) -> Card:
    """`3`, `P` for a Philosopher, `spy`."""
    if word == "P":
        return Influence.PHILOSOPHER
    return Influence(int(word)) if word.isdigit() else Manipulation(word)


def cards(text: str) -> tuple[Any, ...]:
    return tuple(map(card, text.split()))


def position(
    caesar: str = "1 2 3 4 veto",
    cleopatra: str = "1 2 3 4 veto",
    forum: Mapping[Group, str] | None = None,
    taken: Mapping[Group, str] | None = None,
    ask: Ask = Ask.TURN,
    turn: Seat = CLEOPATRA,
    reserves: tuple[str | None, str | None] = (None, None),
    piles: tuple[str | None, str | None] = (None, None),
    votes: str = "orgy",
    gone: str = "",
    missions: tuple[Group, Group] = (SEN, PRA),
    idle: int = 0,
    settled: tuple[Group, ...] = (),
    **options: bool,
) -> Match:
    """A position in the midst of a game.

    `forum` says a group's cards as "Caesar | Cleopatra", face-down ones in brackets: "3 (4) | P". `taken` says who has its
    patricians: "011". `reserves` and `piles` are what is left of them, top first; what they lack is discarded.
    `votes` are the next vote cards, the others not gone follow; `reshuffle` stays among them.
    """
    fronts = {group: _front((forum or {}).get(group, "|")) for group in GROUPS}
    won = {group: tuple(map(int, (taken or {}).get(group, ""))) for group in GROUPS}
    row = tuple(Forum(won[g], (fronts[g][0][0], fronts[g][1][0]), g in settled) for g in GROUPS)
    held = in_order(cards(caesar)), in_order(cards(cleopatra))
    seats = [_seat(seat, held[seat], fronts, reserves[seat], piles[seat], missions[seat]) for seat in (CAESAR, CLEOPATRA)]
    sides, hands, boxes = zip(*seats, strict=True)
    deck = _deck(votes, gone)
    table = Table(
        Options(**options), Turn(7, turn, laid=int(ask is Ask.AFTER)), (Task(ask, turn),), row, (sides[0], sides[1]),
        Votes(len(deck), (), tuple(map(Vote, gone.split()))), idle=idle,
    )  # fmt: skip
    box = Box((boxes[0][0], boxes[1][0]), (boxes[0][1], boxes[1][1]), deck, rest(MISSIONS * 2, missions))
    match, _ = start(cesar, record(cesar, 2, "position", Options(**options)))
    return put(match, model.State(table, hands, box))


def put(match: Match, state: State) -> Match:
    return replace(match, state=state, decision=cesar.decision(state.table))


def _front(text: str) -> list[tuple[tuple[Any, ...], tuple[Any, ...]]]:
    """By side: the cards as everyone sees them, and those face down."""
    sides = [side.split() for side in text.split("|")]
    return [
        (tuple(None if word[0] == "(" else card(word) for word in side), tuple(card(word.strip("()")) for word in side if word[0] == "("))
        for side in sides
    ]


def _seat(seat: Seat, held: list[Card], fronts: Any, reserve: str | None, pile: str | None, mission: Group) -> tuple[Side, Hand, Any]:
    lying = [c for group in GROUPS for c in (*fronts[group][seat][0], *fronts[group][seat][1]) if c is not None]
    influence, tricks = [c for c in held if isinstance(c, Influence)], [c for c in held if isinstance(c, Manipulation)]
    unseen, untold = rest(INFLUENCE, [*lying, *influence]), rest(MANIPULATION, tricks)
    left = unseen if reserve is None else cards(reserve)
    stack = untold if pile is None else cards(pile)
    discards = (*rest(unseen, left), *rest(untold, stack))
    hidden = tuple(fronts[group][seat][1] for group in GROUPS)
    side = Side(len(influence), len(tricks), len(left), len(stack), discards)
    return side, Hand(tuple(held), hidden, mission), (left, stack)


def _deck(votes: str, gone: str) -> tuple[Vote, ...]:
    top = tuple(map(Vote, votes.split()))
    return (*top, *rest(VOTES, [*top, *map(Vote, gone.split())]))


def rest(pack: Any, seen: Any) -> tuple[Any, ...]:
    left = list(pack)
    for one in seen:
        left.remove(one)
    return tuple(left)


def say(match: Match, *answers: tuple[Seat, Any]) -> Match:
    for seat, move in answers:
        match, _ = match.answer(seat, move)
        assert_whole(match.state)
    return match


def hear(match: Match, seat: Seat, move: Any) -> tuple[Match, list[Any]]:
    """The match after a move, and what everybody hears."""
    match, told = match.answer(seat, move)
    assert_whole(match.state)
    return match, [said.event for said in told if said.to is None]


def of(kind: type[X], events: list[Any]) -> X:
    """The one event of this kind."""
    (found,) = (event for event in events if isinstance(event, kind))
    return found


def why(match: Match, seat: Seat, move: Any) -> Any:
    with pytest.raises(Refused) as refusal:
        match.answer(seat, move)
    return refusal.value.why


def front(match: Match, group: Group, seat: Seat) -> tuple[Influence | None, ...]:
    table: Table = match.state.table
    return table.forum[GROUPS.index(group)].fronts[seat]


def asked(match: Match) -> tuple[Ask, Seat] | None:
    """The question, and whom it is put to alone."""
    if match.decision is None:
        return None
    (seat,) = match.waiting
    return match.decision.ask.ask, seat


def assert_whole(state: State) -> None:
    """All cards of the box are there once, and every public count is true (C1.1 to C1.6)."""
    table, box = state.table, state.box
    for seat in (CAESAR, CLEOPATRA):
        side, hand = table.sides[seat], state.hands[seat]
        lying = [c for forum in table.forum for c in forum.fronts[seat]]
        face_down = [c for group in hand.hidden for c in group]
        up = [c for c in lying if c is not None]
        everything = [*hand.cards, *hand.series, *face_down, *up, *side.discards, *box.reserves[seat], *box.piles[seat]]
        assert in_order(everything) == in_order((*INFLUENCE, *MANIPULATION))
        assert list(hand.cards) == in_order(hand.cards)
        assert [forum.fronts[seat].count(None) for forum in table.forum] == [len(group) for group in hand.hidden]
        assert side.influence == sum(isinstance(c, Influence) for c in hand.cards)
        assert side.influence + side.manipulation == len(hand.cards) <= 5
        assert (side.reserve, side.pile) == (len(box.reserves[seat]), len(box.piles[seat]))
        assert not Counter(hand.knows) - Counter(state.hands[1 - seat].cards), "what a spy knows is so"
    assert sorted(v.value for v in (*box.votes, *table.votes.discards, *table.votes.gone)) == sorted(v.value for v in VOTES)
    assert table.votes.deck == len(box.votes)
    missions = [m for m in (*box.missions, state.hands[0].mission, state.hands[1].mission) if m is not None]
    assert sorted(m.value for m in missions) == sorted(m.value for m in MISSIONS * 2)
    for group, forum in zip(GROUPS, table.forum, strict=True):
        mine, theirs = map(len, forum.fronts)
        assert max(mine, theirs) <= 5 and mine + theirs <= 8 and len(forum.taken) <= SIZE[group]
        assert len(forum.taken) < SIZE[group] or mine + theirs == 0
