"""The same table again, over the wire: one lobby whoever presses, nobody seated unasked, one press to be in."""

from __future__ import annotations

import pytest
from wire import PATIENCE, SAY, Hall, Table, at_table, host_error, is_verb, opened_hall, press, public, shown

import games
import lang
from lang.errors import ChannelBusy, NotPlaying
from sandbox import Interaction, Message, Person

hall = opened_hall()


async def resign(t: Table, person: Person) -> Message:
    """The end, and its message."""
    await press(person, shown(await person.slash("game resign", t.channel)), "resign")
    return await t.boarded(lambda _: t.over)


def lobbies(t: Table) -> list[Message]:
    return [message for message in t.channel.messages.values() if any(is_verb(part, "join") for part in message.buttons)]


@at_table
async def test_a_rematch(t: Table) -> None:
    """Options, language and the presser's place are as before; the other is called and joins by one press."""
    await t.begin(options=["ordered"])
    score = await resign(t, t.bob)
    assert not lobbies(t) and host_error(NotPlaying()) == (await press(t.carl, score, "rematch")).content
    pings = len(t.alice.pings)
    act = press(t.bob, score, "rematch")
    lobby, call = public(await act), await act.followed()
    assert "Cleopatra: **Bob**" in lobby.content and SAY.lobby_free("Caesar") in lobby.content
    assert "Options: Ordered pile" in lobby.content and SAY.lobby_head("Caesar & Cleopatra", "Bob") in lobby.content
    assert call.content == SAY.rematch_call("Bob", [t.alice.mention]) and not call.ephemeral
    assert [one.payload["id"] for one in t.alice.pings][pings:] == [call.id]
    await press(t.alice, lobby, "join")
    await t.start(t.bob, lobby)
    await t.awaits(t.alice, t.bob)
    for person in (t.alice, t.bob):
        assert sum("Welcome" in message.content for message in person.dm.messages.values()) == 1, "once, not at each game"
    assert host_error(ChannelBusy(0, may_end=True)) == (await press(t.alice, score, "rematch")).content


@at_table
async def test_one_rematch_whoever_presses(t: Table) -> None:
    """Pressed at once by both and twice by one, and by command: one table, and the others are shown the way to it."""
    await t.begin()
    score = await resign(t, t.bob)
    acts = [press(person, score, "rematch") for person in (t.alice, t.bob, t.alice)]
    await t.done(*acts)
    late = await t.bob.slash("game rematch", t.channel)
    (lobby,) = lobbies(t)
    assert late.content in {say(link(t, lobby)) for say in (SAY.table_open, SAY.table_waits)} and late.message and late.message.ephemeral
    assert len([act for act in acts if refers(act)]) == 2
    seated = t.hall.book("SELECT count(*) FROM seats WHERE game = ?", t.game)
    assert seated == [(1,)]
    first = next(act.person for act in acts if not refers(act))
    await press(first, shown(await press(first, lobby, "cancel")), "close")
    again = await t.bob.slash("game rematch", t.channel)  # closed again: the way is free
    assert public(again) in lobbies(t)


def refers(act: Interaction) -> bool:
    return act.content.startswith((SAY.table_open("").strip(), SAY.table_waits("").strip()))


def link(t: Table, message: Message) -> str:
    return f"https://discord.com/channels/{t.hall.guild.id}/{t.channel.id}/{message.id}"


@pytest.mark.parametrize("language", lang.LANGUAGES)
def test_a_rematch_against_computer_players(hall: Hall, language: str) -> None:
    """They sit down at once, each in its place and as strong as before, after a restart too; so one may start by the next press."""

    async def story(t: Table) -> None:
        say, game_text = lang.interface(language), games.text(language, "fortuna")
        t.alice.locale = language
        t.hall.expected.add("a computer player fell back")  # on a busy machine; how they play is of no matter here
        lobby = public(await t.alice.slash("game new", t.channel, game="fortuna"))
        screen = shown(await press(t.alice, lobby, "computer"))
        for level in ("easy", "normal"):
            await press(t.alice, screen, "addcomputer", level)
        await press(t.alice, shown(await press(t.alice, lobby, "seat")), "sit", "3")  # the seats are then closed up: 1, 2 and 3
        await t.world.until(lambda: say.lobby_free(game_text.ROLES[0]) in lobby.content, PATIENCE)
        places = [line for line in lobby.content.splitlines() if line.startswith("- ") and "Alice" not in line]
        await t.start(t.alice, lobby)
        await t.boarded(lambda _: t.alice in t.awaited)
        score = await resign(t, t.alice)
        assert score.content.splitlines()[-2] == say.again() and say.BUTTONS["rematch"] in score.labels
        await t.bot.stop()
        await t.bot.start()
        again = public(await press(t.alice, score, "rematch"))
        assert [line for line in again.content.splitlines() if line.startswith("- ") and "Alice" not in line] == places
        assert not any(call.content.startswith("🔁") for call in t.channel.messages.values()), "there is nobody to call"
        assert not next(part for part in again.buttons if is_verb(part, "start")).get("disabled")

    hall.live(story)


@at_table
async def test_a_rematch_while_another_table_gathers(t: Table) -> None:
    await t.begin()
    score = await resign(t, t.alice)
    other = public(await t.carl.slash("game new", t.channel, game="lutece"))
    await t.quiet()
    answer = await press(t.bob, score, "rematch")
    assert answer.content == SAY.table_open(link(t, other)) and lobbies(t) == [other]
