"""The pages of the cards and buildings."""

from __future__ import annotations

from lang.cards import CardPage
from lang.facts.fortuna import letter
from rules.fortuna.components import Action, Building, Favour, Privilege

from .terms import ACTION, BUILDING, FAVOUR, PRIVILEGE, TITLES

ACTING = "On your turn, as the card you then swap away. Or as your second card, for a Centurion; then it stays."
DELIVERED = "After your roll, if it’s open and you choose a die showing {n} or more."


def _action(card: Action, does: str, example: str, number: int) -> CardPage:
    return CardPage(ACTION[card], does, ACTING, "1", example, f"F3.{number}")


def _favour(card: Favour, does: str, example: str) -> CardPage:
    return CardPage(f"Favour {card.value} · {FAVOUR[card]}", does, DELIVERED.format(n=card.value), "1", example, "F4.3")


def _building(card: Building, does: str, cost: int, example: str, cite: str, wants: str = "") -> CardPage:
    when = f"Build it with Construction for {cost} coins{wants}. One of each kind, 3 buildings at most."
    return CardPage(BUILDING[card], does, when, "3 (2 with 2 or 3 players)", example, cite)


def _privilege(card: Privilege, count: str, example: str) -> CardPage:
    when = {"A": "Any time on your own turn; then it’s discarded.", "B": "Any time on your own turn, one B card a round at most; then it’s discarded."}
    scored = "At the end, if you’re in Rome. Keep it secret until then."
    does, cite = f"{PRIVILEGE[card][:1].upper()}{PRIVILEGE[card][1:]}.", "F6.6" if letter(card) == "C" else "F5.3"
    return CardPage(f"Privilege {letter(card)} · {TITLES[card]}", does, when.get(letter(card), scored), count, example, cite)


CARDS = {
    Action.WATER_SUPPLY: _action(Action.WATER_SUPPLY, "Take 2 Water.", "You have 1 Water: now 3, enough for Favour 1 and two conversions.", 1),
    Action.HARVEST: _action(
        Action.HARVEST, "Take 2 Wheat. Then convert as much Water as you like into Wheat, one for one.",
        "You have 1 Wheat and 2 Water. Take 2 Wheat and convert both Water: now 5 Wheat.", 2,
    ),
    Action.VINTAGE: _action(
        Action.VINTAGE, "Take 2 Wine. Then convert as much Water as you like into Wine, one for one.",
        "You have no Wine and 1 Water. Take 2 Wine and convert the Water: now 3 Wine.", 3,
    ),
    Action.WHEAT_TRADE: _action(
        Action.WHEAT_TRADE, "Sell as much Wheat as you like for 2 coins each, 3 with a Market.", "You sell 3 Wheat: 6 coins, or 9 with a Market.", 4
    ),
    Action.WINE_TRADE: _action(
        Action.WINE_TRADE, "Sell as much Wine as you like for 3 coins each, 4 with a Market.", "You sell 2 Wine: 6 coins, or 8 with a Market.", 5
    ),
    Action.CENTURIONS: _action(
        Action.CENTURIONS, "Hire 1 to 3 Centurions: 1 coin for your first, 2 for your second, 3 for your third.",
        "You have one and hire two: 2 + 3 = 5 coins.", 6,
    ),
    Action.VESTALS: _action(
        Action.VESTALS, "Hire 1 to 3 Vestals: 1 coin for your first, 3 for your second, 5 for your third.",
        "You have one and hire one: 3 coins. Favour 6 now moves you 2 spaces.", 7,
    ),
    Action.CEREMONY: _action(
        Action.CEREMONY, "Give up one Vestal and get one die, up to 3 dice.", "With 2 dice you choose the better roll every turn.", 8
    ),
    Action.FAMILY: _action(
        Action.FAMILY, "Not married: marry for 3 coins. Married: get 1 Wheat, 1 Wine or 3 coins; you may roll your dice before you choose.",
        "You’re married and roll early: 3 and 5. Favour 3 wants Wheat, so you take 1 Wheat.", 9,
    ),
    Action.CONSTRUCTION: _action(
        Action.CONSTRUCTION, "Build one building and pay for it.", "You pay 6 coins for a Basilica.", 10
    ),
    Action.CORRUPTION: _action(
        Action.CORRUPTION, "Gain 2 coins. Or use a card on another side, even a locked one, and pay that player 1 coin.",
        "Marcus has Ceremony. You pay Marcus 1 coin and trade a Vestal for a die; the card stays where it is.", 11,
    ),
    Action.FORTUNA: _action(
        Action.FORTUNA, "Advance 1 space. Whoever has this card at the end of the round goes first in the next.",
        "You take Fortuna in a swap: it’s locked, but you’ll go first next round.", 12,
    ),
    Favour.WATER_SUPPLY: _favour(Favour.WATER_SUPPLY, "Give 1 Water, advance 1 space.", "Any die reaches it: 1 Water, 1 space."),
    Favour.ORGY: _favour(Favour.ORGY, "Give 1 or 2 Wine, advance 1 space for each.", "You roll a 2 and give 2 Wine: 2 spaces."),
    Favour.FOOD: _favour(Favour.FOOD, "Give 1 or 2 Wheat, advance 1 space for each.", "You choose a 4 and give 1 Wheat: 1 space."),
    Favour.BATTLE: _favour(Favour.BATTLE, "Give 1 to 3 Centurions, advance 1 space for each.", "You give all 3 Centurions: 3 spaces at once."),
    Favour.FORTUNA: _favour(
        Favour.FORTUNA, "If you’re married, advance 1 space, 2 with a Palace. You give nothing.", "Married, with a Palace, on a 5: 2 spaces for nothing."
    ),
    Favour.RELIGION: _favour(
        Favour.RELIGION, "Advance 1 space for each Vestal you have. You keep them.", "You roll a 6 and have 3 Vestals: 3 spaces for nothing."
    ),
    Building.MARKET: _building(Building.MARKET, "1 more coin for each Wheat or Wine you sell.", 3, "You sell 3 Wine for 12 coins, not 9.", "F3.10"),
    Building.AQUEDUCT: _building(
        Building.AQUEDUCT, "At the start of your turn it fills with 1 Water if it’s empty.", 4,
        "Use its Water every turn: that’s Favour 1 paid for, round after round.", "F2.2",
    ),
    Building.PALACE: _building(
        Building.PALACE, "Favour 5 moves you 2 spaces, not 1.", 5, "You choose a 5 and advance 2 spaces.", "F4.3", ", if you’re married"
    ),
    Building.BASILICA: _building(
        Building.BASILICA, "When you draw 2 or 3 Privilege cards you may keep 2.", 6, "The Favour held 3 tokens: draw 3 cards, keep the best 2.", "F5.1"
    ),
    Privilege.VESTAL_OR_CENTURION: _privilege(Privilege.VESTAL_OR_CENTURION, "2", "You play it before you swap and use the new Centurion for a second card at once."),
    Privilege.WATER_AND_CUBE: _privilege(Privilege.WATER_AND_CUBE, "1", "Favour 3 is open: take 1 Water and 1 Wheat, then give the Wheat."),
    Privilege.WHEAT_AND_CUBE: _privilege(Privilege.WHEAT_AND_CUBE, "1", "Take 2 Wheat and advance 2 spaces with Favour 3."),
    Privilege.WINE_AND_CUBE: _privilege(Privilege.WINE_AND_CUBE, "1", "Take 2 Wine just before Wine Trade: 6 coins."),
    Privilege.ADVANCE: _privilege(Privilege.ADVANCE, "8 (4 with 2 or 3 players)", "You’re on 9. Play it: you’re in Rome, and can win."),
    Privilege.PER_BUILDING: _privilege(Privilege.PER_BUILDING, "2", "With 3 buildings it’s worth 6 VP."),
    Privilege.PER_CENTURION: _privilege(Privilege.PER_CENTURION, "2", "Keep 3 Centurions to the end: 6 VP."),
    Privilege.PER_VESTAL: _privilege(Privilege.PER_VESTAL, "2", "With 2 Vestals it’s worth 4 VP."),
    Privilege.MARRIAGE: _privilege(Privilege.MARRIAGE, "2", "Marry for 3 coins before the game ends: 3 VP."),
    Privilege.PER_WHEAT: _privilege(Privilege.PER_WHEAT, "1", "Harvest in the last round: 4 Wheat are 4 VP."),
    Privilege.PER_WATER: _privilege(Privilege.PER_WATER, "1", "3 Water and a full Aqueduct: 4 VP."),
    Privilege.PER_WINE: _privilege(Privilege.PER_WINE, "1", "5 Wine are 5 VP: don’t sell them."),
    Privilege.PER_THREE_MONEY: _privilege(Privilege.PER_THREE_MONEY, "1", "With 11 coins it’s worth 3 VP."),
    Privilege.PER_FIVE_MONEY: _privilege(Privilege.PER_FIVE_MONEY, "1", "With 11 coins it’s worth 4 VP."),
}  # fmt: skip
