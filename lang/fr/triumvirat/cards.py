"""Les pages des pièces et des cartes."""

from __future__ import annotations

from lang.cards import CardPage

ALONG = "En phase II, avec votre triumvir."
PRODUCING = "En phase I, si sa zone d’approvisionnement est libre ; en phase III, si votre triumvir s’y trouve."

CARDS = {
    "triumvir": CardPage(
        "Triumvir", "Votre pion. Il se déplace de 4 points au plus, emmène des légions et agit là où il s’arrête. En défense, il tue 2 légions attaquantes.",
        "À votre tour ; en défense, à tout moment.", "1 par joueur",
        "Pompée est en Italia avec 1 légion. Vous attaquez avec 4 : on tire une arme, puis il tue 2 des vôtres.", "T3.1",
    ),
    "legion": CardPage(
        "Légion", "Se bat pour vous et tient vos provinces. Au combat, les légions tombent une contre une.", ALONG, "60 (45 à deux joueurs)",
        "Une province en garde 6 au plus à la fin du tour. Vous y en avez 8 : 2 retournent au stock.", "T4.3",
    ),
    "governor": CardPage(
        "Gouverneur", "Le pion d’une province, à la couleur de son joueur. Dedans, il bloque la zone d’approvisionnement ; dehors, à côté, la province produit.",
        "Tous les vôtres basculent au début de votre tour.", "9 par joueur",
        "Celui d’Illyricum est dedans. Votre tour commence, il sort : vous y recevez 2 légions.", "T2.1",
    ),
    "civil servant": CardPage(
        "Fonctionnaire", "Laissé dans une province, il y est actif : la zone reste libre, et la province produit à chaque tour au lieu d’un tour sur deux.",
        "Déposez-le là où passe votre triumvir ; un consul en reçoit un nouveau.", "6",
        "Vous le déposez en Asia. Dès votre prochain tour, Asia produit 2 pièces d’or à chaque tour.", "T3.4",
    ),
    "weapon": CardPage(
        "Arme", "Tirée du sac au début d’une bataille : la vôtre tue une légion ennemie, la sienne une des vôtres.",
        "Lors d’une attaque : on en tire 3 au plus. Produisez-en 2 par une action en province militaire.", "8 par joueur",
        "Vous attaquez à 3 légions contre 3 : on tire trois armes. Deux sont à vous : deux défenseurs tombent avant le combat.", "T4.1",
    ),
    "citizen": CardPage(
        "Citoyen", "Une voix à l’élection. Avec une carte Consul, 6 citoyens font gagner.", "Persuadez-les par des actions en province politique.",
        "11 (9 à deux joueurs)", "Vous rendez indécis un citoyen de Pompée, puis le persuadez : deux actions, 1 + 2 pièces d’or si vous menez en politique.", "T5.2",
    ),
    "political": CardPage(
        "Province politique", "Des pièces sur la carte. Produit 2 pièces d’or. On peut y monter en politique, ou y persuader des citoyens.", PRODUCING, "5 (2 à deux joueurs)",
        "Vous finissez en Italia avec 3 pièces d’or : un citoyen pour 1, un autre pour 2, si vous menez en politique.", "T5.2",
    ),
    "military": CardPage(
        "Province militaire", "Deux épées sur la carte. Produit 2 légions. On peut y monter en militaire, ou y produire 2 armes.", PRODUCING, "5",
        "Vous finissez en Africa avec 1 pièce d’or et menez en militaire : 2 de vos armes vont dans le sac.", "T5.2",
    ),
    "competence": CardPage(
        "Province de compétence", "Une épée et une pièce sur la carte. Produit 1 légion et 1 pièce d’or. On peut y monter en politique ou en militaire.", PRODUCING, "5 (4 à deux joueurs)",
        "Vous finissez en Achaea avec 6 pièces d’or : trois crans, deux en politique, un en militaire.", "T5.2",
    ),
    "consul": CardPage(
        "Carte Consul", "Vous avez gagné une élection : vous placez un nouveau fonctionnaire et perdez 3 citoyens. Dès lors, en avoir 6 fait gagner ; une deuxième élection aussi.",
        "En fin d’année, pour celui qui a le plus de citoyens.", "3",
        "Vous êtes élu avec 5 citoyens : 3 redeviennent indécis, il vous en reste 2. Persuadez-en 4 de plus, et vous gagnez.", "T6.3",
    ),
    "compensation": CardPage(
        "Carte Compensation", "Face I : une de vos armes va dans le sac. Face II : vous pouvez monter une compétence de 1 cran.",
        "Quand vous perdez une province : la face I d’abord, la face II si vous avez encore la carte.", "1",
        "Vous perdez Africa : face I, une arme. Vous perdez aussi Sicilia : face II, vous montez en militaire.", "T4.6",
    ),
    "escape": CardPage(
        "Carte Évasion", "Votre triumvir se réfugie dans une de vos provinces, et vous reculez de 1 cran dans chaque compétence où vous menez.",
        "Quand la province où il se trouve est conquise.", "1",
        "Vous menez en politique, sur IV. Votre triumvir se réfugie en Asia, et vous redescendez à III.", "T4.5",
    ),
}  # fmt: skip
