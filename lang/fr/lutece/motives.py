"""What decides a computer player of Lutèce. Told of a rival and in a hint alike, so it speaks of nobody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, assert_never

from lang import Names
from lang.facts.lutece import only_rival, subject
from lang.fr.foresight import weighed
from lang.motives import fact, sentence
from lang.shared import de, fr_count
from rules.engine.foresight import Weighed
from rules.engine.model import Seat
from rules.lutece import standing as s
from rules.lutece.components import Kind, Side, Tile

from .terms import CARD, EFFECTS, RESOURCE, SIDE, et, le_seul, pieces, player, term, units

PAUSE = "Pour faire réfléchir les autres."  # true of a bribe and of a bluff alike: what lies there stays hidden
HIDDEN = "Raison secrète, dévoilée en fin de partie."
ALOUD = {
    "outbid": PAUSE,
    "bluff": PAUSE,
    "agreed": "Les pots-de-vin suffisent pour l’instant.",
    "no more": "Plus rien à ajouter, quoi que fassent les autres.",
    "win card": "Pour remporter la carte grâce aux Légionnaires.",
    "deny": "Pour que la carte échappe au plus offrant.",
    "keep": "Un Légionnaire gardé vaut 2 points à la fin.",
    "learn": "C’est la ressource qui rapportera le plus.",
}
FULL = ALOUD | {
    "forced": "C’est le seul coup possible.",
    "search": "À long terme, c’est le coup le plus prometteur.",
    "majority": "Pour la majorité[ : {about}].",
    "prestige": "Pour marquer des points[ : {about}].",
    "influence": "Pour marquer des points[ : {about}].",
    "gold": "Pour l’or.",
    "too dear": "La bourse ne suffirait pas pour l’autre carte[ : {about}].",  # as told by games of before
    "thrift": "Donner davantage, ce serait perdre de l’or.",
    "cost": "Ces cartes coûtent moins que la plupart.",
    "quiet": "Cette carte semble peu convoitée[ : {about}].",
    "outbid": "Pour que les autres aient à surenchérir[ : {about}].",
    "bluff": "Un bluff : l’or est sur une carte Revenus, il reviendra.",
    "sealed": "De quoi l’emporter sans trop payer.",
    "win card": "Pour remporter la carte grâce aux Légionnaires[ : {about}].",
}

COUNTED = {  # what a card counts at the end
    Kind.LABORATORY: ("Potion",), Kind.FORGE: ("Glaive",), Kind.MILL: ("Pain",), Kind.HERBALIST: ("carte verte", "cartes vertes"),
    Kind.ARMOURY: ("carte grise", "cartes grises"), Kind.BAKERY: ("carte jaune", "cartes jaunes"), Kind.STATUE: ("lieu romain", "lieux romains"),
}  # fmt: skip
PUBLIC = {"outbid", "bluff", "agreed", "no more", "win card", "deny", "keep", "learn"}  # what is chosen stays hidden


def why(why: Mapping[str, Any], seat: Seat, *, aloud: bool, names: Names = ()) -> str:
    """The reason in a sentence; aloud only what everybody sees."""
    found: s.Fact | Weighed | None = fact(why, s.Fact | Weighed)
    motive = str(why.get("motive"))
    if found is None or (aloud and motive not in PUBLIC):
        return sentence(why, FULL, ALOUD, HIDDEN, lambda about: _about(about, seat), loud=aloud)
    if isinstance(found, Weighed):
        return weighed(found)
    told = _told(found, names, only_rival(seat, names), aloud=aloud)
    return f"{FULL[motive]} {told}" if motive == "forced" else told


def _told(fact: s.Fact, names: Names, other: str, *, aloud: bool) -> str:
    """The fact, and what it is good for; `other` is who the others are, where there is just one."""
    match fact:
        case s.Race(resource, gain, own, best):
            rest = f"{best} chez {other}" if best and other else f"{best} au plus chez les autres" if best else f"{other or 'aucun autre joueur'} n’en a{' pas' if other else ''}"
            return f"{RESOURCE[resource]} : {own + gain} avec ce coup, {rest}."
        case s.Scores(Kind.LEGIONNAIRE as kind):
            return f"{CARD[kind]} : {EFFECTS[kind]}."
        case s.Scores(kind, count, owned):
            return f"{_for(kind) if owned else CARD[kind]} : {EFFECTS[kind]} ; {fr_count(count, *COUNTED[kind])} pour l’instant."
        case s.Stall(wants, has, owned):
            stock = et(units(wanted, count) for wanted, count in zip(wants, has, strict=True))
            named = _for(Kind.MARKET) if owned else CARD[Kind.MARKET]
            return f"{named}, 6 points pour {et(RESOURCE[one] for one in wants)} : {stock} pour l’instant."
        case s.Gain(income, lying, harvest):
            return f"Peut rapporter {pieces(income + lying + harvest)} : {_parts(income, lying, harvest)}."
        case s.Price(cost, dearest):
            return f"Coûte {pieces(cost)} en tout ; les deux cartes les plus chères en coûtent {dearest}."
        case s.Bid(side, stake, highest, Kind() as kind) if not aloud:
            but = f"assez, sauf si {other or 'un autre'} vise la même carte et y a mis {stake} ou plus" if stake <= highest else "personne n’y a mis autant"
            return f"Cela fait {stake} pour {le_seul(kind)} : {but}."
        case s.Bid(side, stake) if not aloud:
            return f"Un bluff : {pieces(stake)} à {SIDE[side]} sur une carte Revenus, et l’or reviendra."
        case s.Bid(side, stake, highest) if stake > highest:
            return f"{pieces(stake)} à {SIDE[side]} : c’est maintenant le plus gros pot-de-vin."
        case s.Bid(side, stake, highest):
            return f"{pieces(stake)} à {SIDE[side]}, de quoi faire réfléchir {other or 'les autres'} : le plus gros en face est de {highest}."
        case s.Laid(left, right, highest) if highest >= max(left, right, 1):
            bribes = f"{left} à gauche et {right} à droite suffisent peut-être" if left or right else "Peut-être pas besoin de pot-de-vin"
            return f"{bribes} : le plus gros {de(other) if other else 'des autres'} ({highest}) peut être sur une autre carte."
        case s.Laid(0, 0):
            return "Tous les pots-de-vin sont à 0 : assez, sauf si un autre vise la même carte (à égalité, elle est perdue)."
        case s.Laid(left, right):
            top, where = max((left, Side.LEFT), (right, Side.RIGHT))
            return f"{top} à {SIDE[where]}, c’est déjà le plus gros pot-de-vin."
        case s.Named(left, right, purse, cost):
            return f"{left} à gauche et {right} à droite ; il reste {pieces(purse)} pour des cartes qui en coûtent {cost}."
        case s.EmptyPurse():
            return "0 pièce en bourse : plus rien à ajouter."
        case s.Fight(kind, mine, helpers, rival, theirs):
            force = f"{fr_count(helpers, 'Légionnaire')} en ajoutent 2 chacun" if helpers > 1 else "un Légionnaire ajoute 2"
            return f"{CARD[kind]} : {mine} contre {theirs} pour {player(rival, names)}, mais {force}."
        case s.Ahead(kind, rival, theirs):
            return f"{CARD[kind]} : {player(rival, names)} l’emporterait avec {theirs}."
        case s.Guards(count):
            kept = f"{fr_count(count, 'Légionnaire')} gardés valent 2 points chacun" if count > 1 else "Un Légionnaire gardé vaut 2 points"
            return f"{kept} à la fin."
        case _ as never:
            assert_never(never)


def _parts(income: int, lying: int, harvest: int) -> str:
    """Where gold comes from."""
    named = ((income, "de Revenus"), (lying, "sur les cartes"), (harvest, "par effet des cartes"))
    return et(f"{gold} {what}" for gold, what in named if gold)


def _for(kind: Kind) -> str:
    """`Pour le Moulin`."""
    return f"Pour {le_seul(kind)}"


def _about(about: Any, seat: Seat) -> str:
    member = subject(about)
    if member is None:
        return ""
    return f"tuile {term(member, seat)}" if isinstance(member, Tile) else term(member, seat)
