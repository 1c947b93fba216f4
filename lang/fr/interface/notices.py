"""What happens at a table besides moves, and what is put to the vote, in French."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lang import notices as h
from lang.shared import bold, de

from .words import names


def happened(event: h.TableEvent, names: Sequence[str]) -> str:
    match event:
        case h.Started(_, game, _, digest) if digest and game < 0:
            return "🎓 La partie reprend là où s’arrête la leçon ; tout ce qui est caché a été redistribué. Elle ne compte pas pour le classement."
        case h.Started(_, _, turn, digest) if digest:
            return f"⏪ On reprend une autre partie au tour {turn}. Celle-ci ne compte pas pour le classement."
        case h.Started(version):
            return "La partie commence." if version == 1 else f"La partie commence (règles, version {version})."
        case h.TookBack(seat, consent):
            return f"↩ **{names[seat]}** annule un coup{', avec l’accord de tous' if consent else ''}."
        case h.Automated(_, name, before):
            return f"L’ordinateur **{name}** joue à la place {de(bold(before))}."
        case h.SatIn(_, name, before):
            return f"L’ordinateur **{name}** garde la place {de(bold(before))}."
        case h.Returned(_, name):
            return f"**{name}** est de retour et reprend sa place."
        case h.Advised(seat):
            return f"💡 **{names[seat]}** demande un conseil."
        case h.Resigned(_, name):
            return f"🏳 **{name}** abandonne."
        case h.Replaced(_, name):
            return f"**{name}** prend la place libre."
        case h.Stopped("", _):
            return "Le salon de cette partie a disparu il y a 30 jours : elle s’arrête, inachevée."
        case h.Stopped(name, moderator):
            return (
                f"**{name}** arrête la partie, au nom de la modération."
                if moderator
                else f"À la demande {de(bold(name))} et avec l’accord de tous, la partie s’arrête."
            )
        case h.Resumed(_, lost):
            void = f" {'Le coup joué depuis ne compte' if lost == 1 else f'Les {lost} coups joués depuis ne comptent'} pas." if lost else ""
            return f"⏪ La partie reprend de la dernière position lisible.{void}"
        case h.Paused(_, _, True):
            return "⏸ Le salon de cette partie a disparu : elle est en pause."
        case h.Paused("", _):
            return "⏸ Personne n’a joué depuis un mois : la partie est en pause."
        case h.Paused(name, moderator):
            asked = f"À la demande {de(bold(name))} et avec l’accord de tous, la partie est en pause."
            return f"⏸ **{name}** met la partie en pause, au nom de la modération." if moderator else f"⏸ {asked}"
        case h.Unpaused(name):
            return f"▶ **{name}** relance la partie."
        case h.Moved(""):
            return "▶ Me revoici dans ce salon : la partie reprend."
        case h.Moved(name):
            return f"🏠 **{name}** amène la partie ici : elle reprend."
        case _:
            assert_never(event)


def proposal(proposal: h.Proposal, asker: str, others: Sequence[str]) -> str:
    match proposal:
        case h.AskUndo():
            what = "voudrait annuler son dernier coup. Il faut l’accord de tous"
        case h.AskEnd():
            what = "voudrait arrêter la partie sans la finir. Il faut l’accord de tous"
        case h.AskSeat():
            what = "voudrait prendre la place libre. Il faut l’accord de tous"
        case h.AskReplace(_, name):
            what = f"voudrait qu’un ordinateur joue pour **{name}**, qui ne répond plus. Il faut l’accord de tous les autres"
        case h.AskResume():
            what = "voudrait reprendre la partie de la dernière position lisible. Ce qui précède ne pourra plus être vérifié ni annulé. Il faut l’accord de tous"
        case h.AskPause():
            what = "voudrait une pause. Il faut l’accord de tous"
        case _:
            assert_never(proposal)
    return f"{names(others)}, **{asker}** {what}."


def proposal_granted(proposal: h.Proposal) -> str:
    return {
        h.AskUndo: "Accordé : le coup est annulé.",
        h.AskEnd: "Accordé : la partie s’arrête là.",
        h.AskSeat: "Accordé : bienvenue à la table !",
        h.AskReplace: "Accordé : un ordinateur prend le relais.",
        h.AskResume: "Accordé : la partie reprend de la dernière position lisible.",
        h.AskPause: "Accordé : la partie est en pause.",
    }[type(proposal)]


def proposal_declined(name: str) -> str:
    return f"**{name}** refuse. La partie continue comme avant."


def proposal_noted() -> str:
    return "C’est noté. On attend les autres."


def proposal_asked() -> str:
    return "C’est demandé aux autres."
