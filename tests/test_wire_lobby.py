"""The lobby over the wire: who joins and leaves, seats, options, languages, start, cancel, expiry."""

from __future__ import annotations

from wire import PATIENCE, SAY, Table, at_table, button, host_error, is_verb, opened_hall, press, public, shown

import lang
from lang.errors import AlreadyOver, AlreadySeated, AlreadyStarted, ChannelBusy, NotStarted, OpenerOnly, TableFull
from sandbox import Message
from sandbox.model import MANAGE_MESSAGES, PERSON_PERMISSIONS

hall = opened_hall("--lobby-hours", "5")


async def until(t: Table, lobby: Message, *words: str) -> None:
    await t.world.until(lambda: all(word in lobby.content for word in words), PATIENCE)


@at_table
async def test_joining_and_leaving(t: Table) -> None:
    lobby = await t.open()
    assert "Alice" in lobby.content and SAY.lobby_missing(1, "Alice") in lobby.content
    start = next(part for part in lobby.buttons if part["custom_id"] == button(lobby, "start"))
    assert start["disabled"]
    assert host_error(AlreadySeated()) == (await press(t.alice, lobby, "join")).content
    await press(t.bob, lobby, "join")
    await until(t, lobby, "Bob", SAY.lobby_missing(0, "Alice"))
    for late in (await t.carl.forge_press(lobby, button(lobby, "join")), await t.carl.slash("game join", t.channel)):
        assert late.content == host_error(TableFull(2)) and late.message and late.message.ephemeral
    for verb in ("leave", "seat", "options"):
        assert SAY.join_first() == (await press(t.carl, lobby, verb)).content, verb
    for verb in ("start", "cancel"):
        assert host_error(OpenerOnly(int(t.alice.id))) == (await press(t.carl, lobby, verb)).content, verb
    assert host_error(ChannelBusy(0)) == (await t.carl.slash("game new", t.channel, game="cesar")).content
    await press(t.bob, lobby, "leave")
    await until(t, lobby, SAY.lobby_missing(1, "Alice"))
    await t.carl.slash("game join", t.channel)
    await until(t, lobby, "Carl", SAY.lobby_missing(0, "Alice"))
    assert host_error(NotStarted()) == (await t.carl.slash("game play", t.channel)).content
    await t.carl.slash("game leave", t.channel)
    await until(t, lobby, SAY.lobby_missing(1, "Alice"))


@at_table
async def test_joining_at_once(t: Table) -> None:
    """Two hands for the last chair: one sits, the other is told."""
    lobby = await t.open()
    acts = [press(person, lobby, "join") for person in (t.bob, t.carl)]
    await t.done(*acts)
    assert sum(act.content == host_error(TableFull(2)) for act in acts) == 1
    assert ("Bob" in lobby.content) != ("Carl" in lobby.content)


@at_table
async def test_opening_at_once(t: Table) -> None:
    acts = [person.slash("game new", t.channel, game="cesar") for person in (t.alice, t.bob, t.carl)]
    await t.done(*acts)
    assert sorted(act.content == host_error(ChannelBusy(0)) for act in acts) == [False, True, True]
    assert len([message for message in t.channel.messages.values() if not message.ephemeral]) == 1


@at_table
async def test_a_deleted_lobby_goes_on(t: Table) -> None:
    """Joined by command, shown again on request."""
    t.world.delete(await t.open())
    joined = await t.bob.slash("game join", t.channel)
    assert "Bob" in joined.content and joined.message and joined.message.ephemeral
    again = public(await t.bob.slash("game board", t.channel))
    await press(t.alice, again, "start")
    await t.boarded(lambda _: True)


@at_table
async def test_the_opener_leaves(t: Table) -> None:
    """The next in line takes over; the last to leave closes the table."""
    lobby = await t.gather()
    openers = host_error(OpenerOnly(int(t.alice.id)))
    assert openers == (await press(t.bob, lobby, "start")).content
    assert openers == (await press(t.bob, lobby, "cancel")).content
    assert openers == (await t.bob.slash("game end", t.channel)).content
    await press(t.alice, lobby, "leave")
    await until(t, lobby, SAY.lobby_head("Caesar & Cleopatra", "Bob"))
    await press(t.carl, lobby, "join")
    await press(t.bob, lobby, "start")
    await t.boarded(lambda _: set(t.awaited) == {t.bob, t.carl})
    other = Table(t.hall)
    lobby = await other.open()
    await press(other.alice, lobby, "leave")
    await until(other, lobby, SAY.lobby_closed("Caesar & Cleopatra", "cancelled"))
    assert not lobby.buttons
    await other.open(other.bob)


@at_table
async def test_cancelling(t: Table) -> None:
    lobby = await t.gather()
    await press(t.alice, lobby, "cancel")
    await until(t, lobby, SAY.lobby_closed("Caesar & Cleopatra", "cancelled"))
    assert not lobby.buttons
    assert host_error(AlreadyOver()) == (await t.bob.forge_press(lobby, f"a:join:{t.game}")).content
    lobby = await t.gather()
    moderator = t.person("Mona", permissions=PERSON_PERMISSIONS | MANAGE_MESSAGES)
    await moderator.slash("game end", t.channel)
    await until(t, lobby, SAY.lobby_closed("Caesar & Cleopatra", "cancelled"))


@at_table
async def test_changing_places(t: Table) -> None:
    """Nobody is moved against his will; when both wish it, they change."""
    lobby = await t.gather()
    screen = shown(await press(t.alice, lobby, "seat"))
    assert screen.labels == ["Caesar", "Cleopatra"]
    await press(t.alice, screen, "sit", "1")
    assert screen.content == SAY.seat_taken("Cleopatra", "Bob")
    await until(t, lobby, SAY.lobby_seat("Caesar", "Alice", "Cleopatra"))
    await press(t.bob, shown(await press(t.bob, lobby, "seat")), "sit", "0")
    await until(t, lobby, "Caesar: **Bob**", "Cleopatra: **Alice**")
    await press(t.alice, lobby, "start")
    await t.boarded(lambda _: True)
    for person in (t.alice, t.bob):
        await t.lay(person)
    await t.boarded(lambda _: t.awaited == [t.alice])


@at_table
async def test_options_and_language(t: Table) -> None:
    lobby = await t.gather()
    screen = shown(await press(t.bob, lobby, "options"))
    assert "Ordered pile: off" in screen.labels
    await press(t.bob, screen, "option", "ordered")
    assert "Ordered pile: on" in screen.labels
    await until(t, lobby, "Options: Ordered pile")
    await press(t.bob, screen, "option", "ordered")
    await until(t, lobby, SAY.lobby_options([]))
    await press(t.bob, screen, "speak")
    await until(t, lobby, "César", lang.interface("fr").lobby_options([]))
    assert "Ordered pile: off" in screen.labels, "what is private stays in its reader's language"
    await press(t.alice, lobby, "start")
    await t.boarded(lambda board: lang.interface("fr").BUTTONS["play"] in board.labels)
    assert host_error(AlreadyStarted()) == (await press(t.bob, screen, "option", "ordered")).content


@at_table
async def test_a_double_start(t: Table) -> None:
    lobby = await t.gather()
    acts = [press(t.alice, lobby, "start") for _ in range(3)]
    leaving = press(t.bob, lobby, "leave")
    await t.done(*acts, leaving)
    if t.rows:  # dealt before Bob could leave, for both
        await t.boarded(lambda _: t.awaited == [t.alice, t.bob])
        assert len(t.boards) == 1
    else:
        await until(t, lobby, SAY.lobby_missing(1, "Alice"))


@at_table
async def test_old_lobbies(t: Table) -> None:
    """After an hour anybody at the table may start; after those set, here five, it closes."""
    other = Table(t.hall)
    lobby, old = await t.gather(), await other.gather()
    opened = t.hall.book("SELECT opened FROM games WHERE id = ?", t.game)[0][0]
    assert f"<t:{opened + 5 * 3600}:R>" in lobby.content
    await t.bot.stop()
    for game, hours in ((t.game, 4), (other.game, 5)):
        t.hall.book("UPDATE games SET opened = opened - ? WHERE id = ?", hours * 3600, game)
    await t.bot.start()
    await until(other, old, SAY.lobby_closed("Caesar & Cleopatra", "expired"))
    assert not old.buttons
    await other.open(other.bob)
    await press(t.bob, lobby, "start")
    await t.boarded(lambda _: t.awaited == [t.alice, t.bob])


@at_table
async def test_the_lobby_shown_again(t: Table) -> None:
    """`/game board` brings it down to the end of the channel; the old one still works."""
    old = await t.open()
    new = public(await t.carl.slash("game board", t.channel))
    assert new is not old and new.content == old.content
    await press(t.bob, old, "join")
    await until(t, new, "Bob")
    await press(t.alice, new, "start")
    await t.boarded(lambda _: True)


@at_table
async def test_odd_names(t: Table) -> None:
    """A name has no effect on the text around it, and calls nobody."""
    odd = t.person(f"**_`<@{t.carl.id}>")
    lobby = await t.open(odd)
    await press(t.bob, lobby, "join")
    await press(odd, lobby, "start")
    await t.boarded(lambda _: True)
    await t.lay(odd)
    screen = (await odd.slash("game resign", t.channel)).message
    await press(odd, screen, "resign")
    await t.boarded(lambda _: t.over)
    assert not t.carl.pings
    for message in (lobby, t.board):
        assert f"<@{t.carl.id}>" not in message.content and "\\*\\*\\_" in message.content


@at_table
async def test_old_menus_of_the_lobby_answer_after_the_start(t: Table) -> None:
    """Whatever was opened before the deal and is pressed after it: a sentence, and nothing to press any more."""
    lobby = public(await t.alice.slash("game new", t.channel, game="lutece"))
    await press(t.bob, lobby, "join")
    buttons = [part["custom_id"] for part in lobby.buttons if not is_verb(part, "rules")]
    screens = [(shown(await press(t.alice, lobby, verb)), then, words) for verb, then, words in (
        ("computer", "addcomputer", "strong"), ("computer", "dropcomputer", ""), ("seat", "sit", "0"),
        ("options", "hints", ""), ("options", "speak", ""),
    )]  # fmt: skip
    await press(t.alice, screens[1][0], "addcomputer", "easy")
    await press(t.alice, lobby, "start")
    await t.boarded(lambda _: True)
    for screen, verb, words in screens:
        assert (await press(t.alice, screen, verb, words)).content == host_error(AlreadyStarted()) == screen.content, verb
        assert not screen.buttons, verb
    for custom_id in buttons:
        assert (await t.alice.forge_press(lobby, custom_id)).content == host_error(AlreadyStarted()), custom_id
