"""The lesson of Fortuna, in English."""

from __future__ import annotations

from lang.lesson import Said
from rules.fortuna.components import Action, Favour, Source
from rules.fortuna.moves import Claim, Command, Convert, Decline, Exchange, Execute, Give, GiveWater, Lock, Pass, Skip

LESSON = (
    Said(
        "You’re **Blue**. Your family walks from its village (0) to Caesar’s Palace (15). When somebody gets there, you finish the round "
        "and the game ends. **Most victory points (VP) win**: the number of your space, plus your secret Privilege cards. But you must be in Rome, on **space 10** or beyond!"
    ),
    Said(
        "Your side of the board holds three **Action cards**. On your turn you use one, then swap it for a face-up card of another side. Livia goes before you, "
        "and might take one of yours. So everybody **locks** one, face down: it can’t be taken, and opens again on your turn. **Lock Harvest.**",
        "you’ll want Harvest this turn, and Livia could take it if you leave it face up. **Lock Harvest.**",
        {
            Lock(Action.CEREMONY): "it only trades a Vestal for a die, which you don’t need yet. **Lock Harvest**: you’ll use it right away.",
            Lock(Action.FAMILY): "you’d miss Harvest more, and Livia could take it. **Lock Harvest.**",
        },
    ),
    Said(
        "Livia went to space 3, took your Ceremony and left Hire Vestals. Luckily, Harvest was locked! **Your turn**: use one of your "
        "three cards. You advance by giving goods to Rome’s emperor, such as Wheat. **Use Harvest** for 2 more, but keep your Water: he likes Water too.",
        "the emperor pays for Wheat. **Use Harvest**, without Water.",
        {
            Execute(Action.VESTALS): "another Vestal costs 3 coins, and Vestals only please the emperor if you roll a 6. **Use Harvest** first.",
            Execute(Action.FAMILY): "you’ll get to marry later this turn. **Use Harvest** first: the card you use now gets swapped away.",
            Convert(1, False): "the emperor takes 2 Wheat at most, and you’ll have 3. Keep your Water: **use Harvest** without it.",
            Skip: "why swap a card without using it? **Use Harvest.**",
        },
    ),
    Said(
        "You have 3 Wheat. Now you must **swap** the card you used for a face-up card on another side. The new one stays locked until your next turn. "
        "**Take Fortuna** from Livia: whoever has it at the end of the round goes first in the next.",
        "with Fortuna you go first next round. **Take Fortuna.**",
        {
            Exchange(Action.WINE_TRADE): "you have 1 Wine: there’s hardly anything to sell. **Take Fortuna.**",
            Exchange(Action.WHEAT_TRADE): "your Wheat is for the emperor, not for sale. **Take Fortuna.**",
            Exchange(Action.WATER_SUPPLY): "the emperor takes 1 Water a turn, and you have that. **Take Fortuna.**",
            Exchange(Action.CORRUPTION): "a bribe is handy, but going first is better. **Take Fortuna.**",
            Exchange(Action.CONSTRUCTION): "a building costs 3 coins or more, and soon you’ll need 3 for a wedding. **Take Fortuna.**",
            Exchange(Action.CENTURIONS): "you already have a Centurion, and your coins are for a wedding. **Take Fortuna.**",
        },
    ),
    Said(
        "**Military Power**: you can give up a Centurion to use a second card. You have one Centurion. With Family you can **marry** for 3 of your 5 coins, "
        "which will soon pay off. **Give up the Centurion for Family.** Then your die is rolled.",
        "being married lets you use a Favour that costs nothing. **Give up the Centurion for Family.**",
        {
            Command(Action.VESTALS): "a Vestal only helps if you roll a 6; being married helps with a 5 or a 6. **Use Family.**",
            Pass: "an idle Centurion doesn’t help you now. **Give it up for Family.**",
        },
    ),
    Said(
        "You’re married, and you rolled a **3**. **Favours** are the six cards of what the emperor likes: use one numbered 3 or lower that nobody "
        "has used this round, and advance 1 space for each piece you give. Using none costs 1 coin in tax. **Give 2 Wheat** for 2 spaces.",
        "2 Wheat take you 2 spaces. **Give 2 Wheat.**",
        {
            GiveWater(Source.RESERVOIR): "1 Water takes you 1 space, and Favour 1 takes no more. 2 Wheat take you 2: **give 2 Wheat.**",
            Give(Favour.ORGY, 1): "your 1 Wine takes you 1 space. 2 Wheat take you 2: **give 2 Wheat.**",
            Give(Favour.FOOD, 1): "a second Wheat takes you one space further. **Give 2.**",
            Decline: "you’d stay in your village and pay a coin for it. **Give 2 Wheat.**",
        },
    ),
    Said(
        "The round is over: all Favours open again, and those nobody used get a **token**: a Privilege card for whoever uses them next. You have Fortuna, so you go first. "
        "**Use it**: 1 space, for free. Then swap it away; Wheat worked well, so **take Harvest**. Your die is rolled after that.",
        "a free space is hard to beat, and Harvest brings 2 Wheat next turn: **use Fortuna, then take Harvest.**",
        {
            Execute(Action.FAMILY): "now that you’re married, Family gives you goods, but what you need is a space. **Use Fortuna.**",
            Skip: "use the card before you swap it. **Use Fortuna.**",
            Exchange(Action.WHEAT_TRADE): "you have 1 Wheat: there’s not much to sell. **Take Harvest** and get more.",
            Exchange(Action.CENTURIONS): "Centurions are useful, but they cost coins, and you have 2. **Take Harvest.**",
            Exchange(Action.WINE_TRADE): "your 1 Wine would bring 3 coins, and coins don’t take you forward. **Take Harvest.**",
            Exchange(Action.WATER_SUPPLY): "Water takes you 1 space a turn, Wheat up to 2. **Take Harvest.**",
            Exchange(Action.CORRUPTION): "with Bribery you’d pay a coin to use Harvest. Just **take Harvest.**",
            Exchange(Action.VINTAGE): "Wine works as well as Wheat, but stick with what you know: **take Harvest.**",
        },
    ),
    Said(
        "A **6**: you can use any Favour. Favour 5 asks for nothing: you only have to be married. And it holds a **token**, so you "
        "also draw a Privilege card. With more tokens you’d draw more and keep one. **Use Favour 5 · Marriage.**",
        "Favour 5 costs nothing and brings you a card. **Use Favour 5 · Marriage.**",
        {
            Claim(Favour.RELIGION): "your Vestal takes you 1 space too, but there’s no token on 6. **Use Favour 5.**",
            GiveWater(Source.RESERVOIR): "there’s a token on 1 as well, but it costs your Water. Favour 5 is free: **use Favour 5.**",
            Give(Favour.ORGY, 1): "1 Wine is 1 space as well, but Favour 5 costs nothing and holds a token. **Use Favour 5.**",
            Give(Favour.FOOD, 1): "keep your Wheat: Favour 5 takes you as far for nothing. **Use Favour 5.**",
        },
    ),
    Said(
        "Space 4: you’re in the lead! And here’s your first **Privilege card**, which only you see: 3 VP if you’re married at the end. C "
        "cards score at the end. A cards bring goods or people, B cards a space: you play them on your turn, even just before you end it."
    ),
    Said(
        "Last, the **Construction** card: you pay for one **building**, and can have one of each kind. **Market**: you sell for more. "
        "**Aqueduct**: 1 Water a round. **Basilica**: you keep one more Privilege card. **Palace** (yours, not Caesar’s): if you’re married, "
        "1 more space with Favour 5. Have fun!"
    ),
)
