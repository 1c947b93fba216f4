"""Refusals, in English."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lang import errors as t
from lang.shared import en_count

from .words import names


def refused(reason: str, paragraph: str, title: str) -> str:
    cited = f" — {paragraph}, {title} (`/rules`)" if paragraph else ""
    return f"✋ {reason}{cited}"


def not_asked(awaited: Sequence[str]) -> str:
    return f"It is not for you to answer now. Waiting for {names(awaited)}."


NO_CONSENT = {
    t.Bar.OPEN: "While everybody may answer at any time, a step counts at once: a computer player does not let it be taken back.",
    t.Bar.PLAYED: "Others have played since, and a computer player does not let that be taken back.",
    t.Bar.SHOWN: "That step revealed something, and a computer player does not let it be taken back.",
}


def host_error(why: t.Why) -> str:
    match why:
        case t.NoGameHere():
            return "There is no game in this channel. `/game new` opens one, `/game list` shows yours."
        case t.OnlyInServers():
            return "Games are played in a server’s channel. Here I can show your games (`/game list`) and the rules (`/rules`)."
        case t.OtherGame(game):
            return f"Another game is played in this channel: its moves are under `/{game}`, or press **Play**."
        case t.NoSuchGame():
            return "I no longer have this game. `/game list` shows yours."
        case t.ChannelBusy():
            return "This channel has a game already. One game a channel: use another channel or a thread, or `/game end`."
        case t.NotPlaying():
            return "You do not play at this table. Watching is welcome."
        case t.NotStarted():
            return "The game has not started yet."
        case t.AlreadyStarted():
            return "The game has started already."
        case t.AlreadyOver():
            return "This game is over."
        case t.NotOverYet():
            return "Only after the end: before, it would give hidden cards away."
        case t.AlreadySeated():
            return "You have a seat already."
        case t.TableFull(seats):
            return f"The table is full: {seats} seats."
        case t.TooFew(missing):
            return f"Not yet: {en_count(missing, 'more player')} needed."
        case t.OpenerOnly(opener):
            return f"Only <@{opener}> may do that; after an hour, everybody at the table may."
        case t.HasLeft(users):
            return f"I can no longer find {names([f'<@{user}>' for user in users])} in this server: their seat is free again."
        case t.NoComputer():
            return "No computer player sits at this table."
        case t.NotAway(hours):
            return f"A player can be replaced once the table has waited for them for {en_count(hours, 'hour')}."
        case t.HintsOff():
            return "This table plays without hints."
        case t.NoSuchSeat():
            return "There is no such seat."
        case t.Stale():
            return "⌛ The game has moved on meanwhile; nothing was played."
        case t.Twice():
            return "That click has been counted already."
        case t.NothingToUndo():
            return "You have done nothing yet that could be taken back."
        case t.AskedAlready():
            return "The others have been asked already; it is for them to answer."
        case t.NoConsent(bar):
            return NO_CONSENT[bar]
        case t.PetitionPending():
            return "Another question is before the table: answer that one first."
        case t.NoPetition():
            return "There is nothing to agree to any more: the game has gone on."
        case t.OwnPetition():
            return "You asked; the others decide."
        case t.NoFreeSeat():
            return "There is no free seat at this table."
        case t.BadOption(name):
            return f"“{name}” cannot be set like that."
        case t.NotReadable(text, field):
            return f"I do not understand “{text}” for “{field}”. Choose one of the suggestions, or press **Play**."
        case t.Frozen(detail, mendable):
            way = "If everybody agrees, it can go on from the last position that can be read. " if mendable else ""
            return f"This game cannot go on (`{detail}`). It is kept as it is, and the bot’s host will find the details in its logs. {way}A moderator may end it with `/game end`."
        case t.Closing():
            return "I am restarting. Nothing is lost: try again in a moment."
        case _:
            assert_never(why)


def broken(code: str) -> str:
    return f"Something went wrong on my side; nothing was played. If it happens again, tell the host this code: `{code}`."


def expired_form() -> str:
    return "This button, form or command is too old for me. Press **Play** under the board, or use `/game play`."
