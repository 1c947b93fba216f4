"""The words of Caesar & Cleopatra: its votes, hands and positions."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

import pytest
from wording import assert_well_set, assert_whole, flat

import games
import lang
from lang import LANGUAGES
from rules import cesar
from rules.cesar import events as e
from rules.cesar import moves as m
from rules.cesar.components import GROUPS, SERIES, Ending, Group, Influence, Manipulation, Vote
from rules.cesar.questions import Ask, Task
from rules.cesar.state import Forum, Hand, Options, Side, Table, Turn, Votes
from rules.engine.dice import Dice
from rules.engine.match import Match, Record, start
from rules.engine.model import Sheet, View

NAMES = ("Octave", "Livia")


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_five_discarded_cards_fit_a_label(language: str) -> None:
    game_text = games.text(language, "cesar")
    for hand in combinations_with_replacement([*Influence, *Manipulation], 5):
        for seat in (0, 1):
            label = game_text.move(m.Passive(hand), seat)
            assert len(label) <= 80 and "…" not in label, label


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_two_kinds_of_courtisan_are_never_confused(language: str) -> None:
    game_text: Any = games.text(language, "cesar")
    influence, trick = Influence.FOUR, Manipulation.COURTESAN
    told = game_text.event(e.StayedPassive(0, (influence, trick)), NAMES)
    named = game_text.choice(m.Passive, "cards", trick, 0)
    assert "\u00a0(4)" in told and named in told
    assert named == {"fr": "Courtisan\u00a0(Manipulation)", "en": "Courtesan"}[language]
    assert game_text.choice(m.Banish, "card", influence, 0) == game_text.term(influence, 1) != game_text.term(influence, 0)
    assert game_text.choice(m.LayDown, "card", influence, 0) == game_text.term(influence, 0)


def test_cards_have_the_names_of_their_box() -> None:
    french: Any = games.text("fr", "cesar")
    assert [french.term(Manipulation.SPY, seat) for seat in (0, 1)] == ["Espion", "Espionne"]
    assert [french.term(Manipulation.COURTESAN, seat) for seat in (0, 1)] == ["Courtisan\u00a0(Manipulation)", "Courtisane"]
    assert [french.term(Manipulation.CASTLING, seat) for seat in (0, 1)] == ["Roque romain", "Roque égyptien"]
    assert [french.term(Influence.FIVE, seat) for seat in (0, 1)] == ["Consul\u00a0(5)", "Grande prêtresse\u00a0(5)"]
    assert french.event(e.Vetoed(0, Manipulation.SPY), NAMES).endswith("annule l’Espionne.")


def test_drawn_cards_have_the_names_of_their_side() -> None:
    drawn = (Influence.ONE, Influence.FIVE, Manipulation.SPY)
    told = [flat(games.text("fr", "cesar").private(e.CardsDrawn(seat, drawn), NAMES)) for seat in (0, 1)]
    assert told == [
        "Vous piochez : Esclave (1), Consul (5) et Espion.",
        "Vous piochez : Esclave (1), Grande prêtresse (5) et Espionne.",
    ]
    assert games.text("fr", "cesar").private(e.CardsDrawn(1, (Manipulation.SPY,)), NAMES) == "Vous piochez une Espionne."
    assert flat(games.text("en", "cesar").private(e.CardsDrawn(1, drawn[1:2]), NAMES)) == "You draw: High Priestess (5)."


def test_several_cards_are_counted_by_kind() -> None:
    french, gone = games.text("fr", "cesar"), (Influence.FIVE, Influence.THREE, Influence.FIVE)
    assert flat(french.event(e.StayedPassive(1, gone), NAMES)).endswith("défausse ses 2 Grandes prêtresses (5) et sa Danseuse (3).")
    assert flat(french.did(m.Passive(gone), 0)).endswith("vous défaussez vos 2 Consuls (5) et votre Préfet (3).")


def test_a_card_has_the_small_words_of_its_gender() -> None:
    french: Any = games.text("fr", "cesar")
    discarded = [flat(french.event(e.StayedPassive(1, (card,)), NAMES)).partition("défausse ")[2] for card in (*Influence, *Manipulation)]
    assert discarded == [
        "son Philosophe (0).", "son Esclave (1).", "son Scribe (2).", "sa Danseuse (3).", "son Astrologue (4).", "sa Grande prêtresse (5).",
        "son Assassinat.", "son Espionne.", "son Roque égyptien.", "sa Courtisane.", "sa Colère des dieux.", "son Veto.",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("trick", "groups", "card", "french", "english"),
    [
        (
            Manipulation.ASSASSINATION,
            (Group.SENATORS,),
            Influence.FIVE,
            "**Livia** joue un Assassinat contre votre Consul (5), devant les Sénateurs.",
            "**Livia** plays Assassination against your Consul (5) on the Senators.",
        ),
        (Manipulation.SPY, (), None, "**Livia** envoie son Espionne voir votre main.", "**Livia** sends the Spy to see your hand."),
        (
            Manipulation.CASTLING,
            (Group.AEDILES, Group.CENSORS),
            None,
            "**Livia** joue un Roque égyptien entre les Édiles et les Censeurs.",
            "**Livia** plays Castling on the Aediles and the Censors.",
        ),
        (
            Manipulation.COURTESAN,
            (Group.PRAETORS,),
            None,
            "**Livia** envoie sa Courtisane chez les Préteurs.",
            "**Livia** sends the Courtesan to the Praetors.",
        ),
        (
            Manipulation.WRATH,
            (Group.QUAESTORS,),
            None,
            "**Livia** appelle la Colère des dieux sur les Questeurs.",
            "**Livia** plays Wrath of the Gods on the Quaestors.",
        ),
    ],
)
def test_a_veto_is_asked_for_a_named_card_and_its_target(trick: Any, groups: Any, card: Any, french: str, english: str) -> None:
    task = Task(Ask.VETO, 0, groups, card, trick)
    for language, said in (("fr", french), ("en", english)):
        game_text: Any = games.text(language, "cesar")
        assert flat(game_text.ask(task, NAMES)).startswith(f"{said} ")
        public = game_text.asked(task, "Octave")
        assert all(game_text.term(target, 0) in public for target in (*groups, *([] if card is None else [card])))
        assert game_text.term(trick, 1) in public
        if language == "fr":
            assert_well_set(game_text.ask(task, NAMES))
            assert_well_set(public)


@pytest.mark.parametrize(
    ("held", "french", "english"),
    [((Manipulation.VETO,), "Garder mon Veto", "Keep your Veto"), ((), "Vous n’avez pas de Veto", "You have no Veto")],
)
def test_only_who_is_asked_learns_whether_a_veto_is_there(held: Any, french: str, english: str) -> None:
    view = View(crowded(), 0, Hand(held))
    for language, lacking, effect in (
        ("fr", french, " : le Roque égyptien prend effet."),
        ("en", english, ": Castling takes effect."),
    ):
        game_text: Any = games.text(language, "cesar")
        assert flat(game_text.head(view, [(m.LetPass(),)], NAMES, view)) == f"**{lacking}**{effect}"
        told = game_text.tip(view, view.table.tasks[-1], NAMES)
        assert (lang.interface(language).BUTTONS["orders"] in told) is not bool(held), "why one is asked, and how not to be"


def influence(*values: int) -> tuple[Influence, ...]:
    return tuple(Influence(value) for value in values)


def test_a_vote_can_be_followed() -> None:
    """The printed example of the Aediles: Caesar 3 and 4, Cleopatra 2 and two 3."""
    vote = e.Voted(
        Group.AEDILES,
        e.Cause.CARD,
        (influence(3, 4), influence(2, 3, 3)),
        (7, 8),
        reversed=False,
        winner=1,
        discards=(influence(3), influence(3)),
    )
    assert flat(games.text("fr", "cesar").event(vote, NAMES)) == (
        "⚖ **Édiles** : **Octave** 7 (4 + 3) contre **Livia** 8 (3 + 3 + 2).\n"
        "**Livia** gagne un Édile et défausse sa Danseuse (3) ; **Octave** défausse son Préfet (3)."
    )
    assert flat(games.text("en", "cesar").event(vote, NAMES)) == (
        "⚖ **Aediles**: **Octave** 7 (4 + 3) to **Livia** 8 (3 + 3 + 2).\n"
        "**Livia** wins an Aedile and discards Dancer (3); **Octave** discards Prefect (3)."
    )


@pytest.mark.parametrize(
    ("cards", "winner", "reversed", "french", "english"),
    [
        (((3, 0), (4, 5)), 0, True, "Un Philosophe : le plus petit total l’emporte.", "A Philosopher: the lower total wins."),
        (((1, 0, 0), (2, 0)), 0, True, "Deux Philosophes contre un", "Two Philosophers to one"),
        (((3, 0), (4, 0)), 1, False, "Les Philosophes s’annulent.", "The Philosophers cancel out."),
        (((), (0,)), 1, True, "Le Philosophe est seul", "A lone Philosopher wins."),
        (((0, 0), ()), 0, True, "Les Philosophes sont seuls", "Philosophers alone win."),
        (((0, 4), (2, 2)), None, False, "Égalité", "A tie"),
        (((), (5,)), 1, False, "0 (aucune carte)", "0 (no cards)"),
    ],
)
def test_a_vote_says_why(cards: Any, winner: int | None, reversed: bool, french: str, english: str) -> None:
    sides = (influence(*cards[0]), influence(*cards[1]))
    vote = e.Voted(Group.CENSORS, e.Cause.EIGHT, sides, (sum(sides[0]), sum(sides[1])), reversed, winner, ((), ()))
    assert french in flat(games.text("fr", "cesar").event(vote, NAMES))
    assert english in games.text("en", "cesar").event(vote, NAMES)


def crowded() -> Table:
    """A table with as much to say as can be: long names, full fronts, long discards, all options."""
    front = (Influence.PHILOSOPHER, Influence.THREE, None, None)
    forum = tuple(Forum((0, 1), (front, (*front, None)[:4]), settled=True) for _ in GROUPS)
    discards = (*Influence, *Influence, *Manipulation, *Manipulation)
    return Table(
        Options(True, True, True),
        Turn(48, 1),
        (Task(Ask.VETO, 0, (Group.QUAESTORS, Group.PRAETORS), None, Manipulation.CASTLING),),
        forum,
        (Side(3, 2, 11, 10, discards), Side(3, 2, 11, 10, discards)),
        Votes(3, (Vote.RESHUFFLE, Vote.QUAESTORS, Vote.ORGY), (Vote.ORGY, Vote.AEDILES)),
        idle=3,
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_position_fits_two_messages_and_the_alt_text_its_field(language: str) -> None:
    game_text, names = games.text(language, "cesar"), ("W" * 32, "M" * 32)
    whole, alt = game_text.position(crowded(), names), game_text.alt(crowded(), names)
    assert len(whole) <= 3800
    assert len(alt) <= 900
    assert "**" not in alt and "\n" not in alt
    assert "…" not in alt and len(game_text.alt(crowded(), ("W" * 99, "M" * 99))) <= 900
    if language == "fr":
        assert_well_set(whole)
        assert_well_set(alt)


def test_the_position_tells_all_that_is_public() -> None:
    told = flat(games.text("fr", "cesar").position(crowded(), NAMES))
    first, announced, *_ = told.split("\n")
    played = "un Roque égyptien se joue entre les Questeurs et les Préteurs"
    assert first == f"**Tour 48** (Cléopâtre). **Octave**, {played} : Veto, ou laissez-vous passer ?"
    assert announced == "✦ **Livia** joue un Roque égyptien entre les Questeurs et les Préteurs."
    assert "**Sénateurs** : 3 à gagner (1 à César, 1 à Cléopâtre). César 3 en vue (3, 0) et 2 cachées" in told
    assert "**César** (**Octave**) : 5 patriciens, main 3 Influence et 2 Manipulations, réserve 11, pile Manipulation 10." in told
    assert "Défausse : 5 ×2, 4 ×2, 3 ×2, 2 ×2, 1 ×2, 0 ×2 ; Assassinat ×2, Espion ×2" in told
    assert "3 cartes à venir (Sénateurs, Préteurs, Censeurs)" in told
    assert "hors jeu Orgie, Édiles" in told


def test_a_hand_tells_its_player_everything() -> None:
    hand = Hand(
        (*influence(3, 3, 5), Manipulation.VETO),
        (influence(4), (), influence(0, 2), (), ()),
        Group.QUAESTORS,
        knows=(Influence.FOUR, Manipulation.SPY),
    )
    told = flat(games.text("fr", "cesar").hand(View(crowded(), 0, hand), NAMES)).split("\n")
    assert told == [
        "**Votre main** (César) : Consul (5) et Préfet (3) ×2 ; Manipulation : Veto",
        "**Vos cartes cachées** : Courtisan (4) devant les Sénateurs ; Centurion (2) et Philosophe (0) devant les Questeurs",
        "**Votre mission** : Questeurs, 2 points si vous en avez au moins 3 à la fin",
        "**Vous connaissez**, dans la main de **Livia** : Astrologue (4) et Espionne",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_shows_the_set_up(language: str) -> None:
    game_text = games.text(language, "cesar")
    hand = Hand((), series=SERIES, stacked=(Manipulation.VETO, Manipulation.WRATH))
    placed = m.Place(*reversed(SERIES))
    told = game_text.hand(View(crowded(), 1, hand, placed), NAMES)
    assert all(
        part in told for part in (game_text.move(placed, 1), game_text.term(Influence.TWO, 1), game_text.term(Manipulation.WRATH, 1))
    )


@pytest.mark.parametrize(
    ("totals", "ranks", "french", "english"),
    [
        ((17, 12), (1, 2), "**Octave** (César) gagne 17 à 12", "**Octave** (Caesar) wins 17 to 12"),
        ((9, 14), (2, 1), "**Livia** (Cléopâtre) gagne 14 à 9", "**Livia** (Cleopatra) wins 14 to 9"),
        ((15, 15), (1, 1), "Victoire partagée, 15 points partout", "Shared victory, 15 points each"),
    ],
)
def test_the_verdict_names_the_winner(totals: Any, ranks: Any, french: str, english: str) -> None:
    for ending in Ending:
        sheet = Sheet((), totals, ranks, ending)
        (here, how), (there, ended) = (games.text(language, "cesar").verdict(sheet, NAMES) for language in LANGUAGES)
        assert (flat(here), there) == (french, english)
        assert how and ended and how != ended


@pytest.mark.parametrize("options", [Options(), Options(ordered=True, orgy_leaves=True, fewer_orgies=True)])
def test_a_whole_game_can_be_told(options: Options) -> None:
    """Every event, label, hand and position of a game at random is a whole sentence within its limits."""
    match, told = start(cesar, Record("cesar", cesar.VERSION, cesar.DATA, 2, "a game to tell", options))
    dice = Dice("choices of the test", 0)
    while match.decision:
        tell(match, told)
        seat = min(match.waiting)
        legal = match.legal(seat)
        move = legal[dice.below(len(legal))]
        for language in LANGUAGES:
            assert len(games.text(language, "cesar").move(move, seat)) <= 80
        match, told = match.answer(seat, move)
    tell(match, told)
    sheet = cesar.sheet(match.state.table)
    for language in LANGUAGES:
        game_text = games.text(language, "cesar")
        assert all(game_text.line(line.what) for line in sheet.lines)
        assert all(game_text.verdict(sheet, NAMES))


def tell(match: Match, told: Any) -> None:
    for language in LANGUAGES:
        game_text, table = games.text(language, "cesar"), match.state.table
        position, alt = game_text.position(table, NAMES), game_text.alt(table, NAMES)
        assert len(position) <= 3800 and len(alt) <= 900
        texts = [game_text.event(one.event, NAMES) if one.to is None else game_text.private(one.event, NAMES) for one in told]
        for text in (position, alt, *texts, *(game_text.hand(match.view(seat), NAMES) for seat in (0, 1))):
            assert_whole(text)
            if language == "fr":
                assert_well_set(text)


def test_who_may_veto_reads_what_it_would_spare_them() -> None:
    french: Any = games.text("fr", "cesar")
    aimed = Task(Ask.VETO, 1, (Group.PRAETORS,), Influence.FOUR, Manipulation.ASSASSINATION)
    told = "Livia, un Assassinat vise votre Astrologue (4) devant les Préteurs : Veto, ou laissez-vous passer ?"
    assert flat(french.asked(aimed, "Livia")) == told
    assert flat(french.ask(aimed, NAMES)).endswith("votre Astrologue (4), devant les Préteurs. Sans Veto, cette carte est défaussée.")
    struck = Task(Ask.VETO, 0, (Group.CENSORS,), None, Manipulation.WRATH)
    assert flat(french.asked(struck, "Octave")) == "Octave, la Colère des dieux menace les Censeurs : Veto, ou laissez-vous passer ?"
