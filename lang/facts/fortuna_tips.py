"""What a newcomer to Fortuna should look at now. No sentences here."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rules.engine.model import Seat
from rules.fortuna import questions as q
from rules.fortuna.components import CAESAR, ROME, Building, Cube, Favour, Person
from rules.fortuna.game import usable
from rules.fortuna.state import View

EVERY = 3  # rounds after which a turn is explained again


class Advice(Enum):
    """Advice that needs no figures."""

    LOCK = "lock"
    LOCK_ANY = "lock any"
    DRAFT = "draft"
    ONE_CARD = "one card"
    GATHER = "gather"
    MATCH = "match"
    SWAP = "swap"
    CENTURION = "centurion"
    KEEP_WATER = "keep water"
    USE_WATER = "use water"
    SELL = "sell"
    VESTALS = "vestals"
    CENTURIONS = "centurions"
    BUILD = "build"
    HIGH_DIE = "high die"
    KEEP_CARD = "keep card"
    TURN_DOWN = "turn down"
    NOTHING_TO_PLAY = "nothing to play"


@dataclass(frozen=True, slots=True)
class Hurry:
    """Somebody is far ahead, and one is not in Rome yet (F6.5)."""

    seat: Seat
    space: int


@dataclass(frozen=True, slots=True)
class Tokens:
    """A Favour that can be used holds tokens (F5.1)."""

    favour: Favour
    count: int
    kept: int


Tip = Advice | Hurry | Tokens


def tip(view: View, ask: q.Ask) -> Tip | None:
    """By the question, and by what everybody has."""
    match ask:
        case q.LockCards():
            return Advice.LOCK_ANY if view.table.podium[0] == view.seat else Advice.LOCK
        case q.DraftCard():
            return Advice.DRAFT
        case q.ChooseCard():
            return _hurry(view) or _card(view)
        case q.ExchangeCard():
            return Advice.SWAP
        case q.UseMight():
            return Advice.CENTURION if view.table.provinces[view.seat].pieces.centurions else None
        case q.ConvertWater():
            return Advice.KEEP_WATER if view.table.favours.open[0] else Advice.USE_WATER
        case q.SellGoods():
            return Advice.SELL
        case q.HirePeople(person):
            return Advice.VESTALS if person is Person.VESTAL else Advice.CENTURIONS
        case q.ChooseBuilding():
            return Advice.BUILD
        case q.ChooseFavour(dice):
            return _tokens(view, max(dice)) or (Advice.HIGH_DIE if max(dice) > 1 else None)
        case q.KeepCards() | q.KeepPalace():
            return Advice.KEEP_CARD
        case q.TurnFavour():
            return Advice.TURN_DOWN
        case q.FinishTurn():
            return None if usable(view) else Advice.NOTHING_TO_PLAY
        case _:
            return None


def _hurry(view: View) -> Hurry | None:
    """The game may end soon, and only who is in Rome can win."""
    spaces = [province.position for province in view.table.provinces]
    space, seat = max((space, -seat) for seat, space in enumerate(spaces))
    return Hurry(-seat, space) if spaces[view.seat] < ROME < space else None


def _card(view: View) -> Advice | None:
    """Nothing of dice for who is at Caesar's Palace and rolls no more (F4.7)."""
    own = view.table.provinces[view.seat]
    if own.position == CAESAR:
        return None
    if view.table.turn.round % EVERY == 1:
        return Advice.ONE_CARD
    return Advice.MATCH if own.aqueduct or any(own.pieces.of(cube) for cube in Cube) else Advice.GATHER


def _tokens(view: View, die: int) -> Tokens | None:
    """The Favour with most tokens among those that would move one."""
    favours, own = view.table.favours, view.table.provinces[view.seat]
    pieces = own.pieces
    able = (pieces.water or own.aqueduct, pieces.wine, pieces.wheat, pieces.centurions, own.married, pieces.vestals)
    found = [
        (favours.tokens[n], favour)
        for n, favour in enumerate(Favour)
        if favour <= die and favours.open[n] and favours.tokens[n] and able[n]
    ]
    count, favour = max(found, default=(0, None))
    most = 2 if Building.BASILICA in own.buildings else 1
    return Tokens(favour, count, min(count, most)) if favour is not None else None
