"""What people ask at a table, in their words and with their slips, and the paragraph that has to come first."""

QUESTIONS = {
    ("en", "cesar"): """
        how do I play = C2.1; how do I get more cards = C2.6; when is it over = C5.1; how many players = C1.8
        win = C5.4; how do I win? = C5.4; who wins = C5.4; scoring = C5.4; tie = C3.2; tied vote = C3.2; veto = C4.7
        can i veto a veto? = C4.7; vetoo = C4.7; how many cards in hand = C2.1; how many cards can I play = C2.2; philosofer = C3.3
        what does the philosopher do = C3.3; spy = C4.3; asassination = C4.2; castling = C4.4; wrath = C4.6; courtesan = C4.5
        who goes first? = C1.8; when does the game end = C5.1; mission = C1.6; can I skip my turn = C2.1
        how many vetoes are there = C1.4; orgy = C1.2; what is hidden? = C1.9a; no influence left = C5.2; draw cards = C2.6
        what happens if we both have the same total? = C3.2; what do the little squares mean = C2.5
        can I look at the other player’s face-down cards? = C4.5""",
    ("fr", "cesar"): """
        comment on joue = C2.1; quand c’est fini = C5.1; combien de joueurs = C1.8; combien de temps dure une partie = C5.1
        comment gagner = C5.4; gagner = C5.4; qui gagne ? = C5.4; score = C5.4; égalité = C3.2; egalite = C3.2; veto = C4.7; véto = C4.7
        combien de cartes en main = C2.1; combien de cartes poser = C2.2; philosofe = C3.3; à quoi sert le philosophe ? = C3.3
        espion = C4.3; espionne = C4.3; asassinat = C4.2; roque = C4.4; colère = C4.6; courtisane = C4.5; qui commence = C1.8
        quand finit la partie = C5.1; mission = C1.6; passer mon tour = C2.1; combien de vetos = C1.4; orgie = C1.2
        qu’est-ce qui est caché = C1.9a; plus d’influence = C5.2; piocher = C2.6
        que se passe-t-il si on a le même total ? = C3.2; les petits carrés = C2.5; voir les cartes cachées de l’adversaire = C4.5""",
    ("en", "fortuna"): """
        how do I play = F2.1; who starts = F6.1; how long is a game = F6.4; how do I get more cards = F5.1
        win = F6.5; how to win = F6.5; who is the winner? = F6.5; tie = F6.5; tiebreaker = F6.5; tax = F4.5; marry = F3.9
        how do i get married = F3.9; sell wine = F3.5; wine trade = F3.5; how much does a building cost = F1.6; basillica = F3.10
        aqueduct = F2.2; how many dice = F1.3; get more dice = F3.8; centurions = F3.6; what are centurions for = F4.1; vestals = F3.7
        bribery = F3.11; when does the game end = F6.4; swap = F2.4; exchange a card = F2.4; locked = F2.4; refuse a favour = F4.6
        how do I get a second die = F3.8; how many privilege cards do I keep = F5.1; what is a cube = F1.4
        two players = F4.8; how many privilege cards = F1.7; who is first = F6.1; roll dice = F4.2""",
    ("fr", "fortuna"): """
        comment on joue = F2.1; quand c’est fini = F6.4; passer mon tour = F2.5; soldats = F3.6; c’est quoi le but = F6.5
        comment gagner = F6.5; gagner = F6.5; vainqueur = F6.5; égalité = F6.5; departage = F6.5; taxe = F4.5; se marier = F3.9
        mariage = F3.9; vendre du vin = F3.5; vente de vin = F3.5; combien coûte un bâtiment = F1.6; basillique = F3.10; aqueduc = F2.2
        combien de dés = F1.3; obtenir un dé = F3.8; centurions = F3.6; à quoi servent les centurions ? = F4.1; vestales = F3.7
        corruption = F3.11; quand finit la partie = F6.4; échange = F2.4; verrouillé = F2.4; refuser une faveur = F4.6
        comment avoir un deuxième dé = F3.8; combien de cartes privilège on garde = F5.1
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


# As a child, a parent and a seasoned gamer type it, in whole sentences and with their slips: what answers best stands first,
# and where several paragraphs answer, each is named.
EVERYDAY = {
    ("en", "fortuna"): """
        emperor = F4.3 F4.2; who is the emperor? = F4.3 F4.2; what happens when I reach Rome = F6.5; how far is it to rome = F1.2 F6.5
        bankrupt = F4.5; what if I have no coins left = F4.5; can I go backwards = F4.5; why should I get married = F4.3 F3.9
        what’s a vestal good for = F4.3 F3.7 F3.8; how do I make money = F3.5 F3.4; what does the market do? = F3.10
        can somebody steal my card = F2.4; does everybody get a last turn = F6.4; what are the tokens for = F5.1
        turn water into wine = F3.3; wat does the aquaduct do = F2.2; can I use more than one die = F4.2; may i keep 2 cards = F5.1
        do A cards score at the end = F6.6; coin limit = F1.2; whats a favor = F4.3 F4.2; how do we know who plays first = F6.1
        how much is a basilica = F1.6 F3.10; can i play two privilege cards in one turn = F5.3
        how do I get water = F3.1; can I sell water = F3.4 F3.5 F3.1; do i need a wife for the palace = F3.10 F3.9
        what if the deck is empty = F5.2; what are the limits = F1.3; can I build two markets = F3.10; when do I roll the dice = F4.2
        is my hand secret = F1.11a; what does fortuna do = F3.12; what if my coins go over 20 = F1.2; how many favours can I use = F4.2
        what is a locked card = F2.4 F1.11; do I have to pay the tax if I have no wheat = F4.5 F4.6
        why was my favour turned over = F4.4
        why can’t I use my new card = F2.4; what happens when I land on 15 = F6.3 F4.7; do I need to be married for the palace = F3.10
        how do I get more vestals = F3.7; my dice are too low what now = F4.5 F4.2; where do coins come from = F3.4 F3.5 F1.2
        how do I stop somebody taking my card = F2.4 F1.11; can I roll again = F4.2 F3.9; when do favours open again = F6.2 F4.4
        how many points is a building worth = F1.7a F6.6; do I have to roll = F4.2 F4.7; can I have two palaces = F3.10
        what’s a b card = F5.3 F1.7 F1.7a
        who gets the last turn = F6.4; can I use the same favour as my friend = F4.4 F4.2; how do I get into rome = F6.5
        how much is the market = F1.6
        is there a limit on water = F1.3; what do I get for being married = F3.9 F4.3; can I sell water = F3.4 F3.5 F3.2
        how do I get more coins = F3.5 F3.4 F3.9; do I need a vestal for favour 6 = F4.3
        where do the privilege cards go = F5.3 F5.1 F5.2; can I use three dice at once = F4.2; can I keep my action card = F2.4 F2.5
        what if nobody takes fortuna = F6.1; how many spaces does harvest give = F3.2 F4.3; can I move backwards = F4.5
        can I build without paying = F2.6 F3.10; does the aqueduct work right away = F2.2""",
    ("en", "lutece"): """
        what happens if we both want the same card = L2.7; can I take my bribe back = L2.3 L2.7; I’m bankrupt = L2.6
        majority bonus = L5.1; what does ready mean = L2.9; how many points for the most bread = L5.1; what is income = L2.5 L1.2
        can others see my gold = L1.4a; what’s the apprentice for? = L3.1; how much is money worth at the end = L5.4
        tiebreaker for a majority = L5.1; what happens to cards nobody buys = L2.8; can I choose the same card twice = L2.2
        how do I become a senator = L5.5; do we all play at the same time = L2.2 L1.4; points for legionaries = L5.3 L4.1
        whats a bribe = L2.3; is there a limit on gold = L1.2; what does a druid cost = L1.3a; do I have to buy it = L2.6
        can i change my mind = L2.2 L2.9; cotnested card = L2.7
        how do I earn gold = L2.5; what happens if I can’t pay = L2.6; tied bribes = L2.7; when is the game over = L2.1
        how many cards can I pick = L2.2; what does the tavern give = L4.3; can I move the apprentice later = L3.2
        points for roman places = L5.2 L4.4 L4.5; whats the violet cards = L5.3; what does T3 mean = L5.1 L1.3a L1.3b L1.3c L1.3d
        how much gold at the start = L1.2; can I lower my bid = L2.3; how many legionaries can I use = L4.1
        second place points = L5.1; what does the apprentice copy? = L3.1
        can two players play = L1.1
        what if we both bribe the same = L2.7; can I take my gold back = L2.3 L2.7; why did I lose the card = L2.6 L2.7
        how do I get points for bread = L5.1 L4.4; what’s the number in the star = L5.1; how do you use the soldier guy = L4.1
        what does the statue do = L4.6
        what’s the laurel = L5.4 L5.5; what does the eagle mean = L5.2 L4.4 L4.5; can I buy only one card = L2.2
        what happens if I run out of gold = L2.6 L1.2; can I see what others chose = L1.4a L2.2; what are apprentices for = L3.1
        do I pay my bribe if I lose = L2.7; how much gold do I need for one point = L5.4; what does violet mean = L4.6 L4.7 L5.3
        can I be ready and still raise = L2.9; how many rounds are there = L2.1; do leftover legionaries count = L5.3 L4.1
        who picks first = L1.4 L2.2
        how many cards do I buy each round = L2.2; can I get rid of an apprentice = L3.2 L3.1
        what if my bribe is the smallest = L2.7; what does the forge do = L4.4; who goes first with legionaries = L1.4 L4.1
        do I see the next cards = L1.4a L2.1; is income always safe = L2.5 L2.4; can three people want the same card = L2.7
        what is a talent of 10 = L5.1; when do roman places score = L5.2 L4.4""",
    ("en", "cesar"): """
        how does voting work = C3.1; when do we vote = C2.5 C2.7; majority bonus = C5.4; how many points is a senator worth = C5.4
        what is a patrician = C1.1; can I look at my opponent’s cards = C4.3 C1.9a; what happens in a draw = C3.2
        do I get my cards back = C2.8; how can I stop a manipulation = C4.7; what’s an orgy = C1.2 C2.7; what if a group is empty = C3.6
        how many cards may I hold = C2.1 C2.6; do I have to play a card = C2.1 C2.2; two cards face down = C2.2; who is Caesar = C1.8
        when does the lowest number win = C3.3; assasin = C4.2; phylosopher = C3.3; secret mision = C1.6; how many points do I get = C5.4
        bonus for the whole group = C5.4; what’s in my deck = C1.3 C1.4 C1.5; can I play a veto on my turn = C4.7
        how many cards do I draw = C2.6; can i see the discard pile = C2.8; how do I win a senator = C3.1
        what if both have a philosopher = C3.3; what’s my mission worth = C5.4 C1.6; kill a card = C4.2
        move my cards to another group = C4.4; when is the game finished = C5.1 C5.2; how many cards are allowed in a group = C2.3
        can I play two manipulations = C2.4; do I lose my cards after a vote = C3.1; do I have to reveal my hand = C1.9a C4.3
        reveal hidden cards = C4.5; how many spies are there = C1.4
        how do I beat Cleopatra = C5.4; is Caesar or Cleopatra first = C1.8; can I look at my opponents cards = C4.3 C4.5 C1.9a
        why did nobody win the vote = C3.2; can I put three cards down = C2.2; how many cards fit on the senators = C2.3
        do I lose my cards after a vote = C3.1 C2.8; what’s an orgy = C1.2 C2.7; how do I protect my card from being killed = C4.2 C4.7 C2.2
        who wins if we have the same points = C5.4; can I stop an assassination = C4.7; what does the dancer do = C1.3
        what happens when all the senators are gone = C3.6; can I skip playing cards = C2.1; how many cards can be in a group = C2.3
        why are there two numbers like 3+1 = C2.3 C1.9 C3.1 C1.9a; when do I show my mission = C5.4 C1.6
        can my philosopher be killed = C4.2
        can I play two tricks in one turn = C2.4
        what are the small squares under a group = C2.5; do I have to use my manipulation = C2.4; how many consuls do I have = C1.3
        can I put my cards back in my hand = C4.4 C2.8; what happens if the deck of votes is empty = C2.7
        who picks the card the spy takes = C4.3; why do I have a mission = C1.6 C5.4; is a majority of the censors worth more = C5.4
        when can I draw = C2.6; can we both win = C5.4""",
    ("en", "triumvirat"): """
        retreat = T4.5 T4.3; forum = T5.2 T7.1; how do I get more soldiers = T2.2; what does rome give me = T2.3
        when is the election = T6.1 T6.2; when do we vote = T6.1 T6.2; how do I become consul = T6.2; can I attack twice = T3.5
        what if everybody dies in the battle = T4.3; can my triumvir die = T4.5; how many steps can I walk = T3.1
        what is the bag for = T4.1; can I swim across the sea = T3.2; can a player be eliminated = T3.5
        how many provinces do I need to win = T7.2
        max armies per province = T6.1; why is it so expensive = T5.3; my provence gives me nothing = T2.1; what do gouvernors do = T2.1
        what are citizens for = T5.2 T7.1; is there any luck = T4.7; how do I get better at politics = T5.2
        what happens if my triumvir is attacked = T4.5; how many turns in a year = T6.1; neighbouring provinces = T1.4d
        what do I need to win = T7.1; how much does a citizen cost = T5.3 T5.1 T5.2; how many legions can I take with me = T3.1
        who wins a tied election = T6.2; do I get something when I lose a province = T4.6; can my legions move alone = T3.1
        how do I get gold from my provinces = T3.3 T2.2; what does the consul do = T6.3; how many weapons are drawn = T4.1
        can I have two civil servants in one province = T3.4; what is the time stone = T6.1; what if gold runs out = T2.4
        can I attack without soldiers = T3.5; where can I flee = T4.5
        can I stop in the sea = T3.2 T3.1; how many citizens do I need = T7.1
        why can’t I attack him = T3.5; how do I get more money = T2.2 T2.3; how do elections work = T6.2
        why can’t I attack a third province = T3.5; consul with six citizens = T7.1; how do I get new weapons = T5.2
        I have seven citizens why didn’t I win = T7.1; what happens to my triumvir if I have no province left = T3.5
        why did I lose two soldiers at the start of the battle = T4.1 T4.2; can two players be in one province = T3.5
        what does VII mean = T7.3
        do my soldiers move on their own = T3.1; how many soldiers can stay in a province = T6.1; what happens if Caesar is caught = T4.5
        how do I get a ninth province = T7.2 T4.4; can I stop in the water = T3.1 T3.2; what does the black pawn do = T1.4 T2.1
        do I lose my gold when I’m attacked = T4.4; how do weapons work = T4.1; can I attack with one legion = T3.5
        who votes in the election = T6.2
        how do I get a second civil servant = T6.3 T6.4; can my leader die = T4.5; how long does a year last = T6.1 T1.5
        can I leave a province empty = T3.5; what does the consul card do = T6.3; how many legions does rome give = T2.3
        can I win on another player’s turn = T7.5; where do my weapons go after a battle = T4.1; how do I lose skill = T4.5
        how do I place new legions = T2.3 T2.2; can crassus start = T1.2 T1.5; is there a limit on gold = T2.5
        how much does the second action cost = T5.1""",
    ("en", "micatio"): """
        how many fingers can I show = M2.1; who gets the point = M2.3; which numbers can I say = M2.2
        how many points do I need = M1.2; what if two of us say the same number = M2.3""",
    ("fr", "fortuna"): """
        l’empereur = F4.3 F4.2; à quoi sert la vestale = F4.3 F3.7 F3.8; c’est quoi une faveur = F4.3 F4.2 F1.9
        a koi sert l’aqueduc = F2.2
        qu’est-ce qui se passe quand j’arrive à Rome = F6.5; combien de cases jusqu’à Rome = F1.2 F6.5; faillite = F4.5
        et si je n’ai plus d’argent = F4.5; est-ce que je peux reculer = F4.5; pourquoi se marier = F4.3 F3.9
        à quoi ça sert le marché = F3.10; on peut me voler ma carte ? = F2.4; est-ce que tout le monde joue le dernier tour = F6.4
        c’est quoi les jetons = F5.1 F1.8; changer l’eau en vin = F3.3; aqueduque = F2.2; je peux garder deux cartes = F5.1
        comment gagner des sous = F3.5 F3.4; ca veut dire quoi verrouille = F2.4; combien coute un centurion = F3.6
        peut-on utiliser plusieurs des = F4.2; combien de pièces maximum = F1.2; qui joue en premier = F6.1 F3.12
        deux cartes privilège dans un tour = F5.3; combien vaut une carte A à la fin = F6.6
        comment avoir de l’eau = F3.1; peut-on construire deux marchés = F3.10; il faut etre marié pour le palais ? = F3.10 F3.9
        la pioche est vide on fait quoi = F5.2; c’est quoi les limites = F1.3; quand est-ce qu’on lance les dés = F4.2
        à quoi sert fortuna = F3.12; combien de faveurs par tour = F4.2; pourquoi ma faveur est retournée = F4.4
        je suis obligé d’échanger = F2.4; on commence avec combien d’argent = F1.2; vendre mon ble = F3.4
        combien de vestales maximum = F1.3; que donne le palais de cesar = F6.3
        pourquoi je peux pas utiliser ma nouvelle carte = F2.4; qu’est-ce qui se passe sur la case 15 = F6.3 F4.7
        faut être marié pour le palais = F3.10
        comment avoir plus de vestales = F3.7; mon dé est trop petit je fais quoi = F4.5 F4.2; comment gagner des sous = F3.4 F3.5
        empêcher qu’on me prenne ma carte = F2.4 F1.11; je peux relancer les dés = F4.2 F3.9; quand les faveurs se rouvrent = F6.2 F4.4
        ça vaut combien de points un bâtiment = F1.7a F6.6; je dois lancer les dés = F4.2 F4.7; je peux avoir deux palais = F3.10
        c’est quoi une carte B = F5.3 F1.7 F1.7a; qui joue en dernier = F6.4 F6.1; on peut utiliser la même faveur que l’autre = F4.4 F4.2
        comment entrer à Rome = F6.5; combien coûte le marché = F1.6; y a une limite d’eau = F1.3; ça sert à quoi d’être marié = F3.9 F4.3
        je peux vendre de l’eau = F3.4 F3.5 F3.2
        comment avoir plus de pièces = F3.5 F3.4 F3.9; il faut une vestale pour la faveur 6 = F4.3
        où vont les cartes privilège = F5.3 F5.1 F5.2; je peux utiliser trois dés = F4.2; je peux garder ma carte action = F2.4 F2.5
        et si personne ne prend fortuna = F6.1; la moisson donne combien de blé = F3.2; on peut reculer = F4.5
        construire sans payer = F2.6 F3.10; l’aqueduc marche tout de suite = F2.2""",
    ("fr", "lutece"): """
        c’est quoi le talent = L5.1; que veut dire prêt = L2.9; c koi un pot de vin = L2.3; on veut tous les deux la même carte = L2.7
        je peux reprendre mon or ? = L2.3 L2.7; et si j’ai pas assez de sous = L2.6; à quoi sert l’aprenti = L3.1
        combien de points pour le plus de pain = L5.1; c’est quoi les revenus = L2.5 L1.2; est-ce que les autres voient mon or = L1.4a
        combien vaut l’or à la fin = L5.4; que deviennent les cartes que personne n’achète = L2.8
        je peux choisir deux fois la même carte = L2.2; comment devenir sénateur = L5.5; on joue tous en même temps = L2.2 L1.4
        combien de points rapporte un légionnaire = L5.3 L4.1; faillite = L2.6; combien coûte un druide = L1.3a; bonus de majorité = L5.1
        suis-je obligé d’acheter = L2.6; peut-on changer d’avis = L2.2 L2.9; y a-t-il une limite d’or = L1.2
        departager les majorites = L5.1; comment je gagne de l’or = L2.5; que se passe-t-il si je ne peux pas payer = L2.6
        egalite de pots de vin = L2.7
        quand est-ce que ça s’arrête = L2.1; combien de cartes je prends = L2.2; que donne la taverne = L4.3
        peut-on déplacer l’apprenti = L3.2; à quoi servent les cartes violettes = L5.3; est-ce que je peux baisser ma mise = L2.3
        combien d’or au départ = L1.2; ça rapporte quoi la statue = L4.6; le deuxième marque combien = L5.1
        comment utiliser un legionnaire = L4.1; qui joue en premier = L1.4; l’apprenti copie quoi ? = L3.1
        on peut jouer à deux ? = L1.1
        et si on met pareil = L2.7; je peux récupérer mon or = L2.3 L2.7; pourquoi j’ai perdu la carte = L2.6 L2.7
        comment avoir des points avec le pain = L5.1 L4.4; c’est quoi l’étoile = L5.1; comment on utilise le soldat = L4.1
        elle fait quoi la statue = L4.6
        c’est quoi le laurier = L5.4 L5.5; c’est quoi l’aigle = L5.2 L4.4 L4.5; je peux acheter une seule carte = L2.2
        et si j’ai plus d’or = L2.6 L1.2
        je peux voir ce que les autres ont choisi = L1.4a L2.2; à quoi servent les apprentis = L3.1
        je paie mon pot-de-vin si je perds = L2.7
        combien d’or pour un point = L5.4; ça veut dire quoi violet = L4.6 L4.7 L5.3; je peux ajouter quand je suis prêt = L2.9
        il y a combien de tours = L2.1; les légionnaires qui restent comptent = L5.3 L4.1; qui choisit en premier = L1.4 L2.2
        combien de cartes on achète par tour = L2.2; changer un apprenti de place = L3.2 L3.1
        et si mon pot-de-vin est le plus petit = L2.7; elle fait quoi la forge = L4.4; qui commence avec les légionnaires = L1.4 L4.1
        on voit les prochaines cartes = L1.4a L2.1; les revenus c’est sûr = L2.5 L2.4; trois joueurs veulent la même carte = L2.7
        c’est quoi un talent de 10 = L5.1; quand comptent les lieux romains = L5.2 L4.4""",
    ("fr", "cesar"): """
        à quoi sert le veto = C4.7; quand vote-t-on = C2.5 C2.7; comment vote-t-on = C3.1; combien de points = C5.4
        combien de points vaut un sénateur = C5.4; c’est quoi un patricien = C1.1; je peux voir les cartes de l’autre ? = C4.3 C1.9a
        que se passe-t-il en cas d’égalité = C3.2; on récupère ses cartes ? = C2.8; comment empêcher une manipulation = C4.7
        ça veut dire quoi orgie = C1.2 C2.7; et si un groupe est vide = C3.6; combien de cartes dans la main = C2.1 C2.6
        suis-je obligé de jouer une carte = C2.1 C2.2; deux cartes face cachée = C2.2; qui est César = C1.8
        quand est-ce que le plus petit gagne = C3.3; a quoi sert l’espion = C4.3; philozophe = C3.3; bonus de majorité = C5.4
        que faire des cartes dont je veux pas = C2.1; c’est quoi la mision secrete = C1.6; que veut dire roque = C4.4
        jouer un veto à mon tour = C4.7
        je pioche combien de cartes = C2.6; on peut regarder la défausse = C2.8; comment gagner un sénateur = C3.1
        et si on a tous les deux un philosophe = C3.3; elle vaut combien la mission = C5.4 C1.6; tuer une carte = C4.2
        déplacer mes cartes = C4.4; combien de cartes devant un groupe = C2.3; je peux jouer deux manipulations = C2.4
        est-ce que je perds mes cartes après le vote = C3.1; dévoiler les cartes cachées = C4.5; combien d’espions = C1.4
        à quoi sert la courtisane = C4.5; la partie s’arrete quand = C5.1 C5.2
        comment je bats Cléopâtre = C5.4; c’est César ou Cléopâtre qui commence = C1.8; je peux voir les cartes de l’autre = C4.3 C4.5 C1.9a
        pourquoi personne n’a gagné = C3.2; je peux poser trois cartes = C2.2; combien de cartes devant les sénateurs = C2.3
        je perds mes cartes après le vote = C3.1 C2.8; c’est quoi une orgie = C1.2 C2.7; comment protéger ma carte = C4.2 C4.7 C2.2
        qui gagne si on a les mêmes points = C5.4; je peux empêcher un assassinat = C4.7; la danseuse elle sert à quoi = C1.3
        que se passe-t-il quand il n’y a plus de sénateurs = C3.6; je suis obligé de poser une carte = C2.1 C2.2
        combien de cartes max dans un groupe = C2.3
        ça veut dire quoi 3+1 = C2.3 C1.9 C3.1 C1.9a; quand est-ce qu’on montre la mission = C5.4 C1.6; on peut tuer un philosophe = C4.2
        je peux jouer deux manipulations = C2.4
        c’est quoi les petits carrés sous un groupe = C2.5; je suis obligé de jouer une manipulation = C2.4
        combien j’ai de consuls = C1.3; reprendre mes cartes = C4.4 C2.8; et si la pile de suffrages est vide = C2.7
        qui choisit la carte de l’espion = C4.3; à quoi ça sert la mission = C1.6 C5.4; avoir tout un groupe = C5.4
        quand est-ce que je pioche = C2.6; on peut gagner tous les deux = C5.4""",
    ("fr", "triumvirat"): """
        à quoi servent les citoyens = T5.2 T7.1; battre en retraite = T4.5 T4.3; forum = T5.2 T7.1; comment avoir plus de soldats = T2.2
        quand vote-t-on = T6.1 T6.2; c’est quand l’élection = T6.1 T6.2; comment devient-on consul = T6.2
        je peux attaquer deux fois = T3.5; et si tout le monde meurt = T4.3; mon triumvir peut mourir ? = T4.5
        de combien de cases je peux bouger = T3.1; à quoi sert le sac = T4.1; traverser la mer a la nage = T3.2
        un joueur peut-il être éliminé = T3.5; combien de provinces pour gagner = T7.2; combien de soldats max par province = T6.1
        pourquoi c’est si cher = T5.3; ma province ne me donne rien = T2.1; c’est quoi un gouverneur = T2.1 T1.4
        y a-t-il du hasard = T4.7; à quoi ça sert un fonctionaire = T3.4; comment devenir meilleur en politique = T5.2
        combien de tours dans une année = T6.1; provinces voisines = T1.4d; qu’est-ce que donne rome = T2.3
        qu’est-ce qu’il faut pour gagner = T7.1; combien coûte un citoyen = T5.3 T5.1 T5.2; combien de légions je peux emmener = T3.1
        pourquoi je ne peux pas attaquer une troisième province = T3.5; consul avec six citoyens = T7.1
        comment avoir de nouvelles armes = T5.2; j’ai 7 citoyens pourquoi je n’ai pas gagné = T7.1
        que devient mon triumvir s’il n’a plus de province = T3.5; comment installer un fonctionnaire = T3.4
        qui gagne si égalité à l’élection = T6.2; je gagne quelque chose si je perds une province = T4.6
        mes légions peuvent bouger seules ? = T3.1; comment récupérer l’or de mes provinces = T3.3 T2.2
        ça sert à quoi d’être consul = T6.3; on tire combien d’armes = T4.1; deux fonctionnaires dans une province = T3.4
        c’est quoi la pierre du temps = T6.1; s’il n’y a plus d’or = T2.4; attaquer sans légion = T3.5; où je peux fuir = T4.5
        peut-on s’arrêter en mer = T3.2 T3.1; combien de citoyens il faut pour gagner = T7.1
        pourquoi je peux pas l’attaquer = T3.5; comment aller en Afrique = T1.4d T3.1 T3.2; comment avoir plus d’argent = T2.2 T2.3
        comment marchent les élections = T6.2; pourquoi j’ai perdu deux soldats au début = T4.1 T4.2
        combien de soldats peuvent rester dans une province = T6.1; ça veut dire quoi VII = T7.3; mes soldats bougent tout seuls = T3.1
        que se passe-t-il si César est attrapé = T4.5; à quoi sert la pierre = T6.1; comment avoir neuf provinces = T7.2
        je peux m’arrêter dans l’eau = T3.1 T3.2; à quoi sert le pion noir = T1.4 T2.1; je perds mon or quand on m’attaque = T4.4
        comment marchent les armes = T4.1; je peux attaquer avec une légion = T3.5; qui vote à l’élection = T6.2
        comment avoir un autre fonctionnaire = T6.3 T6.4; mon chef peut mourir = T4.5; ça dure combien une année = T6.1 T1.5
        laisser une province vide = T3.5; à quoi sert la carte consul = T6.3; combien de légions donne rome = T2.3
        on peut gagner au tour d’un autre = T7.5; où vont les armes après la bataille = T4.1; comment on perd une compétence = T4.5
        où placer mes nouvelles légions = T2.3 T2.2; est-ce que crassus peut commencer = T1.2 T1.5; y a une limite d’or = T2.5
        combien coûte la deuxième action = T5.1""",
    ("fr", "micatio"): """
        combien de doigts je peux montrer = M2.1; qui gagne le point = M2.3; quels nombres je peux dire = M2.2
        combien de points il faut = M1.2; et si deux joueurs disent la même chose = M2.3""",
}
