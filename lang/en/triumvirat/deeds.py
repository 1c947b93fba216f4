"""What a player has just done, told to them: a whole sentence in the second person."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.facts.triumvirat import PROVINCE
from rules.engine.model import Seat
from rules.triumvirat import moves as m
from rules.triumvirat.components import Section

from .terms import COMPETENCE, FORM, legions, piece, player, servants


def did(move: m.Move, seat: Seat, names: Names = ()) -> str:
    """What the player of this seat has done."""
    match move:
        case m.March(to):
            return f"You set out for {PROVINCE[to]}."
        case m.Load(count):
            return f"You’re taking {legions(count)}." if count else "You’re leaving the legions behind."
        case m.Escort(count):
            return f"You’re taking {servants(count)}." if count else "You’re leaving the civil servants behind."
        case m.Install():
            return "You put a civil servant to work: this province now supplies every turn."
        case m.Recall():
            return "You recalled the civil servant: this province now supplies every other turn."
        case m.EndMovement():
            return "You ended your movement."
        case m.Raise(competence):
            return f"You raised {COMPETENCE[competence]}."
        case m.Persuade(Section.ALII):
            return "You won over a neutral citizen."
        case m.Persuade(section):
            return f"You turned a citizen of {player(section, names)} neutral."
        case m.Produce():
            return "You put weapons in the bag."
        case m.EndTurn():
            return "You ended your turn."
        case m.CallRome(form):
            return f"You asked Rome for {FORM[form]}."
        case m.PlaceLegion(province):
            return f"You placed a legion in {PROVINCE[province]}."
        case m.Take(good, province):
            return f"You took {piece(good)} from {PROVINCE[province]}."
        case m.TakeFromRome(good):
            return f"You took {piece(good)} from Rome."
        case m.Flee(province):
            return f"Your triumvir fled to {PROVINCE[province]}."
        case m.Decline():
            return "You raised nothing."
        case m.Appoint(province):
            return f"You placed the civil servant in {PROVINCE[province]}."
        case _:
            assert_never(move)
