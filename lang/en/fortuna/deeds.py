"""What a player has just done, told to them: a whole sentence in the second person."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.facts.fortuna import gathered, shown_to, turned_none
from lang.shared import a, en_count
from rules.engine.model import Seat
from rules.fortuna import moves as m
from rules.fortuna.components import GIFTS_TO_CAESAR, Cube, Favour, Person, Privilege, Source
from rules.fortuna.state import View

from .moves import WATER
from .terms import ACTION, BUILDING, GIFT, NOUN, a_roll, both, coins, cubes, favour, privileges, some, titled


def did(move: m.Move, seat: Seat, names: Names = ()) -> str:
    """What the player of this seat has done."""
    match move:
        case m.Draft(card) | m.Exchange(card):
            return f"You took {ACTION[card]}."
        case m.Lock(card):
            return f"You locked {ACTION[card]}."
        case m.Execute(card):
            return f"You used {ACTION[card]}."
        case m.Skip(card):
            return f"You’re swapping {ACTION[card]} without using it."
        case m.Convert(reservoir, aqueduct):
            return f"You converted {_water(reservoir, aqueduct)}."
        case m.Sell(count):
            return f"You sold {en_count(count, 'good') if count else 'nothing'}."
        case m.Buy(count):
            return f"You hired {f'{count} more' if count else 'nobody'}."
        case m.RollEarly():
            return "You rolled the dice early."
        case m.Receive(gift):
            return f"You took {GIFT[gift]}."
        case m.Build(building):
            return f"You built {a(BUILDING[building])}."
        case m.TakeMoney():
            return f"You took {coins(2)}."
        case m.Bribe(card):
            return f"You paid {coins(1)} and used {ACTION[card]}."
        case m.Forgo():
            return "You gave up the action."
        case m.Command(card):
            return f"You gave up a Centurion and used {ACTION[card]}."
        case m.Pass():
            return "You passed."
        case m.Roll():
            return "You rolled the dice."
        case m.GiveWater(source):
            return f"You used {favour(Favour.WATER_SUPPLY)}: you gave {WATER[source]}."
        case m.Give(used, count):
            given = some(GIFTS_TO_CAESAR[used][0], count) if used in GIFTS_TO_CAESAR else str(count)
            return f"You used {favour(used)}: you gave {given}."
        case m.Claim(used):
            return f"You used {favour(used)}."
        case m.Decline(die):
            return f"You used no Favour (die {die})."
        case m.TurnDown(used):
            return f"You turned {favour(used)} face down."
        case m.Keep(()):
            return "You kept nothing."
        case m.Keep(kept):
            return f"You kept {privileges(kept)}."
        case m.EndTurn():
            return "You ended your turn."
        case m.Recruit(person):
            return f"You played {titled(Privilege.VESTAL_OR_CENTURION)} and took {some(person, 1)}."
        case m.Gather(card, cube):
            return f"You played {titled(card)} and took {cubes(gathered(card, cube))}."
        case m.Advance():
            return f"You played {titled(Privilege.ADVANCE)}."
        case _:
            assert_never(move)


def done(view: View, move: m.Move, names: Names) -> str:
    """What was passed over, by what was asked; what was paid; what the dice show."""
    centurions = view.table.provinces[view.seat].pieces.centurions
    match move:
        case m.Pass() if turned_none(view):
            return "You turned no Favour face down."
        case m.Pass():
            return f"You kept your {NOUN[Person.CENTURION][centurions > 1]}." if centurions else "No Centurion, so no second card."
        case m.Build(building):
            return f"You built {a(BUILDING[building])} for {coins(view.table.options.cost(building))}."
        case m.Roll() if shown := shown_to(view):
            return f"You rolled {a_roll(shown)}."
        case _:
            return ""


def _water(reservoir: int, aqueduct: bool) -> str:
    """How much Water of which source."""
    parts = [f"{some(Cube.WATER, reservoir)} from the reservoir"] if reservoir else []
    return both([*parts, *([WATER[Source.AQUEDUCT]] if aqueduct else [])]) or "no Water"
