"""Why a move is refused."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.shared import de, fr_count
from rules.cesar import refusals as r
from rules.cesar.components import Group, Manipulation, Pile, other
from rules.engine.model import Seat

from .questions import ask
from .terms import GROUP, card, term


def refusal(why: r.Reason, seat: Seat, names: Names = ()) -> str:
    """The reason with its facts; the house adds the paragraph."""
    match why:
        case r.OtherQuestion(asked):
            return f"Ce n’est pas ce qu’on vous demande. {ask(asked, names)}"
        case r.NotInHand(missing):
            return f"Vous n’avez pas la carte {card(missing, seat)} en main."
        case r.DiscardNotInHand(missing):
            return f"Vous ne pouvez défausser que ce que vous avez en main : il vous manque {card(missing, seat)}."
        case r.GroupClosed(group):
            return f"Il n’y a plus {de(GROUP[group])} à prendre : on ne pose plus rien devant ce groupe."
        case r.OwnLimit(group):
            return f"Vous avez déjà 5 cartes devant les {GROUP[group]} : c’est le maximum."
        case r.BothLimit(group):
            return f"Il y a déjà 8 cartes devant les {GROUP[group]}, les deux camps réunis : c’est complet."
        case r.OnlyPassiveLeft():
            return "Il vous manque une carte Influence, ou une place où la poser : ce tour ne peut être que passif."
        case r.TwoFaceUp():
            return "Face visible, on pose toujours deux cartes. Vous ne pouvez en poser qu’une : elle va face cachée."
        case r.SecondFaceUp():
            return "Votre première carte est face visible : posez-en une seconde, face visible elle aussi."
        case r.ActiveLays():
            return "Jouer une Manipulation a rendu votre tour actif : vous devez poser de l’Influence."
        case r.NothingLaid():
            return "Posez d’abord de l’Influence : une carte face cachée ou deux face visible. Ou jouez un tour passif."
        case r.EnoughLaid():
            return "Votre Influence de ce tour est posée : une carte face cachée ou deux face visible, pas davantage."
        case r.TurnIsActive():
            return "Votre tour est actif : il ne peut plus être passif."
        case r.TurnIsPassive():
            return "Votre tour est passif : défausser, puis compléter votre main, et rien d’autre."
        case r.BeforeTheRefill():
            return "Trop tard pour une Manipulation : elle se joue avant les suffrages et la pioche."
        case r.InOwnTurn():
            return "Une Manipulation ne se joue qu’à votre propre tour."
        case r.BetweenTwoCards():
            return "Pas de Manipulation entre deux cartes face visible : posez d’abord la seconde."
        case r.OneManipulation():
            return "Vous avez déjà joué votre Manipulation de ce tour. Même annulée par un Veto, elle compte."
        case r.VetoAnswers():
            return "Le Veto ne se joue qu’en réponse à une Manipulation adverse."
        case r.NoVetoInHand():
            return "Vous n’avez pas de Veto en main."
        case r.NotFaceUp(group, target):
            return f"Votre adversaire n’a pas de carte {term(target, other(seat))} face visible devant les {GROUP[group]}."
        case r.NoTarget(trick, group):
            return no_target(trick, group)
        case r.SameGroup():
            return "Le Roque se joue entre deux groupes différents."
        case r.CastlingClosed(group):
            return f"Il n’y a plus {de(GROUP[group])} à prendre : le Roque ne peut pas se servir de ce groupe."
        case r.NotTakenUp(missing):
            return f"La carte {term(missing, seat)} ne fait pas partie de celles que vous avez reprises, ou pas en si grand nombre."
        case r.SplitTooMany(group, room):
            return f"Devant les {GROUP[group]}, il y a place pour {fr_count(room, 'carte')} de votre camp, pas davantage."
        case r.NotInEnemyHand(missing):
            return f"Votre adversaire n’a pas la carte {card(missing, other(seat))} en main."
        case r.PileEmpty(pile):
            empty, full = (
                ("réserve Influence", "pile Manipulation") if pile is Pile.INFLUENCE else ("pile Manipulation", "réserve Influence")
            )
            return f"Votre {empty} est vide. Piochez dans votre {full}."
        case r.WrongCount(1):
            return "Vous devez piocher ici une carte, une seule."
        case r.WrongCount(most):
            return f"Vous pouvez piocher ici de 1 à {most} cartes."
        case r.SeriesOnce():
            return "Posez chaque carte de la série, de 1 à 5, devant un seul groupe : aucune ne sert deux fois."
        case r.AllStacked(missing):
            return f"Vous n’avez plus de carte {term(missing, seat)} à ranger."
        case r.NothingStacked():
            return "Vous n’avez encore rien rangé : il n’y a rien à reprendre."
        case _:
            assert_never(why)


def no_target(trick: Manipulation, group: Group | None) -> str:
    """A card without a target cannot be played (C4.9)."""
    there = f"devant les {GROUP[group]}" if group else "sur la table"
    match trick:
        case Manipulation.ASSASSINATION:
            return f"L’Assassinat vise une carte face visible : votre adversaire n’en a aucune {there}."
        case Manipulation.SPY:
            return "La main de votre adversaire est vide : il n’y a rien à y voir."
        case Manipulation.CASTLING:
            return "Vous n’avez aucune carte devant ces deux groupes : il n’y a rien à roquer."
        case Manipulation.COURTESAN:
            return f"Votre adversaire n’a aucune carte cachée {there} : il n’y a rien à dévoiler."
        case Manipulation.WRATH:
            return f"Il n’y a aucune carte Influence {there} : la Colère des dieux n’a rien à frapper."
        case Manipulation.VETO:
            return "Il n’y a aucune Manipulation à annuler."
        case _:
            assert_never(trick)
