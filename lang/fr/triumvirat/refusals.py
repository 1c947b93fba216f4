"""Why a move is refused."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.facts.triumvirat import PROVINCE
from lang.shared import de
from rules.engine.model import Seat
from rules.triumvirat import refusals as r
from rules.triumvirat.components import Good, Section

from .terms import ALII, ALLOWS, COMPETENCE, gold, legions, player, points, servants


def refusal(why: r.Reason, seat: Seat, names: Names = ()) -> str:
    """The reason with its facts; the house adds the paragraph."""
    match why:
        case r.MovementOver():
            return "Votre mouvement est fini pour ce tour : place aux actions."
        case r.MovementFirst():
            return "Finissez d’abord votre mouvement : les actions viennent ensuite."
        case r.NotInPlay(province):
            return f"{PROVINCE[province]} est hors jeu à deux joueurs."
        case r.NotYours(province, owner):
            return f"{PROVINCE[province]} est à {player(owner, names)} : choisissez une de vos provinces."
        case r.NothingDue(good, province):
            what, where = "d’or" if good is Good.GOLD else "de légion", "Rome" if province is None else PROVINCE[province]
            return f"{where} n’a pas {what} à vous laisser choisir : rien n’est dû, tout est pris, ou le stock suffit."
        case r.NoPointsLeft():
            return "Vous n’avez plus de point de mouvement : plus personne ne voyage ce tour-ci."
        case r.NotSoManyLegions(asked, here):
            return f"Il y a ici {legions(here)} : vous ne pouvez pas en emmener {asked}."
        case r.NotSoManyServants(asked, here):
            return f"Il y a ici {servants(here)} : vous ne pouvez pas en emmener {asked}."
        case r.AlreadyLoaded(count):
            return f"C’est déjà le nombre prévu : {count}."
        case r.AlreadyThere(province):
            return f"Votre triumvir est déjà en {PROVINCE[province]}."
        case r.TooFar(to, cost, alone, left):
            without = f", {alone} sans légion" if alone < cost else ""
            return f"Aller en {PROVINCE[to]} coûte {points(cost)}{without} ; il vous en reste {left}."
        case r.NoLegions(province, owner):
            return f"{PROVINCE[province]} est à {player(owner, names)} : on n’y entre qu’avec au moins 1 légion."
        case r.LastProvince(province, owner):
            return f"{PROVINCE[province]} est la dernière province {de(player(owner, names))} : on ne peut pas l’attaquer."
        case r.NoServant(province):
            return f"Vous n’avez pas de fonctionnaire en {PROVINCE[province]}."
        case r.AlreadyWorks(province):
            return f"Un fonctionnaire travaille déjà en {PROVINCE[province]} : un second y serait inactif."
        case r.NobodyWorks(province):
            return f"Aucun fonctionnaire ne travaille en {PROVINCE[province]}."
        case r.CannotPay(cost, extra, treasury):
            more = f", dont {extra} faute de mener" if extra else ""
            return f"Cette action coûte {gold(cost)}{more} ; votre trésor en contient {treasury}."
        case r.WrongProvince(province, kind):
            return f"Votre triumvir est en {PROVINCE[province]}, province {ALLOWS[kind]}."
        case r.NoWeapons():
            return "Toutes vos armes sont déjà dans le sac."
        case r.NoCitizens(Section.ALII):
            return f"Il n’y a plus de citoyen dans {ALII}."
        case r.NoCitizens(section):
            return f"Il n’y a pas de citoyen dans la section {de(player(section, names))}."
        case r.OwnCitizens():
            return f"Vos citoyens sont déjà persuadés : prenez-en un {de(ALII)}, ou renvoyez-y celui d’un autre."
        case r.TopReached(competence):
            return f"Votre compétence {COMPETENCE[competence]} est déjà à VII, le maximum."
        case _:
            assert_never(why)
