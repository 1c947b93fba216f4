"""Games in threads of their own over the wire: chosen by command or in the lobby, refused by Discord, told in one line, through a crash."""

from __future__ import annotations

from functools import partial

from wire import PATIENCE, SAY, Table, at_table, host_error, idle, is_verb, opened_hall, press, public, shown

from lang.errors import ChannelBusy
from sandbox import Channel, Message
from sandbox.model import BOT_PERMISSIONS, CREATE_THREADS, SEND_IN_THREADS

hall = opened_hall()
TITLE = "Caesar & Cleopatra"
SERVER = SAY.PERMISSIONS


async def in_thread(t: Table) -> tuple[Message, Table]:
    """A game moved from its lobby to a thread: the line in the channel, and the table in the thread."""
    line = public(await t.alice.slash("game new", t.channel, game="cesar", thread=True))
    assert SAY.THREAD_CHOSEN in line.content, "the lobby says so"
    await press(t.bob, line, "join")
    await t.start(t.alice, line)
    return line, await moved(t, line)


async def thread_of(t: Table, line: Message) -> Channel:
    """The thread on this message, once it is there."""
    return await t.world.until(lambda: t.world.channels.get(line.id), PATIENCE)


async def moved(t: Table, line: Message) -> Table:
    """The same people at the thread on this message, once the board is there."""
    there = Table(t.hall, await thread_of(t, line))
    there.people, there.alice, there.bob, there.carl = t.people, t.alice, t.bob, t.carl
    await there.boarded(lambda _: True)
    return there


def playing(thread: Channel) -> str:
    return str(SAY.line_playing(TITLE, ["**Alice**", "**Bob**"], f"<#{thread.id}>"))


async def says(t: Table, line: Message, text: str) -> None:
    """Waits until the line says just this."""
    await t.world.until(lambda: line.content == text, PATIENCE)


def said(channel: Channel) -> list[Message]:
    """What everybody sees in a channel."""
    return [message for message in channel.messages.values() if not message.ephemeral]


async def resign(t: Table) -> None:
    await press(t.bob, shown(await t.bob.slash("game resign", t.channel)), "resign")
    await t.boarded(lambda _: t.over)


@at_table
async def test_the_channel_keeps_one_line(t: Table) -> None:
    """The lobby where everybody sees it, the game in the thread, the result in the line; and the channel is free for another table."""
    line, there = await in_thread(t)
    thread = there.channel
    assert thread.parent is t.channel and thread.name == f"{TITLE} · Alice, Bob" and thread.owner == t.world.bot_id
    await says(t, line, playing(thread))
    assert said(t.channel) == [line] and not line.buttons
    record = said(thread)[0]
    assert "proof" in record.content and "**Bob**" in record.content and not record.buttons, "the seal and the seats begin the thread"
    assert set(there.awaited) == {t.alice, t.bob} and [ping.payload["channel_id"] for ping in t.alice.pings] == [thread.id]
    await there.answer(t.alice, idle)
    listed = (await t.alice.slash("game list", t.alice.dm)).content
    assert f"/{thread.id}/{there.board.id}" in listed
    other = public(await t.carl.slash("game new", t.channel, game="lutece"))
    assert is_verb(other.buttons[0], "join"), "one game a channel, and this one has none now"
    await resign(there)
    verdict = SAY.won_by_resignation("Alice", "Bob")
    await says(t, line, SAY.line_over(TITLE, verdict, f"<#{thread.id}>"))
    assert [version["content"] for version in line.versions].count(line.content) == 1, "told once"
    assert not any(line.id == ping.payload["id"] for person in t.people for ping in person.pings)


@at_table
async def test_an_option_of_the_lobby(t: Table) -> None:
    """Turned on and off; not offered in a thread."""
    lobby = await t.gather()
    screen = shown(await press(t.bob, lobby, "options"))
    assert SAY.thread_option(SAY.OFF) in screen.labels

    def chosen() -> bool:
        return SAY.THREAD_CHOSEN in lobby.content

    for value in (SAY.ON, SAY.OFF, SAY.ON):
        await press(t.bob, screen, "thread")
        assert SAY.thread_option(value) in screen.labels
        await t.world.until(chosen if value == SAY.ON else lambda: not chosen(), PATIENCE)
    screen = shown(await t.alice.slash("game start", t.channel))
    there = await moved(t, lobby)
    assert there.channel.parent is t.channel and screen.content.endswith(f"<#{there.channel.id}>")
    inside = Table(t.hall, t.world.add_thread(t.channel, "talk"))
    screen = shown(await press(inside.alice, await inside.gather(), "options"))
    assert not any(is_verb(part, "thread") for part in screen.buttons)
    nested = public(await inside.carl.slash("game new", t.world.add_thread(t.channel, "more"), game="cesar", thread=True))
    assert SAY.THREAD_CHOSEN not in nested.content, "it has one already"


@at_table
async def test_without_the_permission_the_game_stays(t: Table) -> None:
    """It is said which is missing, by the command, the option and the start; and that a game is played all the same."""
    for lacks, named in ((CREATE_THREADS, "create_public_threads"), (SEND_IN_THREADS, "send_messages_in_threads")):
        here = Table(t.hall)
        t.world.set_bot_permissions(here.channel, BOT_PERMISSIONS & ~lacks)
        opened = await here.alice.slash("game new", here.channel, game="cesar", thread=True)
        lobby = public(opened)
        assert (await opened.followed()).content == SAY.no_thread([SERVER[named]]) and SAY.THREAD_CHOSEN not in lobby.content
        screen = shown(await press(here.alice, lobby, "options"))
        await press(here.alice, screen, "thread")
        assert SAY.no_thread([SERVER[named]]) in screen.content and SAY.thread_option(SAY.OFF) in screen.labels
        t.world.set_bot_permissions(here.channel, None)
        await press(here.alice, screen, "thread")
        await here.reads(lobby, SAY.THREAD_CHOSEN)
        await press(here.bob, lobby, "join")
        t.world.set_bot_permissions(here.channel, BOT_PERMISSIONS & ~lacks)
        await here.startable(lobby)
        started = press(here.alice, lobby, "start")
        assert (await started.followed()).content == SAY.no_thread([SERVER[named]])
        board = await here.boarded(lambda _: True)
        assert board.channel is here.channel and set(here.awaited) == {here.alice, here.bob}


@at_table
async def test_discord_refuses_a_thread(t: Table) -> None:
    """Too many of them, or any other reason: the game stays. One that is there from a broken start is found again."""
    lobby = public(await t.alice.slash("game new", t.channel, game="cesar", thread=True))
    await press(t.bob, lobby, "join")
    t.world.faults.add(f"/messages/{lobby.id}/threads$", 400, {"code": 160006, "message": "Maximum number of active threads reached"})
    await t.startable(lobby)
    started = press(t.alice, lobby, "start")
    assert (await started.followed()).content == SAY.no_thread(())
    await t.boarded(lambda _: True)
    other = Table(t.hall)
    lobby = public(await other.alice.slash("game new", other.channel, game="cesar", thread=True))
    await press(other.bob, lobby, "join")
    t.world.add_thread(other.channel, "half made", owner=t.world.bot_id, thread_id=lobby.id)
    await other.start(other.alice, lobby)
    there = await moved(other, lobby)
    assert there.channel.name == "half made" and set(there.awaited) == {other.alice, other.bob}


@at_table
async def test_a_thread_beside_a_game(t: Table) -> None:
    """Where the channel is busy the table gathers in its thread at once; closed, the line says so."""
    board = await t.begin()
    refused = await t.carl.slash("game new", t.channel, game="lutece")
    assert refused.content == host_error(ChannelBusy(t.game))
    for closes in (True, False):
        line = public(await t.carl.slash("game new", t.channel, game="cesar", thread=True))
        thread = await thread_of(t, line)
        await says(t, line, SAY.line_gathering(TITLE, "Carl", f"<#{thread.id}>"))
        lobby = (await t.world.until(partial(said, thread), PATIENCE))[0]
        assert SAY.lobby_missing(1) in lobby.content and thread.name == TITLE
        if closes:
            await press(t.carl, shown(await press(t.carl, lobby, "cancel")), "close")
            await says(t, line, SAY.lobby_closed(TITLE, "cancelled"))
        else:
            await press(t.alice, lobby, "join")
            await t.start(t.carl, lobby)
            await t.reads(line, "are playing", "**Carl**")
    assert t.board is board, "the game of the channel goes on"


@at_table
async def test_a_rematch_in_the_thread(t: Table) -> None:
    """The line keeps the last result until the next game starts, and tells its result too."""
    line, there = await in_thread(t)
    await resign(there)
    await t.world.until(lambda: line.content.startswith(f"**{TITLE}** · 🏆"), PATIENCE)
    lobby = public(await press(t.bob, there.board, "rematch"))
    assert lobby.channel is there.channel
    await press(t.alice, lobby, "join")
    assert "🏆" in line.content
    boards = len(there.boards)
    await t.start(t.bob, lobby)
    await t.world.until(lambda: len(there.boards) > boards and "are playing" in line.content, PATIENCE)
    await resign(there)
    await t.world.until(
        lambda: line.content == SAY.line_over(TITLE, SAY.won_by_resignation("Alice", "Bob"), f"<#{there.channel.id}>"), PATIENCE
    )


@at_table
async def test_the_result_is_told_once_through_a_crash(t: Table) -> None:
    """Killed after the final board and before the line: it is told after the next start, and not again after another."""
    line, there = await in_thread(t)
    await says(t, line, playing(there.channel))
    t.world.faults.slow(f"/channels/{t.channel.id}/messages/{line.id}$", 30, method="PATCH")
    await resign(there)
    await t.world.until(lambda: not t.world.faults.queue, PATIENCE)
    await t.bot.kill()
    assert line.content == playing(there.channel)
    boards = len(there.boards)
    await t.bot.start()
    await t.world.until(lambda: "🏆" in line.content, PATIENCE)
    told = len(line.versions)
    await t.bot.stop()
    await t.bot.start()
    await t.carl.slash("help", t.channel)
    assert len(line.versions) == told and len(there.boards) == boards
    phases = t.hall.book("SELECT phase, line_phase FROM games WHERE id = ?", there.game)
    assert phases == [("over", "over")]


@at_table
async def test_a_thread_that_sleeps_or_is_gone(t: Table) -> None:
    """A move wakes a thread from the archive; a line that was deleted is not missed."""
    line, there = await in_thread(t)
    await says(t, line, playing(there.channel))
    there.channel.archived = True
    for person in (t.alice, t.bob):
        await there.lay(person)
    await there.delivered()
    assert not there.channel.archived and there.awaited == [t.bob]
    t.world.delete(line)
    await resign(there)
    await there.delivered()
    await t.world.until(lambda: t.hall.book("SELECT line FROM games WHERE id = ?", there.game) == [(None,)], PATIENCE)
