"""What a player has just done, told to them: a whole sentence in the second person."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.facts.triumvirat import PROVINCE
from lang.shared import de
from rules.engine.model import Seat
from rules.triumvirat import moves as m
from rules.triumvirat.components import Section

from .terms import ALII, COMPETENCE, FORM, legions, piece, player, servants


def did(move: m.Move, seat: Seat, names: Names = ()) -> str:
    """What the player of this seat has done."""
    match move:
        case m.March(to):
            return f"Vous avez marché vers {PROVINCE[to]}."
        case m.Load(count):
            return f"Vous emmenez {legions(count)}." if count else "Vous n’emmenez aucune légion."
        case m.Escort(count):
            return f"Vous emmenez {servants(count)}." if count else "Vous n’emmenez aucun fonctionnaire."
        case m.Install():
            return "Vous avez mis un fonctionnaire au travail."
        case m.Recall():
            return "Vous avez rappelé le fonctionnaire au travail."
        case m.EndMovement():
            return "Vous avez fini votre mouvement."
        case m.Raise(competence):
            return f"Vous avez monté la compétence {COMPETENCE[competence]}."
        case m.Persuade(Section.ALII):
            return f"Vous avez persuadé un citoyen {de(ALII)}."
        case m.Persuade(section):
            return f"Vous avez renvoyé dans {ALII} un citoyen {de(player(section, names))}."
        case m.Produce():
            return "Vous avez produit des armes."
        case m.EndTurn():
            return "Vous avez fini votre tour."
        case m.CallRome(form):
            return f"Vous avez demandé à Rome {FORM[form]}."
        case m.PlaceLegion(province):
            return f"Vous avez placé une légion en {PROVINCE[province]}."
        case m.Take(good, province):
            return f"Vous avez pris {piece(good)} en {PROVINCE[province]}."
        case m.TakeFromRome(good):
            return f"Vous avez pris {piece(good)} à Rome."
        case m.Flee(province):
            return f"Votre triumvir s’est réfugié en {PROVINCE[province]}."
        case m.Decline():
            return "Vous n’avez rien monté."
        case m.Appoint(province):
            return f"Vous avez placé le fonctionnaire en {PROVINCE[province]}."
        case _:
            assert_never(move)
