"""What players are asked and what they can answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lang import Command
from lang.cesar import announcement
from lang.shared import bold, first_fit, fr_count
from rules.cesar import moves as m
from rules.cesar.table import GROUPS, Ask, Manipulation, Task, other
from rules.engine.model import Seat

from .events import declared
from .terms import BACK, GROUP, au, card, cards, et, short_cards, term

CARD, WHERE = ("carte", "La carte Influence à poser"), ("groupe", "Le groupe devant lequel la poser")

COMMANDS = {
    m.LayDown: Command("poser-caché", "Poser une carte Influence face cachée", {"card": CARD, "group": WHERE}),
    m.LayUp: Command(
        "poser-visible", "Poser une carte Influence face visible : la première ou la seconde des deux", {"card": CARD, "group": WHERE}
    ),
    m.Assassinate: Command(
        "assassiner",
        "Assassinat : défausser une carte Influence adverse posée face visible",
        {"group": ("groupe", "Le groupe devant lequel est la cible"), "card": ("carte", "La carte adverse à défausser")},
    ),
    m.Spy: Command("espionner", "Espion ou Espionne : voir la main adverse et en défausser une carte", {}),
    m.Castle: Command(
        "roquer",
        "Roque : reprendre vos cartes de deux groupes et les y reposer autrement, face cachée",
        {"first": ("premier", "Le premier groupe"), "second": ("second", "Le second groupe")},
    ),
    m.Courtesan: Command(
        "dévoiler",
        "Courtisan ou Courtisane : retourner les cartes cachées adverses d’un groupe",
        {"group": ("groupe", "Le groupe à dévoiler")},
    ),
    m.Wrath: Command(
        "colère",
        "Colère des dieux : défausser toutes les cartes Influence d’un groupe, des deux camps",
        {"group": ("groupe", "Le groupe à frapper")},
    ),
    m.Passive: Command(
        "passif",
        "Jouer un tour passif : défausser de 0 à 5 cartes, puis compléter votre main",
        {"cards": ("cartes", "Les cartes à défausser ; aucune, si vous voulez")},
    ),
    m.Finish: Command("finir", "Finir sans jouer de Manipulation et passer aux suffrages", {}),
    m.Veto: Command("veto", "Annuler la Manipulation que votre adversaire vient d’annoncer", {}),
    m.LetPass: Command("laisser-passer", "Laisser agir la Manipulation que votre adversaire vient d’annoncer", {}),
    m.Banish: Command("bannir", "Faire défausser une carte de la main espionnée", {"card": ("carte", "La carte à défausser")}),
    m.Split: Command(
        "répartir",
        "Reposer les cartes du Roque : celles-ci devant le premier groupe, les autres devant le second",
        {"first": ("premier", "Les cartes à poser devant le premier groupe ; aucune, si vous voulez")},
    ),
    m.Draw: Command(
        "piocher",
        "Piocher dans votre réserve Influence ou dans votre pile Manipulation",
        {"pile": ("pile", "La pile où piocher"), "count": ("nombre", "Combien de cartes")},
    ),
    m.Place: Command(
        "placer",
        "Poser votre première série face cachée, une carte devant chaque groupe",
        {group.value: (GROUP[group].lower(), f"La carte à poser devant les {GROUP[group]}") for group in GROUPS},
    ),
    m.Stack: Command(
        "ranger",
        "Ranger la carte suivante dans votre pile Manipulation, en commençant par le dessus",
        {"card": ("carte", "La carte Manipulation à glisser sous les précédentes")},
    ),
    m.Restack: Command("reprendre", "Reprendre votre pile Manipulation pour la ranger de nouveau", {}),
}

KIND = {
    m.LayDown: "Poser face cachée",
    m.LayUp: "Poser face visible",
    m.Assassinate: "Assassinat : tuer une carte visible",
    m.Spy: "Espion(ne) : voir la main adverse",
    m.Castle: "Roque : redisposer deux groupes",
    m.Courtesan: "Courtisan(e) : dévoiler un groupe",
    m.Wrath: "Colère des dieux : balayer un groupe",
    m.Passive: "Tour passif",
    m.Finish: "Finir sans Manipulation",
    m.Veto: "Opposer le Veto",
    m.LetPass: "Laisser passer",
    m.Banish: "Faire défausser",
    m.Split: "Répartir les cartes",
    m.Draw: "Piocher",
    m.Place: "Poser la première série",
    m.Stack: "Ranger une carte",
    m.Restack: "Tout reprendre",
}

FIELD = {
    (m.LayDown, "card"): "Quelle carte posez-vous face cachée ?",
    (m.LayDown, "group"): "Devant quel groupe ?",
    (m.LayUp, "card"): "Quelle carte posez-vous face visible ?",
    (m.LayUp, "group"): "Devant quel groupe ?",
    (m.Passive, "cards"): "Quelles cartes défaussez-vous ? Vous pouvez n’en choisir aucune.",
    (m.Assassinate, "group"): "Devant quel groupe frappez-vous ?",
    (m.Assassinate, "card"): "Quelle carte adverse doit disparaître ?",
    (m.Castle, "first"): "Quel est le premier groupe du Roque ?",
    (m.Castle, "second"): "Et le second ?",
    (m.Courtesan, "group"): "Quel groupe voulez-vous dévoiler ?",
    (m.Wrath, "group"): "Sur quel groupe s’abat la Colère des dieux ?",
    (m.Banish, "card"): "Quelle carte lui faites-vous défausser ?",
    (m.Split, "first"): "Quelles cartes posez-vous devant le premier groupe ? Les autres iront devant le second.",
    (m.Draw, "pile"): "Dans quelle pile piochez-vous ?",
    (m.Draw, "count"): "Combien de cartes d’un coup ?",
    (m.Stack, "card"): "Quelle carte vient ensuite, en partant du dessus ?",
} | {(m.Place, group.value): f"Quelle carte devant les {GROUP[group]} ?" for group in GROUPS}

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
    return ASKED[ask.ask].format(who=who, trick=_trick(ask) if ask.ask is Ask.VETO else "")


def _trick(ask: Task) -> str:
    """`au Roque romain (Questeurs et Préteurs)`: the announced card and its target."""
    play = announcement(ask)
    target = [*([term(play.card, ask.seat)] if play.card is not None else []), *(GROUP[group] for group in play.groups)]
    return au(play.trick, play.seat) + (f" ({et(target) if play.card is None else ', '.join(target)})" if target else "")


def ask(ask: Task, names: Sequence[str] = ()) -> str:
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


def kind(move: type) -> str:
    return KIND[move]


def field(move: type, field: str) -> str:
    return FIELD[move, field]


def move(move: m.Move, seat: Seat, names: Sequence[str] = ()) -> str:
    """A whole move, in 80 characters at most."""
    match move:
        case m.LayDown(laid, group):
            return f"Poser {term(laid, seat)} face cachée devant les {GROUP[group]}"
        case m.LayUp(laid, group):
            return f"Poser {term(laid, seat)} face visible devant les {GROUP[group]}"
        case m.Passive(()):
            return "Tour passif, sans rien défausser"
        case m.Passive(gone):
            full, short = cards(gone, seat), short_cards(gone, seat)
            return first_fit(f"Tour passif, défausser {full}", f"Tour passif, défausser {short}", f"Défausser {short}")
        case m.Assassinate(group, target):
            return f"Assassinat : {term(target, other(seat))} devant les {GROUP[group]}"
        case m.Spy():
            return f"{term(Manipulation.SPY, seat)} : voir la main adverse"
        case m.Castle(first, second):
            return f"{term(Manipulation.CASTLING, seat)} : {GROUP[first]} et {GROUP[second]}"
        case m.Courtesan(group):
            return f"{term(Manipulation.COURTESAN, seat)} : dévoiler les {GROUP[group]}"
        case m.Wrath(group):
            return f"Colère des dieux sur les {GROUP[group]}"
        case m.Banish(lost):
            return f"Faire défausser {card(lost, other(seat))}"
        case m.Split(()):
            return "Rien devant le premier groupe, tout devant le second"
        case m.Split(first):
            lead = "Devant le premier groupe : "
            return first_fit(lead + cards(first, seat), lead + short_cards(first, seat))
        case m.Draw(pile, count):
            return f"Piocher {fr_count(count, 'carte')} {BACK[pile]}"
        case m.Place():
            return ", ".join(f"{GROUP[group]} {getattr(move, group.value).value}" for group in GROUPS)
        case m.Stack(next_card):
            return f"Ranger {term(next_card, seat)}"
        case m.Finish() | m.Veto() | m.LetPass() | m.Restack():
            return KIND[type(move)]
        case _:
            assert_never(move)


def order(order: m.Order) -> str:
    """A standing order."""
    match order:
        case m.LetAllPass(None):
            return "Tout laisser passer jusqu’à la fin de la partie"
        case m.LetAllPass(until):
            return f"Tout laisser passer jusqu’à la fin du tour {until}"
        case _:
            assert_never(order)
