"""The slash commands of the bot itself, in English."""

from __future__ import annotations

from lang import Command

from .after import COMMANDS as AFTER
from .channels import COMMANDS as CHANNELS
from .fame import COMMANDS as FAME
from .lessons import COMMANDS as LESSONS
from .review import COMMANDS as REVIEW
from .server import COMMANDS as SERVER

COMMANDS = AFTER | CHANNELS | REVIEW | FAME | LESSONS | SERVER | {
    "game": Command("game", "Open, join, follow or end a game in this channel", {}),
    "new": Command("new", "Open a table in this channel", {
        "game": ("game", "Which game"), "thread": ("thread", "Play in a thread of its own; this channel only keeps one line with the result"),
    }),
    "join": Command("join", "Join the table in this channel", {"words": ("words", "Optional: words of your own that go into the shuffle")}),
    "leave": Command("leave", "Leave the table before the game starts", {}),
    "start": Command("start", "Start the game", {}),
    "play": Command("play", "Make your move: shows your legal moves, only to you", {}),
    "board": Command("board", "Show the board again", {"text": ("text", "The whole position in words, only for you")}),
    "hand": Command("hand", "See your hidden cards; nobody else can", {}),
    "list": Command("list", "Your games, where they are, and whose turn it is", {}),
    "log": Command("log", "What has happened so far, only for you", {}),
    "bot": Command("bot", "Add a bot, or ask for one to take over for an absent player", {"level": ("level", "How strong it is")}),
    "hint": Command("hint", "What a strong player would do. Everyone sees that you asked", {}),
    "undo": Command("undo", "Undo your last move, or ask the others to let you", {}),
    "resign": Command("resign", "Give up your seat", {}),
    "end": Command("end", "End this game if everyone agrees, or as a moderator", {}),
    "rematch": Command("rematch", "Play again with the same options and bots", {}),
    "export": Command("export", "Get the finished game as a file", {}),
    "proof": Command("proof", "How to check that the shuffle was fair", {}),
    "help": Command("help", "How this bot works, on one page", {}),
    "majorities": Command("majorities", "Who leads in each resource, only for you", {}),
    "display": Command("display", "A close-up of everything one player owns, only for you", {"part": ("player", "Whose display")}),
    "province": Command("province", "A close-up of one player’s province, only for you", {"part": ("player", "Whose province")}),
    "region": Command("region", "A close-up of a region of the map, only for you", {"part": ("region", "Which region")}),
    "rules": Command("rules", "Read the rules: browse or search", {
        "game": ("game", "Which game; this channel’s if you leave it out"), "find": ("find", "A paragraph number, a word or a question"),
        "card": ("card", "The page of a card, a building or a piece"),
    }),
    "table": Command("table", "For games that last for days: pauses, absences, recaps", {}),
    "pause": Command("pause", "Pause the game here if everyone agrees, or as a moderator", {}),
    "resume": Command("resume", "Resume a paused game", {}),
    "privacy": Command("privacy", "What I keep about you, and how to get it or have it forgotten", {}),
    "policy": Command("policy", "What I keep, why, and for how long", {}),
    "mydata": Command("export", "Everything I keep about you, as a file", {}),
    "forget": Command("forget", "Forget me: become a nameless player everywhere", {}),
    "recap": Command("recap", "What has happened since your last turn, only for you", {}),
    "watch": Command("watch", "Follow the game here by DM; nobody else knows. Use it again to stop", {
        "turns": ("turns", "Every turn, not just the result"),
    }),
    "away": Command("away", "Tell all your tables that you’ll be away; nothing counts against you", {
        "until": ("until", "A date (20/5) or a length of time (5 days); leave it empty if you’re back"),
    }),
    "settings": Command("settings", "Reminders, quiet hours, absence, language: for all your games", {"zone": ("timezone", "Your time zone, such as Europe/Paris")}),
}  # fmt: skip
