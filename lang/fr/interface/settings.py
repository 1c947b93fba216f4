"""One's own settings, in French."""

from __future__ import annotations

from lang.shared import fr_count


def settings_head() -> str:
    return "**Vos réglages**, pour toutes vos parties sur tous les serveurs"


def settings_reminders(hours: int, by_dm: bool) -> str:
    if not hours:
        return "- **Rappels** : aucun"
    return f"- **Rappels** : {fr_count(hours, 'heure')} après l’appel, puis chaque jour, cinq au plus, par {'message privé' if by_dm else 'mention'}"


def settings_zone(zone: str, hour: int, minute: int) -> str:
    if not zone:
        return "- **Fuseau horaire** : inconnu. Pour choisir des heures calmes, dites-moi l’heure qu’il est chez vous."
    return f"- **Fuseau horaire** : {zone}, où il est {hour} h {minute:02}"


def settings_quiet(start: int, end: int) -> str:
    if not end:
        return "- **Heures calmes** : aucune"
    return f"- **Heures calmes** : de <t:{start}:t> à <t:{end}:t>. Les appels sont silencieux, les rappels attendent."


def settings_away(start: int, end: int, sits_in: bool) -> str:
    bot = "Un ordinateur joue à votre place." if sits_in else "Vos places vous attendent."
    return f"- **Absence** : du <t:{start}:D> au <t:{end}:D>. {bot}" if end else "- **Absence** : non"


def settings_wrong_time(text: str) -> str:
    return f"« {text} » n’est ni une heure, comme 21 h 30, ni un fuseau horaire, comme Europe/Paris."


def settings_same_hour() -> str:
    return "Les heures calmes commencent et finissent à la même heure. Pour n’en avoir aucune, choisissez « aucune » comme début."


def remind_option(hours: int) -> str:
    return f"Rappels : {fr_count(hours, 'heure')} après l’appel" if hours else "Rappels : aucun"


def quiet_option(hour: int, end: bool) -> str:
    if hour < 0:
        return "Heures calmes : aucune"
    return f"Calme {'jusqu’à' if end else 'à partir de'} {hour} h"


def language_option(language: str) -> str:
    return {"": "Langue : celle de mon Discord", "en": "Langue : English", "fr": "Langue : français"}[language]


def by_label(by_dm: bool) -> str:
    return f"Rappels par {'message privé' if by_dm else 'mention'}"


def sits_in_label(on: bool) -> str:
    return f"Si je m’absente : {'un ordinateur joue' if on else 'mes places attendent'}"


def tips_label(on: bool) -> str:
    return f"Astuces pour débuter : {'oui' if on else 'non'}"


def settings_only_answer(on: bool) -> str:
    return "- **Réponses forcées** : quand tout le monde voit qu’il n’y a qu’une réponse possible, je la donne pour vous." if on else "- **Réponses forcées** : je vous pose toujours la question."


def only_answer_label(on: bool) -> str:
    return f"Réponses forcées : {'données pour moi' if on else 'à moi de répondre'}"


def dms_label(on: bool) -> str:
    return f"Messages privés de ma part : {'oui' if on else 'aucun'}"


def settings_dms(on: bool) -> str:
    return "- **Messages privés** : votre main et ce que vous demandez" if on else "- **Messages privés** : aucun, pas même votre main. **Ma main**, sous le plateau, la montre."


ZONE_TITLE = "Quelle heure est-il chez vous ?"

ZONE_LABEL = "Une heure (21 h 30) ou un fuseau (Europe/Paris)"

AWAY_TITLE = "Absence"

AWAY_FROM = "Du (vide : dès maintenant)"

AWAY_UNTIL = "Au : 20/5, 5 jours… (vide : de retour)"
