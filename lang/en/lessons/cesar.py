"""The lesson of Caesar & Cleopatra, in English."""

from __future__ import annotations

from lang.lesson import Said
from rules.cesar.components import Group, Influence, Pile
from rules.cesar.moves import Assassinate, Draw, LayDown, LayUp, LetPass, Passive

LESSON = (
    Said(
        "You’re **Cleopatra**. There are 21 patricians to win, in five groups, and Caesar wants them too. Each is worth **1 point**, more than "
        "half of a group 1 extra, a whole group another. **Most points win.** You win patricians with **Influence** cards played on their group."
    ),
    Said(
        "**An active turn**: play Influence, then refill your hand to 5 from your outlined piles, **reserve** (Influence) and **Manipulation**. "
        "Last, a **vote card** comes up: its group votes, all cards there are revealed, the higher total wins **one patrician**. A **passive** turn only discards and draws."
    ),
    Said(
        "To start, you each placed your cards 1 to 5 **face down**, one per group (*0+1?* is 0 face up, 1 face down). From then on, each turn: **two face up or one face down**. "
        "Your secret **mission**: 3 or more Senators are worth 2 extra points. Play **5 and 4 face up** on them.",
        "your mission is the Senators. Play **5 and 4 face up** on the **Senators**.",
        {
            LayDown: "face down you only play one card. Start with more: **5 and 4 face up** on the Senators.",
            Passive: "on a passive turn you only discard and draw. Play **5 and 4 face up** on the Senators.",
            Group.PRAETORS: "the Senators can bring you 2 extra points. Play **5 and 4 face up** there.",
            Group.QUAESTORS: "the Quaestors’ turn will come. Your mission first: **5 and 4 face up** on the Senators.",
            Group.AEDILES: "your face-down 4 is already there. Play **5 and 4 face up** on your mission, the Senators.",
            Group.CENSORS: "your face-down 5 is already there. Play **5 and 4 face up** on the Senators, your mission.",
            LayUp: "start strong: first your **5**, then your **4**, both on the Senators.",
        },
    ),
    Said(
        "That’s 9 on the Senators, plus your face-down 3. Now refill your hand to 5, from either pile: Influence cards win votes, and Manipulations are tricks that kill, "
        "move or reveal your opponent’s cards. Your turn ends with that. Draw **1 Influence and 1 Manipulation**.",
        "a bit of both is best now. Draw **1 Influence and 1 Manipulation**.",
        {
            Draw(Pile.INFLUENCE, 2): "without a Manipulation you’d be helpless against Caesar’s. Draw **1 of each**.",
            Pile.MANIPULATION: "one of those, yes, but Influence first. Draw **1 Influence**, then **1 Manipulation**.",
            Pile.INFLUENCE: "you have enough Influence now, but no tricks. Draw **1 Manipulation** as well.",
            Draw(Pile.MANIPULATION, 2): "you need Influence for every active turn: don’t run out. Draw **1 of each**.",
        },
    ),
    Said(
        "The **Senators** voted. Face-down cards count: 12 to 2, you win one. The winner then discards their highest card there, the loser their lowest. "
        "Caesar played 5 and 4 on the Quaestors; an **Orgy** came up: no vote. Contest the **Quaestors**: play your **5 face down** on them.",
        "Caesar is after the Quaestors. Play your **5 face down** on the **Quaestors**.",
        {
            LayUp: "Caesar would see it coming, and a Manipulation can kill a face-up card. Play your **5 face down** on the Quaestors.",
            Passive: "you’d leave the Quaestors to Caesar. Play your **5 face down** on them.",
            Group.SENATORS: "you have 7 there and Caesar has nothing. Play your **5 face down** where he’s strong: the Quaestors.",
            LayDown: "Caesar has 9 on the Quaestors: only your best card helps there. Play your **5 face down** on them.",
        },
    ),
    Said(
        "Face down, your 5 is a secret, and safe from **Assassination**, which kills a face-up card. Keep your **Veto**: it cancels one Manipulation of Caesar’s, whichever you like. "
        "So end your turn without a Manipulation. You have enough Influence for your next turn: draw **1 Manipulation**.",
        "this is no time for a Manipulation. End your turn, and **draw 1 Manipulation**.",
        {Pile.INFLUENCE: "you have three Influence cards; what you need is a trick of your own. **Draw 1 Manipulation.**"},
    ),
    Said(
        "The Praetors voted: your 2 lost to Caesar’s 3. (On a tie, nobody would have won.) Now Caesar plays **Assassination**: your face-up 4 on "
        "the Senators would be discarded! But you have a **Veto** in hand. **Veto it!**",
        "your 4 would be gone, and the Senators are your mission. **Veto it!**",
        {LetPass: "you’d lose your 4 on the Senators, your mission. You have a Veto: **use it!**"},
    ),
    Said(
        "Caesar then played a card face down, and an Orgy came up. You drew an **Assassination** yourself! Play one Manipulation per turn, before or after "
        "your Influence; each card says what it does. Caesar has 9 on the Quaestors: **kill the 5** there.",
        "first your Assassination: **kill the 5** on the **Quaestors**. Then play your Influence.",
        {
            Assassinate(Group.QUAESTORS, Influence.FOUR): "why the 4, when you can have the 5? **Kill the 5.**",
            Passive: "on a passive turn you play no Influence and no Manipulation. **Kill the 5** on the Quaestors.",
        },
    ),
    Said(
        "No Veto from Caesar: the 5 is gone. He has a 4 and a face-down card there; you have a 1 and a 5, both face down. "
        "Each side has two **Philosophers** (0) among its cards: where one side has more of them, the *lower* total wins. Take the risk: **3 and 2 face up** on the **Quaestors**.",
        "every point counts there. Play **3 and 2 face up** on the **Quaestors**.",
        {
            Group.SENATORS: "you already have 7 there. It’s close on the Quaestors: play **3 and 2 face up** there.",
            Influence.ONE: "your 1 is too weak for this. Play **3 and 2 face up**, both on the **Quaestors**.",
            LayDown: "face down you’d only play one: 3 and 2 make 5. Play **both face up** on the Quaestors.",
        },
    ),
    Said(
        "The **Quaestors** voted: yours, 11 to 9! The small squares under a group count its cards: at 8 it votes at once. "
        "The game ends when all patricians are won, or when nobody has Influence left. Have fun!"
    ),
)
