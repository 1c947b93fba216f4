"""What one player cannot do alone: undo what was revealed, end a game, sit down on a free seat; and resigning."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any, assert_never

from games import GAMES
from lang.errors import (
    AlreadyOver,
    AlreadyPaused,
    AlreadySeated,
    AskedAlready,
    Bar,
    GamePaused,
    Homeless,
    HostError,
    NoConsent,
    NoFreeSeat,
    NoProposal,
    NotAway,
    NothingToUndo,
    NotPaused,
    OwnProposal,
    ProposalPending,
    Stale,
)
from lang.notices import (
    AskEnd,
    AskPause,
    AskReplace,
    AskResume,
    AskSeat,
    AskUndo,
    Automated,
    Paused,
    Proposal,
    Replaced,
    Resigned,
    Returned,
    SatIn,
    Stopped,
    Unpaused,
)
from rules.engine import codec
from rules.engine.match import Match, unfold
from rules.engine.model import Kind, Seat

from ..book.store import ProposalRow
from ..days import waits
from ..telling.names import sitting_down
from .lobby import computer_name, in_charge, number
from .room import Room

NAGGING = 600  # seconds before the same proposal may be put to the table again


@dataclass(frozen=True, slots=True)
class Undone:
    """One's own moves that one press has taken back, and whether they are all that the press before it had played."""

    moves: tuple[Any, ...]
    whole: bool = True


async def undo(room: Room, user: int, click: int | None = None, *, at: int | None = None) -> Undone | None:
    """Take back what one's last press played, at once as far as nothing was revealed since, else ask the others (None).

    `at` is the mark of the step the player was looking at: a second click must not take back a second step.
    """
    async with room.lock:
        match, seat = room.open(), room.seat_of(user)
        if at is not None and at != room.step_mark(seat):
            raise HostError(Stale())
        if steps := room.undoable(seat):
            undone = Undone(_moves(match, steps), whole=steps == room.last_press(seat))
            await room.take_back(steps.start, seat, click, consent=False)
            return undone
        if room.stuck and (step := match.played_last()) is not None:  # whoever made it: there is no other way on
            return await _propose_undo(room, user, step, click)
        if (last := match.last_step(seat)) is None:
            raise HostError(NothingToUndo())
        if room.computers:
            raise HostError(NoConsent(await asyncio.to_thread(_bar, match, last)))
        return await _propose_undo(room, user, seat, click)


def _moves(match: Match, places: range) -> tuple[Any, ...]:
    return tuple(match.record.log[place].move for place in places)


async def _propose_undo(room: Room, user: int, seat: Seat, click: int | None) -> Undone | None:
    """Ask the others whether what a seat's last press played may be taken back; with nobody to ask it is."""
    own = seat == room.seat_of(user)
    undone = Undone(_moves(room.playing(), room.last_press(seat)) if own else ())
    return undone if await _propose(room, user, AskUndo(seat, room.heard.rows), click) else None


async def undo_turn(room: Room, user: int, click: int | None = None, *, at: int | None = None) -> bool:
    """Take back all own steps of this turn, as far as nothing was revealed since, and say whether that led back to its beginning.

    `at` is the mark of the last of them.
    """
    async with room.lock:
        match, seat = room.open(), room.seat_of(user)
        if at is not None and at != room.step_mark(seat):
            raise HostError(Stale())
        if not match.own_steps(seat):
            raise HostError(NothingToUndo())
        place, whole = await asyncio.to_thread(_turn_begins, room, match, seat)
        await room.take_back(place, seat, click, consent=False)
    return whole


def _turn_begins(room: Room, match: Match, seat: Seat) -> tuple[int, bool]:
    """The place in the log of the first own step since the turn began, and whether the turn began with it.

    A step after which a new turn was told belongs to the old one.
    """
    steps = match.own_steps(seat)
    heading, names = GAMES[room.row.game].texts[0].heading, ("",) * match.record.seats
    before = range(-1, steps.stop - 1)
    headed = [
        place
        for place, (_, _, telling) in enumerate(unfold(match.game, match.record), -1)
        if place in before and any(told.to is None and heading(told.event, names) for told in telling)
    ]
    begins = max(headed, default=-1) + 1
    return max(begins, steps.start), begins >= steps.start


def _bar(match: Match, place: int) -> Bar:
    """What keeps the answer at this place of the log from being taken back alone."""
    asked = match.without(place).decision
    if asked is not None and asked.kind is Kind.LIVE:
        return Bar.OPEN
    return Bar.SHOWN if place == len(match.record.log) - 1 else Bar.PLAYED


async def end(room: Room, user: int, name: str, *, moderator: bool, click: int | None = None) -> bool:
    """A moderator ends a game at once (True), a player with the consent of the others."""
    async with room.lock:
        if room.row.phase == "lobby":
            if not moderator:
                in_charge(room, user)
            changes = {"phase": "cancelled", "ended": room.store.now()}
            await room.store.change(room.id, **changes)
            room.row = replace(room.row, **changes)  # type: ignore[arg-type]
            return True
        room.check_open()
        if room.row.phase != "playing":
            raise HostError(AlreadyOver())
        if moderator:
            await room.happen(Stopped(name, moderator=True), None, click, phase="over", ended=room.store.now())
            return True
        return await _propose(room, user, AskEnd(room.seat_of(user)), click)


async def pause(room: Room, user: int, name: str, *, moderator: bool, click: int | None = None) -> bool:
    """A moderator lets the table rest at once (True), a player with the consent of the others."""
    async with room.lock:
        room.check_open()
        room.playing()
        if room.row.paused:
            raise HostError(AlreadyPaused())
        if moderator:
            await rest(room, name, "moderator", click)
            return True
        return await _propose(room, user, AskPause(room.seat_of(user)), click)


async def rest(room: Room, name: str, by: str, click: int | None) -> None:
    """The table rests from now on: reminders and absences do not count, nobody moves. The lock is held."""
    paused = {"paused": room.store.now(), "paused_by": by}
    await room.happen(Paused(name, by == "moderator"), None, click, **paused)


async def unpause(room: Room, user: int, name: str, *, moderator: bool, click: int | None = None) -> None:
    """Any player lets it go on; if a moderator has paused it, a moderator."""
    async with room.lock:
        room.check_open()
        room.playing()
        if not room.row.paused:
            raise HostError(NotPaused())
        if room.row.homeless:
            raise HostError(Homeless())
        if not moderator:
            room.seat_of(user)
            if room.row.paused_by == "moderator":
                raise HostError(GamePaused(moderator=True))
        await room.store.write(waits.spared(room.id, room.store.now() - room.row.paused))
        await room.happen(Unpaused(name), None, click, paused=0, paused_by="")


async def resume(room: Room, user: int, click: int | None = None) -> bool:
    """Ask the others to go on from the newest position that can be read, since the game cannot be replayed."""
    async with room.lock:
        room.check_open()
        seat = room.seat_of(user)
        if room.rescue is None or room.row.phase != "playing":
            raise HostError(Stale())
        return await _propose(room, user, AskResume(seat), click)


async def take_seat(room: Room, user: int, name: str, click: int) -> bool:
    """Take one's own seat back from a computer player at once (True), or offer to take another's that was given up."""
    async with room.lock:
        room.open()
        if room.sits(user):
            raise HostError(AlreadySeated())
        mine = await room.store.sat_at(room.id, user)
        if mine is not None and mine in room.computers:
            name = sitting_down(room, name, mine)
            await room.store.succeed(room.id, mine, user, name, click)
            await room.reseat()
            await room.happen(Returned(mine, name), mine, None)
            return True
        free = (*room.given_up, *(row.seat for row in room.seats if row.sits_for is not None))
        if not free:
            raise HostError(NoFreeSeat())
        return await _propose(room, user, AskSeat(free[0], name, click), click)


async def replace_absent(room: Room, user: int, overdue: Collection[Seat], hours: int, click: int | None = None) -> bool:
    """Ask the others to let a computer player sit in for whoever has been awaited too long."""
    async with room.lock:
        room.open()
        room.seat_of(user)
        absent = next((seat for seat in room.awaited_people if seat in overdue and room.user_at(seat) != user), None)
        if absent is None:
            raise HostError(NotAway(hours))
        return await _propose(room, user, AskReplace(absent, room.names[absent]), click)


async def sit_in(room: Room, seat: Seat, click: int) -> None:
    """A computer player keeps somebody's seat warm: it is theirs again with their first press. The lock is held."""
    before, user, name = room.names[seat], room.user_at(seat), computer_name(room)
    await room.store.succeed(room.id, seat, number(room), name, click, "normal", sits_for=user)
    await room.reseat()
    await room.happen(SatIn(seat, name, before), seat, None)


async def _automate(room: Room, seat: Seat, click: int) -> None:
    """A computer player goes on from here."""
    before, name = room.names[seat], computer_name(room)
    await room.store.succeed(room.id, seat, number(room), name, click, "normal")
    await room.reseat()
    await room.happen(Automated(seat, name, before), seat, None)


async def resign(room: Room, user: int, click: int | None = None) -> None:
    """With two players the other wins; with more a computer player goes on, until somebody takes the seat."""
    async with room.lock:
        room.open()
        await _give_up(room, user, click)


async def vacate(room: Room, user: int) -> None:
    """Resigns for somebody who is to be forgotten, also while the game rests, has no channel or is frozen."""
    async with room.lock:
        room.check_open()
        await _give_up(room, user, None)


async def _give_up(room: Room, user: int, click: int | None) -> None:
    seat = room.seat_of(user)
    happening = Resigned(seat, room.names[seat])
    if room.row.seats == 2 or len(room.people) == 1:
        await room.happen(happening, seat, click, phase="over", ended=room.store.now())
    else:
        await room.happen(happening, seat, click)
        await _automate(room, seat, click or 0)


async def pending(room: Room) -> tuple[Proposal, ProposalRow] | None:
    """The proposal before the table, unless the game has moved on."""
    row = await room.store.proposal(room.id)
    if row is None or room.row.phase != "playing":
        return None
    proposal: Proposal = codec.loads(Proposal, row.body)
    return None if await _overtaken(room, proposal, row) else (proposal, row)


async def _overtaken(room: Room, proposal: Proposal, row: ProposalRow) -> bool:
    """Whether what has happened since makes the proposal void."""
    match proposal:
        case AskUndo(n=n):
            return n != room.heard.rows
        case AskSeat(seat):
            return seat not in room.computers or room.sits(row.user)
        case AskReplace(seat):
            return seat not in room.awaited_people or await room.store.answered_since(room.id, seat, row.at)
        case AskResume():
            return room.rescue is None
        case AskPause():
            return bool(room.row.paused)
        case AskEnd():
            return False
        case _:
            assert_never(proposal)


async def vote(
    room: Room, user: int, *, agree: bool, click: int | None = None, proposal_id: int | None = None
) -> tuple[Proposal, bool | None]:
    """A player's word on the proposal before the table: that and its outcome, None while others are awaited."""
    async with room.lock:
        found = await pending(room)
        if found is None or proposal_id not in (None, found[1].id):
            raise HostError(NoProposal())
        proposal, row = found
        room.check_open()  # a frozen game, too, can be ended or taken up again
        seat = room.seat_of(user)
        if user == row.user:
            raise HostError(OwnProposal())
        if not agree:
            await room.store.keep_proposal(room.id, None)
            return proposal, False
        yes = sorted({*json.loads(row.yes), seat})
        absent = proposal.seat if isinstance(proposal, AskReplace) else None
        if all(s.seat in yes or s.user == row.user or s.seat == absent for s in room.people):
            await _grant(room, proposal, row.user, click)
            return proposal, True
        await room.store.keep_proposal(room.id, replace(row, yes=json.dumps(yes)))
        return proposal, None


async def withdraw(room: Room, proposal_id: int) -> None:
    """Forget a proposal that did not reach the table, so that it can be put again at once."""
    async with room.lock:
        row = await room.store.proposal(room.id)
        if row is not None and row.id == proposal_id:
            await room.store.keep_proposal(room.id, None)


async def _propose(room: Room, user: int, proposal: Proposal, click: int | None) -> bool:
    """Put a proposal to all others; with nobody to ask it is granted (True)."""
    if found := await pending(room):
        before, row = found
        if row.user != user:
            raise HostError(ProposalPending())
        if type(before) is type(proposal) and room.store.now() - row.at < NAGGING:
            raise HostError(AskedAlready())
    absent = proposal.seat if isinstance(proposal, AskReplace) else None
    if all(one.user == user or one.seat == absent for one in room.people):
        await _grant(room, proposal, user, click)
        return True
    await room.store.keep_proposal(room.id, ProposalRow(codec.dumps(proposal), user, "[]", room.store.now()))
    return False


async def _grant(room: Room, proposal: Proposal, user: int, click: int | None) -> None:
    await room.store.keep_proposal(room.id, None)
    match proposal:
        case AskUndo(seat):
            press = room.last_press(seat)
            assert press
            await room.take_back(press.start, seat, click, consent=True)
        case AskEnd(seat):
            await room.happen(Stopped(room.names[seat], moderator=False), None, click, phase="over", ended=room.store.now())
        case AskSeat(seat, display, join):
            name = sitting_down(room, display, seat)
            await room.store.succeed(room.id, seat, user, name, join)
            await room.release(seat)
            await room.reseat()
            await room.happen(Replaced(seat, name), seat, None)
        case AskReplace(seat):
            await sit_in(room, seat, click or 0)
        case AskResume():
            await room.resume(click)
        case AskPause(seat):
            await rest(room, room.names[seat], "table", click)
        case _:
            assert_never(proposal)
