"""The board, the private menu and the hand, in French."""

from __future__ import annotations

from collections.abc import Sequence

from .buttons import BUTTONS
from .words import names


def more_lines(count: int) -> str:
    return f"… {count} de plus : `/partie journal`"


def nothing_asked(awaited: Sequence[str]) -> str:
    return f"On ne vous demande rien pour l’instant. On attend {names(awaited)}." if awaited else "On ne vous demande rien pour l’instant."


def done(deed: str) -> str:
    return f"✅ {deed}"


def sealed(deed: str) -> str:
    return f"✅ {deed}\nPersonne ne le voit encore. Vous pouvez changer d’avis tant que tout le monde n’a pas répondu."


def awaited(who: Sequence[str]) -> str:
    return f"On attend {names(who)}." if who else ""


def your_move() -> str:
    return "Choisissez…"


def pick(least: int, most: int) -> str:
    if least == most:
        return f"Choisissez-en {most}"
    return f"Choisissez-en de {least} à {most}"


def amount(least: int, most: int) -> str:
    return f"Un nombre de {least} à {most}"


def not_a_number(text: str, least: int, most: int) -> str:
    return f"« {text} » n’est pas un nombre de {least} à {most}."


def orders_standing(orders: Sequence[str]) -> str:
    return f"Vos consignes : {' ; '.join(orders)}."


def order_given(order: str) -> str:
    return f"✅ {order}. Vous pouvez lever cette consigne sous **Ma main**."


def orders_stopped() -> str:
    return "Vos consignes sont levées."


def not_an_option(text: str, name: str, description: str) -> str:
    return f"« {text} » n’est pas possible pour **{name}**. {description}"


def hint(move: str, why: str) -> str:
    return f"💡 Je jouerais : **{move}**. {why}".rstrip()


def reason(what: str, why: str) -> str:
    return f"{what}\n-# ↳ {why}"


def no_reason(over: bool) -> str:
    return "Aucun joueur automatique n’a joué dans cette partie." if over else "Aucun joueur automatique n’a joué depuis ce plateau."


def undone() -> str:
    return "Coup annulé."


def stuck(who: Sequence[str]) -> str:
    """Quelqu’un doit répondre et n’a aucune réponse permise."""
    return (
        f"⚠ C’est à {names(who)} de répondre, mais aucune réponse n’est permise. L’erreur vient de moi ; elle est notée au journal. "
        f"Cliquez sur **{BUTTONS['unstick']}** : si tout le monde est d’accord, le dernier coup est annulé et vous reprenez de là."
    )


def withdrawn() -> str:
    """Une réponse donnée en secret a été reprise."""
    return "C’est repris, et personne n’en est averti. Sans le savoir, les autres attendent votre nouveau choix."


def letter_head(title: str, where: str) -> str:
    return f"**{title}** · {where}"


AMOUNT_TITLE = "Combien ?"
