"""What goes wrong around a game: closed direct messages, failing requests, lost connections and permissions, games that cannot go on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wire import PATIENCE, SAY, YOUR_TURN, Table, at_table, first, host_error, idle, offered, opened_hall, pick, press, public, shown

from lang.errors import AlreadyOver, Frozen, NoBoardThere, NoGameHere
from sandbox import Message, Person
from sandbox.model import ATTACH, BOT_PERMISSIONS, MANAGE_MESSAGES, PERSON_PERMISSIONS, SEND, SEND_IN_THREADS, VIEW

hall = opened_hall()


def letters(person: Person) -> list[Message]:
    """What the bot wrote to them, the welcome first."""
    return list(person.dm.messages.values())


async def end(t: Table) -> None:
    """The quickest end: Alice gives up."""
    screen = (await t.alice.slash("game resign", t.channel)).message
    await press(t.alice, screen, "resign")
    await t.boarded(lambda _: t.over)


# ---------------------------------------------------------------- direct messages


@at_table
async def test_the_hand_comes_by_direct_message(t: Table) -> None:
    """One message a game, in the player's language, with a link; edited at the end of their turn, not between their draws."""
    t.alice.locale = "fr"
    await t.turns()
    await t.world.until(lambda: len(letters(t.alice)) == len(letters(t.bob)) == 2, PATIENCE)
    for person, words in ((t.alice, "Votre main"), (t.bob, "Your hand")):
        hand = letters(person)[1]
        assert words in hand.text and f"/{t.channel.id}/" in hand.text.partition("\n")[0]
        assert [file.filename for file in hand.attachments] == ["hand.png"] and hand.attachments[0].alt and not hand.buttons
    versions = len(letters(t.bob)[1].versions)
    await t.answer(t.bob, first)
    await t.world.until(lambda: len(letters(t.bob)[1].versions) > versions, PATIENCE)
    await t.delivered()
    assert len(letters(t.bob)[1].versions) == versions + 1 and len(letters(t.bob)) == 2


@at_table
async def test_closed_direct_messages(t: Table) -> None:
    """They are told once, privately; the game goes on with Hand. Opened again, they are used for the next game."""
    t.bob.dms_open = False
    lobby = await t.open()
    joined = await press(t.bob, lobby, "join")
    told = await joined.followed(within=PATIENCE)
    assert told.only_for == t.bob.id and told.text == SAY.dms_closed()
    await t.start(t.alice, lobby)
    await t.boarded(lambda _: True)
    for person in (t.alice, t.bob):
        await t.lay(person)
    hand = shown(await press(t.bob, t.board, "hand"))
    assert "Your hand" in hand.text and hand.attachments
    await t.answer(t.bob, first)
    await t.awaits(t.alice)
    await end(t)
    again = await t.open()
    joined = await press(t.bob, again, "join")
    await t.done(joined)
    assert not joined.followups and not letters(t.bob)
    t.bob.dms_open = True
    await press(t.alice, shown(await press(t.alice, again, "cancel")), "close")
    await press(t.bob, await t.open(), "join")
    await t.world.until(lambda: len(letters(t.bob)) == 1, PATIENCE)
    await t.alice.slash("game start", t.channel)
    await t.world.until(lambda: len(letters(t.bob)) == 2, PATIENCE)


# ---------------------------------------------------------------- failing requests


def openly(offers: Sequence[str]) -> str:
    """No Manipulation, which the other would have to answer in the middle of a turn."""
    return next((offer for offer in offers if offer.startswith(("LayUp", "Draw", "Finish"))), offers[0])


@at_table
async def test_failing_requests_are_tried_again(t: Table) -> None:
    """Limits and errors of Discord: every board, answer and letter arrives, once."""
    await t.turns()
    await t.delivered()
    here, faults = f"/channels/{t.channel.id}/messages", t.world.faults
    failures: tuple[Callable[[], object], ...] = (
        lambda: faults.rate_limit(here, 0.1, method="POST"),
        lambda: faults.add(here, 500, method="POST"),
        lambda: faults.lose_answer(here, method="POST"),
        lambda: faults.add("/callback$", 502),
        lambda: faults.rate_limit("/callback$", 0.1),
        lambda: faults.add(f"/channels/{t.alice.dm.id}/messages", 500, times=2),
        lambda: faults.add(f"{here}/[0-9]+$", 500, method="PATCH"),
    )
    for fail in failures:
        fail()
        (person,) = t.awaited
        boards = len(t.boards)
        await t.answer(person, idle if len(t.boards) < 3 else openly)
        await t.played(person)
        assert len(t.boards) == boards + 1
    await t.world.until(lambda: not faults.queue, PATIENCE)


@at_table
async def test_an_answer_that_comes_too_late(t: Table) -> None:
    """Discord no longer takes it; the move stands and the board tells of it."""
    await t.turns()
    screen = await pick(t.bob, await t.menu(t.bob), "Passive")
    late = t.bob.click(screen, offered(screen)["Passive/"][0])
    late.error = "three seconds are over"
    hand = press(t.alice, t.board, "hand")
    hand.error = "three seconds are over"
    await t.awaits(t.alice)
    assert late.response is None and hand.response is None


@at_table
async def test_lost_connections(t: Table) -> None:
    """Presses made meanwhile are answered when the connection stands again."""
    await t.turns()
    for disturb in (t.world.disconnect, t.world.reconnect_request):
        disturb()
        screen = shown(await press(t.bob, t.board, "play"))
        assert offered(screen)
    t.world.invalidate()
    await t.world.online(PATIENCE)
    await t.answer(t.bob, first)
    await t.awaits(t.alice)


@at_table
async def test_a_deleted_board_is_shown_again(t: Table) -> None:
    await t.turns()
    await t.delivered()
    old = t.board
    screen = await t.menu(t.bob)
    t.world.delete(old)
    await pick(t.bob, screen, first(list(offered(screen))))
    await t.world.until(lambda: t.boards and t.board is not old, PATIENCE)
    assert t.awaited == [t.bob] and "play" in str(t.board.components)


# ---------------------------------------------------------------- permissions, people who are gone


@at_table
async def test_missing_permissions_are_named(t: Table) -> None:
    thread = t.world.add_thread(t.channel, "partie")
    for where, held, lacking in (
        (t.channel, VIEW | SEND, SAY.PERMISSIONS["attach_files"]),
        (t.channel, VIEW | ATTACH, SAY.PERMISSIONS["send_messages"]),
        (thread, VIEW | SEND | ATTACH, SAY.PERMISSIONS["send_messages_in_threads"]),
    ):
        t.world.set_bot_permissions(where, held)
        answer = await t.alice.slash("game new", where, game="cesar")
        assert answer.message and answer.message.ephemeral and answer.text == SAY.permissions_missing([lacking])
        t.world.set_bot_permissions(where, None)
    t.world.set_bot_permissions(thread, VIEW | SEND_IN_THREADS | ATTACH)
    public(await t.alice.slash("game new", thread, game="cesar"))


@at_table
async def test_a_channel_that_is_shut_in_mid_game(t: Table) -> None:
    """The game is not lost: moves are made in private, hands arrive, and the board follows when it can."""
    t.hall.expected.add("undelivered")
    await t.turns()
    await t.delivered()
    old, lines = t.board, len(t.hall.log)
    t.world.set_bot_permissions(t.channel, VIEW)
    await t.answer(t.bob, first)
    await t.world.until(lambda: any("undelivered" in line for line in t.hall.log[lines:]), PATIENCE)
    assert t.board is old
    refused = await t.bob.slash("game board", t.channel)
    assert refused.text == host_error(NoBoardThere(int(t.channel.id)))
    t.world.set_bot_permissions(t.channel, BOT_PERMISSIONS)
    await press(t.alice, old, "hand")
    await t.boarded(lambda board: board is not old)
    assert t.awaited == [t.alice] and t.board.id in {one.payload["id"] for one in t.alice.pings}


@at_table
async def test_who_has_left_the_server_is_not_dealt_in(t: Table) -> None:
    lobby = await t.gather()
    t.bob.leave(t.hall.guild)
    started = await t.start(t.alice, lobby)
    told = await started.followed(within=PATIENCE)
    assert told.only_for == t.alice.id and t.bob.mention in told.text
    await t.world.until(lambda: "Bob" not in lobby.text, PATIENCE)
    await press(t.carl, lobby, "join")
    await t.start(t.alice, lobby)
    await t.awaits(t.alice, t.carl)


# ---------------------------------------------------------------- where there is no game


@at_table
async def test_commands_without_a_game(t: Table) -> None:
    """They say where one's games are, in direct messages too."""
    nowhere = host_error(NoGameHere())
    for command in ("play", "hand", "board", "log", "undo", "resign", "end", "export", "proof", "join", "leave", "start"):
        assert nowhere in (await t.alice.slash(f"game {command}", t.channel)).text, command
        assert nowhere in (await t.alice.slash(f"game {command}", t.alice.dm)).text, command
    assert nowhere in (await t.alice.slash("cesar passive", t.channel, cards="-")).text
    assert SAY.no_games() == (await t.alice.slash("game list", t.alice.dm)).text
    await t.begin()
    await t.delivered()
    other = Table(t.hall)
    lost = (await t.alice.slash("game play", other.channel)).text
    assert nowhere in lost and f"/{t.channel.id}/" in lost and YOUR_TURN in lost
    for where in (t.channel, t.alice.dm, other.channel):
        listed = (await t.alice.slash("game list", where)).text
        assert f"/{t.channel.id}/" in listed and YOUR_TURN in listed


@at_table
async def test_a_game_that_is_over(t: Table) -> None:
    await t.turns()
    screen = await pick(t.bob, await t.menu(t.bob), "Passive")
    button, board = offered(screen)["Passive/"][0], t.board
    await end(t)
    over = host_error(AlreadyOver())
    assert over in (await t.bob.forge_press(screen, button)).text  # the panel may have lost it by now
    assert over in (await t.bob.slash("cesar passive", t.channel, cards="-")).text
    assert over in (await t.bob.forge_press(board, f"a:play:{t.game}")).text
    for command in ("play", "undo", "resign", "end", "leave", "start", "join"):
        assert over in (await t.bob.slash(f"game {command}", t.channel)).text, command
    hand = shown(await press(t.bob, t.board, "hand"))
    assert hand.attachments
    assert SAY.no_games() == (await t.bob.slash("game list", t.channel)).text
    await t.open(t.bob)  # the channel is free again


@at_table
async def test_a_game_by_rules_nobody_knows(t: Table) -> None:
    """It is kept, everybody is told so, and a moderator may clear the channel."""
    t.hall.expected.add("a game does not replay")
    moderator = t.person("Mona", permissions=PERSON_PERMISSIONS | MANAGE_MESSAGES)
    await t.turns()
    await t.delivered()
    game, board = t.game, t.board
    await t.bot.stop()
    t.hall.book("UPDATE games SET version = 99 WHERE id = ?", game)
    await t.bot.start()
    frozen = host_error(Frozen("ReplayError"))
    for verb in ("play", "hand"):
        assert frozen in (await press(t.bob, board, verb)).text
    for command in ("play", "hand", "board", "log", "undo", "resign"):
        assert frozen in (await t.bob.slash(f"game {command}", t.channel)).text, command
    assert f"/{t.channel.id}/" in (await t.bob.slash("game list", t.channel)).text
    question = (await moderator.slash("game end", t.channel)).message
    assert (await press(moderator, question, "end")).text == SAY.ended()
    assert frozen in (await t.bob.slash("game export", t.channel)).text
    await t.open(t.bob)
