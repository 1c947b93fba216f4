"""Nothing is lost on the way to Discord: what a channel was not told is told later, once; and who is concerned hears of it meanwhile."""

from __future__ import annotations

from wire import PATIENCE, SAY, Table, at_table, first, host_error, opened_hall

from lang.errors import DiscordAway
from sandbox import Message, Person
from sandbox.model import ATTACH, BOT_PERMISSIONS, SEND, VIEW

hall = opened_hall("--sweep", "0.3")
LOST = "I can’t write in"


async def explained(t: Table, person: Person) -> list[Message]:
    """What a mover is told in private of a channel that is shut; it comes after the answer to the press."""
    return await t.world.until(lambda: [one for one in t.channel.messages.values() if one.only_for == person.id and LOST in one.text])


@at_table
async def test_a_lost_permission_that_comes_back(t: Table) -> None:
    """The mover is told in private, the awaited by direct message; the channel as soon as it is open again, without anybody pressing."""
    t.hall.expected.add("undelivered")
    await t.turns()
    await t.delivered()
    old, before = t.board, len(t.alice.dm.messages)
    t.world.set_bot_permissions(t.channel, VIEW | ATTACH)
    await t.answer(t.bob, first)
    await t.world.until(lambda: any(LOST in one.text for one in t.alice.dm.messages.values()), PATIENCE)
    told = await explained(t, t.bob)
    assert [one.text for one in told] == [SAY.unheard(f"<#{t.channel.id}>", [SAY.PERMISSIONS["send_messages"]])]
    call = next(one for one in t.alice.dm.messages.values() if LOST in one.text)
    pings = len(t.alice.pings)
    t.world.set_bot_permissions(t.channel, BOT_PERMISSIONS)
    await t.boarded(lambda board: board is not old)
    await t.delivered()
    assert t.awaited == [t.alice] and len(t.alice.pings) == pings + 1
    dms = [one for one in t.alice.dm.messages.values() if LOST in one.text]
    assert dms == [call] and len(t.alice.dm.messages) <= before + 2, "once"
    assert "play" in str(call.components), "she can play from there"


@at_table
async def test_an_outage_longer_than_every_patience(t: Table) -> None:
    """Discord takes the board, says nothing of it and is down for so long that no nonce helps: still there is one board, and one call."""
    t.hall.expected.add("undelivered")
    await t.turns()
    await t.delivered()
    here, lines = f"/channels/{t.channel.id}/messages$", len(t.hall.log)
    boards, pings = len(t.boards), len(t.alice.pings)
    t.world.faults.lose_answer(here, method="POST", status=503)
    outage = t.world.faults.add(here, 503, method="POST", times=1000)
    await t.answer(t.bob, first)
    await t.world.until(lambda: any("undelivered" in line for line in t.hall.log[lines:]), PATIENCE)
    t.world._nonces.clear()
    t.world.faults.queue.remove(outage)
    await t.delivered()
    assert len(t.boards) == boards + 1 and t.awaited == [t.alice] and len(t.alice.pings) == pings + 1
    await t.answer(t.alice, first)
    await t.awaits(t.bob)


@at_table
async def test_a_board_that_is_asked_for_while_discord_is_away(t: Table) -> None:
    """Whoever asked is told that it is Discord, and asks again."""
    await t.turns()
    await t.delivered()
    boards = len(t.boards)
    outage = t.world.faults.add(f"/channels/{t.channel.id}/messages$", 503, method="POST", times=1000)
    assert (await t.alice.slash("game board", t.channel)).text == host_error(DiscordAway())
    t.world.faults.queue.remove(outage)
    await t.done(t.alice.slash("game board", t.channel))
    assert len(t.boards) == boards + 1


@at_table
async def test_what_a_fault_swallowed(t: Table) -> None:
    """A post that Discord refuses for no lasting reason, and a hand that could not be brought: the sweep tells both."""
    t.hall.expected.add("undelivered")
    await t.turns()
    await t.delivered()
    boards = len(t.boards)
    await t.world.until(lambda: any(one.attachments for one in t.bob.dm.messages.values()), PATIENCE)
    t.world.faults.refuse(f"/channels/{t.channel.id}/messages$", 400, 50035, "Invalid Form Body", method="POST")
    t.world.faults.add(f"/channels/{t.bob.dm.id}/messages", 503, times=8)
    hand = next(one for one in t.bob.dm.messages.values() if one.attachments)
    versions = len(hand.versions)
    await t.answer(t.bob, first)
    await t.awaits(t.alice)
    assert len(t.boards) == boards + 1
    await t.world.until(lambda: len(hand.versions) > versions and not t.world.faults.queue, PATIENCE)


@at_table
async def test_an_edit_within_a_turn_needs_no_permission_to_send(t: Table) -> None:
    """Only the first move made in vain is explained."""
    t.hall.expected.add("undelivered")
    await t.turns()
    await t.delivered()
    t.world.set_bot_permissions(t.channel, BOT_PERMISSIONS & ~SEND)
    await t.answer(t.bob, first)
    await t.world.until(lambda: any(LOST in one.text for one in t.alice.dm.messages.values()), PATIENCE)
    await t.answer(t.alice, first)
    await t.world.until(lambda: any(LOST in one.text for one in t.bob.dm.messages.values()), PATIENCE)
    for person in (t.alice, t.bob):
        assert len(await explained(t, person)) == 1
    t.world.set_bot_permissions(t.channel, None)
    await t.awaits(t.bob)
