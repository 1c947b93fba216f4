"""The words of The End of the Triumvirate: battles and marches, supply, election, odds, positions."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from playing import choose_move, record
from triumvirat_positions import CAESAR, CRASSUS, POMPEY, of, position, say, why
from wording import Flat, assert_well_set, assert_whole, specimens

import games
from lang import LANGUAGES
from lang.facts.triumvirat import Preview, percent, tenths
from rules import triumvirat
from rules.engine.dice import Dice
from rules.engine.match import Match, start
from rules.engine.model import Line, Sheet
from rules.triumvirat.components import Competence, Counted, Ending, Post, RomeForm, Section
from rules.triumvirat.components import Province as P
from rules.triumvirat.events import Battle, Cause, WeaponsAdded
from rules.triumvirat.moves import Appoint, CallRome, EndMovement, EndTurn, Escort, Flee, Load, March, Persuade, PlaceLegion, Produce, Raise
from rules.triumvirat.paragraphs import T7_2, T7_4
from rules.triumvirat.questions import Actions, Appointment, Movement, Refuge, RomeSupply
from rules.triumvirat.state import Compensation, Options, Table

TEXTS: Any = tuple(games.text(language, "triumvirat") for language in LANGUAGES)
FR, EN = map(Flat, TEXTS)  # as a test spells them out
NAMES = ("Octave", "Livia", "Marc")

each_language = pytest.mark.parametrize("language", LANGUAGES)


def told(game_text: Any, events: list[Any]) -> list[str]:
    lines = [game_text.event(event, NAMES) for event in events]
    return [line for line in lines if line]


# ---------------------------------------------------------------- battles


def siege(**changes: Any) -> Match:
    """Caesar before Italia, where Pompey stands with 2 legions and a working civil servant; two blue weapons in the bag."""
    facts: dict[str, Any] = {
        "at": {CAESAR: P.GALIA_CISALPINA, POMPEY: P.ITALIA},
        "legions": {P.GALIA_CISALPINA: 7},
        "servants": {P.ITALIA: 2},
        "posts": {P.ITALIA: Post.SERVANT},
        "gold": {P.SICILIA: 2},
        "politics": (1, 3, 1),
        "bag": (0, 2, 0),
    }
    return position(**facts | changes)


def test_every_loss_of_a_conquest_is_told() -> None:
    match, events = say(siege(), March(P.ITALIA))
    assert told(FR, events) == [
        "**César** (Octave) va de Gallia Cisalpina en Italia par terre, avec 7 légions (1 point, il en reste 3)."
        " Gallia Cisalpina reste sans légion.",
        "⚔ **César** (Octave) attaque **Pompée** (Livia) en Italia, 7 légions contre 2."
        " Tirées du sac : 2 armes de Pompée (2 attaquants tués)."
        " Pompée en personne coûte 2 légions à l’attaque. Puis chaque camp perd 2 légions."
        " Il reste 1 attaquant et aucun défenseur.",
        "↳ **Conquête** : **César** (Octave) prend Italia à **Pompée** (Livia) avec 1 légion (6 provinces sur 9).",
        "↳ **César** (Octave) capture un fonctionnaire actif de Pompée.",
    ]
    _, events = say(match, Flee(P.SICILIA))
    assert told(EN, events) == [
        "↳ **Pompey** (Livia) flees from Italia to Sicilia, with 1 civil servant, and drops 1 in politics, where they led.",
        "↳ **Pompey** (Livia) collects 2 gold in Sicilia.",
        "↳ **Pompey** (Livia) takes the Compensation card (side I).",
        "↳ **Pompey** (Livia) puts 1 weapon in the bag for the lost province.",
        "↳ **Pompey** (Livia) puts 1 weapon in the bag for 1 lost civil servant.",
    ]


def test_a_failed_attack_says_where_the_triumvir_is_back() -> None:
    match = siege(legions={P.GALIA_CISALPINA: 5}, servants={P.GALIA_CISALPINA: 1, P.ITALIA: 1}, posts={P.GALIA_CISALPINA: Post.OUT})
    _, events = say(match, March(P.ITALIA))
    assert told(EN, events)[1:] == [
        "⚔ **Caesar** (Octave) attacks **Pompey** (Livia) in Italia, 5 legions against 2. Weapons drawn: 2 for Pompey (2 attackers lost)."
        " Pompey’s guard costs the attacker 2 more legions. Each side then loses 1 legion. Left: 0 attackers, 1 defender.",
        "↳ Attack on Italia repelled: **Caesar** (Octave) falls back to Gallia Cisalpina, with 1 civil servant.",
    ]


def test_weapons_of_all_three_colours() -> None:
    """Each colour is told apart by what it does."""
    match = position(at={CAESAR: P.GALIA_CISALPINA}, legions={P.GALIA_CISALPINA: 4, P.ITALIA: 3}, bag=(1, 1, 1))
    _, events = say(match, March(P.ITALIA))
    drawn = "1 arme de César (1 défenseur tué), 1 arme de Pompée (1 attaquant tué), 1 arme de Crassus (sans effet)"
    assert f"4 légions contre 3. Tirées du sac : {drawn}. Puis chaque camp perd 2 légions." in told(FR, events)[1]
    match = position(seats=2, at={CAESAR: P.GALIA_CISALPINA}, legions={P.GALIA_CISALPINA: 3, P.ITALIA: 1}, bag=(0, 0, 2))
    _, events = say(match, March(P.ITALIA))
    assert "Weapons drawn: 1 for Crassus (no effect)." in EN.event(of(events, Battle)[0], NAMES[:2])


def test_compensation_again_and_a_spent_reserve() -> None:
    match, events = say(siege(bag=(0, 8, 0), legions={P.GALIA_CISALPINA: 8}, card=Compensation(POMPEY)), March(P.ITALIA), Flee(P.SICILIA))
    assert told(FR, events)[-1] == "↳ **Pompée** (Livia) a déjà la carte Compensation : face II, une compétence peut monter de 1 cran."
    _, events = say(match, Raise(Competence.MILITARY))
    assert told(EN, events) == [
        "**Pompey** (Livia) raises military to II (Compensation II, free).",
        "↳ **Pompey** (Livia) puts 1 weapon in the bag for 1 lost civil servant.",
    ]
    spent = WeaponsAdded(POMPEY, Cause.SERVANT_LOST, 0, 1)
    assert told(FR, [spent]) == ["↳ Aucune arme en compensation (1 fonctionnaire perdu) : la réserve de Pompée est vide."]


# ---------------------------------------------------------------- marches


def test_a_crossing_names_its_zones_and_who_stays() -> None:
    """The rulebook's figure 4."""
    match = position(seat=POMPEY, legions={P.HISPANIA_CITERIOR: 6})
    _, events = say(match, Load(4), Escort(1), March(P.MACEDONIA))
    assert told(EN, events) == [
        "**Pompey** (Livia) goes from Hispania Citerior to Macedonia across the Western and Ionian Seas, with 4 legions and 1 civil servant"
        " (3 points, 1 left). Hispania Citerior keeps 2 legions.",
        "↳ Nobody works in Hispania Citerior any more: it now supplies every other turn.",
    ]


def test_a_menu_shows_what_each_way_costs() -> None:
    match = siege(bag=(3, 2, 1), legions={P.GALIA_CISALPINA: 5}, gold={P.ACHAEA: 1})
    view = match.view(CAESAR)
    assert [FR.remark(view, move, NAMES) for move in (March(P.ITALIA), March(P.ACHAEA), March(P.SICILIA), Load(4))] == [
        "⚔ Pompée (2 légions + triumvir) : réussite 80 %, 1 point par terre",
        "province de compétence, 2 points par mer, 1 pièce d’or à ramasser",
        "⚔ Pompée (2 légions) : réussite 100 %, 2 points par mer",
        "il en reste 1",
    ]
    market = position(Actions(CAESAR, 0), at={CAESAR: P.AEGYPTUS}, treasury=(8, 0, 0)).view(CAESAR)
    assert [EN.remark(market, move, NAMES) for move in (Raise(Competence.POLITICS), Persuade(Section.ALII), Persuade(Section.CRASSUS))] == [
        "I → II, 1 gold",
        "5 left, 3 gold",
        "2 left, 3 gold",
    ]
    assert FR.remark(market, Persuade(Section.CRASSUS), NAMES) == "il en a 2, 3 pièces d’or"
    rich, poor = (siege(treasury=(coins, 0, 0)).view(CAESAR) for coins in (1, 0))
    assert EN.remark(rich, EndMovement(), NAMES) == ""
    assert EN.remark(poor, EndMovement(), NAMES) == "ends your turn: no gold for an action"


def test_rome_is_not_asked_blindly_for_what_the_stock_lacks() -> None:
    """T2.4: what is short is said beside each form that brings it, and nothing beside the others."""
    empty, short = (position(RomeSupply(CAESAR), treasury=purses).view(CAESAR) for purses in ((5, 5, 5), (4, 5, 4)))
    gold, both, legions = (CallRome(form) for form in (RomeForm.GOLD, RomeForm.BOTH, RomeForm.LEGIONS))
    assert FR.head(empty, ((gold,),), NAMES, empty) == "**2 pièces d’or** · il n’y a plus d’or au stock"
    placed = ((both, PlaceLegion(P.ACHAEA)), (both,))
    assert EN.head(empty, placed, NAMES, empty) == "**1 gold and 1 legion** · no gold left in the stock · the legion to:"
    assert FR.remark(empty, legions, NAMES) == ""
    asked, _ = say(position(RomeSupply(CAESAR), treasury=(4, 5, 4)), gold)
    assert asked.decision is not None and "- or (2 au stock) : Achaea 1, Rome 2" in FR.ask(asked.decision.ask)
    assert EN.remark(short, gold, NAMES) == "only 2 gold in the stock for 3 due"
    assert FR.remark(short, gold, NAMES) == "2 pièces d’or au stock pour 3 dues"


def test_a_new_consul_is_near_to_victory_by_the_citizens_that_will_be_left() -> None:
    """T6.4: while the civil servant is placed, three of five citizens are as good as gone; four are missing, not one."""
    asked = position(Appointment(CAESAR), consul=(CAESAR,), citizens=(5, 2, 2, 2), stone=0).state.table
    later = position(consul=(CAESAR,), citizens=(5, 2, 2, 2)).state.table
    assert EN.near(asked, NAMES) == ()
    assert EN.near(later, NAMES) == ("⚑ **Caesar** (Octave), consul: one citizen from victory by politics.",)


def test_an_attack_says_what_it_takes_and_what_a_lone_triumvir_costs() -> None:
    """T4.2, T4.4: two legions are lost although nobody fights; the gold of the province goes to who takes it."""
    view = siege(legions={P.GALIA_CISALPINA: 3, P.ITALIA: 0}, gold={P.ITALIA: 4}).view(CAESAR)
    line = ((March(P.ITALIA),),)
    assert FR.head(view, line, NAMES, view) == (
        "**Italia** · ⚔ Pompée (triumvir) : réussite 100 %, 1 point par terre, 4 pièces d’or à prendre · pertes : 2 pour vous"
    )
    assert EN.head(view, line, NAMES, view) == (
        "**Italia** · ⚔ Pompey (triumvir): 100% to take it, 1 point by land, 4 gold to take · you’d lose 2"
    )


# ---------------------------------------------------------------- odds and refusals


def test_a_button_says_what_a_press_costs_in_all() -> None:
    market = position(Actions(CAESAR, 0), at={CAESAR: P.AEGYPTUS}, treasury=(8, 0, 0), politics=(3, 1, 1))
    raised = Raise(Competence.POLITICS)
    once, (twice, _) = market.view(CAESAR), say(market, raised)
    assert [EN.label(once, (raised,), NAMES), EN.label(twice.view(CAESAR), (raised, raised), NAMES)] == ["Raise (1)", "Twice (3)"]
    thrice = position(Actions(CAESAR, 2), at={CAESAR: P.AEGYPTUS}, treasury=(8, 0, 0)).view(CAESAR)
    assert FR.label(thrice, (Persuade(Section.ALII),) * 3, NAMES) == "Trois fois (12)"
    assert FR.label(once, (Persuade(Section.POMPEY),), NAMES) == "Ôter (1)"
    last = position(Actions(CAESAR, 0), at={CAESAR: P.AEGYPTUS}, treasury=(1, 0, 0), politics=(6, 1, 1), military=(7, 1, 1)).view(CAESAR)
    assert FR.label(last, (raised,), NAMES) == "Monter (1) : vous gagnez"
    assert EN.label(last, (Persuade(Section.ALII),), NAMES) == "Win over (1)"


def test_alone_by_sea_is_cheaper_and_says_so() -> None:
    view = siege(owners={P.ACHAEA: CAESAR}).view(CAESAR)
    _, left = siege(), say(siege(), Load(0))[0].view(CAESAR)
    assert EN.label(view, (March(P.ACHAEA),), NAMES) == "7 legions"
    assert FR.label(left, (Load(0), March(P.ACHAEA)), NAMES) == "Seul, 1 point"


def test_an_attack_shows_its_odds_and_a_march_its_cost() -> None:
    match = siege(bag=(3, 2, 1), legions={P.GALIA_CISALPINA: 5}, gold={P.ACHAEA: 1})
    attack, march = (triumvirat.preview(match.view(CAESAR), move) for move in (March(P.ITALIA), March(P.ACHAEA)))
    assert FR.preview(attack, CAESAR, NAMES) == (
        "Attaque contre Pompée (Livia) : **80 % de chances de conquête** ;"
        " pertes moyennes, triumvir compris : 3,6 sur 5 pour vous, 1,9 sur 2 en face."
        " Italia par terre, avec 5 légions : 1 point de mouvement, il vous en restera 3."
    )
    assert EN.preview(march, CAESAR) == "To Achaea across the Ionian Sea, with 5 legions (2 points, 2 left). You collect 1 gold there."


def test_only_what_is_sure_is_called_so() -> None:
    assert [percent(chance) for chance in (Fraction(0), Fraction(1, 999), Fraction(1, 3), Fraction(998, 999), Fraction(1))] == [
        0,
        1,
        33,
        99,
        100,
    ]
    assert [tenths(number) for number in (Fraction(2), Fraction(4, 3), Fraction(0))] == ["2", "1.3", "0"]


@each_language
def test_previews_are_whole(language: str) -> None:
    for seen in specimens(Preview):
        text = games.text(language, "triumvirat").preview(seen, CAESAR)
        assert_whole(text)
        if language == "fr":
            assert_well_set(text)


def test_refusals_give_the_figures() -> None:
    far, poor = position(Movement(CAESAR, 3, 2, 0), at={CAESAR: P.AEGYPTUS}), position(Actions(CAESAR, 1), treasury=(3, 0, 0))
    assert FR.refusal(why(far, March(P.HISPANIA_ULTERIOR)), CAESAR, NAMES) == (
        "Aller en Hispania Ulterior coûte 4 points (3 sans légion) ; il vous en reste 3."
    )
    assert EN.refusal(why(poor, Produce()), CAESAR) == "That costs 4 gold, 2 of it for not leading, and you have 3."
    assert EN.refusal(why(poor, Persuade(Section.ALII)), CAESAR) == (
        "Your triumvir is in Gallia Narbonensis, a military province: raise military or produce weapons."
    )
    lonely = position(legions={P.GALIA_NARBONENSIS: 0})
    assert FR.refusal(why(lonely, March(P.ITALIA)), CAESAR, NAMES) == (
        "Italia appartient à Pompée (Livia) : il faut au moins 1 légion pour y entrer."
    )


# ---------------------------------------------------------------- supply, actions, election


def test_supply_says_what_comes_from_where() -> None:
    _, events = say(position(RomeSupply(CAESAR), at={CAESAR: P.ACHAEA}), CallRome(RomeForm.BOTH))
    assert told(FR, events) == [
        "**César** (Octave) demande à Rome 1 pièce d’or et 1 légion.",
        "Approvisionnement : Gallia Narbonensis 2 légions ; Illyricum 2 légions ; Achaea 1 légion et 1 pièce d’or (or au trésor) ;"
        " Rome 1 pièce d’or (au trésor).",
    ]
    match, events = say(position(RomeSupply(CAESAR), treasury=(0, 7, 7)), CallRome(RomeForm.GOLD))
    assert told(EN, events)[1] == "The stock is short: **Caesar** (Octave) is due 3 gold, only 1 left."
    assert match.decision is not None
    assert EN.ask(match.decision.ask).split("\n")[1:] == ["- gold (1 in the stock): Achaea 1, Rome 2"]


def test_actions_say_what_they_cost_and_why() -> None:
    match = position(Actions(CAESAR, 0), at={CAESAR: P.AEGYPTUS}, treasury=(8, 0, 0))
    _, events = say(match, Persuade(Section.ALII), Raise(Competence.POLITICS), Persuade(Section.POMPEY))
    assert told(FR, events)[:4] == [
        "**César** (Octave) persuade un citoyen indécis (3 pièces d’or, dont 2 faute de mener en politique).",
        "**César** (Octave) monte à II en politique (2 pièces d’or).",
        "**César** (Octave) ôte un citoyen à Pompée : il redevient indécis (3 pièces d’or).",
        "**César** (Octave) finit son tour après 3 actions.",
    ]


def test_the_menu_of_actions_says_where_one_stands_and_what_may_be_done_there() -> None:
    """T5.2, T5.3."""
    crassus = position(Actions(CRASSUS, 1), seat=CRASSUS, treasury=(0, 0, 4), politics=(1, 2, 1)).decision
    caesar = position(Actions(CAESAR, 0), treasury=(2, 0, 0), military=(2, 1, 1)).decision
    assert crassus is not None and caesar is not None
    assert FR.ask(crassus.ask) == (
        "Choisissez une action (2 sur 3 : 2 pièces d’or, vous en avez 4) ou finissez votre tour ; il finit aussi dès que l’or manque"
        " pour une action. Syria est une province politique : on peut y monter en politique ou y persuader un citoyen. "
        "Persuader coûte 2 de plus, car vous ne menez pas en politique."
    )
    assert EN.ask(caesar.ask) == (
        "Action 1 of 3: costs 1 gold, you have 2. You’re in Gallia Narbonensis, a military province: raise military or produce weapons."
        " Or end your turn; it also ends when you can’t pay for another action."
    )


def test_who_cannot_pay_an_action_is_warned_and_told_what_it_costs() -> None:
    """T5.1: the turn ends with the movement, or with the last action that can be paid."""
    poor, rich = (position(gold={P.ACHAEA: 2, P.ITALIA: 1}, treasury=(purse, 0, 0)) for purse in (0, 1))
    assert poor.decision is not None and rich.decision is not None
    hint = "**Ending movement now ends your turn**: an action costs 1 gold and your treasury is empty; 2 gold is waiting in your provinces."
    assert EN.ask(poor.decision.ask).endswith(hint)
    assert "ends your turn" not in EN.ask(rich.decision.ask)
    _, events = say(poor, EndMovement())
    broke = "**Caesar** (Octave) ends their turn without taking an action: the 1st would cost 1 gold, and the treasury is empty."
    assert told(EN, events)[0] == broke
    _, events = say(position(Actions(CAESAR, 0), treasury=(2, 0, 0)), Raise(Competence.MILITARY))
    ended = "**César** (Octave) finit son tour après 1 action : la deuxième coûte 2 pièces d’or, et il n’en reste que 1."
    assert told(FR, events)[1] == ended


def test_an_election_names_the_tie_and_what_follows() -> None:
    match = position(Actions(CAESAR, 0), treasury=(1, 0, 0), stone=1, citizens=(4, 4, 1, 2), placed=(9, 6, 0))
    match, events = say(match, EndTurn())
    assert told(EN, events)[1:] == [
        "The time stone reaches Election.",
        "**Election**: Caesar 4 citizens, Pompey 4, Crassus 1. **Pompey** (Livia) becomes consul. The tie with Caesar goes to the one who"
        " has gone longest without winning a citizen (if still tied: Caesar, Pompey, Crassus, in this order).",
    ]
    _, events = say(match, Appoint(P.ITALIA))
    assert told(FR, events)[:4] == [
        "**Pompée** (Livia) place son nouveau fonctionnaire en Italia, où il est aussitôt actif.",
        "3 citoyens de Pompée redeviennent indécis.",
        "**L’année 2 commence.** La pierre du temps revient sur VIII.",
        "▸ **Année 2, tour 21.** **Pompée** (Livia) joue ; élection dans 8 tours.",
    ]


# ---------------------------------------------------------------- positions


def crowded() -> Table:
    """Everything everywhere: legions, gold, civil servants, cards; a consul driven out of his province."""
    match = position(
        Refuge(POMPEY, P.ITALIA, 2),
        owners={P.ITALIA: CAESAR},
        at={CAESAR: P.ITALIA, POMPEY: P.ITALIA},
        legions=dict.fromkeys(P, 4),
        gold=dict.fromkeys(tuple(P)[:6], 1),
        servants={P.ITALIA: 1, P.ACHAEA: 1, P.SICILIA: 1},
        posts={P.ITALIA: Post.SERVANT, P.ACHAEA: Post.SERVANT, P.SICILIA: Post.SERVANT},
        politics=(7, 6, 6),
        military=(6, 7, 6),
        consul=(CAESAR, POMPEY, CRASSUS),
        year=12,
        turn=108,
        card=Compensation(CRASSUS, 2),
    )
    table: Table = match.state.table
    return table


@each_language
def test_the_fullest_position_fits_two_messages_and_the_alt_text_its_field(language: str) -> None:
    game_text, table = games.text(language, "triumvirat"), crowded()
    names = tuple(letter * 32 for letter in "WMQ")
    whole, alt = game_text.position(table, names), game_text.alt(table, names)
    assert len(whole) <= 3800
    assert len(alt) <= 900 and "…" not in alt and "**" not in alt and "\n" not in alt
    for text in (whole, alt):
        assert all(name in text for name in names)
        assert_whole(text)
        if language == "fr":
            assert_well_set(text)


def test_the_position_tells_all_there_is() -> None:
    said = FR.position(crowded(), NAMES).split("\n")
    assert said[:3] == [
        "**Année 12, tour 108** · César (Octave) · élection dans 5 tours",
        "**Livia**, vous perdez Italia : où votre triumvir se réfugie-t-il ?",
        "**César (Octave)** : consul, trésor 0 pièce d’or, politique VII (mène), militaire VI, 2 citoyens, 2 armes au sac, 6 en réserve."
        " 6 provinces sur 9 :",
    ]
    assert (
        "- **Italia** · politique · triumvir César · 4 légions · fonctionnaire actif · touche Gallia Cisalpina, Sicilia"
        " · mers occidentale, Ionienne" in said
    )
    assert sum(line.startswith("- **") for line in said) == 15
    assert said[-5:] == [
        "**Forum** : César 2, Pompée 2, Crassus 2, indécis 5.",
        "**Sac de bataille** : César 2, Pompée 2, Crassus 2.",
        "**Stock** : 9 pièces d’or, 0 légion, 0 fonctionnaire.",
        "**Compensation II** : Crassus (Marc).",
        "-# Gouverneur dedans : la province produira au prochain tour de son joueur. Dehors : au tour d’après. Fonctionnaire actif :"
        " à chaque tour.",
    ]
    assert "Pompée (Livia) en fuite, consul" in FR.alt(crowded(), NAMES)


def test_a_hand_says_that_nothing_is_hidden_and_what_one_has() -> None:
    match = position(seats=2, treasury=(3, 0), legions={P.GALIA_NARBONENSIS: 1})
    assert EN.hand(match.view(CAESAR), NAMES).split("\n")[:4] == [
        "There’s no hidden information: everything is on the board.",
        "**Caesar**: treasury 3 gold, politics I, military I, 2 citizens, 2 weapons in the bag, 6 in reserve",
        "**Your provinces** (5 of 9):",
        "- **Gallia Narbonensis** · military · triumvir Caesar · 1 legion · working civil servant",
    ]
    assert "**Sac de bataille** : César 2, Pompée 2, Crassus 2 (sans joueur)." in FR.position(match.state.table, NAMES)


@pytest.mark.parametrize(
    ("ending", "ranks", "french", "english"),
    [
        (Ending.PROVINCES, (2, 1, 2), "**Pompée** (Livia) gagne", "**Pompey** (Livia) wins"),
        (
            Ending.YEARS,
            (1, 3, 1),
            "Victoire partagée entre **César** (Octave) et **Crassus** (Marc)",
            "**Caesar** (Octave) and **Crassus** (Marc) share the victory",
        ),
        (None, (1, 2, 3), "Partie inachevée", "Unfinished game"),
    ],
)
def test_the_verdict_names_the_winner(ending: Ending | None, ranks: Any, french: str, english: str) -> None:
    sheet = Sheet((), (None, None, None), ranks, ending)
    assert [game_text.verdict(sheet, NAMES)[0] for game_text in (FR, EN)] == [french, english]


@pytest.mark.parametrize(
    ("held", "ties", "french", "english"),
    [
        ((5, 7, 3), (), "7 provinces contre 5 pour **César** (Octave)", "7 provinces to the 5 of **Caesar** (Octave)"),
        (
            (5, 5, 5),
            ((2, 4, 3), (None, None, None)),
            "5 provinces comme **Crassus** (Marc), 4 citoyens contre 3",
            "5 provinces like **Crassus** (Marc), 4 citizens to 3",
        ),
        (
            (5, 5, 4),
            ((4, 4, None), (7, 9, None)),
            "5 provinces et autant de citoyens que **César** (Octave), compétences 9 contre 7 au total",
            "5 provinces and as many citizens as **Caesar** (Octave), skills 9 to 7 in all",
        ),
    ],
)
def test_the_verdict_after_the_last_year_says_by_how_much(held: Any, ties: Any, french: str, english: str) -> None:
    broken = tuple(Line(what, T7_4, points) for what, points in zip((Counted.CITIZENS, Counted.BOTH), ties, strict=False))
    ranks = (3, 1, 2) if held == (5, 5, 5) else (2, 1, 3)
    sheet = Sheet((Line(Counted.PROVINCES, T7_2, held),), (None, None, None), ranks, Ending.YEARS, broken)
    assert [text.level(sheet, NAMES) for text in (FR, EN)] == [french, english]
    assert FR.verdict(sheet, NAMES)[0] == f"**Pompée** (Livia) gagne{' au départage' if ties else ''}"


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("seats", triumvirat.SEATS)
def test_a_whole_game_can_be_told(seats: int) -> None:
    """Every event, label, remark, preview, hand and position of a game at random is a whole sentence within its limits."""
    match, news = start(triumvirat, record(triumvirat, seats, "a game to tell", Options(years=2)))
    chance = Dice("choices of the test", 0)
    while match.decision:
        tell(match, [said.event for said in news])
        (seat,) = match.waiting
        move = choose_move(match.legal(seat), chance, match)
        label(match, seat, move)
        match, news = match.answer(seat, move)
    tell(match, [said.event for said in news])
    sheet = triumvirat.sheet(match.state.table)
    for game_text in (FR, EN):
        assert all(game_text.line(line.what) for line in sheet.lines)
        assert all(game_text.verdict(sheet, NAMES))


def label(match: Match, seat: int, move: Any) -> None:
    view, names = match.view(seat), NAMES[: match.state.table.seats]
    for game_text in TEXTS:
        seen, beside = triumvirat.preview(view, move), game_text.remark(view, move, names)
        field = "".join(
            f"{game_text.choice(type(move), name, getattr(move, name), seat, names)} · " for name in game_text.COMMANDS[type(move)].options
        )
        assert len(game_text.move(move, seat, names)) <= 80 and len(field + beside) <= 100
        check(game_text, beside, game_text.preview(seen, seat, names) if seen else "")


def tell(match: Match, events: list[Any]) -> None:
    table, names = match.state.table, NAMES[: match.state.table.seats]
    for game_text in TEXTS:
        position, alt = game_text.position(table, names), game_text.alt(table, names)
        assert len(position) <= 3800 and len(alt) <= 900 and "…" not in alt
        said = [game_text.event(event, names) for event in events]
        assert all(len(line) <= 600 for line in said)
        check(game_text, position, alt, *said, *(game_text.hand(match.view(seat), names) for seat in range(table.seats)))


def check(game_text: Any, *texts: str) -> None:
    for text in texts:
        assert_whole(text)
        if game_text is TEXTS[0]:
            assert_well_set(text)
