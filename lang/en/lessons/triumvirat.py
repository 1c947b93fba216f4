"""The lesson of The End of the Triumvirate, in English."""

from __future__ import annotations

from lang.lesson import Said

LESSON = (
    Said(
        "You’re **Caesar**, red. Pompey is blue, Crassus black. There are three ways to win, each at once: "
        "rule **9 provinces**, reach **VII on both tracks**, or win the **forum**: be elected twice, or be consul with 6 citizens. You have 5 provinces."
    ),
    Said(
        "A turn has three parts: supply, movement, actions. **Supply**: provinces whose governor stands out of the field give "
        "legions or gold by themselves. Rome adds something of your choice. Gold pays for actions: take **2 gold**.",
        "you’ll need gold for an action this turn. Take **2 gold**.",
    ),
    Said(
        "**Movement**: your triumvir has 4 points, a border costs 1. Legions only move with him, and he has 4. "
        "Pompey’s Italia is the prize. By sea you’d get there with 4; by land you pick up more on the way. Go to **Gallia Cisalpina** with **4 legions**.",
        "you want Italia, and with a big army. Go to **Gallia Cisalpina** with all **4 legions**.",
    ),
    Said(
        "There are 8 legions here. To enter a rival’s province is to attack it. First up to 3 weapons are drawn from the bag: "
        "yours kill defenders, theirs kill attackers. Then it’s one for one. Leave one legion as a guard: attack **Italia with 7**.",
        "7 legions can’t fail here, and one stays behind as a guard. Attack **Italia with 7**.",
    ),
    Said(
        "**Italia is yours**: each side lost one legion to a weapon and one in the fight. That’s 6 provinces of 9. "
        "You have 2 points left, but what you may do next depends on where you stand, and Italia is good for politics. **End movement.**",
        "one conquest is enough for now: Italia is just where you want to act. **End movement.**",
    ),
    Said(
        "**Actions**: up to three, for 1, 2 and 3 gold. In a political province you raise politics or win over citizens. "
        "Winning citizens costs 2 more unless you lead in politics. So **raise politics** first: nobody else has.",
        "whoever leads in politics pays less for citizens. **Raise politics** first.",
    ),
    Said(
        "Pompey built up his military. Crassus raised politics, too, and took **Aegyptus** with your 2 gold in it: "
        "collect gold early! As compensation one of your weapons went into the bag. Your turn again; governors have flipped. Take **2 gold**.",
        "with 2 more gold you can afford two actions this turn. Take **2 gold**.",
    ),
    Said(
        "You have 3 gold, you’re still in political Italia, and Crassus and you both lead in politics, as Pompey is behind. "
        "You don’t have to move. **End movement** and go on to your actions.",
        "you’re already where you want to act, and whoever leaves Italia can’t win citizens there. **End movement.**",
    ),
    Said(
        "In 5 turns there’s an **election**: most citizens wins it and becomes consul. You have 2 citizens, Crassus 3. "
        "Leading, you pay 1 gold for the first and 2 for the second: **win over two neutral citizens**.",
        "neutral citizens are what puts you ahead of Crassus now. **Win over two of them.**",
    ),
    Said(
        "4 citizens: you’d be elected now! But elections cost the consul 3 citizens, and your rivals have turns left. "
        "You know all you need: supply, move, act where you stand, and keep an eye on all three ways to win. Have fun!"
    ),
)
