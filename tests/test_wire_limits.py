"""Too many presses at the real bot: one sentence, then silence, and nothing is lost or left unanswered."""

from __future__ import annotations

from wire import Table, at_table, host_error, opened_hall, press

from lang.errors import TooFast

hall = opened_hall("--presses", "10")


@at_table
async def test_presses_without_end(t: Table) -> None:
    """Alice hammers on Rules; Bob joins meanwhile as if she were not there."""
    lobby = await t.open()
    answers = [(await press(t.alice, lobby, "options")).content for _ in range(12)]
    assert answers.count(host_error(TooFast())) == 1
    await press(t.bob, lobby, "join")
    assert "Bob" in lobby.content
