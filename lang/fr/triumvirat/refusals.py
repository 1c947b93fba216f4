"""Why a move is refused."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.facts.triumvirat import PROVINCE
from lang.shared import de
from rules.engine.model import Seat
from rules.triumvirat import refusals as r
from rules.triumvirat.components import Good, Section

from .terms import ALLOWS, COMPETENCE, UNDECIDED, gold, legions, player, points, servants


def refusal(why: r.Reason, seat: Seat, names: Names = ()) -> str:
    """The reason with its facts; the house adds the paragraph."""
    match why:
        case r.MovementOver():
            return "Votre mouvement est fini pour ce tour : place aux actions."
        case r.MovementFirst():
            return "Finissez d’abord votre mouvement : les actions viennent ensuite."
        case r.NotInPlay(province):
            return f"À deux joueurs, {PROVINCE[province]} est hors jeu."
        case r.NotYours(province, owner):
            return f"{PROVINCE[province]} appartient à {player(owner, names)} : choisissez une de vos provinces."
        case r.NothingDue(good, province):
            what, where = "d’or" if good is Good.GOLD else "de légion", "Rome" if province is None else PROVINCE[province]
            return f"{where} ne vous doit plus {what}."
        case r.NoPointsLeft():
            return "Vous n’avez plus de point de mouvement."
        case r.NotSoManyLegions(asked, here):
            return f"Il n’y a ici que {legions(here)} : impossible d’en emmener {asked}."
        case r.NotSoManyServants(asked, here):
            return f"Il n’y a ici que {servants(here)} : impossible d’en emmener {asked}."
        case r.AlreadyLoaded(count):
            return f"C’est déjà prévu : vous {f'en emmenez {count}' if count else 'n’en emmenez pas'}."
        case r.AlreadyThere(province):
            return f"Vous êtes déjà en {PROVINCE[province]}."
        case r.TooFar(to, cost, alone, left):
            without = f" ({alone} sans légion)" if alone < cost else ""
            return f"Aller en {PROVINCE[to]} coûte {points(cost)}{without} ; il vous en reste {left}."
        case r.NoLegions(province, owner):
            return f"{PROVINCE[province]} appartient à {player(owner, names)} : il faut au moins 1 légion pour y entrer."
        case r.LastProvince(province, owner):
            return f"{PROVINCE[province]} est la dernière province {de(player(owner, names))} : on ne peut pas l’attaquer."
        case r.NoServant(province):
            return f"Vous n’avez pas de fonctionnaire en {PROVINCE[province]}."
        case r.AlreadyWorks(province):
            return f"Il y a déjà un fonctionnaire actif en {PROVINCE[province]} : un second resterait inactif."
        case r.NobodyWorks(province):
            return f"Il n’y a pas de fonctionnaire actif en {PROVINCE[province]}."
        case r.CannotPay(cost, extra, treasury):
            more = f", dont {extra} faute de mener" if extra else ""
            return f"Cette action coûte {gold(cost)}{more}, et votre trésor {f'n’en contient que {treasury}' if treasury else 'est vide'}."
        case r.WrongProvince(province, kind):
            return f"{PROVINCE[province]} est une province {ALLOWS[kind]}."
        case r.NoWeapons():
            return "Toutes vos armes sont déjà dans le sac."
        case r.NoCitizens(Section.ALII):
            return f"Il n’y a plus de citoyen {UNDECIDED}."
        case r.NoCitizens(section):
            return f"{player(section, names)} n’a aucun citoyen."
        case r.OwnCitizens():
            return f"Ces citoyens sont déjà les vôtres : choisissez un citoyen {UNDECIDED}, ou ôtez-en un à un rival."
        case r.TopReached(competence):
            return f"Votre compétence {COMPETENCE[competence]} est déjà à VII, le maximum."
        case _:
            assert_never(why)
