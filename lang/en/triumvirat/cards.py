"""The pages of the pieces and cards."""

from __future__ import annotations

from lang.cards import CardPage

ALONG = "In phase II, with your triumvir."
PRODUCING = "In phase I, if its supply field is free; in phase III, if your triumvir is there."

CARDS = {
    "triumvir": CardPage(
        "Triumvir", "Your piece. He has 4 movement points, takes legions along and acts where he stops. When he defends, he kills 2 attacking legions.",
        "On your turn, and when he’s attacked.", "1 per player",
        "Pompey is in Italia with 1 legion. You attack with 4: one weapon is drawn, then he kills 2 of yours.", "T3.1",
    ),
    "legion": CardPage(
        "Legion", "Fights for you and holds your provinces. In a battle both sides lose legions one for one.", ALONG, "60 (45 with two players)",
        "A province keeps 6 at most at the end of a turn. You have 8 there: 2 go back to the stock.", "T4.3",
    ),
    "governor": CardPage(
        "Governor", "The pawn of a province, in its owner’s colour. On the supply field, it blocks the supply; beside it, the province supplies.",
        "All of yours flip at the start of your turn.", "9 per player",
        "Illyricum’s governor is in. At the start of your turn it moves out: you get 2 legions there.", "T2.1",
    ),
    "civil servant": CardPage(
        "Civil servant", "At work in a province, they keep its supply field free: it supplies every turn, not every other turn.",
        "Your triumvir can leave one in any of your provinces he passes; a new consul gets one.", "6",
        "You leave one in Asia. From your next turn on, Asia gives 2 gold every turn.", "T3.4",
    ),
    "weapon": CardPage(
        "Weapon", "Drawn from the bag at the start of a battle: each of yours kills an enemy legion, each of theirs one of yours.",
        "In an attack: up to 3 are drawn. Produce 2 with an action in a military province.", "8 per player",
        "You attack 3 legions with 3: three weapons are drawn. Two are yours: two defenders die before the fight.", "T4.1",
    ),
    "citizen": CardPage(
        "Citizen", "A vote in the election. With a Consul card, 6 of them win the game.", "Win them over with actions in a political province.",
        "11 (9 with two players)", "You turn Pompey’s citizen neutral, then win it over: two actions, 1 + 2 gold if you lead politics.", "T5.2",
    ),
    "political": CardPage(
        "Political province", "Coins on the map. Supplies 2 gold. There you can raise politics, or win over citizens.", PRODUCING, "5 (2 with two players)",
        "You end in Italia with 3 gold: win over a citizen for 1, another for 2, if you lead politics.", "T5.2",
    ),
    "military": CardPage(
        "Military province", "Two swords on the map. Supplies 2 legions. There you can raise military, or produce 2 weapons.", PRODUCING, "5",
        "You end in Africa with 1 gold and lead military: 2 of your weapons go into the bag.", "T5.2",
    ),
    "competence": CardPage(
        "Skill province", "A sword and a coin on the map. Supplies 1 legion and 1 gold. There you can raise either skill.", PRODUCING, "5 (4 with two players)",
        "You end in Achaea with 6 gold: three raises, two in politics, one in military.", "T5.2",
    ),
    "consul": CardPage(
        "Consul card", "You won an election: place a new civil servant, and lose 3 citizens. From now on having 6 wins the game, and so does a second election.",
        "At the end of the year, for the player with the most citizens.", "3",
        "You’re elected with 5 citizens: 3 turn neutral, 2 stay. Win over 4 more, and you win the game.", "T6.3",
    ),
    "compensation": CardPage(
        "Compensation card", "Side I: one of your weapons goes into the bag. Side II: you may raise a skill by 1.",
        "When you lose a province: side I first, side II if you still hold the card.", "1",
        "You lose Africa: side I, a weapon. Then you lose Sicilia: side II, you raise military.", "T4.6",
    ),
    "escape": CardPage(
        "Escape card", "Your triumvir flees to any of your provinces, and you drop 1 in each skill you lead.",
        "When the province he’s in is conquered.", "1", "You lead politics at IV. Your triumvir flees to Asia: politics drops to III.", "T4.5",
    ),
}  # fmt: skip
