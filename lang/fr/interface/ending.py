"""The end of a game, and what is given out after it, in French."""

from __future__ import annotations

from collections.abc import Sequence


def unfinished() -> str:
    return "La partie s’arrête avant la fin. Voici le score, en l’état."


def won_by_resignation(winner: str, loser: str) -> str:
    return f"🏆 **{winner}** gagne : **{loser}** a abandonné."


def end_verdict(verdict: str, why: str) -> str:
    return f"🏆 {verdict}. {why}"


def seed_shown(secret: str) -> str:
    return f"Le secret du mélange était `{secret}`. `/partie preuve` dit comment le vérifier, `/partie exporter` donne toute la partie."


def fingerprint_shown(fingerprint: str) -> str:
    return f"-# Empreinte de toute la partie : `{fingerprint}`"


def score_line(what: str, points: str) -> str:
    return f"- {what} : {points}"


def score_alt(title: str) -> str:
    return f"Feuille de score, {title} : les mêmes lignes que dans le texte."


def again() -> str:
    return "On rejoue ? Appuyez sur **Revanche**, ou tapez `/partie nouvelle`."


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
