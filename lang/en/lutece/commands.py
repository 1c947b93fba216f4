"""The moves of Lutèce as slash commands."""

from __future__ import annotations

from lang import Command
from rules.lutece import moves as m

COMMANDS = {
    m.Choose: Command(
        "choose",
        "Lay two Action cards in secret, one on the left and one on the right",
        {
            "left": ("left", "The card to lay on the left: a tile or Income"),
            "right": ("right", "The card to lay on the right: a tile or Income"),
        },
    ),
    m.Raise: Command(
        "raise",
        "Add gold to the bribe on your left or right card",
        {"side": ("side", "Left or right"), "gold": ("gold", "How much gold to add")},
    ),
    m.Ready: Command("agree", "Agree to close the bribes, as long as nobody raises", {}),
    m.Firm: Command("agree-firmly", "Agree to close the bribes, whatever the others raise", {}),
    m.Withdraw: Command("take-back", "Take back your agreement, plain or firm", {}),
    m.Reinforce: Command(
        "legionary",
        "Remove one of your Legionaries from the game: 2 more for a bribe on the contested card",
        {"bidder": ("player", "The bidder to support")},
    ),
    m.HoldBack: Command("pass", "Use no Legionary, or none more", {}),
    m.Attach: Command("apprentice", "Attach your Apprentice to a character", {"resource": ("resource", "The resource it will give")}),
}
