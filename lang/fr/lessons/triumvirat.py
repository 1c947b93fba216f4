"""La leçon de La Fin du Triumvirat, en français."""

from __future__ import annotations

from lang.lesson import Said
from rules.triumvirat.components import Competence, Province, RomeForm, Section
from rules.triumvirat.moves import CallRome, EndMovement, EndTurn, Escort, Load, March, Raise, Recall

LESSON = (
    Said(
        "Vous êtes **César**, en rouge. Pompée joue bleu, Crassus noir. Trois façons de gagner, toutes immédiates : "
        "tenir **9 provinces**, atteindre **VII sur les deux pistes**, ou dominer le **forum** : être élu deux fois, ou être consul avec 6 citoyens."
    ),
    Said(
        "Un tour a trois phases : approvisionnement, mouvement, actions. **Approvisionnement** : un tour sur deux, une province donne "
        "des légions ou de l’or. Rome, elle, donne à chaque tour, et vous choisissez quoi. L’or paie les actions : prenez **2 pièces d’or**.",
        "il vous faudra de l’or pour agir à ce tour. Prenez **2 pièces d’or**.",
        {
            CallRome(RomeForm.LEGIONS): "vos provinces viennent d’en donner. Ce qui vous manque, c’est de l’or pour agir : **2 pièces d’or**.",
            CallRome(RomeForm.BOTH): "une légion de plus ne change rien ; une pièce d’or de plus, si. Prenez **2 pièces d’or**.",
        },
    ),
    Said(
        "**Mouvement** : votre triumvir a 4 points, une frontière en coûte 1. Les légions ne bougent qu’avec lui ; il en a 4. "
        "Italia, à Pompée, vous tente : par mer avec 4 légions, ou par terre avec d’autres, prises au passage. Allez en **Gallia Cisalpina** avec **4 légions**.",
        "vous voulez Italia, et une grande armée. Allez en **Gallia Cisalpina** avec vos **4 légions**.",
        {
            Province.ITALIA: "par mer, vous attaqueriez à 4, alors que 4 autres attendent en **Gallia Cisalpina**. Passez-y d’abord, avec **4 légions**.",
            Province.HISPANIA_CITERIOR: "Pompée y est en personne, et il vaut 2 légions. Italia est plus facile : **Gallia Cisalpina** d’abord.",
            March: "c’est Italia qui vous tente, et la route passe par **Gallia Cisalpina**. Allez-y avec **4 légions**.",
            Load: "avec peu de légions, l’attaque serait faible. Allez en **Gallia Cisalpina** avec les **4**.",
            Escort: "ce fonctionnaire servira peut-être ici plus tard. Laissez-le, et allez en **Gallia Cisalpina** avec **4 légions**.",
            Recall: "votre fonctionnaire travaille ici : laissez-le faire. Allez en **Gallia Cisalpina** avec **4 légions**.",
            EndMovement: "il vous reste 4 points, et Italia est proche. Allez en **Gallia Cisalpina** avec **4 légions**.",
        },
    ),
    Said(
        "Il y a 8 légions ici. Entrer chez un rival, c’est l’attaquer. On tire d’abord jusqu’à 3 armes du sac : "
        "les vôtres tuent des défenseurs, les siennes des attaquants. Puis les légions tombent une contre une. Laissez une légion de garde : attaquez **Italia avec 7**.",
        "à 7 légions, vous ne pouvez pas échouer, et une reste de garde. Attaquez **Italia avec 7**.",
        {
            Load(8): "plus personne ne garderait Gallia Cisalpina : un rival n’aurait qu’à y entrer. Laissez-en une, attaquez à **7**.",
            Province.ITALIA: "à 4, vous pouvez échouer : deux armes de Pompée, et c’est 2 contre 2. Emmenez **7** de vos 8 légions.",
            Load: "plus vous êtes nombreux, plus c’est sûr. Laissez juste une légion de garde : attaquez **Italia avec 7**.",
            March: "vous êtes venu pour Italia, et 8 légions n’attendent que cela. Attaquez **Italia avec 7**.",
            EndMovement: "vous vous arrêteriez à sa porte, avec 3 points et 8 légions. Attaquez **Italia avec 7**.",
        },
    ),
    Said(
        "**Italia est à vous** : chaque camp a perdu une légion par une arme et une au combat. Vous voilà à 6 provinces sur 9. "
        "Il reste 2 points, mais vos actions dépendent du lieu, et Italia est politique. **Finissez le mouvement.**",
        "une conquête suffit : c’est en Italia que vous voulez agir. **Finissez le mouvement.**",
        {
            Province.SICILIA: "Sicilia est tentante, mais elle n’est pas politique : c’est en Italia qu’il faut agir. **Finissez le mouvement.**",
            Province.GALIA_CISALPINA: "pourquoi revenir ? En Italia, vous pouvez monter en politique. **Finissez le mouvement.**",
            Load: "des légions ne servent qu’à avancer, et vous êtes arrivé. **Finissez le mouvement.**",
        },
    ),
    Said(
        "**Actions** : trois au plus, pour 1, 2 et 3 pièces d’or. Dans une province politique, on monte en politique ou on persuade des citoyens. "
        "Un citoyen coûte 2 de plus si l’on ne mène pas en politique. **Montez** donc d’abord **en politique**.",
        "quand on mène en politique, les citoyens coûtent moins cher. **Montez** d’abord **en politique**.",
        {EndTurn: "vous avez de l’or, et la première action n’en coûte que 1. **Montez en politique** avant de finir."},
    ),
    Said(
        "Pompée est monté en militaire. Crassus est monté en politique et vous a pris **Aegyptus** avec ses 2 pièces d’or. "
        "En compensation, une de vos armes est allée dans le sac. À vous : d’autres provinces ont produit cette fois. Prenez **2 pièces d’or**.",
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
        "Dans 5 tours vient une **élection** : celui qui a le plus de citoyens devient consul. Vous en avez 2, Crassus 3. "
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
        "4 citoyens : vous seriez élu ! Un nouveau consul en perd 3 et gagne un fonctionnaire, qui fait produire une province à chaque tour. À égalité, est élu "
        "celui qui n’en a pas persuadé depuis le plus longtemps. Une province garde 6 légions au plus. Surveillez les trois façons de gagner. Bon jeu !"
    ),
)
