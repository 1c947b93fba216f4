"""Moves over the wire by every road: what is known is shown first, what cannot be undone is asked again, how it ended is said."""

from __future__ import annotations

from random import Random

from wire import PATIENCE, SAY, Hall, Table, button, offered, opened_hall, pick, press, shown, suggested

from sandbox import Message, Person

hall = opened_hall()


async def to_the_bribes(t: Table) -> Message:
    """Lutèce's board when both have chosen their options."""
    await t.sit_down("lutece", [t.alice, t.bob])
    chance = Random(3)
    for person in (t.alice, t.bob):
        screen = await t.menu(person)
        while offers := [offer for offer in offered(screen) if offer.startswith("Choose")]:
            screen = await pick(person, screen, chance.choice(offers))
    return await t.boarded(lambda board: "live" in str(board.components))


async def to_the_march(t: Table) -> Person:
    """Caesar's first movement, with four legions around him; who plays Caesar."""
    await t.sit_down("triumvirat", [t.alice, t.bob, t.carl])
    await t.move(t.alice, next(iter(offered(await t.menu(t.alice)))))
    return t.alice


def test_an_attack_by_command_shows_its_odds_and_asks(hall: Hall) -> None:
    """T4.7; and the suggestions say which goals are attacks."""

    async def story(t: Table) -> None:
        caesar = await to_the_march(t)
        goals = {one["value"]: one["name"] for one in suggested(await caesar.autocomplete("triumvirat march", t.channel, "to"))}
        assert "⚔ Pompey (2 legions + triumvir): 33% to take it" in goals["5"] and "⚔" not in goals["1"] and "1 point by land" in goals["1"]
        rows = t.rows
        asked = shown(await caesar.slash("triumvirat march", t.channel, to="5"))
        assert "Attack on" in asked.text and "33%" in asked.text and "expected losses" in asked.text
        assert t.rows == rows, "nothing has been played"
        said = asked.text
        panel = (await t.menu(caesar)).text
        assert "**Hispania Citerior** · ⚔ Pompey (2 legions + triumvir): 33% to take it" in panel, "it says so at once"
        assert "you’d lose about" in panel
        await t.world.until(lambda: asked.text == SAY.continued(), PATIENCE)
        again = shown(await caesar.slash("triumvirat march", t.channel, to=goals["5"]))
        assert again.text == said, "the suggestion typed out"
        fought = shown(await press(caesar, again, "go"))
        assert t.rows > rows
        assert "⚔ **Caesar** (Alice) attacks **Pompey** (Bob) in Hispania Citerior, 4 legions against" in fought.text
        assert ("**Conquest**" in fought.text) != ("Hispania Citerior holds" in fought.text), fought.text

    hall.live(story)


def test_a_bribe_that_could_not_be_paid_is_asked_once_more(hall: Hall) -> None:
    """Lutèce's stakes cannot be taken back (L2.4): where one leaves too little for both cards (L2.6) the public button, the menu and the
    command warn alike, privately and before it is made; where it does not, a press is enough."""

    async def story(t: Table) -> None:
        await t.sit_down("lutece", [t.alice, t.bob])
        for person in (t.alice, t.bob):
            await t.move(person, "Choose/A", "Choose/A/B")
        board = await t.boarded(lambda board: "live" in str(board.components))
        await t.delivered()
        table = t.match.state.table
        spare = table.players[0].gold - sum(offer.card.cost for offer in table.offers[:2])
        assert spare >= 3, "else another deal is wanted"
        await t.alice.click(board, button(board, "live", "Raise/0/3"))
        assert len(t.answers) == 3, "plainly said, and payable: done"
        for _ in range(spare - 3):
            await t.alice.slash("lutece raise", t.channel, side="1", gold="1")
        rows, told = t.rows, board.text
        by_menu = (await t.move(t.alice, "Raise/0/1")).text
        by_command = shown(await t.alice.slash("lutece raise", t.channel, side="0", gold="1")).text
        by_button = shown(await t.alice.click(board, button(board, "live", "Raise/0/1")))
        assert by_button.text == by_command == by_menu
        assert "Your bribe on the left: 4." in by_button.text and "⚠" in by_button.text.splitlines()[-1]
        await t.delivered()
        assert t.rows == rows and (board.text == told or spare > 3), "nothing has been made of it, and nobody else knows"
        await press(t.alice, by_button, "go")
        assert t.rows == rows + 1
        await t.delivered()
        assert t.board.id == board.id

    hall.live(story)


def test_words_are_found_as_people_type_them(hall: Hall) -> None:
    """Before its time a march is told when it comes, however its goal is spelt; in its time half the words are enough."""

    async def story(t: Table) -> None:
        await t.sit_down("triumvirat", [t.alice, t.bob, t.carl])
        rows = t.rows
        for goal in ("Narnia", "5"):
            early = shown(await t.alice.slash("triumvirat march", t.channel, to=goal))
            assert early.text.startswith("✋ " + SAY.belongs_elsewhere("Phase II: movement", later=True)), early.text
            assert "\n-# T3.1 · Moving" in early.text
            assert offered(early), "what is asked now stands below"
        assert shown(await t.bob.slash("triumvirat march", t.channel, to="Narnia")).text.startswith("✋ " + SAY.not_asked(["Alice"]))
        await t.move(t.alice, next(iter(offered(await t.menu(t.alice)))))
        assert "Narnia" in shown(await t.alice.slash("triumvirat march", t.channel, to="Narnia")).text
        for typed in ("cit hisp", "HISPANIA c", "itérior"):
            suggested = (await t.alice.autocomplete("triumvirat march", t.channel, "to", typed)).choices
            assert suggested and suggested[0]["value"] == "5", suggested
        asked = shown(await t.alice.slash("triumvirat march", t.channel, to="citerior hispania"))
        assert "33%" in asked.text and len(t.answers) == rows, "the same attack, asked once more"
        late = shown(await t.alice.slash("triumvirat rome", t.channel, what="gold"))
        assert SAY.belongs_elsewhere("Phase I: supply", later=False) in late.text and "T2.3" in late.text

    hall.live(story)
