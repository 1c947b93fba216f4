"""Reminders, quiet hours and everything else about games that last for days, in French."""

from __future__ import annotations

from collections.abc import Sequence

from lang.shared import fr_count

from .words import names

BUTTONS = {
    "mute": "Pas de rappel ce tour-ci", "zone": "Fuseau horaire…", "away": "Absence…", "pause": "Mettre en pause", "unpause": "Relancer",
    "sit_in": "Laisser jouer un ordinateur", "give_days": "Donner deux jours de plus", "end_it": "L’arrêter", "next_table": "Table suivante", "recap": "Depuis votre dernier tour", "log": "Journal",
}  # fmt: skip


def reminder(title: str, asked: str, waiting: Sequence[str], since: int, more: int) -> str:
    wait = f" ; {names(waiting)} {'attend' if len(waiting) == 1 else 'attendent'}" if waiting else ""
    others = f"\n-# {fr_count(more, 'autre table vous attend', 'autres tables vous attendent')} : `/partie liste`." if more else ""
    return f"⏰ **{title}** : {asked}\n-# Appel <t:{since}:R>{wait}.{others}"


def nudge(who: str, others: Sequence[str]) -> str:
    return f"⏳ {who}, c’est à vous : {names(others)} {'est là et vous attend' if len(others) == 1 else 'sont là et vous attendent'}."


def called_silently(who: Sequence[str], over: bool) -> str:
    return f"{names(who)}, la partie est terminée." if over else f"À vous aussi, {names(who)}."


def called_elsewhere(where: str, asked: str) -> str:
    return f"Je ne peux pas écrire dans {where} : je vous préviens ici. {asked}"


def muted() -> str:
    return "Plus de rappel pour ce tour. Pour les régler : `/réglages`."


def not_for_you() -> str:
    return "Ce rappel est pour quelqu’un d’autre."


def paused(by: str) -> str:
    """Above the board of a table that rests."""
    return {
        "table": f"⏸ **En pause.** N’importe qui à la table peut appuyer sur **{BUTTONS['unpause']}**.",
        "moderator": "⏸ **En pause**, par décision de la modération, qui relancera la partie.",
        "home": "⏸ **En pause** : le salon de cette partie a disparu. Pour continuer ailleurs : `/table déplacer`.",
        "silence": f"⏸ **En pause** : personne n’a joué depuis un mois. Rien n’est perdu : n’importe qui à la table peut appuyer sur **{BUTTONS['unpause']}**.",
    }[by]


def now_paused() -> str:
    return "La partie est en pause : plus de rappel, plus de décompte."


def now_unpaused() -> str:
    return "La partie reprend."


def absent(who: str, since: int, gone: bool, more: bool) -> str:
    if gone:
        return f"👋 **{who}** a quitté ce serveur. Vous pouvez laisser jouer un ordinateur."
    choice = "laisser jouer un ordinateur en attendant, ou donner deux jours de plus" if more else "laisser jouer un ordinateur en attendant"
    return f"💤 **{who}** ne répond pas ; dernier appel <t:{since}:R>. Vous pouvez {choice}."


def days_given(by: str, who: str, until: int) -> str:
    return f"**{by}** donne deux jours de plus à **{who}**, jusqu’au <t:{until}:f>."


def stalled() -> str:
    return "🕸 Personne n’a joué ici depuis deux semaines. Une pause jusqu’au retour de tous, ou la fin de la partie ?"


def is_away(who: str, until: int, sits_in: bool) -> str:
    rest = "Un ordinateur joue en attendant." if sits_in else "Rien ne l’empêche de jouer de temps en temps."
    return f"🌙 **{who}** s’absente jusqu’au <t:{until}:D>. {rest}"


def away_noted(start: int, until: int, tables: int) -> str:
    told = f" Je préviens {'votre table' if tables == 1 else 'vos ' + fr_count(tables, 'table')}." if tables else ""
    return f"🌙 Vous vous absentez du <t:{start}:D> au <t:{until}:D> : aucun rappel, et rien ne compte contre vous.{told}"


def away_over() -> str:
    return "Bon retour ! Votre absence est terminée."


def patience_option(hours: int) -> str:
    """For how long a table waits for somebody."""
    span = "une semaine" if hours == 168 else fr_count(hours, "heure") if hours % 24 else fr_count(hours // 24, "jour")
    return f"Remplacement par un ordinateur : {f'après {span}' if hours else 'jamais'}"


PATIENCE_ABOUT = "Passé ce délai sans réponse d’un joueur, les autres peuvent laisser jouer un ordinateur jusqu’à son retour"


def pace_option(hours: int, stock: int) -> str:
    """How long a decision may take."""
    if not hours:
        return "Pendule : aucune"
    return f"Pendule : {fr_count(hours, 'heure') if hours < 24 else fr_count(hours // 24, 'jour')} par décision, {fr_count(stock, 'jour')} de réserve"


PACE_ABOUT = "Un temps par décision, plus une réserve de jours ; une fois tout écoulé, les autres peuvent laisser jouer un ordinateur"


def time_left(until: int) -> str:
    return f"-# ⏱ À jouer avant le <t:{until}:f>, réserve comprise."


def closes_at(until: int) -> str:
    """When a question closes by itself."""
    return f"-# ⏱ Sans nouveau pot-de-vin, clôture <t:{until}:R> (<t:{until}:f>)."


def your_turn_since(since: int) -> str:
    return f"**à vous**, appel <t:{since}:R>"


def resting() -> str:
    return "en pause"


def kept_warm() -> str:
    return "un ordinateur joue pour vous"


def under_way() -> str:
    return "en cours"


def watching(turns: bool) -> str:
    what = "chaque tour et la fin" if turns else "la fin"
    return f"👀 Je vous enverrai {what} de cette partie en message privé. Personne d’autre ne le sait. Pour arrêter, refaites la même commande."


def watching_over() -> str:
    return "Vous ne suivez plus cette partie."


def watched(title: str, where: str) -> str:
    return f"👀 **{title}** · {where}"


def awaited_elsewhere(title: str, since: int) -> str:
    return f"On vous attend aussi à une autre table : **{title}**, appel <t:{since}:R>."


def since_last_turn(text: str) -> str:
    return f"**Depuis votre dernier tour**\n{text}" if text else "Rien ne s’est passé depuis votre dernier tour."
