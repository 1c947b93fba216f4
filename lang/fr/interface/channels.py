"""A channel that is shut or gone, in French."""

from __future__ import annotations

from collections.abc import Sequence

from lang import Command

from .words import names

COMMANDS = {
    "move": Command("déplacer", "Amener ici une de vos parties dont le salon a disparu", {"game": ("partie", "Laquelle, si plusieurs ont perdu le leur")}),
}
BUTTONS = {"move": "La déplacer…"}
MOVE_PICK = "Choisissez un salon"


def unheard(where: str, lacking: Sequence[str]) -> str:
    missing = f" (il me manque : {names(lacking)})" if lacking else ""
    return f"⚠️ Je ne peux pas écrire dans {where}{missing}. Votre coup compte, mais le plateau ne le montre peut-être pas encore. Je préviens en privé les joueurs à qui c’est le tour, et j’écrirai ici dès que possible."


def homeless(title: str, others: Sequence[str], until: int) -> str:
    company = f" avec {names(others)}" if others else ""
    return (
        f"🏚 **{title}**{company} : le salon de votre partie a disparu, ou je n’y ai plus accès. Rien n’est perdu, la partie est en pause.\n"
        f"Appuyez sur **{BUTTONS['move']}** ci-dessous, ou faites `/table déplacer` dans un autre salon. Sinon, elle s’arrête inachevée <t:{until}:R>."
    )


def lost_home() -> str:
    return "son salon a disparu : `/table déplacer` dans un autre"


def move_which() -> str:
    return "Quelle partie amener ici ?"


def move_where(title: str) -> str:
    return f"Dans quel salon continuer **{title}** ?"


def move_nowhere() -> str:
    return "Je ne connais aucun salon libre où vous et moi puissions écrire. Faites `/table déplacer` dans un salon où je suis, ou invitez-moi quelque part."


def moved(where: str) -> str:
    return f"La partie continue dans {where}."


def move_call(name: str, title: str, others: Sequence[str]) -> str:
    call = f" {names(others)}, c’est ici maintenant." if others else ""
    return f"🏠 **{name}** amène **{title}** ici.{call}"
