"""The moves as slash commands: those of every turn first, Privilège cards and rare ones last."""

from __future__ import annotations

from lang import Command
from rules.fortuna import moves as m

CARD = ("card", "The Action card")
COUNT = ("count", "How many")
FAVOUR = ("favour", "The Favour card")

ROLL = Command("roll", "Roll your dice; with the Family early, too", {})
PASS = Command("pass", "Pass, give up a void action, or end your turn", {})

COMMANDS = {
    m.Execute: Command("execute", "Choose one of your Action cards and carry it out", {"card": CARD}),
    m.Skip: Command("skip", "Choose one of your Action cards without carrying it out", {"card": CARD}),
    m.Exchange: Command("exchange", "Take a card of another side in exchange", {"card": CARD}),
    m.Command: Command("command", "Give up a Centurion to carry out another card", {"card": CARD}),
    m.Roll: ROLL,
    m.GiveWater: Command("give-water", "Favour 1: give a Water", {"source": ("source", "Reservoir or Aqueduct")}),
    m.Give: Command("give", "Favours 2 to 4: give Wine, Wheat or Centurions", {"favour": FAVOUR, "count": COUNT}),
    m.Claim: Command("claim", "Favours 5 and 6: advance and give nothing", {"favour": FAVOUR}),
    m.Decline: Command("decline", "Use no Favour", {"die": ("die", "The die you choose")}),
    m.Pass: PASS,
    m.EndTurn: PASS,
    m.Keep: Command("keep", "Keep some of the Privilege cards drawn", {"cards": ("cards", "The cards to keep")}),
    m.Convert: Command(
        "convert",
        "Harvest, Grape Harvest: convert Water",
        {"reservoir": ("reservoir", "How much Water from the reservoir"), "aqueduct": ("aqueduct", "The Aqueduct's too?")},
    ),
    m.Sell: Command("sell", "Trade: sell Wheat or Wine", {"count": COUNT}),
    m.Buy: Command("buy", "Buy Centurions or Vestals", {"count": COUNT}),
    m.RollEarly: ROLL,
    m.Receive: Command("receive", "Family: choose what it brings", {"gift": ("goods", "Wheat, Wine or coins")}),
    m.Build: Command("build", "Construction: choose a building", {"building": ("building", "The building")}),
    m.TakeMoney: Command("pocket", "Bribery: take 2 coins", {}),
    m.Bribe: Command("bribe", "Bribery: carry out a card of another side", {"card": CARD}),
    m.Lock: Command("lock", "Lock an Action card before the first round", {"card": CARD}),
    m.TurnDown: Command("turn-down", "With two players: turn one more Favour card", {"favour": FAVOUR}),
    m.Recruit: Command("recruit", "Privilege A: 1 Vestal or 1 Centurion", {"person": ("person", "Vestal or Centurion")}),
    m.Gather: Command(
        "gather",
        "Privilege A: its cube and a cube of your choice",
        {"card": ("card", "The Privilege card"), "cube": ("cube", "The cube of your choice")},
    ),
    m.Advance: Command("advance", "Privilege B: advance 1 space", {}),
    m.Draft: Command("pick", "Set-up: take an Action card", {"card": CARD}),
    m.Forgo: PASS,
}
