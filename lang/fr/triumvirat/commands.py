"""How the moves are called as slash commands."""

from __future__ import annotations

from lang import Command
from rules.triumvirat import moves as m

COMMANDS = {
    m.March: Command("marcher", "Aller dans une province, ou l’attaquer", {"to": ("vers", "La province où aller")}),
    m.Load: Command("légions", "Choisir combien de légions vous emmenez", {"legions": ("nombre", "Combien ; les autres restent")}),
    m.Escort: Command(
        "fonctionnaires", "Choisir combien de fonctionnaires vous emmenez", {"servants": ("nombre", "Combien ; les autres restent")}
    ),
    m.Install: Command("installer", "Installer un fonctionnaire là où vous êtes : il devient actif", {}),
    m.Recall: Command("rappeler", "Emmener le fonctionnaire actif de cette province", {}),
    m.EndMovement: Command("fin-mouvement", "Finir le mouvement et passer aux actions", {}),
    m.Raise: Command("monter", "Monter une compétence de 1 cran", {"competence": ("compétence", "Politique ou militaire")}),
    m.Persuade: Command("persuader", "Persuader un citoyen indécis, ou en ôter un à un rival", {"section": ("section", "D’où vient le citoyen")}),
    m.Produce: Command("produire", "Mettre 2 de vos armes dans le sac", {}),
    m.EndTurn: Command("fin-tour", "Finir votre tour", {}),
    m.CallRome: Command("rome", "Choisir l’approvisionnement de Rome", {"form": ("forme", "De l’or, des légions, ou un de chaque")}),
    m.PlaceLegion: Command("placer", "Placer une légion venue de Rome", {"province": ("province", "Une de vos provinces")}),
    m.Take: Command(
        "prendre",
        "Stock insuffisant : prendre ce que doit une province",
        {"good": ("quoi", "De l’or ou des légions"), "province": ("province", "La province qui produit")},
    ),
    m.TakeFromRome: Command("prendre-rome", "Stock insuffisant : prendre ce que doit Rome", {"good": ("quoi", "De l’or ou des légions")}),
    m.Flee: Command("fuir", "Choisir où votre triumvir se réfugie", {"province": ("province", "Une de vos provinces")}),
    m.Decline: Command("renoncer", "Compensation II : ne monter aucune compétence", {}),
    m.Appoint: Command("nommer", "Consul : placer votre nouveau fonctionnaire", {"province": ("province", "Une de vos provinces")}),
}
