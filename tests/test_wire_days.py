"""Games that last for days, over the wire: reminders, settings and quiet hours, and threads that fall asleep."""

from __future__ import annotations

from functools import partial

from wire import PATIENCE, SAY, YOUR_TURN, Table, at_table, first, host_error, opened_hall, press, public, shown

import lang
from lang.errors import AlreadyOver, AskedAlready, GamePaused, NoSuchDay, NotAway, NotPlaying, PastDay
from lang.notices import AskPause, Returned, SatIn
from sandbox import Message, Person

hall = opened_hall()
TIMES = {"timers": ("due",), "waits": ("since", "reminded_at", "grace"), "log": ("at",), "games": ("board_at", "paused")}


async def later(t: Table, hours: float) -> None:
    """Starts the bot anew after time has passed: all times in the book move back. Nobody's habits are known."""
    assert await t.bot.stop(within=PATIENCE) == 0
    seconds = int(hours * 3600)
    for table, columns in TIMES.items():
        t.hall.book(f"UPDATE {table} SET " + ", ".join(f"{name} = {name} - {seconds}" for name in columns))
    t.hall.book("UPDATE games SET paused = 0 WHERE paused < 0")
    t.hall.book("UPDATE timers SET due = due + ? WHERE kind = 'heartbeat'", seconds)  # it was up all the time
    t.hall.book("DELETE FROM presence")
    await t.bot.start(within=PATIENCE)


def reminders(t: Table) -> list[Message]:
    return [message for message in t.channel.messages.values() if message.content.startswith("⏰")]


async def mentions(t: Table, person: Person, count: int) -> None:
    await t.world.until(lambda: len(person.pings) == count, PATIENCE)


@at_table
async def test_a_reminder_after_a_restart_is_told_once(t: Table) -> None:
    await t.turns()
    await t.delivered()
    await later(t, 25)
    await t.world.until(lambda: reminders(t), PATIENCE)
    (told,) = reminders(t)
    assert told.mentions == [t.bob.id] and t.bob.mention in told.content and "Alice is waiting" in told.content and not told.silent
    assert told.labels == [SAY.BUTTONS["play"], SAY.BUTTONS["recap"], SAY.BUTTONS["mute"]]
    await later(t, 2)
    menu = shown(await press(t.bob, told, "play"))
    assert menu.buttons and len(reminders(t)) == 1, "not again, and the game can be gone on with from here"
    assert shown(await press(t.alice, told, "mute")).content == SAY.not_for_you()
    assert shown(await press(t.bob, told, "mute")).content == SAY.muted()
    await later(t, 30)
    await t.answer(t.bob, first)
    await t.awaits(t.alice)
    assert len(reminders(t)) == 1


@at_table
async def test_settings_and_what_is_typed_there(t: Table) -> None:
    screen = shown(await t.alice.slash("settings", t.channel))
    assert SAY.settings_reminders(24, False) in screen.content and SAY.settings_zone("", 0, 0) in screen.content
    await t.alice.select(screen, "6", select="a:set:0:0:remind")
    await press(t.alice, screen, "set", "by_dm")
    assert SAY.settings_reminders(6, True) in screen.content
    form = await press(t.alice, screen, "set", "zone")
    await t.alice.submit(form, {"zone": "half past nine"})
    assert SAY.settings_wrong_time("half past nine") in screen.content
    await t.alice.submit(await press(t.alice, screen, "set", "zone"), {"zone": "12:00"})
    assert "UTC" in screen.content and len(screen.selects) == 2
    await t.alice.select(screen, "10", select="a:set:0:0:quiet_start")
    assert "<t:" in screen.content
    await t.alice.select(screen, "10", select="a:set:0:0:quiet_end")
    assert SAY.settings_same_hour() in screen.content
    assert SAY.settings_only_answer(False) in screen.content
    screen = shown(await press(t.alice, screen, "set", "only_answer"))
    assert SAY.settings_only_answer(True) in screen.content
    await t.alice.select(screen, "none", select="a:set:0:0:quiet_start")
    assert SAY.settings_quiet(0, 0) in screen.content
    found = await t.alice.autocomplete("settings", t.channel, "timezone", "pari")
    assert [choice["value"] for choice in found.choices or []] == ["Europe/Paris"]
    assert "Europe/Paris" in shown(await t.alice.slash("settings", t.channel, timezone="Europe/Paris")).content
    assert SAY.settings_wrong_time("Atlantis") in shown(await t.alice.slash("settings", t.channel, timezone="Atlantis")).content
    french = shown(await t.alice.slash("settings", t.alice.dm))
    await press(t.alice, french, "set", "speaks")
    assert lang.interface("fr").settings_head() in french.content, "from the next word on"
    stranger = await t.bob.forge_press(french, "a:set:0:0:remind", ["7"])
    assert shown(stranger).content == SAY.expired_form()


@at_table
async def test_in_quiet_hours_a_call_is_silent_and_the_others_are_called_as_ever(t: Table) -> None:
    """Silence belongs to a message: two called, one of them asleep, are two messages."""
    form = await press(t.alice, shown(await t.alice.slash("settings", t.channel)), "set", "zone")
    screen = shown(await t.alice.submit(form, {"zone": "12:00"}))
    await t.alice.select(screen, "10", select="a:set:0:0:quiet_start")
    board = await t.begin()
    await mentions(t, t.alice, 1)
    assert board.mentions == [t.bob.id] and not board.silent
    beside = next(message for message in t.channel.messages.values() if message.mentions == [t.alice.id])
    assert beside.silent and beside.content == SAY.called_silently([t.alice.mention], over=False)
    for person in (t.alice, t.bob):
        await t.lay(person)
    await t.answer(t.bob, first)
    alone = await t.awaits(t.alice)
    assert alone.silent and alone.mentions == [t.alice.id], "she is called alone: one message, the board"
    await press(t.bob, shown(await t.bob.slash("game resign", t.channel)), "resign")
    end = await t.boarded(lambda _: t.over)
    told = SAY.called_silently([t.alice.mention], over=True)
    await t.world.until(lambda: any(message.content == told for message in t.channel.messages.values()), PATIENCE)
    assert end.mentions == [t.bob.id] and not end.silent


@at_table
async def test_a_thread_that_fell_asleep_wakes_up_and_one_that_was_locked_is_told_by_dm(t: Table) -> None:
    thread = Table(t.hall, t.world.add_thread(t.channel, "table"))
    t.people += thread.people
    await thread.turns()
    await thread.delivered()
    thread.channel.archived = True
    await thread.answer(thread.bob, first)
    await thread.awaits(thread.alice)
    assert not thread.channel.archived
    thread.channel.archived = thread.channel.locked = True
    t.hall.expected.add("undelivered")
    await later(t, 25)
    await t.world.until(lambda: any(SAY.BUTTONS["mute"] in message.labels for message in thread.alice.dm.messages.values()), PATIENCE)
    told = next(message for message in thread.alice.dm.messages.values() if SAY.BUTTONS["mute"] in message.labels)
    assert "⏰" in told.content
    menu = shown(await press(thread.alice, told, "play"))
    while offers := [part for part in menu.buttons if part["custom_id"].startswith("a:m:")]:
        menu = shown(await thread.alice.click(menu, offers[0]["custom_id"]))
    await t.world.until(lambda: any("can’t write" in message.content for message in thread.bob.dm.messages.values()), PATIENCE)
    del t.world.channels[thread.channel.id]
    await later(t, 25)
    await t.world.until(lambda: any("⏰" in message.content for message in thread.bob.dm.messages.values()), PATIENCE)


@at_table
async def test_whoever_has_left_the_server_is_not_called(t: Table) -> None:
    await t.turns()
    await t.delivered()
    t.bob.leave(t.hall.guild)
    await later(t, 25)
    lobby = public(await t.carl.slash("game new", t.world.add_channel(t.hall.guild, "other"), game="cesar"))
    assert lobby.content and reminders(t) == []
    await t.world.until(lambda: t.hall.book("SELECT 1 FROM waits WHERE game = ? AND muted = 1", t.game), PATIENCE)


@at_table
async def test_a_pause_stops_everything_until_somebody_resumes(t: Table) -> None:
    """All agree, the asker by asking; the board shows it, nobody is reminded, nothing moves, and Resume calls who is awaited."""
    await t.turns()
    await t.delivered()
    asked = public(await t.alice.slash("table pause", t.channel))
    assert asked.content == SAY.proposal(AskPause(0), "Alice", [t.bob.mention])
    assert (await t.alice.slash("table pause", t.channel)).content == host_error(AskedAlready())
    await press(t.bob, asked, "agree")
    board = await t.boarded(lambda board: board.content.startswith("⏸"))
    assert board.mentions == [] and board.buttons[0]["custom_id"] == f"a:unpause:{t.game}"
    assert (await t.bob.slash("game play", t.channel)).content == host_error(GamePaused(moderator=False))
    await later(t, 100)
    assert shown(await press(t.alice, t.board, "unpause")).content == SAY.now_unpaused()
    board = await t.boarded(lambda board: not board.content.startswith("⏸"))
    assert board.mentions == [t.bob.id] and reminders(t) == []
    await t.answer(t.bob, first)
    await t.awaits(t.alice)


@at_table
async def test_away_with_a_bot_that_sits_in_and_gives_the_seat_back_on_the_first_press(t: Table) -> None:
    await t.turns()
    await t.delivered()
    assert (await t.bob.slash("table away", t.channel, until="yesterday")).content == host_error(NoSuchDay("yesterday"))
    assert (await t.bob.slash("table away", t.channel, until="2020-01-01")).content == host_error(PastDay())
    screen = shown(await t.bob.slash("settings", t.channel))
    await press(t.bob, screen, "set", "sits_in")
    form = await press(t.bob, screen, "set", "away")
    await t.bob.submit(form, {"start": "", "until": "5 days"})
    assert "🌙" in screen.content and "A bot sits in meanwhile" in screen.content
    await t.world.until(lambda: any(message.content.startswith("🌙 **Bob**") for message in t.channel.messages.values()), PATIENCE)
    board = await t.awaits(t.alice)  # the bot has played Bob's turn
    assert SAY.happened(SatIn(1, "Ennius", "Bob"), ()) in "".join(message.content for message in t.boards)
    assert not any(part["custom_id"].startswith("a:takeseat") for part in board.buttons)
    hand = shown(await press(t.bob, board, "hand"))
    assert "Your hand" in hand.content
    await t.boarded(lambda board: SAY.happened(Returned(1, "Bob"), ()) in board.content)
    await t.answer(t.alice, first)
    await t.awaits(t.bob)
    assert (await t.bob.slash("table away", t.channel)).content == SAY.away_over()


@at_table
async def test_whoever_does_not_answer_is_given_days_or_a_bot(t: Table) -> None:
    def offers() -> list[Message]:
        return [message for message in t.channel.messages.values() if "💤" in message.content and message.buttons]

    await t.turns()
    await t.delivered()
    await later(t, 49)
    (offer,) = await t.world.until(offers, PATIENCE)
    assert offer.mentions == [t.alice.id] and offer.silent and "**Bob**" in offer.content
    assert shown(await press(t.bob, offer, "givedays")).content == host_error(NotAway(48))
    await press(t.alice, offer, "givedays")
    assert "two more days" in offer.content and not offer.buttons
    await later(t, 49)
    (offer,) = await t.world.until(offers, PATIENCE)
    await press(t.alice, offer, "sitin")
    await t.awaits(t.alice)
    assert (await t.bob.slash("game hand", t.channel)).content and t.hall.book("SELECT 1 FROM seats WHERE sits_for IS NOT NULL") != []
    await t.boarded(lambda board: SAY.happened(Returned(1, "Bob"), ()) in board.content)


@at_table
async def test_the_next_table_and_following_one(t: Table) -> None:
    """After the last press at a table the way to the next; who follows is told by DM, and nobody hears of it."""
    other = Table(t.hall)
    other.alice, other.bob = t.alice, t.bob
    t.people += other.people
    for table in (t, other):
        await table.turns()
        await table.delivered()
        await t.world.until(partial(t.hall.book, "SELECT 1 FROM waits WHERE game = ?", table.game), PATIENCE)
    messages = len(t.channel.messages)
    assert (await t.carl.slash("table watch", t.channel, turns=True)).content == SAY.watching(True)
    assert len([message for message in t.channel.messages.values() if not message.ephemeral]) <= messages
    listed = shown(await t.bob.slash("game list", t.channel)).content.splitlines()
    for table, line in zip((t, other), listed, strict=True):
        assert f"/{table.channel.id}/" in line and YOUR_TURN in line
    await t.answer(t.bob, first)
    await t.world.until(lambda: any(SAY.BUTTONS["next_table"] in message.labels for message in t.bob.sees(t.channel)), PATIENCE)
    lead = next(message for message in t.bob.sees(t.channel) if SAY.BUTTONS["next_table"] in message.labels)
    assert lead.only_for == t.bob.id and f"/{other.channel.id}/" in lead.buttons[0]["url"]
    await t.world.until(lambda: any("👀" in message.content for message in t.carl.dm.messages.values()), PATIENCE)
    await press(t.alice, shown(await t.alice.slash("game resign", t.channel)), "resign")
    await t.world.until(lambda: any("🏆" in message.content for message in t.carl.dm.messages.values()), PATIENCE)
    assert (await t.carl.slash("table watch", t.channel)).content == host_error(AlreadyOver())


@at_table
async def test_the_next_table_after_a_move_by_command(t: Table) -> None:
    other = Table(t.hall)
    other.alice, other.bob = t.alice, t.bob
    t.people += other.people
    for table in (t, other):
        await table.turns()
        await table.delivered()
        await t.world.until(partial(t.hall.book, "SELECT 1 FROM waits WHERE game = ?", table.game), PATIENCE)
    await t.bob.slash("cesar passive", t.channel, cards="-")
    await t.world.until(lambda: any(SAY.BUTTONS["next_table"] in message.labels for message in t.bob.sees(t.channel)), PATIENCE)
    lead = next(message for message in t.bob.sees(t.channel) if SAY.BUTTONS["next_table"] in message.labels)
    assert lead.only_for == t.bob.id and f"/{other.channel.id}/" in lead.buttons[0]["url"]


@at_table
async def test_what_happened_since_ones_last_turn(t: Table) -> None:
    """In a few lines for the one who asks, with the board on which it is outlined; the log leads to the turns."""
    await t.turns()
    for person in (t.bob, t.alice):
        await t.answer(person, first)
        await t.delivered()
    told = await t.bob.slash("table recap", t.channel)
    await told.world.until(lambda: told.message is not None and told.message.attachments, PATIENCE)
    recap = shown(told)
    assert recap.content.startswith(SAY.since_last_turn("x").partition("\n")[0]) and "Alice" in recap.content
    assert recap.labels[-1] == SAY.BUTTONS["log"]
    assert shown(await press(t.bob, recap, "log")).content
    assert (await t.carl.slash("table recap", t.channel)).content == host_error(NotPlaying())
