"""La leçon de César & Cléopâtre, en français."""

from __future__ import annotations

from lang.lesson import Said
from rules.cesar.components import Group, Influence, Pile
from rules.cesar.moves import Assassinate, Draw, LayDown, LayUp, LetPass, Passive

LESSON = (
    Said(
        "Vous êtes **Cléopâtre**. 21 patriciens, en cinq groupes, attendent d’être séduits, et César les veut aussi. Un patricien vaut **1 point**, plus "
        "de la moitié d’un groupe 1 de plus, le groupe entier encore 1. **Qui a le plus de points gagne.** Pour les séduire, posez de l’**Influence** devant eux."
    ),
    Said(
        "**Un tour actif** : posez de l’Influence, complétez votre main à 5 dans vos piles encadrées, **réserve** (Influence) ou **Manipulation**. "
        "Enfin, une **carte Suffrage** : son groupe vote, on y révèle tout, le plus gros total gagne **un patricien**. Un tour **passif** échange des cartes, sans plus."
    ),
    Said(
        "Pour commencer, chacun a posé ses cartes 1 à 5 **face cachée**, une par groupe (« 0+1 ? » : 0 visible, 1 cachée). Ensuite, à chaque tour, **deux face visible ou une face cachée**. "
        "Mission secrète : 3 Sénateurs ou plus valent 2 points. Posez **5 et 4 face visible** devant eux.",
        "votre mission, ce sont les Sénateurs. Posez **5 et 4 face visible** devant les **Sénateurs**.",
        {
            LayDown: "face cachée, on n’en pose qu’une. Commencez fort : **5 et 4 face visible**, devant les Sénateurs.",
            Passive: "en tour passif, vous ne feriez qu’échanger des cartes. Posez **5 et 4 face visible** devant les Sénateurs.",
            Group.PRAETORS: "les Sénateurs vous valent 2 points de plus. Posez-y **5 et 4 face visible**.",
            Group.QUAESTORS: "les Questeurs auront leur tour. La mission d’abord : **5 et 4 face visible**, devant les Sénateurs.",
            Group.AEDILES: "votre 4 caché s’y trouve déjà. Posez **5 et 4 face visible** là où est votre mission : les Sénateurs.",
            Group.CENSORS: "votre 5 caché s’y trouve déjà. Posez **5 et 4 face visible** devant les Sénateurs, votre mission.",
            LayUp: "commencez fort : le **5**, puis le **4**, tous deux devant les Sénateurs.",
        },
    ),
    Said(
        "Vous avez 9 devant les Sénateurs, plus votre 3 caché. Complétez votre main à 5 cartes, dans l’une ou l’autre pile : l’Influence gagne les suffrages, les Manipulations, des ruses, "
        "tuent, dévoilent ou déplacent des cartes. Le tour finit ainsi. Prenez **1 Influence et 1 Manipulation**.",
        "un peu des deux, c’est le mieux. Prenez **1 Influence et 1 Manipulation**.",
        {
            Draw(Pile.INFLUENCE, 2): "sans Manipulation, vous seriez sans défense contre celles de César. Prenez-en **1 de chaque**.",
            Pile.MANIPULATION: "oui, une, mais d’abord une Influence. Prenez **1 Influence**, puis **1 Manipulation**.",
            Pile.INFLUENCE: "vous avez assez d’Influence, et aucune ruse. Prenez aussi **1 Manipulation**.",
            Draw(Pile.MANIPULATION, 2): "il faut poser de l’Influence à chaque tour : n’en manquez pas. Prenez-en **1 de chaque**.",
        },
    ),
    Said(
        "Les **Sénateurs** ont voté. Les cartes cachées comptent : 12 à 2, vous en gagnez un. Le gagnant y défausse sa plus forte carte, le perdant sa plus faible. César "
        "a posé 5 et 4 chez les Questeurs, puis une **Orgie** : personne ne vote. Disputez-lui les **Questeurs** : posez-y votre **5 face cachée**.",
        "César vise les Questeurs. Posez votre **5 face cachée** devant les **Questeurs**.",
        {
            LayUp: "César la verrait venir, et une Manipulation peut tuer une carte visible. Posez votre **5 face cachée**, devant les Questeurs.",
            Passive: "vous laisseriez les Questeurs à César. Posez votre **5 face cachée** devant eux.",
            Group.SENATORS: "vous y avez 7, César rien. Posez votre **5 face cachée** là où il est fort : devant les Questeurs.",
            LayDown: "César a 9 chez les Questeurs : il y faut votre meilleure carte. Posez-y votre **5 face cachée**.",
        },
    ),
    Said(
        "Face cachée, votre 5 reste secret et à l’abri d’un **Assassinat**, qui tue une carte visible. Gardez votre **Veto** : il annulera une Manipulation de César, à votre choix. "
        "Finissez donc le tour sans Manipulation. L’Influence suffit pour le prochain tour : piochez **1 Manipulation**.",
        "ce n’est pas le moment d’une Manipulation. Finissez le tour et **prenez-en une**.",
        {Pile.INFLUENCE: "vous avez trois cartes Influence ; c’est une ruse qui vous manque. **Prenez 1 Manipulation.**"},
    ),
    Said(
        "Les Préteurs ont voté : votre 2 perd contre le 3 de César. (À égalité, personne n’aurait gagné.) César joue maintenant un **Assassinat** : votre 4 visible devant "
        "les Sénateurs serait défaussé ! Mais vous avez un **Veto** en main. **Opposez votre Veto !**",
        "votre 4 disparaîtrait, et les Sénateurs sont votre mission. **Opposez votre Veto !**",
        {LetPass: "vous perdriez votre 4 devant les Sénateurs, votre mission. Vous avez un Veto : **opposez-le !**"},
    ),
    Said(
        "César a posé une carte cachée, puis une Orgie est sortie. Vous avez pioché un **Assassinat** ! On joue une Manipulation par tour, avant ou après "
        "l’Influence ; chaque carte dit ce qu’elle fait. César a 9 devant les Questeurs : **tuez-y le 5**.",
        "l’Assassinat d’abord : **tuez le 5** devant les **Questeurs**. Vous poserez ensuite.",
        {
            Assassinate(Group.QUAESTORS, Influence.FOUR): "pourquoi le 4, si vous pouvez avoir le 5 ? **Tuez le 5.**",
            Passive: "en tour passif, ni Influence ni Manipulation. **Tuez le 5** devant les Questeurs.",
        },
    ),
    Said(
        "César ne s’y oppose pas : son 5 disparaît. Il a là un 4 et une carte cachée, vous un 1 et un 5 cachés. "
        "Chaque camp a deux **Philosophes** (0) parmi ses cartes : là où l’un en a plus que l’autre, le plus *petit* total gagne. Courez le risque : **3 et 2 face visible** devant les **Questeurs**.",
        "là-bas, chaque point compte. Posez **3 et 2 face visible** devant les **Questeurs**.",
        {
            Group.SENATORS: "vous y avez déjà 7. C’est chez les Questeurs que c’est serré : posez-y **3 et 2 face visible**.",
            Influence.ONE: "votre 1 est trop faible. Posez **3 et 2 face visible**, tous deux devant les **Questeurs**.",
            LayDown: "face cachée, vous n’en poseriez qu’une : 3 et 2 font 5. Posez **les deux face visible** devant les Questeurs.",
        },
    ),
    Said(
        "Les **Questeurs** ont voté : 11 à 9 pour vous ! Les cases sous un groupe comptent ses cartes : à 8, il vote aussitôt. "
        "La partie finit quand tous les patriciens sont gagnés, ou quand plus personne n’a d’Influence. Bon jeu !"
    ),
)
