"""Channels, threads and servers come and go: the game rests, its players are told once, and it goes on where they bring it."""

from __future__ import annotations

from typing import Any

from wire import PATIENCE, SAY, Table, at_table, button, first, host_error, opened_hall, press, shown

from lang.errors import Homeless, NoRoomThere, NotHomeless, NotPlaying, OthersNotThere
from sandbox import Message, Person
from sandbox.model import VIEW

hall = opened_hall("--sweep", "0.3")
LOST = "your game’s channel is gone"


def letters(person: Person) -> list[Message]:
    """The direct messages that say it."""
    return [one for one in person.dm.messages.values() if LOST in one.text]


async def told(t: Table, *people: Person) -> list[Message]:
    """Waits until these people have been told; what they were told, once each."""
    await t.world.until(lambda: all(letters(person) for person in people), PATIENCE)
    assert all(len(letters(person)) == 1 for person in people), "once"
    return [letters(person)[0] for person in people]


def row(t: Table, game: int, *names: str) -> tuple[Any, ...]:
    return tuple(t.hall.book(f"SELECT {', '.join(names)} FROM games WHERE id = ?", game)[0])


def elsewhere(t: Table, game: int) -> Table:
    """The game again, with the same people, in another channel."""
    there = Table(t.hall)
    there.people = t.people
    there.alice, there.bob, there.carl = t.people[:3]
    return there


@at_table
async def test_a_deleted_channel_and_the_command_that_moves_the_game(t: Table) -> None:
    await t.turns()
    await t.delivered()
    game, rows = t.game, t.rows
    t.world.delete_channel(t.channel)
    letter, _ = await told(t, t.alice, t.bob)
    assert "**Bob**" in letter.text and not t.carl.dm.messages
    assert row(t, game, "phase", "paused_by") == ("playing", "home")
    there = elsewhere(t, game)
    listed = (await t.alice.slash("game list", there.channel)).content
    assert SAY.lost_home() in listed and t.channel.id not in listed, "no dead link"
    hand = next(one for one in t.bob.dm.messages.values() if one.attachments)
    assert (await t.bob.forge_press(hand, f"a:play:{game}")).content == host_error(Homeless())
    assert (await t.carl.slash("table move", there.channel)).content == host_error(NotHomeless())
    assert (await t.carl.forge_press(letter, f"a:move:{game}")).content == host_error(NotPlaying()), "the number gives no right"
    moved = t.bob.slash("table move", there.channel)
    await moved
    await there.boarded(lambda board: there.awaited == [t.bob] and "moves the game here" in board.content)
    await t.done(moved)
    assert moved.content == SAY.moved(f"<#{there.channel.id}>")
    call = next(one for one in there.channel.messages.values() if one.content.startswith("🏠") and not one.components)
    assert call.mentions == [t.alice.id] and row(t, game, "paused", "homeless") == (0, 0)
    await there.answer(t.bob, first)
    await there.awaits(t.alice)
    assert there.game == game and there.rows > rows
    assert (await t.alice.slash("table move", there.channel)).content == host_error(NotHomeless())
    await told(t, t.alice, t.bob)


@at_table
async def test_a_deleted_thread_and_the_button_that_moves_the_game(t: Table) -> None:
    """From the direct message, to a channel in which both may write and no game is played; a lobby just closes."""
    await t.turns()
    await t.delivered()
    game, here = t.game, t.channel
    shut = t.world.add_channel(t.hall.guild, "shut", bot_permissions=VIEW)
    free = t.world.add_channel(t.hall.guild, "free")
    busy = Table(t.hall, t.world.add_channel(t.hall.guild, "busy"))
    await busy.alice.slash("game new", busy.channel, game="micatio")
    thread = t.world.add_thread(here, "inside")
    inside = Table(t.hall, thread)
    await inside.alice.slash("game new", thread, game="micatio")
    t.world.delete_channel(thread)
    await t.world.until(lambda: t.hall.book("SELECT phase FROM games WHERE channel = ?", int(thread.id)) == [("cancelled",)], PATIENCE)
    assert not any(LOST in one.text for one in inside.alice.dm.messages.values())
    t.world.delete_channel(here)
    _, letter = await told(t, t.alice, t.bob)
    asked = press(t.bob, letter, "move")
    await asked
    await t.world.until(lambda: asked.message and asked.message.selects, PATIENCE)
    (select,) = shown(asked).selects
    offered = {option["value"] for option in select["options"]}
    assert free.id in offered and not offered & {shut.id, busy.channel.id, here.id, thread.id}
    forged = t.bob.forge_press(shown(asked), select["custom_id"], [shut.id])
    assert (await forged.followed(within=PATIENCE)).content == host_error(NoRoomThere())
    chosen = t.bob.select(shown(asked), [free.id])
    await chosen
    there = Table(t.hall, free)
    there.people = t.people
    await there.awaits(t.bob)
    assert row(t, game, "channel", "guild") == (int(free.id), int(t.hall.guild.id))


@at_table
async def test_a_server_that_puts_the_bot_out_and_asks_it_back(t: Table) -> None:
    """A game leaves for another server only if everybody is there; what stays goes on when the bot is back. An outage is nothing."""
    guild, old = t.world.add_guild("Campus"), t.hall.guild
    other = t.world.add_guild("Subura")
    t.hall.guild = guild
    try:
        tables = [Table(t.hall) for _ in range(2)]
        for table in tables:
            await table.turns()
            await table.delivered()
        for person in tables[0].people:
            person.join(old)  # or nobody could be written to
        one, two = tables
        one.alice.join(other)
        t.world.outage(guild)
        await one.answer(one.bob, first)
        await one.awaits(one.alice)
        await one.delivered()
        games = one.game, two.game
        assert all(row(t, game, "homeless", "paused") == (0, 0) for game in games), "an outage"
        t.world.put_bot_out(guild)
        await told(t, one.alice, one.bob)
        await t.world.until(lambda: row(t, games[1], "paused_by") == ("home",), PATIENCE)
        assert t.hall.book("SELECT count(*) FROM timers WHERE kind = 'guildgone' AND user_id = ?", int(guild.id)) == [(1,)]
        far = t.world.add_channel(other, "far")
        refused = one.alice.slash("table move", far)
        await refused
        await t.done(refused)
        assert host_error(OthersNotThere(("Bob",))) in refused.text
        one.bob.join(other)
        await one.alice.slash("table move", far)
        there = Table(t.hall, far)
        there.people = one.people
        await there.awaits(one.alice)
        t.world.invite_bot(guild)
        await two.boarded(lambda board: "I’m back" in board.content and two.awaited == [two.bob])
        gone = "SELECT 1 FROM timers WHERE kind = 'guildgone' AND user_id = ?"
        await t.world.until(lambda: not t.hall.book(gone, int(guild.id)), PATIENCE)
        assert row(t, games[0], "guild") == (int(other.id),), "what was moved stays moved"
    finally:
        t.hall.guild = old


@at_table
async def test_what_was_deleted_while_the_bot_was_not_there(t: Table) -> None:
    await t.turns()
    await t.delivered()
    game = t.game
    await t.bot.stop(within=PATIENCE)
    t.world.delete_channel(t.channel)
    await t.bot.start(within=PATIENCE)
    await told(t, t.alice, t.bob)
    await t.bot.stop(within=PATIENCE)
    await t.bot.start(within=PATIENCE)
    await t.world.until(lambda: any('"ready"' in line for line in t.hall.log), PATIENCE)
    await told(t, t.alice, t.bob)
    assert row(t, game, "paused_by") == ("home",)


@at_table
async def test_whoever_has_left_the_server_is_noticed_when_called(t: Table) -> None:
    """The others may have a bot sit in at once; with nobody else to ask it does."""
    await t.turns()
    await t.delivered()
    t.alice.leave(t.hall.guild)
    await t.bot.stop(within=PATIENCE)  # it forgets that she was there a moment ago
    await t.bot.start(within=PATIENCE)
    await t.answer(t.bob, first)
    await t.world.until(lambda: any("has left" in one.text for one in t.channel.messages.values()), PATIENCE)
    note = next(one for one in t.channel.messages.values() if "has left" in one.text)
    assert not any("givedays" in part["custom_id"] for part in note.buttons) and button(note, "sitin")
    await press(t.bob, note, "sitin")
    await t.boarded(lambda board: "sits in for **Alice**" in board.content or t.awaited == [t.bob])
    assert t.hall.book("SELECT count(*) FROM seats WHERE game = ? AND sits_for = ? AND until IS NULL", t.game, int(t.alice.id)) == [(1,)]


@at_table
async def test_a_channel_that_is_only_shut_can_be_left_too(t: Table) -> None:
    """The bot may not write there any more: who plays need not wait for somebody to mend that."""
    t.hall.expected.add("undelivered")
    await t.turns()
    await t.delivered()
    there, game = elsewhere(t, t.game), t.game
    assert (await t.alice.slash("table move", there.channel)).content == host_error(NotHomeless())
    t.world.set_bot_permissions(t.channel, VIEW)
    await t.answer(t.bob, first)
    await t.world.until(lambda: any("I can’t write in" in one.text for one in t.alice.dm.messages.values()), PATIENCE)
    await t.alice.slash("table move", there.channel)
    await there.awaits(t.alice)
    t.world.set_bot_permissions(t.channel, None)
    await there.answer(t.alice, first)
    await there.awaits(t.bob)
    assert there.game == game and not letters(t.alice)
    await t.alice.slash("game new", t.channel, game="micatio")  # the old place is free
