"""Privilège cards and Caesar's Palace (F5, F6.3)."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.fortuna import Cards
from lang.shared import bold, fr_count
from rules.engine.model import Seat
from rules.fortuna import events as e
from rules.fortuna.pieces import Privilege

from ..terms import cards, cubes, played, privileges, some, tokens

RANK = {2: "deuxième", 3: "troisième", 4: "quatrième"}


def tell(what: Cards, names: Names) -> str:
    def who(seat: Seat) -> str:
        return bold(names[seat])

    match what:
        case e.CardsSeen() | e.CardGained():
            return ""
        case e.PalaceReached(seat, place):
            if place in RANK:
                return f"🏛 Le Palais de César accueille aussi {who(seat)}, en {RANK[place]}."
            return f"🏛 {who(seat)} arrive en premier au Palais de César : cette manche est la dernière !"
        case e.PalaceBare(seat):
            return f"Il ne reste aucune carte au Palais pour {who(seat)}."
        case e.Drew(seat, 0, count):
            return f"Plus rien à piocher : {tokens(count)} {'perdu' if count < 2 else 'perdus'} pour {who(seat)}."
        case e.Drew(seat, count, taken):
            return f"{who(seat)} pioche {cards(count)} ({fr_count(taken, 'jeton')})."
        case e.PalaceLooked(seat, count):
            left = "la carte laissée" if count == 1 else f"les {count} cartes laissées"
            return f"{who(seat)} regarde en secret {left} au Palais."
        case e.Kept(seat, count, discarded):
            return f"{who(seat)} garde {cards(count)}{f' et défausse {privileges(discarded)}' if discarded else ''}."
        case e.PalaceKept(seat, left):
            rest = "Il n’en reste pas" if not left else f"Il en reste {left}, face cachée"
            return f"{who(seat)} garde 1 carte du Palais. {rest}."
        case e.DeckShuffled(count):
            return f"La défausse est mélangée : la nouvelle pioche compte {cards(count)}."
        case e.RecruitPlayed(seat, person):
            return f"✦ {who(seat)} joue {played(Privilege.VESTAL_OR_CENTURION)} et reçoit {some(person, 1)}."
        case e.GatherPlayed(seat, card, given):
            return f"✦ {who(seat)} joue {played(card)} et reçoit {cubes(given)}."
        case e.AdvancePlayed(seat):
            return f"✦ {who(seat)} joue {played(Privilege.ADVANCE)}."
        case _:
            assert_never(what)
