"""The lesson of Caesar & Cleopatra, in English."""

from __future__ import annotations

from lang.lesson import Said
from rules.cesar.components import Group, Influence, Pile
from rules.cesar.moves import Assassinate, Draw, LayDown, LayUp, LetPass, Passive

LESSON = (
    Said(
        "You’re **Cleopatra**. 21 patricians in five groups wait to be won over, and Caesar wants them, too. A patrician is **1 point**, the majority of "
        "a group 1 more, the whole group 1 more. **Most points win.** You win them over with **Influence** in front of the groups."
    ),
    Said(
        "Five of your cards already lie face down. Your secret **mission**: 3 or more Senators are 2 points extra. An active turn: "
        "**two cards face up, or one face down**. On a **passive** one you only change cards. Now lay **5 and 4 face up** in front of the **Senators**.",
        "your mission is with the Senators. Lay **5 and 4 face up** in front of the **Senators**.",
        {
            LayDown: "face down you lay only one card. Begin with more: **5 and 4 face up**, in front of the Senators.",
            Passive: "on a passive turn you only change cards. Lay **5 and 4 face up** in front of the Senators.",
            Group.PRAETORS: "one group at a time: the Senators are worth 2 points more to you. Lay **5 and 4 face up** there.",
            Group.QUAESTORS: "the Quaestors’ turn will come. Your mission first: **5 and 4 face up**, in front of the Senators.",
            Group.AEDILES: "your hidden 4 already lies there. Lay **5 and 4 face up** where your mission is: the Senators.",
            Group.CENSORS: "your hidden 5 already lies there. Lay **5 and 4 face up** in front of the Senators, your mission.",
            LayUp: "begin strong: first your **5**, then your **4**, both in front of the Senators.",
        },
    ),
    Said(
        "9 in front of the Senators, and your hidden 3. Now fill up your hand to 5 from two piles: **Influence**, and **Manipulation** for tricks. "
        "Then a vote card is turned up, and the group on it votes. Take **1 Influence and 1 Manipulation**.",
        "a bit of both is best now. Take **1 Influence and 1 Manipulation**.",
        {
            Draw(Pile.INFLUENCE, 2): "without a Manipulation you’d be helpless against Caesar’s. Take **1 of each**.",
            Pile.MANIPULATION: "one of those, yes, but first an Influence. Take **1 Influence**, then **1 Manipulation**.",
            Pile.INFLUENCE: "you have Influence enough now, and no tricks. Take **1 Manipulation** as well.",
            Draw(Pile.MANIPULATION, 2): "you have to lay Influence every turn: don’t run out of it. Take **1 of each**.",
        },
    ),
    Said(
        "The vote card was **Senators**! 12 to 2: one is yours. The winner loses their highest card there, the loser their lowest. Caesar has "
        "5 and 4 on the Quaestors; his vote card was an Orgy: no vote. Lay your **5 face down** there, then press **No Manipulation**.",
        "it’s the Quaestors that Caesar is after. Lay your **5 face down** in front of the **Quaestors**, then press **No Manipulation**.",
        {
            LayUp: "Caesar would see what’s coming, and face-up cards can be killed. Lay your **5 face down**, for the Quaestors.",
            Passive: "you’d leave the Quaestors to Caesar. Lay your **5 face down** in front of them.",
            Group.SENATORS: "you have 7 there and Caesar nothing. Lay your **5 face down** where he is strong: the Quaestors.",
            LayDown: "Caesar has 9 at the Quaestors: only your best card helps there. Lay your **5 face down** in front of them.",
        },
    ),
    Said(
        "Caesar doesn’t know that it’s a 5, and can’t kill what lies face down. Your first Manipulation is a **Veto**: keep it. "
        "You may draw one card, and you have enough Influence for your next turn: **take a Manipulation**.",
        "you have three Influence cards; a trick of your own is what you lack. **Take a Manipulation.**",
    ),
    Said(
        "The Praetors voted: your 2 lost to Caesar’s 3. Now he plays an **Assassination**. It kills a card that lies face up: your 4 in front of "
        "the Senators! But you hold a **Veto**, which stops any Manipulation. **Veto it!**",
        "your 4 would be gone, and the Senators are your mission. **Veto it!**",
        {LetPass: "you’d lose your 4 in front of the Senators, your mission. You hold a Veto: **use it!**"},
    ),
    Said(
        "His trick has failed! Caesar laid a card face down, and an Orgy came up. Your turn: you drew an **Assassination** yourself. You may play one "
        "Manipulation a turn, before or after your Influence. **Kill the 5** in front of the **Quaestors**.",
        "first your Assassination: **kill the 5** in front of the **Quaestors**. Then you lay.",
        {
            Assassinate(Group.QUAESTORS, Influence.FOUR): "why the 4, when you can have the 5? **Kill the 5.**",
            Passive: "a passive turn is neither Influence nor Manipulation. **Kill the 5** in front of the Quaestors.",
        },
    ),
    Said(
        "No veto from Caesar: the 5 is gone. He has a 4 and a hidden card there, you a 1 and a 5, both hidden. Now your Influence: "
        "lay **3 and 2 face up** in front of the **Quaestors**.",
        "every point counts there. Lay **3 and 2 face up** in front of the **Quaestors**.",
        {
            Group.SENATORS: "you have 7 there already. It’s close at the Quaestors: lay **3 and 2 face up** there.",
            Influence.ONE: "your 1 is too weak for this. Lay **3 and 2 face up** in front of the **Quaestors**, both.",
            LayDown: "face down you’d lay only one: 3 and 2 make 5. Lay **both face up** in front of the Quaestors.",
        },
    ),
    Said(
        "You filled up your hand, and the vote card was **Quaestors**: 11 to 9 for you! With the 5 you killed, Caesar would have won. A group with "
        "8 cards in front of it votes at once, without a vote card. You know how it goes: lay, play a trick, fill up, vote. Have fun!"
    ),
)
