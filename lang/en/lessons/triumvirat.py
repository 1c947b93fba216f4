"""The lesson of The End of the Triumvirate, in English."""

from __future__ import annotations

from lang.lesson import Said
from rules.triumvirat.components import Competence, Province, RomeForm, Section
from rules.triumvirat.moves import CallRome, EndMovement, EndTurn, Escort, Load, March, Raise, Recall

LESSON = (
    Said(
        "You’re **Caesar**, red. Pompey is blue, Crassus black. There are three ways to win, each at once: "
        "rule **9 provinces**, reach **VII on both tracks**, or win the **forum**: be elected twice, or be consul with 6 citizens. You have 5 provinces."
    ),
    Said(
        "A turn has three parts: supply, movement, actions. **Supply**: every other turn a province gives legions or gold "
        "by itself. Rome gives you something every turn, and you choose what. Gold pays for actions: take **2 gold**.",
        "you’ll need gold for an action this turn. Take **2 gold**.",
        {
            CallRome(RomeForm.LEGIONS): "your provinces have just given you legions. What you lack is gold for an action: take **2 gold**.",
            CallRome(RomeForm.BOTH): "one more legion won’t matter now, one more gold will. Take **2 gold**.",
        },
    ),
    Said(
        "**Movement**: your triumvir has 4 points, a border costs 1. Legions only move with him, and he has 4. "
        "Pompey’s Italia is the prize. By sea you’d get there with 4; by land you pick up more on the way. Go to **Gallia Cisalpina** with **4 legions**.",
        "you want Italia, and with a big army. Go to **Gallia Cisalpina** with all **4 legions**.",
        {
            Province.ITALIA: "by sea you’d attack with 4, and in Gallia Cisalpina 4 more are waiting. Go **there** first, with **4 legions**.",
            Province.HISPANIA_CITERIOR: "Pompey himself stands there, and he fights like 2 legions. Italia is easier: go to **Gallia Cisalpina**.",
            March: "Italia is the prize, and the way there leads through **Gallia Cisalpina**. Go there with **4 legions**.",
            Load: "who marches with few legions attacks with few. Go to **Gallia Cisalpina** with all **4**.",
            Escort: "a civil servant can be of use here later. Leave him, and go to **Gallia Cisalpina** with **4 legions**.",
            Recall: "your civil servant is at work here: let him be. Go to **Gallia Cisalpina** with **4 legions**.",
            EndMovement: "your triumvir still has 4 points, and Italia is near. Go to **Gallia Cisalpina** with **4 legions**.",
        },
    ),
    Said(
        "There are 8 legions here. To enter a rival’s province is to attack it. First up to 3 weapons are drawn from the bag: "
        "yours kill defenders, theirs kill attackers. Then it’s one for one. Leave one legion as a guard: attack **Italia with 7**.",
        "7 legions can’t fail here, and one stays behind as a guard. Attack **Italia with 7**.",
        {
            Load(8): "then nobody guards Gallia Cisalpina, and any rival could walk in. Leave one: attack **Italia with 7**.",
            Province.ITALIA: "4 may fail: if two of Pompey’s weapons are drawn, it’s 2 against 2. Take **7** of your 8 legions along.",
            Load: "the more you bring, the surer it is. Leave just one as a guard: attack **Italia with 7**.",
            March: "Italia is what you came for, and 8 legions are waiting to go. Attack **Italia with 7**.",
            EndMovement: "you’d stop at the gate, with 3 points and 8 legions to spare. Attack **Italia with 7**.",
        },
    ),
    Said(
        "**Italia is yours**: each side lost one legion to a weapon and one in the fight. That’s 6 provinces of 9. "
        "You have 2 points left, but what you may do next depends on where you stand, and Italia is good for politics. **End movement.**",
        "one conquest is enough for now: Italia is just where you want to act. **End movement.**",
        {
            Province.SICILIA: "Sicilia is tempting, but then you couldn’t act in political Italia. **End movement.**",
            Province.GALIA_CISALPINA: "why go back? In Italia you can raise politics. **End movement.**",
            Load: "legions matter only if you march on, and you’re where you want to be. **End movement.**",
        },
    ),
    Said(
        "**Actions**: up to three, for 1, 2 and 3 gold. In a political province you raise politics or win over citizens. "
        "Winning citizens costs 2 more unless you lead in politics. So **raise politics** first: nobody else has.",
        "whoever leads in politics pays less for citizens. **Raise politics** first.",
        {EndTurn: "you have gold, and a first action costs only 1. **Raise politics** before you end your turn."},
    ),
    Said(
        "Pompey built up his military. Crassus raised politics, too, and took **Aegyptus** with your 2 gold in it: "
        "collect gold early! As compensation one of your weapons went into the bag. Your turn: other provinces supplied this time. Take **2 gold**.",
        "with 2 more gold you can afford two actions this turn. Take **2 gold**.",
        {
            CallRome(RomeForm.LEGIONS): "legions take provinces, but now you want citizens, and they cost gold. Take **2 gold**.",
            CallRome(RomeForm.BOTH): "then you’d have 2 gold, and two citizens cost 1 and 2. Take **2 gold**.",
        },
    ),
    Said(
        "You have 3 gold, you’re still in political Italia, and Crassus and you both lead in politics, as Pompey is behind. "
        "You don’t have to move. **End movement** and go on to your actions.",
        "you’re already where you want to act, and whoever leaves Italia can’t win citizens there. **End movement.**",
        {
            Province.AEGYPTUS: "revenge can wait: Crassus stands there with 3 legions, and citizens are won in Italia. **End movement.**",
            Province.SICILIA: "that’d be one more province, but citizens are won in a political one, like Italia. **End movement.**",
            Load: "your legions can stay as they are: you’re not going anywhere. **End movement.**",
        },
    ),
    Said(
        "In 5 turns there’s an **election**: most citizens wins it and becomes consul. You have 2 citizens, Crassus 3. "
        "Leading, you pay 1 gold for the first and 2 for the second: **win over two neutral citizens**.",
        "neutral citizens are what puts you ahead of Crassus now. **Win over two of them.**",
        {
            Raise(Competence.POLITICS): "politics can wait, the election can’t: Crassus has 3 citizens. **Win over two neutral citizens.**",
            Section.CRASSUS: "that takes one from Crassus and gives you none. A neutral citizen becomes yours: **win over two neutral ones.**",
            Section.POMPEY: "Pompey has only 2. It’s Crassus you have to pass: **win over two neutral citizens.**",
            EndTurn: "there’s gold left, and citizens make a consul. **Win over two neutral citizens** first.",
        },
    ),
    Said(
        "4 citizens: you’d be elected now! But elections cost the consul 3 citizens, and your rivals have turns left. "
        "You know all you need: supply, move, act where you stand, and keep an eye on all three ways to win. Have fun!"
    ),
)
