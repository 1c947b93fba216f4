"""What is asked, of the channel and of the player: both are called in the second person."""

from __future__ import annotations

from lang import Names
from lang.defaults import live as live
from lang.defaults import stakes as stakes
from lang.facts.cesar import announcement
from lang.shared import bold
from rules.cesar.components import Manipulation, other
from rules.cesar.questions import Ask, Task

from .events import declared
from .terms import GROUP, le, term, un

ASKED = {
    Ask.STACK: "{who}, rangez en secret votre pile Manipulation.",
    Ask.PLACE: "{who}, posez en secret vos cinq premières cartes.",
    Ask.TURN: "{who}, à vous : posez de l’Influence, ou jouez un tour passif.",
    Ask.LAY: "{who}, posez maintenant de l’Influence : une carte face cachée ou deux face visible.",
    Ask.SECOND: "{who}, posez une seconde carte face visible.",
    Ask.AFTER: "{who}, jouez une Manipulation ou terminez sans.",
    Ask.VETO: "{who}, {trick} : Veto, ou laissez-vous passer ?",
    Ask.VICTIM: "{who}, choisissez la carte que votre adversaire doit défausser.",
    Ask.REDRAW: "{who}, piochez une carte pour remplacer celle que l’espionnage vous a fait perdre.",
    Ask.SPLIT: "{who}, reposez vos cartes face cachée devant les {groups}.",
    Ask.REFILL: "{who}, complétez votre main.",
    Ask.LAST: "{who}, dernier tour : posez face visible vos dernières cartes Influence.",
}

THREAT = {  # a Manipulation that may still be vetoed
    Manipulation.ASSASSINATION: "{trick} vise votre {card} devant les {groups}",
    Manipulation.SPY: "{trick} veut voir votre main",
    Manipulation.CASTLING: "{trick} se joue entre les {groups}",
    Manipulation.COURTESAN: "{trick} veut dévoiler vos cartes chez les {groups}",
    Manipulation.WRATH: "{trick} menace les {groups}",
    Manipulation.VETO: "{trick} vous est opposé",
}
EFFECT = {  # what comes of it
    Manipulation.ASSASSINATION: "cette carte est défaussée",
    Manipulation.SPY: "vous en défaussez une carte, au choix de votre adversaire, et en piochez une autre",
    Manipulation.CASTLING: "toutes ses cartes de ces deux groupes y sont reposées face cachée, réparties autrement",
    Manipulation.COURTESAN: "vos cartes cachées y sont retournées",
    Manipulation.WRATH: "toutes les cartes posées là, des deux camps, sont défaussées",
    Manipulation.VETO: "votre Manipulation est annulée",
}

ASK = {
    Ask.STACK: "Rangez votre pile Manipulation, carte par carte, en partant du dessus. Vous ne pourrez plus la regarder ensuite.",
    Ask.PLACE: "Posez vos cinq premières cartes face cachée, une devant chaque groupe.",
    Ask.TURN: "Un tour actif pose de l’Influence, une carte face cachée ou deux face visible, avec une Manipulation avant ou après si vous voulez. "
    "Un tour passif défausse et pioche, sans plus.",
    Ask.LAY: "Posez maintenant de l’Influence : une carte face cachée ou deux face visible.",
    Ask.SECOND: "Posez la seconde carte, elle aussi face visible.",
    Ask.AFTER: "Votre Influence est posée. Jouez-vous une Manipulation avant les suffrages ?",
    Ask.VETO: "{play} Sans Veto, {effect}.",
    Ask.VICTIM: "Quelle carte faites-vous défausser à votre adversaire ?",
    Ask.REDRAW: "Vous avez perdu une carte : dans quelle pile piochez-vous la suivante ?",
    Ask.SPLIT: "Reposez vos cartes face cachée, réparties comme vous voulez entre les {first} (premier groupe) et les {second} (second groupe).",
    Ask.REFILL: "Complétez votre main à 5 cartes : dans quelle pile piochez-vous ?",
    Ask.LAST: "Dernier tour : posez face visible toutes les cartes Influence qui vous restent.",
}


def asked(ask: Task, who: str) -> str:
    """For the channel: who is to do what."""
    return ASKED[ask.ask].format(who=who, trick=_threat(ask), groups=_groups(ask))


def _threat(ask: Task) -> str:
    """`un Assassinat vise votre Consul (5) devant les Préteurs`: the announced card and its target."""
    if ask.trick is None:
        return ""
    enemy = other(ask.seat)
    trick = le(ask.trick, enemy) if ask.trick is Manipulation.WRATH else un(ask.trick, enemy)
    card = term(ask.card, ask.seat) if ask.card is not None else ""
    return THREAT[ask.trick].format(trick=trick, card=card, groups=_groups(ask))


def _groups(ask: Task) -> str:
    """`Préteurs et les Censeurs`: after an article."""
    return " et les ".join(GROUP[group] for group in ask.groups)


def ask(ask: Task, names: Names = ()) -> str:
    """Above the private menu."""
    match ask.ask:
        case Ask.VETO:
            who = bold(names[other(ask.seat)]) if names else "Votre adversaire"
            target = f"votre {term(ask.card, ask.seat)}" if ask.card is not None else ""
            assert ask.trick is not None
            return ASK[Ask.VETO].format(play=declared(announcement(ask), who, "votre main", target), effect=EFFECT[ask.trick])
        case Ask.SPLIT:
            first, second = (GROUP[group] for group in ask.groups)
            return ASK[Ask.SPLIT].format(first=first, second=second)
        case _:
            return ASK[ask.ask]
