"""Races, replays, strangers and rubbish: one press is one move, and everybody gets a polite sentence."""

from __future__ import annotations

import asyncio
from functools import partial
from itertools import product

from wire import PATIENCE, SAY, Table, at_table, button, choose, first, host_error, is_verb, offered, opened_hall, pick, press, shown

from lang.errors import NoSuchGame, NotPlaying, NotReadable, Stale
from lang.rulebook import rulebook
from sandbox import Interaction, Message, Person
from sandbox.interactions import COMPONENT

hall = opened_hall()
NOT_PLAYING, STALE = host_error(NotPlaying()), host_error(Stale())


async def at_last_choice(t: Table, person: Person) -> tuple[Message, str]:
    """A panel, and a whole move on it: laying a card."""
    screen = await t.menu(person)
    return screen, next(iter(offered(screen)))


# ---------------------------------------------------------------- races


@at_table
async def test_ten_presses_of_one_choice_are_one_move(t: Table) -> None:
    await t.turns()
    before = len(t.answers)
    screen, offer = await at_last_choice(t, t.bob)
    acts = [choose(t.bob, screen, offer) for _ in range(10)]
    await asyncio.gather(*(act.answered() for act in acts))
    assert len(t.answers) == before + 1
    assert sum("on the Senators" in text and "You " in text for text in map(str, screen.versions)) <= 1


@at_table
async def test_both_answer_at_once(t: Table) -> None:
    """Under seal; both answers count, and then Bob is awaited."""
    await t.begin()
    await asyncio.gather(t.lay(t.alice), t.lay(t.bob))
    assert sorted(seat for seat, _ in t.answers) == [0, 1]
    await t.awaits(t.bob)


@at_table
async def test_a_double_click_takes_back_one_step(t: Table) -> None:
    """The second click belongs to a step that is already gone."""
    await t.turns()
    menu = await t.menu(t.bob)
    menu = await pick(t.bob, menu, next(iter(offered(menu))))
    rows = len(t.answers)
    acts = [press(t.bob, menu, "undo") for _ in range(2)]
    await t.done(*acts)
    assert len(t.answers) == rows - 1
    assert not any(is_verb(part, "agree") for message in t.channel.messages.values() for part in message.buttons)


@at_table
async def test_a_replayed_press_is_not_heard_twice(t: Table) -> None:
    await t.turns()
    screen, offer = await at_last_choice(t, t.bob)
    played = await choose(t.bob, screen, offer)
    command = await t.bob.slash("game list", t.channel)
    await t.delivered()
    calls, rows = len(t.world.requests), t.rows
    for act in (played, command):
        t.world.replay(act)
    await t.bob.slash("game list", t.bob.dm)  # comes after them
    others = [one for one in list(t.world.requests)[calls:] if "/interactions/" in one[1]]
    assert len(others) == 1 and t.rows == rows


# ---------------------------------------------------------------- old menus, other people


@at_table
async def test_a_press_on_a_message_that_has_become_a_panel(t: Table) -> None:
    """Two presses on one private message: the first makes a panel of it, which takes no words of the older kind. The second is told too."""
    for verb, words in (("decline", f"{10**9}:1:"), ("found", "0:0:cesar/2")):
        screen = shown(await t.carl.slash("learn", t.channel))
        late = Interaction(t.world, COMPONENT, t.carl, t.channel, {"custom_id": f"a:{verb}:{words}", "component_type": 2}, screen)
        await press(t.carl, screen, "learn", "cesar")
        await t.world.until(partial(getattr, screen, "v2"), PATIENCE)
        before = screen.text
        answer = await late.send()
        assert answer.text and answer.message is not screen and screen.text == before
        assert SAY.broken("").partition(";")[0] not in answer.text


@at_table
async def test_a_slow_answer_on_a_message_that_has_become_a_panel(t: Table) -> None:
    """What was begun in the place of a private message finds a panel there: whoever pressed is told to press again, and nothing broke."""
    await t.turns()
    screen = shown(await t.alice.slash("learn", t.channel))
    late = Interaction(t.world, COMPONENT, t.alice, t.channel, {"custom_id": f"a:log:{t.game}", "component_type": 2}, screen)
    await press(t.alice, screen, "learn", "cesar")
    await t.world.until(lambda: screen.v2, PATIENCE)
    assert STALE in (await (await late.send()).followed()).text


@at_table
async def test_a_stale_menu_says_so_and_shows_the_present_one(t: Table) -> None:
    await t.turns()
    old, offer = await at_last_choice(t, t.bob)
    pressed = offered(old)[offer][0]
    screen, last = await at_last_choice(t, t.bob)
    await t.world.until(lambda: old.text == SAY.continued() and not old.buttons, PATIENCE)  # the older one looks as if it counted no more
    await choose(t.bob, screen, last)
    late = shown(await t.bob.forge_press(old, pressed))
    assert late is old and STALE in late.text and offered(late), "the present panel in the same place"
    pressed = offered(late)[next(iter(offered(late)))][0]
    await t.answer(t.bob, first)
    late = shown(await t.bob.forge_press(old, pressed))
    assert STALE in late.text and not offered(late)


@at_table
async def test_strangers_learn_nothing(t: Table) -> None:
    """Carl presses everything anybody ever saw; Bob presses what Alice was offered."""
    await t.turns()
    screen, _ = await at_last_choice(t, t.bob)
    hand = shown(await press(t.bob, t.board, "hand"))
    presses = {part["custom_id"] for message in (t.board, screen) for part in message.parts() if "custom_id" in part}
    presses |= {
        f"a:{verb}:{t.game}" for verb in ("undo", "resign", "stop", "agree", "decline", "leave", "seat", "options", "start", "cancel")
    }
    presses -= {button(t.board, "rules")}
    own = f"a:legend:{t.game}"  # what the cards before whoever presses are
    rows = t.rows
    for custom_id in sorted(presses):
        for where in (t.board, screen, hand):
            answer = await t.carl.forge_press(where, custom_id)
            assert answer.message is not where and answer.message and answer.message.only_for == t.carl.id, custom_id
            assert not offered(answer.message) and not answer.message.attachments
    for custom_id in (part["custom_id"] for part in screen.parts() if "custom_id" in part):
        answer = await t.alice.forge_press(screen, custom_id)
        assert answer.message and answer.message.only_for == t.alice.id and (not offered(answer.message) or custom_id == own), custom_id
        assert hand.text not in answer.message.text
    assert t.rows == rows
    assert not (await t.carl.autocomplete("cesar face-down", t.channel, "card")).choices
    assert NOT_PLAYING in (await t.carl.slash("game hand", t.channel)).text
    assert NOT_PLAYING in (await t.carl.slash("cesar passive", t.channel, cards="-")).text


@at_table
async def test_a_button_of_another_game(t: Table) -> None:
    """It belongs to its own game, whatever message it is pressed on."""
    await t.turns()
    other = Table(t.hall)
    await other.begin()
    screen, offer = await at_last_choice(t, t.bob)
    rows, elsewhere = t.rows, other.rows
    answer = await other.alice.forge_press(other.board, offered(screen)[offer][0])
    assert f"<#{t.channel.id}>" in answer.text
    gone = await other.alice.forge_press(other.board, "a:play:99999999")
    assert gone.text == host_error(NoSuchGame())
    assert (t.rows, other.rows) == (rows, elsewhere)


# ---------------------------------------------------------------- rubbish

WORDS = (
    "", "/", "//////", "LayDown", "LayDown/9/senators", "LayDown/3/nowhere", "LayDown/3/senators/4", "Nonsense", "Place/1/1/1/1/1",
    "__class__", "Passive/1+1+1+1+1+1", "-1", "99999999999", "١", "²", "0", "25", "x" * 70, "\n", "💥", "%s", "'; DROP TABLE log", "None",
)  # fmt: skip
VERBS = (
    "m", "s", "t", "go", "all", "p", "hint", "look", "undoturn", "n", "form", "formed", "order", "live", "sit", "option", "number",
    "addcomputer", "search", "found", "log", "orders", "draft", "giveorder", "stop", "orderpace",
)  # fmt: skip
ODD = (
    "", "x", "a:", "a:play", "a:play:", "a:play:x", "a:m:1", "a::1", "a:play:" + "9" * 80, "a:play:-1", "a:m:1:x:y", "b:play:1", "a:PLAY:1",
    "a:nothing:1", "a:play:1:2", "x" * 100, "\x00",
)  # fmt: skip


CONFESSION = SAY.broken("").partition(";")[0]


def polite(act: Interaction) -> None:
    """A private sentence and no confession."""
    assert act.modal or (act.message and act.message.only_for == act.person.id and act.text), act.data
    assert CONFESSION not in act.text, act.data


@at_table
async def test_rubbish_in_a_press(t: Table) -> None:
    await t.turns()
    moment, rows = int(button(await t.menu(t.bob), "m", "Passive").split(":")[3]), t.rows
    for verb, words, at in product(VERBS, WORDS, (moment, 10**17)):
        custom_id = f"a:{verb}:{t.game}:{at}:{words}"[:100]
        polite(await t.bob.forge_press(t.board, custom_id, [words[:100]] if verb in ("s", "t", "p") else None))
        if verb in ("formed", "number", "found"):
            polite(await t.bob.forge(5, t.channel, {"custom_id": custom_id, "components": []}, t.board))
    assert t.rows == rows


@at_table
async def test_custom_ids_nobody_sent(t: Table) -> None:
    await t.turns()
    for custom_id in ODD:
        answer = await t.bob.forge_press(t.board, custom_id)
        polite(answer)
    assert SAY.expired_form() == (await t.bob.forge_press(t.board, "a:nothing:1")).text
    values = [["x"] * 25, ["0#1", "0#1"], ["99#9"], ["-1#x"], ["x" * 100]]
    moment = button(await t.menu(t.bob), "m", "Passive").split(":")[3]
    for some in values:
        for verb, words in (("t", "Passive"), ("s", "LayDown"), ("t", ""), ("m", "Passive")):
            polite(await t.bob.forge_press(t.board, f"a:{verb}:{t.game}:{moment}:{words}", some))
    assert len(t.answers) == 2


@at_table
async def test_words_where_a_card_belongs(t: Table) -> None:
    """A command takes any text; what names nothing is not understood, what is forbidden is refused with its paragraph."""
    await t.turns()
    for card, group in (
        ("banana", "senators"),
        ("3", "banana"),
        ("", "senators"),
        ("x" * 500, "senators"),
        ("3", "💥"),
        ("1+2", "senators"),
    ):
        answer = await t.bob.slash("cesar face-down", t.channel, card=card, group=group)
        assert answer.text in {
            host_error(NotReadable(word[:80], field)) for word, field in ((card, "card"), (group, "group"), ("", "card"))
        }, answer.text
    refused = await t.bob.slash("cesar veto", t.channel)
    assert refused.text.startswith("✋") and "\n-# C4.7 · " in refused.text and refused.message and offered(refused.message)
    page = shown(await press(t.bob, refused.message, "rules"))
    assert "**C4.7 · " in page.text and page is not refused.message, "the paragraph is one press away, and the panel stays"
    waiting = await t.alice.slash("cesar passive", t.channel, cards="-")
    title = rulebook("en", "cesar").paragraphs["C2.1"].title
    assert waiting.text == SAY.refused(SAY.not_asked(["Bob"]), "C2.1", title) and waiting.message and not offered(waiting.message)


@at_table
async def test_commands_discord_would_not_send(t: Table) -> None:
    """Unknown commands, options and values, as after a change of commands or from somebody hostile."""
    await t.turns()
    game = t.world.find_command("game", None)["id"]

    def command(name: str, options: list[object], id: str = game) -> dict[str, object]:
        return {"id": id, "name": name, "type": 1, "options": options}

    broken = (
        command("game", [{"type": 1, "name": "new", "options": [{"type": 3, "name": "game", "value": "chess"}]}]),
        command("game", [{"type": 1, "name": "new", "options": []}]),
        command("game", [{"type": 1, "name": "castle", "options": []}]),
        command("chess", []),
        command("cesar", [{"type": 1, "name": "draw", "options": [{"type": 4, "name": "count", "value": 3}]}]),
    )
    for data in broken:
        polite(await t.bob.forge(2, t.channel, data))
    for data in broken[:4]:
        asked = await t.bob.forge(4, t.channel, data).outcome()
        assert not asked.choices
    await t.awaits(t.bob)
