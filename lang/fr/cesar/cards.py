"""Les pages des cartes."""

from __future__ import annotations

from typing import Any

from lang.cards import CardPage
from rules.cesar.components import Influence, Manipulation, Vote

from .terms import INFLUENCE, MANIPULATION

SIDES = "{n} dans chaque camp"


def _influence(card: Influence) -> CardPage:
    rome, egypt = (INFLUENCE[seat][card] for seat in (0, 1))
    return CardPage(
        f"{rome if rome == egypt else f'{rome} / {egypt}'} ({card.value})",
        f"Ajoute {card.value} à votre total devant un groupe.",
        "À votre tour actif : seule et face cachée, ou avec une deuxième carte, toutes deux face visible.",
        SIDES.format(n=7),
        f"Vous avez un {card.value} et un 2 devant les Édiles, l’adversaire un 1 : s’ils votent, vous gagnez {card.value + 2} à 1.",
        "C1.3",
    )


def _trick(card: Manipulation, does: str, count: int, example: str, cite: str, when: str = "") -> CardPage:
    rome, egypt = (MANIPULATION[seat][card] for seat in (0, 1))
    name = "Roque" if card is Manipulation.CASTLING else rome if rome == egypt else f"{rome} / {egypt}"
    played = when or "Une fois par tour actif, avant ou après l’Influence. L’adversaire peut opposer son Veto."
    return CardPage(name, does, played, SIDES.format(n=count), example, cite)


CARDS: dict[Any, CardPage] = {
    Influence.PHILOSOPHER: CardPage(
        INFLUENCE[0][Influence.PHILOSOPHER],
        "Vaut 0, mais renverse le suffrage : si un camp a plus de Philosophes que l’autre, c’est le plus petit total qui gagne. À égalité, ils s’annulent.",
        "Se pose comme toute carte Influence. Il est défaussé après tout suffrage qui a un gagnant.",
        SIDES.format(n=2),
        "Vous avez un 1 et un Philosophe, l’adversaire un 5 : vous gagnez le suffrage, 1 contre 5.",
        "C3.3",
    ),
    **{card: _influence(card) for card in Influence if card.value},
    Manipulation.ASSASSINATION: _trick(
        Manipulation.ASSASSINATION, "Défaussez une carte Influence adverse face visible. Un Philosophe aussi peut tomber.", 4,
        "Les Sénateurs vont voter, à 6 contre 7. Vous assassinez le 4 adverse : vous menez 6 à 3.", "C4.2",
    ),
    Manipulation.SPY: _trick(
        Manipulation.SPY, "Regardez toute la main adverse et défaussez-en une carte. L’adversaire en pioche aussitôt une autre.", 2,
        "Vous voyez un Veto et le faites défausser : votre prochaine Manipulation sera plus sûre.", "C4.3",
    ),
    Manipulation.CASTLING: _trick(
        Manipulation.CASTLING, "Reprenez toutes vos cartes de deux groupes et reposez-les devant ces groupes, face cachée, réparties comme vous voulez.", 2,
        "Vous menez de 8 chez les Édiles et êtes à 2 de retard chez les Censeurs : passez un 5 chez ces derniers et vous menez des deux côtés.", "C4.4",
    ),
    Manipulation.COURTESAN: _trick(
        Manipulation.COURTESAN, "Retournez toutes les cartes adverses face cachée d’un groupe. Elles restent visibles.", 2,
        "Trois cartes cachées gardent les Questeurs. Vous découvrez 1, 1 et un Philosophe : bon à savoir avant le suffrage.", "C4.5",
    ),
    Manipulation.WRATH: _trick(
        Manipulation.WRATH, "Défaussez toutes les cartes Influence d’un groupe, des deux camps. Il n’y a pas de suffrage.", 1,
        "L’adversaire a 14 devant les Censeurs, vous 2. Vous appelez la Colère des dieux : on repart à 0 partout.", "C4.6",
    ),
    Manipulation.VETO: _trick(
        Manipulation.VETO, "Annulez une Manipulation adverse. Elle est défaussée sans effet.", 2,
        "L’adversaire joue un Assassinat contre votre 5. Vous opposez votre Veto : le 5 reste. On n’oppose pas de Veto à un Veto.", "C4.7",
        "Seulement en réponse à une Manipulation adverse, jamais à votre propre tour.",
    ),
    "vote": CardPage(
        "Carte Suffrage d’un groupe", "Le groupe qu’elle montre vote aussitôt, que vous y meniez ou non.", "Se retourne à la fin de chaque tour actif.",
        "5, une par groupe ; elle quitte le jeu quand son groupe est épuisé",
        "La carte des Préteurs sort. Vous menez 8 à 4 : vous gagnez un Préteur.", "C2.7",
    ),
    Vote.ORGY: CardPage(
        "Orgie", "Rien ne se passe : aucun groupe ne vote.", "Se retourne à la fin d’un tour actif.", "2",
        "Vous trembliez pour les Sénateurs, mais une Orgie sort : vous avez encore un tour pour les soutenir.", "C2.7",
    ),
    Vote.RESHUFFLE: CardPage(
        "Orgie « remélangez tout »", "Toutes les cartes Suffrage encore en jeu sont remélangées, celle-ci comprise.",
        "Se retourne à la fin d’un tour actif.", "1",
        "Quatre groupes ont voté, il reste une carte. L’Orgie remélange tout : n’importe quel groupe peut voter ensuite.", "C2.7",
    ),
    "mission": CardPage(
        "Mission secrète", "2 points à la fin si vous avez au moins 3 patriciens de son groupe.",
        "Vous la tirez avant la partie ; on la montre à la fin.", "6 : 2 pour les Sénateurs, 2 pour les Préteurs, 2 pour les Questeurs",
        "Votre mission : les Préteurs. Avec 3 d’entre eux, vous marquez 3, plus 1 pour la majorité, plus 2 pour la mission.", "C1.6",
    ),
}  # fmt: skip
