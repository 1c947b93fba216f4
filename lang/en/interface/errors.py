"""Refusals, in English."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lang import errors as t
from lang.shared import en_count

from .elsewhere import ambiguous
from .server import GAME_COMMANDS
from .words import names


def refused(reason: str, paragraph: str, title: str) -> str:
    """The reason first; which paragraph says so stands below it, small."""
    return f"✋ {reason}\n-# {paragraph} · {title}" if paragraph else f"✋ {reason}"


def not_asked(awaited: Sequence[str]) -> str:
    return f"It’s not your turn. Waiting for {names(awaited)}."


NO_CONSENT = {
    t.Bar.OPEN: "You can’t undo that: while everyone can act at any time, a move counts at once, and bots never agree to an undo.",
    t.Bar.PLAYED: "You can’t undo that: others have played since, and bots never agree to an undo.",
    t.Bar.SHOWN: "You can’t undo that: it revealed something, and bots never agree to an undo.",
}


def host_error(why: t.Why) -> str:
    match why:
        case t.NoGameHere():
            return "There’s no game in this channel. Open one with `/game new`, or find yours with `/game list`."
        case t.OnlyInServers():
            return "You can’t open a table here. Use a channel in a server I’m in, or play against bots in our direct messages."
        case t.OtherGame(game):
            return f"This channel is playing another game. Use `/{GAME_COMMANDS.get(game, game)}`, or press **Play**."
        case t.NoSuchGame():
            return "That game is gone. `/game list` shows yours."
        case t.NobodyHears(channel):
            return f"I can’t write in <#{channel}>, so I can’t ask the others. Nothing has changed."
        case t.NoBoardThere(channel):
            return f"I can’t write in <#{channel}>, so I can’t show the board there."
        case t.PlayedElsewhere(channel):
            return f"That game is in <#{channel}>. Play it there, or use `/game list`."
        case t.ChannelBusy(_, may_end):
            end = ", or end this one with `/game end`" if may_end else ""
            return f"There’s already a game in this channel. Only one game per channel: use another channel or a thread{end}."
        case t.NotPlaying():
            return "You’re not playing at this table, but you’re welcome to watch."
        case t.NotStarted():
            return "The game hasn’t started yet."
        case t.AlreadyStarted():
            return "The game has already started."
        case t.AlreadyOver():
            return "This game is over."
        case t.NotOverYet():
            return "Not until the game is over: it would give away hidden cards."
        case t.AlreadySeated():
            return "You’re already at the table."
        case t.TableFull(seats):
            return f"The table is full ({en_count(seats, 'player')})."
        case t.TooFew(missing):
            return f"Not yet: you need {en_count(missing, 'more player')}."
        case t.OpenerOnly(opener):
            return f"Only <@{opener}> can do that (anyone at the table after an hour)."
        case t.HasLeft(users):
            return f"{names([f'<@{user}>' for user in users])} left this server: their seat is free again."
        case t.NoComputer():
            return "There’s no bot at this table."
        case t.NeverAway():
            return "This table doesn’t let bots sit in for absent players."
        case t.NoMoreDays(times):
            return f"They’ve already been given two more days {'once' if times == 1 else f'{times} times'}."
        case t.NoSuchDay(text):
            return f"“{text}” isn’t a day. Write a date like 2026-05-20 or 20/5, or a length of time like “5 days” or “2 weeks”."
        case t.PastDay():
            return "That day is in the past. Until when will you be away?"
        case t.NoTimeAway():
            return "You can’t be back before you leave, or on the same day."
        case t.TooLongAway(days):
            return f"You can be away for {en_count(days, 'day')} at most."
        case t.GamePaused(moderator):
            if moderator:
                return "⏸ A moderator has paused the game; only a moderator can resume it."
            return "⏸ The game is paused. Press **Resume** under the board to play on."
        case t.WantsNoLetters():
            return "That comes by DM, and you’ve told me to send none. Turn them on in `/settings` first."
        case t.Homeless():
            return "🏚 This game’s channel is gone, so it’s paused. To play on, use `/table move` in another channel."
        case t.NotHomeless():
            return "No game of yours has lost its channel. `/game list` shows where they are."
        case t.OthersNotThere(who):
            return f"You can’t move it to that server: {names(who)} {'isn’t' if len(who) == 1 else 'aren’t'} in it."
        case t.NoRoomThere():
            return "You or I can’t write in that channel. Choose another."
        case t.AlreadyPaused():
            return "The game is already paused."
        case t.NotPaused():
            return "The game isn’t paused."
        case t.NotAway(hours):
            return f"You can only replace a player after {en_count(hours, 'hour')} without a move from them."
        case t.HintsOff():
            return "Hints are off at this table."
        case t.NoSuchSeat():
            return "There’s no such seat."
        case t.Stale():
            return "⌛ That menu is out of date; nothing was played."
        case t.Twice():
            return "Got it the first time: that press already counted."
        case t.NothingToUndo():
            return "You have nothing to undo yet."
        case t.AskedAlready():
            return "You’ve already asked. Now it’s up to the others."
        case t.NoConsent(bar):
            return NO_CONSENT[bar]
        case t.ProposalPending():
            return "The table is already voting on something. Answer that first."
        case t.NoProposal():
            return "Too late: the game has moved on."
        case t.OwnProposal():
            return "You asked, so the others decide."
        case t.NoFreeSeat():
            return "There’s no free seat at this table."
        case t.BadOption(name):
            return f"You can’t set “{name}” to that."
        case t.NotReadable(text, _, choices) if choices:
            return ambiguous(text, choices)
        case t.NotReadable(text, field):
            return f"“{text}” isn’t a choice for “{field}”. Pick one from the list, or press **Play**."
        case t.Frozen(detail, mendable):
            way = "If everyone agrees, it can continue from the last position I can still read. " if mendable else ""
            return f"This game is stuck (`{detail}`). Nothing is lost, and the details are in the logs for whoever runs the bot. {way}A moderator can end it with `/game end`."
        case t.NoHintsRated():
            return "This game counts for the ranking, so there are no hints. Hints are for friendly tables, and for games against bots."
        case t.ManyLobbies(most):
            return f"{most} of your tables are still waiting for players. Start or close one first."
        case t.HintPending():
            return "I’m still thinking about your last hint."
        case t.HintsBusy():
            return "Too many people are asking for hints right now. Try again in a minute."
        case t.OptionsFixed():
            return "This table continues another game, so its options can’t change."
        case t.NotReviewed():
            return "I couldn’t review this game: my machine is probably too busy. Try again in a while."
        case t.NotDrawn():
            return "I couldn’t make that picture. Try again in a moment."
        case t.Blocked(server):
            return "I’m not available on this server." if server else "You can’t use this bot any more. Whoever runs it can tell you why."
        case t.Draining():
            return "I’ll restart soon: no new tables for the moment. Games under way go on, and nothing is lost."
        case t.OtherChannels(channels):
            return f"On this server, open tables in {names([f'<#{one}>' for one in channels])}."
        case t.GameNotOffered():
            return "This server doesn’t offer that game. Its managers choose the games with `/server`."
        case t.BoardForPlayers():
            return "On this server, only players can ask for the board."
        case t.ManagersOnly():
            return "Only those who manage this server can do that."
        case t.TooFast():
            return "Easy, that’s a lot of presses. Give me a few seconds."
        case t.Pestering():
            return "You’ve pinged others several times just now. Wait a minute or two before you do it again."
        case t.DatabaseAway():
            return "My database isn’t answering. Nothing is lost; try again in a moment."
        case t.DiscordAway():
            return "Discord isn’t taking my messages right now. Nothing is lost; try again in a moment."
        case t.Interrupted():
            return "I was interrupted just as you did that. Check whether it worked; if not, do it again."
        case t.Closing():
            return "I’m restarting. Nothing is lost; try again in a moment."
        case _:
            assert_never(why)


def broken(code: str) -> str:
    return f"Something went wrong on my side; nothing was played. If it happens again, give this code to whoever runs the bot: `{code}`."


def expired_form() -> str:
    return "That button, form or command is too old. Press **Play** under the board, or use `/game play`."
