"""Comment on demande : les mots qui ne disent rien par eux-mêmes, et ceux qui veulent dire la même chose."""

SILENT = (
    "un une le la les l de du des d à au aux en dans sur par pour avec et ou si est sont être suis je j tu vous nous on il "
    "elle mon ma mes votre vos son sa ses ce cet cette ces ça que qu qui quoi quel quelle quels quelles quand où pourquoi "
    "comment peut puis peux dois doit fait faire faut se s me m ne n pas y a ai avoir jeu règle règles partie passe arrive il "
)

SYNONYMS = (
    "gagner gagne gagnant vainqueur victoire remporter emporter",
    "égalité égalités égal égaux æquo départage départager nul",
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
    "limite limites maximum",
    "approvisionnement approvisionner ravitaillement ravitailler",
    "convertir convertissez transformer changer",
    "engager engagez recruter acheter",
    "vendre vente",
)
