"""The facts of a reason in Fortuna, counted afresh from the provinces, the Favour cards and the sides of the board."""

from __future__ import annotations

from typing import Any

from rules.fortuna import standing as s
from rules.fortuna.components import Action, Building, Cube, Die, Favour, Gift, Person, Privilege
from rules.fortuna.moves import (
    Advance,
    Bribe,
    Build,
    Buy,
    Claim,
    Command,
    Convert,
    Draft,
    Exchange,
    Execute,
    Gather,
    Give,
    GiveWater,
    Keep,
    Lock,
    Pass,
    Receive,
    Recruit,
    Sell,
    Skip,
    TakeMoney,
    TurnDown,
)  # fmt: skip
from rules.fortuna.questions import ConvertWater, UseMight
from rules.fortuna.state import Province, View

NEEDS = {  # what is counted of somebody who thinks of an action; "" is their coins
    Action.WATER_SUPPLY: "water", Action.HARVEST: "water", Action.VINTAGE: "water", Action.WHEAT_TRADE: "wheat", Action.WINE_TRADE: "wine",
    Action.CENTURIONS: "", Action.VESTALS: "", Action.CEREMONY: "vestals", Action.FAMILY: "", Action.CONSTRUCTION: "",
    Action.CORRUPTION: "",
}  # fmt: skip
FIELD = {
    Cube.WATER: "water",
    Cube.WHEAT: "wheat",
    Cube.WINE: "wine",
    Person.VESTAL: "vestals",
    Person.CENTURION: "centurions",
    Die.DIE: "dice",
}
GIVES = {  # what an action gives more of
    Action.WATER_SUPPLY: "water", Action.HARVEST: "wheat", Action.VINTAGE: "wine", Action.WHEAT_TRADE: "money", Action.WINE_TRADE: "money",
    Action.CENTURIONS: "centurions", Action.VESTALS: "vestals", Action.CEREMONY: "dice", Action.CONSTRUCTION: "building",
    Action.CORRUPTION: "money",
}  # fmt: skip
ASKS = {"water": (0, 1), "wine": (1, 2), "wheat": (2, 2), "centurions": (3, 3), "wedding": (4, 1), "vestals": (5, 9)}  # place, and how many
COUNTED = {
    Privilege.PER_WATER: "water", Privilege.PER_WHEAT: "wheat", Privilege.PER_WINE: "wine", Privilege.PER_CENTURION: "centurions",
    Privilege.PER_VESTAL: "vestals", Privilege.PER_BUILDING: "building", Privilege.MARRIAGE: "wedding",
    Privilege.PER_THREE_MONEY: "money", Privilege.PER_FIVE_MONEY: "money",
}  # fmt: skip


def holds(view: View, move: Any, why: Any) -> bool:
    """Whether what the fact says is so, and speaks for the move."""
    table, fact, own = view.table, why.fact, view.table.provinces[view.seat]
    match fact:
        case s.Walk(start, end):
            return start == own.position < end == min(15, start + steps(own, move)) and (why.motive.name != "PALACE" or end == 15)
        case s.Service(action, piece, have, price, wed):
            named = move.card is action and isinstance(
                move, (Execute, Command, Bribe) if why.motive.name != "CARD" else (Draft, Lock, Exchange)
            )
            need = NEEDS[action]
            has = getattr(own.pieces, need) + (need == "water" and own.aqueduct) if need else own.money
            sells = {Action.WHEAT_TRADE: 2, Action.WINE_TRADE: 3}.get(action)
            fair = price == (sells + (Building.MARKET in own.buildings) if sells else 0)
            fair = fair and wed == (action is Action.FAMILY and own.married)
            return named and have == has and fair and (FIELD[piece] if piece else "") == need and speaks(view, move, why.motive.name)
        case s.Stock(piece, before, after):
            return (
                before == getattr(own.pieces, FIELD[piece])
                and after - before == more(view, move, piece) > 0
                and speaks(view, move, why.motive.name)
            )
        case s.Held(piece, count):
            has = {Cube.WATER: own.pieces.water + own.aqueduct, Person.CENTURION: own.pieces.centurions}
            kept = Cube.WATER if move == Convert(0, False) else Person.CENTURION if move == Pass() else None
            return piece is kept and count == has[piece] > 0 and isinstance(table.tasks[-1], (ConvertWater, UseMight))
        case s.Purse(before, after):
            return before == own.money < after == min(20, before + earned(view, move))
        case s.Site(building, price, money):
            asked: int = getattr(table.options, building.value)
            return move == Build(building) and price == asked <= money == own.money
        case s.Tokens(favour, tokens):
            return turned(move) is favour and tokens == table.favours.tokens[favour - 1] > 0
        case s.Shut(favour, others):
            later = table.podium[table.podium.index(table.turn.seat) + 1 :]
            return turned(move) is favour and others == len(later) > 0 and table.favours.open[favour - 1]
        case s.Taken(action, owner):
            return (
                move == Exchange(action)
                and owner != view.seat
                and any(edge.owner == owner and action in edge.cards for edge in table.board)
            )
        case s.Remaining(actions):
            (side,) = [edge.cards for edge in table.board if edge.owner == view.seat]
            return isinstance(move, (Execute, Skip)) and sorted(map(str, actions)) == sorted(
                str(card) for card in side if card != move.card
            )
        case s.Order(place, players):
            fortuna = isinstance(move, (Draft, Lock, Exchange)) and move.card is Action.FORTUNA
            return fortuna and table.podium[place - 1] == view.seat and players == len(table.provinces)
        case s.Scored(card, points):
            return card in view.hand.cards and COUNTED[card] in brought(view, move) and points == worth(card, own)
        case s.Kept(cards, points):
            return isinstance(move, Keep) and cards == move.cards and points == tuple(worth(card, own) for card in cards)
    raise AssertionError(fact)


def steps(own: Province, move: Any) -> int:
    """F4.3, F3.12, and the Privilege B."""
    match move:
        case Give():
            return move.count
        case GiveWater() | Advance():
            return 1
        case Claim(Favour.FORTUNA):
            return 2 if Building.PALACE in own.buildings else 1
        case Claim(Favour.RELIGION):
            return own.pieces.vestals
        case Execute(Action.FORTUNA) | Command(Action.FORTUNA) | Bribe(Action.FORTUNA):
            return 1
    return 0


def turned(move: GiveWater | Give | Claim | TurnDown) -> Favour:
    """The Favour card that a move uses or turns face down."""
    return Favour.WATER_SUPPLY if isinstance(move, GiveWater) else move.favour


def earned(view: View, move: Sell | TakeMoney | Receive) -> int:
    """How many coins a move brings by itself."""
    ask: Any = view.table.tasks[-1]
    match move:
        case Sell():
            return int(ask.price * move.count)
        case TakeMoney():
            return 2
        case Receive():
            return 3 * (move.gift is Gift.MONEY)


def more(view: View, move: Any, piece: Any) -> int:
    """How many of a piece a move brings by itself."""
    ask: Any = view.table.tasks[-1]
    match move:
        case Convert():
            return move.reservoir + move.aqueduct if piece is ask.into else 0
        case Buy():
            return move.count if piece is ask.person else 0
        case Recruit():
            return int(piece is move.person)
        case Receive():
            return int(move.gift.value == FIELD[piece])
        case Gather():
            return int(piece is move.cube) + int(FIELD[piece] == move.card.value.split()[0])
    return 0


def brought(view: View, move: Any) -> set[str]:
    """What a move gives more of, by name."""
    own = view.table.provinces[view.seat]
    match move:
        case Execute(Action.FAMILY) | Command(Action.FAMILY) | Bribe(Action.FAMILY):
            return {"wheat", "wine", "money"} if own.married else {"wedding"}
        case Execute() | Command() | Bribe():
            return {GIVES[move.card]} if move.card in GIVES else set()
        case Sell() | TakeMoney() | Receive(Gift.MONEY):
            return {"money"}
        case Build():
            return {"building"}
    return {name for piece, name in FIELD.items() if more(view, move, piece)}


def speaks(view: View, move: Any, motive: str) -> bool:
    """Whether what the move brings is what the motive says."""
    got, own, is_open = brought(view, move), view.table.provinces[view.seat], view.table.favours.open
    match motive:
        case "FAVOUR":
            asked = [name for name in got if name in ASKS and getattr(own.pieces, name, 0) < ASKS[name][1]]
            return any(is_open[ASKS[name][0]] for name in asked) or ("dice" in got and any(is_open))
        case "PROSPECT":
            return bool(got & {"vestals", "dice", "wedding", "building"})
        case "GOODS":
            return bool(got & {"water", "wheat", "wine", "vestals", "centurions"})
        case "MONEY":
            return "money" in got
    return motive == "CARD"


def worth(card: Privilege, own: Province) -> int:
    """What a C card scores with a province as it is (F1.7)."""
    counts = COUNTED.get(card)
    if counts == "money":
        return own.money // 3 if card is Privilege.PER_THREE_MONEY else 2 * (own.money // 5)
    if counts == "wedding":
        return 3 * own.married
    if counts == "building":
        return 2 * len(own.buildings)
    if counts == "water":
        return own.pieces.water + own.aqueduct
    each = 2 if counts in ("vestals", "centurions") else 1
    return each * getattr(own.pieces, counts) if counts else 0
