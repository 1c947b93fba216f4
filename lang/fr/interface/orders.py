"""Standing orders, in French."""

from __future__ import annotations


def order_later() -> str:
    return (
        "-# On vous appellera comme d’habitude, et je répondrai à votre place un peu plus tard : personne n’en saura rien. "
        "Le délai se choisit sous **Ma main**."
    )


def order_acted(order: str, times: int, at: int) -> str:
    return f"{order} (appliquée {'une' if times == 1 else times} fois, la dernière <t:{at}:R>)"


def order_ended(order: str, ended_why: str, at: int) -> str:
    reason = {"term": "elle est arrivée à son terme", "unsure": "le cas n’était pas prévu, à vous de décider"}[ended_why]
    return f"-# Consigne terminée <t:{at}:R> : {order}. La raison : {reason}."


def stop_order(order: str) -> str:
    return f"Annuler : {order}"


def order_stopped(order: str) -> str:
    return f"Consigne annulée : {order}."


def order_pace(minutes: int) -> str:
    if minutes < 60:
        return f"Répondre après {minutes} minutes environ"
    hours = minutes // 60
    return f"Répondre après {hours} {'heure' if hours == 1 else 'heures'} environ"


def order_paced() -> str:
    return "C’est noté. Ce n’est jamais exact : la moitié des réponses viennent plus tôt, l’autre moitié plus tard."
