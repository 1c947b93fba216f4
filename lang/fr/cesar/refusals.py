"""Why a move is refused."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.shared import de, fr_count
from rules.cesar import refusals as r
from rules.cesar.components import Group, Manipulation, Pile, other
from rules.engine.model import Seat

from .terms import GROUP, le, singular, term


def refusal(why: r.Reason, seat: Seat, names: Names = ()) -> str:
    """The reason with its facts; the house adds the paragraph."""
    match why:
        case r.NotInHand(missing):
            return f"Vous n’avez pas {de(term(missing, seat))} en main."
        case r.DiscardNotInHand(missing):
            return f"Vous ne pouvez défausser que ce que vous avez en main, pas {le(missing, seat)}."
        case r.GroupClosed(group):
            return f"Plus {de(singular(group))} à gagner : on ne pose plus rien devant ce groupe."
        case r.OwnLimit(group):
            return f"Vous avez déjà 5 cartes devant les {GROUP[group]} : c’est le maximum."
        case r.BothLimit(group):
            return f"Il y a déjà 8 cartes devant les {GROUP[group]}, les deux camps réunis : c’est complet."
        case r.OnlyPassiveLeft():
            return "Vous n’avez pas de carte Influence, ou nulle part où la poser : votre tour ne peut être que passif."
        case r.TwoFaceUp():
            return "Face visible, on pose toujours deux cartes. Vous ne pouvez en poser qu’une : posez-la face cachée."
        case r.SecondFaceUp():
            return "Votre première carte est face visible : posez-en une seconde, face visible elle aussi."
        case r.ActiveLays():
            return "Vous avez joué une Manipulation : votre tour est actif, vous devez poser de l’Influence."
        case r.NothingLaid():
            return "Posez d’abord de l’Influence : une carte face cachée ou deux face visible. Ou jouez un tour passif."
        case r.EnoughLaid():
            return "Vous avez déjà posé votre Influence : une carte face cachée ou deux face visible, pas plus."
        case r.TurnIsActive():
            return "Votre tour est actif : il ne peut plus devenir passif."
        case r.TurnIsPassive():
            return "Votre tour est passif : vous défaussez, vous complétez votre main, et c’est tout."
        case r.BeforeTheRefill():
            return "Trop tard pour une Manipulation : elle se joue avant les suffrages et la pioche."
        case r.InOwnTurn():
            return "Une Manipulation se joue seulement à votre tour."
        case r.BetweenTwoCards():
            return "Pas de Manipulation entre vos deux cartes face visible : posez d’abord la seconde."
        case r.OneManipulation():
            return "Vous avez déjà joué une Manipulation ce tour-ci. Même annulée par un Veto, elle compte."
        case r.VetoAnswers():
            return "Le Veto se joue seulement en réponse à une Manipulation adverse."
        case r.NoVetoInHand():
            return "Vous n’avez pas de Veto en main."
        case r.NotFaceUp(group, target):
            return f"Votre adversaire n’a pas {de(term(target, other(seat)))} face visible devant les {GROUP[group]}."
        case r.NoTarget(trick, group):
            return no_target(trick, group)
        case r.SameGroup():
            return "Le Roque se joue entre deux groupes différents."
        case r.CastlingClosed(group):
            return f"Plus {de(singular(group))} à gagner : pas de Roque avec ce groupe."
        case r.NotTakenUp(missing):
            return f"Vous n’avez pas repris {le(missing, seat)}, ou pas autant."
        case r.SplitTooMany(group, room):
            return f"Devant les {GROUP[group]}, vous ne pouvez reposer que {fr_count(room, 'carte')}."
        case r.NotInEnemyHand(missing):
            return f"Votre adversaire n’a pas {de(term(missing, other(seat)))} en main."
        case r.PileEmpty(Pile.INFLUENCE):
            return "Votre réserve Influence est vide : piochez dans votre pile Manipulation."
        case r.PileEmpty():
            return "Votre pile Manipulation est vide : piochez dans votre réserve Influence."
        case r.WrongCount(1):
            return "Vous ne pouvez piocher ici qu’une seule carte."
        case r.WrongCount(most):
            return f"Vous pouvez piocher ici de 1 à {fr_count(most, 'carte')}."
        case r.SeriesOnce():
            return "Chaque carte, de 1 à 5, va devant un seul groupe : aucune ne sert deux fois."
        case r.AllStacked(missing):
            return f"Vous avez déjà rangé tous vos exemplaires {de(term(missing, seat))}."
        case r.NothingStacked():
            return "Vous n’avez encore rien rangé : il n’y a rien à reprendre."
        case _:
            assert_never(why)


def no_target(trick: Manipulation, group: Group | None) -> str:
    """A card without a target cannot be played (C4.9)."""
    there = f"devant les {GROUP[group]}" if group else "sur la table"
    match trick:
        case Manipulation.ASSASSINATION:
            return f"L’Assassinat vise une carte face visible, et votre adversaire n’en a aucune {there}."
        case Manipulation.SPY:
            return "La main de votre adversaire est vide : il n’y a rien à espionner."
        case Manipulation.CASTLING:
            return "Vous n’avez aucune carte devant ces deux groupes : il n’y a rien à redistribuer."
        case Manipulation.COURTESAN:
            return f"Votre adversaire n’a aucune carte cachée {there} : il n’y a rien à dévoiler."
        case Manipulation.WRATH:
            return f"Il n’y a aucune carte Influence {there} : la Colère des dieux n’a rien à frapper."
        case Manipulation.VETO:
            return "Il n’y a aucune Manipulation à annuler."
        case _:
            assert_never(trick)
