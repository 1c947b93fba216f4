"""The slash commands of the bot itself, in French."""

from __future__ import annotations

from lang import Command

from .after import COMMANDS as AFTER
from .fame import COMMANDS as FAME

COMMANDS = AFTER | FAME | {
    "game": Command("partie", "Ouvrir, rejoindre, suivre et terminer une partie dans ce salon", {}),
    "new": Command("nouvelle", "Ouvrir une table dans ce salon", {"game": ("jeu", "À quel jeu jouer")}),
    "join": Command("rejoindre", "Prendre place à la table de ce salon", {}),
    "leave": Command("quitter", "Quitter la table avant le début de la partie", {}),
    "start": Command("commencer", "Distribuer et commencer", {}),
    "play": Command("jouer", "Ouvrir votre menu privé des coups permis", {}),
    "board": Command("plateau", "Montrer de nouveau le plateau", {"text": ("texte", "Toute la position en texte, en privé")}),
    "hand": Command("main", "Montrer vos cartes cachées, en privé", {}),
    "list": Command("liste", "Vos parties, où elles se jouent et qui on attend", {}),
    "log": Command("journal", "Ce qui s’est passé jusqu’ici, en privé", {}),
    "bot": Command("automate", "Ajouter un joueur automatique, ou en demander un à la place d’une personne absente", {"level": ("niveau", "De quelle force")}),
    "hint": Command("conseil", "Que ferait un joueur fort à votre place ? Tout le monde voit que vous demandez", {}),
    "undo": Command("annuler", "Annuler votre dernier coup, ou demander l’accord des autres", {}),
    "resign": Command("abandonner", "Abandonner la partie et laisser votre place", {}),
    "end": Command("terminer", "Mettre fin à la partie, avec l’accord de tous ou comme modérateur", {}),
    "rematch": Command("revanche", "Le même jeu encore une fois, avec les mêmes options et joueurs automatiques", {}),
    "export": Command("exporter", "La partie finie, en un fichier", {}),
    "proof": Command("preuve", "Comment vérifier que la donne était honnête", {}),
    "help": Command("aide", "Comment marche ce bot, en une page", {}),
    "majorities": Command("majorités", "Qui mène dans chaque ressource, pour vous seul", {}),
    "display": Command("étalage", "Tout ce qu’un joueur a devant lui, en grand, pour vous seul", {"part": ("joueur", "L’étalage de qui")}),
    "province": Command("province", "La province d’un joueur, en grand, pour vous seul", {"part": ("joueur", "La province de qui")}),
    "region": Command("région", "Une région de la carte, en grand, pour vous seul", {"part": ("région", "Quelle région")}),
    "rules": Command("règles", "Le livre des règles : un chapitre, un paragraphe ou la recherche d’un mot", {
        "game": ("jeu", "Celui de ce salon, si rien n’est dit"), "find": ("recherche", "Un numéro de paragraphe, ou un mot"),
    }),
    "table": Command("table", "Pauses et absences : une partie qui dure des jours", {}),
    "pause": Command("pause", "Mettre la partie en pause, avec l’accord de tous ou comme modérateur", {}),
    "resume": Command("relancer", "Relancer une partie en pause", {}),
    "settings": Command("réglages", "Rappels, heures calmes, absence, langue : pour toutes vos parties", {"zone": ("fuseau", "Votre fuseau horaire, comme Europe/Paris")}),
}  # fmt: skip
