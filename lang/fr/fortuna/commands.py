"""The moves as slash commands: those of every turn first, Privilège cards and rare ones last."""

from __future__ import annotations

from lang import Command
from rules.fortuna import moves as m

CARD = ("carte", "La carte Action")
COUNT = ("nombre", "Combien")
FAVOUR = ("faveur", "La carte Faveur")

ROLL = Command("lancer", "Lancer vos dés", {})
PASS = Command("passer", "Passer, renoncer à une action, finir votre tour", {})

COMMANDS = {
    m.Execute: Command("utiliser", "Utiliser une de vos cartes Action", {"card": CARD}),
    m.Skip: Command("sauter", "Échanger une carte Action sans l’utiliser", {"card": CARD}),
    m.Exchange: Command("échanger", "Prendre en échange une carte d’un autre bord", {"card": CARD}),
    m.Command: Command("centurion", "Rendre un Centurion pour utiliser une autre de vos cartes", {"card": CARD}),
    m.Roll: ROLL,
    m.GiveWater: Command("donner-eau", "Faveur 1 : donner 1 Eau", {"source": ("source", "Réservoir ou Aqueduc")}),
    m.Give: Command("donner", "Faveurs 2 à 4 : donner des Vins, des Blés ou des Centurions", {"favour": FAVOUR, "count": COUNT}),
    m.Claim: Command("réclamer", "Faveurs 5 et 6 : avancer gratuitement", {"favour": FAVOUR}),
    m.Decline: Command("décliner", "N’utiliser aucune Faveur", {"die": ("dé", "Le dé choisi")}),
    m.Pass: PASS,
    m.EndTurn: PASS,
    m.Keep: Command("garder", "Choisir les cartes Privilège à garder", {"cards": ("cartes", "Les cartes à garder")}),
    m.Convert: Command(
        "convertir",
        "Moisson, Vendange : convertir de l’Eau",
        {"reservoir": ("réservoir", "Combien d’Eaux du réservoir"), "aqueduct": ("aqueduc", "Celle de l’Aqueduc aussi ?")},
    ),
    m.Sell: Command("vendre", "Vendre des Blés ou des Vins", {"count": COUNT}),
    m.Buy: Command("engager", "Engager des Centurions ou des Vestales", {"count": COUNT}),
    m.RollEarly: ROLL,
    m.Receive: Command("recevoir", "Famille : choisir ce qu’elle vous donne", {"gift": ("bien", "1 Blé, 1 Vin ou 3 pièces")}),
    m.Build: Command("construire", "Construction : choisir un bâtiment", {"building": ("bâtiment", "Le bâtiment")}),
    m.TakeMoney: Command("empocher", "Corruption : prendre 2 pièces", {}),
    m.Bribe: Command("soudoyer", "Corruption : utiliser une carte d’un autre bord", {"card": CARD}),
    m.Lock: Command("verrouiller", "Verrouiller une carte Action avant la première manche", {"card": CARD}),
    m.TurnDown: Command("fermer", "À deux : fermer une Faveur de plus", {"favour": FAVOUR}),
    m.Recruit: Command("recruter", "Recrue (A) : 1 Vestale ou 1 Centurion", {"person": ("recrue", "Vestale ou Centurion")}),
    m.Gather: Command(
        "récolter",
        "Source, Grenier, Cellier (A) : son bien et un bien au choix",
        {"card": ("carte", "La carte Privilège"), "cube": ("bien", "Le bien au choix")},
    ),
    m.Advance: Command("avancer", "En marche (B) : avancer de 1 case", {}),
    m.Draft: Command("choisir", "Mise en place : prendre une carte Action", {"card": CARD}),
    m.Forgo: PASS,
}
