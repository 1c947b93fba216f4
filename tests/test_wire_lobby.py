"""The lobby over the wire: who joins and leaves, seats, options, languages, start, cancel, expiry."""

from __future__ import annotations

from wire import PATIENCE, SAY, Table, at_table, button, host_error, is_verb, opened_hall, press, public, shown

import games
import lang
from host.play import boxes
from lang.errors import AlreadyOver, AlreadyStarted, ChannelBusy, NotStarted, OpenerOnly, TableFull
from rules.triumvirat.components import Post
from sandbox import Message
from sandbox.model import MANAGE_MESSAGES, PERSON_PERMISSIONS

hall = opened_hall("--lobby-hours", "5")


PRIMARY, SECONDARY, SUCCESS = 1, 2, 3  # styles of buttons


def looks(message: Message, verb: str) -> tuple[int, bool]:
    """The style of a button, and whether it is off."""
    (part,) = [part for part in message.buttons if is_verb(part, verb)]
    return part["style"], part.get("disabled", False)


def link(t: Table, message: Message) -> str:
    return f"https://discord.com/channels/{t.hall.guild.id}/{t.channel.id}/{message.id}"


@at_table
async def test_joining_and_leaving(t: Table) -> None:
    lobby = await t.open()
    assert "Alice" in lobby.content and SAY.lobby_missing(1) in lobby.content
    assert looks(lobby, "join") == (PRIMARY, False) and looks(lobby, "start") == (SUCCESS, True)
    seated = shown(await press(t.alice, lobby, "join"))
    assert seated.content == SAY.already_seated("Caesar") and [is_verb(seated.buttons[0], "seat"), is_verb(seated.buttons[1], "leave")]
    assert seated.content == (await t.alice.slash("game join", t.channel)).content
    await press(t.bob, lobby, "join")
    await t.reads(lobby, "Bob", SAY.lobby_ready("Alice", 0))
    assert looks(lobby, "join") == (SECONDARY, True) and looks(lobby, "start") == (SUCCESS, False)
    assert host_error(OpenerOnly(int(t.alice.id))) == (await t.bob.forge_press(lobby, f"a:close:{t.game}")).content
    for late in (await t.carl.forge_press(lobby, button(lobby, "join")), await t.carl.slash("game join", t.channel)):
        assert late.content == host_error(TableFull(2)) and late.message and late.message.ephemeral
    for verb in ("leave", "seat", "options"):
        assert host_error(TableFull(2)) == (await press(t.carl, lobby, verb)).content, f"{verb}: not that they may join"
    for verb in ("start", "cancel"):
        assert host_error(OpenerOnly(int(t.alice.id))) == (await press(t.carl, lobby, verb)).content, verb
    assert SAY.table_open(link(t, lobby)) == (await t.carl.slash("game new", t.channel, game="cesar")).content
    assert SAY.table_waits(link(t, lobby)) == (await t.alice.slash("game new", t.channel, game="cesar")).content
    await press(t.bob, lobby, "leave")
    await t.reads(lobby, SAY.lobby_missing(1))
    await t.carl.slash("game join", t.channel)
    await t.reads(lobby, "Carl", SAY.lobby_ready("Alice", 0))
    assert host_error(NotStarted()) == (await t.carl.slash("game play", t.channel)).content
    await t.carl.slash("game leave", t.channel)
    await t.reads(lobby, SAY.lobby_missing(1))


@at_table
async def test_who_joins_before_the_bot_knows_its_message(t: Table) -> None:
    """People see the lobby before Discord has told the bot where it stands."""
    answer = t.world.faults.hold("/callback$", after=True)
    opened = t.alice.slash("game new", t.channel, game="cesar")
    lobby = await t.world.until(lambda: opened.message)
    await t.bob.click(lobby, button(lobby, "join"))
    await t.reads(lobby, "Bob")
    await t.start(t.alice, lobby)
    await t.boarded(lambda _: True)
    await t.delivered()
    answer.let_go()
    await t.done(opened)
    assert not lobby.buttons and t.hall.book("SELECT board FROM games WHERE id = ?", t.game) == [(int(t.board.id),)]


@at_table
async def test_an_older_text_never_comes_last(t: Table) -> None:
    """An edit of the lobby is still on its way to Discord when somebody joins: what it says is followed by what is true."""
    lobby = await t.open()
    screen = shown(await press(t.alice, lobby, "options"))
    late = t.world.faults.hold(f"/messages/{lobby.id}$", method="PATCH")
    await press(t.alice, screen, "option", "ordered")
    await t.world.until(lambda: not late.times)
    await press(t.bob, lobby, "join")
    late.let_go()
    await t.world.until(lambda: any(method == "PATCH" and path.endswith(lobby.id) for method, path, _ in t.world.requests))
    await t.reads(lobby, "Bob", "Options: Ordered pile")


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
    assert sorted(act.content.startswith(SAY.table_open("")) for act in acts) == [False, True, True]
    assert len([message for message in t.channel.messages.values() if not message.ephemeral]) == 1


@at_table
async def test_a_deleted_lobby_goes_on(t: Table) -> None:
    """Joined by command, shown again on request."""
    t.world.delete(await t.open())
    joined = await t.bob.slash("game join", t.channel)
    assert "Bob" in joined.content and joined.message and joined.message.ephemeral
    again = public(await t.bob.slash("game board", t.channel))
    await t.start(t.alice, again)
    await t.boarded(lambda _: True)


@at_table
async def test_the_opener_leaves(t: Table) -> None:
    """The next in line takes over; the last to leave closes the table."""
    lobby = await t.gather()
    openers = host_error(OpenerOnly(int(t.alice.id)))
    assert openers == (await t.start(t.bob, lobby)).content
    assert openers == (await press(t.bob, lobby, "cancel")).content
    assert openers == (await t.bob.slash("game end", t.channel)).content
    await press(t.alice, lobby, "leave")
    await t.reads(lobby, SAY.lobby_head("Caesar & Cleopatra", "Bob"))
    await press(t.carl, lobby, "join")
    await t.start(t.bob, lobby)
    await t.boarded(lambda _: set(t.awaited) == {t.bob, t.carl})
    other = Table(t.hall)
    lobby = await other.open()
    await press(other.alice, lobby, "leave")
    await other.reads(lobby, SAY.lobby_closed("Caesar & Cleopatra", "cancelled"))
    assert not lobby.buttons
    await other.open(other.bob)


@at_table
async def test_cancelling(t: Table) -> None:
    """It is asked before it is done, only of who may; and no is no."""
    lobby = await t.gather()
    before = lobby.content
    for answer, says in (("no", SAY.keep_playing()), ("close", SAY.table_closed())):
        screen = shown(await press(t.alice, lobby, "cancel"))
        assert screen.content == SAY.close_question() and lobby.content == before
        assert says == (await press(t.alice, screen, answer)).content and not screen.buttons
    await t.reads(lobby, SAY.lobby_closed("Caesar & Cleopatra", "cancelled"))
    assert host_error(AlreadyOver()) == (await t.alice.forge_press(screen, f"a:close:{t.game}")).content
    assert not lobby.buttons
    assert host_error(AlreadyOver()) == (await t.bob.forge_press(lobby, f"a:join:{t.game}")).content
    lobby = await t.gather()
    moderator = t.person("Mona", permissions=PERSON_PERMISSIONS | MANAGE_MESSAGES)
    await moderator.slash("game end", t.channel)
    await t.reads(lobby, SAY.lobby_closed("Caesar & Cleopatra", "cancelled"))


@at_table
async def test_changing_places(t: Table) -> None:
    """Nobody is moved against their will; when both wish it, they change."""
    lobby = await t.gather()
    screen = shown(await press(t.alice, lobby, "seat"))
    assert screen.labels == ["Caesar", "Cleopatra", SAY.BUTTONS["words"]]
    await press(t.alice, screen, "sit", "1")
    assert screen.content == SAY.seat_taken("Cleopatra", "Bob")
    await t.reads(lobby, SAY.lobby_seat("Caesar", "Alice", "Cleopatra"))
    await press(t.bob, shown(await press(t.bob, lobby, "seat")), "sit", "0")
    await t.reads(lobby, "Caesar: **Bob**", "Cleopatra: **Alice**")
    await t.start(t.alice, lobby)
    await t.boarded(lambda _: True)
    for person in (t.alice, t.bob):
        await t.lay(person)
    await t.awaits(t.alice)


@at_table
async def test_options_and_language(t: Table) -> None:
    lobby = await t.gather()
    screen = shown(await press(t.bob, lobby, "options"))
    assert "Ordered pile: off" in screen.labels
    await press(t.bob, screen, "option", "ordered")
    assert "Ordered pile: on" in screen.labels
    await t.reads(lobby, "Options: Ordered pile")
    await press(t.bob, screen, "option", "ordered")
    await t.reads(lobby, SAY.lobby_options([]))
    await press(t.bob, screen, "speak")
    await t.reads(lobby, "César", lang.interface("fr").lobby_options([]))
    assert "Ordered pile: off" in screen.labels, "what is private stays in its reader's language"
    await t.start(t.alice, lobby)
    await t.boarded(lambda board: lang.interface("fr").BUTTONS["play"] in board.labels)
    assert host_error(AlreadyStarted()) == (await press(t.bob, screen, "option", "ordered")).content


@at_table
async def test_a_double_start(t: Table) -> None:
    lobby = await t.gather()
    acts = [press(t.alice, lobby, "start") for _ in range(3)]
    leaving = press(t.bob, lobby, "leave")
    await t.done(*acts, leaving)
    if t.rows:  # dealt before Bob could leave, for both
        await t.awaits(t.alice, t.bob)
        assert len(t.boards) == 1
    else:
        await t.reads(lobby, SAY.lobby_missing(1))


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
    await other.reads(old, SAY.lobby_closed("Caesar & Cleopatra", "expired"))
    assert not old.buttons
    await other.open(other.bob)
    await t.start(t.bob, lobby)
    await t.awaits(t.alice, t.bob)


@at_table
async def test_the_lobby_shown_again(t: Table) -> None:
    """`/game board` brings it down to the end of the channel; the old one still works."""
    old = await t.open()
    new = public(await t.carl.slash("game board", t.channel))
    assert new is not old and new.content == old.content
    await press(t.bob, old, "join")
    await t.reads(new, "Bob")
    await t.start(t.alice, new)
    await t.boarded(lambda _: True)


@at_table
async def test_odd_names(t: Table) -> None:
    """A name has no effect on the text around it, and calls nobody."""
    odd = t.person(f"**_`<@{t.carl.id}>")
    lobby = await t.open(odd)
    await press(t.bob, lobby, "join")
    await t.start(odd, lobby)
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
    buttons = [part["custom_id"] for part in lobby.buttons if not is_verb(part, "rules") and not is_verb(part, "learn")]
    screens = [(shown(await press(t.alice, lobby, verb)), then, words) for verb, then, words in (
        ("computer", "addcomputer", "strong"), ("computer", "dropcomputer", ""), ("seat", "sit", "0"),
        ("options", "hints", ""), ("options", "speak", ""),
    )]  # fmt: skip
    await press(t.alice, screens[1][0], "addcomputer", "easy")
    await t.start(t.alice, lobby)
    await t.boarded(lambda _: True)
    for screen, verb, words in screens:
        assert (await press(t.alice, screen, verb, words)).content == host_error(AlreadyStarted()) == screen.content, verb
        assert not screen.buttons, verb
    for custom_id in buttons:
        assert (await t.alice.forge_press(lobby, custom_id)).content == host_error(AlreadyStarted()), custom_id


@at_table
async def test_a_newcomer_reads_what_the_game_is(t: Table) -> None:
    """In the list of games and in the lobby: two sentences, players, length, who sits where; the seal in one small line."""
    (new,) = [option for option in t.world.commands[None][0]["options"] if option["name"] == "new"]
    lobby = public(await t.alice.slash("game new", t.channel, game="fortuna"))
    text = games.text("en", "fortuna")
    offered = {choice["value"]: choice["name"] for choice in new["options"][0]["choices"]}
    assert offered["fortuna"] == f"Fortuna · {SAY.lasts(2, 4, 60)} · {text.PITCH}"
    lines = lobby.content.splitlines()
    assert lines[1:3] == [text.BLURB, f"**{SAY.lasts(2, 4, 60)}**"]
    assert lines[3:7] == [SAY.lobby_seat(text.ROLES[0], "Alice", ""), *map(SAY.lobby_free, text.ROLES[1:])]
    assert [line for line in lines if "proof" in line] == [lines[-1]] and lines[-1].startswith("-# ")
    assert [part["custom_id"].split(":")[1] for part in lobby.buttons[:3]] == ["join", "computer", "start"]


@at_table
async def test_bots_until_the_table_is_full(t: Table) -> None:
    """Then none is offered any more, and it says who may start; who may can do it there."""
    lobby = public(await t.alice.slash("game new", t.channel, game="triumvirat"))
    await press(t.bob, lobby, "join")
    screen = shown(await press(t.bob, lobby, "computer"))
    assert SAY.lobby_ready("Alice", 1) in screen.content and not any(is_verb(part, "start") for part in screen.buttons)
    await press(t.bob, screen, "addcomputer", "easy")
    for shown_to, may in ((screen, False), (shown(await press(t.alice, lobby, "computer")), True)):
        assert SAY.lobby_ready("Alice", 0) in shown_to.content and SAY.computer_question() not in shown_to.content
        assert [part["custom_id"].split(":")[1] for part in shown_to.buttons] == ["dropcomputer", "start"][: 1 + may]
    await t.reads(lobby, SAY.lobby_ready("Alice", 0))
    assert lobby.labels[:3] == [SAY.BUTTONS["join"], SAY.BUTTONS["remove_computer"], SAY.BUTTONS["start"]]
    late = await t.bob.forge_press(screen, f"a:addcomputer:{t.game}:0:easy")
    assert host_error(TableFull(3)) in late.content
    await press(t.bob, screen, "dropcomputer")
    assert any(is_verb(part, "addcomputer") for part in screen.buttons)
    await press(t.bob, screen, "addcomputer", "normal")
    screen = shown(await press(t.alice, lobby, "computer"))
    await t.start(t.alice, screen)
    await t.boarded(lambda _: True)
    await t.world.until(lambda: screen.content == SAY.happened(lang.notices.Started(), ()) and not screen.buttons, PATIENCE)


@at_table
async def test_who_cannot_end_a_game_is_not_told_to(t: Table) -> None:
    await t.begin()
    moderator = t.person("Mona", permissions=PERSON_PERMISSIONS | MANAGE_MESSAGES)
    for person, may in ((t.carl, False), (t.bob, True), (moderator, True)):
        told = (await person.slash("game new", t.channel, game="lutece")).content
        assert told == host_error(ChannelBusy(t.game, may)) and ("/game end" in told) == may


@at_table
async def test_the_figures_of_ones_own_box_are_chosen_under_options(t: Table) -> None:
    """Offered while there is such a file; the table keeps them though it goes."""
    lobby = public(await t.alice.slash("game new", t.channel, game="triumvirat"))
    await press(t.bob, lobby, "join")
    assert not [part for part in shown(await press(t.alice, lobby, "options")).buttons if is_verb(part, "box")]
    path = t.hall.data / boxes.FOLDER / "triumvirat-first edition.json"
    path.parent.mkdir()
    path.write_text(boxes.sample("triumvirat").replace('"governor": "out"', '"governor": "in"'), "utf-8")
    options = shown(await press(t.alice, lobby, "options"))
    assert SAY.box_option("") in options.content
    await press(t.alice, options, "box")
    await t.reads(lobby, SAY.box_chosen("first edition"))
    path.unlink()
    await t.start(t.alice, lobby)
    await t.boarded(lambda _: bool(t.awaited))
    assert Post.OUT not in t.match.state.table.board.posts
