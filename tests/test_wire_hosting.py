"""The running bot in the hands of its owner, by commands in their server and a socket on the host; and of those who manage a server."""

from __future__ import annotations

import asyncio
import re
import stat
from collections.abc import Iterator

import pytest
from wire import PATIENCE, SAY, Hall, Table, at_table, button, host_error, press, public, shown

import lang
from lang.errors import Blocked, BoardForPlayers, Draining, GameNotOffered, ManagersOnly, NoSuchGame, OtherChannels
from sandbox import Channel, Interaction, Person, World
from sandbox.model import BOT_PERMISSIONS, CREATE_THREADS, PERSON_PERMISSIONS
from tools import admin
from tools.errors import Fatal
from tools.version import ROOT

MANAGE_SERVER = 1 << 5


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    world = World()
    office = world.add_guild("Office")
    world.add_guild("Forum")
    with Hall(tmp_path_factory.mktemp("data"), "--owner-guild", office.id, world=world) as hall:
        hall.guild = next(guild for guild in world.guilds.values() if guild.name == "Forum")
        yield hall


async def asked(t: Table, *words: str) -> tuple[str, int]:
    """What the bot answers through its socket, as `python bot.py admin` asks it."""
    lines, code = await asyncio.to_thread(admin.ask, t.hall.data, words)
    return "\n".join(lines), code


def office(t: Table) -> tuple[Person, Channel]:
    """The owner, and a channel of their server."""
    guild = next(guild for guild in t.world.guilds.values() if guild.name == "Office")
    owner = t.world.people.get(t.world.owner) or t.world.add_person("Octavia", guild)
    t.world.owner = owner.id
    return owner, t.world.add_channel(guild, "desk")


async def told(t: Table, act: Interaction) -> str:
    """The answer that takes a moment."""
    await act
    await t.world.until(lambda: bool(act.content), PATIENCE)
    return act.content


@at_table
async def test_the_owner_looks_after_the_bot_from_their_own_server(t: Table) -> None:
    owner, desk = office(t)
    await t.turns()
    status = await told(t, owner.slash("admin status", desk))
    assert "connected" in status and "games under way" in status and "not draining" in status
    game = await told(t, owner.slash("admin game", desk, number=str(t.game)))
    assert f"game {t.game}: cesar, playing" in game and "answer, seat" in game
    assert "philosopher" not in game.lower() and str(t.match.state.hands[0]) not in game, "no card is told"
    await t.delivered()
    assert "told everything" in await told(t, owner.slash("admin undelivered", desk))
    assert desk.guild is not None
    guest = t.world.add_person("Guest", desk.guild)
    assert "Only the owners" in (await guest.slash("admin status", desk)).content
    assert all(command["name"] != "admin" for command in t.world.commands[None]), "nobody else sees it"
    assert "is over" in await told(t, owner.slash("admin end", desk, number=str(t.game)))
    await t.boarded(lambda board: SAY.HOST in board.content)
    assert host_error(NoSuchGame()) == await told(t, owner.slash("admin game", desk, number="999999"))


@at_table
async def test_the_same_by_the_socket_on_the_host(t: Table) -> None:
    await t.begin()
    assert stat.S_IMODE((t.hall.data / admin.SOCKET).stat().st_mode) & 0o077 == 0
    status, code = await asked(t, "status")
    assert code == 0 and "games under way" in status
    said, code = await asked(t, "sing")
    assert code == 1 and "undelivered" in said
    assert (await asked(t, "block", "everybody", "3"))[1] == 1 and (await asked(t, "game"))[1] == 1
    assert "isn’t frozen" in (await asked(t, "unfreeze", str(t.game)))[0]
    said, _ = await asked(t, "announce", "5")
    await t.world.until(lambda: any(SAY.restart_soon(5) == one.content for one in t.channel.messages.values()), PATIENCE)
    assert "told" in said and "commands synced" in (await asked(t, "sync"))[0]
    with pytest.raises(Fatal):
        admin.ask(t.hall.data / "nowhere", ("status",))


@at_table
async def test_a_frozen_game_is_taken_up_again_by_its_host(t: Table) -> None:
    """A row that says nonsense freezes it; once mended it goes on, and one that cannot be mended is closed."""
    await t.turns()
    last = t.hall.book("SELECT max(n) FROM log WHERE game = ? AND kind = 'answer'", t.game)[0][0]
    ((body,),) = t.hall.book("SELECT body FROM log WHERE game = ? AND n = ?", t.game, last)
    await t.bot.stop(within=PATIENCE)
    t.hall.book("UPDATE log SET body = '{}' WHERE game = ? AND n = ?", t.game, last)
    t.hall.book("DELETE FROM snapshots WHERE game = ?", t.game)
    t.hall.expected.add("a game does not replay")
    await t.bot.start(within=PATIENCE)
    assert "frozen" in (await asked(t, "game", str(t.game)))[0]
    assert (await asked(t, "unfreeze", str(t.game)))[1] == 1
    t.hall.book("UPDATE log SET body = ? WHERE game = ? AND n = ?", body, t.game, last)
    assert "goes on" in (await asked(t, "unfreeze", str(t.game)))[0]
    await t.menu(t.awaited[0])


@at_table
async def test_blocked_people_and_servers_get_one_quiet_sentence(t: Table) -> None:
    lobby = await t.open()
    assert (await asked(t, "block", "user", t.bob.id))[1] == 0
    for act in (press(t.bob, lobby, "join"), t.bob.slash("game list", t.channel)):
        answer = await act
        assert answer.content == host_error(Blocked()) and answer.message and answer.message.ephemeral
    assert "Bob" not in lobby.content
    assert (await asked(t, "block", "guild", t.hall.guild.id))[1] == 0
    assert (await t.alice.slash("game play", t.channel)).content == host_error(Blocked(server=True))
    await t.bot.stop(within=PATIENCE)
    await t.bot.start(within=PATIENCE)
    assert (await t.alice.slash("game play", t.channel)).content == host_error(Blocked(server=True)), "a restart forgives nobody"
    assert "may come in again" in (await asked(t, "unblock", "guild", t.hall.guild.id))[0]
    assert "was not blocked" in (await asked(t, "unblock", "guild", t.hall.guild.id))[0]
    await asked(t, "unblock", "user", t.bob.id)
    await press(t.bob, lobby, "join")
    assert "Bob" in lobby.content


@at_table
async def test_before_a_restart_no_table_is_opened_and_games_go_on(t: Table) -> None:
    await t.begin()
    await asked(t, "drain")
    other = t.world.add_channel(t.hall.guild, "other")
    assert (await t.carl.slash("game new", other, game="lutece")).content == host_error(Draining())
    await t.lay(t.alice)
    await asked(t, "drain", "off")
    assert public(await t.carl.slash("game new", other, game="lutece"))


@at_table
async def test_whoever_asks_is_shown_the_terms_and_the_privacy_policy(t: Table) -> None:
    """Word for word, in their language; the same rows stand in both."""
    fred = t.person("Fred", locale="fr")
    for person, language in ((t.alice, "en"), (fred, "fr")):
        answer = shown(await person.slash("privacy policy", t.channel))
        say = lang.interface(language)
        assert answer.text == say.privacy_policy(0)
        texts = {name: (ROOT / name).read_bytes() for name in say.DOCUMENTS.values()}
        assert {one.filename: one.data for one in answer.attachments} == texts
    for english, french in zip(lang.interface("en").DOCUMENTS.values(), lang.interface("fr").DOCUMENTS.values(), strict=True):
        rows = [re.findall(r"^[|*#-]", (ROOT / name).read_text("utf-8"), re.MULTILINE) for name in (english, french)]
        assert rows[0] == rows[1], "something stands in one of them alone"


@at_table
async def test_a_server_says_where_and_what_is_played(t: Table) -> None:
    """Channels, games, language, threads and boards for onlookers, each with its sentence; in French too."""
    manager = t.person("Magda", permissions=PERSON_PERMISSIONS | MANAGE_SERVER)
    screen = shown(await manager.slash("server", t.channel))
    assert SAY.server_channels([]) in screen.content
    assert (await t.carl.forge_press(screen, button(screen, "server", "threads"))).content == host_error(ManagersOnly())
    await manager.select(screen, [t.channel.id], "a:server:0:0:channels")
    await manager.select(screen, ["cesar", "lutece"], "a:server:0:0:games")
    other = t.world.add_channel(t.hall.guild, "chatter")
    assert (await t.alice.slash("game new", other, game="cesar")).content == host_error(OtherChannels((int(t.channel.id),)))
    fred = t.person("Fred", locale="fr")
    french = lang.interface("fr").host_error(GameNotOffered())
    assert (await fred.slash("game new", t.channel, game="fortuna")).content == french
    await press(manager, screen, "server", "language")
    await press(manager, screen, "server", "strangers")
    assert SAY.server_language("fr") in screen.labels
    lobby = public(await t.alice.slash("game new", t.channel, game="cesar"))
    assert "table ouverte par" in lobby.content
    assert host_error(BoardForPlayers()) in (await t.carl.slash("game board", t.channel)).content
    assert public(await t.alice.slash("game board", t.channel))
    await manager.select(screen, [], "a:server:0:0:channels")
    await manager.select(screen, [], "a:server:0:0:games")
    await press(manager, screen, "server", "threads")
    t.world.set_bot_permissions(other, BOT_PERMISSIONS & ~CREATE_THREADS)
    opened = await t.alice.slash("game new", other, game="fortuna")
    assert "table ouverte par" in public(opened).content
    told = (await opened.followed()).content
    assert told == SAY.no_thread([SAY.PERMISSIONS["create_public_threads"]]), "who opened it reads English"
    t.world.set_bot_permissions(other, None)
    other = t.world.add_channel(t.hall.guild, "more chatter")
    assert public(await t.alice.slash("game new", other, game="fortuna"))
    assert t.hall.book("SELECT in_thread FROM games ORDER BY id DESC LIMIT 1") == [(1,)]


def test_the_socket_goes_with_the_bot(hall: Hall) -> None:
    async def story(t: Table) -> None:
        await t.bot.stop(within=PATIENCE)
        assert not (t.hall.data / admin.SOCKET).exists()
        await t.bot.start(within=PATIENCE)

    hall.live(story)
