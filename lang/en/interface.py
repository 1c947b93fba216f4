"""What the house says in English, whatever the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lang import Command
from lang import errors as t
from lang import notices as h
from lang.shared import en_count, join

BUTTONS = {
    "join": "Join", "leave": "Leave", "seat": "My seat", "options": "Options", "start": "Start", "cancel": "Close the table",
    "play": "Play", "hand": "Hand", "rules": "Rules", "back": "Back", "more": "Next page", "others": "Other choices…", "none": "None", "other": "Other amount…",
    "undo": "Take back", "unstick": "Take back the last step", "agree": "Agree", "decline": "Decline", "stop_orders": "Stop these orders", "resign": "Yes, I resign",
    "search": "Search the rules…", "take_seat": "Take the seat", "computer": "Computer player…", "remove_computer": "Remove one", "why": "Why?",
    "previous": "Previous", "next": "Next", "end": "Yes, end it", "no": "No, go on playing", "rematch": "Rematch", "final": "Cannot be taken back:",
    "resume": "Go on from there",
}  # fmt: skip

COMMANDS = {
    "game": Command("game", "Open, join, follow and end a game in this channel", {}),
    "new": Command("new", "Open a table in this channel", {"game": ("game", "Which game")}),
    "join": Command("join", "Join the table in this channel", {}),
    "leave": Command("leave", "Leave the table before it starts", {}),
    "start": Command("start", "Deal and begin", {}),
    "play": Command("play", "Open your private menu of legal moves", {}),
    "board": Command("board", "Show the board again", {"text": ("text", "The whole position in words, for you alone")}),
    "hand": Command("hand", "Show your hidden cards, for you alone", {}),
    "list": Command("list", "Your games, who is awaited, and where they are", {}),
    "log": Command("log", "What has happened so far, for you alone", {}),
    "bot": Command("bot", "Add a computer player, or ask for one in place of somebody who stays away", {"level": ("level", "How well it plays")}),
    "hint": Command("hint", "What would a strong player do in your place? Everybody sees that you asked", {}),
    "undo": Command("undo", "Take back your last step, or ask the others to let you", {}),
    "resign": Command("resign", "Give up your seat", {}),
    "end": Command("end", "End this game, with everybody’s consent or as a moderator", {}),
    "rematch": Command("rematch", "The same game again, with the same options and computer players", {}),
    "export": Command("export", "The finished game as a file", {}),
    "proof": Command("proof", "How to check that the deal was fair", {}),
    "help": Command("help", "How this bot works, in one page", {}),
    "majorities": Command("majorities", "Who leads in each resource, for you alone", {}),
    "display": Command("display", "All that lies before one player, large, for you alone", {"part": ("player", "Whose display")}),
    "province": Command("province", "One player’s province, large, for you alone", {"part": ("player", "Whose province")}),
    "region": Command("region", "A region of the map, large, for you alone", {"part": ("region", "Which region")}),
    "rules": Command("rules", "The rulebook: a chapter, a paragraph, or a search by word", {
        "game": ("game", "That of this channel, if nothing is said"), "find": ("find", "A paragraph number, or a word"),
    }),
}  # fmt: skip

AND = "and"


def names(people: Sequence[str]) -> str:
    return join(people, AND)


# ---------------------------------------------------------------- the lobby


def lobby_head(title: str, opener: str) -> str:
    return f"**{title}** · table opened by **{opener}**"


def lobby_seat(place: str, name: str, wish: str) -> str:
    wished = f" · wish: {wish}" if wish else ""
    return f"- {place}: **{name}**{wished}"


LEVELS = {"easy": "easy", "normal": "normal", "strong": "strong"}


def lobby_computer(place: str, name: str, level: str) -> str:
    return f"- {place}: **{name}**, computer player ({level})"


def lobby_free(place: str) -> str:
    return f"- {place}: free"


def place(number: int) -> str:
    return f"Seat {number}"


def lobby_options(chosen: Sequence[str]) -> str:
    return "Options: " + (", ".join(chosen) if chosen else "none, the basic game")


def lobby_missing(missing: int, opener: str) -> str:
    if missing:
        return f"⏳ Waiting for {en_count(missing, 'more player')}: whoever wants to play presses **Join**; those seated may add a **Computer player…**"
    return f"✅ Ready: **{opener}** may press **Start**."


def lobby_commitment(commitment: str) -> str:
    return f"-# The shuffle is sealed: `{commitment[:32]}…`; the whole seal, and how to check it: `/game proof`"


def lobby_expires(moment: int) -> str:
    return f"This table closes <t:{moment}:R> if it has not started."


def lobby_closed(title: str, phase: str) -> str:
    why = {"expired": "It waited too long and closed.", "cancelled": "It was cancelled."}[phase]
    return f"**{title}** · {why} Open another with `/game new`."


def rematch_call(asker: str, others: Sequence[str]) -> str:
    return f"🔁 **{asker}** would like a rematch. {names(others)}: press **Join** above and you are in."


def table_open(where: str) -> str:
    return f"A table is open in this channel already: press **Join** there. {where}"


def joined(title: str, where: str, hidden: bool) -> str:
    cards = "Your hidden cards will come here; **Hand** under the board shows them too, at any time."
    nothing = "Nothing is hidden in this game: all is on the board, and **Play** under it offers your moves."
    return f"Welcome to **{title}** in {where}. {cards if hidden else nothing}"


def dms_closed() -> str:
    return "Your direct messages are closed to me. Nothing is lost: press **Hand** under the board whenever you want to see your cards."


def seat_question() -> str:
    return "Where would you like to sit? You can take a free seat; to change with somebody, both of you choose the other’s seat."


def seat_taken(place: str, holder: str) -> str:
    return f"{place} is **{holder}**’s. Your wish is noted on the table: as soon as **{holder}** chooses your seat, you change places."


def seat_moved(place: str) -> str:
    return f"{place}: that is you."


def options_question() -> str:
    return "Options of this table, the same for everybody. Press to change."


def option_value(name: str, value: str) -> str:
    return f"{name}: {value}"


LANGUAGE = "Language of the channel: English"
ON, OFF, NO_LIMIT = "on", "off", "none"


def permissions_missing(wanted: Sequence[str]) -> str:
    return f"I cannot run a game here: in this channel I lack {names(wanted)}. A server manager can grant it to my role."


PERMISSIONS = {
    "view_channel": "“View Channel”", "send_messages": "“Send Messages”",
    "send_messages_in_threads": "“Send Messages in Threads”", "attach_files": "“Attach Files”",
}  # fmt: skip


# ---------------------------------------------------------------- the board


def more_lines(count: int) -> str:
    return f"… {count} more: `/game log`"


def nothing_asked(awaited: Sequence[str]) -> str:
    return f"Nothing is asked of you now. Waiting for {names(awaited)}." if awaited else "Nothing is asked of you now."


def done(move: str) -> str:
    return f"✅ Done: {move}"


def sealed(move: str) -> str:
    return f"✅ Noted: {move}\nNobody sees it yet. You may change it until everybody has answered."


def awaited(who: Sequence[str]) -> str:
    return f"Waiting for {names(who)}." if who else ""


def your_move() -> str:
    return "Choose…"


def page(number: int, pages: int) -> str:
    return f"Page {number} of {pages}"


def pick(least: int, most: int) -> str:
    if least == most:
        return f"Choose {most}"
    return f"Choose {least} to {most}"


def amount(least: int, most: int) -> str:
    return f"A number from {least} to {most}"


def not_a_number(text: str, least: int, most: int) -> str:
    return f"“{text}” is not a number from {least} to {most}."


def orders_standing(orders: Sequence[str]) -> str:
    return f"Your standing orders: {'; '.join(orders)}."


def order_given(order: str) -> str:
    return f"✅ {order}. You can stop it under **Hand**."


def orders_stopped() -> str:
    return "Your standing orders are stopped."


def not_an_option(text: str, name: str, description: str) -> str:
    return f"“{text}” is not possible for **{name}**. {description}"


def join_first() -> str:
    return "You have no seat yet: press **Join** first."


def computer_question() -> str:
    return "How well shall the computer player play? It sees only what its seat may see."


def computer_label(level: str) -> str:
    return f"Add: {LEVELS[level]}"


def hint(move: str, why: str) -> str:
    return f"💡 I would play: **{move}**. {why}".rstrip()


def reason(what: str, why: str) -> str:
    return f"{what}\n-# ↳ {why}"


def no_reason(over: bool) -> str:
    return "No computer player has moved in this game." if over else "No computer player has moved since this board was shown."


def hints(value: str) -> str:
    return f"Hints: {value}"


def seated() -> str:
    return "You are at the table."


def undone() -> str:
    return "Taken back."


def stuck(who: Sequence[str]) -> str:
    """Somebody is asked and has no legal answer."""
    return (
        f"⚠ {names(who)} should answer now, but no answer is legal. The fault is mine; it is in the log. "
        f"Press **{BUTTONS['unstick']}**: if everybody agrees, the last step is taken back and you play on from there."
    )


def withdrawn() -> str:
    """An answer under seal was taken back."""
    return "Taken back: nobody is told. The others are waiting for your new choice without knowing it."


# ---------------------------------------------------------------- the hand


def letter_head(title: str, where: str) -> str:
    return f"**{title}** · {where}"


# ---------------------------------------------------------------- the end


def unfinished() -> str:
    return "The game ends unfinished. Here is the score so far."


def won_by_resignation(winner: str, loser: str) -> str:
    return f"🏆 **{winner}** wins: **{loser}** has resigned."


def end_verdict(verdict: str, why: str) -> str:
    return f"🏆 {verdict}. {why}"


def seed_shown(secret: str) -> str:
    return f"The sealed shuffle was `{secret}`. Check it with `/game proof`; `/game export` gives the whole game."


def score_line(what: str, points: str) -> str:
    return f"- {what}: {points}"


def score_alt(title: str) -> str:
    return f"Score sheet of {title}: the same lines as the text."


def again() -> str:
    return "Another game? Press **Rematch**, or `/game new`."


# ---------------------------------------------------------------- what happens


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


# ---------------------------------------------------------------- refusals


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


def resign_question(seats: int, people: int) -> str:
    if seats == 2:
        after = "The other side then wins. This cannot be taken back."
    elif people > 1:
        after = "A computer player then goes on in your place; as long as nobody else has taken it, `/game join` gives it back to you."
    else:
        after = "The game is then over. This cannot be taken back."
    return f"Do you really want to resign? {after}"


def resigned() -> str:
    return "You have resigned."


def end_question(at_once: bool) -> str:
    after = "It stops here, unfinished, for everybody. This cannot be taken back." if at_once else "The others will be asked to agree."
    return f"Do you really want to end this game? {after}"


def ended() -> str:
    return "The game is over."


def keep_playing() -> str:
    return "All right: nothing has changed."


# ---------------------------------------------------------------- lists, log, help


def no_games() -> str:
    return "You sit at no table. `/game new` in a channel opens one."


def listed(title: str, where: str, state: str) -> str:
    return f"- **{title}** in {where}: {state}"


def gathering(missing: int) -> str:
    return f"gathering, {en_count(missing, 'player')} missing" if missing else "ready to start"


def your_turn() -> str:
    return "**your turn**"


LOG_END, LOG_FILE = "The end", "log.txt"


def log_empty() -> str:
    return "Nothing has happened yet."


def exported(file: str) -> str:
    return (
        "The whole game in one file: players, options, the sealed shuffle and every move. "
        f"To check it, anybody with the bot’s program runs `python bot.py verify {file}`: every shuffle, move and score is worked out again, without Discord."
    )


def proof(commitment: str, additions: Sequence[tuple[str, int]], secret: str | None, seed: str | None, origin: int = 0) -> str:
    joins = "\n".join(f"  - {name}: `{click}`" for name, click in additions)
    after = (
        f"3. The secret, shown now that the game is over: `{secret}`. The SHA-256 of these 32 bytes must be the seal above.\n"
        f"4. The seed is the SHA-256 of the text made of the secret, a colon, and the additions joined by commas: `{seed}`.\n"
        "`/game export` gives the game as a file; `python bot.py verify FILE` replays every shuffle and move from it, offline."
        if secret
        else "3. The secret itself is shown at the end of the game; before, it would show every hidden card."
    )
    return (
        "**How the deal can be checked**\n"
        f"1. When the table opened, I drew a secret and showed its seal, the SHA-256: `{commitment}`. I can no longer change it.\n"
        f"2. Each player added the number Discord gave to their join, which I cannot choose:\n{joins}\n{after}\n"
        "This proves that the deal was fixed at the start and not changed since. It does not protect from a host who reads their own database."
        f"{proof_since(origin, secret is not None) if origin else ''}"
    )


def proof_since(origin: int, over: bool) -> str:
    where = f"row {origin} of the exported log" if over else "there"
    return f"\n⏪ This game could not be replayed and went on from a stored position, everybody agreeing: it can be checked from {where} on."


def helped(games: Sequence[str]) -> str:
    return (
        "**I referee board games in this server’s channels.**\n"
        + "\n".join(f"- {game}" for game in games)
        + "\n\n**To begin**: `/game new` in a channel; the others press **Join**, then you press **Start**.\n"
        "**To play**: press **Play** under the board: only legal moves are offered, for you alone. Every move is also a slash command (`/cesar …`).\n"
        "**Hidden cards**: press **Hand**, at any time; they come by direct message too.\n"
        "**Alone, or one short?** `/game bot` seats a computer player; `/game hint` tells what a strong one would do.\n"
        "**Rules**: `/rules` finds any paragraph by number or word, without a game too.\n"
        "**Wrong move?** `/game undo`. **Once more?** `/game rematch`. **Called away?** Games wait for days and survive restarts.\n"
        "More: `/game list`, `log`, `board text:True`, `resign`, `end`, `proof`."
    )


def rules_chapters(title: str, intro: str, chapters: Sequence[str], number: str) -> str:
    return (
        f"**{title}**\n{intro}\n"
        + "\n".join(f"- {chapter}" for chapter in chapters)
        + f"\nChoose a chapter below, or search by number (`{number}`) or by word."
    )


def rules_nothing(words: str, number: str) -> str:
    return f"Nothing found for “{words}”. Try another word, or a number such as `{number}`."


def rules_which() -> str:
    return "There is no game in this channel: which game’s rules would you like to read?"


def rules_search(number: str) -> str:
    return f"A number such as {number}, or a word"


def rules_more(numbers: Sequence[str]) -> str:
    return f"See also: {', '.join(numbers)}"


def rules_glossary() -> str:
    return "Glossary"


def rules_choose() -> str:
    return "Chapters…"


SEARCH_TITLE, AMOUNT_TITLE = "Search the rules", "How many?"
