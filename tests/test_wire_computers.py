"""Computer players over the wire: killed in the middle of a thought, replacing people and replaced by them, hints and reasons."""

from __future__ import annotations

import contextlib
import json
import signal
from functools import partial

import psutil
from wire import PATIENCE, SAY, Table, at_table, host_error, is_verb, offered, opened_hall, press, public, shown

import games
import lang
from ai.pool import TRIES
from lang.errors import AlreadyOver, AlreadySeated, HintsOff, NoFreeSeat, NoProposal, NotAway, NotPlaying, OpenerOnly
from lang.notices import Advised, AskReplace, AskSeat, Automated, Returned, SatIn
from lang.rulebook import rulebook
from sandbox import Person

AWAY = 3  # hours
hall = opened_hall("--away-hours", str(AWAY))
ALICE, BOB = 0, 1
NOT_PLAYING = host_error(NotPlaying())


# ---------------------------------------------------------------- in the middle of a thought


def thinkers(t: Table) -> set[psutil.Process]:
    """The processes in which the bot's computer players look ahead."""
    assert t.bot.process is not None
    found = set()
    for process in psutil.Process(t.bot.process.pid).children():
        with contextlib.suppress(psutil.Error):  # it has just ended
            if "ai.worker" in process.cmdline() and "deep" in process.cmdline():
                found.add(process)
    return found


def another_thinker(t: Table, than: psutil.Process) -> psutil.Process | None:
    return next(iter(thinkers(t) - {than}), None)


def ended(process: psutil.Process) -> bool:
    """Whether it is gone, be it that nobody has buried it yet."""
    try:
        return bool(process.status() == psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return True


async def caught_thinking(t: Table) -> psutil.Process:
    """A strong player is asked for its first series, Alice, Cleopatra, having laid hers; the process that thinks about it is held fast."""
    await Table(t.hall).begin()  # the bot has its pictures ready now, which takes a while
    other = Table(t.hall)
    await other.sit_down("cesar", [other.alice], "strong")
    await t.world.until(lambda: seats(other) == [1], PATIENCE)
    (process,) = thinkers(t)
    process.suspend()
    lobby = await t.open()
    await press(t.alice, shown(await press(t.alice, lobby, "seat")), "sit", "1")
    await press(t.alice, shown(await press(t.alice, lobby, "computer")), "addcomputer", "strong")
    await t.alice.slash("game start", t.channel)
    await t.awaits(t.alice)
    await t.lay(t.alice)
    return process


def seats(t: Table) -> list[int]:
    """Who has answered, in order."""
    return [seat for seat, _ in t.answers]


async def its_move_is_told(t: Table, boards: int) -> None:
    """Once: one answer of the computer player; and it is Alice's turn. A board that is edited before her eyes calls her no second time."""
    await t.world.until(lambda: seats(t) == [1, 0], PATIENCE)
    await t.boarded(lambda _: len(t.boards) == boards and t.awaited == [t.alice])
    await t.delivered()
    assert seats(t) == [1, 0] and len(t.boards) == len(t.alice.pings) == boards
    assert "Passive" in offered(await t.menu(t.alice))


@at_table
async def test_a_kill_in_the_middle_of_a_thought(t: Table) -> None:
    """The process that thinks ends with the bot; after the restart another thinks anew, and its move is told once."""
    process, hers = await caught_thinking(t), t.answers
    assert t.bot.process is not None
    t.bot.process.send_signal(signal.SIGKILL)
    process.resume()
    await t.bot.kill()
    await t.world.until(lambda: ended(process), PATIENCE)
    assert t.answers == hers and len(t.boards) == 1
    await t.bot.start()
    await its_move_is_told(t, boards=2)
    assert t.answers[0] == hers[0]


@at_table
async def test_a_process_that_is_killed_while_it_thinks(t: Table) -> None:
    """Once it is started again; if that one breaks too, a quick move is made. The log tells it, the table sees nothing of it."""
    t.hall.expected.add("a computer player fell back")
    process, lines = await caught_thinking(t), len(t.hall.log)
    process.kill()
    for _ in range(TRIES - 1):
        process = await t.world.until(partial(another_thinker, t, process), PATIENCE)
        process.kill()
    await its_move_is_told(t, boards=1)
    told = [json.loads(line) for line in t.hall.log[lines:]]
    assert [line["level"] for line in told if line["what"] == "a process that thinks broke"] == ["warning"] * TRIES
    assert ["broke" in line["fault"] for line in told if line["what"] == "a computer player fell back"] == [True]
    assert SAY.broken("").partition(";")[0].encode() not in t.alice.everything()


# ---------------------------------------------------------------- in somebody's place


async def choose_cards(t: Table, person: Person) -> None:
    """Lutèce: two Action cards under seal, the last of those offered: a computer player would hardly choose them."""
    await t.answer(person, lambda offers: [offers[0], *(offer for offer in offers if offer.startswith("Choose"))][-1])


def played_by(t: Table, seat: int) -> list[bool]:
    """Of each answer of this seat that stands, whether a computer player gave it."""
    sql = "SELECT why IS NOT NULL FROM log WHERE game = ? AND seat = ? AND kind = 'answer' AND fate = 'stands' ORDER BY n"
    return [bool(row[0]) for row in t.hall.book(sql, t.game, seat)]


async def told(t: Table, *lines: str) -> None:
    """Waits until a board has told all this."""
    await t.world.until(lambda: all(any(line in board.text for board in t.boards) for line in lines), PATIENCE)


def hand_of(t: Table, seat: int) -> str:
    """What this seat holds, in words."""
    return games.text("en", "lutece").hand(t.match.view(seat), ("Alice", "Bob", "Carl"))


async def back_in_his_place(t: Table) -> None:
    """Bob takes his seat back by command and sees his own hand."""
    assert (await t.bob.slash("game join", t.channel)).text == SAY.seated()
    await told(t, SAY.happened(Returned(BOB, "Bob"), ()))
    assert shown(await t.bob.slash("game hand", t.channel)).text == hand_of(t, BOB) != hand_of(t, ALICE)


@at_table
async def test_leaving_and_coming_back(t: Table) -> None:
    """Who resigns is followed by a computer player; they alone may take the seat back without asking."""
    dora = t.person("Dora")
    await t.sit_down("lutece", [t.alice, t.bob, t.carl])
    await press(t.bob, shown(await t.bob.slash("game resign", t.channel)), "resign")
    await told(t, SAY.happened(Automated(BOB, "Ennius", "Bob"), ()))
    await t.world.until(lambda: played_by(t, BOB) == [True], PATIENCE)
    for command in ("hand", "play", "undo", "hint"):
        assert (await t.bob.slash(f"game {command}", t.channel)).text == NOT_PLAYING, command
    assert (await press(t.carl, t.board, "takeseat")).text == host_error(AlreadySeated())
    proposal = public(await dora.slash("game join", t.channel))
    assert proposal.text == SAY.proposal(AskSeat(BOB, "", 0), "Dora", [t.alice.mention, t.carl.mention])
    assert (await dora.slash("game hand", t.channel)).text == (await press(dora, proposal, "agree")).text == NOT_PLAYING
    await back_in_his_place(t)
    await choose_cards(t, t.bob)
    assert played_by(t, BOB) == [False], "their own choice in the place of the computer player's"
    for person in (t.alice, t.carl):
        assert (await press(person, proposal, "agree")).text == host_error(NoProposal()), "the seat is not free any more"
    assert not any(is_verb(part, "takeseat") for part in t.board.buttons)
    for late in (dora.slash("game join", t.channel), dora.forge_press(t.board, f"a:takeseat:{t.game}")):
        assert (await late).text == host_error(NoFreeSeat())


@at_table
async def test_staying_away_and_coming_back(t: Table) -> None:
    """After some hours all the others together may let a computer player go on; who was away takes their seat back at once."""
    await t.sit_down("lutece", [t.alice, t.bob, t.carl])
    await choose_cards(t, t.alice)
    assert (await t.alice.slash("game bot", t.channel)).content == host_error(NotAway(AWAY))
    t.hall.book("UPDATE waits SET since = since - ? WHERE game = ?", AWAY * 3600, t.game)
    proposal = public(await t.alice.slash("game bot", t.channel))
    assert proposal.text == SAY.proposal(AskReplace(BOB, "Bob"), "Alice", [t.bob.mention, t.carl.mention])
    assert not played_by(t, BOB)
    await press(t.carl, proposal, "agree")
    assert proposal.content == SAY.proposal_granted(AskReplace(BOB, "Bob")) and not proposal.buttons
    await told(t, SAY.happened(SatIn(BOB, "Ennius", "Bob"), ()))
    await t.world.until(lambda: played_by(t, BOB) == [True], PATIENCE)  # under seal: Carl has not chosen yet
    await back_in_his_place(t)
    await choose_cards(t, t.bob)
    assert played_by(t, BOB) == [False], "their own choice in the place of the computer player's"
    await choose_cards(t, t.carl)
    await t.boarded(lambda board: any(is_verb(part, "live") for part in board.buttons))  # all have chosen: the bribes


@at_table
async def test_one_person_at_least(t: Table) -> None:
    """Computer players alone do not play: strangers cannot bring them, and the last person to leave closes the table."""
    lobby = public(await t.alice.slash("game new", t.channel, game="triumvirat"))
    for act in (press(t.bob, lobby, "computer"), t.bob.slash("game bot", t.channel)):
        assert (await act).text == SAY.join_first()
    assert (await t.bob.slash("game start", t.channel)).text == host_error(OpenerOnly(int(t.alice.id)))
    screen = shown(await press(t.alice, lobby, "computer"))
    for _ in range(2):
        await press(t.alice, screen, "addcomputer", "easy")
    await press(t.alice, lobby, "leave")
    await t.world.until(lambda: lobby.text == SAY.lobby_closed(games.text("en", "triumvirat").TITLE, "cancelled") and not lobby.buttons)
    for person in (t.alice, t.bob):
        assert (await person.forge_press(lobby, f"a:start:{t.game}")).text == host_error(AlreadyOver())
    assert t.hall.book("SELECT phase, seed FROM games WHERE id = ?", t.game) == [("cancelled", None)]


# ---------------------------------------------------------------- hints and reasons


@at_table
async def test_hints_that_are_switched_off(t: Table) -> None:
    await t.sit_down("cesar", [t.alice, t.bob], hints=False)
    rows = t.rows
    answer = await t.alice.slash("game hint", t.channel)
    assert answer.text == host_error(HintsOff()) and answer.message and answer.message.ephemeral
    assert t.rows == rows, "nothing happened"


@at_table
async def test_a_hint_is_public_but_not_what_it_says(t: Table) -> None:
    """Everybody reads that it was asked for; the advice is for the one who asked, in their language, and shows the others no card."""
    t.alice.locale = "fr"
    say, game_text, names = lang.interface("fr"), games.text("fr", "cesar"), ("Alice", "Bob")
    await t.sit_down("cesar", [t.alice, t.bob], friendly=True)
    assert (await t.carl.slash("game hint", t.channel)).text == NOT_PLAYING
    hint = t.alice.slash("game hint", t.channel)
    line = await hint.followed(within=PATIENCE)
    advised = [game_text.move(move, ALICE, names) for move in t.match.legal(ALICE)]
    (advice,) = (move for move in advised if say.hint(move, "") in hint.text)
    assert hint.message and hint.message.only_for == t.alice.id
    assert line.text == say.happened(Advised(ALICE), names) and not line.ephemeral
    await t.delivered()
    for other in (t.bob, t.carl):
        assert advice.encode() not in other.everything()
    for person in (t.alice, t.bob):
        await t.lay(person)
    title = rulebook("fr", "cesar").paragraphs["C2.1"].title
    assert (await t.alice.slash("game hint", t.channel)).text == say.refused(say.not_asked(["Bob"]), "C2.1", title)


@at_table
async def test_why_says_a_sentence_in_the_language_of_who_asks(t: Table) -> None:
    """A line for each move of a computer player that the board tells, but none under seal; anybody may ask; nothing hidden is said."""
    t.carl.locale = "fr"
    await t.sit_down("cesar", [t.alice], "normal")
    await t.lay(t.alice)
    await t.world.until(lambda: len([seat for seat in seats(t) if seat == 1]) > 1, PATIENCE)
    await t.awaits(t.alice)
    await t.delivered()
    sealed = "SELECT ply FROM log WHERE game = games.id AND kind = 'answer' GROUP BY ply HAVING COUNT(*) > 1"
    told = f"games.id = ? AND n > board_from AND why IS NOT NULL AND ply NOT IN ({sealed})"
    rows = t.hall.book(f"SELECT why FROM log JOIN games ON games.id = log.game WHERE {told} ORDER BY n", t.game)
    motives = [json.loads(why) for (why,) in rows]
    assert motives
    for person, language in ((t.alice, "en"), (t.carl, "fr")):
        say, game_text = lang.interface(language), games.text(language, "cesar")
        lines = shown(await press(person, t.board, "why")).text.splitlines()
        assert all("Ennius" in what for what in lines[::2]), "each names the move it explains"
        assert lines[1::2] == [say.reason("", game_text.why(motive, BOB, aloud=True)).strip() for motive in motives]
    t.hall.book("UPDATE log SET why = NULL WHERE game = ?", t.game)  # as where nothing spoke for one move rather than another
    assert shown(await press(t.carl, t.board, "why")).text == lang.interface("fr").no_reason(over=False, moved=True)
