"""What a player has just done, told to them in a short sentence."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.facts.triumvirat import PROVINCE
from rules.engine.model import Seat
from rules.triumvirat import moves as m
from rules.triumvirat.components import Section

from .terms import COMPETENCE, FORM, UNDECIDED, legions, piece, player, servants


def did(move: m.Move, seat: Seat, names: Names = ()) -> str:
    """What the player of this seat has done."""
    match move:
        case m.March(to):
            return f"Vous allez en {PROVINCE[to]}."
        case m.Load(count):
            return f"Vous emmenez {legions(count)}." if count else "Vous laissez vos légions sur place."
        case m.Escort(count):
            return f"Vous emmenez {servants(count)}." if count else "Vous laissez vos fonctionnaires sur place."
        case m.Install():
            return "Vous installez un fonctionnaire : la province produit désormais à chaque tour."
        case m.Recall():
            return "Vous rappelez le fonctionnaire : la province ne produit plus qu’un tour sur deux."
        case m.EndMovement():
            return "Vous finissez votre mouvement."
        case m.Raise(competence):
            return f"Vous montez de 1 cran en {COMPETENCE[competence]}."
        case m.Persuade(Section.ALII):
            return f"Vous persuadez un citoyen {UNDECIDED}."
        case m.Persuade(section):
            return f"Vous ôtez un citoyen à {player(section, names)} : il redevient {UNDECIDED}."
        case m.Produce():
            return "Vous mettez des armes dans le sac."
        case m.EndTurn():
            return "Vous finissez votre tour."
        case m.CallRome(form):
            return f"Vous demandez à Rome {FORM[form]}."
        case m.PlaceLegion(province):
            return f"Vous placez 1 légion en {PROVINCE[province]}."
        case m.Take(good, province):
            return f"Vous prenez {piece(good)} en {PROVINCE[province]}."
        case m.TakeFromRome(good):
            return f"Vous prenez {piece(good)} de Rome."
        case m.Flee(province):
            return f"Votre triumvir se réfugie en {PROVINCE[province]}."
        case m.Decline():
            return "Vous ne montez aucune compétence."
        case m.Appoint(province):
            return f"Vous placez votre nouveau fonctionnaire en {PROVINCE[province]}."
        case _:
            assert_never(move)
