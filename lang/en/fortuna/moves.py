"""What players can answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, assert_never

from lang.facts.fortuna import gathered
from lang.shared import a, first_fit, upper_first
from rules.engine.model import Seat
from rules.fortuna import moves as m
from rules.fortuna.components import GIFTS_TO_CAESAR, Action, Building, Cube, Favour, Source

from .terms import ACTION, BRINGS, BUILDING, GIFT, SERVES, WANTS, both, cubes, favour, privilege, some, term

KIND = {
    m.Draft: "Take an Action card",
    m.Lock: "Lock an Action card",
    m.Execute: "Carry out a card",
    m.Skip: "Choose a card without carrying it out",
    m.Convert: "Convert Water",
    m.Sell: "Sell",
    m.Buy: "Buy",
    m.RollEarly: "Roll the dice first",
    m.Receive: "Receive",
    m.Build: "Build",
    m.TakeMoney: "Take 2 coins",
    m.Bribe: "Pay 1 coin for another action",
    m.Forgo: "Give up the action",
    m.Exchange: "Exchange the card",
    m.Command: "Give up a Centurion",
    m.Pass: "Pass",
    m.Roll: "Roll the dice",
    m.GiveWater: "Give 1 Water (Favour 1)",
    m.Give: "Give for a Favour (2 to 4)",
    m.Claim: "Advance and give nothing (5, 6)",
    m.Decline: "Use no Favour",
    m.TurnDown: "Turn a Favour card face down",
    m.Keep: "Keep",
    m.EndTurn: "End the turn",
    m.Recruit: "Privilege A: Vestal or Centurion",
    m.Gather: "Privilege A: two cubes",
    m.Advance: "Privilege B: advance 1 space",
}

FIELD = {
    (m.Draft, "card"): "Which Action card do you take?",
    (m.Lock, "card"): "Which Action card do you lock?",
    (m.Execute, "card"): "Which card do you carry out?",
    (m.Skip, "card"): "Which card do you choose without carrying it out?",
    (m.Convert, "reservoir"): "How much Water from the reservoir do you convert?",
    (m.Convert, "aqueduct"): "Do you convert the Water on the Aqueduct too?",
    (m.Sell, "count"): "How many do you sell?",
    (m.Buy, "count"): "How many do you buy?",
    (m.Receive, "gift"): "What do you receive?",
    (m.Build, "building"): "Which building do you build?",
    (m.Bribe, "card"): "Which card of another side do you carry out?",
    (m.Exchange, "card"): "Which card do you take?",
    (m.Command, "card"): "Which card of your side do you carry out?",
    (m.GiveWater, "source"): "Where does the Water come from?",
    (m.Give, "favour"): "For which Favour?",
    (m.Give, "count"): "How many do you give?",
    (m.Claim, "favour"): "Which Favour do you use?",
    (m.Decline, "die"): "Which die do you choose?",
    (m.TurnDown, "favour"): "Which Favour card do you turn face down?",
    (m.Keep, "cards"): "What do you keep?",
    (m.Recruit, "person"): "Whom do you recruit?",
    (m.Gather, "card"): "Which Privilege card do you play?",
    (m.Gather, "cube"): "Which cube do you choose?",
}
WATER = {Source.RESERVOIR: "1 Water from the reservoir", Source.AQUEDUCT: "the Water on the Aqueduct"}


def kind(move: type, seat: Seat = 0) -> str:
    return KIND[move]


def field(move: type, field: str) -> str:
    return FIELD[move, field]


def move(move: m.Move, seat: Seat, names: Sequence[str] = ()) -> str:
    """A whole move, in 80 characters at most."""
    match move:
        case m.Draft(card):
            return f"Take {ACTION[card]}"
        case m.Lock(card):
            return f"Lock {ACTION[card]}"
        case m.Execute(card):
            return f"Carry out {ACTION[card]}"
        case m.Skip(card):
            return f"Choose {ACTION[card]} without carrying it out"
        case m.Convert(reservoir, aqueduct):
            return convert(reservoir, aqueduct)
        case m.Sell(count):
            return f"Sell {count}"
        case m.Buy(count):
            return f"Buy {count}"
        case m.Receive(gift):
            return f"Receive {GIFT[gift]}"
        case m.Build(building):
            return f"Build {a(BUILDING[building])}"
        case m.Bribe(card):
            return f"Pay 1 coin to carry out {ACTION[card]}"
        case m.Exchange(card):
            return f"Take {ACTION[card]} in exchange"
        case m.Command(card):
            return f"Give up a Centurion to carry out {ACTION[card]}"
        case m.GiveWater(source):
            return f"{favour(Favour.WATER_SUPPLY)}: give {WATER[source]}"
        case m.Give(used, count):
            given = some(GIFTS_TO_CAESAR[used][0], count) if used in GIFTS_TO_CAESAR else str(count)
            return f"{favour(used)}: give {given}"
        case m.Claim(used):
            return f"{favour(used)}: advance and give nothing"
        case m.Decline(die):
            return f"Die {die}, no Favour"
        case m.TurnDown(used):
            return f"Turn {favour(used)} face down"
        case m.Keep(()):
            return "Keep nothing"
        case m.Keep(kept):
            return first_fit(f"Keep {' + '.join(map(privilege, kept))}")
        case m.Recruit(person):
            return f"Privilege A: {some(person, 1)}"
        case m.Gather(card, cube):
            return f"Privilege A: {cubes(gathered(card, cube))}"
        case m.RollEarly() | m.TakeMoney() | m.Forgo() | m.Pass() | m.Roll() | m.EndTurn() | m.Advance():
            return KIND[type(move)]
        case _:
            assert_never(move)


def convert(reservoir: int, aqueduct: bool) -> str:
    """How much Water of which source."""
    if not reservoir and not aqueduct:
        return "Convert nothing"
    parts = [f"{some(Cube.WATER, reservoir)} from the reservoir"] if reservoir else []
    return f"Convert {both([*parts, *([WATER[Source.AQUEDUCT]] if aqueduct else [])])}"


def choice(move: type, field: str, value: Any, seat: Seat, names: Sequence[str] = ()) -> str:
    """A value among the choices of a field, with what it is good for."""
    match value:
        case Action():
            return f"{ACTION[value]} · {BRINGS[value]}"
        case Favour():
            return f"{favour(value)} · {WANTS[value]}"
        case Building() if move is m.Build:
            return f"{BUILDING[value]} · {SERVES[value]}"
        case bool() if move is m.Convert:
            return "Yes, the Aqueduct's too" if value else "No, it stays there"
        case int() if move is m.Decline:
            return f"Die {value}"
        case _:
            return upper_first(term(value, seat))


def order(order: m.Order) -> str:
    """A standing order."""
    match order:
        case m.NoPrivilege(number):
            return f"No Privilege card this turn (round {number})"
        case _:
            assert_never(order)
