"""What is kept of people, in French."""

from __future__ import annotations

DOCUMENTS = {"privacy": "PRIVACY.fr.md", "terms": "TERMS.fr.md"}  # files beside the program


def privacy_policy(keep_days: int) -> str:
    names = (
        f"Les noms disparaissent des parties {keep_days} jours après leur fin."
        if keep_days
        else "Les noms restent attachés aux parties terminées tant que vous ne demandez pas l’oubli."
    )
    return (
        "**Ce que je garde, et pourquoi**\n"
        "- votre identifiant Discord et votre nom à la table : pour savoir qui joue et vous appeler\n"
        "- chaque coup et son heure : pour reprendre une partie après un redémarrage, annuler un coup et prouver le mélange\n"
        "- votre langue, vos réglages, si vos messages privés sont fermés, et les heures où vous jouez d’habitude : pour vous rappeler votre tour au bon moment\n"
        "- résultats, cotes et titres des parties terminées : `/réglages` permet de vous en retirer\n"
        "Je ne peux pas lire vos messages, et rien ne part ailleurs que chez Discord.\n"
        f"{names} Si l’on me retire d’un serveur, ses parties sont effacées 30 jours plus tard.\n"
        "`/confidentialité exporter` vous donne tout ce que j’ai sur vous ; `/confidentialité oublier` l’efface.\n"
        "-# La personne qui m’héberge peut lire ma base de données. En pièces jointes : la politique de confidentialité complète et les conditions d’utilisation."
    )


def privacy_exported() -> str:
    return "Voici tout ce que je garde sur vous. Pour les parties en cours, seulement ce que vous avez le droit de voir."


def forget_question(seats: int) -> str:
    seat = {0: "", 1: " Un ordinateur prend votre place ; dans un duel, vous perdez."}.get(
        seats, f" Des ordinateurs prennent vos {seats} places ; dans les duels, vous perdez."
    )
    return (
        f"**Vous oublier, partout ?** Les parties terminées gardent vos coups, mais sous un nom anonyme (« player-… »).{seat} "
        "Vos réglages, rappels, résultats et cotes disparaissent définitivement."
    )


def forgotten() -> str:
    return "Tout est effacé. Si vous rejouez un jour, nous repartirons de zéro."
