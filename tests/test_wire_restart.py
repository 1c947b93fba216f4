"""Restarts: an orderly end, a kill at the worst moment, and what stands afterwards."""

from __future__ import annotations

import pytest
from wire import PATIENCE, SAY, Hall, Table, at_table, first, host_error, idle, is_verb, offered, opened_hall, pick, press, shown

from lang.errors import AlreadyOver, Stale
from sandbox import Person

hall = opened_hall()


@at_table
async def test_an_orderly_restart_in_mid_game(t: Table) -> None:
    """Nothing is posted, nothing synced again; old menus and buttons go on."""
    await t.turns()
    await t.delivered()
    await t.world.until(lambda: len(t.hall.book("SELECT 1 FROM letters WHERE game = ?", t.game)) == 2, PATIENCE)  # both have their hands
    menu = await t.menu(t.bob)
    messages, lines = len(t.channel.messages), len(t.hall.log)
    t.world.requests.clear()
    assert await t.bot.stop() == 0
    await t.bot.start()
    await t.world.until(lambda: any('"ready"' in line for line in t.hall.log[lines:]), PATIENCE)
    menu = await pick(t.bob, menu, next(iter(offered(menu))))
    assert "You " in menu.text.splitlines()[0] and offered(menu)
    hand = shown(await press(t.alice, t.board, "hand"))
    assert hand.attachments
    asked = [(method, path) for method, path, _ in t.world.requests if method == "PUT" or (method == "POST" and path.endswith("/messages"))]
    assert asked == [] and len([m for m in t.channel.messages.values() if not m.ephemeral]) <= messages


@pytest.mark.parametrize("obeyed", [False, True], ids=["before the board is sent", "after the board is sent"])
def test_a_kill_in_the_middle_of_a_move(hall: Hall, obeyed: bool) -> None:
    """The move is in the book, the board on its way: after the restart it stands in the channel once, and calls once."""

    async def story(t: Table) -> None:
        await t.turns()
        await t.delivered()
        here = f"/channels/{t.channel.id}/messages$"
        if obeyed:
            t.world.faults.lose_answer(here, method="POST")
        t.world.faults.slow(here, 30, method="POST")
        boards, pings = len(t.boards), len(t.alice.pings)
        await t.answer(t.bob, first)
        await t.world.until(lambda: len(t.boards) > boards if obeyed else not t.world.faults.queue, PATIENCE)  # it lies at Discord
        answers = t.answers
        await t.bot.kill()
        t.world.faults.queue.clear()
        await t.bot.start()
        await t.delivered()
        assert t.answers == answers, "not lost, not doubled"
        assert len(t.boards) == boards + 1 and t.awaited == [t.alice]
        assert len(t.alice.pings) == pings + 1
        await t.answer(t.alice, first)
        await t.awaits(t.bob)

    hall.live(story)


@at_table
async def test_a_kill_between_the_move_and_the_reply(t: Table) -> None:
    """The player never hears of it, but the move stands; pressing again says that the game has moved on."""
    await t.turns()
    await t.delivered()
    screen = await pick(t.bob, await t.menu(t.bob), "Passive")
    t.world.faults.slow("/callback$", 30)
    act = t.bob.click(screen, offered(screen)["Passive/"][0])
    await t.world.until(lambda: len(t.answers) == 3, PATIENCE)
    await t.bot.kill()
    t.world.faults.queue.clear()
    act.error = "the bot was killed"  # nobody waits for this one any more
    await t.bot.start()
    await t.awaits(t.alice)
    assert len(t.answers) == 3 and act.response is None
    again = shown(await t.bob.click(screen, offered(screen)["Passive/"][0]))
    assert host_error(Stale()) in again.text
    assert len(t.answers) == 3


@at_table
async def test_a_panel_from_before_a_kill_goes_on_in_its_place(t: Table) -> None:
    """Where the same is asked its buttons count; what is out of date is replaced by a fresh panel, never joined by a second one."""

    def panels() -> int:
        return len([one for one in t.channel.messages.values() if one.only_for is not None])

    await t.turns()
    await t.delivered()
    screen = await t.menu(t.bob)
    opened, offers = panels(), offered(screen)
    laid = next(offer for offer in offers if offer.startswith("LayUp"))
    await t.bot.kill()
    await t.bot.start()
    await pick(t.bob, screen, laid)
    assert len(t.answers) == 3 and panels() == opened and offered(screen), "it went on where it stood"
    await t.bot.kill()
    await t.bot.start()
    await t.bob.forge_press(screen, offers[laid][0])
    assert screen.text.startswith(host_error(Stale())) and offered(screen), "the fresh panel stands in its place"
    assert len(t.answers) == 3 and panels() == opened


@at_table
async def test_a_panel_from_before_a_kill_says_whose_turn_it_is_by_now(t: Table) -> None:
    """It cannot know that the game went on without it: the first press on it brings it up to date, with one sentence, in its place."""
    await t.turns()
    await t.delivered()
    old = await t.menu(t.bob)
    move, _ = next(iter(offered(old).values()))
    await t.bot.kill()
    await t.bot.start()
    await t.answer(t.bob, idle)
    await t.awaits(t.alice)
    played, panels = t.answers, len([one for one in t.channel.messages.values() if one.ephemeral])
    await t.bob.forge_press(old, move)
    assert old.text == f"{host_error(Stale())}\n{SAY.awaited(['Alice'])}" and not offered(old)
    assert any(is_verb(part, "undo") for part in old.buttons), "it is a panel as any other now"
    await t.bot.kill()
    await t.bot.start()
    await press(t.bob, shown(await t.bob.slash("game resign", t.channel)), "resign")
    await t.boarded(lambda board: board.text.startswith("🏆"))
    await t.bob.forge_press(old, move)
    assert old.text == host_error(AlreadyOver()) and not old.buttons, "nothing that could be pressed in vain"
    assert t.answers == played and len([one for one in t.channel.messages.values() if one.ephemeral]) == panels + 1


@at_table
async def test_forms_and_lobbies_from_before(t: Table) -> None:
    """A form that was open, and a lobby, go on after a kill; commands that have changed meanwhile are told to Discord, once."""
    lobby = await t.open()
    rules = await t.carl.slash("rules", t.channel, game="cesar")
    form = await press(t.carl, rules.message, "search")
    leafing = shown(await t.bob.slash("rules", t.channel, game="cesar"))
    await t.bot.kill()
    t.hall.book("UPDATE settings SET value = 'older' WHERE key = 'commands'")
    t.world.requests.clear()
    await t.bot.start()
    assert "C4.7" in (await t.carl.submit(form, {"words": "veto"})).text
    again = await t.carl.submit(form, {"words": "spy"})  # the same form, sent twice
    assert "C4.3" in again.text
    await t.bob.click(leafing, SAY.BUTTONS["next"])
    assert leafing.text.startswith("## C2 · "), "what one needs first"
    assert [path.rpartition("/")[2] for method, path, _ in t.world.requests if method == "PUT"] == ["commands"]
    await press(t.bob, lobby, "join")
    await t.start(t.alice, lobby)
    await t.awaits(t.alice, t.bob)


@at_table
async def test_the_end_is_told_after_a_kill(t: Table) -> None:
    await t.turns()
    await t.delivered()
    screen = (await t.bob.slash("game resign", t.channel)).message
    t.world.faults.slow(f"/channels/{t.channel.id}/messages$", 30, method="POST")
    await press(t.bob, screen, "resign")
    await t.bot.kill()
    t.world.faults.queue.clear()
    await t.bot.start()
    await t.boarded(lambda board: board.text.startswith("🏆"))
    verdict = t.board.text.partition("\n")[0]
    assert "Alice" in verdict
    for _ in range(2):  # asked for again, it says the same
        assert (await t.ask_board(t.carl)).text.partition("\n")[0] == verdict


async def bribe(t: Table, person: Person) -> None:
    """Raises on the left by the first public button."""
    raised = next(part["custom_id"] for part in t.board.buttons if is_verb(part, "live") and "Raise" in part["custom_id"])
    await person.click(t.board, raised)


@at_table
async def test_an_orderly_end_during_the_bribes(t: Table) -> None:
    """Lutèce: what was raised while the last delivery was on its way is told before the end, and nothing fails."""
    await t.sit_down("lutece", [t.alice, t.bob])
    for person in (t.alice, t.bob):
        screen = await t.menu(person)
        while choices := [offer for offer in offered(screen) if offer.startswith("Choose")]:
            screen = await pick(person, screen, choices[0])
    await t.boarded(lambda board: any(is_verb(part, "live") for part in board.buttons))
    await t.delivered()
    t.world.faults.slow(f"/channels/{t.channel.id}/messages/{t.board.id}$", 1, method="PATCH")
    await bribe(t, t.alice)
    await t.world.until(lambda: not t.world.faults.queue, PATIENCE)  # the board that tells it lies at Discord
    await bribe(t, t.bob)
    rows = t.rows
    assert await t.bot.stop(within=PATIENCE) == 0
    assert t.shown == t.rows == rows
    await t.bot.start(within=PATIENCE)
    await bribe(t, t.alice)
    await t.delivered()
