"""La leçon de Fortuna, en français."""

from __future__ import annotations

from lang.lesson import Said
from rules.fortuna.components import Action, Favour, Source
from rules.fortuna.moves import Claim, Command, Convert, Decline, Exchange, Execute, Give, GiveWater, Lock, Pass, Skip

LESSON = (
    Said(
        "Vous êtes **Bleu**. Votre famille va de son village (0) au Palais de César (15). Quand quelqu’un y arrive, on finit la manche et la partie "
        "s’arrête. **Le plus de points de victoire (PV) gagne** : numéro de sa case, plus cartes Privilège. Mais il faut être dans Rome, **case 10** ou au-delà !"
    ),
    Said(
        "Votre bord du plateau a trois **cartes Action**. À votre tour, vous en utilisez une, puis l’échangez contre une carte visible d’un autre bord. Livia, qui joue avant vous, "
        "peut vous en prendre une. On en **verrouille** donc une, face cachée, jusqu’à son propre tour. **Verrouillez Moisson.**",
        "vous aurez besoin de Moisson à ce tour, et Livia pourrait vous la prendre. **Verrouillez Moisson.**",
        {
            Lock(Action.CEREMONY): "elle ne fait qu’échanger une Vestale contre un dé : rien ne presse. **Verrouillez Moisson**, qui va servir.",
            Lock(Action.FAMILY): "Famille n’intéresse pas Livia, alors que Moisson vous manquerait. **Verrouillez Moisson.**",
        },
    ),
    Said(
        "Livia est allée case 3, a pris votre Cérémonie et laissé Vestales. Heureusement, Moisson était verrouillée ! **À vous** : utilisez une "
        "carte. On avance en donnant des biens à l’empereur, comme du Blé. **Utilisez Moisson** pour en recevoir 2, et gardez votre Eau : il l’aime aussi.",
        "c’est du Blé qu’il faut à l’empereur. **Utilisez Moisson**, sans convertir d’Eau.",
        {
            Execute(Action.VESTALS): "une Vestale de plus coûte 3 pièces et ne sert qu’avec un 6 au dé. **Utilisez** d’abord **Moisson**.",
            Execute(Action.FAMILY): "le mariage viendra dans ce même tour. **Utilisez** d’abord **Moisson** : c’est elle que vous échangerez.",
            Convert(1, False): "l’empereur prend 2 Blés au plus, et vous en aurez 3. Gardez votre Eau : **utilisez Moisson** sans la convertir.",
            Skip: "pourquoi échanger une carte sans l’avoir utilisée ? **Utilisez Moisson.**",
        },
    ),
    Said(
        "Vous avez 3 Blés. Une carte utilisée **s’échange** contre une carte face visible d’un autre bord. La nouvelle reste verrouillée jusqu’à votre "
        "prochain tour. **Prenez Fortuna** à Livia : celui qui l’a en fin de manche joue en premier à la suivante.",
        "avec Fortuna, vous jouerez en premier à la prochaine manche. **Prenez Fortuna.**",
        {
            Exchange(Action.WINE_TRADE): "vous n’avez que 1 Vin : il n’y a presque rien à vendre. **Prenez Fortuna.**",
            Exchange(Action.WHEAT_TRADE): "votre Blé est pour l’empereur, pas pour le marché. **Prenez Fortuna.**",
            Exchange(Action.WATER_SUPPLY): "l’empereur prend 1 Eau par tour, et vous l’avez déjà. **Prenez Fortuna.**",
            Exchange(Action.CORRUPTION): "utiliser la carte d’un autre peut servir, mais jouer en premier vaut mieux. **Prenez Fortuna.**",
            Exchange(Action.CONSTRUCTION): "un bâtiment coûte au moins 3 pièces, et il vous en faudra 3 pour un mariage. **Prenez Fortuna.**",
            Exchange(Action.CENTURIONS): "vous avez déjà un Centurion, et votre argent ira à un mariage. **Prenez Fortuna.**",
        },
    ),
    Said(
        "**Puissance militaire** : si vous voulez, rendez un Centurion pour utiliser une deuxième carte. Vous avez un Centurion. Avec Famille, "
        "vous vous **mariez** pour 3 de vos 5 pièces, ce qui servira bientôt. **Rendez le Centurion pour utiliser Famille.** Puis vous lancez le dé.",
        "le mariage donne droit à une Faveur gratuite. **Rendez le Centurion pour utiliser Famille.**",
        {
            Command(Action.VESTALS): "une Vestale ne sert qu’avec un 6, un mariage dès le 5. **Utilisez Famille.**",
            Pass: "un Centurion qui attend ne vous sert à rien. **Rendez-le pour utiliser Famille.**",
        },
    ),
    Said(
        "Vous voilà marié, et le dé donne **3**. Les six **Faveurs** disent ce qu’aime l’empereur : utilisez-en une, de 1 à 3, qui n’a pas encore servi dans la manche, "
        "et avancez d’une case par bien donné. Ne rien donner coûte 1 pièce de taxe. **Donnez 2 Blés** pour avancer de 2 cases.",
        "2 Blés, c’est 2 cases. **Donnez 2 Blés.**",
        {
            GiveWater(Source.RESERVOIR): "1 Eau, c’est 1 case, et la Faveur 1 n’en prend pas plus. **Donnez 2 Blés** pour 2 cases.",
            Give(Favour.ORGY, 1): "vous n’avez que 1 Vin, donc 1 case. **Donnez 2 Blés** pour 2 cases.",
            Give(Favour.FOOD, 1): "un deuxième Blé vous fait avancer d’une case de plus. **Donnez-en 2.**",
            Decline: "vous resteriez au village, et vous paieriez la taxe. **Donnez 2 Blés.**",
        },
    ),
    Said(
        "La manche est finie : les Faveurs rouvrent, et celles qui n’ont pas servi reçoivent un **jeton** : qui les utilisera piochera une carte Privilège. Avec Fortuna, vous commencez. **Utilisez-la** : 1 case gratuite. Puis échangez-la ; le Blé vous a bien servi : **reprenez Moisson**. Ensuite, le dé.",
        "une case gratuite, c’est dur à battre, et Moisson donne 2 Blés au prochain tour : **utilisez Fortuna, puis reprenez Moisson.**",
        {
            Execute(Action.FAMILY): "Famille vous donne un bien, puisque vous êtes marié ; mais ce sont des cases qu’il vous faut. **Utilisez Fortuna.**",
            Skip: "utilisez la carte avant de l’échanger. **Utilisez Fortuna.**",
            Exchange(Action.WHEAT_TRADE): "vous n’avez que 1 Blé : il n’y a presque rien à vendre. **Prenez Moisson** pour en recevoir.",
            Exchange(Action.CENTURIONS): "les Centurions sont utiles, mais ils coûtent, et vous avez 2 pièces. **Prenez Moisson.**",
            Exchange(Action.WINE_TRADE): "votre unique Vin rapporterait 3 pièces, et l’argent ne fait pas avancer. **Prenez Moisson.**",
            Exchange(Action.WATER_SUPPLY): "l’Eau donne 1 case par tour, le Blé jusqu’à 2. **Prenez Moisson.**",
            Exchange(Action.CORRUPTION): "avec Corruption, vous paieriez pour utiliser Moisson. **Prenez Moisson**, tout simplement.",
            Exchange(Action.VINTAGE): "le Vin vaut bien le Blé, mais tenez-vous-en à ce que vous connaissez. **Prenez Moisson.**",
        },
    ),
    Said(
        "Un **6** : toutes les Faveurs vous sont permises. La Faveur 5 est gratuite : il suffit d’être marié. Et elle porte un **jeton** : vous "
        "piochez aussi une carte Privilège. Avec plusieurs jetons, vous en piocheriez autant et en garderiez une. **Utilisez la Faveur 5 · Mariage.**",
        "la Faveur 5 ne coûte rien et apporte une carte. **Utilisez la Faveur 5 · Mariage.**",
        {
            Claim(Favour.RELIGION): "votre Vestale vous fait aussi avancer d’une case, mais sans jeton. **Utilisez la Faveur 5.**",
            GiveWater(Source.RESERVOIR): "il y a aussi un jeton sur la Faveur 1, mais elle coûte votre Eau. **Utilisez la Faveur 5**, gratuite.",
            Give(Favour.ORGY, 1): "1 Vin, c’est aussi 1 case, mais la Faveur 5 ne coûte rien et porte un jeton. **Utilisez la Faveur 5.**",
            Give(Favour.FOOD, 1): "gardez votre Blé : avec la Faveur 5, vous avancez autant sans rien donner. **Utilisez la Faveur 5.**",
        },
    ),
    Said(
        "Case 4, vous menez ! Et voici votre première **carte Privilège**, que vous seul voyez : 3 PV si vous êtes marié à la fin. Les "
        "cartes C comptent à la fin. Les A donnent des biens ou des gens, les B une case : vous les jouez à votre tour, même juste avant de le "
        "finir."
    ),
    Said(
        "Enfin, **Construction** : vous payez un **bâtiment**, un par sorte. **Marché** : vous vendez plus cher. **Aqueduc** : 1 Eau par "
        "manche. **Basilique** : gardez une carte Privilège de plus. **Palais** (le vôtre, pas celui de César) : si vous êtes marié, 1 case "
        "de plus avec la Faveur 5. Bon jeu !"
    ),
)
