"""What a player has just done, told to them in a short sentence."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.facts.triumvirat import PROVINCE
from lang.shared import de
from rules.engine.model import Seat
from rules.triumvirat import moves as m
from rules.triumvirat.components import Section

from .terms import COMPETENCE, FORM, UNDECIDED, legions, piece, player, servants


def did(move: m.Move, seat: Seat, names: Names = ()) -> str:
    """What the player of this seat has done."""
    match move:
        case m.March(to):
            return f"En marche vers {PROVINCE[to]}."
        case m.Load(count):
            return f"Vous emmènerez {legions(count)}." if count else "Vous n’emmènerez aucune légion."
        case m.Escort(count):
            return f"Vous emmènerez {servants(count)}." if count else "Vous n’emmènerez aucun fonctionnaire."
        case m.Install():
            return "Un fonctionnaire se met au travail."
        case m.Recall():
            return "Le fonctionnaire repartira avec vous."
        case m.EndMovement():
            return "Mouvement terminé."
        case m.Raise(competence):
            return f"Votre compétence {COMPETENCE[competence]} monte de 1."
        case m.Persuade(Section.ALII):
            return f"Vous persuadez un citoyen {UNDECIDED}."
        case m.Persuade(section):
            return f"Un citoyen {de(player(section, names))} redevient {UNDECIDED}."
        case m.Produce():
            return "Vos armes sont dans le sac."
        case m.EndTurn():
            return "Tour terminé."
        case m.CallRome(form):
            return f"Vous demandez à Rome {FORM[form]}."
        case m.PlaceLegion(province):
            return f"Légion placée en {PROVINCE[province]}."
        case m.Take(good, province):
            return f"Vous prenez {piece(good)} en {PROVINCE[province]}."
        case m.TakeFromRome(good):
            return f"Vous prenez {piece(good)} de Rome."
        case m.Flee(province):
            return f"Votre triumvir se réfugie en {PROVINCE[province]}."
        case m.Decline():
            return "Vous ne montez aucune compétence."
        case m.Appoint(province):
            return f"Nouveau fonctionnaire placé en {PROVINCE[province]}."
        case _:
            assert_never(move)
