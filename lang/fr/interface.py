"""What the house says in French, whatever the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lang import Command
from lang import errors as t
from lang import notices as h
from lang.shared import bold, de, fr_count, join

BUTTONS = {
    "join": "Rejoindre", "leave": "Quitter", "seat": "Ma place", "options": "Options", "start": "Commencer", "cancel": "Fermer la table",
    "play": "Jouer", "hand": "Ma main", "rules": "Règles", "back": "Retour", "more": "Page suivante", "others": "Autres choix…", "none": "Rien", "other": "Autre nombre…",
    "undo": "Annuler mon coup", "unstick": "Annuler le dernier coup", "agree": "D’accord", "decline": "Refuser", "stop_orders": "Lever ces consignes", "resign": "Oui, j’abandonne",
    "search": "Chercher dans les règles…", "take_seat": "Prendre la place", "computer": "Joueur automatique…", "remove_computer": "En retirer un",
    "why": "Pourquoi ?", "previous": "Précédent", "next": "Suivant", "end": "Oui, arrêter", "no": "Non, on continue", "rematch": "Revanche", "final": "Sans retour possible :",
    "resume": "Reprendre là",
}  # fmt: skip

COMMANDS = {
    "game": Command("partie", "Ouvrir, rejoindre, suivre et terminer une partie dans ce salon", {}),
    "new": Command("nouvelle", "Ouvrir une table dans ce salon", {"game": ("jeu", "À quel jeu jouer")}),
    "join": Command("rejoindre", "Prendre place à la table de ce salon", {}),
    "leave": Command("quitter", "Quitter la table avant le début de la partie", {}),
    "start": Command("commencer", "Distribuer et commencer", {}),
    "play": Command("jouer", "Ouvrir votre menu privé des coups permis", {}),
    "board": Command("plateau", "Montrer de nouveau le plateau", {"text": ("texte", "Toute la position en texte, en privé")}),
    "hand": Command("main", "Montrer vos cartes cachées, en privé", {}),
    "list": Command("liste", "Vos parties, où elles se jouent et qui on attend", {}),
    "log": Command("journal", "Ce qui s’est passé jusqu’ici, en privé", {}),
    "bot": Command("automate", "Ajouter un joueur automatique, ou en demander un à la place d’une personne absente", {"level": ("niveau", "De quelle force")}),
    "hint": Command("conseil", "Que ferait un joueur fort à votre place ? Tout le monde voit que vous demandez", {}),
    "undo": Command("annuler", "Annuler votre dernier coup, ou demander l’accord des autres", {}),
    "resign": Command("abandonner", "Abandonner la partie et laisser votre place", {}),
    "end": Command("terminer", "Mettre fin à la partie, avec l’accord de tous ou comme modérateur", {}),
    "rematch": Command("revanche", "Le même jeu encore une fois, avec les mêmes options et joueurs automatiques", {}),
    "export": Command("exporter", "La partie finie, en un fichier", {}),
    "proof": Command("preuve", "Comment vérifier que la donne était honnête", {}),
    "help": Command("aide", "Comment marche ce bot, en une page", {}),
    "majorities": Command("majorités", "Qui mène dans chaque ressource, pour vous seul", {}),
    "display": Command("étalage", "Tout ce qu’un joueur a devant lui, en grand, pour vous seul", {"part": ("joueur", "L’étalage de qui")}),
    "province": Command("province", "La province d’un joueur, en grand, pour vous seul", {"part": ("joueur", "La province de qui")}),
    "region": Command("région", "Une région de la carte, en grand, pour vous seul", {"part": ("région", "Quelle région")}),
    "rules": Command("règles", "Le livre des règles : un chapitre, un paragraphe ou la recherche d’un mot", {
        "game": ("jeu", "Celui de ce salon, si rien n’est dit"), "find": ("recherche", "Un numéro de paragraphe, ou un mot"),
    }),
}  # fmt: skip

AND = "et"


def names(people: Sequence[str]) -> str:
    return join(people, AND)


# ---------------------------------------------------------------- the lobby


def lobby_head(title: str, opener: str) -> str:
    return f"**{title}** · table ouverte par **{opener}**"


def lobby_seat(place: str, name: str, wish: str) -> str:
    wished = f" · souhait : {wish}" if wish else ""
    return f"- {place} : **{name}**{wished}"


LEVELS = {"easy": "facile", "normal": "normal", "strong": "fort"}


def lobby_computer(place: str, name: str, level: str) -> str:
    return f"- {place} : **{name}**, joueur automatique ({level})"


def lobby_free(place: str) -> str:
    return f"- {place} : libre"


def place(number: int) -> str:
    return f"Place {number}"


def lobby_options(chosen: Sequence[str]) -> str:
    return "Options : " + (", ".join(chosen) if chosen else "aucune, c’est le jeu de base")


def lobby_missing(missing: int, opener: str) -> str:
    if missing:
        return f"⏳ Il manque encore {fr_count(missing, 'joueur')} : qui veut jouer appuie sur **Rejoindre** ; ceux qui ont une place peuvent ajouter un **Joueur automatique…**"
    return f"✅ Tout est prêt : **{opener}** peut appuyer sur **Commencer**."


def lobby_commitment(commitment: str) -> str:
    return f"-# Le mélange est scellé : `{commitment[:32]}…` ; le sceau entier et comment le vérifier : `/partie preuve`"


def lobby_expires(moment: int) -> str:
    return f"Si la partie n’a pas commencé, cette table ferme <t:{moment}:R>."


def lobby_closed(title: str, phase: str) -> str:
    why = {"expired": "La table a attendu trop longtemps : elle est fermée.", "cancelled": "La table a été fermée."}[phase]
    return f"**{title}** · {why} Ouvrez-en une autre avec `/partie nouvelle`."


def rematch_call(asker: str, others: Sequence[str]) -> str:
    return f"🔁 **{asker}** propose une revanche. {names(others)} : appuyez sur **Rejoindre** ci-dessus, et vous en êtes."


def table_open(where: str) -> str:
    return f"Une table est déjà ouverte dans ce salon : appuyez-y sur **Rejoindre**. {where}"


def joined(title: str, where: str, hidden: bool) -> str:
    cards = "Vos cartes cachées arriveront ici ; **Ma main**, sous le plateau, les montre aussi à tout moment."
    nothing = "Rien n’est caché dans ce jeu : tout se lit sur le plateau, et **Jouer**, dessous, vous propose vos coups."
    return f"**{title}**, dans {where} : bienvenue à la table ! {cards if hidden else nothing}"


def dms_closed() -> str:
    return "Je ne peux pas vous envoyer de message privé. Rien n’est perdu : **Ma main**, sous le plateau, vous montre vos cartes quand vous voulez."


def seat_question() -> str:
    return "Où voulez-vous jouer ? Une place libre est à vous tout de suite ; pour échanger avec quelqu’un, choisissez chacun la place de l’autre."


def seat_taken(place: str, holder: str) -> str:
    return f"{place} : c’est déjà **{holder}**. Votre souhait est affiché à la table ; si **{holder}** choisit votre place, vous échangez aussitôt."


def seat_moved(place: str) -> str:
    return f"{place} : c’est vous."


def options_question() -> str:
    return "Options de la table, les mêmes pour tous. Appuyez pour changer."


def option_value(name: str, value: str) -> str:
    return f"{name} : {value}"


LANGUAGE = "Langue du salon : français"
ON, OFF, NO_LIMIT = "oui", "non", "aucune"


def permissions_missing(wanted: Sequence[str]) -> str:
    lack, grant = ("la permission", "l’accorder") if len(wanted) == 1 else ("les permissions", "les accorder")
    return f"Je ne peux pas arbitrer de partie ici : dans ce salon, il me manque {lack} {names(wanted)}. Un responsable du serveur peut {grant} à mon rôle."


PERMISSIONS = {
    "view_channel": "« Voir le salon »", "send_messages": "« Envoyer des messages »",
    "send_messages_in_threads": "« Envoyer des messages dans les fils »", "attach_files": "« Joindre des fichiers »",
}  # fmt: skip


# ---------------------------------------------------------------- the board


def more_lines(count: int) -> str:
    return f"… {count} de plus : `/partie journal`"


def nothing_asked(awaited: Sequence[str]) -> str:
    return f"On ne vous demande rien pour l’instant. On attend {names(awaited)}." if awaited else "On ne vous demande rien pour l’instant."


def done(move: str) -> str:
    return f"✅ C’est fait : {move}"


def sealed(move: str) -> str:
    return f"✅ C’est noté : {move}\nPersonne ne le voit encore. Vous pouvez changer d’avis tant que tout le monde n’a pas répondu."


def awaited(who: Sequence[str]) -> str:
    return f"On attend {names(who)}." if who else ""


def your_move() -> str:
    return "Choisissez…"


def page(number: int, pages: int) -> str:
    return f"Page {number} sur {pages}"


def pick(least: int, most: int) -> str:
    if least == most:
        return f"Choisissez-en {most}"
    return f"Choisissez-en de {least} à {most}"


def amount(least: int, most: int) -> str:
    return f"Un nombre de {least} à {most}"


def not_a_number(text: str, least: int, most: int) -> str:
    return f"« {text} » n’est pas un nombre de {least} à {most}."


def orders_standing(orders: Sequence[str]) -> str:
    return f"Vos consignes : {' ; '.join(orders)}."


def order_given(order: str) -> str:
    return f"✅ {order}. Vous pouvez lever cette consigne sous **Ma main**."


def orders_stopped() -> str:
    return "Vos consignes sont levées."


def not_an_option(text: str, name: str, description: str) -> str:
    return f"« {text} » n’est pas possible pour **{name}**. {description}"


def join_first() -> str:
    return "Vous n’avez pas encore de place : appuyez d’abord sur **Rejoindre**."


def computer_question() -> str:
    return "De quelle force sera le joueur automatique ? Il ne voit que ce que sa place a le droit de voir."


def computer_label(level: str) -> str:
    return f"Ajouter : {LEVELS[level]}"


def hint(move: str, why: str) -> str:
    return f"💡 Je jouerais : **{move}**. {why}".rstrip()


def reason(what: str, why: str) -> str:
    return f"{what}\n-# ↳ {why}"


def no_reason(over: bool) -> str:
    return "Aucun joueur automatique n’a joué dans cette partie." if over else "Aucun joueur automatique n’a joué depuis ce plateau."


def hints(value: str) -> str:
    return f"Conseils : {value}"


def seated() -> str:
    return "Vous voici à la table."


def undone() -> str:
    return "Coup annulé."


def stuck(who: Sequence[str]) -> str:
    """Quelqu’un doit répondre et n’a aucune réponse permise."""
    return (
        f"⚠ C’est à {names(who)} de répondre, mais aucune réponse n’est permise. L’erreur vient de moi ; elle est notée au journal. "
        f"Cliquez sur **{BUTTONS['unstick']}** : si tout le monde est d’accord, le dernier coup est annulé et vous reprenez de là."
    )


def withdrawn() -> str:
    """Une réponse donnée en secret a été reprise."""
    return "C’est repris, et personne n’en est averti. Sans le savoir, les autres attendent votre nouveau choix."


# ---------------------------------------------------------------- the hand


def letter_head(title: str, where: str) -> str:
    return f"**{title}** · {where}"


# ---------------------------------------------------------------- the end


def unfinished() -> str:
    return "La partie s’arrête avant la fin. Voici le score, en l’état."


def won_by_resignation(winner: str, loser: str) -> str:
    return f"🏆 **{winner}** gagne : **{loser}** a abandonné."


def end_verdict(verdict: str, why: str) -> str:
    return f"🏆 {verdict}. {why}"


def seed_shown(secret: str) -> str:
    return f"Le secret du mélange était `{secret}`. `/partie preuve` dit comment le vérifier, `/partie exporter` donne toute la partie."


def score_line(what: str, points: str) -> str:
    return f"- {what} : {points}"


def score_alt(title: str) -> str:
    return f"Feuille de score, {title} : les mêmes lignes que dans le texte."


def again() -> str:
    return "On rejoue ? Appuyez sur **Revanche**, ou tapez `/partie nouvelle`."


# ---------------------------------------------------------------- what happens


def happened(event: h.TableEvent, names: Sequence[str]) -> str:
    match event:
        case h.Started(version):
            return "La partie commence." if version == 1 else f"La partie commence, avec la version {version} des règles."
        case h.TookBack(seat, consent):
            return f"↩ **{names[seat]}** annule un coup{', avec l’accord de tous' if consent else ''}."
        case h.Automated(_, name, before):
            return f"**{name}**, joueur automatique, continue à la place {de(bold(before))}."
        case h.Returned(_, name):
            return f"**{name}** est de retour et reprend sa place."
        case h.Advised(seat):
            return f"💡 **{names[seat]}** demande un conseil."
        case h.Resigned(_, name):
            return f"🏳 **{name}** abandonne."
        case h.Replaced(_, name):
            return f"**{name}** prend la place libre."
        case h.Stopped(name, moderator):
            return (
                f"**{name}** met fin à la partie, au nom de la modération."
                if moderator
                else f"La partie s’arrête à la demande {de(bold(name))}, avec l’accord de tous."
            )
        case h.Resumed(_, lost):
            void = f" {'Le coup joué' if lost == 1 else f'Les {lost} coups joués'} depuis ne compte{'' if lost == 1 else 'nt'} pas." if lost else ""
            return f"⏪ La partie reprend à la dernière position lisible.{void}"
        case _:
            assert_never(event)


def proposal(proposal: h.Proposal, asker: str, others: Sequence[str]) -> str:
    match proposal:
        case h.AskUndo():
            what = "demande à annuler le dernier coup. Ce n’est plus possible sans les autres : il faut l’accord de tous"
        case h.AskEnd():
            what = "demande à arrêter la partie sans la finir. Il faut l’accord de tous"
        case h.AskSeat():
            what = "propose de prendre la place libre. Il faut l’accord de tous"
        case h.AskReplace(_, name):
            what = f"demande qu’un joueur automatique continue pour **{name}**, qui ne répond plus. Il faut l’accord de tous les autres"
        case h.AskResume():
            what = "demande à reprendre la partie à la dernière position lisible. Ce qui précède ne pourra plus être vérifié ni annulé. Il faut l’accord de tous"
        case _:
            assert_never(proposal)
    return f"{names(others)} : **{asker}** {what}."


def proposal_granted(proposal: h.Proposal) -> str:
    return {
        h.AskUndo: "Accordé : le coup est annulé.",
        h.AskEnd: "Accordé : la partie s’arrête là.",
        h.AskSeat: "Accordé : bienvenue à la table !",
        h.AskReplace: "Accordé : un joueur automatique continue.",
        h.AskResume: "Accordé : la partie reprend à la dernière position lisible.",
    }[type(proposal)]


def proposal_declined(name: str) -> str:
    return f"**{name}** refuse. La partie continue comme avant."


def proposal_noted() -> str:
    return "C’est noté. On attend encore la réponse des autres."


def proposal_asked() -> str:
    return "La question est posée aux autres."


# ---------------------------------------------------------------- refusals


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
        case t.ChannelBusy():
            return "Ce salon a déjà sa partie, et n’en tient qu’une : ouvrez la vôtre dans un autre salon ou dans un fil, ou mettez fin à celle-ci avec `/partie terminer`."
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
        case t.NotReadable(text, field):
            return f"Je ne comprends pas « {text} » pour « {field} ». Choisissez une des suggestions, ou appuyez sur **Jouer**."
        case t.Frozen(detail, mendable):
            way = "Si tous sont d’accord, elle peut reprendre à la dernière position lisible. " if mendable else ""
            return f"Cette partie ne peut pas continuer (`{detail}`). Elle est gardée telle quelle. {way}Un modérateur peut y mettre fin avec `/partie terminer` ; l’hébergeur du bot trouvera le détail dans ses journaux."
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


def resign_question(seats: int, people: int) -> str:
    if seats == 2:
        after = "Votre adversaire gagne alors. C’est sans retour."
    elif people > 1:
        after = "Un joueur automatique continuera à votre place ; tant que personne d’autre ne l’a prise, `/partie rejoindre` vous la rend."
    else:
        after = "La partie s’arrête alors. C’est sans retour."
    return f"Voulez-vous vraiment abandonner ? {after}"


def resigned() -> str:
    return "Vous avez abandonné."


def end_question(at_once: bool) -> str:
    after = (
        "Elle s’arrête là pour tout le monde, sans être finie. C’est sans retour." if at_once else "Les autres devront donner leur accord."
    )
    return f"Voulez-vous vraiment arrêter la partie ? {after}"


def ended() -> str:
    return "La partie est arrêtée."


def keep_playing() -> str:
    return "Entendu : rien n’a changé."


# ---------------------------------------------------------------- lists, log, help


def no_games() -> str:
    return "Vous n’êtes à aucune table. `/partie nouvelle`, dans un salon, en ouvre une."


def listed(title: str, where: str, state: str) -> str:
    return f"- **{title}**, dans {where} · {state}"


def gathering(missing: int) -> str:
    return f"Il manque {fr_count(missing, 'joueur')}." if missing else "Tout est prêt pour commencer."


def your_turn() -> str:
    return "**À vous de jouer.**"


LOG_END, LOG_FILE = "Fin de la partie", "journal.txt"


def log_empty() -> str:
    return "Il ne s’est encore rien passé."


def exported(file: str) -> str:
    return (
        "Toute la partie en un fichier : les joueurs, les options, le mélange scellé et chaque coup. "
        f"Pour la vérifier, il suffit du programme du bot : `python bot.py verify {file}` refait chaque mélange, chaque coup et le score, sans Discord."
    )


def proof(commitment: str, additions: Sequence[tuple[str, int]], secret: str | None, seed: str | None, origin: int = 0) -> str:
    joins = "\n".join(f"  - {name} : `{click}`" for name, click in additions)
    after = (
        f"3. Le secret, dévoilé maintenant que la partie est finie : `{secret}`. Le SHA-256 de ces 32 octets doit être le sceau ci-dessus.\n"
        f"4. La graine est le SHA-256 du texte formé du secret, d’un deux-points et des grains séparés par des virgules : `{seed}`.\n"
        "`/partie exporter` donne la partie en un fichier ; `python bot.py verify FICHIER` en rejoue chaque mélange et chaque coup, hors ligne."
        if secret
        else "3. Le secret lui-même est dévoilé à la fin de la partie : avant, il trahirait toutes les cartes cachées."
    )
    return (
        "**Comment vérifier la donne**\n"
        f"1. À l’ouverture de la table, j’ai tiré un secret et montré son sceau, l’empreinte SHA-256 : `{commitment}`. Je ne peux plus en changer.\n"
        f"2. Chaque joueur y a ajouté son grain de hasard, le numéro que Discord a donné à son inscription et que je ne choisis pas :\n{joins}\n{after}\n"
        "Cela prouve que la donne était fixée au départ et n’a pas changé depuis. Cela ne protège pas d’un hébergeur qui lirait sa propre base de données."
        f"{proof_since(origin, secret is not None) if origin else ''}"
    )


def proof_since(origin: int, over: bool) -> str:
    where = f"de la ligne {origin} du journal exporté" if over else "de là"
    return f"\n⏪ Cette partie ne pouvait plus être rejouée ; elle a repris à une position conservée, avec l’accord de tous : elle est vérifiable à partir {where}."


def helped(games: Sequence[str]) -> str:
    return (
        "**J’arbitre des jeux de société dans les salons de ce serveur.**\n"
        + "\n".join(f"- {game}" for game in games)
        + "\n\n**Pour commencer** : `/partie nouvelle` dans un salon ; les autres appuient sur **Rejoindre**, puis vous sur **Commencer**.\n"
        "**Pour jouer** : appuyez sur **Jouer** sous le plateau ; seuls les coups permis sont proposés, en privé. Chaque coup a aussi sa commande (`/cesar …`).\n"
        "**Cartes cachées** : appuyez sur **Ma main**, à tout moment ; elles arrivent aussi par message privé.\n"
        "**Seul, ou à court d’un joueur ?** `/partie automate` assied un joueur automatique ; `/partie conseil` dit ce que ferait un joueur fort.\n"
        "**Règles** : `/règles` trouve tout paragraphe par son numéro ou par un mot, même sans partie.\n"
        "**Un coup de travers ?** `/partie annuler`. **Encore une ?** `/partie revanche`. **Un contretemps ?** Les parties attendent des jours entiers et survivent aux redémarrages.\n"
        "Et aussi : `/partie liste`, `journal`, `plateau` (avec `texte`, sans image), `abandonner`, `terminer`, `preuve`."
    )


def rules_chapters(title: str, intro: str, chapters: Sequence[str], number: str) -> str:
    return (
        f"**{title}**\n{intro}\n"
        + "\n".join(f"- {chapter}" for chapter in chapters)
        + f"\nChoisissez un chapitre ci-dessous, ou cherchez par numéro (`{number}`) ou par mot."
    )


def rules_nothing(words: str, number: str) -> str:
    return f"Rien trouvé pour « {words} ». Essayez un autre mot, ou un numéro comme `{number}`."


def rules_which() -> str:
    return "Aucune partie dans ce salon : de quel jeu voulez-vous lire les règles ?"


def rules_search(number: str) -> str:
    return f"Un numéro comme {number}, ou un mot"


def rules_more(numbers: Sequence[str]) -> str:
    return f"Voir aussi : {', '.join(numbers)}"


def rules_glossary() -> str:
    return "Lexique"


def rules_choose() -> str:
    return "Chapitres…"


SEARCH_TITLE, AMOUNT_TITLE = "Chercher dans les règles", "Combien ?"
