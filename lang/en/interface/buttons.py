"""The words on the buttons, in English."""

from __future__ import annotations

BUTTONS = {
    "join": "Join", "leave": "Leave", "seat": "My seat", "options": "Options", "start": "Start", "cancel": "Close the table",
    "play": "Play", "hand": "Hand", "rules": "Rules", "back": "Back", "more": "Next page", "others": "Other choices…", "none": "None", "other": "Other amount…",
    "undo": "Take back", "unstick": "Take back the last step", "agree": "Agree", "decline": "Decline", "stop_orders": "Stop these orders", "resign": "Yes, I resign",
    "search": "Search the rules…", "take_seat": "Take the seat", "computer": "Computer player…", "remove_computer": "Remove one", "why": "Why?",
    "previous": "Previous", "next": "Next", "end": "Yes, end it", "no": "No, go on playing", "rematch": "Rematch", "final": "Cannot be taken back:",
    "resume": "Go on from there", "replay": "Replay", "turn": "Go to turn…",
}  # fmt: skip
