"""The board, the private menu and the hand, in French."""

from __future__ import annotations

from collections.abc import Sequence

from lang.fr.foresight import outlook as say_outlook
from lang.shared import fr_count
from rules.engine.foresight import Outlook

from .buttons import BUTTONS
from .words import names


def more_lines(count: int) -> str:
    return f"… {fr_count(count, 'ligne')} de plus : `/partie journal`"


def nothing_asked(awaited: Sequence[str]) -> str:
    return f"Ce n’est pas à vous de jouer. On attend {names(awaited)}." if awaited else "Ce n’est pas à vous de jouer."


def done(deed: str) -> str:
    return f"✅ {deed}"


def sealed(deed: str) -> str:
    return f"✅ {deed}\nPersonne ne le voit. Vous pouvez changer d’avis tant que tout le monde n’a pas répondu."


def awaited(who: Sequence[str]) -> str:
    return f"On attend {names(who)}." if who else ""


def your_move() -> str:
    return "Choisissez…"


def pick(least: int, most: int) -> str:
    if least == most:
        return f"Choisissez-en {most}"
    if least <= 1:
        return f"Choisissez-en jusqu’à {most}"
    return f"Choisissez-en de {least} à {most}"


def amount(least: int, most: int) -> str:
    return f"Un nombre de {least} à {most}"


def not_a_number(text: str, least: int, most: int) -> str:
    return f"« {text} » n’est pas un nombre de {least} à {most}."


def orders_standing(orders: Sequence[str]) -> str:
    return f"Vos consignes : {' ; '.join(orders)}."


def order_given(order: str) -> str:
    return f"✅ {order}. Vous pouvez l’annuler à tout moment sous **Consignes**."


def orders_stopped() -> str:
    return "Consignes annulées."


def not_an_option(text: str, name: str, description: str) -> str:
    return f"« {text} » n’est pas possible pour **{name}**. {description}"


def hint(move: str, why: str, hasty: bool = False, outlook: Outlook | None = None) -> str:
    """`hasty`: there was no time to look ahead. `outlook`: how the move may end the game."""
    doubt = "Je n’ai pas eu le temps de regarder plus loin : c’est une première impression." if hasty else ""
    return " ".join(part for part in (f"💡 Conseil : **{move}**.", say_outlook(outlook), why, doubt) if part)


def hint_thinking() -> str:
    return "💭 Je regarde quelques coups plus loin…"


def panel_moved() -> str:
    """To a press that came just after others had changed what stood there."""
    return "Les autres viennent de jouer : ce menu a changé, et rien n’a été joué. Vérifiez, puis appuyez de nouveau."


def hint_soon(place: int) -> str:
    """`place` : le rang dans la file de ceux pour qui je réfléchis."""
    if place == 1:
        return "💭 Votre conseil est le prochain."
    return f"💭 Vous êtes {place}e dans la file des conseils."


def reason(what: str, why: str) -> str:
    return f"{what}\n-# ↳ {why}"


def no_reason(over: bool, moved: bool) -> str:
    """`moved`: bots did, but nothing spoke for one move rather than another."""
    if moved:
        return "Rien de particulier n’a décidé ces coups : pour l’ordinateur, ses choix se valaient."
    if over:
        return "Aucun ordinateur n’a joué dans cette partie."
    return "Rien à expliquer pour l’instant : aucun ordinateur n’a joué depuis ce plateau. Redemandez après son prochain coup."


def undone(moves: Sequence[str], whole: bool) -> str:
    """What one press took back; not `whole`: only the end of what was played by one press."""
    rest = "" if whole else " Ce qui précède reste joué : quelque chose a été révélé, ou quelqu’un a joué entre-temps."
    return f"↩ Annulé : {' → '.join(moves)}.{rest}" if moves else "↩ Coup annulé."


def stuck(who: Sequence[str]) -> str:
    """Quelqu’un doit répondre et n’a aucune réponse permise."""
    return (
        f"⚠ Aucun coup n’est possible pour {names(who)} : l’erreur vient de moi, et elle est notée. "
        f"Appuyez sur **{BUTTONS['unstick']}** : si tout le monde est d’accord, la partie reprend juste avant."
    )


def withdrawn() -> str:
    """Une réponse donnée en secret a été reprise."""
    return "Choix annulé, sans que personne le sache. On attend le nouveau."


def letter_head(title: str, where: str) -> str:
    return f"**{title}** · {where}"


AMOUNT_TITLE = "Combien ?"
