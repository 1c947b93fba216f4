"""The panel at the wire: several moves in one press, the whole turn taken back, a hint that is done, a closer look, panels that go on."""

from __future__ import annotations

import asyncio

from wire import PATIENCE, SAY, Hall, Table, at_table, button, first, is_verb, offered, opened_hall, pick, press, shown

import games
from cogs.ui.presses import HASTE
from lang.notices import Advised, TookBack
from rules.cesar.questions import Ask
from rules.lutece.components import Flag
from rules.lutece.moves import Ready
from sandbox import Message, Person

hall = opened_hall()
AND = "/&/"


def together(screen: Message) -> list[str]:
    """The offers that play more than one move."""
    return [offer for offer in offered(screen) if AND in offer]


async def locked(t: Table, *levels: str) -> tuple[Person, Message]:
    """Fortuna, everybody having locked a card: who begins, with the panel."""
    people = [t.alice] if levels else [t.alice, t.bob]
    await t.sit_down("fortuna", people, *levels)
    for person in people:
        await t.answer(person, first)
    await t.boarded(lambda _: len(t.awaited) == 1 and len(t.answers) >= 2)
    await t.delivered()
    (person,) = t.awaited
    return person, await t.menu(person)


@at_table
async def test_one_press_plays_several_moves_that_are_taken_back_together(t: Table) -> None:
    person, screen = await locked(t)
    before, board = len(t.answers), t.board
    while not together(screen):
        screen = await pick(person, screen, next(offer for offer in offered(screen) if offer.startswith("Execute")))
    start, offer = len(t.answers), together(screen)[-1]
    count = offer.count(AND) + 1
    screen = await pick(person, screen, offer)
    assert len(t.answers) == start + count, "each is a row of the log"
    if any(is_verb(part, "undo") for part in screen.buttons):  # else the dice have rolled
        await press(person, screen, "undo")
        assert len(t.answers) == start and screen.text.startswith("↩ Undone: ") and " → " in screen.text
        screen = await pick(person, screen, next(iter(offered(screen))))
        if any(is_verb(part, "undoturn") for part in screen.buttons):
            await press(person, screen, "undoturn")
            assert len(t.answers) == before and screen.text.startswith(SAY.turn_undone(whole=True))
            assert any(offer.startswith("Execute") for offer in offered(screen)), "at the start of the turn again"
    await t.delivered()
    assert t.board is board and t.awaited == [person] and SAY.happened(TookBack(0, consent=False), ("Alice", "Bob")) not in board.text


@at_table
async def test_the_turn_is_taken_back_to_its_start(t: Table) -> None:
    """Two steps of Caesar; a second press of the same button finds nothing to take back."""
    await t.turns()
    screen = await t.menu(t.bob)
    screen = await pick(t.bob, screen, next(offer for offer in offered(screen) if offer.startswith("LayUp")))
    screen = await pick(t.bob, screen, "LayUp")  # without ending the turn by the same press
    screen = await pick(t.bob, screen, next(offer for offer in offered(screen) if offer.startswith("LayUp")))
    assert len(t.answers) == 4
    mark = button(screen, "undoturn")
    await t.bob.click(screen, mark)
    assert len(t.answers) == 2 and screen.text.startswith(SAY.turn_undone(whole=True)) and "Passive" in offered(screen)
    await t.bob.forge_press(screen, mark)
    assert len(t.answers) == 2 and offered(screen)


@at_table
async def test_a_hint_is_a_press_and_so_is_doing_it(t: Table) -> None:
    """Alone among computer players nobody is told of it; the move it speaks of is then played by one more press."""
    person, screen = await locked(t, "easy")
    rows = t.rows
    await press(person, screen, "hint").edited()
    await t.world.until(lambda: "💡" in screen.text, PATIENCE)
    await t.delivered()
    assert t.rows == rows and SAY.happened(Advised(0), ("Alice", "Bob")) not in t.board.text
    (done,) = [part["custom_id"] for part in screen.buttons if is_verb(part, "hint")]
    await person.click(screen, done)
    assert t.rows > rows


@at_table
async def test_a_hint_that_is_done_leads_to_the_next_of_the_same_turn(t: Table) -> None:
    """Alone among bots: below what came of it, without another press. Each still plays no more than it says."""
    await t.sit_down("cesar", [t.alice], "easy")
    await t.lay(t.alice)
    await t.boarded(lambda _: t.awaited == [t.alice] and t.match.state.table.turn.seat == 0)
    await t.delivered()
    screen = await t.menu(t.alice)
    await press(t.alice, screen, "hint").edited()
    await t.world.until(lambda: "💡" in screen.text, PATIENCE)
    before, hint = len(t.answers), button(screen, "hint")
    await t.alice.click(screen, hint)
    assert len(t.answers) == before + 1
    await t.world.until(lambda: "💡" in screen.text, PATIENCE)
    assert button(screen, "hint") != hint and len(t.answers) == before + 1 and t.awaited == [t.alice]


async def another_hint(t: Table, screen: Message, given: str) -> None:
    await t.world.until(lambda: button(screen, "hint") != given, PATIENCE)


@at_table
async def test_a_hint_to_draw_draws_all_of_it(t: Table) -> None:
    """Of both piles with one press, as the buttons do: the next hint is for the next turn."""
    await t.sit_down("cesar", [t.alice], "easy")
    await t.lay(t.alice)
    await t.boarded(lambda _: t.awaited == [t.alice] and t.match.state.table.turn.seat == 0)
    await t.delivered()
    screen, number = await t.menu(t.alice), t.match.state.table.turn.number
    await press(t.alice, screen, "hint").edited()
    for _ in range(4):  # two cards, no Manipulation, the draw
        await t.world.until(lambda: "💡" in screen.text, PATIENCE)
        assert t.match.decision is not None
        drawing, hint = t.match.decision.ask.ask is Ask.REFILL, button(screen, "hint")
        await t.alice.click(screen, hint)
        if drawing:
            break
        await another_hint(t, screen, hint)
    assert t.match.state.table.turn.number > number


@at_table
async def test_a_closer_look(t: Table) -> None:
    """From the board and from the panel, in a message of its own: the board, one's hand, a single card; for others only what all see."""
    await t.turns()
    panel = await t.menu(t.bob)
    closer = shown(await press(t.bob, panel, "look"))
    assert closer is not panel and closer.text == SAY.look_question()
    names = games.text("en", "cesar")
    held = t.match.view(1).hand.cards
    assert closer.labels == [SAY.look_board(), SAY.BUTTONS["hand"], *(names.term(card, 1) for card in dict.fromkeys(reversed(held)))]
    for label in (closer.labels[0], closer.labels[-1]):
        await t.bob.click(closer, next(part["custom_id"] for part in closer.buttons if part["label"] == label)).edited()
        assert label in closer.text and len(closer.attachments) == 1 and closer.attachments[0].alt
    seen = shown(await press(t.carl, t.board, "look"))
    assert seen.labels == [SAY.look_board()]


def test_a_panel_goes_on_by_itself(hall: Hall) -> None:
    """Once the others have answered, who was called again needs no new one: what happened stands above the next question."""

    async def story(t: Table) -> None:
        await t.turns()
        waiting = await t.menu(t.alice)
        assert not offered(waiting) and "Bob" in waiting.text
        await t.answer(t.bob, first)
        await t.awaits(t.alice)
        await t.world.until(lambda: bool(offered(waiting)), PATIENCE)
        assert "**Bob**" in waiting.text and waiting.attachments
        again = await t.menu(t.alice)
        await t.world.until(lambda: waiting.text == SAY.continued() and not waiting.buttons, PATIENCE)
        assert offered(again)

    hall.live(story)


@at_table
async def test_what_a_press_told_its_owner_alone_stays_when_the_panel_goes_on(t: Table) -> None:
    """Cards drawn as a turn ended: the log of the public, told above the next question, does not name them."""
    await t.turns()
    screen = await a_turn(t, t.bob)
    drawn = next(line for line in screen.text.splitlines() if line.startswith("You draw: "))
    await t.awaits(t.alice)
    await a_turn(t, t.alice)
    await t.world.until(lambda: bool(offered(screen)), PATIENCE)
    assert drawn in screen.text and "**Alice**" in screen.text


async def a_turn(t: Table, person: Person) -> Message:
    """Somebody plays what comes first until they are asked nothing more."""
    screen = await t.menu(person)
    while offers := list(offered(screen)):
        screen = await pick(person, screen, first(offers))
    return screen


@at_table
async def test_a_panel_that_was_on_its_way_goes_on_too(t: Table) -> None:
    """The other answers before Discord has taken the panel that says they are awaited."""
    await t.turns()
    await t.delivered()
    answer = t.world.faults.hold("/callback$", after=True)
    pressed = press(t.alice, t.board, "play")
    waiting = await t.world.until(lambda: pressed.message)
    assert not offered(waiting) and "Bob" in waiting.text
    await t.answer(t.bob, first)
    await t.awaits(t.alice)
    await t.delivered()
    answer.let_go()
    await t.world.until(lambda: bool(offered(waiting)))
    assert "**Bob**" in waiting.text, "and tells what happened meanwhile"


@at_table
async def test_of_two_panels_the_one_pressed_last_stays(t: Table) -> None:
    """Though Discord says last that it has taken the earlier one."""
    await t.turns()
    await t.delivered()
    answer = t.world.faults.hold("/callback$", after=True)
    pressed = press(t.bob, t.board, "play")
    earlier = await t.world.until(lambda: pressed.message)
    later = t.bob.click(t.board, button(t.board, "play"))
    await t.done(later)
    answer.let_go()
    await t.done(pressed)
    await t.world.until(lambda: earlier.text == SAY.continued())
    assert offered(shown(later))


@at_table
async def test_a_menu_of_the_older_kind_becomes_a_panel(t: Table) -> None:
    """What stood on menus before there were panels is still answered, in the same place."""
    await t.turns()
    old = shown(await t.bob.slash("game list", t.channel))  # any private message of the older kind
    assert not old.v2
    moment = button(await t.menu(t.bob), "m", "Passive").split(":")[3]
    answer = shown(await t.bob.forge_press(old, f"a:m:{t.game}:{moment}:LayDown"))
    assert answer is old and old.v2 and old.content == "" and offered(old)
    card = next(offer for offer in offered(old) if offer.startswith("LayDown/"))
    await pick(t.bob, old, card)
    assert len(t.answers) == 3


@at_table
async def test_a_choice_half_made_under_seal_is_left_alone(t: Table) -> None:
    """Others answer meanwhile: the panel stays where it is, and changes only when the seal is opened."""
    await t.sit_down("lutece", [t.alice, t.bob])
    half = await t.move(t.alice, "Choose/A")
    text, versions = half.text, len(half.versions)
    await t.answer(t.bob, first)
    await t.delivered()
    again = await t.menu(t.bob)  # comes after whatever else would have been done
    assert (half.text, len(half.versions)) == (text, versions) and offered(half) and offered(again)
    await pick(t.alice, half, "Choose/A/B")
    await t.boarded(lambda board: "live" in str(board.components))
    await t.world.until(lambda: "Ready" in offered(again), PATIENCE)


@at_table
async def test_play_goes_on_where_a_move_was_half_said(t: Table) -> None:
    """Pressed again, it asks for the second card, not for the first again; a step back leads to the beginning."""
    await t.sit_down("lutece", [t.alice, t.bob])
    half = offered(await t.move(t.alice, "Choose/A"))
    await t.quiet()
    again = await t.menu(t.alice)
    assert offered(again) == half and all(offer.startswith("Choose/A/") for offer in half)
    await t.alice.click(again, next(part["custom_id"] for part in again.buttons if part["label"] == SAY.BUTTONS["back"]))
    assert "Choose/B" in offered(again)


async def bribing(t: Table, *walk: str) -> None:
    """Lutèce, Alice and Bob having chosen the same cards: the bribes are open."""
    await t.sit_down("lutece", [t.alice, t.bob], friendly=True)
    for person in (t.alice, t.bob):
        await t.move(person, *walk)
    await t.boarded(lambda board: "live" in str(board.components))
    await t.delivered()


def on_board(t: Table, words: str) -> str:
    """A public button of the bribes."""
    return next(str(part["custom_id"]) for part in t.board.buttons if is_verb(part, "live") and part["custom_id"].endswith(f":{words}"))


@at_table
async def test_who_raises_on_the_board_sees_it_in_their_panel_and_so_do_the_others(t: Table) -> None:
    """Their own panel offers only what is left in the purse, the other's says what there is to beat; one that asks again stays."""
    await bribing(t, "Choose/A", "Choose/A/1")
    mine, theirs = await t.menu(t.alice), await t.menu(t.bob)
    assert "Raise/0/5" in offered(mine) and "you 0, Alice 0" in theirs.text
    await t.alice.click(t.board, on_board(t, "Raise/0/1")).outcome()
    await t.world.until(lambda: "Raise/0/5" not in offered(mine), PATIENCE)
    assert "Raise/0/4" in offered(mine) and "Ready" in offered(mine) and "you 1, more than Bob" in mine.text
    await t.world.until(lambda: "you 0, up to 1 against you (Alice)" in theirs.text, PATIENCE)
    assert "**Alice** thinking, left 1, right 0" in theirs.text
    asked = await pick(t.bob, theirs, "Raise/0/5")  # too much for the cards: it asks once more
    versions = len(asked.versions)
    await t.alice.click(t.board, on_board(t, "Raise/1/1")).outcome()
    await t.delivered()
    await t.menu(t.alice)  # comes after whatever else would have been done
    assert "⚠" in asked.text and len(asked.versions) == versions


@at_table
async def test_a_hint_knows_what_was_raised_while_it_was_thought_about(t: Table) -> None:
    """Else it said that nobody had bribed yet, above a line with the bribe, and could not be done by a press."""
    await bribing(t, "Choose/A", "Choose/A/1")
    screen = await t.menu(t.alice)
    hint = press(t.alice, screen, "hint")
    await hint.acknowledged()
    await t.bob.click(t.board, on_board(t, "Raise/0/3")).outcome()
    await t.world.until(lambda: "💡" in screen.text, PATIENCE)
    assert "**Bob** thinking, left 3, right 0" in screen.text and "nobody else has bribed" not in screen.text
    assert any(is_verb(part, "hint") and part["label"] == SAY.BUTTONS["do_it"] for part in screen.buttons)


@at_table
async def test_ready_never_adds_a_bribe_that_was_only_half_said(t: Table) -> None:
    """A raise that waits for its confirmation, by panel or board, an order that was not given: Ready plays none of it, and closes it."""
    await bribing(t, "Choose/A", "Choose/A/1")
    asked = await pick(t.alice, await t.menu(t.alice), "Raise/0/5")
    assert "⚠" in asked.text and len(t.answers) == 2, "it warns before, and has played nothing"
    warned = t.board
    while not warned.ephemeral:  # until one more would be one too many
        warned = (await t.bob.click(t.board, on_board(t, "Raise/1/1"))).message or t.board
        await asyncio.sleep(HASTE + 0.1)
    assert "⚠" in warned.text
    draft = shown(await press(t.bob, shown(await press(t.bob, t.board, "hand")), "orders"))
    await t.bob.select(draft, "RaiseTo", select=next(str(part["custom_id"]) for part in draft.selects if is_verb(part, "draft")))
    laid, answers = [(one.left, one.right) for one in t.match.state.table.bribes], len(t.answers)
    half_said = button(asked, "go"), button(warned, "go")
    await t.alice.click(t.board, on_board(t, "Ready")).outcome()
    await t.delivered()
    assert [bribes.flag for bribes in t.match.state.table.bribes] == [Flag.READY, Flag.OPEN]
    assert [(one.left, one.right) for one in t.match.state.table.bribes] == laid
    await t.bob.click(t.board, on_board(t, "Ready")).outcome()
    await t.delivered()
    assert [entry.move for entry in t.match.record.log[answers:]] == [Ready(), Ready()] and t.match.state.table.round == 2
    for person, screen, custom_id in ((t.alice, asked, half_said[0]), (t.bob, warned, half_said[1])):
        await person.forge_press(screen, custom_id).outcome()
    assert len(t.answers) == answers + 2, "what was half said before the reveal is gone"
