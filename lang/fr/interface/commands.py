"""The slash commands of the bot itself, in French."""

from __future__ import annotations

from lang import Command

from .after import COMMANDS as AFTER
from .channels import COMMANDS as CHANNELS
from .fame import COMMANDS as FAME
from .lessons import COMMANDS as LESSONS
from .review import COMMANDS as REVIEW
from .server import COMMANDS as SERVER

COMMANDS = AFTER | CHANNELS | REVIEW | FAME | LESSONS | SERVER | {
    "game": Command("partie", "Ouvrir, rejoindre, suivre et terminer une partie dans ce salon", {}),
    "new": Command("nouvelle", "Ouvrir une table dans ce salon", {
        "game": ("jeu", "À quel jeu jouer"), "thread": ("fil", "Jouer dans un fil ; ce salon n’en garde qu’une ligne, avec le résultat"),
    }),
    "join": Command("rejoindre", "Prendre place à la table de ce salon", {"words": ("mots", "Facultatif : des mots à vous, ajoutés au mélange")}),
    "leave": Command("quitter", "Quitter la table avant le début de la partie", {}),
    "start": Command("commencer", "Commencer la partie", {}),
    "play": Command("jouer", "Jouer votre coup, parmi les coups possibles, en privé", {}),
    "board": Command("plateau", "Remontrer le plateau", {"text": ("texte", "Toute la position en texte, en privé")}),
    "hand": Command("main", "Voir vos cartes cachées, en privé", {}),
    "list": Command("liste", "Vos parties, où elles se jouent et à qui de jouer", {}),
    "log": Command("journal", "Ce qui s’est passé jusqu’ici, en privé", {}),
    "bot": Command("ordinateur", "Ajouter un ordinateur, ou en demander un à la place d’un joueur absent", {"level": ("niveau", "Son niveau")}),
    "hint": Command("conseil", "Ce que jouerait un bon joueur à votre place ; la table voit que vous le demandez", {}),
    "undo": Command("annuler", "Annuler votre dernier coup, avec l’accord des autres s’il le faut", {}),
    "resign": Command("abandonner", "Abandonner la partie et laisser votre place", {}),
    "end": Command("terminer", "Arrêter la partie, avec l’accord de tous ou en tant que modérateur", {}),
    "rematch": Command("revanche", "Rejouer avec les mêmes options et les mêmes ordinateurs", {}),
    "export": Command("exporter", "La partie terminée, dans un fichier", {}),
    "proof": Command("preuve", "Comment vérifier que le mélange est honnête", {}),
    "help": Command("aide", "Le mode d’emploi du bot, en une page", {}),
    "majorities": Command("majorités", "Qui mène dans chaque ressource, en privé", {}),
    "display": Command("étalage", "Tout ce qu’un joueur possède, en grand et en privé", {"part": ("joueur", "L’étalage de qui")}),
    "province": Command("province", "La province d’un joueur, en grand et en privé", {"part": ("joueur", "La province de qui")}),
    "region": Command("région", "Une région de la carte, en grand et en privé", {"part": ("région", "Quelle région")}),
    "rules": Command("règles", "Lire les règles : par chapitre, par paragraphe ou par mot", {
        "game": ("jeu", "Celui de ce salon, par défaut"), "find": ("recherche", "Un numéro de paragraphe, un mot ou une question"),
        "card": ("carte", "La page d’une carte, d’un bâtiment ou d’une pièce"),
    }),
    "table": Command("table", "Pauses et absences, pour les parties qui durent des jours", {}),
    "pause": Command("pause", "Mettre la partie en pause, avec l’accord de tous ou en tant que modérateur", {}),
    "resume": Command("relancer", "Relancer une partie en pause", {}),
    "privacy": Command("confidentialité", "Ce que je garde sur vous, et comment l’obtenir ou le faire oublier", {}),
    "policy": Command("politique", "Ce que je garde, pourquoi et combien de temps", {}),
    "mydata": Command("exporter", "Tout ce que je garde sur vous, dans un fichier", {}),
    "forget": Command("oublier", "Effacer tout ce que je sais de vous, et votre nom de toutes les parties", {}),
    "recap": Command("résumé", "Ce qui s’est passé depuis votre dernier tour, en privé", {}),
    "watch": Command("suivre", "Suivre cette partie en message privé, sans que personne le sache. Pour arrêter : la même commande", {
        "turns": ("tours", "Chaque tour, et pas seulement la fin"),
    }),
    "away": Command("absence", "Vous vous absentez : toutes vos tables sont prévenues, et rien ne compte contre vous", {
        "until": ("jusqu_à", "Une date (20/5) ou une durée (5 jours) ; vide : vous êtes de retour"),
    }),
    "settings": Command("réglages", "Rappels, heures calmes, absence, langue : pour toutes vos parties", {"zone": ("fuseau", "Votre fuseau horaire, comme Europe/Paris")}),
}  # fmt: skip
