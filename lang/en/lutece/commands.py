"""The moves of Lutèce as slash commands."""

from __future__ import annotations

from lang import Command
from rules.lutece import moves as m

COMMANDS = {
    m.Choose: Command(
        "choose",
        "Secretly choose two Action cards, one left and one right",
        {
            "left": ("left", "Your left card: a tile or Income"),
            "right": ("right", "Your right card: a tile or Income"),
        },
    ),
    m.Raise: Command(
        "raise",
        "Add gold to the bribe on your left or right card",
        {"side": ("side", "Left or right"), "gold": ("gold", "How much gold to add")},
    ),
    m.Ready: Command("ready", "Say you’re done bribing, unless somebody raises", {}),
    m.Firm: Command("ready-for-good", "Say you’re done bribing, whatever the others do", {}),
    m.Withdraw: Command("not-ready", "Say you want to bribe some more after all", {}),
    m.Bribe: Command(
        "bribes",
        "Secretly name both your bribes (variant)",
        {"left": ("left", "Gold on your left card"), "right": ("right", "Gold on your right card")},
    ),
    m.Reinforce: Command(
        "legionary",
        "Use a Legionary: +2 to a bribe on the contested card",
        {"bidder": ("player", "Whose bribe")},
    ),
    m.HoldBack: Command("pass", "Use no Legionary, or no more", {}),
    m.Attach: Command("apprentice", "Choose what your Apprentice learns", {"resource": ("resource", "The resource it gives")}),
}
