"""What players can answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, assert_never

from lang.facts.fortuna import gathered
from lang.shared import a, first_fit, upper_first
from rules.engine.model import Seat
from rules.fortuna import moves as m
from rules.fortuna.components import GIFTS_TO_CAESAR, Action, Building, Cube, Favour, Privilege, Source
from rules.fortuna.questions import ExchangeCard
from rules.fortuna.state import View

from .terms import ACTION, BUILDING, DOES, GIFT, PRIVILEGE, SERVES, STEPS, both, cubes, favour, privilege, some, term, titled

KIND = {
    m.Draft: "Take an Action card",
    m.Lock: "Lock an Action card",
    m.Execute: "Use an Action card",
    m.Skip: "Swap a card without using it",
    m.Convert: "Convert Water",
    m.Sell: "Sell",
    m.Buy: "Hire",
    m.RollEarly: "Roll the dice first",
    m.Receive: "Take",
    m.Build: "Build",
    m.TakeMoney: "Take 2 coins",
    m.Bribe: "Pay 1 coin to use another card",
    m.Forgo: "Give up this action",
    m.Exchange: "Swap the card",
    m.Command: "Give up a Centurion for an action",
    m.Pass: "Pass",
    m.Roll: "Roll the dice",
    m.GiveWater: "Favour 1 · Water: give 1 Water",
    m.Give: "Use a Favour (2–4)",
    m.Claim: "Use a free Favour (5, 6)",
    m.Decline: "Use no Favour",
    m.TurnDown: "Turn a Favour face down",
    m.Keep: "Keep",
    m.EndTurn: "End turn",
    m.Recruit: "Play Recruit (A)",
    m.Gather: "Play an A card for two goods",
    m.Advance: "Play On the road (B)",
}

FIELD = {
    (m.Draft, "card"): "Which Action card do you take?",
    (m.Lock, "card"): "Which Action card do you lock?",
    (m.Execute, "card"): "Which card?",
    (m.Skip, "card"): "Which card do you swap without using it?",
    (m.Convert, "reservoir"): "How much Water from the reservoir?",
    (m.Convert, "aqueduct"): "The Aqueduct’s Water too?",
    (m.Sell, "count"): "How much do you sell?",
    (m.Buy, "count"): "How many do you hire?",
    (m.Receive, "gift"): "What do you take?",
    (m.Build, "building"): "Which building?",
    (m.Bribe, "card"): "Which card do you want to use?",
    (m.Exchange, "card"): "Which card do you want?",
    (m.Command, "card"): "Which of your cards?",
    (m.GiveWater, "source"): "Which Water?",
    (m.Give, "favour"): "Which Favour?",
    (m.Give, "count"): "How many? You advance 1 space for each.",
    (m.Claim, "favour"): "Which Favour?",
    (m.Decline, "die"): "With which die?",
    (m.TurnDown, "favour"): "Which Favour do you turn face down?",
    (m.Keep, "cards"): "What do you keep?",
    (m.Recruit, "person"): "Vestal or Centurion?",
    (m.Gather, "card"): "Which Privilege card?",
    (m.Gather, "cube"): "Which good?",
}
WATER = {Source.RESERVOIR: "1 Water from the reservoir", Source.AQUEDUCT: "the Aqueduct’s Water"}


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
            return f"Use {ACTION[card]}"
        case m.Skip(card):
            return f"Swap {ACTION[card]} without using it"
        case m.Convert(reservoir, aqueduct):
            return convert(reservoir, aqueduct)
        case m.Sell(count):
            return f"Sell {count}"
        case m.Buy(count):
            return f"Hire {count}"
        case m.Receive(gift):
            return f"Take {GIFT[gift]}"
        case m.Build(building):
            return f"Build {a(BUILDING[building])}"
        case m.Bribe(card):
            return f"Pay 1 coin to use {ACTION[card]}"
        case m.Exchange(card):
            return f"Take {ACTION[card]} in the swap"
        case m.Command(card):
            return f"Give up a Centurion to use {ACTION[card]}"
        case m.GiveWater(source):
            return f"{favour(Favour.WATER_SUPPLY)}: give {WATER[source]}"
        case m.Give(used, count):
            given = some(GIFTS_TO_CAESAR[used][0], count) if used in GIFTS_TO_CAESAR else str(count)
            return f"{favour(used)}: give {given}"
        case m.Claim(used):
            return f"{favour(used)}: {STEPS[used]}, free"
        case m.Decline(die):
            return f"No Favour with the {die}"
        case m.TurnDown(used):
            return f"Turn {favour(used)} face down"
        case m.Keep(()):
            return "Keep nothing"
        case m.Keep(kept):
            return first_fit(f"Keep {' + '.join(map(privilege, kept))}", f"Keep {' + '.join(map(titled, kept))}")
        case m.Recruit(person):
            return f"{KIND[m.Recruit]}: {some(person, 1)}"
        case m.Gather(card, cube):
            return f"Play {titled(card)}: {cubes(gathered(card, cube))}"
        case m.Advance():
            return f"{KIND[m.Advance]}: {PRIVILEGE[Privilege.ADVANCE]}"
        case m.RollEarly() | m.TakeMoney() | m.Forgo() | m.Pass() | m.Roll() | m.EndTurn():
            return KIND[type(move)]
        case _:
            assert_never(move)


def named(view: View, move: m.Move, names: Sequence[str]) -> str:
    """Which card is swapped, too."""
    match move, view.table.tasks[-1] if view.table.tasks else None:
        case m.Exchange(taken), ExchangeCard(given):
            return f"Swap {ACTION[given]} for {ACTION[taken]}"
        case _:
            return ""


def convert(reservoir: int, aqueduct: bool) -> str:
    """How much Water of which source."""
    if not reservoir and not aqueduct:
        return "Convert no Water"
    parts = [f"{some(Cube.WATER, reservoir)} from the reservoir"] if reservoir else []
    return f"Convert {both([*parts, *([WATER[Source.AQUEDUCT]] if aqueduct else [])])}"


def choice(move: type, field: str, value: Any, seat: Seat, names: Sequence[str] = ()) -> str:
    """A value among the choices of a field, with what it is good for."""
    match value:
        case Action():
            return f"{ACTION[value]} · {DOES[value]}"
        case Favour():
            return f"{favour(value)} · {STEPS[value]}"
        case Building() if move is m.Build:
            return f"{BUILDING[value]} · {SERVES[value]}"
        case bool() if move is m.Convert:
            return "Yes" if value else "No, leave it there"
        case int() if move is m.Decline:
            return f"No Favour with the {value}"
        case _:
            return upper_first(term(value, seat))
