"""What a computer player of César & Cléopâtre says of its moves is so: every reason is held against the position, card by card."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playing import choose_seat, record

import games
import lang
from ai import Level, think
from ai.cesar import Motive
from rules import cesar
from rules.cesar.components import GROUPS, SIZE, Group, Influence, Manipulation, Pile, Vote
from rules.cesar.moves import Castle, Finish, LayDown, LayUp, LetPass, Passive, Split, Spy
from rules.cesar.questions import Ask
from rules.cesar.state import Options, View
from rules.engine.dice import Dice
from rules.engine.match import start

PHILOSOPHER, AVERAGE = Influence.PHILOSOPHER, 3  # what a card that nobody has seen is worth on average
Sides = tuple[list[int], list[int]]  # the cards before a group as a player reckons with them: one's own, the enemy's


def sides(view: View, group: Group) -> Sides:
    place = GROUPS.index(group)
    fronts = view.table.forum[place].fronts
    mine = [card for card in fronts[view.seat] if card is not None] + list(view.hand.hidden[place])
    return list(mine), [AVERAGE if card is None else card for card in fronts[1 - view.seat]]


def lead(cards: Sides) -> int:
    """By how much one is ahead in a vote (C3.1); with unequal Philosophes the lower total wins (C3.3)."""
    mine, theirs = cards
    ahead = sum(mine) - sum(theirs)
    if not sum(mine) + sum(theirs):  # C3.4
        return (0 in mine) - (0 in theirs)
    return ahead if mine.count(0) == theirs.count(0) else -ahead


def laid(view: View, move: Any) -> bool:
    mine, theirs = sides(view, move.group)
    return lead(([*mine, move.card], theirs)) > lead((mine, theirs))


def mission(view: View, move: Any) -> bool:
    """It can still be fulfilled, and is not yet."""
    taken = view.table.forum[GROUPS.index(move.group)].taken
    won, lost = taken.count(view.seat), taken.count(1 - view.seat)
    return move.group is view.hand.mission and won < 3 <= SIZE[move.group] - lost and laid(view, move)


def turned(view: View, move: Any) -> bool:
    mine, theirs = sides(view, move.group)
    return move.card is PHILOSOPHER and lead((mine, theirs)) < 0 < lead(([*mine, 0], theirs))


def vote_feared(view: View, move: Any) -> bool:
    """A group may vote now that would be lost."""
    spent = (*view.table.votes.discards, *view.table.votes.gone)
    may_vote = [group for group in GROUPS if Vote(group.value) not in spent or sum(map(len, sides(view, group))) == 8]
    return isinstance(move, Passive) and any(lead(sides(view, group)) < 0 for group in may_vote)


def killed(view: View, move: Any) -> bool:
    mine, theirs = sides(view, move.group)
    left = theirs.copy()
    left.remove(move.card)
    return lead((mine, left)) > lead((mine, theirs))


def unmasked(view: View, move: Any) -> bool:
    """The face-down cards may make up the difference."""
    front = view.table.forum[GROUPS.index(move.group)].fronts[1 - view.seat]
    shown = sum(card for card in front if card is not None)
    return 0 <= sum(sides(view, move.group)[0]) - shown <= 5 * front.count(None)


def hurt(view: View, move: Any) -> bool:
    task = view.table.tasks[-1]
    if task.trick is Manipulation.WRATH:
        return lead(sides(view, task.groups[0])) > 0
    if task.trick is Manipulation.ASSASSINATION:
        mine, theirs = sides(view, task.groups[0])
        left = mine.copy()
        left.remove(task.card)
        return lead((left, theirs)) < lead((mine, theirs))
    return True


def lacking(view: View, move: Any) -> bool:
    """A hand is best with two Manipulations and three Influence cards."""
    side = view.table.sides[view.seat]
    return side.manipulation < 2 if move.pile is Pile.MANIPULATION else side.influence < 3


def weak(view: View, move: Any) -> bool:
    side = view.table.sides[view.seat]
    strong = {Influence.FOUR, Influence.FIVE, PHILOSOPHER, Manipulation.WRATH, Manipulation.VETO}
    return bool(move.cards) and not strong & set(move.cards) and side.reserve + side.pile > 0


FACTS: dict[Motive, Callable[[View, Any], bool]] = {
    Motive.FORCED: lambda view, move: True,  # looked at below
    Motive.SEARCH: lambda view, move: True,
    Motive.WIN_VOTE: laid,
    Motive.COVERED_VOTE: laid,
    Motive.MISSION: mission,
    Motive.COVERED_MISSION: mission,
    Motive.PHILOSOPHER: turned,
    Motive.COVERED_PHILOSOPHER: turned,
    Motive.DODGE_VOTE: vote_feared,
    Motive.TEMPO: lambda view, move: isinstance(move, LayUp) and view.table.tasks[-1].ask in (Ask.TURN, Ask.LAY),
    Motive.SAVE_STRENGTH: lambda view, move: max(card for card in view.hand.cards if isinstance(card, Influence)) > move.card,
    Motive.HIDE: lambda view, move: isinstance(move, LayDown),
    Motive.KILL: killed,
    Motive.WRATH: lambda view, move: lead(sides(view, move.group)) < 0,
    Motive.CASTLE: lambda view, move: isinstance(move, Castle | Split),
    Motive.UNMASK: unmasked,
    Motive.SEE_HAND: lambda view, move: isinstance(move, Spy),
    Motive.KEEP_TRICK: lambda view, move: isinstance(move, Finish) and view.table.sides[view.seat].manipulation > 0,
    Motive.PROTECT: hurt,
    Motive.KEEP_VETO: lambda view, move: isinstance(move, LetPass) and Manipulation.VETO in view.hand.cards,
    Motive.ROB: lambda view, move: Influence.FIVE not in view.hand.knows or move.card is Influence.FIVE,
    Motive.REFRESH_HAND: weak,
    Motive.NEED_CARDS: lacking,
    Motive.STAKE: lambda view, move: getattr(move, view.hand.mission.value) >= 4 if view.hand.mission else False,
    Motive.SMALL_GROUPS: lambda view, move: move.aediles + move.censors >= 7,
    Motive.NEXT_CARD: lambda view, move: view.hand.stacked.count(move.card) <= min(map(view.hand.stacked.count, Manipulation)) + 2,
}


@pytest.mark.parametrize("level", [Level.EASY, Level.NORMAL])
def test_every_reason_is_a_fact_of_the_position(level: Level) -> None:
    told: Counter[Motive] = Counter()
    for n in range(60):
        chance = Dice(f"speakers {n}", 0)
        match, _ = start(cesar, record(cesar, 2, f"motives {n}", Options(ordered=n % 10 == 0)))
        while match.decision is not None:
            seat = choose_seat(match, chance)
            view = match.view(seat)
            thought = think("cesar", view, level, f"{match.ply}")
            if thought.why is not None:
                motive = thought.why.motive
                assert FACTS[motive](view, thought.move), f"{motive}: {thought.move} in {view}"
                assert (motive is Motive.FORCED) is (len(match.legal(seat)) == 1)
                assert motive is not Motive.SEARCH, "nobody looked ahead"
                told[motive] += 1
            match, _ = match.answer(seat, thought.move)
    rare = {Motive.SEARCH, Motive.DODGE_VOTE, Motive.WRATH, Motive.UNMASK, Motive.TEMPO}
    assert set(Motive) - set(told) <= rare


SECRET = {Motive.COVERED_VOTE, Motive.COVERED_MISSION, Motive.COVERED_PHILOSOPHER, Motive.HIDE, Motive.STAKE, Motive.SMALL_GROUPS}


@pytest.mark.parametrize("language", lang.LANGUAGES)
def test_of_cards_laid_face_down_nothing_is_said_aloud(language: str) -> None:
    """Not even why, which would tell a Philosophe from the others; after the end it is told."""
    game_text = games.text(language, "cesar")
    assert len({game_text.why({"motive": motive.value, "about": "senators"}, 0, aloud=True) for motive in SECRET}) == 1
    assert len({game_text.why({"motive": motive.value, "about": "senators"}, 0, aloud=False) for motive in SECRET}) == len(SECRET)


@pytest.mark.parametrize("language", lang.LANGUAGES)
def test_a_computer_player_is_it(language: str) -> None:
    """One pronoun everywhere: "it", in French "il" or none."""
    game_text = games.text(language, "cesar")
    said = [game_text.why({"motive": motive.value, "about": None}, 0, aloud=aloud) for motive in Motive for aloud in (True, False)]
    assert not re.search(r"\b(he|she|him|her|his|they|them|their|elle|leur)\b", " ".join(said), re.IGNORECASE)
