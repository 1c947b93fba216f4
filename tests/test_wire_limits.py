"""Too many presses at the real bot: one sentence, then silence, and nothing is lost or left unanswered."""

from __future__ import annotations

from wire import SAY, Table, at_table, host_error, opened_hall, press

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


@at_table
async def test_hints_wait_in_a_line(t: Table) -> None:
    """Three people at three tables ask at once, one process thinks: each hears their place and has their hint; asked again, the same."""
    tables = [Table(t.hall) for _ in range(3)]
    for one in tables:
        await one.sit_down("cesar", [one.alice], "easy")
    asked = [one.alice.slash("game hint", one.channel) for one in tables]
    await t.done(*asked)
    told = [[version["content"] for version in act.message.versions] for act in asked if act.message]
    expected = [SAY.hint_thinking(), SAY.hint_soon(1), SAY.hint_soon(2)]
    assert sorted(expected) == sorted(line for lines in told for line in lines if line.startswith("💭"))
    for one, act in zip(tables, asked, strict=True):
        hint = next(line for line in act.text.splitlines() if line.startswith("💡"))
        again = await one.alice.slash("game hint", one.channel)
        assert hint in again.text and "💭" not in str(again.message and again.message.versions)


@at_table
async def test_whoever_types_or_forges_is_answered(t: Table) -> None:
    """An option that does not complete, one that is not there, a form that nobody was given: nothing, or a sentence."""
    await t.turns()
    game = t.world.find_command("game", None)["id"]
    letters = {"type": 3, "name": "nothing", "value": "x", "focused": True}
    typed = {"id": game, "name": "game", "type": 1, "options": [{"type": 1, "name": "start", "options": [letters]}]}
    assert (await t.carl.forge(4, t.channel, typed)).choices == []
    forged = await t.bob.forge(5, t.channel, {"custom_id": f"a:search:{t.game}:0:cesar", "components": []}, t.board)
    assert forged.text == SAY.expired_form()
