"""The lesson of Lutèce, in English."""

from __future__ import annotations

from lang.lesson import Said
from rules.lutece.components import Bidder, Income, Side, Tile
from rules.lutece.moves import Choose, Firm, HoldBack, Raise, Ready, Reinforce

INCOME = Income.REVENUES
LESSON = (
    Said(
        "You buy people and places. **Most points win.** There are four **resources** (Ale, Potion, Sword, Bread): the most of one scores 10, the "
        "fewest 0, everybody else 4; **Talent** (the star) breaks ties. 3 gold is 1 point: hence your 1 at the **laurel**. The game ends when a sold card can’t be replaced."
    ),
    Said(
        "Six cards are for sale. Everybody secretly chooses two, left and right (which is which only matters for bribes). The **Baker** (A) gives 2 Bread and "
        "costs 3 of your 5 gold. The **Field** (3) costs 1 and pays 1 gold for each Bread you have, its own included. Choose **A**, then "
        "**3**.",
        "the Baker and the Field go together: Bread, and gold for it. Choose **A** on the left, **3** on the right.",
        {
            Choose(Tile.THREE, Tile.A): "for this lesson put the Baker on the left, where the bribe will go: **A** on the left, **3** on the right.",
            Choose(Tile.A, Tile.ONE): "to score with the Mill you first need Bread, and gold. Choose **A**, then **3**.",
            Choose(Tile.A, Tile.B): "these two cost all your gold, and nothing would bring you any. Choose **A** on the left, **3** on the right.",
            Choose(INCOME, INCOME): "you’d have 11 gold and no card, and the Baker would be gone. Choose **A** on the left, **3** on the right.",
            Tile.B: "a Druid gives Potions, and the Field doesn’t pay for those. Choose **A** on the left, **3** on the right.",
            Tile.C: "a Legionary only helps where there’s a card to fight for: first get Bread and gold. Choose **A** and **3**.",
            Tile.ONE: "a Mill scores for Bread, and you have none yet. Choose **A** on the left, **3** on the right.",
            Tile.TWO: "the Mine only pays for its own Sword, the Field for the Baker’s Bread too. Choose **A** and **3**.",
            INCOME: "the Baker and the Field bring you 3 gold too, and Bread. Choose **A** and **3**.",
        },
    ),
    Said(
        "Now the **bribes**: everybody sees how much, nobody sees for what. If two of you want a card, the higher bribe buys it, and the other player gets "
        "theirs back, plus 1 gold. On a tie the card is lost, and each gets 1 gold. Livia put 1 on a card. Put **1 gold on your left card**, the Baker.",
        "1 gold on the left will do. Put **1 gold on your left card**.",
        {
            Ready: "somebody else may want the Baker, and at 0 to 0 it would be lost. Put **1 gold on the left** first.",
            Firm: "somebody else may want the Baker, and at 0 to 0 it would be gone. Put **1 gold on the left** first.",
            Raise(Side.LEFT, 2): "a bribe is spent when you buy, and you need 3 for the Baker and 1 for the Field. Put **1** on the left.",
            Raise(Side.LEFT, 5): "then you couldn’t pay for the Baker any more, and you’d lose both. Put **1** on the left.",
            Raise(Side.RIGHT, 1): "the right card is the Field. The others will want the Baker: **1 on the left.**",
            Raise: "that’s more than you can spare: your two cards cost 4 of your 5 gold. Put **1 on the left**.",
        },
    ),
    Said(
        "You have 4 gold left: 3 for the Baker, 1 for the Field. Always keep enough to pay, or you lose the card! Once "
        "everybody is ready, the cards are revealed and bought: letters first, then numbers. Press **Ready**.",
        "you need your last 4 gold to pay for your cards. Press **Ready**.",
        {Firm: "that keeps you ready even if others raise. Here a plain **Ready** will do."},
    ),
    Said(
        "Livia wanted the Baker too! Your 1 beat her 0. You have 3 Bread, and your Field paid 3 gold. Titus took **Income**: 3 gold. Each unsold "
        "card gets 1 gold, which goes to its buyer. Choose **C** on the left, the Legionary, and **3** on the right, a Field that will pay you 4 "
        "gold.",
        "the Field will pay you 4 gold, and you’ll need the Legionary soon. Choose **C** on the left, **3** on the right.",
        {
            Choose(Tile.THREE, Tile.C): "for this lesson take them the other way round: **C** on the left, **3** on the right.",
            Choose(INCOME, Tile.THREE): "the Legionary, whom you’ll need, is free now: it costs 1 and has 1 gold on it. Choose **C** and **3**.",
            Tile.ONE: "a good idea, but too early: let gold gather on the Mill, and get the Legionary first: **C** and **3**.",
            Tile.A: "an Apprentice brings 1 of something; the Field brings 1 Bread and 4 gold. Choose **C** and **3**.",
            Tile.B: "Ale is another race. You lead in Bread, so stick with Bread: choose **C** and **3**.",
            Tile.TWO: "this Mine only pays 1 gold, for its own Sword. The Field pays 4: choose **C** and **3**.",
            INCOME: "you’ll get 4 gold from the Field, more than from Income. Choose **C** and **3**.",
        },
    ),
    Said(
        "This time nobody bribed, and nobody else wanted your cards: now you have 4 Bread, a Legionary and 7 gold. The **Mill** on 1 scores 1 point for each Bread "
        "you have, and by now it has 2 gold on it. Choose **1** on the left and **Income** on the right, for 3 more gold.",
        "the Mill is worth 4 points to you. Choose **1** on the left and **Income** on the right.",
        {
            Choose(INCOME, Tile.ONE): "the Mill on the left, please: choose **1** on the left and **Income** on the right.",
            Tile.A: "Ale won’t turn a Mill. It scores the Bread you have: choose **1** on the left, **Income** on the right.",
            Tile.B: "an Apprentice can wait; the Mill and its 2 gold may be gone next round. Choose **1** and **Income**.",
            Tile.C: "Potions would be a new race; the Mill is worth 4 points right away. Choose **1** and **Income**.",
            Tile.TWO: "the Market wants Potion and Bread, and you have no Potion. Choose **1** and **Income**.",
            Tile.THREE: "the Forge scores Swords, and you have none. Choose **1** and **Income**.",
            Choose(INCOME, INCOME): "you have gold; what you need is points. Choose **1** on the left and **Income** on the right.",
        },
    ),
    Said(
        "Livia put 2 gold on her left card. Is it the Mill? You could outbid her with 3. But your **Legionary** can add 2 to a bribe once the cards "
        "are revealed. So just put **1 gold on the left**.",
        "1 gold and your Legionary’s 2 make 3. Put **1 gold on the left**.",
        {
            Raise(Side.LEFT, 3): "with your Legionary 1 beats her 2 as well, and you save 2 gold. Put **1 on the left**.",
            Raise(Side.LEFT, 2): "that ties her 2, and your Legionary comes on top: 1 less is enough. Put **1 on the left**.",
            Ready: "your Legionary’s 2 alone would only tie her 2, and the card would be lost. Put **1 on the left** first.",
            Side.RIGHT: "that’s your Income: it would be a bluff, and you’d get it back. The Mill is on the left: **1 on the left.**",
            Raise: "you don’t need that much: 1 plus the Legionary’s 2 beats her 2. Put **1 on the left**.",
            Firm: "for good, with nothing on the Mill? Your Legionary alone would only tie. Put **1 on the left** first.",
        },
    ),
    Said(
        "Yes, Livia wants the Mill: her 2 against your 1. Anybody with a Legionary can now use it to add 2 to one bribe. "
        "It leaves the game, but the Mill is worth it. **Use your Legionary for yourself.**",
        "3 beats 2, and the Mill is yours. **Use your Legionary for yourself.**",
        {
            HoldBack: "then Livia takes the Mill and the 2 gold. **Use your Legionary for yourself.**",
            Reinforce(Bidder.SECOND): "why help Livia? **Use your Legionary for yourself.**",
        },
    ),
    Said(
        "The Mill is yours, with its 2 gold! 4 points for 4 Bread, and 10 for the most Bread: with your gold, that’s the number at the **laurel**. "
        "Livia got her 2 back, plus 1. The **eagle** on a card marks a **Roman place**, like the Mill. A **Statue** scores 3, plus 1 for "
        "each Roman place you have."
    ),
    Said(
        "Last things. If two tie on a resource, the higher **Talent** wins: the number in the star. An **Apprentice** joins one of your characters "
        "and gives 1 more of its resource. A bribe on **Income** comes back: a bluff. If points are tied, gold decides, then cards. "
        "Have fun!"
    ),
)
