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
