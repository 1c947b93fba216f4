"""The words of Fortuna: a turn that can be followed, cards that are not confused, hands, positions and verdicts."""

from __future__ import annotations

from typing import Any

import pytest
from fortuna_scenes import ANNA, FULL, MARTIN, Scene, favour, player, scene
from wording import Flat, assert_well_set, assert_whole, flat

import games
from lang import LANGUAGES
from lang.recap import Turn
from rules import fortuna
from rules.engine.dice import Dice
from rules.engine.match import Match, Record, start
from rules.engine.model import Line, Sheet, Told, View, look
from rules.fortuna import events as e
from rules.fortuna import moves as m
from rules.fortuna import questions as q
from rules.fortuna.components import PRIVILEGES, Action, Building, Cube, Favour, Person, Privilege, Side, Source
from rules.fortuna.paragraphs import F6_5
from rules.fortuna.preview import Preview
from rules.fortuna.state import Ending, Hand, Options, Palace, Tally

TEXTS: Any = tuple(games.text(language, "fortuna") for language in LANGUAGES)
FR, EN = map(Flat, TEXTS)  # as a test spells them out
NAMES = ("Anna", "Éric", "Jonathan", "Martin")
P = Privilege

each_language = pytest.mark.parametrize("language", LANGUAGES)


def story(game_text: Any, told: list[Told]) -> list[str]:
    """What everyone reads of these events."""
    lines = [game_text.event(one.event, NAMES) for one in told if one.to is None]
    return [line for line in lines if line]


def test_a_turn_can_be_followed() -> None:
    """Bribery B pays Martin for his Harvest; then the exchange, military power, the Favour and its tokens."""
    game = scene(
        player(ANNA, water=1),
        cards={ANNA: (Action.CORRUPTION, Action.CENTURIONS, Action.FAMILY), MARTIN: (Action.HARVEST, Action.FORTUNA, Action.VINTAGE)},
        locked={MARTIN: Action.VINTAGE},
        tokens={3: 1},
        deck=(P.PER_WINE,),
    )
    game.do(m.Execute(Action.CORRUPTION), m.Bribe(Action.HARVEST), m.Convert(1, False), m.Exchange(Action.FORTUNA))
    game.do(m.Command(Action.FAMILY), m.Give(Favour.FOOD, 2), dice=(4,))
    assert story(FR, game.told) == [
        "**Anna** utilise **Corruption**.",
        "↳ **Anna** paie 1 pièce à **Martin** pour utiliser **Moisson**.",
        "↳ **Anna** reçoit 2 Blés.",
        "↳ **Anna** convertit 1 Eau (du réservoir) en 1 Blé.",
        "⇄ **Anna** échange Corruption contre Fortuna (chez **Martin**) et la verrouille.",
        "⚔ **Anna** rend un Centurion pour utiliser **Famille**.",
        "↳ **Anna** se marie, pour 3 pièces.",
        "🎲 **Anna** fait 4.",
        "★ **Anna** utilise la **Faveur 3 · Nourriture** (dé 4), donne 2 Blés et prend 1 jeton Privilège.",
        "↳ **Anna** avance de 2 cases jusqu’à la case 2.",
        "**Anna** pioche 1 carte Privilège pour 1 jeton.",
    ]
    assert story(EN, game.told) == [
        "**Anna** uses **Bribery**.",
        "↳ **Anna** pays **Martin** 1 coin to use **Harvest** (violet side).",
        "↳ **Anna** gets 2 Wheat.",
        "↳ **Anna** converts 1 Water (from the reservoir) into 1 Wheat.",
        "⇄ **Anna** swaps Bribery for Fortuna (from **Martin**) and locks it.",
        "⚔ **Anna** gives up a Centurion to use **Family**.",
        "↳ **Anna** gets married for 3 coins.",
        "🎲 **Anna** rolls a 4.",
        "★ **Anna** uses **Favour 3 · Food** with a 4: gives 2 Wheat and takes 1 Privilege token.",
        "↳ **Anna** advances 2 spaces to space 2.",
        "**Anna** draws 1 Privilege card for 1 token.",
    ]
    secret = [one for one in game.told if one.to is not None]
    assert [FR.private(one.event, NAMES) for one in secret] == ["Vous recevez Vin (C) · 1 PV par Vin."]
    assert [EN.private(one.event, NAMES) for one in secret] == ["You get Wine (C) · 1 VP per Wine."]


@pytest.mark.parametrize(
    ("event", "french", "english"),
    [
        (e.TurnBegan(1, 2, Action.FORTUNA), "▸ Au tour d’**Éric** : Fortuna se déverrouille.", "Fortuna is unlocked"),
        (e.Forced(0, q.TurnFavour(), m.Pass()), "Toutes les Faveurs ouvertes portent des jetons.", "Every open Favour holds tokens."),
        (e.Forced(0, q.SellGoods(Cube.WINE, 3), m.Sell(1)), "n’a qu’un seul Vin à vendre", "only 1 Wine to sell"),
        (e.Forced(0, q.ConvertWater(Cube.WHEAT), m.Convert(0, False)), "pas d’Eau à convertir en Blé", "no Water to convert into Wheat"),
        (e.Forced(0, q.SellGoods(Cube.WINE, 3), m.Forgo()), "ne peut plus rien tirer", "anything more out of this action"),
        (e.Took(0, Cube.WINE, 1), "reçoit 1 Vin, tout ce qui restait dans le stock", "gets 1 Wine (that was all the stock had)"),
        (e.Converted(0, Cube.WINE, 2, True), "3 Eaux (2 du réservoir, 1 de l’Aqueduc) en 3 Vins", "1 from the Aqueduct) into 3 Wine"),
        (e.Sold(0, Cube.WHEAT, 3, 9, 1), "pour 9 pièces (1 perdue : 20 est le maximum)", "for 9 coins (1 lost: 20 is the limit)"),
        (e.Bribed(0, Action.FAMILY, Side.GREY, None, False), "paie 1 pièce au stock", "pays the stock 1 coin"),
        (e.Rolled(0, (6,), (2, 6), early=False), "lance son nouveau dé : 6. En tout : 2 et 6.", "6. In all: 2 and 6."),
        (e.FavourUsed(0, 6, Favour.RELIGION, 0, None, 0), "utilise la **Faveur 6 · Religion** (dé 6).", "Religion** with a 6."),
        (e.FavourUsed(0, 2, Favour.WATER_SUPPLY, 1, Source.AQUEDUCT, 3), "1 Eau de l’Aqueduc et prend 3 jetons", "and takes 3"),
        (e.Advanced(0, e.Cause.FAVOUR, 2, 10), "avance de 2 cases et entre dans Rome (case 10).", "and enters Rome (space 10)."),
        (e.Advanced(0, e.Cause.FORTUNA, 1, 11), "avance de 1 case jusqu’à la case 11.", "advances 1 space to space 11."),
        (e.Advanced(0, e.Cause.FAVOUR, 1, 15, 2), "jusqu’à la case 15 (2 cases perdues).", "to space 15 (2 more spaces lost)."),
        (e.Taxed(0, 3, 1, 0, 4), "et paie 1 pièce de taxe.", "and pays 1 coin in tax."),
        (e.Taxed(0, 3, 0, 1, 4), "recule à la case 4.", "moves back to space 4."),
        (e.Taxed(0, 3, 0, 0, 0), "reste au village.", "stays in the village."),
        (e.RoundEnded(Side.VIOLET, None, 1, ()), "(violet) : **Éric** joue encore en premier. Aucun jeton", "**Éric** stays first."),
        (e.RoundEnded(Side.BLUE, 0, 0, (Favour.ORGY,)), "s’ajoute sur la Faveur 2.", "Favour 2 gains a Privilege token."),
        (e.PalaceReached(0, 1), "dernière manche !", "last round!"),
        (e.PalaceReached(0, 3), "arrive à son tour au Palais de César, en troisième.", "is the third to reach Caesar’s Palace."),
        (e.Drew(0, 0, 2), "Plus rien à piocher : **Anna** perd 2 jetons Privilège", "loses 2 Privilege tokens"),
        (e.Kept(0, 1, (P.ADVANCE, P.ADVANCE)), "et défausse « En marche » (B) ×2.", "discards On the road (B) ×2."),
        (e.Ended(((P.MARRIAGE,), None)), "**Anna** : Mariage (C) · 3 PV pour le mariage. Hors de Rome", "out of the running: **Éric**."),
    ],
)  # fmt: skip
def test_every_turn_of_events_has_its_words(event: e.Event, french: str, english: str) -> None:
    assert french in FR.event(event, NAMES)
    assert english in EN.event(event, NAMES)


@each_language
def test_favours_and_action_cards_are_told_apart(language: str) -> None:
    """The box has a Fortuna and a water supply of both kinds; a Favour never goes without its number, an Action card has none."""
    game_text = games.text(language, "fortuna")
    for used, card in ((Favour.FORTUNA, Action.FORTUNA), (Favour.WATER_SUPPLY, Action.WATER_SUPPLY)):
        named, action = game_text.term(used, 0), game_text.term(card, 0)
        assert f" {used.value} · " in flat(named)
        for text in (
            game_text.move(m.Claim(used), 0),
            game_text.choice(m.TurnDown, "favour", used, 0),
            game_text.event(e.FavourTurned(0, used), NAMES),
            game_text.event(e.FavourUsed(0, 6, used, 0, None, 0), NAMES),
        ):
            assert named in text
        assert "·" not in action + game_text.event(e.Executed(0, card, e.Means.TURN), NAMES)


def test_asks_speak_of_the_dice_the_price_and_the_cards() -> None:
    assert FR.asked(q.ChooseFavour((2, 5)), "Anna") == "Anna, vous avez fait 2 et 5 : choisissez une Faveur."
    assert EN.asked(q.ChooseFavour((4,)), "Anna") == "Anna, you rolled a 4: choose a Favour."
    assert "une Faveur ouverte, de 1 à 5" in FR.ask(q.ChooseFavour((2, 5))) and "an open Favour, 1 to 5" in EN.ask(q.ChooseFavour((2, 5)))
    assert FR.ask(q.SellGoods(Cube.WHEAT, 3)) == "Combien de Blés vendez-vous, à 3 pièces l’unité ?"
    assert "La première coûte 1 pièce, la deuxième 3, la troisième 5." in FR.ask(q.HirePeople(Person.VESTAL))
    assert "Your first costs 1 coin, your second 2, your third 3." in EN.ask(q.HirePeople(Person.CENTURION))
    assert "une ou deux des 3 cartes" in FR.ask(q.KeepCards(3, 2)) and "Keep 1 of the 3 cards" in EN.ask(q.KeepCards(3, 1))


@each_language
def test_any_two_cards_to_keep_fit_a_label(language: str) -> None:
    game_text = games.text(language, "fortuna")
    for one in PRIVILEGES:
        for two in PRIVILEGES:
            label = game_text.move(m.Keep((one, two)), 0)
            assert len(label) <= 80 and "…" not in label, label


def crowded() -> Scene:
    """A table with as much to say as can be: every card locked, all goods, long discards, the Palace reached."""
    rich = {"position": 14, "money": 20, "married": True, "aqueduct": True, "water": 2, "wheat": 3, "wine": 3}
    built = (Building.AQUEDUCT, Building.PALACE, Building.BASILICA)
    cards = tuple(Action)
    return scene(
        *(player(seat, buildings=built, vestals=3, centurions=3, dice=2, **rich) for seat in range(4)),
        tasks=favour(2, 5),
        rolled=(2, 5),
        locked={seat: cards[3 * seat] for seat in range(4)},
        shut=(3,),
        tokens={1: 2, 4: 3, 6: 1},
        discards=(*PRIVILEGES, P.ADVANCE),
        palace=Palace(0, 2, (2, 1)),
        copies=(3, 0, 0, 0),
    )


@each_language
def test_the_position_fits_two_messages_and_the_alt_text_its_field(language: str) -> None:
    game_text, names, table = games.text(language, "fortuna"), ("W" * 32, "M" * 32, "Q" * 32, "O" * 32), crowded().table
    whole, alt = game_text.position(table, names), game_text.alt(table, names)
    assert len(whole) <= 3800 and len(alt) <= 900
    assert "**" not in alt and "\n" not in alt and "…" not in alt
    assert len(game_text.alt(table, ("W" * 99,) * 4)) <= 900
    if language == "fr":
        assert_well_set(whole)
        assert_well_set(alt)


def test_the_position_tells_all_that_is_public() -> None:
    told = FR.position(crowded().table, NAMES).split("\n")
    assert told[:3] == [
        "**Manche 2**, la dernière. Ordre de jeu : **Anna**, **Éric**, **Jonathan**, **Martin**.",
        "**Anna**, vous avez fait 2 et 5 : choisissez une Faveur.",
        "**Bord bleu (Anna)** : Corvée d’eau (verrouillée), Moisson, Vendange.",
    ]
    assert told[6:9] == [
        "**Faveurs ouvertes** : 1 · Eau (1 Eau, 2 jetons), 2 · Orgie (1 ou 2 Vins), "
        "4 · Bataille (1 à 3 Centurions, 3 jetons), 5 · Mariage (être marié), 6 · Religion (avoir des Vestales, 1 jeton).",
        "**Faveurs fermées** : 3 · Nourriture.",
        "**Anna** (bleu) : case 14, 20 pièces, 2 Eaux, 3 Blés, 3 Vins, 3 Vestales, 3 Centurions, 2 dés, 1 Eau sur l’Aqueduc, "
        "mariage, Aqueduc, Palais et Basilique, 0 carte Privilège.",
    ]
    assert told[12:14] == [
        "**Stock** : 3 Eaux, 3 Blés, 3 Vins, 0 Vestale, 0 Centurion, 1 dé.",
        "**Bâtiments** : Marché à 3 pièces (reste 3), Aqueduc à 4 pièces (reste 0), Palais à 5 pièces (reste 0), "
        "Basilique à 6 pièces (reste 0).",
    ]
    assert told[14].startswith("**Privilège** : pioche 11 cartes, défausse Recrue (A) · 1 Vestale ou 1 Centurion, ")
    assert told[15] == "**Palais de César** : atteint par **Jonathan** et **Éric**, 2 cartes face cachée."


@each_language
def test_the_cards_to_pick_are_told(language: str) -> None:
    game_text = games.text(language, "fortuna")
    match, _ = start(fortuna, Record("fortuna", fortuna.VERSION, fortuna.DATA, 2, "a deal", Options(experts=True)))
    pool = match.state.table.pool
    assert len(pool) == 11 and all(game_text.term(card, 0) in game_text.position(match.state.table, NAMES[:2]) for card in pool)


def test_a_hand_tells_its_player_everything() -> None:
    cards = (P.VESTAL_OR_CENTURION, P.ADVANCE, P.PER_BUILDING, P.PER_BUILDING)
    tasks = (q.FinishTurn(), q.KeepCards(2, 1), q.KeepPalace(2))
    game = scene(player(ANNA, buildings=(Building.MARKET,)), tasks=tasks, hands={ANNA: cards}, advanced=True)
    hand = Hand(cards, (P.PER_WHEAT, P.PER_VESTAL, P.PER_WINE, P.PER_WATER), (P.MARRIAGE,))
    assert FR.hand(View(game.table, ANNA, hand), NAMES).split("\n") == [
        "**Vos cartes Privilège** :",
        "- Recrue (A) · 1 Vestale ou 1 Centurion · jouable maintenant",
        "- En marche (B) · avancer de 1 case · à jouer à votre tour",
        "- Bâtiments (C) ×2 · 2 PV par bâtiment · 4 PV pour l’instant",
        "**À choisir** : Vin (C) · 1 PV par Vin, Eau (C) · 1 PV par Eau",
        "**À choisir ensuite** : Blé (C) · 1 PV par Blé, Vestales (C) · 2 PV par Vestale",
        "**Laissées au Palais de César** (vous les avez vues) : Mariage (C) · 3 PV pour le mariage",
    ]
    assert EN.hand(look(game.state, MARTIN), NAMES) == "**Your Privilege cards**: none"
    locked = View(game.table, ANNA, Hand(), m.Lock(Action.FAMILY))
    assert EN.hand(locked, NAMES).startswith("**Your lock** (you can still change it): Family")


def test_a_preview_tells_what_follows() -> None:
    assert FR.preview(Preview(20, 15, 2, 1, 3), 0) == (
        "Vous serez à la case 15, le Palais de César, avec 20 pièces. Vous prendrez 3 jetons Privilège. "
        "2 pièces seront perdues : 20 est le maximum. 1 case sera perdue : le chemin s’arrête au Palais de César."
    )
    assert EN.preview(Preview(1, 4, tax=True), 0) == "No Favour: you pay the tax. You’ll be on space 4 with 1 coin."


@pytest.mark.parametrize(
    ("totals", "ranks", "french", "english"),
    [
        ((17, 12, None), (1, 2, 3), "**Anna** gagne avec 17 PV, devant **Éric** (12)", "**Anna** wins with 17 VP, ahead of **Éric** (12)"),
        (
            (17, 17, 15),
            (2, 1, 3),
            "**Éric** gagne au départage",
            "**Éric** wins on the tie-break",
        ),
        ((None, 19, None), (3, 1, 2), "**Éric** gagne avec 19 PV, sans rival dans Rome", "**Éric** wins with 19 VP, alone in Rome"),
        ((18, None, 18), (1, 3, 1), "Victoire partagée entre **Anna** et **Jonathan**", "**Anna** and **Jonathan** share the victory"),
    ],
)
def test_the_verdict_names_the_winner(totals: Any, ranks: Any, french: str, english: str) -> None:
    ties = (Line(Tally.POSITION, F6_5, (12, 12, None)), Line(Tally.MONEY, F6_5, (3, 8, None))) if totals == (17, 17, 15) else ()
    sheet = Sheet((), totals, ranks, Ending.PALACE, ties)
    (here, how), (there, ended) = FR.verdict(sheet, NAMES), EN.verdict(sheet, NAMES)
    assert here.startswith(french) and there.startswith(english)
    assert how.endswith("fin de la partie.") and ended.endswith("game over.")
    assert FR.level(sheet, NAMES) == ("17 PV comme **Anna**, 8 pièces contre 3" if ties else "")
    assert EN.level(sheet, NAMES) == ("17 VP like **Anna**, 8 coins to 3" if ties else "")


def test_a_tie_of_two_needs_no_name() -> None:
    sheet = Sheet((), (21, 21), (1, 2), Ending.PALACE, (Line(Tally.POSITION, F6_5, (13, 13)), Line(Tally.MONEY, F6_5, (8, 0))))
    assert [text.level(sheet, NAMES[:2]) for text in (EN, FR)] == ["21 VP each, 8 coins to 0", "21 PV partout, 8 pièces contre 0"]


@pytest.mark.parametrize(("seats", "options"), [(2, Options()), (3, Options(experts=True)), (4, Options(market=1, basilica=1))])
def test_a_whole_game_can_be_told(seats: int, options: Options) -> None:
    """Every event, label, preview, hand and position of a game at random is a whole sentence within its limits."""
    match, told = start(fortuna, Record("fortuna", fortuna.VERSION, fortuna.DATA, seats, "a game to tell", options))
    dice, names = Dice("choices of the test", 0), NAMES[:seats]
    while match.decision:
        tell(match, told, names)
        seat = min(match.waiting)
        legal = match.legal(seat)
        move = legal[dice.below(len(legal))]
        seen = fortuna.preview(match.view(seat), move)
        for game_text in (FR, EN):
            assert all(1 <= len(game_text.move(one, seat, names)) <= 80 for one in legal)
            assert_whole(game_text.preview(seen, seat) if seen else "")
        match, told = match.answer(seat, move)
    tell(match, told, names)
    sheet = fortuna.sheet(match.state.table)
    for game_text in (FR, EN):
        assert all(game_text.line(line.what) for line in sheet.lines)
        assert all(game_text.verdict(sheet, names))


def tell(match: Match, told: Any, names: tuple[str, ...]) -> None:
    table = match.state.table
    for game_text in TEXTS:
        position, alt = game_text.position(table, names), game_text.alt(table, names)
        assert len(position) <= 3800 and len(alt) <= 900 and "…" not in alt
        said = [game_text.event(one.event, names) if one.to is None else game_text.private(one.event, names) for one in told]
        assert all(len(line) <= 600 for line in said)
        for text in (position, alt, *said, *(game_text.hand(match.view(seat), names) for seat in range(len(names)))):
            assert_whole(text)
            if game_text is TEXTS[0]:
                assert_well_set(text)


def test_a_die_without_a_favour_says_what_it_costs() -> None:
    """F4.5: nothing, 1 coin, or without money a space back."""
    games = {
        "poor": scene(player(ANNA, money=0, position=3), tasks=favour(2, 3), shut=(1, 2)),
        "rich": scene(player(ANNA), tasks=favour(2, 3), shut=(1, 2)),
        "new": scene(player(ANNA, money=0), tasks=favour(3)),
    }
    told = {who: [beside(game_text, game, m.Decline(3)) for game_text in (EN, FR)] for who, game in games.items()}
    assert told == {
        "poor": [
            "No Favour with the 3 · no coin for the tax: go back 1 space",
            "N’utiliser aucune Faveur avec le 3 · pas de quoi payer la taxe : vous reculez de 1 case",
        ],
        "rich": ["No Favour with the 3 · pay 1 coin in tax", "N’utiliser aucune Faveur avec le 3 · vous payez 1 pièce de taxe"],
        "new": ["No Favour with the 3 · pay nothing", "N’utiliser aucune Faveur avec le 3 · sans taxe"],
    }
    assert beside(EN, games["rich"], m.Decline(2)) == "No Favour with the 2 · pay nothing"


def beside(game_text: Any, game: Scene, move: m.Decline) -> str:
    """A line of the menu of dice."""
    return f"{game_text.choice(m.Decline, 'die', move.die, ANNA)} · {game_text.remark(look(game.state, ANNA), move, NAMES)}"


def test_a_card_of_cubes_says_what_the_stock_lacks() -> None:
    """F1.4, F5.4."""
    game = scene(gone={"wine": 11, "wheat": 10}, hands={ANNA: (P.WHEAT_AND_CUBE,)})
    view = look(game.state, ANNA)
    assert [EN.remark(view, m.Gather(P.WHEAT_AND_CUBE, cube), NAMES) for cube in Cube] == [
        "", "only 1 Wheat left in the stock", "only 1 Wheat left in the stock",
    ]  # fmt: skip
    assert FR.remark(view, m.Gather(P.WHEAT_AND_CUBE, Cube.WINE), NAMES) == "il ne reste que 1 Blé au stock"
    game.do(m.Gather(P.WHEAT_AND_CUBE, Cube.WINE))
    (told,) = story(EN, game.told)
    assert told == "✦ **Anna** plays Granary (A) and gets 1 Wheat (that was all the stock had)."


@pytest.mark.parametrize(
    ("own", "move", "english", "french"),
    [
        ({}, m.Execute(Action.VESTALS), "your second costs 3 coins, the third 5", "la deuxième coûte 3 pièces, la troisième 5"),
        ({}, m.Exchange(Action.CENTURIONS), "for 2, then 3 coins", "pour 2, puis 3 pièces"),
        ({}, m.Command(Action.CENTURIONS), "your first costs 1 coin", "le premier coûte 1 pièce"),  # F4.1: the one given up is gone
        ({"vestals": 3}, m.Exchange(Action.VESTALS), "you already have 3", "vous en avez déjà 3"),
        ({"married": True}, m.Execute(Action.FAMILY), "take 1 Wheat, 1 Wine or 3 coins", "recevez 1 Blé, 1 Vin ou 3 pièces"),
        ({"buildings": (Building.MARKET,)}, m.Exchange(Action.WINE_TRADE), "4 coins per Wine", "4 pièces par Vin"),
        ({"money": 0}, m.Skip(Action.VESTALS), "no use now: you don’t have enough coins", "inutilisable : vous n’avez pas assez de pièces"),
    ],
)  # fmt: skip
def test_a_card_is_offered_at_ones_own_price(own: Any, move: Any, english: str, french: str) -> None:
    """F3.6, F3.7, F3.9: what the next one costs, a wedding once; and why a card is of no use (F2.5)."""
    view = look(scene(player(ANNA, **own)).state, ANNA)
    assert english in EN.head(view, [(move,)], NAMES, view) and french in FR.head(view, [(move,)], NAMES, view)


def test_at_caesars_palace_no_button_promises_a_roll() -> None:
    """F4.7: phase 4 is skipped there, whether one swaps a card or passes."""
    ways: list[tuple[Any, ...]] = [(m.Exchange(Action.HARVEST), m.Pass()), (m.Pass(), m.Roll())]
    there, before = (look(scene(player(ANNA, position=space)).state, ANNA) for space in (15, 14))
    assert [EN.label(there, way, NAMES) for way in ways] == ["Swap", "Pass"]
    assert [FR.label(there, way, NAMES) for way in ways] == ["Échanger", "Passer"]
    assert [EN.label(before, way, NAMES) for way in ways] == ["Swap and roll", "Pass and roll"]


def test_nobody_is_called_by_name_to_lock_a_card() -> None:
    """F1.11: the table does not tell who has done so already."""
    table = scene(tasks=(q.LockCards(),)).state.table
    for game_text, said in ((EN, "Everybody locks an Action card in secret."), (FR, "Chacun verrouille en secret une carte Action.")):
        assert said in game_text.alt(table, NAMES) and said in game_text.position(table, NAMES)


def test_who_passes_is_told_what_they_passed_over() -> None:
    """F4.1: Centurions are kept; F4.8: no further Favour is closed."""
    waiting, alone = (scene(player(ANNA, centurions=count), tasks=FULL[:-2]) for count in (2, 0))
    left = scene(seats=2, tasks=FULL[:1])
    views = [look(game.state, ANNA) for game in (waiting, alone, left)]
    assert [(EN.done(view, m.Pass(), NAMES), FR.done(view, m.Pass(), NAMES)) for view in views] == [
        ("You kept your Centurions.", "Vous gardez vos Centurions."),
        ("No Centurion, so no second card.", "Pas de Centurion, donc pas de deuxième carte."),
        ("You turned no Favour face down.", "Vous ne fermez aucune Faveur de plus."),
    ]


def test_a_recap_goes_on_as_the_turn_did() -> None:
    """Fortuna before the dice, a card drawn before it is played, what a bribe costs and what it brings."""
    bribe = (e.Executed(0, Action.CORRUPTION, e.Means.TURN), e.Executed(0, Action.WINE_TRADE, e.Means.BRIBE), e.Sold(0, Cube.WINE, 1, 3, 0))
    walk = (e.Executed(0, Action.FORTUNA, e.Means.MIGHT), e.Advanced(0, e.Cause.FORTUNA, 1, 5), e.Rolled(0, (1,), (1,), early=False))
    cards = (e.Drew(0, 2, 2), e.Kept(0, 1, (P.PER_WINE,)), e.GatherPlayed(0, P.WHEAT_AND_CUBE, (Cube.WHEAT, Cube.WINE)))
    assert [done(EN, bribe), done(EN, (*walk, e.Taxed(0, 1, 1, 0, 5))), done(EN, (e.MoneyTaken(0, 2), *cards))] == [
        "**Anna** uses Bribery, pays 1 coin to use Wine Trade and earns 3 coins.",
        "**Anna** uses Fortuna, advances 1 to space 5, rolls a 1 and pays 1 coin in tax.",
        "**Anna** earns 2 coins, keeps 1 Privilege card and plays 1 Privilege card.",
    ]
    further = (*walk, e.FavourUsed(0, 1, Favour.WATER_SUPPLY, 1, Source.RESERVOIR, 0), e.Advanced(0, e.Cause.FAVOUR, 1, 6))
    assert done(FR, further) == "**Anna** utilise Fortuna, avance de 1 case, fait un 1, donne 1 Eau et avance de 1 case (case 6)."


def done(game_text: Any, events: tuple[e.Event, ...]) -> str:
    """The line of a turn."""
    (line,) = game_text.recap((Turn(ANNA, events),), NAMES).done
    return flat(line)


@pytest.mark.parametrize(("shut", "names"), [((), ["**No Favour**"]), ((1, 2), ["**No Favour with the 2**", "**No Favour with the 4**"])])
def test_dice_that_cost_the_same_are_one_choice(shut: tuple[int, ...], names: list[str]) -> None:
    """F4.5: which die goes without a Favour matters only where the tax does."""
    poor = player(ANNA, wheat=0, wine=0, water=0, centurions=0)
    state = scene(poor, tasks=favour(2, 4), shut=shut).state
    record = Record("fortuna", fortuna.VERSION, fortuna.DATA, 4, "dice", Options())
    match = Match(fortuna, record, state, fortuna.decision(state.table))
    heads = [EN.head(match.view(ANNA), line, NAMES, match.view(ANNA)) for line in fortuna.shortlist(match, ANNA)]
    assert [head.split(" · ")[0] for head in heads] == names
