"""Comment on demande : les mots qui ne disent rien par eux-mêmes, ceux qui en disent peu, et ceux qui veulent dire la même chose."""

SILENT = (
    "un une le la les l de du des d à au aux en dans sur par pour avec et ou si est sont être été suis es sommes était c t je j tu "
    "te toi vous nous on il ils elle elles eux lui leur leurs moi mon ma mes ton ta tes votre vos notre nos son sa ses ce cet "
    "cette ces ça cela celui celle ceux que qu qui quoi quel quelle quels quelles quand où pourquoi comment peut peuvent pouvons "
    "puis peux pouvoir dois doit devez fait faire faut se s me m ne n pas y a ai as avons avez ont avoir jeu règle règles partie "
    "passe arrive veut veux veulent vouloir voulez dire dit signifie signifient explique expliquer donc alors mais dont car là ici "
    "bien juste vraiment quelque chose choses truc trucs possible ke koi kwa "
)

FAINT = (
    "combien plus tout tous toute toutes autre autres chacun chaque personne quelqu monde utiliser utilise utilisé encore sert "
    "suite prochain prochaine prochaines nouveau nouveaux nouvelle nouvelles trois seul seule "
    "servent servir utile devenir devient deviennent deviens marche marchent fonctionne fonctionnent met mets mettre mettent "
)

SYNONYMS = (
    "gagner gagne gagnant vainqueur victoire remporter emporter battre bats battu",
    "égalité égalités égal égaux æquo départage départager nul pareil pareils",
    "fin finir finit finale terminer dernier arrête",
    "score points point décompte compter compte total pv",
    "commencer commence début premier débuter",
    "préparation installation matériel",
    "argent or sous monnaie pièce pièces fric",
    "attaquer attaque combat combattre bataille guerre envahir",
    "acheter achat achats achète acquérir",
    "déplacer déplacement bouger mouvement voyager marcher pas",
    "annuler bloquer veto contrer empêcher refuser",
    "carte cartes pioche pile paquet",
    "défausse défausser jeter",
    "piocher pioche compléter tirer",
    "échange échanger troquer",
    "marier marié mariage épouser famille",
    "bâtiment bâtiments construction construire bâtir",
    "caché secret secrète cachée privé",
    "soldat soldats troupe troupes armée légion légions",
    "vote votes suffrage suffrages élection élu voter",
    "enchère enchérir pot-de-vin vin mise miser pots",
    "ordre tour tours déroulement",
    "passer passif renoncer",
    "bière cervoise",
    "joueur joueurs personnes",
    "payer paie coût coûter prix cher",
    "bateau mer traversée navire",
    "majorité majorités",
    "manche phase",
    "perdre perd perdu perte",
    "taxe impôt pénalité amende",
    "limite limites maximum max",
    "sert servent servir utile utilité",
    "devenir devient deviens deviennent",
    "fuir fuite évasion retraite réfugier",
    "mourir meurt meurent mort tuer tué éliminer",
    "améliorer meilleur monter progresser",
    "dire annoncer annonce nommer",
    "nombre nombres chiffre chiffres",
    "petit faible bas moins",
    "grand fort haut gros",
    "regarder voir vois voient espionner",
    "obligé obligatoire devoir forcé",
    "voler prendre piquer",
    "reprendre récupérer rendre reviennent revenir",
    "case cases pas",
    "choisir choisis prendre prends viser",
    "reçois recevoir gagner obtenir",
    "deuxième second",
    "plusieurs deux",
    "arriver atteindre arrivée entrer",
    "reculer recule arrière",
    "vaut valent valeur valoir rapporte rapportent rapporter",
    "approvisionnement approvisionner ravitaillement ravitailler",
    "convertir convertissez transformer changer",
    "engager engagez recruter acheter",
    "vendre vente",
    "groupe groupes sénateurs préteurs questeurs édiles censeurs",
    "attraper attrapé capturer capturé",
    "italie italia",
    "afrique africa",
    "protéger sauver défendre",
    "rouvrir rouvrent ouvrir ouverte",
    "relancer lancer lance",
)
