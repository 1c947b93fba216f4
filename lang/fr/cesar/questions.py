"""What is asked: of the channel in the third person, of the player in the second."""

from __future__ import annotations

from lang import Names
from lang.defaults import live as live
from lang.defaults import stakes as stakes
from lang.facts.cesar import announcement
from lang.shared import bold
from rules.cesar.components import other
from rules.cesar.questions import Ask, Task

from .events import declared
from .terms import GROUP, WORDS, au

ASKED = {
    Ask.STACK: "À {who} de ranger en secret la pile Manipulation.",
    Ask.PLACE: "À {who} de poser en secret la première série.",
    Ask.TURN: "À {who} de jouer : tour actif ou passif ?",
    Ask.LAY: "À {who} de poser de l’Influence.",
    Ask.SECOND: "À {who} de poser la seconde carte face visible.",
    Ask.AFTER: "À {who} de finir, avec ou sans Manipulation.",
    Ask.VETO: "À {who} de répondre {trick} : Veto, ou laisser passer ?",
    Ask.VICTIM: "À {who} de choisir la carte que perd la main espionnée.",
    Ask.REDRAW: "À {who} de piocher pour remplacer la carte perdue.",
    Ask.SPLIT: "À {who} de répartir les cartes du Roque.",
    Ask.REFILL: "À {who} de compléter sa main.",
    Ask.LAST: "À {who} de poser les dernières cartes Influence, face visible.",
}

ASK = {
    Ask.STACK: "Rangez votre pile Manipulation, carte par carte, la première à piocher d’abord. Ensuite, vous ne pourrez plus la regarder.",
    Ask.PLACE: "Posez votre première série face cachée : une carte devant chaque groupe.",
    Ask.TURN: "Posez une carte face cachée ou deux face visible, jouez d’abord une Manipulation, ou choisissez un tour passif.",
    Ask.LAY: "Posez maintenant de l’Influence : une carte face cachée, ou deux face visible.",
    Ask.SECOND: "Posez la seconde carte, face visible elle aussi.",
    Ask.AFTER: "Votre Influence est posée. Jouez-vous une Manipulation avant les suffrages ?",
    Ask.VETO: "{play} Laissez-vous passer, ou opposez-vous un Veto ?",
    Ask.VICTIM: "Choisissez la carte que votre adversaire doit défausser.",
    Ask.REDRAW: "Vous avez perdu une carte : dans quelle pile piochez-vous sa remplaçante ?",
    Ask.SPLIT: "Reposez face cachée les cartes reprises, devant les {first} (premier groupe) et les {second} (second groupe).",
    Ask.REFILL: "Complétez votre main à 5 cartes : dans quelle pile piochez-vous ?",
    Ask.LAST: "Dernier tour : posez toutes les cartes Influence qui vous restent, face visible.",
}


def asked(ask: Task, who: str) -> str:
    """For the channel: who is to do what."""
    return ASKED[ask.ask].format(who=who, trick=_trick(ask))


def _trick(ask: Task) -> str:
    """`au Roque romain (Questeurs et Préteurs)`: the announced card and its target."""
    if ask.trick is None:
        return ""
    targets = WORDS.targets(ask)
    named = WORDS.both(targets) if ask.card is None else ", ".join(targets)
    return au(ask.trick, other(ask.seat)) + (f" ({named})" if targets else "")


def ask(ask: Task, names: Names = ()) -> str:
    """Above the private menu."""
    match ask.ask:
        case Ask.VETO:
            who = bold(names[other(ask.seat)]) if names else "Votre adversaire"
            return ASK[Ask.VETO].format(play=declared(announcement(ask), who, "votre main", "votre "))
        case Ask.SPLIT:
            first, second = (GROUP[group] for group in ask.groups)
            return ASK[Ask.SPLIT].format(first=first, second=second)
        case _:
            return ASK[ask.ask]
