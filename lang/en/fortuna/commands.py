"""The moves as slash commands: those of every turn first, Privilege cards and rare ones last."""

from __future__ import annotations

from lang import Command
from rules.fortuna import moves as m

CARD = ("card", "The Action card")
COUNT = ("count", "How many")
FAVOUR = ("favour", "The Favour card")

ROLL = Command("roll", "Roll your dice", {})
PASS = Command("pass", "Pass, give up an action, or end your turn", {})

COMMANDS = {
    m.Execute: Command("use", "Use one of your Action cards", {"card": CARD}),
    m.Skip: Command("skip", "Swap an Action card without using it", {"card": CARD}),
    m.Exchange: Command("swap", "Swap your card for one from another side", {"card": CARD}),
    m.Command: Command("centurion", "Give up a Centurion to use another of your cards", {"card": CARD}),
    m.Roll: ROLL,
    m.GiveWater: Command("give-water", "Favour 1: give 1 Water", {"source": ("source", "Reservoir or Aqueduct")}),
    m.Give: Command("give", "Favours 2 to 4: give Wine, Wheat or Centurions", {"favour": FAVOUR, "count": COUNT}),
    m.Claim: Command("claim", "Favours 5 and 6: advance for free", {"favour": FAVOUR}),
    m.Decline: Command("decline", "Use no Favour this turn", {"die": ("die", "The die you choose")}),
    m.Pass: PASS,
    m.EndTurn: PASS,
    m.Keep: Command("keep", "Choose which Privilege cards to keep", {"cards": ("cards", "The cards to keep")}),
    m.Convert: Command(
        "convert",
        "Harvest, Grape Harvest: convert Water",
        {"reservoir": ("reservoir", "How much Water from the reservoir"), "aqueduct": ("aqueduct", "The Aqueduct’s Water too?")},
    ),
    m.Sell: Command("sell", "Trade: sell Wheat or Wine", {"count": COUNT}),
    m.Buy: Command("hire", "Hire Centurions or Vestals", {"count": COUNT}),
    m.RollEarly: ROLL,
    m.Receive: Command("receive", "Family: choose what you get", {"gift": ("goods", "Wheat, Wine or coins")}),
    m.Build: Command("build", "Construction: choose a building", {"building": ("building", "The building")}),
    m.TakeMoney: Command("pocket", "Bribery: take 2 coins", {}),
    m.Bribe: Command("bribe", "Bribery: use a card from another side", {"card": CARD}),
    m.Lock: Command("lock", "Lock an Action card before the first round", {"card": CARD}),
    m.TurnDown: Command("turn-down", "Two players: turn one more Favour face down", {"favour": FAVOUR}),
    m.Recruit: Command("recruit", "Recruit (A): 1 Vestal or 1 Centurion", {"person": ("person", "Vestal or Centurion")}),
    m.Gather: Command(
        "gather",
        "Spring, Granary, Cellar (A): the good it shows and one of your choice",
        {"card": ("card", "The Privilege card"), "cube": ("good", "The good of your choice")},
    ),
    m.Advance: Command("advance", "On the road (B): advance 1 space", {}),
    m.Draft: Command("pick", "Set-up: take an Action card", {"card": CARD}),
    m.Forgo: PASS,
}
