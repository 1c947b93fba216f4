"""The slash commands of the bot itself, in English."""

from __future__ import annotations

from lang import Command

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
    "record": Command("record", "Look back at a game", {}),
    "replay": Command("replay", "Look at any turn of this channel’s game, for you alone", {}),
    "majorities": Command("majorities", "Who leads in each resource, for you alone", {}),
    "display": Command("display", "All that lies before one player, large, for you alone", {"part": ("player", "Whose display")}),
    "province": Command("province", "One player’s province, large, for you alone", {"part": ("player", "Whose province")}),
    "region": Command("region", "A region of the map, large, for you alone", {"part": ("region", "Which region")}),
    "rules": Command("rules", "The rulebook: a chapter, a paragraph, or a search by word", {
        "game": ("game", "That of this channel, if nothing is said"), "find": ("find", "A paragraph number, or a word"),
    }),
}  # fmt: skip
