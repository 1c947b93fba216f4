"""A press counts only where its message can stand: a number in a button names a game, and gives no right to it."""

from __future__ import annotations

from wire import PATIENCE, Table, at_table, host_error, opened_hall, press

from lang.errors import NoSuchGame, PlayedElsewhere
from sandbox.model import MANAGE_MESSAGES, PERSON_PERMISSIONS

hall = opened_hall()


@at_table
async def test_presses_from_elsewhere(t: Table) -> None:
    """In another channel, in another server by a moderator of that, in a stranger's direct messages: nothing is shown or done."""
    await t.turns()
    await t.delivered()
    await t.world.until(lambda: t.alice.dm.messages and t.carl.dm is not None, PATIENCE)
    other = Table(t.hall)
    lobby = await other.open()
    abroad = t.world.add_guild("Abroad")
    mona = t.world.add_person("Mona", abroad, permissions=PERSON_PERMISSIONS | MANAGE_MESSAGES)
    strange = (await mona.slash("game new", t.world.add_channel(abroad, "x"), game="cesar")).message
    assert strange is not None
    rows, elsewhere = t.rows, host_error(PlayedElsewhere(int(t.channel.id)))
    for verb in ("play", "hand", "end", "pause", "undo", "agree", "log", "why", "rules", "sitin"):
        assert (await t.alice.forge_press(lobby, f"a:{verb}:{t.game}")).text == elsewhere, verb
        assert (await mona.forge_press(strange, f"a:{verb}:{t.game}")).text == host_error(NoSuchGame()), verb
    assert t.rows == rows
    assert "Your hand" in (await press(t.alice, t.board, "hand")).text


@at_table
async def test_looking_back_from_elsewhere(t: Table) -> None:
    """A running game is looked at in its channel; what somebody plays in direct messages is nobody else's, whatever number they press."""
    gone = host_error(NoSuchGame())
    await t.turns()
    lobby, running = await Table(t.hall).open(), t.game
    for verb in ("replay", "turn", "review", "film", "onward"):
        assert (await t.carl.forge_press(lobby, f"a:{verb}:{running}")).text == gone, verb
    assert (await t.carl.forge_press(t.board, f"a:replay:{running}")).text != gone
    await t.alice.slash("game new", t.alice.dm, game="micatio")
    await t.alice.slash("game bot", t.alice.dm, level="easy")
    await t.alice.slash("game start", t.alice.dm)
    ((own,),) = t.hall.book("SELECT max(id) FROM games WHERE guild IS NULL")
    mine = t.world.dm_of(t.carl.id)
    for verb in ("replay", "turn", "review", "film", "share", "onward", "play", "log"):
        pressed = await t.carl.forge(3, mine, {"custom_id": f"a:{verb}:{own}", "component_type": 2})
        assert pressed.text == gone, verb
    assert (await t.alice.forge(3, t.alice.dm, {"custom_id": f"a:replay:{own}", "component_type": 2})).text != gone
