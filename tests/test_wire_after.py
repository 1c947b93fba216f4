"""After the game, over the wire: looking back at any turn, for oneself alone."""

from __future__ import annotations

import json
import re

from wire import SAY, Table, at_table, button, first, host_error, idle, is_verb, opened_hall, press, public, shown

from lang.errors import NoHintsRated, NotOverYet
from sandbox import Interaction, Message

hall = opened_hall()


async def screen_of(t: Table, act: Interaction) -> Message:
    """The private screen, once it is drawn."""
    await t.done(act)
    return shown(act)


def steps(screen: Message) -> list[bool]:
    """Which of ⏮ ◀ ▶ ⏭ can be pressed."""
    return [not part.get("disabled") for part in screen.buttons if is_verb(part, "replay")]


def hands(screen: Message) -> int:
    return len(screen.attachments) - 1


@at_table
async def test_looking_back(t: Table) -> None:
    """During the game what everybody saw, and one's own hand; after the end all cards, step by step or by number."""
    await t.turns()
    for _ in range(3):
        await t.answer(t.awaited[0], idle)
        await t.delivered()
    screen = await screen_of(t, t.carl.slash("game replay", t.channel))
    assert not screen.selects and hands(screen) == 0, "who watches sees what everybody saw"
    screen = await screen_of(t, t.alice.slash("record replay", t.channel))
    assert [option["label"] for option in screen.selects[0]["options"]] == [SAY.SEEN_BY_ALL, SAY.seen_by("Alice")]
    screen = await screen_of(t, t.alice.select(screen, ["0"]))
    assert hands(screen) == 1 and SAY.seen_by("Alice") in screen.content and steps(screen) == [True, True, False, False]
    forged = await screen_of(t, t.alice.forge_press(screen, f"a:replay:{t.game}:0:1/1"))
    assert hands(forged) == 0, "another's cards are not to be had"
    await press(t.bob, shown(await t.bob.slash("game resign", t.channel)), "resign")
    score = await t.boarded(lambda _: t.over)
    screen = await screen_of(t, press(t.carl, score, "replay"))
    assert hands(screen) == 0 and steps(screen) == [False, False, True, True] and "Set-up" in screen.content, "from the beginning"
    screen = await screen_of(t, t.carl.select(screen, ["0+1"]))
    assert hands(screen) == 2 and SAY.ALL_OPEN in screen.content
    screen = await screen_of(t, t.carl.click(screen, "⏭"))
    assert steps(screen) == [True, True, False, False] and "wins" in screen.content
    form = await t.carl.click(screen, button(screen, "turn"))
    screen = await screen_of(t, t.carl.submit(form, number="1"))
    assert "Turn 1 · " in screen.content and hands(screen) == 2
    assert all(message.ephemeral for message in t.channel.messages.values() if "-# Turn" in message.content), "nobody else is disturbed"


@at_table
async def test_playing_on_from_a_turn(t: Table) -> None:
    """Who looks back at a finished game opens a table that begins there; its first board shows that turn."""
    await t.turns()
    await t.answer(t.awaited[0], idle)
    await t.delivered()
    await press(t.bob, shown(await t.bob.slash("game resign", t.channel)), "resign")
    score = await t.boarded(lambda _: t.over)
    screen = await screen_of(t, press(t.alice, score, "replay"))
    screen = await screen_of(t, t.alice.click(screen, "▶"))
    turn = int(re.findall(r"-# Turn (\d+)", screen.content)[0])
    lobby = public(await press(t.alice, screen, "onward"))
    assert SAY.lobby_onward(turn) in lobby.content and "Caesar: **Alice**" in lobby.content
    proof = (await t.alice.slash("game proof", t.channel)).text
    assert SAY.words_hint() in proof and "Alice" in proof, "the table is set for two, one of whom is there"
    await press(t.carl, lobby, "join")
    await t.start(t.alice, lobby)
    board = await t.boarded(lambda _: not t.over)
    assert f"continues from turn {turn}" in board.content


@at_table
async def test_a_film_for_oneself_then_for_everybody(t: Table) -> None:
    """Not before the end; whoever presses hears how far it is, and may show it to all."""
    await t.begin()
    for command in ("record film", "game film"):
        assert (await t.alice.slash(command, t.channel)).content == host_error(NotOverYet())
    await press(t.bob, shown(await t.bob.slash("game resign", t.channel)), "resign")
    score = await t.boarded(lambda _: t.over)
    screen = await screen_of(t, press(t.carl, score, "film"))
    assert [file.filename for file in screen.attachments] == ["film.webp"] and "Bob" in screen.content
    act = press(t.carl, screen, "share", "film")
    await t.done(act)
    assert act.message and not act.message.ephemeral and [file.filename for file in act.message.attachments] == ["film.webp"]
    screen = await screen_of(t, press(t.carl, screen, "film", "still"))
    assert [file.filename for file in screen.attachments] == ["still.png"]


@at_table
async def test_a_review_and_a_second_try(t: Table) -> None:
    """Worked out elsewhere with a word of how far it is; a turning point is tried again until the move is as good as any."""
    await t.turns()
    for _ in range(3):
        await t.answer(t.awaited[0], first)
        await t.delivered()
    assert (await t.alice.slash("record review", t.channel)).content == host_error(NotOverYet())
    await press(t.bob, shown(await t.bob.slash("game resign", t.channel)), "resign")
    score = await t.boarded(lambda _: t.over)
    act = press(t.carl, score, "review")
    screen = await screen_of(t, act)
    assert [file.filename for file in screen.attachments] == ["review.png"]
    assert SAY.review_head("Caesar & Cleopatra") in screen.content and "With average luck" not in screen.content  # it was given up
    t.hall.book("UPDATE reviews SET body = ? WHERE game = ?", with_a_moment(t), t.game)  # nobody erred so early
    screen = await screen_of(t, press(t.carl, score, "review"))
    screen = await screen_of(t, t.carl.select(screen, ["1"]))
    assert len(screen.attachments) == 2 and SAY.try_head(1, "").rpartition("**")[2] in screen.content
    screen = await screen_of(t, t.carl.select(screen, [screen.selects[0]["options"][0]["value"]]))
    while "✅" not in screen.content and "❌" not in screen.content:
        screen = await screen_of(t, t.carl.select(screen, [screen.selects[0]["options"][-1]["value"]]))
    screen = await screen_of(t, press(t.carl, screen, "try", "answer"))
    assert "💡" in screen.content


def with_a_moment(t: Table) -> str:
    """The review of a game with a turning point in it: its last answer, which is also said to be the best."""
    (body,) = (body for game, body in t.hall.book("SELECT game, body FROM reviews") if game == t.game)
    place, (seat, better) = len(t.answers) - 1, t.answers[-1]
    moment = {"place": place, "turn": 1, "seat": seat, "better": better, "loss": 250, "error": 80, "in_points": True, "why": ""}
    return json.dumps(json.loads(body) | {"moments": [{"is": "Moment", **moment}]})


@at_table
async def test_what_comes_of_games(t: Table) -> None:
    """People who meet get no hints; then profile, ranking and history, for whoever asks alone, and a game of it is watched again."""
    for _ in range(3):
        await t.begin()
        await t.boarded(lambda _: not t.over)
        assert (await t.alice.slash("game hint", t.channel)).content == host_error(NoHintsRated())
        await press(t.bob, shown(await t.bob.slash("game resign", t.channel)), "resign")
        await t.boarded(lambda _: t.over)
    mine = await screen_of(t, t.alice.slash("profile", t.channel))
    assert SAY.profile_line(3, 3, 3, 3) in mine.content and "Triumphator" in mine.content and len(mine.attachments) == 1
    ladder = await screen_of(t, t.carl.slash("ranking", t.channel, game="cesar"))
    assert ladder.content.index(t.alice.mention) < ladder.content.index(t.bob.mention)
    past = await screen_of(t, t.carl.slash("history", t.channel))
    assert past.content.count("Alice, Bob · 🏆 Alice") == 3
    again = await screen_of(t, t.carl.select(past, [past.selects[0]["options"][-1]["value"]]))
    assert "Alice** wins" in again.content and steps(again)
    assert SAY.now_hidden(True) == (await press(t.alice, mine, "hide")).content
    for other, command in ((t.bob, "profile"), (t.bob, "history")):
        screen = await screen_of(t, other.slash(command, t.channel, player=t.alice))
        assert screen.content.endswith(SAY.profile_hidden("")[4:])
    ladder = await screen_of(t, t.carl.slash("ranking", t.channel, game="cesar"))
    assert t.alice.mention not in ladder.content and t.bob.mention in ladder.content
