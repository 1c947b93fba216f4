"""Les leçons, en français."""

from __future__ import annotations

from collections.abc import Sequence

from lang import Command

from .words import names

BUTTONS = {
    "learn": "Apprendre", "learn_skip": "Passer l’étape", "learn_again": "Revoir depuis le début", "newtable": "Nouvelle table", "learn_onward": "Continuer en privé",
}  # fmt: skip

COMMANDS = {
    "learn": Command("apprendre", "Apprendre un jeu en jouant : cinq minutes, pour vous seul", {
        "game": ("jeu", "Le jeu ; à défaut, celui du salon"),
    }),
}  # fmt: skip


def lessons_which() -> str:
    return "Quel jeu voulez-vous apprendre ? Cela prend cinq minutes, et vous pouvez vous arrêter et revenir quand vous voulez."


def lesson_head(title: str, step: int, steps: int) -> str:
    return f"-# {title} · étape {step}/{steps}"


def lesson_label(title: str, step: int, steps: int) -> str:
    """A lesson that has been begun, as a button; at its last step it is done."""
    return f"{title} ✓" if step == steps else f"{title} · étape {step}/{steps}"


def lesson_instead(move: str, why: str) -> str:
    """Another move than the lesson asks for: it is not played."""
    return f"↩ **{move}** : c’est possible, mais {why}"


def no_lesson(title: str) -> str:
    return f"Il n’y a pas encore de leçon pour {title}. Ses règles sont dans `/règles`."


def lesson_goes_on(title: str, others: Sequence[str]) -> str:
    """The first line of a table in direct messages."""
    return (
        f"🎓 **{title}** : la partie de votre leçon continue, contre {names(others)}. L’ordinateur joue au niveau facile, "
        "la partie ne compte pas, et vous seul la voyez."
    )


def lesson_table(link: str) -> str:
    return f"Votre table est prête, dans nos messages privés : {link}"


def lesson_busy(link: str) -> str:
    return f"Vous avez déjà une table dans nos messages privés : {link}. Finissez-la d’abord, ou arrêtez-la là-bas avec `/partie terminer`."


def lesson_shut() -> str:
    return (
        "Je ne peux pas vous écrire. Autorisez les messages privés (nom du serveur → Paramètres de confidentialité) et réessayez, "
        "ou ouvrez ici une **Nouvelle table**."
    )
