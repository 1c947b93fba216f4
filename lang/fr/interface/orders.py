"""Standing orders, in French."""

from __future__ import annotations


def orders_head() -> str:
    return "### Consignes"


def orders_none() -> str:
    return "Une consigne répond à votre place à une question, pour ne pas faire attendre la table. Vous n’en avez donné aucune."


def orders_not_now() -> str:
    return "Aucune question à venir ne se prête à une consigne. Revenez plus tard dans la partie."


def orders_how(minutes: int) -> str:
    return (
        "-# Vous seul voyez vos consignes. On vous appelle comme d’habitude ; si vous ne répondez pas, je réponds pour vous après un délai tiré au sort "
        f"(une fois sur deux, moins de {_about(minutes)}), et personne ne voit la différence."
    )


def orders_at_night(rest: bool) -> str:
    if rest:
        return "-# Elles se reposent pendant vos heures calmes : la table attend alors le matin."
    return "-# Elles répondent aussi pendant vos heures calmes, pour ne pas faire attendre la table."


def order_rest_label(rest: bool) -> str:
    return "Répondre aussi aux heures calmes" if rest else "Repos aux heures calmes"


def orders_give() -> str:
    return "Donner une consigne…"


def orders_cancel() -> str:
    return "Annuler une consigne…"


def order_draft(order: str) -> str:
    return f"### Votre consigne\n**{order}**"


def order_acted(order: str, times: int, at: int) -> str:
    return f"{order} (appliquée {'une' if times == 1 else times} fois, la dernière <t:{at}:R>)"


def order_ended(order: str, ended_why: str, at: int) -> str:
    reason = {"term": "elle est arrivée à son terme", "unsure": "le cas n’était pas prévu, à vous de décider"}[ended_why]
    return f"-# Consigne terminée <t:{at}:R> : {order}. La raison : {reason}."


def order_stopped(order: str) -> str:
    return f"Consigne annulée : {order}."


def order_pace(minutes: int) -> str:
    return f"Répondre après {_about(minutes)} environ"


def _about(minutes: int) -> str:
    if minutes < 60:
        return f"{minutes} minutes"
    return "une heure" if minutes == 60 else f"{minutes // 60} heures"


def order_paced() -> str:
    return "C’est noté. Ce n’est jamais exact : la moitié des réponses viennent plus tôt, l’autre moitié plus tard."
