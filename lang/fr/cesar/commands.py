"""How every move is called as a slash command."""

from __future__ import annotations

from lang import Command
from rules.cesar import moves as m
from rules.cesar.components import GROUPS

from .terms import GROUP

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
