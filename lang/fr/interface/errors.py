"""Refusals, in French."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lang import errors as t
from lang.shared import fr_count

from .elsewhere import ambiguous
from .words import names


def refused(reason: str, paragraph: str, title: str) -> str:
    cited = f" — {paragraph}, {title} (`/règles`)" if paragraph else ""
    return f"✋ {reason}{cited}"


def not_asked(awaited: Sequence[str]) -> str:
    return f"Ce n’est pas à vous de répondre pour l’instant. On attend {names(awaited)}."


NO_CONSENT = {
    t.Bar.OPEN: "Tant que chacun peut répondre à tout moment, ce qui est joué compte aussitôt : un joueur automatique ne laisse pas revenir là-dessus.",
    t.Bar.PLAYED: "D’autres ont joué depuis, et un joueur automatique ne laisse pas revenir là-dessus.",
    t.Bar.SHOWN: "Ce coup a révélé quelque chose, et un joueur automatique ne laisse pas revenir là-dessus.",
}


def host_error(why: t.Why) -> str:
    match why:
        case t.NoGameHere():
            return "Il n’y a pas de partie dans ce salon. `/partie nouvelle` en ouvre une, `/partie liste` montre les vôtres."
        case t.OnlyInServers():
            return "Les parties se jouent dans un salon de serveur. Ici, je peux vous montrer vos parties (`/partie liste`) et les règles (`/règles`)."
        case t.OtherGame(game):
            return f"On joue à un autre jeu dans ce salon : ses coups sont sous `/{game}`, ou appuyez sur **Jouer**."
        case t.NoSuchGame():
            return "Je ne connais plus cette partie. `/partie liste` montre les vôtres."
        case t.ChannelBusy(_, may_end):
            end = ", ou mettez fin à celle-ci avec `/partie terminer`" if may_end else ""
            return f"Une partie est déjà en cours dans ce salon, et il n’en accueille qu’une à la fois : ouvrez la vôtre dans un autre salon ou dans un fil{end}."
        case t.NotPlaying():
            return "Vous ne jouez pas à cette table, mais vous pouvez regarder."
        case t.NotStarted():
            return "La partie n’a pas encore commencé."
        case t.AlreadyStarted():
            return "La partie a déjà commencé."
        case t.AlreadyOver():
            return "Cette partie est finie."
        case t.NotOverYet():
            return "Il faut attendre la fin de la partie : avant, on y verrait les cartes cachées."
        case t.AlreadySeated():
            return "Vous avez déjà une place."
        case t.TableFull(seats):
            return f"C’est complet : les {seats} places sont prises."
        case t.TooFew(missing):
            return f"Pas encore : il manque {fr_count(missing, 'joueur')}."
        case t.OpenerOnly(opener):
            return f"C’est à <@{opener}> de le faire ; au bout d’une heure, toute la table le pourra."
        case t.HasLeft(users):
            free = "sa place est de nouveau libre" if len(users) == 1 else "leurs places sont de nouveau libres"
            return f"Je ne trouve plus {names([f'<@{user}>' for user in users])} sur ce serveur : {free}."
        case t.NoComputer():
            return "Aucun joueur automatique n’est assis à cette table."
        case t.GamePaused(moderator):
            if moderator:
                return "⏸ La modération a mis la partie en pause ; elle seule peut la relancer."
            return "⏸ La partie est en pause. Cliquez sur **Relancer** sous le plateau pour continuer."
        case t.AlreadyPaused():
            return "La partie est déjà en pause."
        case t.NotPaused():
            return "La partie n’est pas en pause."
        case t.NotAway(hours):
            return f"On peut remplacer quelqu’un quand la table l’attend depuis {fr_count(hours, 'heure')}."
        case t.HintsOff():
            return "Cette table joue sans conseils."
        case t.NoSuchSeat():
            return "Cette place n’existe pas."
        case t.Stale():
            return "⌛ La partie a changé entre-temps ; rien n’a été joué."
        case t.Twice():
            return "Ce clic a déjà été pris en compte."
        case t.NothingToUndo():
            return "Vous n’avez encore rien joué qu’on puisse annuler."
        case t.AskedAlready():
            return "Les autres ont déjà été consultés : c’est à eux de répondre."
        case t.NoConsent(bar):
            return NO_CONSENT[bar]
        case t.PetitionPending():
            return "Une autre question est posée à la table : répondez-y d’abord."
        case t.NoPetition():
            return "Il n’y a plus rien à accorder : la partie a continué."
        case t.OwnPetition():
            return "C’est vous qui demandez : aux autres de décider."
        case t.NoFreeSeat():
            return "Il n’y a pas de place libre à cette table."
        case t.BadOption(name):
            return f"L’option « {name} » ne se règle pas ainsi."
        case t.NotReadable(text, _, choices) if choices:
            return ambiguous(text, choices)
        case t.NotReadable(text, field):
            return f"Je ne comprends pas « {text} » pour « {field} ». Choisissez une des suggestions, ou appuyez sur **Jouer**."
        case t.Frozen(detail, mendable):
            way = "Si tous sont d’accord, elle peut reprendre à la dernière position lisible. " if mendable else ""
            return f"Cette partie ne peut pas continuer (`{detail}`). Elle est gardée telle quelle. {way}Un modérateur peut y mettre fin avec `/partie terminer` ; l’hébergeur du bot trouvera le détail dans ses journaux."
        case t.NoHintsRated():
            return "Cette partie compte pour le classement : pas de conseils. Ils sont réservés aux tables amicales et aux parties contre des ordinateurs."
        case t.NotDrawn():
            return "L’image n’a pas pu être faite. Réessayez dans un instant."
        case t.TooFast():
            return "Doucement, cela fait beaucoup d’un coup. Laissez-moi quelques secondes."
        case t.Pestering():
            return "Vous venez de solliciter les autres plusieurs fois. Attendez une minute ou deux avant de recommencer."
        case t.Closing():
            return "Je redémarre. Rien n’est perdu : réessayez dans un instant."
        case _:
            assert_never(why)


def broken(code: str) -> str:
    return (
        f"Quelque chose a mal tourné de mon côté ; rien n’a été joué. Si cela se reproduit, donnez ce code à l’hébergeur du bot : `{code}`."
    )


def expired_form() -> str:
    return "Ce bouton, ce formulaire ou cette commande n’est plus valable. Appuyez sur **Jouer** sous le plateau, ou tapez `/partie jouer`."
