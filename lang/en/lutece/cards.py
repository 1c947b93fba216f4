"""The pages of the cards."""

from __future__ import annotations

from lang.cards import CardPage
from rules.lutece.components import Income, Kind

from .terms import CARD

ALWAYS = "As long as you own it. Majorities are scored at the end."
GAINED = "Once, when you buy it."
SCORED = "At the end of the game."
MANY = {"Potion": "Potions", "Sword": "Swords"}


def _count(two: int, four: int, five: int) -> str:
    """How many there are by the number of players."""
    if two == four == five:
        return f"{two}"
    if two == four:
        return f"{two} with 2–4 players, {five} with 5"
    if four == five:
        return f"{two} with 2 or 3 players, {four} with 4 or 5"
    return f"{two} with 2 or 3 players, {four} with 4, {five} with 5"


def _giver(kind: Kind, good: str, count: tuple[int, int, int]) -> CardPage:
    does = f"Gives 1 or 2 units of {good}. Having the most scores 10 points. Its Talent breaks ties."
    example = f"You and Marcus both have 3 {MANY.get(good, good)}. Your {CARD[kind]} has Talent 10, the highest: you take the majority."
    return CardPage(CARD[kind], does, ALWAYS, _count(*count), example, "L5.1")


def _land(kind: Kind, good: str) -> CardPage:
    does = f"Gives 1 unit of {good}, and 1 gold per {good} you have when you buy it, its own included."
    return CardPage(CARD[kind], does, GAINED, _count(2, 3, 4), f"You have 2 {MANY.get(good, good)} and buy a {CARD[kind]}: that makes 3, so 3 gold.", "L4.2")


def _mill(kind: Kind, good: str) -> CardPage:
    return CardPage(CARD[kind], f"Roman place. 1 point per {good} you have.", SCORED, _count(1, 1, 2), f"With 5 {MANY.get(good, good)} it’s worth 5 points.", "L4.4")


def _shop(kind: Kind, colour: str) -> CardPage:
    does = f"Roman place. 2 points, plus 1 per {colour} card you own, itself included."
    return CardPage(CARD[kind], does, SCORED, _count(1, 2, 2), f"You own it and 3 other {colour} cards: 2 + 4 = 6 points.", "L4.5")


CARDS = {
    Kind.BAKER: _giver(Kind.BAKER, "Bread", (4, 5, 6)),
    Kind.DRUID: _giver(Kind.DRUID, "Potion", (4, 5, 6)),
    Kind.SMITH: _giver(Kind.SMITH, "Sword", (4, 5, 6)),
    Kind.BREWER: _giver(Kind.BREWER, "Ale", (6, 8, 10)),
    Kind.APPRENTICE: CardPage(
        CARD[Kind.APPRENTICE], "Joins one of your characters and gives 1 unit of that character’s resource. It has no colour.",
        "When you buy it. If you have no character for it to join, it waits for your first.", _count(3, 5, 6),
        "It joins your Druid: 1 more Potion, for good.", "L3.1",
    ),
    Kind.LEGIONNAIRE: CardPage(
        CARD[Kind.LEGIONNAIRE], "Use it to add 2 to any bribe on a contested card; it then leaves the game. Kept to the end, it’s worth 2 points.",
        "When a contested card is sold, even one you didn’t choose.", _count(3, 4, 6),
        "You bribed 1, Marcus 2. You use it for yourself: you win 3 to 2, and your bribe only costs you 1.", "L4.1",
    ),
    Kind.FIELD: _land(Kind.FIELD, "Bread"),
    Kind.FOREST: _land(Kind.FOREST, "Potion"),
    Kind.MINE: _land(Kind.MINE, "Sword"),
    Kind.TAVERN: CardPage(
        CARD[Kind.TAVERN], "5 gold, plus 1 per Ale you have.", GAINED, _count(2, 2, 2), "With 3 Ale you gain 8 gold, for a cost of 1.", "L4.3"
    ),
    Kind.MILL: _mill(Kind.MILL, "Bread"),
    Kind.LABORATORY: _mill(Kind.LABORATORY, "Potion"),
    Kind.FORGE: _mill(Kind.FORGE, "Sword"),
    Kind.BAKERY: _shop(Kind.BAKERY, "yellow"),
    Kind.HERBALIST: _shop(Kind.HERBALIST, "green"),
    Kind.ARMOURY: _shop(Kind.ARMOURY, "grey"),
    Kind.STATUE: CardPage(
        CARD[Kind.STATUE], "Violet place. 3 points, plus 1 per Roman place you own.", SCORED, _count(2, 2, 2), "With 3 Roman places it’s worth 6 points.", "L4.6"
    ),
    Kind.MARKET: CardPage(
        CARD[Kind.MARKET], "Violet place. 6 points if you have the two resources it asks for. Each unit counts for one Market only.", SCORED,
        "6, one for each pair of resources; 3, 4 or 5 in play with 2, 3 or 4 players",
        "One Market asks for Ale and Bread, another for Ale and Sword. For 12 points you need 2 Ale, 1 Bread and 1 Sword.", "L4.7",
    ),
    Income.REVENUES: CardPage(
        "Income", "3 gold. A bribe on it is a bluff: you get it back.", "When the Action cards are revealed, before anything is bought.",
        "2 in each Action hand", "You put 2 gold on an Income, and the others think you want a card. You get 2 + 3 gold.", "L2.5",
    ),
}  # fmt: skip
