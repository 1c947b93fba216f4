"""La leçon de La Fin du Triumvirat, en français."""

from __future__ import annotations

from lang.lesson import Said
from rules.triumvirat.components import Competence, Province, RomeForm, Section
from rules.triumvirat.moves import CallRome, EndMovement, EndTurn, Escort, Load, March, Raise, Recall

LESSON = (
    Said(
        "Vous êtes **César**, en rouge. Pompée joue bleu, Crassus noir. Gagne aussitôt qui tient **9 provinces** (vous en avez 5) ; monte les deux **compétences**, "
        "politique et militaire, à VII ; ou, au **forum**, est élu consul deux fois, ou a 6 citoyens une fois consul (la première élection en coûte 3)."
    ),
    Said(
        "D’abord l’**approvisionnement**. Le petit pion d’une province, son gouverneur, sort de sa tuile un tour sur deux : elle donne alors légions ou or (les encadrées). "
        "Sur un **fonctionnaire**, il reste dehors : elle donne à chaque tour. Rome donne aussi, au choix ; pour agir, prenez **2 pièces d’or**.",
        "il vous faudra de l’or pour agir à ce tour. Prenez **2 pièces d’or**.",
        {
            CallRome(RomeForm.LEGIONS): "vos provinces vous donnent déjà 4 légions. Ce qui vous manque, c’est de l’or pour agir : **2 pièces d’or**.",
            CallRome(RomeForm.BOTH): "une légion de plus ne change rien ; une pièce d’or de plus, si. Prenez **2 pièces d’or**.",
        },
    ),
    Said(
        "**Mouvement** : votre triumvir a 4 points ; une frontière en coûte 1, une zone de mer 1, plus 1 avec des légions. Elles ne bougent qu’avec lui, et l’or d’une province l’y attend. "
        "Vous visez Italia ; des légions attendent en chemin. Allez en **Gallia Cisalpina** avec **3 légions** : une reste.",
        "vous voulez Italia, et une grande armée. Allez en **Gallia Cisalpina** avec **3 légions**, et laissez-en une.",
        {
            Province.ITALIA: "par mer, vous attaqueriez à 4 au plus, alors que 4 autres attendent en **Gallia Cisalpina**. Passez-y d’abord, avec **3 légions**.",
            Province.GALIA_CISALPINA: "à 4, plus personne ne garderait Gallia Narbonensis, et un rival n’aurait qu’à y entrer. Laissez-en une : **3 légions**.",
            Province.HISPANIA_CITERIOR: "Pompée y est en personne, et il vaut 2 légions. Italia est plus facile : **Gallia Cisalpina** d’abord.",
            March: "c’est Italia qui vous tente, et la route passe par **Gallia Cisalpina**. Allez-y avec **3 légions**.",
            Load: "une seule légion suffit de garde, les autres sont pour Italia. Allez en **Gallia Cisalpina** avec **3 légions**.",
            Escort: "ce fonctionnaire servira peut-être ici plus tard. Laissez-le, et allez en **Gallia Cisalpina** avec **3 légions**.",
            Recall: "votre fonctionnaire travaille ici : laissez-le faire. Allez en **Gallia Cisalpina** avec **3 légions**.",
            EndMovement: "il vous reste 4 points, et Italia est proche. Allez en **Gallia Cisalpina** avec **3 légions**.",
        },
    ),
    Said(
        "Entrer chez un rival, c’est attaquer. On tire du sac une arme par légion du plus petit camp, 3 au plus : les vôtres tuent chez lui, les siennes chez vous. "
        "Puis son triumvir, s’il est là, vous tue 2 légions, et les autres tombent une contre une. Laissez-en une de vos 7 : attaquez **Italia avec 6**.",
        "à 6 légions, vous ne pouvez pas échouer, et une reste de garde. Attaquez **Italia avec 6**.",
        {
            Load(7): "plus personne ne garderait Gallia Cisalpina : un rival n’aurait qu’à y entrer. Laissez-en une, attaquez à **6**.",
            Province.ITALIA: "à 3, vous pouvez échouer : deux armes de Pompée, et c’est 1 contre 2. Emmenez **6** de vos 7 légions.",
            Load: "plus vous êtes nombreux, plus c’est sûr. Laissez juste une légion de garde : attaquez **Italia avec 6**.",
            March: "vous êtes venu pour Italia, et 7 légions n’attendent que cela. Attaquez **Italia avec 6**.",
            EndMovement: "vous vous arrêteriez à sa porte, avec 3 points et 7 légions. Attaquez **Italia avec 6**.",
        },
    ),
    Said(
        "**Italia est à vous**, votre 6e province : les deux armes étaient à Pompée et vous ont tué 2 légions, puis chaque camp en a perdu 2. "
        "Il reste 2 points, mais le lieu décide de vos actions : Italia est politique (les pièces de sa tuile). **Finissez le mouvement.**",
        "une conquête suffit : c’est en Italia que vous voulez agir. **Finissez le mouvement.**",
        {
            Province.SICILIA: "Sicilia est tentante, mais elle n’est pas politique : c’est en Italia qu’il faut agir. **Finissez le mouvement.**",
            Province.GALIA_CISALPINA: "pourquoi revenir ? En Italia, vous pouvez monter en politique. **Finissez le mouvement.**",
            Load: "des légions ne servent qu’à avancer, et vous êtes arrivé. **Finissez le mouvement.**",
        },
    ),
    Said(
        "**Actions** : trois au plus (1, 2, 3 pièces d’or). Province politique : monter en politique ou persuader ; militaire (épées) : monter en militaire ou s’armer ; "
        "de **compétence** (les deux) : monter l’une ou l’autre. Persuader coûte 2 de plus si l’on ne mène pas en politique : **montez-y** d’abord.",
        "quand on mène en politique, les citoyens coûtent moins cher. **Montez** d’abord **en politique**.",
        {EndTurn: "vous avez de l’or, et la première action n’en coûte que 1. **Montez en politique** avant de finir."},
    ),
    Said(
        "Plus assez d’or pour une deuxième action : votre tour est fini. Crassus vous a pris **Aegyptus** et l’or qui y restait, puis est monté en politique. "
        "Qui perd une province reçoit la carte Compensation (« I » sur votre panneau) et met une arme dans le sac. Prenez **2 pièces d’or**.",
        "avec 2 pièces de plus, vous aurez de quoi faire deux actions. Prenez **2 pièces d’or**.",
        {
            CallRome(RomeForm.LEGIONS): "les légions prennent des provinces, mais les citoyens coûtent de l’or. Prenez **2 pièces d’or**.",
            CallRome(RomeForm.BOTH): "vous n’auriez que 2 pièces, et deux citoyens coûtent 1 puis 2. Prenez **2 pièces d’or**.",
        },
    ),
    Said(
        "Vous avez 3 pièces d’or, vous êtes toujours en Italia, province politique, et vous menez en politique avec Crassus, car Pompée est derrière. "
        "Rien ne vous oblige à bouger. **Finissez le mouvement** et passez aux actions.",
        "vous êtes déjà là où vous voulez agir ; ailleurs, vous perdriez cette chance. **Finissez le mouvement.**",
        {
            Province.AEGYPTUS: "la revanche attendra : Crassus y est avec 3 légions, et vous êtes bien placé pour persuader. **Finissez le mouvement.**",
            Province.SICILIA: "une province de plus, oui, mais on ne persuade qu’en province politique. **Finissez le mouvement.**",
            Load: "vos légions peuvent rester ainsi : vous n’allez nulle part. **Finissez le mouvement.**",
        },
    ),
    Said(
        "L’**élection** a lieu dans 5 tours, tous joueurs confondus : celui qui a le plus de citoyens devient consul. Vous en avez 2, Crassus 3. "
        "Comme vous menez, le premier vous coûte 1 pièce d’or et le deuxième 2 : **persuadez deux citoyens indécis**.",
        "ce sont des citoyens indécis qui vous feront passer devant Crassus. **Persuadez-en deux.**",
        {
            Raise(Competence.POLITICS): "la politique attendra, pas l’élection : Crassus a 3 citoyens. **Persuadez deux citoyens indécis.**",
            Section.CRASSUS: "Crassus en perdrait un, mais vous n’en auriez pas plus. Un indécis vous rejoindrait : **persuadez-en deux.**",
            Section.POMPEY: "Pompée n’en a que 2 ; c’est Crassus qu’il faut dépasser. **Persuadez deux citoyens indécis.**",
            EndTurn: "il reste de l’or, et ce sont les citoyens qui font un consul. **Persuadez** d’abord **deux citoyens indécis**.",
        },
    ),
    Said(
        "Avec 4 citoyens, vous seriez élu. Un nouveau consul gagne un fonctionnaire et perd 3 citoyens, **avant** qu’on regarde s’il en a 6. "
        "À la fin d’un tour, une province garde 6 légions au plus. Qui a la carte Compensation et perd encore une province monte une compétence. Bon jeu !"
    ),
)
