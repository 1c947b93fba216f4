"""C3: a vote; and the vote cards that bring it about (C2.7, C5.5)."""

from __future__ import annotations

from typing import NamedTuple

from rules.engine.model import Seat

from ..components import BOTH_LIMIT, GROUPS, SIZES, Ending, Influence, Vote
from ..desk import Desk
from ..events import Both, Cause, Exhausted, OrgyLeft, Voted, VoteDrawn, VotesShuffled
from ..state import Forum, Votes
from .ending import end

PHILOSOPHER = Influence.PHILOSOPHER
GROUP_OF = {Vote(group.value): place for place, group in enumerate(GROUPS)}


def hold_votes(desk: Desk) -> None:
    """C2.5: every group with eight cards votes, in the order of C1.1, unless it was left tied and not touched since."""
    for place, forum in enumerate(desk.forum):
        if len(forum.fronts[0]) + len(forum.fronts[1]) == BOTH_LIMIT and not forum.settled and not desk.ending:
            vote(desk, place, Cause.EIGHT)


def draw_vote(desk: Desk) -> None:
    """C2.7: the top vote card; the reshuffling Orgy brings all back that are still in the game."""
    card, *rest = desk.deck
    discards = (*desk.votes.discards, card)
    desk.deck, desk.votes = tuple(rest), Votes(len(rest), discards, desk.votes.gone)
    desk.tell(VoteDrawn(desk.turn.seat, card))
    if card is Vote.RESHUFFLE:
        desk.deck = desk.dice.shuffled((*rest, *discards))
        desk.votes = Votes(len(desk.deck), (), desk.votes.gone)
        desk.tell(VotesShuffled(len(desk.deck)))
    elif card is not Vote.ORGY:
        vote(desk, GROUP_OF[card], Cause.CARD)


class Outcome(NamedTuple):
    """Who takes the patrician, if anybody, and what each side discards for it."""

    totals: tuple[int, int]
    reversed: bool = False
    winner: Seat | None = None
    discards: Both = ((), ())


def outcome(cards: Both) -> Outcome:
    """C3.1 to C3.5 for the cards of both sides, all turned up."""
    totals = sum(cards[0]), sum(cards[1])
    wise = cards[0].count(PHILOSOPHER), cards[1].count(PHILOSOPHER)
    if totals[0] == totals[1]:
        if totals[0] or bool(wise[0]) is bool(wise[1]):
            return Outcome(totals)  # C3.2
        lone = 0 if wise[0] else 1  # C3.4: the only cards of both sides
        return Outcome(totals, False, lone, cards)
    reverse = wise[0] != wise[1]  # C3.3
    higher = 0 if totals[0] > totals[1] else 1
    spent = [[PHILOSOPHER] * count for count in wise]  # C3.5
    spent[higher].append(max(cards[higher]))
    if lowest := [card for card in cards[1 - higher] if card]:
        spent[1 - higher].append(min(lowest))
    return Outcome(totals, reverse, 1 - higher if reverse else higher, (tuple(spent[0]), tuple(spent[1])))


def vote(desk: Desk, place: int, cause: Cause) -> None:
    """C3.1: all cards of the group are turned up and stay so; the winner takes the top patrician."""
    forum, group = desk.forum[place], GROUPS[place]
    cards = desk.turned_up(place, 0), desk.turned_up(place, 1)
    result = outcome(cards)
    desk.tell(Voted(group, cause, cards, result.totals, result.reversed, result.winner, result.discards))
    if result.winner is None:
        desk.forum[place] = Forum(forum.taken, cards, len(cards[0]) + len(cards[1]) == BOTH_LIMIT)
        return
    left = _spend(desk, 0, cards, result), _spend(desk, 1, cards, result)
    desk.forum[place] = Forum((*forum.taken, result.winner), left)
    if len(forum.taken) + 1 == SIZES[place]:
        _exhaust(desk, place)


def _spend(desk: Desk, seat: Seat, cards: Both, result: Outcome) -> tuple[Influence, ...]:
    """What stays of a side's cards once its discards are gone."""
    stay = list(cards[seat])
    for card in result.discards[seat]:
        stay.remove(card)
    if result.discards[seat]:
        desk.player(seat).discard(result.discards[seat])
    return tuple(stay)


def _exhaust(desk: Desk, place: int) -> None:
    """C3.6: the group's cards are discarded, its vote card leaves; C5.1: the last of all patricians ends the game."""
    forum, group = desk.forum[place], GROUPS[place]
    cards = desk.turned_up(place, 0), desk.turned_up(place, 1)
    for seat in (0, 1):
        desk.player(seat).discard(cards[seat])
    desk.forum[place] = Forum(forum.taken)
    _leave_game(desk, Vote(group.value))
    desk.tell(Exhausted(group, cards))
    exhausted = sum(len(forum.taken) == size for forum, size in zip(desk.forum, SIZES, strict=True))
    if exhausted == len(GROUPS):
        end(desk, Ending.ALL_TAKEN)
    elif exhausted == 2 and desk.state.table.options.orgy_leaves and Vote.ORGY in (*desk.deck, *desk.votes.discards):
        _leave_game(desk, Vote.ORGY)  # C5.5, O1
        desk.tell(OrgyLeft())


def _leave_game(desk: Desk, card: Vote) -> None:
    """A vote card leaves, from the discards before the deck; the others keep their order."""
    discards, deck = list(desk.votes.discards), list(desk.deck)
    if card in discards:
        discards.remove(card)
    else:
        where = [place for place, lying in enumerate(deck) if lying is card]
        chosen = where[desk.dice.below(len(where))] if len(where) > 1 else where[0]  # always the first would tell of the order
        del deck[chosen]
    desk.deck, desk.votes = tuple(deck), Votes(len(deck), tuple(discards), (*desk.votes.gone, card))
