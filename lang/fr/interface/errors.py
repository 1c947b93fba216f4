"""Refusals, in French."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lang import errors as t
from lang.shared import fr_count

from .elsewhere import ambiguous
from .words import names


def refused(reason: str, paragraph: str, title: str) -> str:
    """The reason first; which paragraph says so stands below it, small."""
    return f"✋ {reason}\n-# {paragraph} · {title}" if paragraph else f"✋ {reason}"


def not_asked(awaited: Sequence[str]) -> str:
    return f"Ce n’est pas à vous de jouer. On attend {names(awaited)}."


NO_CONSENT = {
    t.Bar.OPEN: "Impossible d’annuler : un pot-de-vin ne se reprend pas, et les ordinateurs ne peuvent pas donner leur accord.",
    t.Bar.PLAYED: "Impossible d’annuler : d’autres ont joué depuis, et les ordinateurs n’acceptent pas de revenir dessus.",
    t.Bar.SHOWN: "Impossible d’annuler : ce coup a révélé quelque chose, et les ordinateurs n’acceptent pas de revenir dessus.",
}


def host_error(why: t.Why) -> str:
    match why:
        case t.NoGameHere():
            return "Pas de partie dans ce salon. Ouvrez-en une avec `/partie nouvelle`, ou retrouvez les vôtres avec `/partie liste`."
        case t.OnlyInServers():
            return "Pas de table possible ici. Ouvrez-en une dans un salon d’un serveur où je suis, ou écrivez-moi en privé pour jouer contre l’ordinateur."
        case t.OtherGame(game):
            return f"On joue à un autre jeu dans ce salon : utilisez `/{game}`, ou appuyez sur **Jouer**."
        case t.NoSuchGame():
            return "Cette partie n’existe plus. `/partie liste` montre les vôtres."
        case t.NobodyHears(channel):
            return f"Je ne peux pas écrire dans <#{channel}> : impossible de demander aux autres. Rien n’a changé."
        case t.NoBoardThere(channel):
            return f"Je ne peux pas écrire dans <#{channel}> : impossible d’y montrer le plateau."
        case t.PlayedElsewhere(channel):
            return f"Cette partie se joue dans <#{channel}>. Jouez là-bas, ou voyez `/partie liste`."
        case t.ChannelBusy(_, may_end):
            end = ", ou arrêtez celle-ci avec `/partie terminer`" if may_end else ""
            return f"Il y a déjà une partie dans ce salon, et c’est une à la fois : prenez un autre salon ou un fil{end}."
        case t.NotPlaying():
            return "Vous ne jouez pas à cette table, mais vous pouvez regarder."
        case t.NotStarted():
            return "La partie n’a pas encore commencé."
        case t.AlreadyStarted():
            return "La partie a déjà commencé."
        case t.AlreadyOver():
            return "Cette partie est terminée."
        case t.NotOverYet():
            return "Pas avant la fin de la partie : on y verrait les cartes cachées."
        case t.AlreadySeated():
            return "Vous êtes déjà à la table."
        case t.TableFull(seats):
            return f"La table est complète ({fr_count(seats, 'joueur')})."
        case t.TooFew(missing):
            return f"Pas encore : il manque {fr_count(missing, 'joueur')}."
        case t.OpenerOnly(opener):
            return f"C’est à <@{opener}> de le faire (ou à toute la table, au bout d’une heure)."
        case t.HasLeft(users):
            free = "sa place est de nouveau libre" if len(users) == 1 else "leurs places sont de nouveau libres"
            return f"Je ne trouve plus {names([f'<@{user}>' for user in users])} sur ce serveur : {free}."
        case t.NoComputer():
            return "Il n’y a pas d’ordinateur à cette table."
        case t.NeverAway():
            return "À cette table, aucun ordinateur ne joue à la place de quelqu’un qui ne répond pas."
        case t.NoMoreDays(times):
            return f"On lui a déjà donné deux jours de plus {'une fois' if times == 1 else f'{times} fois'} : c’est le maximum."
        case t.NoSuchDay(text):
            return f"« {text} » n’est pas un jour. Écrivez une date, comme 2026-05-20 ou 20/5, ou une durée, comme « 5 jours » ou « 2 semaines »."
        case t.PastDay():
            return "Ce jour est passé. Jusqu’à quand vous absentez-vous ?"
        case t.NoTimeAway():
            return "Votre retour doit venir après votre départ, un autre jour."
        case t.TooLongAway(days):
            return f"Je peux noter une absence de {fr_count(days, 'jour')} au plus."
        case t.GamePaused(moderator):
            if moderator:
                return "⏸ La modération a mis la partie en pause ; elle seule peut la relancer."
            return "⏸ La partie est en pause. Appuyez sur **Relancer** sous le plateau pour continuer."
        case t.WantsNoLetters():
            return "Cela vient par message privé, et vous n’en voulez aucun. Réactivez-les d’abord dans `/réglages`."
        case t.Homeless():
            return "🏚 Le salon de cette partie a disparu : elle est en pause. Pour continuer, faites `/table déplacer` dans un autre salon."
        case t.NotHomeless():
            return "Aucune de vos parties n’a perdu son salon. `/partie liste` montre où elles se jouent."
        case t.OthersNotThere(who):
            return f"Pas sur ce serveur : {names(who)} n’y {'est' if len(who) == 1 else 'sont'} pas."
        case t.NoRoomThere():
            return "Pas là : vous ou moi n’avons pas le droit d’y écrire. Choisissez un autre salon."
        case t.AlreadyPaused():
            return "La partie est déjà en pause."
        case t.NotPaused():
            return "La partie n’est pas en pause."
        case t.NotAway(hours):
            return f"On ne peut remplacer un joueur qu’au bout de {fr_count(hours, 'heure')} sans réponse."
        case t.HintsOff():
            return "Cette table joue sans conseils."
        case t.NoSuchSeat():
            return "Cette place n’existe pas."
        case t.Stale():
            return "⌛ Ce menu n’est plus à jour : rien n’a été joué."
        case t.Twice():
            return "Ce clic a déjà été pris en compte."
        case t.NothingToUndo():
            return "Vous n’avez encore rien à annuler."
        case t.AskedAlready():
            return "C’est déjà demandé : aux autres de répondre."
        case t.NoConsent(bar):
            return NO_CONSENT[bar]
        case t.ProposalPending():
            return "Une autre demande est en cours : répondez-y d’abord."
        case t.NoProposal():
            return "Trop tard : la partie a continué."
        case t.OwnProposal():
            return "C’est votre demande : aux autres de décider."
        case t.NoFreeSeat():
            return "Il n’y a pas de place libre à cette table."
        case t.BadOption(name):
            return f"« {name} » ne peut pas prendre cette valeur."
        case t.NotReadable(text, _, choices) if choices:
            return ambiguous(text, choices)
        case t.NotReadable(text, field):
            return f"« {text} » n’est pas un choix pour « {field} ». Prenez-en un dans la liste, ou appuyez sur **Jouer**."
        case t.Frozen(detail, mendable):
            way = "Si tout le monde est d’accord, elle peut reprendre de la dernière position lisible. " if mendable else ""
            return f"Cette partie est bloquée (`{detail}`). Rien n’est perdu, et l’hébergeur du bot a les détails dans ses journaux. {way}Un modérateur peut l’arrêter avec `/partie terminer`."
        case t.NoHintsRated():
            return "Cette partie compte pour le classement : pas de conseils. Ils sont réservés aux tables amicales et aux parties contre des ordinateurs."
        case t.ManyLobbies(most):
            return f"{most} de vos tables attendent déjà des joueurs. Commencez-en une ou fermez-en une d’abord."
        case t.HintPending():
            return "Un instant : je réfléchis encore au conseil que vous avez demandé."
        case t.HintsBusy():
            return "Trop de joueurs demandent un conseil en ce moment. Réessayez dans une minute."
        case t.OptionsFixed():
            return "Cette table reprend une autre partie : ses options restent ce qu’elles étaient."
        case t.NotReviewed():
            return "Je n’ai pas pu analyser cette partie : ma machine est sans doute trop occupée. Réessayez dans un moment."
        case t.NotDrawn():
            return "Je n’ai pas pu faire cette image. Réessayez dans un instant."
        case t.Blocked(server):
            return "Je ne suis pas disponible sur ce serveur." if server else "Vous ne pouvez plus utiliser ce bot. Son hébergeur peut vous dire pourquoi."
        case t.Draining():
            return "Je redémarre bientôt : pas de nouvelle table pour l’instant. Les parties en cours continuent, rien n’est perdu."
        case t.OtherChannels(channels):
            return f"Sur ce serveur, ouvrez vos tables dans {names([f'<#{one}>' for one in channels])}."
        case t.GameNotOffered():
            return "Ce serveur ne propose pas ce jeu. Ses responsables choisissent les jeux avec `/serveur`."
        case t.BoardForPlayers():
            return "Sur ce serveur, seuls les joueurs peuvent demander le plateau."
        case t.ManagersOnly():
            return "C’est réservé aux responsables de ce serveur."
        case t.TooFast():
            return "Doucement ! Laissez-moi quelques secondes."
        case t.Pestering():
            return "Vous venez de solliciter les autres plusieurs fois : attendez une minute ou deux."
        case t.DatabaseAway():
            return "Ma base de données ne répond pas. Rien n’est perdu : réessayez dans un instant."
        case t.DiscordAway():
            return "Discord ne prend pas mes messages en ce moment. Rien n’est perdu : réessayez dans un instant."
        case t.Interrupted():
            return "Une panne est survenue juste à ce moment-là. Vérifiez si votre action a été prise en compte ; sinon, recommencez."
        case t.Closing():
            return "Je redémarre. Rien n’est perdu : réessayez dans un instant."
        case _:
            assert_never(why)


def broken(code: str) -> str:
    return (
        f"Erreur de mon côté : rien n’a été joué. Si cela se reproduit, donnez ce code à l’hébergeur du bot : `{code}`."
    )


def expired_form() -> str:
    return "Ce bouton, ce formulaire ou cette commande est trop ancien. Appuyez sur **Jouer** sous le plateau, ou tapez `/partie jouer`."
