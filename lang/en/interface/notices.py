"""What happens at a table besides moves, and what is put to the vote, in English."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lang import notices as h
from lang.shared import en_count

from .words import names


def happened(event: h.TableEvent, names: Sequence[str]) -> str:
    match event:
        case h.Started(version):
            return "The game begins." if version == 1 else f"The game begins, by version {version} of the rules."
        case h.TookBack(seat, consent):
            return f"↩ **{names[seat]}** takes back a step{', everybody agreeing' if consent else ''}."
        case h.Automated(_, name, before):
            return f"**{name}**, a computer player, goes on for **{before}**."
        case h.Returned(_, name):
            return f"**{name}** is back and takes the seat again."
        case h.Advised(seat):
            return f"💡 **{names[seat]}** asks for a hint."
        case h.Resigned(_, name):
            return f"🏳 **{name}** resigns."
        case h.Replaced(_, name):
            return f"**{name}** takes the free seat."
        case h.Stopped(name, moderator):
            return (
                f"The game is ended by **{name}**, a moderator."
                if moderator
                else f"The game is ended at **{name}**’s request, everybody agreeing."
            )
        case h.Resumed(_, lost):
            void = f" {en_count(lost, 'move')} made since then {'does' if lost == 1 else 'do'} not count." if lost else ""
            return f"⏪ The game goes on from the last position that could be read.{void}"
        case _:
            assert_never(event)


def proposal(proposal: h.Proposal, asker: str, others: Sequence[str]) -> str:
    match proposal:
        case h.AskUndo():
            what = "asks to take back the last step. It cannot be taken back alone any more: everybody must agree"
        case h.AskEnd():
            what = "asks to end this game unfinished. Everybody must agree"
        case h.AskSeat():
            what = "offers to take the free seat. Everybody must agree"
        case h.AskReplace(_, name):
            what = f"asks to let a computer player go on for **{name}**, who has been away. Everybody else must agree"
        case h.AskResume():
            what = "asks to go on from the last position that can be read. What came before cannot be checked or taken back any more. Everybody must agree"
        case _:
            assert_never(proposal)
    return f"{names(others)}: **{asker}** {what}."


def proposal_granted(proposal: h.Proposal) -> str:
    return {
        h.AskUndo: "Agreed: the step is taken back.",
        h.AskEnd: "Agreed: the game is over.",
        h.AskSeat: "Agreed: welcome to the table.",
        h.AskReplace: "Agreed: a computer player goes on.",
        h.AskResume: "Agreed: the game goes on from the last position that could be read.",
    }[type(proposal)]


def proposal_declined(name: str) -> str:
    return f"**{name}** declines. The game goes on as it is."


def proposal_noted() -> str:
    return "Noted. The others are still to answer."


def proposal_asked() -> str:
    return "The others have been asked."
