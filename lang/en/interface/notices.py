"""What happens at a table besides moves, and what is put to the vote, in English."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lang import notices as h
from lang.shared import en_count

from .words import names


def happened(event: h.TableEvent, names: Sequence[str]) -> str:
    match event:
        case h.Started(_, game, _, digest) if digest and game < 0:
            return "🎓 The game goes on from the lesson, with all hidden cards dealt again. It doesn’t count for the ranking."
        case h.Started(_, _, turn, digest) if digest:
            return f"⏪ The game continues from turn {turn} of another one. It doesn’t count for the ranking."
        case h.Started(version):
            return "The game begins." if version == 1 else f"The game begins (rules version {version})."
        case h.TookBack(seat, consent):
            return f"↩ **{names[seat]}** undoes a move{': everyone agreed' if consent else ''}."
        case h.Automated(_, name, before):
            return f"**{name}**, a bot, takes over for **{before}**."
        case h.SatIn(_, name, before):
            return f"**{name}**, a bot, sits in for **{before}**."
        case h.Returned(_, name):
            return f"**{name}** is back."
        case h.Advised(seat):
            return f"💡 **{names[seat]}** asks for a hint."
        case h.Resigned(_, name):
            return f"🏳 **{name}** resigns."
        case h.Replaced(_, name):
            return f"**{name}** takes the free seat."
        case h.Stopped("", _):
            return "This game’s channel has been gone for 30 days: the game ends unfinished."
        case h.Stopped(name, moderator):
            return (
                f"**{name}**, a moderator, ends the game."
                if moderator
                else f"**{name}** asked to end the game and everyone agreed."
            )
        case h.Resumed(_, lost):
            void = f" {en_count(lost, 'later move')} {'doesn’t' if lost == 1 else 'don’t'} count." if lost else ""
            return f"⏪ The game continues from the last position I could read.{void}"
        case h.Paused(_, _, True):
            return "⏸ This game’s channel is gone: the game is paused."
        case h.Paused("", _):
            return "⏸ Nobody has played for a month: the game is paused."
        case h.Paused(name, moderator):
            return f"⏸ **{name}**, a moderator, pauses the game." if moderator else f"⏸ **{name}** asked for a pause and everyone agreed."
        case h.Unpaused(name):
            return f"▶ **{name}** resumes the game."
        case h.Moved(""):
            return "▶ I’m back in this channel: the game goes on."
        case h.Moved(name):
            return f"🏠 **{name}** moves the game here: it goes on."
        case _:
            assert_never(event)


def proposal(proposal: h.Proposal, asker: str, others: Sequence[str]) -> str:
    match proposal:
        case h.AskUndo():
            what = "wants to undo the last move. It’s too late to do that alone: does everyone agree?"
        case h.AskEnd():
            what = "wants to end this game unfinished. Does everyone agree?"
        case h.AskSeat():
            what = "wants to take the free seat. Does everyone agree?"
        case h.AskReplace(_, name):
            what = f"wants a bot to take over for **{name}**, who has been away. Does everyone else agree?"
        case h.AskResume():
            what = "wants to continue from the last position I can read. Nothing before it can be checked or undone any more. Does everyone agree?"
        case h.AskPause():
            what = "wants to pause the game. Does everyone agree?"
        case _:
            assert_never(proposal)
    return f"{names(others)}: **{asker}** {what}"


def proposal_granted(proposal: h.Proposal) -> str:
    return {
        h.AskUndo: "Agreed: the move is undone.",
        h.AskEnd: "Agreed: the game is over.",
        h.AskSeat: "Agreed: welcome to the table.",
        h.AskReplace: "Agreed: a bot takes over.",
        h.AskResume: "Agreed: the game continues from the last position I could read.",
        h.AskPause: "Agreed: the game is paused.",
    }[type(proposal)]


def proposal_declined(name: str) -> str:
    return f"**{name}** says no. The game goes on."


def proposal_noted() -> str:
    return "Noted. Waiting for the others."


def proposal_asked() -> str:
    return "I’ve asked the others."
