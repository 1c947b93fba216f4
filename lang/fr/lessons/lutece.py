"""La leçon de Lutèce, en français."""

from __future__ import annotations

from lang.lesson import Said
from rules.lutece.components import Bidder, Income, Side, Tile
from rules.lutece.moves import Choose, Firm, HoldBack, Raise, Ready, Reinforce

INCOME = Income.REVENUES
LESSON = (
    Said(
        "Achetez des cartes. **Le plus de points gagne.** Quatre **ressources** (Cervoise, Potion, Glaive, Pain) : le plus d’une vaut 10, "
        "le moins 0, sinon 4 ; le **Talent** (l’étoile) départage. 3 pièces, 1 point : d’où le 1 près du **laurier**. La partie finit quand on ne peut remplacer une carte vendue."
    ),
    Said(
        "Six cartes en vente ; chacun en choisit deux en secret, à gauche et à droite (le côté ne sert qu’aux pots-de-vin). Le **Boulanger** (A) donne 2 Pains et "
        "coûte 3 de vos 5 pièces. Le **Champ** (3) en coûte 1 et vous rend 1 pièce par Pain, le sien compris. Choisissez **A** à gauche et **3** à "
        "droite.",
        "Boulanger et Champ vont ensemble : du Pain, et de l’or pour le Pain. Choisissez **A** à gauche et **3** à droite.",
        {
            Choose(Tile.THREE, Tile.A): "pour cet exercice, mettez le Boulanger à gauche, car c’est lui qui recevra le pot-de-vin : **A** à gauche, **3** à droite.",
            Choose(Tile.A, Tile.ONE): "le Moulin vaut 1 point par Pain ; il faut d’abord du Pain et de l’or. Choisissez **A**, puis **3**.",
            Choose(Tile.A, Tile.B): "deux personnages prendraient tout votre or, et rien ne vous paierait. **A** à gauche, **3** à droite.",
            Choose(INCOME, INCOME): "vous auriez 11 pièces et aucune carte, et le Boulanger serait parti. **A** à gauche, **3** à droite.",
            Tile.B: "le Druide donne de la Potion, et le Champ ne rapporte rien pour elle. **A** à gauche, **3** à droite.",
            Tile.C: "un Légionnaire sert quand il y a de quoi se battre ; vous n’avez encore rien. Choisissez **A** et **3**.",
            Tile.ONE: "le Moulin compte vos Pains, et vous n’en avez pas encore. **A** à gauche, **3** à droite.",
            Tile.TWO: "la Mine ne paie que son propre Glaive ; le Champ paie aussi les Pains du Boulanger. Choisissez **A** et **3**.",
            INCOME: "Boulanger et Champ rapportent aussi 3 pièces, et du Pain. Choisissez **A** et **3**.",
        },
    ),
    Said(
        "Place aux **pots-de-vin** : tout le monde voit la somme, personne ne sait sur quelle carte. Si deux visent la même, le plus gros "
        "l’emporte ; l’autre reprend le sien, plus 1 pièce. À égalité, la carte est perdue, et chacun gagne 1 pièce. Livia a mis 1. Mettez **1 pièce à gauche**, sur le Boulanger.",
        "1 pièce suffit, sur la carte de gauche. Mettez **1 à gauche**.",
        {
            Ready: "un autre peut vouloir le Boulanger, et à 0 contre 0 il serait perdu. Mettez d’abord **1 à gauche**.",
            Firm: "un autre peut vouloir le Boulanger ; à 0 contre 0, il serait perdu. Mettez d’abord **1 à gauche**.",
            Raise(Side.LEFT, 2): "un pot-de-vin qui achète est dépensé ; il vous faut 3 pour le Boulanger et 1 pour le Champ. **1 à gauche.**",
            Raise(Side.LEFT, 5): "vous ne pourriez plus payer le Boulanger, et vous perdriez les deux. **1 à gauche.**",
            Raise(Side.RIGHT, 1): "à droite, c’est le Champ. On se battra plutôt pour le Boulanger : **1 à gauche.**",
            Raise: "c’est trop : vos deux cartes coûtent 4 de vos 5 pièces. Mettez **1 à gauche**.",
        },
    ),
    Said(
        "Il vous reste 4 pièces : 3 pour le Boulanger, 1 pour le Champ. Gardez toujours de quoi payer vos cartes, sinon elles sont perdues ! "
        "Quand tous sont prêts, on révèle et on achète : les lettres d’abord, puis les chiffres. Appuyez sur **Prêt**.",
        "vos 4 dernières pièces paieront vos cartes. Appuyez sur **Prêt**.",
        {Firm: "c’est pour rester prêt même si quelqu’un ajoute des pièces. Ici, **Prêt** suffit."},
    ),
    Said(
        "Livia voulait aussi le Boulanger ! Votre 1 bat son 0. Vous avez 3 Pains, et le Champ a payé 3 pièces. Titus a pris **Revenus** : "
        "3 pièces. Sur chaque carte invendue, on pose 1 pièce : l’acheteur la prend. Visez **C** à gauche, le Légionnaire, et **3** à droite, un "
        "Champ qui rapportera 4 pièces.",
        "le Champ vous paiera 4 pièces, et le Légionnaire va servir. Choisissez **C** à gauche, **3** à droite.",
        {
            Choose(Tile.THREE, Tile.C): "pour cet exercice, dans l’autre ordre : **C** à gauche, **3** à droite.",
            Choose(INCOME, Tile.THREE): "le Légionnaire, qui va servir, ne coûte rien : 1 à payer, 1 à trouver. Choisissez **C** et **3**.",
            Tile.ONE: "bonne idée, le Moulin, mais trop tôt : laissez l’or s’y poser, et prenez d’abord le Légionnaire : **C** et **3**.",
            Tile.A: "un Apprenti apporte 1 ressource ; le Champ, 1 Pain et 4 pièces. Choisissez **C** et **3**.",
            Tile.B: "la Cervoise, c’est une autre course. Vous menez au Pain, continuez : **C** et **3**.",
            Tile.TWO: "cette Mine paie 1 pièce, pour son propre Glaive. Le Champ en paie 4 : choisissez **C** et **3**.",
            INCOME: "le Champ vous paiera 4 pièces, plus que Revenus. Choisissez **C** et **3**.",
        },
    ),
    Said(
        "Cette fois, aucun pot-de-vin, et personne ne visait vos cartes : 4 Pains, un Légionnaire, 7 pièces. Le **Moulin** (1) vaut 1 point par Pain, "
        "et il porte déjà 2 pièces. Choisissez **1** à gauche et **Revenus** à droite, pour 3 pièces de plus.",
        "le Moulin vous vaut 4 points. Choisissez **1** à gauche et **Revenus** à droite.",
        {
            Choose(INCOME, Tile.ONE): "pour suivre la leçon, le Moulin à gauche : **1** à gauche et **Revenus** à droite.",
            Tile.A: "la Cervoise ne fait pas tourner de Moulin. Il compte vos Pains : **1** à gauche, **Revenus** à droite.",
            Tile.B: "un Apprenti peut attendre ; le Moulin et ses 2 pièces, non. Choisissez **1** et **Revenus**.",
            Tile.C: "la Potion serait une autre course ; le Moulin vaut 4 points tout de suite. Choisissez **1** et **Revenus**.",
            Tile.TWO: "le Marché veut Potion et Pain, et vous n’avez pas de Potion. Choisissez **1** et **Revenus**.",
            Tile.THREE: "la Forge compte les Glaives, et vous n’en avez pas. Choisissez **1** et **Revenus**.",
            Choose(INCOME, INCOME): "l’or, vous l’avez ; il vous faut des points. **1** à gauche et **Revenus** à droite.",
        },
    ),
    Said(
        "Livia a mis 2 pièces à gauche. Sur le Moulin ? Avec 3, vous la battriez. Mais votre **Légionnaire** peut ajouter 2 à un pot-de-vin quand "
        "on révèle. Mettez donc seulement **1 pièce à gauche**.",
        "1 pièce et les 2 du Légionnaire font 3. Mettez **1 à gauche**.",
        {
            Raise(Side.LEFT, 3): "3 battrait ses 2. Avec le Légionnaire, 1 suffit, et vous gardez 2 pièces. Mettez **1 à gauche**.",
            Raise(Side.LEFT, 2): "2 contre 2, et le Légionnaire en plus : 1 de moins suffit. Mettez **1 à gauche**.",
            Ready: "les 2 du Légionnaire seuls égaleraient Livia, et la carte serait perdue. Mettez d’abord **1 à gauche**.",
            Side.RIGHT: "c’est votre carte Revenus : un bluff, qui vous reviendrait. Le Moulin est à gauche : **1 à gauche.**",
            Raise: "inutile d’en mettre tant : 1 et les 2 du Légionnaire battent ses 2. Mettez **1 à gauche**.",
            Firm: "sans rien sur le Moulin ? Le Légionnaire seul ne ferait qu’égaler Livia. Mettez d’abord **1 à gauche**.",
        },
    ),
    Said(
        "Oui, Livia veut le Moulin : ses 2 contre votre 1. Qui a un Légionnaire peut maintenant le sacrifier : +2 à un pot-de-vin. "
        "Il quitte le jeu, mais le Moulin le vaut bien. **Sacrifiez votre Légionnaire pour vous-même.**",
        "3 contre 2, et le Moulin est à vous. **Sacrifiez votre Légionnaire pour vous-même.**",
        {
            HoldBack: "Livia prendrait le Moulin et ses 2 pièces. **Sacrifiez votre Légionnaire pour vous-même.**",
            Reinforce(Bidder.SECOND): "pourquoi aider Livia ? **Sacrifiez votre Légionnaire pour vous-même.**",
        },
    ),
    Said(
        "Le Moulin est à vous, avec ses 2 pièces ! 4 points pour 4 Pains, et 10 pour la majorité : avec vos pièces, c’est le total du "
        "**laurier**. Livia reprend ses 2 pièces, plus 1. L’**aigle** marque un **lieu romain**, comme le Moulin ; une **Statue** vaut "
        "3 points, plus 1 par lieu romain que vous avez."
    ),
    Said(
        "Pour finir : à ressources égales, le plus grand **Talent** l’emporte : le nombre dans l’étoile. Un **Apprenti** rejoint un de vos personnages et donne 1 de plus de sa ressource. "
        "Un pot-de-vin sur **Revenus** vous revient : un bluff. À égalité de points, l’or décide, puis les cartes. Bon jeu !"
    ),
)
