"""How the moves are called as slash commands."""

from __future__ import annotations

from lang import Command
from rules.triumvirat import moves as m

COMMANDS = {
    m.March: Command("march", "Go to a province, or attack it", {"to": ("to", "Which province")}),
    m.Load: Command("legions", "Choose how many legions go with you", {"legions": ("number", "How many; the rest stay")}),
    m.Escort: Command("civil-servants", "Choose how many civil servants go with you", {"servants": ("number", "How many; the rest stay")}),
    m.Install: Command("install", "Put a civil servant to work where you are", {}),
    m.Recall: Command("recall", "Recall the civil servant working here", {}),
    m.EndMovement: Command("end-movement", "End movement and go on to the actions", {}),
    m.Raise: Command("raise", "Raise a skill by 1", {"competence": ("skill", "Politics or military")}),
    m.Persuade: Command("persuade", "Win over a neutral citizen, or turn another’s neutral", {"section": ("citizen", "Whose citizen")}),
    m.Produce: Command("produce", "Put 2 of your weapons in the bag", {}),
    m.EndTurn: Command("end-turn", "End your turn", {}),
    m.CallRome: Command("rome", "Choose what Rome supplies", {"form": ("what", "Gold, legions, or one of each")}),
    m.PlaceLegion: Command("place", "Place a legion from Rome", {"province": ("province", "One of your provinces")}),
    m.Take: Command(
        "take",
        "Short stock: take what a province owes you",
        {"good": ("what", "Gold or legions"), "province": ("province", "Which province")},
    ),
    m.TakeFromRome: Command("take-rome", "Short stock: take what Rome owes you", {"good": ("what", "Gold or legions")}),
    m.Flee: Command("flee", "Choose where your triumvir flees", {"province": ("province", "One of your provinces")}),
    m.Decline: Command("decline", "Compensation II: raise no skill", {}),
    m.Appoint: Command("appoint", "Consul: place your new civil servant", {"province": ("province", "One of your provinces")}),
}
