"""What people ask at a table, in their words and with their slips, and the paragraph that has to come first."""

QUESTIONS = {
    ("en", "cesar"): """
        how do I play = C2.1; how do I get more cards = C2.6; when is it over = C5.1; how many players = C1.8
        win = C5.4; how do I win? = C5.4; who wins = C5.4; scoring = C5.4; tie = C3.2; tied vote = C3.2; veto = C4.7
        can i veto a veto? = C4.7; vetoo = C4.7; how many cards in hand = C2.1; how many cards can I play = C2.2; philosofer = C3.3
        what does the philosopher do = C3.3; spy = C4.3; asassination = C4.2; castling = C4.4; wrath = C4.6; courtesan = C4.5
        who goes first? = C1.8; when does the game end = C5.1; mission = C1.6; can I skip my turn = C2.1
        how many vetoes are there = C1.4; orgy = C1.2; what is hidden? = C1.9a; no influence left = C5.2; draw cards = C2.6""",
    ("fr", "cesar"): """
        comment on joue = C2.1; quand c’est fini = C5.1; combien de joueurs = C1.8; combien de temps dure une partie = C5.1
        comment gagner = C5.4; gagner = C5.4; qui gagne ? = C5.4; score = C5.4; égalité = C3.2; egalite = C3.2; veto = C4.7; véto = C4.7
        combien de cartes en main = C2.1; combien de cartes poser = C2.2; philosofe = C3.3; à quoi sert le philosophe ? = C3.3
        espion = C4.3; espionne = C4.3; asassinat = C4.2; roque = C4.4; colère = C4.6; courtisane = C4.5; qui commence = C1.8
        quand finit la partie = C5.1; mission = C1.6; passer mon tour = C2.1; combien de vetos = C1.4; orgie = C1.2
        qu’est-ce qui est caché = C1.9a; plus d’influence = C5.2; piocher = C2.6""",
    ("en", "fortuna"): """
        how do I play = F2.1; who starts = F6.1; how long is a game = F6.4; how do I get more cards = F5.1
        win = F6.5; how to win = F6.5; who is the winner? = F6.5; tie = F6.5; tiebreaker = F6.5; tax = F4.5; marry = F3.9
        how do i get married = F3.9; sell wine = F3.5; wine trade = F3.5; how much does a building cost = F1.6; basillica = F3.10
        aqueduct = F2.2; how many dice = F1.3; get more dice = F3.8; centurions = F3.6; what are centurions for = F4.1; vestals = F3.7
        bribery = F3.11; when does the game end = F6.4; swap = F2.4; exchange a card = F2.4; locked = F2.4; refuse a favour = F4.6
        two players = F4.8; how many privilege cards = F1.7; who is first = F6.1; roll dice = F4.2""",
    ("fr", "fortuna"): """
        comment on joue = F2.1; quand c’est fini = F6.4; passer mon tour = F2.5; soldats = F3.6; c’est quoi le but = F6.5
        comment gagner = F6.5; gagner = F6.5; vainqueur = F6.5; égalité = F6.5; departage = F6.5; taxe = F4.5; se marier = F3.9
        mariage = F3.9; vendre du vin = F3.5; vente de vin = F3.5; combien coûte un bâtiment = F1.6; basillique = F3.10; aqueduc = F2.2
        combien de dés = F1.3; obtenir un dé = F3.8; centurions = F3.6; à quoi servent les centurions ? = F4.1; vestales = F3.7
        corruption = F3.11; quand finit la partie = F6.4; échange = F2.4; verrouillé = F2.4; refuser une faveur = F4.6
        deux joueurs = F4.8; combien de cartes privilège = F1.7; qui est premier = F6.1; lancer les dés = F4.2""",
    ("en", "lutece"): """
        how do I get gold = L2.5; can I pass = L2.2; what happens if I lose = L2.7; who starts = L1.4
        win = L5.5; how do I win? = L5.5; tie = L5.5; tiebreaker = L5.5; majority = L5.1; minority = L5.1; bribe = L2.3
        how do I bid = L2.3; same bribe = L2.7; two players on one card = L2.7; contested = L2.7; cannot pay = L2.6
        not enough gold = L2.6; legionary = L4.1; legionnary = L4.1; apprentice = L3.1; aprentice = L3.1; market = L4.7; statue = L4.6
        tavern = L4.3; bluff = L2.4; when does the game end? = L2.1; starting gold = L1.2; how many cards do I choose = L2.2
        ready = L2.9; mill = L4.4; bakery = L4.5; what is hidden = L1.4a; what is talent for = L5.1""",
    ("fr", "lutece"): """
        comment avoir de l’or = L2.5; combien ça coûte = L2.6; qui commence = L1.4; dernier tour = L2.1
        comment gagner = L5.5; gagner = L5.5; égalité = L5.5; departage = L5.5; majorité = L5.1; minorité = L5.1; pot-de-vin = L2.3
        comment enchérir = L2.3; même pot-de-vin = L2.7; deux joueurs sur une carte = L2.7; contestée = L2.7; pas assez d’or = L2.6
        légionnaire = L4.1; legionaire = L4.1; apprenti = L3.1; aprenti = L3.1; marché = L4.7; statue = L4.6; taverne = L4.3
        bluff = L2.4; quand finit la partie ? = L2.1; or de départ = L1.2; combien de cartes choisir = L2.2; prêt = L2.9; moulin = L4.4
        boulangerie = L4.5; qu’est-ce qui est caché = L1.4a; à quoi sert le talent = L5.1""",
    ("en", "triumvirat"): """
        what can I do on my turn = T2.1; can I pass = T3.6; what happens if I lose = T4.3; how long is a game = T7.4
        win = T7.1; how do I win? = T7.1; victory = T7.1; nine provinces = T7.2; tie = T6.2; election = T6.2; who is elected = T6.2
        consul = T6.3; attack = T3.5; how does a battle work = T4.1; weapons = T4.1; wepons = T4.1; escape = T4.5; compensation = T4.6
        compansation = T4.6; I lost a province = T4.6; by sea = T3.2; ship = T3.2; how far can I move = T3.1; how many actions = T5.1
        citizens = T5.2; civil servant = T3.4; supply = T2.2; how many legions = T1.1; who goes first = T1.2; two players = T1.3
        odds = T4.7; conquer = T4.4; what is hidden = T1.5a; leading = T5.3""",
    ("fr", "triumvirat"): """
        que faire à mon tour = T2.1; passer mon tour = T3.6; quand c’est fini = T7.4; combien ça coûte = T5.1
        comment gagner = T7.1; gagner = T7.1; victoire = T7.1; neuf provinces = T7.2; égalité = T6.2; élection = T6.2
        qui est élu ? = T6.2; consul = T6.3; attaquer = T3.5; comment marche une bataille = T4.1; armes = T4.1; évasion = T4.5
        evasion = T4.5; compensation = T4.6; compansation = T4.6; j’ai perdu une province = T4.6; par mer = T3.2; bateau = T3.2
        jusqu’où aller = T3.1; combien d’actions = T5.1; citoyens = T5.2; fonctionnaire = T3.4; fonctionaire = T3.4
        approvisionnement = T2.2; combien de légions = T1.1; qui commence = T1.2; deux joueurs = T1.3; chances = T4.7; conquête = T4.4
        mener = T5.3""",
    ("en", "micatio"): "win = M1.2; how many players = M1.1; tie = M2.3; call = M2.2; fingers = M2.1; throw = M2.1",
    ("fr", "micatio"): "comment gagner = M1.2; combien de joueurs = M1.1; égalité = M2.3; annonce = M2.2; doigts = M2.1; qui marque = M2.3",
}
