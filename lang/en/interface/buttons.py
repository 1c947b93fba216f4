"""The words on the buttons, in English."""

from __future__ import annotations

from .after import BUTTONS as AFTER
from .calls import BUTTONS as CALLS
from .cards import BUTTONS as CARDS
from .channels import BUTTONS as CHANNELS
from .days import BUTTONS as DAYS
from .fame import BUTTONS as FAME
from .lessons import BUTTONS as LESSONS
from .opening import BUTTONS as OPENING
from .review import BUTTONS as REVIEW

BUTTONS = AFTER | CALLS | CARDS | CHANNELS | DAYS | FAME | LESSONS | OPENING | REVIEW | {
    "join": "Join", "leave": "Leave", "seat": "My seat", "options": "Options", "start": "Start",
    "play": "Play", "hand": "Hand", "rules": "Rules", "back": "Back", "more": "Next page", "others": "Other choices…", "none": "None", "other": "Other amount…",
    "undo": "Undo", "unstick": "Undo the last move", "agree": "Agree", "decline": "Decline", "resign": "Resign",
    "cards": "Cards…", "search": "Search the rules…", "take_seat": "Take the seat", "computer": "Add a bot…", "remove_computer": "Remove a bot", "why": "Why that move?",
    "previous": "Previous", "next": "Next", "end": "End the game", "no": "Keep playing", "rematch": "Rematch", "final": "no undo",
    "forget": "Yes, forget me",
    "resume": "Continue from there",
    "orders": "Standing orders", "give_order": "Give this order",
    "rare": "More moves…", "do_it": "Do it", "hint": "Hint", "undo_turn": "Undo my turn", "look": "Look closer",
}  # fmt: skip
