"""The words of Lutèce: every coin of the purchases, the bribes, hands and positions."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from lutece_positions import Events, lay, new_game, purchases, say, town
from wording import Flat, assert_well_set, assert_whole, specimens

import games
from lang import LANGUAGES
from rules import lutece
from rules.engine.dice import Dice
from rules.engine.match import Match
from rules.engine.model import Line, Sheet
from rules.lutece.components import TILES, Bid, Bidder, Deck, Income, Kind, Resource, Side, Tile, in_play
from rules.lutece.moves import Attach, Choose, Firm, HoldBack, Raise, RaiseTo, Ready, Reinforce, SendLegionnaires, Withdraw
from rules.lutece.paragraphs import L5_5
from rules.lutece.preview import Preview
from rules.lutece.questions import ChooseOptions, RaiseBribes, UseLegionnaires
from rules.lutece.scoring import Tie
from rules.lutece.state import Apprentice, Bribes, Decks, Ending, Offer, Player, Table

TEXTS: Any = tuple(games.text(language, "lutece") for language in LANGUAGES)
FR, EN = map(Flat, TEXTS)  # as a test spells them out
NAMES = ("Octave", "Livia", "Marc", "Élise", "Numa")

each_language = pytest.mark.parametrize("language", LANGUAGES)


def told(game_text: Any, events: Events) -> list[str]:
    """The lines of some events, with plain spaces for easy reading."""
    lines = [game_text.event(event, NAMES) for event in events]
    return [line.replace(" ", " ").replace(" ", " ") for line in lines if line]


def until_the_offers(lines: list[str]) -> list[str]:
    return lines[: next(n for n, line in enumerate(lines) if line.startswith(("Une pièce de plus", "Each unsold card")))]


# ---------------------------------------------------------------- the purchases


def test_every_coin_of_the_purchases_is_told() -> None:
    """Octave bluffs and gains; Livia and Marc pay bribes and costs, find gold, and her Field pays."""
    table = town("", "baker2", "", gold=(5, 5, 2), offers={"B": "druid4+2", "1": "field3+1"})
    _, events = purchases(table, "R2 R", "1 C1", "B1 R")
    assert until_the_offers(told(FR, events))[:6] == [
        "**Révélation** : **Octave** joue Revenus avec un pot-de-vin de 2 et Revenus ; "
        "**Livia** joue Champ (1) et Forgeron (C) avec un pot-de-vin de 1 ; **Marc** joue Druide (B) avec un pot-de-vin de 1 et Revenus.",
        "**Octave** bluffait à gauche et reprend 2 pièces (bourse 5).",
        "**Octave** touche 6 pièces de Revenus ×2 (bourse 11).",
        "**Marc** touche 3 pièces de Revenus (bourse 4).",
        "**Marc** prend **le Druide (B)** : pot-de-vin 1, coût 3, 2 pièces trouvées dessus (bourse 3).",
        "**Livia** prend **le Forgeron (C)** : pot-de-vin 1, coût 3 (bourse 1).",
    ]
    assert until_the_offers(told(EN, events))[6:] == [
        "**Livia** buys **the Field (1)**: cost 1, +1 gold found on it (purse 1).",
        "↳ Field: 2 Bread, +2 gold for **Livia** (purse 3).",
    ]


def test_away_from_the_board_a_card_is_told_by_its_name() -> None:
    """What is left over, what was chosen and done, a hint, an order: a letter alone says nothing to who does not see the offers."""
    table = town("", "", gold=(5, 5), offers={"A": "baker6", "B": "druid2", "C": "smith4", "1": "field3", "2": "mine1+1", "3": "mill"})
    _, events = purchases(table, "A R", "B 1")
    assert "Each unsold card gets 1 gold. Now there’s 1 on the Smith (C), 2 on the Mine (2), 1 on the Mill (3)." in told(EN, events)
    french = "Une pièce de plus sur chaque carte invendue, ce qui fait 1 sur le Forgeron (C), 2 sur la Mine (2) et 1 sur le Moulin (3)."
    assert french in told(FR, events)
    bribing = lay(table, "A R", "B 1").view(0)
    for view, move, english, french in (
        (bribing, Choose(Tile.A, Income.REVENUES), "Baker (A) on the left, Income on the right", "Boulanger (A) à gauche, Revenus"),
        (bribing, Raise(Side.LEFT, 1), "Add 1 gold on the left, on the Baker (A)", "Ajouter 1 pièce à gauche, sur le Boulanger (A)"),
        (bribing, Raise(Side.RIGHT, 2), "Add 2 gold on the right, on Income", "Ajouter 2 pièces à droite, sur la carte Revenus"),
        (bribing, SendLegionnaires((Tile.A, Tile.TWO), 1, 1), "the Baker (A) and the Mine (2)", "le Boulanger (A) et la Mine (2)"),
        (bribing, RaiseTo(Side.LEFT, 3, 1, 1), "on the left, for the Baker (A), by 1", "à gauche, pour le Boulanger (A), jusqu’à 3 pièces"),
    ):  # fmt: skip
        assert english in plainly(EN.named(view, move, NAMES)) and french in plainly(FR.named(view, move, NAMES))
    assert plainly(EN.done(bribing, Raise(Side.LEFT, 1), NAMES)) == "You added 1 gold on the left, on the Baker (A)."
    assert plainly(FR.done(bribing, Choose(Tile.A, Tile.TWO), NAMES)) == "Cartes choisies : Boulanger (A) à gauche, Mine (2) à droite."
    later = SendLegionnaires((Tile.A,), 1, 9)
    assert "on card A if" in EN.named(bribing, later, NAMES), "by then other cards lie there"


def plainly(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def test_a_card_lost_for_want_of_money() -> None:
    _, events = purchases(town("", "", gold=(3, 5), offers={"A": "smith4+2"}), "A2 1", "R R")
    assert told(FR, events)[2:3] == [
        "**Octave** ne peut pas payer le Forgeron (A) : coût 3, bourse 1. La carte quitte le jeu avec les 2 pièces posées dessus."
        " Son pot-de-vin (2) est perdu."
    ]
    assert told(EN, events)[2:3] == [
        "**Octave** can’t pay for the Smith (A): cost 3, purse 1. The card leaves the game, and 2 gold with it."
        " The bribe of 2 is lost too."
    ]


def test_a_contest_with_legionnaires_can_be_followed() -> None:
    """Octave bids 2, Livia 1, Marc nothing and has a Legionary for her: she wins with 3 and pays 1."""
    match, first = purchases(town("", "", "legionnaire", offers={"A": "baker6"}), "A2 R", "A1 R", "R R")
    match, second = say(match, 2, Reinforce(Bidder.SECOND))
    assert told(FR, first)[-1:] == ["⚔ **Boulanger (A)**, carte contestée : **Octave** 2, **Livia** 1."]
    assert told(FR, second)[:3] == [
        "**Marc** sacrifie un Légionnaire : +2 pour le pot-de-vin de **Livia**. Désormais : **Octave** 2, **Livia** 3 (1 + 2).",
        "↳ **Livia** l’emporte. **Octave** reprend son pot-de-vin (2) et gagne 1 pièce.",
        "**Livia** prend **le Boulanger (A)** : pot-de-vin 1, coût 1 (bourse 6).",
    ]
    assert told(EN, second)[:2] == [
        "**Marc** uses a Legionary: +2 to **Livia**’s bribe. Now **Octave** 2, **Livia** 3 (1 + 2).",
        "↳ **Livia** wins it. **Octave** gets 2 back plus 1 gold.",
    ]


def test_a_tie_names_what_is_lost_and_what_comes_back() -> None:
    _, events = purchases(town("", "", "", offers={"2": "tavern+3"}), "2 R", "2 R", "R R")
    assert told(FR, events)[-4:-3] == [
        "↳ Égalité à 0 : la Taverne (2) quitte le jeu avec les 3 pièces posées dessus. **Octave** gagne 1 pièce ; **Livia** gagne 1 pièce."
    ]
    assert told(EN, events)[-4:-3] == [
        "↳ Tied at 0: the Tavern (2) leaves the game, and 3 gold with it. **Octave** gets 1 gold; **Livia** gets 1 gold."
    ]


def test_apprentices_wait_and_learn() -> None:
    match, events = purchases(town("apprentice", "baker2 druid2", offers={"A": "brewer1", "B": "apprentice"}), "A R", "B R")
    assert "↳ L’Apprenti d’**Octave**, qui attendait, rejoint le Brasseur : 1 Cervoise de plus." in told(FR, events)
    assert FR.ask(match.state.table.ask) == "Votre Apprenti donnera 1 unité de plus, définitivement : Potion ou Pain ?"
    _, events = say(match, 1, Attach(Resource.POTION))
    assert told(EN, events)[0] == "↳ **Livia**’s Apprentice joins the Druid Talent 2: 1 more Potion."


# ---------------------------------------------------------------- the bribes


def test_the_buttons_of_the_public_message_are_short() -> None:
    match = lay(town("", ""), "A R", "B R")
    french, english = (game_text.live(match.state.table.ask) for game_text in (FR, EN))
    french_flags = ("Prêt", "Prêt pour de bon", "Pas prêt")
    english_flags = ("Ready", "Ready for good", "Not ready")
    assert [label for _, label in french] == ["Gauche +1", "Gauche +3", "Droite +1", "Droite +3", *french_flags]
    assert [label for _, label in english] == ["Left +1", "Left +3", "Right +1", "Right +3", *english_flags]
    assert [move for move, _ in french] == [move for move, _ in english]
    assert all(move in match.legal(0) for move, _ in french if move != Withdraw())
    assert FR.live(town("", "").state.table.ask) == ()


def test_bidders_go_by_name_where_names_are_at_hand() -> None:
    assert FR.move(Reinforce(Bidder.SECOND), 0, NAMES) == "Sacrifier un Légionnaire pour Livia"
    assert EN.choice(Reinforce, "bidder", Bidder.SECOND, 0, NAMES) == "For Livia"
    assert EN.choice(Reinforce, "bidder", Bidder.SECOND, 1, NAMES) == "For yourself"
    assert FR.term(Bidder.SECOND, 0) == "Joueur 2"
    longest = "\\_" * 32
    for game_text in (FR, EN):
        label = game_text.move(Reinforce(Bidder.FIRST), 1, (longest, ""))
        assert len(label) <= 80 and label.endswith(longest), "whom it is for is never cut"


def test_the_stakes_are_public_and_the_cards_under_them_are_not() -> None:
    match, _ = say(lay(town("", "", ""), "A2 R", "R1 1", "B 2"), 0, Firm())
    match, _ = say(match, 2, Ready())
    table = match.state.table
    assert FR.stakes(table, NAMES).split("\n") == [
        "1 · **Octave** : ✓✓ prêt pour de bon, gauche 2, droite 0, bourse 3",
        "2 · **Livia** : réfléchit, gauche 1, droite 0, bourse 4",
        "3 · **Marc** : ✓ prêt, gauche 0, droite 0, bourse 5",
    ]
    assert EN.stakes(table, NAMES).split("\n")[0] == "1 · **Octave**: ✓✓ ready for good, left 2, right 0, purse 3"
    _, events = say(match, 1, Raise(Side.RIGHT, 2))
    assert told(FR, events) == ["**Livia** ajoute 2 pièces à droite : pot-de-vin 2, bourse 2. **Marc** peut répondre."]
    assert told(EN, events) == ["**Livia** adds 2 gold on the right (bribe 2, purse 2). No longer ready: **Marc**."]


@each_language
def test_previews_are_whole(language: str) -> None:
    for seen in specimens(Preview):
        for seat in range(3):
            text = games.text(language, "lutece").preview(seen, seat)
            assert_whole(text)
            if language == "fr":
                assert_well_set(text)


def test_a_preview_counts_what_may_be_staked() -> None:
    match = town("", "", gold=(4, 0), offers={"A": "baker10", "1": "field3+2"})
    seen = [lutece.preview(match.view(seat), move) for seat, move in ((0, Choose(Tile.A, Tile.ONE)), (0, Choose(Tile.A, Income.REVENUES)))]
    short = lutece.preview(match.view(1), Choose(Tile.A, Tile.ONE))
    assert (
        EN.preview(seen[0], 0)
        == "Purse: 4. The Baker (A) costs 2; the Field (1) costs 1 (2 gold on it). You can bribe with up to 1 gold and still pay."
    )
    assert EN.preview(seen[1], 0) == "Purse: 4, plus 3 from Income. The Baker (A) costs 2. You can bribe with up to 4 gold and still pay."
    assert FR.preview(short, 1).endswith("⚠ Il vous manque 3 pièces, sauf rentrée d’or pendant les achats.")


# ---------------------------------------------------------------- hands and positions


def test_a_hand_before_and_after_the_choice() -> None:
    match = town("", "", offers={"A": "baker6"})
    assert FR.hand(match.view(0), NAMES).split("\n") == [
        "Vous n’avez pas encore choisi vos deux cartes.",
        "**Votre main** : A, B, C, 1, 2, 3, Revenus ×2",
        "**Votre bourse** : 5 pièces",
    ]
    match, _ = say(match, 0, Choose(Income.REVENUES, Tile.A))
    sealed = [
        "Vos deux cartes sont choisies. Vous pouvez en changer tant que tout le monde n’a pas choisi.",
        "**À gauche** : Revenus",
        "**À droite** : A · Boulanger Talent 6, coût 1",
        "**Encore en main** : B, C, 1, 2, 3, Revenus",
        "**Votre bourse** : 5 pièces",
    ]
    assert FR.hand(match.view(0), NAMES).split("\n") == sealed
    match, _ = say(match, 1, Choose(Tile.ONE, Tile.TWO))
    beside = [EN.beside(match.view(seat), Raise, "side", side) for seat in (0, 1) for side in Side]
    assert beside == ["Income", "A · Baker Talent 6", "1 · Herbalist", "2 · Armoury"]
    match, _ = say(match, 0, Raise(Side.RIGHT, 2))
    assert EN.hand(match.view(0), NAMES).split("\n") == [
        "Your two cards stay hidden until the reveal.",
        "**Left**: Income, bribe 0",
        "**Right**: A · Baker Talent 6, cost 1, bribe 2",
        "**Still in hand**: B, C, 1, 2, 3, Income",
        "**Your purse**: 3 gold",
    ]


def test_majorities_say_why() -> None:
    table = town("baker6 brewer1", "baker2 field3", "field1 druid2 smith2", "smith6").state.table
    assert FR.majorities(table, NAMES).split("\n") == [
        "**Cervoise** : Octave 1 → 10 points ; aucune unité, 0 point : Livia, Marc et Élise.",
        "**Potion** : Marc 1 → 10 points ; aucune unité, 0 point : Octave, Livia et Élise.",
        "**Glaive** : Élise 1 → 10 points, Marc 1 → 4 points ; aucune unité, 0 point : Octave et Livia."
        " Majorité départagée par le Talent (6).",
        "**Pain** : Livia 2 → 10 points, Octave 1 → 4 points, Marc 1 → 4 points ; aucune unité, 0 point : Élise.",
    ]
    tied = EN.majorities(town("baker6", "baker2", "baker10").state.table, NAMES).split("\n")
    assert tied[2:] == [
        "**Sword**: nobody has any.",
        "**Bread**: Marc 1 → 10 points, Octave 1 → 4 points, Livia 1 → 0 points."
        " Tie for most: Talent 10 wins. Tie for fewest: Talent 2 loses.",
    ]


def crowded() -> Table:
    """Five players and every card of the box before everyone's eyes, none beside its sisters."""
    cards = sorted(in_play(1, 5), key=lambda card: (-len(card.wants), card.number))
    tiles = TILES[5]
    decks = {deck: [card for card in cards if card.kind.deck is deck] for deck in Deck}
    offers = tuple(Offer(decks[deck].pop(), 12) for deck in Deck for _ in range(5))
    left = [card for deck in Deck for card in decks[deck]]
    shares = [left[seat::6] for seat in range(6)]
    pupils = [[card for card in share if card.kind is Kind.APPRENTICE] for share in shares]
    players = tuple(
        Player(10 + seat, tuple(card for card in share if card not in taught), tuple(Apprentice(card, Resource.BEER) for card in taught))
        for seat, (share, taught) in enumerate(zip(shares[:5], pupils, strict=False))
    )
    revealed = tuple((tiles[seat], tiles[seat + 5]) for seat in range(5))
    bids = tuple(Bid(seat, 12, 3) for seat in range(5))
    ask = UseLegionnaires(4, Tile.E, offers[4].card, bids)
    return Table(1, 14, offers, Decks(10, 10), players, (Bribes(12, 12),) * 5, revealed, 4, tuple(shares[5]), ask)


@each_language
@pytest.mark.parametrize("phase", ["contest", "bribes", "options"])
def test_the_fullest_position_fits_two_messages_and_the_alt_text_its_field(language: str, phase: str) -> None:
    game_text, table = games.text(language, "lutece"), crowded()
    if phase != "contest":
        table = replace(table, revealed=(), ask=RaiseBribes(14) if phase == "bribes" else ChooseOptions(14))
    names = tuple(letter * 32 for letter in "WMQGO")
    whole, alt = game_text.position(table, names), game_text.alt(table, names)
    assert len(whole) <= 3800
    assert len(alt) <= 900 and "…" not in alt
    assert "**" not in alt and "\n" not in alt
    assert all(any(name in text for name in names) for text in (whole, alt))
    for text in (whole, alt):
        assert_whole(text)
        if language == "fr":
            assert_well_set(text)


def test_the_position_tells_all_that_is_public() -> None:
    said = FR.position(crowded(), NAMES).replace(" ", " ").split("\n")
    assert said[0] == "**Tour 14** · départ **Élise** · pioches : Personnages 10, Lieux 10"
    assert said[1] == "**Numa**, sacrifiez-vous un Légionnaire pour le Légionnaire (E) ?"
    assert said[2].startswith("⚔ **Légionnaire (E)**") and "**Octave** 18 (12 + 6), **Livia** 18 (12 + 6)" in said[2]
    assert [line[2] for line in said[3:13]] == [tile.value for tile in Tile]
    assert all(line.endswith("12 pièces dessus") for line in said[3:13])
    for seat, line in enumerate(said[13:18]):
        assert line.startswith(f"{seat + 1} · **{NAMES[seat]}** : bourse {10 + seat} · révèle ")
    table = crowded()
    for card in (card for player in table.players for card in player.cards):
        assert FR.term(card.kind, 0) in "".join(said[13:18])
    assert said[18].startswith("**Majorités** : Cervoise à **")
    assert said[19].startswith("**Hors jeu** : ")


# ---------------------------------------------------------------- the end


@pytest.mark.parametrize(
    ("totals", "ranks", "french", "english"),
    [
        (
            (41, 45, 20),
            (2, 1, 3),
            "**Livia** gagne avec 45 points, devant **Octave** (41)",
            "**Livia** wins with 45 points, ahead of **Octave** (41)",
        ),
        (
            (45, 45, 20),
            (2, 1, 3),
            "**Livia** gagne au départage",
            "**Livia** wins on the tie-break",
        ),
        (
            (30, 30, 20),
            (1, 1, 3),
            "Victoire partagée entre **Octave** et **Livia**, 30 points partout",
            "**Octave** and **Livia** share the victory with 30 points each",
        ),
    ],
)
def test_the_verdict_names_the_winner(totals: Any, ranks: Any, french: str, english: str) -> None:
    ties = (Line(Tie.GOLD, L5_5, (4, 4, None)), Line(Tie.CARDS, L5_5, (7, 9, None))) if totals == (45, 45, 20) else ()
    sheet = Sheet((), totals, ranks, Ending(Tile.B, Deck.CHARACTERS), ties)
    (here, how), (there, ended) = (game_text.verdict(sheet, NAMES) for game_text in (FR, EN))
    assert (here, there) == (french, english)
    assert how == "La pioche Personnages est vide : il n’y a plus de carte pour la tuile B."
    assert ended == "The deck of Characters has run out: there’s no card for tile B."
    assert FR.level(sheet, NAMES) == ("45 points comme **Octave**, 9 cartes contre 7" if ties else "")
    assert EN.level(sheet, NAMES) == ("45 points like **Octave**, 9 cards to 7" if ties else "")


def test_an_unfinished_game_has_no_winner() -> None:
    sheet = lutece.sheet(new_game(3)[0].state.table)
    assert [game_text.verdict(sheet, NAMES)[0] for game_text in (FR, EN)] == ["Partie inachevée", "Unfinished game"]


# ---------------------------------------------------------------- whole games


def choose(legal: tuple[Any, ...], dice: Dice) -> Any:
    """Any legal move, but bribes are small, and Legionaries dear."""
    wise = [move for move in legal if not isinstance(move, Raise) or move.gold <= 2]
    if any(isinstance(move, HoldBack) for move in legal) and dice.below(2):
        return HoldBack()
    return wise[dice.below(len(wise))]


@pytest.mark.parametrize("seats", lutece.SEATS)
def test_a_whole_game_can_be_told(seats: int) -> None:
    """Every event, label, hand and position of a game at random is a whole sentence within its limits."""
    match, events = new_game(seats, "a game to tell")
    dice = Dice("choices of the test", 0)
    while match.decision:
        tell(match, events)
        waiting = sorted(match.waiting)
        seat = waiting[dice.below(len(waiting))]
        move = choose(match.legal(seat), dice)
        for game_text in (FR, EN):
            assert len(game_text.move(move, seat)) <= 80
        match, events = say(match, seat, move)
    tell(match, events)
    sheet = lutece.sheet(match.state.table)
    for game_text in (FR, EN):
        assert all(game_text.line(line.what) for line in sheet.lines)
        assert all(game_text.verdict(sheet, NAMES))


def tell(match: Match, events: Events) -> None:
    table, names = match.state.table, NAMES[: match.state.table.seats]
    for game_text in TEXTS:
        position, alt, stakes = (say(table, names) for say in (game_text.position, game_text.alt, game_text.stakes))
        assert len(position) <= 3800 and len(alt) <= 900 and "…" not in alt
        said = [game_text.event(event, names) for event in events]
        assert all(len(line) <= 600 for line in said)
        hands = (game_text.hand(match.view(seat), names) for seat in range(table.seats))
        for text in (position, alt, stakes, game_text.majorities(table, names), *said, *hands):
            assert_whole(text)
            if game_text is TEXTS[0]:
                assert_well_set(text)
