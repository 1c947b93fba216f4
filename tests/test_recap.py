"""The message that calls somebody: short, complete, what was done to them first; and for each player their own account."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from playing import playout, record
from rooms import room_of
from wording import assert_well_set, assert_whole, flat

import games
import lang
from ai import Level, think
from games import GAMES
from host.play.room import Room
from host.record.reading import Said
from host.telling import posts, recap, turns
from lang import LANGUAGES
from lang.recap import NOBODY, Reader, Turn
from rules.cesar import events as cesar
from rules.cesar.components import Group, Influence, Manipulation, Vote
from rules.engine.match import Match, Record, start, unfold
from rules.engine.model import Kind, Seat
from rules.fortuna import events as fortuna
from rules.fortuna.components import Action, Side
from rules.lutece import events as lutece
from rules.lutece.components import Bid, Resource, in_play
from rules.lutece.components import Kind as LuteceKind
from rules.lutece.components import Tile as T
from rules.triumvirat import events as triumvirat
from rules.triumvirat import standing
from rules.triumvirat.components import Competence, Province, Section

NAMES = ("Marc", "Livia", "Ennius", "Terentia", "Plautus")
LONG = tuple(f"{name} Magnus Lugdunensis Maximus"[:32].strip() for name in NAMES)  # as long as a name gets
TABLES = [(name, seats) for name, title in GAMES.items() for seats in title.rules.SEATS]
each_table = pytest.mark.parametrize(("game", "seats"), TABLES)


def calls(end: Match, people: frozenset[Seat]) -> Iterator[tuple[Room, int]]:
    """The room whenever one of these people is newly awaited, and the row up to which the call before had told."""
    said, waiting, told = list[Said](), frozenset[Seat](), 0
    for n, (entry, match, telling) in enumerate(unfold(end.game, end.record), 1):
        said.append(Said(n, entry.seat if entry else None, tuple(one.event for one in telling if one.to is None)))
        if match.waiting & people - waiting:
            room = room_of(match, LONG[: end.record.seats], recent=said)
            room.seats = tuple(row if row.seat in people else replace(row, level="easy") for row in room.seats)
            yield room, told
            told = n
        waiting = match.waiting


def spread(found: Iterator[tuple[Room, int]], wanted: int = 20) -> list[tuple[Room, int]]:
    """A sample of a game's calls, from the first to the last: each of them tells the whole game once more."""
    every = list(found)
    return every[:: -(-len(every) // wanted)]


@each_table
@pytest.mark.parametrize("alone", [True, False], ids=["against computers", "among people"])
def test_a_call_is_short_and_ends_with_what_is_asked(game: str, seats: int, alone: bool) -> None:
    people = frozenset((0,) if alone else range(seats))
    *_, end = playout(GAMES[game].rules, seats, f"calls {game} {seats}")
    seen = 0
    for room, told in calls(end, people):
        for language in LANGUAGES:
            room.row = replace(room.row, lang=language)
            check(room, told, language)
        seen += 1
    assert seen > 1


def check(room: Room, told: int, language: str) -> None:
    """Eight lines, six hundred characters, good type; the call at the end, and gone from what an old board says."""
    text, lines = posts.board(room, told).text, posts.board(room, told).text.split("\n")
    assert len(lines) <= recap.LINES and len(text) <= recap.LENGTH, text
    assert all("<@" in lines[-1] and "<@" not in line for line in lines[:-1]), text
    assert "<@" not in posts.board(room, told).rest
    own = [recap.since(room, seat, language) for seat in room.awaited_people]
    for one in (*lines[:-1], *"\n".join(own).split("\n")):
        assert_whole(one)
        if language == "fr":
            assert_well_set(one)
    assert all(len(one) <= recap.LENGTH and one.count("\n") < recap.LINES for one in own)


@each_table
def test_a_call_leaves_nothing_out_since_the_last_turn_of_whom_it_calls(game: str, seats: int) -> None:
    """Every turn of another since one's own last one is told; where all play at once, everything since the call before."""
    *_, end = playout(GAMES[game].rules, seats, f"complete {game} {seats}")
    for room, told in calls(end, frozenset((0,))):
        account, said = turns.board(room, told), turns.stretches(room.recent, game)
        if all(one.turn.seat is None for one in said):
            assert account.events == tuple(event for row in room.recent if row.n > told for event in row.news)
            continue
        before = [n for n, one in enumerate(said[:-1]) if one.turn.seat == 0]
        assert account.turns == tuple(one.turn for one in said[before[-1] + 1 if before else 0 :])


@each_table
def test_what_may_be_forgotten_is_never_missed(game: str, seats: int) -> None:
    """Of what was told a room keeps only the last rows: nobody's account changes by it."""
    *_, end = playout(GAMES[game].rules, seats, f"kept {game} {seats}")
    for room, told in spread(calls(end, frozenset(range(seats)))):
        room.row = replace(room.row, board_from=told, board_n=told)
        accounts = [turns.board(room, told), *(turns.own(room, seat) for seat in range(seats))]
        room.recent = [said for said in room.recent if said.n > turns.kept_from(room)]
        assert [turns.board(room, told), *(turns.own(room, seat) for seat in range(seats))] == accounts


@pytest.mark.parametrize("seats", GAMES["lutece"].rules.SEATS)
def test_where_all_play_at_once_everybody_is_told_the_whole_round(seats: int) -> None:
    """Also of what one's own last answer uncovered, and of what was bought before somebody was asked in between."""
    *_, end = playout(GAMES["lutece"].rules, seats, f"whole round {seats}")
    rounds: list[list[Any]] = [[]]
    said, interrupted = list[Said](), 0
    for n, (entry, match, telling) in enumerate(unfold(end.game, end.record), 1):
        news = tuple(one.event for one in telling if one.to is None)
        said.append(Said(n, entry.seat if entry else None, news))
        for event in news:
            if isinstance(event, lutece.RoundBegan):
                rounds.append([])
            rounds[-1].append(event)
        if len(rounds) > 2 and any(isinstance(event, lutece.RoundBegan) for event in news):
            room = room_of(match, NAMES[:seats], recent=said)
            interrupted += any(isinstance(event, lutece.Attached | lutece.LegionnaireUsed) for event in rounds[-2])
            whole = games.text("en", "lutece").recap([Turn(None, tuple(rounds[-2]))], NAMES[:seats], Reader(0, you=True))
            assert recap.told(room, turns.own(room, 0), "en") == recap.fitted(whole.done_to, whole.done, (), lang.interface("en"))
    assert interrupted


# ---------------------------------------------------------------- what was done to the reader comes first


def told(game: str, events: list[Any], reader: Reader, language: str = "en") -> tuple[tuple[str, ...], tuple[str, ...]]:
    text = games.text(language, game)
    begun = [one for event in events if (one := text.turn(event)) is not None]
    found = text.recap([Turn(begun[0] if begun else None, tuple(events))], NAMES, reader)
    return plain(found.done_to), plain(found.done)


def plain(lines: tuple[str, ...]) -> tuple[str, ...]:
    """With ordinary spaces."""
    return tuple(line.replace("\u00a0", " ") for line in lines)


CRASSUS = [
    triumvirat.TurnBegan(2, 7, 1, 4),
    triumvirat.Battle(2, 1, Province.AEGYPTUS, 4, 2, (), 0, 0, 0, 2, 2, 0),
    triumvirat.Conquered(2, 1, Province.AEGYPTUS, 2, 6),
    triumvirat.Battle(2, 0, Province.SICILIA, 3, 1, (), 0, 0, 0, 1, 2, 0),
    triumvirat.Conquered(2, 0, Province.SICILIA, 2, 7),
    triumvirat.ServantsCaptured(2, 0, Province.SICILIA, 1, True),
    triumvirat.Battle(2, 0, Province.ITALIA, 2, 4, (), 0, 0, 0, 2, 0, 2),
    triumvirat.Repelled(2, Province.ITALIA, Province.SICILIA, 0),
    triumvirat.Raised(2, Competence.POLITICS, 3, 1),
    triumvirat.Persuaded(2, Section.CAESAR, Section.ALII, 2, 0),
]


def test_provinces_lost_come_first() -> None:
    mine, everybody = told("triumvirat", CRASSUS, Reader(0))
    assert mine == (
        "⚔ **Crassus** (Ennius) takes Sicilia from **Caesar** (Marc) and captures 1 civil servant.",
        "⚔ **Crassus** (Ennius) attacks **Caesar** (Marc) in Italia and fails (2 defending legions lost).",
        "⚖ **Crassus** (Ennius) turns 1 of **Caesar**’s citizens neutral.",
    )
    assert everybody == ("**Crassus** (Ennius) takes Aegyptus from Pompey and raises politics to III.",)
    mine, _ = told("triumvirat", CRASSUS, Reader(0, you=True))
    assert mine[0] == "⚔ **Crassus** (Ennius) takes Sicilia from you and captures your civil servant."
    mine, _ = told("triumvirat", CRASSUS, Reader(0, you=True), "fr")
    assert mine[0] == "⚔ **Crassus** (Ennius) vous prend Sicilia et capture votre fonctionnaire."
    assert told("triumvirat", CRASSUS, NOBODY)[0] == ()


def test_a_free_raise_is_confirmed() -> None:
    """Of two in a row (T4.6) the second question looks like the first: what the first one brought must be seen."""
    raised = [*CRASSUS[:3], triumvirat.Raised(0, Competence.MILITARY, 2, 0)]
    assert told("triumvirat", raised, Reader(0, you=True))[0] == ("⚖ You raise military to II as compensation.",)
    assert told("triumvirat", raised, Reader(0, you=True), "fr")[0] == ("⚖ En compensation, vous montez à II en militaire.",)


def test_cards_taken_come_first() -> None:
    turn = [
        fortuna.TurnBegan(1, 3, None),
        fortuna.Executed(1, Action.FAMILY, fortuna.Means.TURN),
        fortuna.Exchanged(1, Action.FAMILY, Action.HARVEST, Side.BLUE, 0),
        fortuna.Rolled(1, (5,), (5,), False),
        fortuna.Advanced(1, fortuna.Cause.FAVOUR, 2, 9),
    ]
    mine, everybody = told("fortuna", turn, Reader(0))
    assert mine == ("⇄ **Livia** takes **Marc**’s Harvest and leaves Family.",)
    assert everybody == ("**Livia** uses Family, rolls a 5 and advances 2 to space 9.",)
    assert told("fortuna", turn, Reader(2))[0] == ()


def test_what_a_manipulation_did_comes_first_and_is_told_once() -> None:
    five, two = Influence.FIVE, Influence.TWO
    turn = [
        cesar.TurnBegan(1, 8),
        cesar.LaidUp(1, Group.SENATORS, two),
        cesar.Announced(1, Manipulation.ASSASSINATION, (Group.SENATORS,), five),
        cesar.Assassinated(0, Group.SENATORS, five),
        cesar.Voted(Group.QUAESTORS, cesar.Cause.CARD, ((two,), (five,)), (2, 5), False, 1, ((two,), (five,))),
    ]
    plays, kills = "**Livia** plays Scribe (2) on the Senators.", "✦ **Livia** assassinates **Marc**’s Consul (5) on the Senators."
    assert told("cesar", turn, Reader(0)) == ((kills,), (plays, "⚖ **Livia** wins a Quaestor, 5 to 2."))
    assert told("cesar", [turn[0], *turn[2:4], turn[1]], Reader(0)) == ((kills,), (plays,))
    _, everybody = told("cesar", turn, NOBODY)
    assert everybody[0] == "**Livia** plays Scribe (2) on the Senators, then plays Assassination on the Senators."
    _, everybody = told("cesar", [turn[0], *turn[2:4], turn[1]], NOBODY)
    assert everybody == ("**Livia** plays Assassination on the Senators, then plays Scribe (2) on the Senators.",)
    _, everybody = told("cesar", turn, Reader(1, you=True))
    assert everybody[-1] == "⚖ You win a Quaestor, 5 to 2."


def test_a_vote_won_by_less_says_why_and_a_reshuffle_takes_one_line() -> None:
    none, two = Influence.PHILOSOPHER, Influence.TWO
    lower = cesar.Voted(Group.CENSORS, cesar.Cause.CARD, ((none,), (two,)), (0, 2), True, 0, ((none,), (two,)))
    lone = cesar.Voted(Group.CENSORS, cesar.Cause.CARD, ((none,), ()), (0, 0), True, 0, ((none,), ()))
    orgy = [cesar.VoteDrawn(1, Vote.RESHUFFLE), cesar.VotesShuffled(8)]
    _, everybody = told("cesar", [cesar.TurnBegan(1, 8), lower, lone, *orgy], NOBODY)
    assert everybody == (
        "⚖ **Marc** wins a Censor, 0 to 2 (Philosopher: the lower total wins).",
        "⚖ **Marc** wins a Censor, 0 to 0 (a lone Philosopher wins).",
        "Vote card: Orgy! No vote, and all 8 vote cards are reshuffled.",
    )
    french = games.text("fr", "cesar").recap([Turn(1, (lower, lone, *orgy))], NAMES).done
    assert [line.replace("\u00a0", " ").replace("\u202f", " ") for line in french] == [
        "⚖ **Marc** gagne un Censeur, 0 à 2 (Philosophe : le plus petit total l’emporte).",
        "⚖ **Marc** gagne un Censeur, 0 à 0 (un Philosophe seul l’emporte).",
        "Carte Suffrage : Orgie ! Personne ne vote, on remélange les 8 cartes Suffrage.",
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "**Livia** plays Assassination on the Senators (vetoed)."),
        ("fr", "**Livia** joue un Assassinat devant les Sénateurs (Veto)."),
    ],
)
def test_a_trick_is_told_with_its_group_though_it_was_vetoed(language: str, said: str) -> None:
    announced = cesar.Announced(1, Manipulation.ASSASSINATION, (Group.SENATORS,), Influence.FIVE)
    events = (announced, cesar.Vetoed(0, Manipulation.ASSASSINATION))
    assert games.text(language, "cesar").recap([Turn(1, events)], NAMES).done == (said,)


def test_a_last_turn_of_many_cards_says_that_it_is_one() -> None:
    """Right after another turn of the same player, and with more than two cards, it looked like two turns in one (C5.2)."""
    events = (cesar.LastTurn(1), *(cesar.LaidUp(1, Group.CENSORS, card) for card in (Influence.FOUR, Influence.ONE, Influence.TWO)))
    english, french = (games.text(language, "cesar").recap([Turn(1, events)], NAMES).done[0] for language in ("en", "fr"))
    assert english.startswith("Last turn (the other side has no Influence left): **Livia** plays ")
    assert french.startswith("Dernier tour (plus d’Influence en face)\u00a0: **Livia** pose ")


def test_a_french_courtesan_is_sent_to_a_group_and_never_laid_before_it() -> None:
    """In Rome's box an Influence card has the same name."""
    events = (cesar.Announced(0, Manipulation.COURTESAN, (Group.SENATORS,), None),)
    (told,) = games.text("fr", "cesar").recap([Turn(0, events)], NAMES).done
    assert told == "**Marc** envoie son Courtisan\u00a0(Manipulation) chez les Sénateurs."


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_ones_own_turn_came_to_is_told_first(language: str) -> None:
    """Of Caesar: whoever draws the last card of a turn hears of its votes when they are next called."""
    *_, end = playout(GAMES["cesar"].rules, 2, "own votes")
    text, seen = games.text(language, "cesar"), 0
    for room, before in calls(end, frozenset((0,))):
        room.row = replace(room.row, lang=language)
        said = turns.stretches(room.recent, "cesar")
        mine = [one.turn for one in said[:-1] if one.turn.seat == 0][-1:]
        votes = tuple(event for turn in mine for event in turn.events if isinstance(event, cesar.Voted))
        if votes:
            for reader, told in ((Reader(0), posts.board(room, before).text), (Reader(0, you=True), recap.since(room, 0, language))):
                assert told.startswith("\n".join(text.recap([Turn(0, votes)], LONG, reader).done)), told
            seen += 1
    assert seen > 3


def test_who_still_chooses_a_favour_does_not_stay_put_yet() -> None:
    rolled: list[Any] = [fortuna.TurnBegan(1, 3, None), fortuna.Rolled(1, (3,), (3,), False)]
    for language, stays in (("en", "stays put"), ("fr", "n’avance pas")):
        assert stays not in told("fortuna", rolled, NOBODY, language)[1][0]
        assert stays in told("fortuna", [*rolled, fortuna.Untaxed(1, 3)], NOBODY, language)[1][0]


def test_cards_outbid_come_first() -> None:
    card = next(one for one in in_play(1, 3) if one.cost == 2)
    fought = (Bid(0, 2), Bid(1, 3))
    events = [
        lutece.ContestWon(1, T.A, card, fought),
        lutece.Bought(1, T.A, card, 3, 0, 5),
        lutece.RevenuesTaken(0, 1, 3, 8),
    ]
    mine, everybody = told("lutece", events, Reader(0, you=True))
    assert len(mine) == 1 and mine[0].startswith("⚔ **Livia** outbids you 3 to 2 for **the ")
    assert mine[0].endswith(" (A)**. You get your 2 back plus 1 gold.")
    french, _ = told("lutece", events, Reader(0, you=True), "fr")
    assert french[0].endswith(", 3 contre 2. Vous reprenez votre pot-de-vin (2) et gagnez 1 pièce.")
    assert any("vous l’emportez" in line for line in told("lutece", events, Reader(1, you=True), "fr")[1])
    assert [line.partition(" ")[0] for line in everybody] == ["You", "**Livia**"]
    assert told("lutece", events, NOBODY)[0] == ()


def test_what_a_card_brings_at_once_stands_beside_its_price() -> None:
    """The gold on it and its harvest: others bid on what is in a purse."""
    tavern = next(one for one in in_play(1, 3) if one.kind is LuteceKind.TAVERN)
    events = [lutece.Bought(0, T.ONE, tavern, 1, 2, 4), lutece.Harvested(0, tavern, Resource.BEER, 5, 0, 5, 9)]
    assert told("lutece", events, NOBODY)[1] == (f"**Marc** buys the Tavern (1) for {1 + tavern.cost} gold (7 gold back).",)
    assert told("lutece", events, NOBODY, "fr")[1][0].endswith("(7 pièces reçues).")


def test_in_a_contest_the_reader_is_you() -> None:
    card = next(one for one in in_play(1, 3) if one.cost == 2)
    won = [lutece.ContestWon(0, T.A, card, (Bid(0, 0, 1), Bid(1, 1)))]
    assert told("lutece", won, Reader(0, you=True))[1][0].endswith(" (A)**: you 2 (0 + 2), **Livia** 1; you win, thanks to a Legionary.")
    french = told("lutece", won, Reader(0, you=True), "fr")[1][0]
    assert french.endswith(" (A)**, vous 2 (0 + 2), **Livia** 1 : vous l’emportez grâce à un Légionnaire.")


@pytest.mark.parametrize(
    ("bids", "winner", "english", "french"),
    [
        ((Bid(0, 1), Bid(1, 0, 1)), 1, " 2 (0 + 2) to 1 for **the {}**, thanks to a Legionary.", "à un Légionnaire, 2 (0 + 2) contre 1."),
        ((Bid(0, 1), Bid(1, 2, 1)), 1, " 4 (2 + 2) to 1 for **the {}**.", "(A)**, 4 (2 + 2) contre 1."),
        ((Bid(0, 0, 1), Bid(1, 2)), None, "a tie at 2, Legionary included.", "égalité à 2, Légionnaire compris."),
    ],
)  # fmt: skip
def test_a_legionary_who_decided_is_named(bids: tuple[Bid, ...], winner: int | None, english: str, french: str) -> None:
    """To whom it cost the card, too: it may have been bought in the same turn. One too many is only reckoned with."""
    card = next(one for one in in_play(1, 3) if one.kind is LuteceKind.SMITH)
    lost = [lutece.Deadlocked(T.A, card, bids, 0) if winner is None else lutece.ContestWon(winner, T.A, card, bids)]
    assert english.format("Smith (A)") in flat(told("lutece", lost, Reader(0, you=True))[0][0])
    assert french in flat(told("lutece", lost, Reader(0, you=True), "fr")[0][0])


def test_two_rounds_are_not_mixed() -> None:
    """Of Lutèce the last round is told that led to something."""
    card = next(one for one in in_play(1, 3) if one.cost == 2)
    before = [lutece.RevenuesTaken(0, 1, 3, 8), lutece.Bought(1, T.A, card, 3, 0, 5), lutece.RoundBegan(2, 0)]
    _, first = told("lutece", before, NOBODY)
    _, second = told("lutece", [*before, lutece.RevenuesTaken(2, 1, 3, 8), lutece.RoundBegan(3, 0)], NOBODY)
    assert len(first) == 2 and len(second) == 1 and "**Ennius**" in second[0]


# ---------------------------------------------------------------- who is near to winning


def test_who_is_near_to_winning() -> None:
    """By what everybody sees."""
    (match, _) = start(GAMES["triumvirat"].rules, playing_record("triumvirat", 3))
    table = match.state.table
    assert near("triumvirat", table) == ()
    people = replace(table.triumvirs, politics=(1, 1, 7), military=(1, 1, 5))
    assert near("triumvirat", replace(table, triumvirs=people)) == ("⚑ **Crassus** (Ennius): two raises from victory by skill.",)
    people = replace(table.triumvirs, consul=(True, False, False))
    citizens, time = (5, 0, 0, 3), replace(table.time, stone=2)
    assert near("triumvirat", replace(table, triumvirs=people, citizens=citizens, time=time)) == (
        "⚑ **Caesar** (Marc), consul: one citizen from victory by politics, "
        "or ahead for the election in 2 turns, which would win the game.",
    )


def test_nobody_wins_the_triumvirate_unannounced() -> None:
    """When the last turn begins, the board says who may win and by which road; luck in battle excepted."""
    told, rules = list[bool](), GAMES["triumvirat"].rules
    for n in range(24):
        match, _ = start(rules, record(rules, 2 + n % 2, f"announced {n}"))
        begun, turn = match.state.table, match.state.table.time.turn
        while match.decision is not None:
            seat = min(match.waiting)
            match, _ = match.answer(seat, think("triumvirat", match.view(seat), Level.NORMAL, f"{n} {match.ply}").move)
            if match.decision is not None and match.state.table.time.turn != turn:
                begun, turn = match.state.table, match.state.table.time.turn
        victory = match.state.table.victory
        assert victory is not None
        told.append(any(one.road is victory.ending and one.seat in victory.winners for one in standing.near(begun)))
    assert told.count(True) >= 22, f"only {told.count(True)} of {len(told)} wins were announced"


def test_when_the_end_is_near() -> None:
    (match, _) = start(GAMES["fortuna"].rules, playing_record("fortuna", 3))
    table = match.state.table
    first, *others = table.provinces
    assert near("fortuna", table) == ()
    close = replace(table, provinces=(replace(first, position=13), *others))
    assert near("fortuna", close) == ("⚑ **Marc** (space 13): Caesar’s Palace is within reach. This round may be the last!",)
    last = replace(close, palace=replace(table.palace, reached=(0,)))
    assert near("fortuna", last) == ("⚑ Last round! **Marc** reached Caesar’s Palace.",)
    (match, _) = start(GAMES["lutece"].rules, playing_record("lutece", 3))
    low = replace(match.state.table, decks=replace(match.state.table.decks, places=1))
    assert near("lutece", low) == ("⚑ Only 1 Place left to draw: this round may be the last.",)


def near(game: str, table: Any) -> tuple[str, ...]:
    return plain(games.text("en", game).near(table, NAMES))


def playing_record(game: str, seats: int) -> Record:
    return record(GAMES[game].rules, seats, "near")


@pytest.mark.parametrize(("game", "seats"), [table for table in TABLES if table[0] in ("lutece", "micatio", "cesar", "fortuna")])
def test_who_has_chosen_in_secret_is_said_and_nothing_more(game: str, seats: int) -> None:
    """Of what lies under seal only that it does."""
    for match in playout(GAMES[game].rules, seats, f"sealed {game}"):
        if match.decision and match.decision.kind is Kind.SEALED and match.sealed:
            text = posts.board(room_of(match, NAMES[:seats]), 0).text
            chosen = [NAMES[seat] for seat in sorted(match.sealed)]
            assert all(name in text.split("\n")[-2] for name in chosen), text
            return
    raise AssertionError("nobody chose in secret")
