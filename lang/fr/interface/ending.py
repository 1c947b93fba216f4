"""The end of a game, and what is given out after it, in French."""

from __future__ import annotations

from collections.abc import Sequence

from lang.shared import join


def unfinished() -> str:
    return "La partie s’arrête avant la fin. Le score à ce stade :"


def won_by_resignation(winner: str, loser: str) -> str:
    return f"🏆 **{winner}** gagne : **{loser}** a abandonné."


def end_verdict(verdict: str, why: str, level: str = "") -> str:
    return f"🏆 {verdict} : {level}. {why}" if level else f"🏆 {verdict}. {why}"


def end_proof(secret: str, fingerprint: str) -> str:
    """What the shuffle and an exported game can be checked with; covered, since it is of no use to who has just played."""
    numbers = f"Secret {secret}{f' ; empreinte {fingerprint}' if fingerprint else ''}"
    return f"-# 🔓 `/partie preuve` · `/partie exporter` ||{numbers}||"


def fingerprint_shown(fingerprint: str) -> str:
    return f"-# Empreinte de toute la partie : `{fingerprint}`"


def score_line(what: str, points: str) -> str:
    return f"- {what} : {points}"


def score_alt(title: str) -> str:
    return f"Feuille de score, {title} :"


def again() -> str:
    return "On rejoue ? Appuyez sur **Revanche**, ou tapez `/partie nouvelle`."


def exported(file: str) -> str:
    return (
        "La partie complète dans un fichier : joueurs, options, mélange et tous les coups. "
        f"Pour la vérifier avec le code du bot : `python bot.py verify {file}` rejoue chaque mélange, chaque coup et le score, sans Discord."
    )


def proof(commitment: str, additions: Sequence[tuple[str, int, str]], secret: str | None, seed: str | None, origin: int = 0) -> str:
    joins = "\n".join(f"  - {name} : `{click}`{f' et `{words}`' if words else ''}" for name, click, words in additions)
    made = "du texte formé du secret, d’un deux-points et des identifiants séparés par des virgules"
    said = any(words for _, _, words in additions)
    made += ", puis d’un deux-points et du SHA-256 des mots de chacun, séparés par des virgules (rien pour qui n’en a pas)" if said else ""
    after = (
        f"3. La partie est terminée, voici le secret : `{secret}`. Le SHA-256 de ces 32 octets doit être l’empreinte ci-dessus.\n"
        f"4. La graine est le SHA-256 {made} : `{seed}`.\n"
        "Ou laissez faire un programme : `/partie exporter` donne la partie dans un fichier, `python bot.py verify FICHIER` la rejoue tout entière, hors ligne."
        if secret
        else "3. Le secret sera dévoilé à la fin de la partie : avant, il trahirait toutes les cartes cachées."
    )
    return (
        "**Comment vérifier le mélange**\n"
        f"1. À l’ouverture de la table, j’ai tiré un secret et publié son empreinte SHA-256 : `{commitment}`. Impossible d’en changer ensuite.\n"
        f"2. Chaque joueur y a ajouté sa part de hasard, l’identifiant de son inscription, attribué par Discord :\n{joins}\n{after}\n"
        "Cela prouve que le mélange était fixé au départ et n’a pas changé depuis. Cela ne protège pas d’un hébergeur qui lirait la base de données."
        f"{proof_since(origin, secret is not None) if origin else ''}"
    )


def proof_since(origin: int, over: bool) -> str:
    where = f"de la ligne {origin} du journal exporté" if over else "de là"
    return f"\n⏪ Cette partie ne pouvait plus être rejouée : avec l’accord de tous, elle a repris d’une position enregistrée. On ne peut la vérifier qu’à partir {where}."


def decided(lines: Sequence[tuple[str, int, int]]) -> str:
    if len(lines) == 1:
        return "Ce qui a fait la différence : {}, {} à {}.".format(*lines[0])
    return f"Ce qui a fait la différence : {join([f'{what} ({won} à {lost})' for what, won, lost in lines], 'et')}."
