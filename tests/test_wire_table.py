"""At the table over the wire: words and log, undo, consent, resigning, ending, two tables and threads, standing orders."""

from __future__ import annotations

import asyncio
from functools import partial

from wire import (
    PATIENCE,
    SAY,
    YOUR_TURN,
    Hall,
    Table,
    at_table,
    first,
    host_error,
    is_verb,
    offered,
    opened_hall,
    pick,
    press,
    public,
    shown,
)

from host.play import shuffle
from lang.errors import AskedAlready, NoProposal, NothingToUndo, NotOverYet, NotPlaying, OwnProposal, ProposalPending
from lang.notices import Advised, AskUndo, Resigned, Started, Stopped, TookBack
from sandbox import Message, Person
from sandbox.model import MANAGE_MESSAGES, PERSON_PERMISSIONS

hall = opened_hall()


async def lay_up(t: Table, person: Person) -> Message:
    """The first of two cards face up: a step that may be taken back."""
    screen = await t.menu(person)
    offers = [offer for offer in offered(screen) if offer.startswith("LayUp")]
    assert offers, (screen.text, list(offered(screen)))
    return await pick(person, screen, offers[0])


async def ask_to_end(t: Table, person: Person) -> Message:
    """The question to the others, after the asker's own second thoughts."""
    await press(person, shown(await person.slash("game end", t.channel)), "end")
    await t.world.until(lambda: proposals(t), PATIENCE)
    return proposals(t)[-1]


def proposals(t: Table) -> list[Message]:
    """The public questions that can still be answered."""
    return [message for message in t.channel.messages.values() if any(is_verb(part, "agree") for part in message.buttons)]


# ---------------------------------------------------------------- looking


@at_table
async def test_the_position_in_words_and_the_log(t: Table) -> None:
    await t.turns()
    await t.answer(t.bob, first)
    for person in (t.alice, t.carl):
        words = await person.slash("game board", t.channel, text=True)
        assert words.message and words.message.ephemeral and "Senators" in words.text and "Bob" in words.text
        log = await person.slash("game log", t.channel)
        assert log.message and log.message.ephemeral and SAY.happened(Started(), ()) in log.text and "Bob" in log.text
    secret, seed = t.hall.book("SELECT secret, seed FROM games WHERE id = ?", t.game)[0]
    proof = (await t.carl.slash("game proof", t.channel)).text
    assert shuffle.commitment(secret) in proof and secret not in proof and seed not in proof
    assert host_error(NotOverYet()) == (await t.alice.slash("game export", t.channel)).text


def spent(message: Message) -> bool:
    """Whether nothing is left to press on it."""
    return not message.buttons


@at_table
async def test_the_board_again_is_a_new_message_that_calls_nobody(t: Table) -> None:
    await t.turns()
    await t.delivered()
    old, pings = t.board, len(t.bob.pings)
    for asker in (t.carl, t.alice):
        new = await t.ask_board(asker)
        assert new is not old and t.awaited == [t.bob] and new.attachments[0].data
        await t.world.until(partial(spent, old), PATIENCE)
        old = new
    assert len(t.bob.pings) == pings
    await t.answer(t.bob, first)
    await t.awaits(t.alice)


@at_table
async def test_boards_asked_for_at_once_leave_one_with_buttons(t: Table) -> None:
    """However long Discord takes to clear an earlier one."""
    await t.turns()
    await t.delivered()
    before = len(t.boards)
    clearing = t.world.faults.hold(f"/channels/{t.channel.id}/messages/[0-9]+$", method="PATCH")
    asked = [person.slash("game board", t.channel) for person in t.people]
    await t.world.until(lambda: not clearing.times)
    clearing.let_go()
    await t.done(*asked)
    assert len(t.boards) == before + 3
    await t.world.until(lambda: sum(bool(board.buttons) for board in t.boards) == 1)
    assert t.hall.book("SELECT board, past FROM games WHERE id = ?", t.game) == [(int(next(b.id for b in t.boards if b.buttons)), None)]


@at_table
async def test_within_a_turn_the_board_is_edited(t: Table) -> None:
    """The news are added to the same message, with a new picture; nobody is called again."""
    await t.turns()
    await t.awaits(t.bob)
    board, picture, pings = t.board, t.board.attachments[0], len(t.bob.pings)
    await lay_up(t, t.bob)
    await t.delivered()
    assert t.board is board and "**Bob** plays" in board.content and len(t.bob.pings) == pings
    assert board.attachments[0].data != picture.data and board.attachments[0].alt != picture.alt
    assert t.awaited == [t.bob] and board.content.count(t.bob.mention) == 1


@at_table
async def test_a_hint_is_a_line_and_no_board(t: Table) -> None:
    """Everybody reads that it was asked for; nothing has moved, so no board comes and nobody is called. The log has it too."""
    await t.turns(friendly=True)
    await t.delivered()
    board, before, pings = t.board, len(t.boards), [len(person.pings) for person in t.people]
    hint = t.bob.slash("game hint", t.channel)
    line = await hint.followed(within=PATIENCE)
    assert "💡" in hint.text and hint.message and hint.message.only_for == t.bob.id
    asked = SAY.happened(Advised(1), ("Alice", "Bob"))
    assert line.text == asked and not line.ephemeral and not line.attachments
    await t.ask_board(t.carl)  # whatever else was to be told would come with it
    assert t.shown == t.rows and len(t.boards) == before + 1 and asked not in board.text
    assert [len(person.pings) for person in t.people] == pings
    assert asked in (await t.carl.slash("game log", t.channel)).text


# ---------------------------------------------------------------- undo


@at_table
async def test_an_own_step_is_taken_back_at_once(t: Table) -> None:
    await t.turns()
    await t.awaits(t.bob)
    board, pings = t.board, len(t.bob.pings)
    screen = await lay_up(t, t.bob)
    answers = len(t.answers)
    await press(t.bob, screen, "undo")
    assert screen.text.startswith("↩ Undone: Play ") and "Passive" in offered(screen) and len(t.answers) == answers - 1
    await t.delivered()
    assert t.board is board and len(t.bob.pings) == pings, "a step that its player takes back alone posts nothing"
    assert t.awaited == [t.bob] and not proposals(t) and "**Bob** plays" not in board.content
    await lay_up(t, t.bob)
    assert (await t.bob.slash("game undo", t.channel)).text.startswith("↩ Undone: Play ")


@at_table
async def test_a_sealed_answer_is_changed_and_withdrawn(t: Table) -> None:
    await t.begin()
    await t.lay(t.alice)
    menu = await t.menu(t.alice)
    assert menu.text.startswith("✅") and offered(menu)
    screen = await t.answer(t.alice, lambda offers: offers[-1])
    assert screen.text.startswith("✅") and len(t.answers) == 1
    await press(t.alice, screen, "undo")
    assert not t.answers and screen.text.startswith(SAY.withdrawn()) and offered(screen)
    pings = len(t.alice.pings)
    await t.lay(t.bob)
    assert len(t.answers) == 1
    await t.awaits(t.alice)  # nobody else is left: now it is said for whom the table waits
    await t.delivered()
    assert len(t.alice.pings) == pings + 1
    assert host_error(NothingToUndo()) == (await t.alice.slash("game undo", t.channel)).text


@at_table
async def test_what_was_revealed_is_taken_back_by_consent(t: Table) -> None:
    await t.turns()
    await t.answer(t.bob, first)
    await t.awaits(t.alice)
    answers = t.answers
    proposal = public(await t.bob.slash("game undo", t.channel))
    assert t.alice.mention in proposal.text and "Bob" in proposal.text
    assert proposal.id in {one.payload["id"] for one in t.alice.pings}
    assert host_error(AskedAlready()) == (await t.bob.slash("game undo", t.channel)).text
    assert host_error(NotPlaying()) == (await press(t.carl, proposal, "agree")).text
    assert host_error(OwnProposal()) == (await press(t.bob, proposal, "agree")).text
    assert host_error(ProposalPending()) == (await t.alice.slash("game undo", t.channel)).text
    await press(t.alice, proposal, "agree")
    assert proposal.text == SAY.proposal_granted(AskUndo(1, 0)) and not proposal.buttons
    await t.boarded(lambda board: SAY.happened(TookBack(1, consent=True), ("Alice", "Bob")) in board.text)
    assert t.awaited == [t.bob] and len(t.answers) < len(answers)


@at_table
async def test_a_declined_or_overtaken_request(t: Table) -> None:
    """An old Agree counts for nothing: not for a question that was declined, nor for another one."""
    await t.turns()
    await t.answer(t.bob, first)
    await t.awaits(t.alice)
    first_proposal = public(await t.bob.slash("game undo", t.channel))
    agree = next(part["custom_id"] for part in first_proposal.buttons if is_verb(part, "agree"))
    await press(t.alice, first_proposal, "decline")
    assert first_proposal.text == SAY.proposal_declined("Alice") and not first_proposal.buttons
    second = await ask_to_end(t, t.bob)
    stale = await t.alice.forge_press(first_proposal, agree)
    assert stale.text == host_error(NoProposal()) and t.awaited == [t.alice] and second.buttons
    await press(t.alice, second, "decline")
    third = public(await t.bob.slash("game undo", t.channel))
    await t.answer(t.alice, first)  # the game goes on: the question is void
    assert host_error(NoProposal()) == (await press(t.alice, third, "agree")).text


# ---------------------------------------------------------------- leaving


@at_table
async def test_resigning_is_asked_twice(t: Table) -> None:
    await t.turns()
    screen = shown(await t.bob.slash("game resign", t.channel))
    assert screen.text == SAY.resign_question(2, 2) and not t.over
    assert (await press(t.bob, screen, "no")).text == SAY.keep_playing() and screen.text == SAY.keep_playing() and not screen.buttons
    screen = shown(await t.bob.slash("game resign", t.channel))
    assert host_error(NotPlaying()) == (await t.carl.slash("game resign", t.channel)).text
    await press(t.bob, screen, "resign")
    await t.boarded(lambda _: t.over)
    assert t.board.text.startswith(SAY.won_by_resignation("Alice", "Bob"))
    assert SAY.happened(Resigned(1, "Bob"), ()) not in t.board.text, "it is told once"
    assert {file.filename for file in t.board.attachments} <= {"board.png", "score.png"}
    exported = shown(await t.bob.slash("game export", t.channel))
    assert exported.text == SAY.exported(exported.attachments[0].filename)


@at_table
async def test_ending_by_consent(t: Table) -> None:
    await t.turns()
    screen = shown(await t.alice.slash("game end", t.channel))
    assert screen.text == SAY.end_question(at_once=False)
    await press(t.alice, screen, "no")
    assert screen.text == SAY.keep_playing() and not screen.buttons and not proposals(t) and not t.bob.pings[1:]
    await press(t.bob, await ask_to_end(t, t.alice), "agree")
    await t.boarded(lambda _: t.over)
    assert t.board.text.startswith(SAY.unfinished()) and SAY.happened(Stopped("Alice", moderator=False), ()) in t.board.text
    secret = t.hall.book("SELECT secret FROM games WHERE id = ?", t.game)[0][0]
    assert secret in t.board.text


@at_table
async def test_ending_by_a_moderator(t: Table) -> None:
    await t.turns()
    moderator = t.person("Mona", permissions=PERSON_PERMISSIONS | MANAGE_MESSAGES)
    assert host_error(NotPlaying()) == (await t.carl.slash("game end", t.channel)).text
    screen = shown(await moderator.slash("game end", t.channel))
    assert screen.text == SAY.end_question(at_once=True) and not t.over
    await press(moderator, screen, "end")
    await t.boarded(lambda _: t.over)
    assert t.board.text.startswith(SAY.unfinished()) and SAY.happened(Stopped("Mona", moderator=True), ()) in t.board.text


@at_table
async def test_a_moderator_who_plays_asks_like_anybody_else(t: Table) -> None:
    t.alice = t.person("Mona", permissions=PERSON_PERMISSIONS | MANAGE_MESSAGES)
    await t.turns()
    screen = shown(await t.alice.slash("game end", t.channel))
    assert screen.text == SAY.end_question(at_once=False)
    await press(t.alice, screen, "end")
    assert SAY.proposal_asked() in screen.text and not t.over, "Bob has not agreed"


# ---------------------------------------------------------------- several tables, orders


@at_table
async def test_two_tables_side_by_side(t: Table) -> None:
    """The same people play in a channel and in its thread; nothing goes astray."""
    thread = Table(t.hall, t.world.add_thread(t.channel, "partie"))
    thread.alice, thread.bob, thread.people = t.alice, t.bob, t.people
    await asyncio.gather(t.turns(), thread.turns())
    for table in (t, thread):
        await table.awaits(t.bob)
    await thread.answer(t.bob, first)
    await thread.awaits(t.alice)
    await t.delivered()
    assert t.awaited == [t.bob] and t.game != thread.game
    listed = (await t.bob.slash("game list", t.bob.dm)).text
    assert listed.count(YOUR_TURN) == 1 and f"/{thread.channel.id}/" in listed and f"/{t.channel.id}/" in listed


def test_standing_orders_are_given_and_cancelled_under_hand(hall: Hall) -> None:
    """At any time: filled in list by list, given, listed, cancelled; the hand stays, and nobody else sees anything."""

    async def story(t: Table) -> None:
        await t.begin()
        for person in (t.alice, t.bob):
            await t.lay(person)
        await t.delivered()
        hand = shown(await press(t.bob, t.board, "hand"))
        rows, boards = t.rows, [board.text for board in t.boards]
        screen = shown(await press(t.bob, hand, "orders"))
        assert screen.id != hand.id and SAY.orders_none() in screen.text
        screen = shown(await t.bob.select(screen, ["LetAllPass"], choice(screen, "draft")))
        kinds, groups = (choice(screen, "draft", f"@{n}") for n in (1, 2))
        screen = shown(await t.bob.select(screen, ["0", "1"], kinds))
        assert "except Assassinations and Spies" in screen.text and groups
        screen = shown(await t.bob.select(screen, ["5"], choice(screen, "draft", "@0")))
        await press(t.bob, screen, "giveorder")
        screen = shown(await press(t.bob, shown(await press(t.bob, t.board, "hand")), "orders"))
        assert "Let everything pass except Assassinations and Spies, for the rest of the game" in screen.text
        (mark,) = [option["value"] for option in next(part for part in screen.selects if is_verb(part, "stop"))["options"]]
        screen = shown(await t.bob.select(screen, [mark], choice(screen, "stop")))
        assert SAY.orders_none() in screen.text
        assert t.rows == rows and [board.text for board in t.boards] == boards

    def choice(screen: Message, verb: str, words: str = "") -> str:
        return next(str(part["custom_id"]) for part in screen.selects if is_verb(part, verb) and part["custom_id"].endswith(words))

    hall.live(story)
