"""What is kept of people, in French."""

from __future__ import annotations


def privacy_policy(keep_days: int) -> str:
    names = (
        f"Les noms disparaissent des parties {keep_days} jours après leur fin."
        if keep_days
        else "Les noms restent attachés aux parties terminées jusqu’à ce que vous demandiez l’oubli."
    )
    return (
        "**Ce que je garde, et pourquoi**\n"
        "- votre identifiant Discord et le nom que vous portiez en vous asseyant : pour savoir qui joue et vous appeler\n"
        "- chaque coup et son heure : les parties sont rejouées à partir des coups, après un redémarrage, pour annuler et pour la preuve du mélange\n"
        "- votre langue, si vos messages privés sont fermés, vos réglages, et les heures de la journée où vous jouez d’habitude : pour vous relancer au bon moment\n"
        "- résultats, classements et titres des parties terminées : `/réglages` permet de vous en retirer\n"
        "Je ne peux pas lire vos messages, et rien ne part ailleurs que chez Discord.\n"
        f"{names} Si l’on me retire d’un serveur, ses parties sont effacées 30 jours plus tard.\n"
        "`/confidentialité exporter` vous donne tout ce que j’ai sur vous ; `/confidentialité oublier` me fait tout oublier.\n"
        "-# Celui qui m’héberge peut lire ma base de données. Le texte complet : PRIVACY.md et TERMS.md, à côté de mon programme."
    )


def privacy_exported() -> str:
    return "Tout ce que je garde sur vous. Des parties en cours, seulement ce qui est à vous."


def forget_question(seats: int) -> str:
    seat = {0: "", 1: " Un ordinateur prend votre place ; dans un duel, vous perdez."}.get(
        seats, f" Des ordinateurs prennent vos {seats} places ; dans les duels, vous perdez."
    )
    return (
        f"**Vous oublier, partout ?** Les parties terminées gardent vos coups sous un « player-… » sans nom.{seat} "
        "Vos réglages, relances, résultats et classements disparaissent pour de bon."
    )


def forgotten() -> str:
    return "C’est fait : je vous ai oublié. Si vous appuyez de nouveau sur l’un de mes boutons, nous repartons de zéro."
