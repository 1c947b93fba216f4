"""The lesson of The End of the Triumvirate, in English."""

from __future__ import annotations

from lang.lesson import Said
from rules.triumvirat.components import Competence, Province, RomeForm, Section
from rules.triumvirat.moves import CallRome, EndMovement, EndTurn, Escort, Load, March, Raise, Recall

LESSON = (
    Said(
        "You’re **Caesar**, in red. Pompey is blue, Crassus black. Any one of these wins at once: **9 provinces** (you have 5); "
        "both **skills**, politics and military, at VII; or, in the **forum**, being elected consul twice, or 6 citizens once you’re consul (the first election costs 3)."
    ),
    Said(
        "First comes **supply**. A province’s small pawn, its governor, steps off its tile every other turn: then it supplies legions or gold "
        "(outlined). One on a **civil servant** stays off: that province supplies every turn. "
        "Rome gives you 2 more, your choice. Gold pays for actions: take **2 gold**.",
        "you’ll need gold for an action this turn. Take **2 gold**.",
        {
            CallRome(RomeForm.LEGIONS): "your provinces give you 4 legions anyway. What you lack is gold for an action: take **2 gold**.",
            CallRome(RomeForm.BOTH): "one more legion won’t matter now, one more gold will. Take **2 gold**.",
        },
    ),
    Said(
        "**Movement**: your triumvir has 4 points. A land border costs 1; a sea zone 1, plus 1 with legions. They only move with him, and gold your provinces supply lies "
        "there until he comes. The prize is Italia, and more legions wait on the way. Go to **Gallia Cisalpina** with **3 legions**: one stays.",
        "you’re after Italia, with a big army. Go to **Gallia Cisalpina** with **3 legions**, and leave one behind.",
        {
            Province.ITALIA: "by sea you’d attack with 4 at most, and in Gallia Cisalpina 4 more are waiting. Go **there** first, with **3 legions**.",
            Province.GALIA_CISALPINA: "with all 4, nobody guards Gallia Narbonensis, and any rival could walk in. Leave one: go with **3 legions**.",
            Province.HISPANIA_CITERIOR: "Pompey himself is there, and he kills 2 legions. Italia is easier: go to **Gallia Cisalpina**.",
            March: "Italia is the prize, and the way there leads through **Gallia Cisalpina**. Go there with **3 legions**.",
            Load: "one legion is enough as a guard, and the others are for Italia. Go to **Gallia Cisalpina** with **3 legions**.",
            Escort: "the civil servant is more use here. Leave them, and go to **Gallia Cisalpina** with **3 legions**.",
            Recall: "your civil servant makes this province supply every turn: let them work. Go to **Gallia Cisalpina** with **3 legions**.",
            EndMovement: "your triumvir still has 4 points, and Italia is close. Go to **Gallia Cisalpina** with **3 legions**.",
        },
    ),
    Said(
        "Entering a rival’s province is an attack. First weapons are drawn from the bag, one for each legion of the smaller side, "
        "3 at most: yours kill defenders, theirs attackers. Their triumvir, if there, kills 2 more; then legions die one for one. Leave one of your 7: attack **Italia with 6**.",
        "6 legions can’t fail here, and one stays behind as a guard. Attack **Italia with 6**.",
        {
            Load(7): "then nobody guards Gallia Cisalpina, and any rival could walk in. Leave one: attack **Italia with 6**.",
            Province.ITALIA: "3 might fail: if two of Pompey’s weapons are drawn, it’s 1 against 2. Take **6** of your 7 legions.",
            Load: "the more you bring, the surer it is. Leave just one as a guard: attack **Italia with 6**.",
            March: "Italia is what you came for, and 7 legions are waiting to go. Attack **Italia with 6**.",
            EndMovement: "you’d stop right at the border, with 3 points and 7 legions to spare. Attack **Italia with 6**.",
        },
    ),
    Said(
        "**Italia is yours**, your 6th province: both weapons were Pompey’s and killed 2 of your legions; then each side lost 2. "
        "You have 2 points left, but where you stop decides what you can buy: Italia is political (coins on its tile). **End movement.**",
        "one conquest is enough for now: Italia is exactly where you want to act. **End movement.**",
        {
            Province.SICILIA: "Sicilia is tempting, but then you couldn’t act in political Italia. **End movement.**",
            Province.GALIA_CISALPINA: "why go back? In Italia you can raise politics. **End movement.**",
            Load: "legions matter only if you march on, and you’re where you want to be. **End movement.**",
        },
    ),
    Said(
        "Up to three **actions**, for 1, 2 and 3 gold. In a political province you raise politics or win over citizens; in a military one (swords) "
        "you raise military or add weapons; in a **skill** one (coin and sword) you raise either. Citizens cost 2 more unless you lead politics: **raise politics**.",
        "once you lead politics, you pay less for citizens. **Raise politics** first.",
        {EndTurn: "you have gold, and the first action costs only 1. **Raise politics** before you end your turn."},
    ),
    Said(
        "You couldn’t pay a second action, so your turn ended. Crassus also raised politics, and took **Aegyptus** from you, with the 2 gold lying there. "
        "Whoever loses a province gets the Compensation card (the I on your panel), and puts a weapon into the bag. Take **2 gold**.",
        "with 2 more gold you can afford two actions this turn. Take **2 gold**.",
        {
            CallRome(RomeForm.LEGIONS): "legions take provinces, but this turn you want citizens, and they cost gold. Take **2 gold**.",
            CallRome(RomeForm.BOTH): "then you’d have only 2 gold, and two citizens cost 1 and 2. Take **2 gold**.",
        },
    ),
    Said(
        "You have 3 gold, you’re still in political Italia, and you and Crassus both lead politics, since Pompey is behind. "
        "You don’t have to move. **End movement** and go on to your actions.",
        "you’re already where you want to act: if you leave Italia, you can’t win over citizens there. **End movement.**",
        {
            Province.AEGYPTUS: "revenge can wait: Crassus is there with 3 legions, and you win citizens in Italia. **End movement.**",
            Province.SICILIA: "that’d be one more province, but you win citizens in a political one, like Italia. **End movement.**",
            Load: "your legions can stay as they are: you’re not going anywhere. **End movement.**",
        },
    ),
    Said(
        "The **election** is in 5 turns, counting everybody’s: whoever has the most citizens becomes consul. You have 2 citizens, Crassus 3. "
        "As you lead politics, you pay only 1 gold for the first and 2 for the second: **win over two neutral citizens**.",
        "neutral citizens put you ahead of Crassus. **Win over two of them.**",
        {
            Raise(Competence.POLITICS): "politics can wait, the election can’t: Crassus has 3 citizens. **Win over two neutral citizens.**",
            Section.CRASSUS: "that takes one from Crassus and gives you none. A neutral citizen becomes yours: **win over two neutral ones.**",
            Section.POMPEY: "Pompey has only 2. Crassus is the one to beat: **win over two neutral citizens.**",
            EndTurn: "you have gold left, and citizens make you consul. **Win over two neutral citizens** first.",
        },
    ),
    Said(
        "With 4 citizens you’d win the election. A new consul gains a civil servant and loses 3 citizens, **before** it’s checked whether they have 6. "
        "When a turn ends, a province keeps 6 legions at most. If you lose another province while you hold the Compensation card, "
        "you may raise a skill. Have fun!"
    ),
)
