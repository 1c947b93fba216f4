"""La leçon de La Fin du Triumvirat, en français."""

from __future__ import annotations

from lang.lesson import Said

LESSON = (
    Said(
        "Vous êtes **César**, en rouge. Pompée joue bleu, Crassus noir. Trois façons de gagner, toutes immédiates : "
        "tenir **9 provinces**, atteindre **VII sur les deux pistes**, ou dominer le **forum** : être élu deux fois, ou être consul avec 6 citoyens."
    ),
    Said(
        "Un tour a trois phases : ravitaillement, mouvement, actions. **Ravitaillement** : les provinces dont le gouverneur est dehors "
        "fournissent seules légions ou or. Rome y ajoute ce que vous voulez. L’or paie les actions : prenez **2 pièces d’or**.",
        "il vous faudra de l’or pour agir à ce tour. Prenez **2 pièces d’or**.",
    ),
    Said(
        "**Mouvement** : votre triumvir a 4 points, une frontière en coûte 1. Les légions ne bougent qu’avec lui ; il en a 4. "
        "L’Italia de Pompée vous tente. Par mer, vous y seriez avec 4 ; par terre, vous en prenez d’autres au passage. En **Gallia Cisalpina**, avec **4 légions** !",
        "vous voulez l’Italia, et une grande armée. Allez en **Gallia Cisalpina** avec vos **4 légions**.",
    ),
    Said(
        "Il y a 8 légions ici. Entrer chez un rival, c’est l’attaquer. On tire d’abord jusqu’à 3 armes du sac : "
        "les vôtres tuent des défenseurs, les siennes des attaquants. Puis c’est une pour une. Laissez une légion de garde : attaquez l’**Italia avec 7**.",
        "à 7 légions, vous ne pouvez pas échouer, et une reste de garde. Attaquez l’**Italia avec 7**.",
    ),
    Said(
        "**L’Italia est à vous** : chaque camp a perdu une légion par une arme et une au combat. Vous voilà à 6 provinces sur 9. "
        "Il reste 2 points, mais vos actions dépendent du lieu, et l’Italia est politique. **Finissez le mouvement.**",
        "une conquête suffit : c’est en Italia que vous voulez agir. **Finissez le mouvement.**",
    ),
    Said(
        "**Actions** : trois au plus, pour 1, 2 et 3 pièces d’or. Dans une province politique, on monte en politique ou on gagne des citoyens. "
        "Un citoyen coûte 2 de plus à qui ne mène pas en politique. **Montez** donc d’abord **en politique**.",
        "qui mène en politique paie moins cher les citoyens. **Montez** d’abord **en politique**.",
    ),
    Said(
        "Pompée s’est renforcé au militaire. Crassus est monté en politique et vous a pris l’**Aegyptus** avec ses 2 pièces. "
        "En compensation, une de vos armes est allée dans le sac. À vous ; vos gouverneurs ont changé de place. Prenez **2 pièces d’or**.",
        "avec 2 pièces de plus, vous aurez de quoi faire deux actions. Prenez **2 pièces d’or**.",
    ),
    Said(
        "Vous avez 3 pièces d’or, vous êtes toujours en Italia, province politique, et vous menez en politique avec Crassus, car Pompée est derrière. "
        "Rien ne vous oblige à bouger. **Finissez le mouvement** et passez aux actions.",
        "vous êtes déjà là où vous voulez agir ; ailleurs, vous perdriez cette chance. **Finissez le mouvement.**",
    ),
    Said(
        "Dans 5 tours vient une **élection** : qui a le plus de citoyens devient consul. Vous en avez 2, Crassus 3. "
        "Comme vous menez, le premier vous coûte 1 pièce et le deuxième 2 : **gagnez deux citoyens indécis**.",
        "ce sont des citoyens indécis qui vous feront passer devant Crassus. **Gagnez-en deux.**",
    ),
    Said(
        "4 citoyens : vous seriez élu ! Mais l’élection coûte 3 citoyens au consul, et vos rivaux ont encore des tours. "
        "Vous savez l’essentiel : se ravitailler, bouger, agir sur place, et surveiller les trois façons de gagner. Bon jeu !"
    ),
)
