"""How every move is called as a slash command."""

from __future__ import annotations

from lang import Command
from rules.cesar import moves as m
from rules.cesar.components import GROUPS

from .terms import GROUP

CARD, WHERE = ("carte", "La carte Influence à poser"), ("groupe", "Le groupe devant lequel la poser")

COMMANDS = {
    m.LayDown: Command("poser-caché", "Poser une carte Influence face cachée", {"card": CARD, "group": WHERE}),
    m.LayUp: Command("poser-visible", "Poser une carte Influence face visible ; il en faut deux par tour", {"card": CARD, "group": WHERE}),
    m.Assassinate: Command(
        "assassiner",
        "Assassinat : défausser une carte adverse face visible",
        {"group": ("groupe", "Le groupe où se trouve la cible"), "card": ("carte", "La carte adverse à défausser")},
    ),
    m.Spy: Command("espionner", "Espion ou Espionne : voir la main adverse et lui faire défausser une carte", {}),
    m.Castle: Command(
        "roquer",
        "Roque : reprendre vos cartes de deux groupes et les redistribuer face cachée",
        {"first": ("premier", "Le premier groupe"), "second": ("second", "Le second groupe")},
    ),
    m.Courtesan: Command(
        "dévoiler",
        "Courtisan ou Courtisane : retourner les cartes adverses cachées d’un groupe",
        {"group": ("groupe", "Le groupe à dévoiler")},
    ),
    m.Wrath: Command(
        "colère",
        "Colère des dieux : défausser toutes les cartes Influence d’un groupe, les vôtres comprises",
        {"group": ("groupe", "Le groupe à frapper")},
    ),
    m.Passive: Command(
        "passif",
        "Tour passif : défausser de 0 à 5 cartes, puis compléter votre main",
        {"cards": ("cartes", "Les cartes à défausser ; vous pouvez n’en choisir aucune")},
    ),
    m.Finish: Command("finir", "Terminer sans jouer de Manipulation", {}),
    m.Veto: Command("veto", "Annuler la Manipulation que votre adversaire vient d’annoncer", {}),
    m.LetPass: Command("laisser-passer", "Ne pas opposer de Veto à la Manipulation annoncée", {}),
    m.Banish: Command("bannir", "Choisir la carte que la main espionnée doit défausser", {"card": ("carte", "La carte à défausser")}),
    m.Split: Command(
        "répartir",
        "Roque : reposer ces cartes devant le premier groupe, les autres devant le second",
        {"first": ("premier", "Les cartes du premier groupe ; vous pouvez n’en choisir aucune")},
    ),
    m.Draw: Command(
        "piocher",
        "Piocher dans votre réserve Influence ou dans votre pile Manipulation",
        {"pile": ("pile", "Réserve Influence ou pile Manipulation"), "count": ("nombre", "Combien de cartes")},
    ),
    m.Place: Command(
        "placer",
        "Poser vos cinq premières cartes face cachée, une devant chaque groupe",
        {group.value: (GROUP[group].lower(), f"La carte à poser devant les {GROUP[group]}") for group in GROUPS},
    ),
    m.Stack: Command(
        "ranger",
        "Ranger votre pile Manipulation, carte par carte, en partant du dessus",
        {"card": ("carte", "La carte Manipulation suivante")},
    ),
    m.Restack: Command("reprendre", "Reprendre toute votre pile Manipulation pour la ranger autrement", {}),
}
