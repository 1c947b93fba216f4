"""The set-up, rounds and turns (F1, F2.1-F2.3, F6.1-F6.4)."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.fortuna import Opening
from lang.shared import bold, upper_first
from rules.engine.model import Seat
from rules.fortuna import asks as q
from rules.fortuna import events as e
from rules.fortuna import moves as m
from rules.fortuna.pieces import Privilege

from ..score import ENDING
from ..terms import ACTION, NOUN, SIDE, actions, both, cards, privileges, there


def tell(what: Opening, names: Names) -> str:
    def who(seat: Seat) -> str:
        return bold(names[seat])

    match what:
        case e.Seated(sides, podium, deck):
            seated = ", ".join(f"{who(seat)} {SIDE[side]}" for seat, side in enumerate(sides))
            return f"Sides: {seated}. Podium, drawn at random: {ranked(podium, names)}. Deck: {cards(deck)}."
        case e.Dealt(side, owner, dealt):
            return f"{upper_first(there(side, owner, names))}: {actions(dealt)}."
        case e.Drafted(seat, card):
            return f"{who(seat)} takes {ACTION[card]}."
        case e.Locked(locked):
            return f"Locked cards: {', '.join(f'{ACTION[card]} by {who(seat)}' for seat, card in enumerate(locked))}."
        case e.RoundBegan(number, podium):
            return f"**Round {number}.** Podium: {ranked(podium, names)}."
        case e.TurnBegan(seat, _, card):
            unlocked = f": {ACTION[card]} is unlocked" if card else ""
            return f"▸ {who(seat)} begins their turn{unlocked}."
        case e.AqueductFilled(seat):
            return f"{who(seat)} receives 1 Water on the Aqueduct."
        case e.AqueductDry(seat):
            return f"No Water left in the stock: the Aqueduct of {who(seat)} stays empty."
        case e.Forced():
            return forced(what, names)
        case e.RoundEnded():
            return round_ended(what, names)
        case e.Ended(shown):
            return ended(shown, names)
        case _:
            assert_never(what)


def ranked(podium: tuple[Seat, ...], names: Names) -> str:
    """The order of play."""
    return ", ".join(bold(names[seat]) for seat in podium)


def forced(what: e.Forced, names: Names) -> str:
    """Why there was but one answer (F5.6); what it brings is told next. A roll and the end of a turn tell themselves."""
    who = bold(names[what.seat])
    if isinstance(what.move, m.Forgo):
        return f"{who} can get nothing more out of this action."
    match what.ask:
        case q.RollDice() | q.FinishTurn():
            return ""
        case q.DraftCard():
            return f"Only one Action card is left for {who}."
        case q.ConvertWater(into):
            return f"{who} has no Water to convert into {NOUN[into][0]}."
        case q.SellGoods(cube):
            return f"{who} has only 1 {NOUN[cube][0]} to sell."
        case q.HirePeople(person):
            return f"{who} can buy only 1 {NOUN[person][0]}."
        case q.ChooseGift():
            return f"The Family has only one thing to bring {who}."
        case q.ChooseBuilding():
            return f"Only one building is possible for {who}."
        case q.ChooseBribe():
            return f"Bribery leaves {who} only one possibility."
        case q.UseMight():
            return f"{who} cannot use Military Power."
        case q.ChooseFavour():
            return f"The dice leave {who} only one possibility."
        case q.TurnFavour():
            return f"There is no Favour card without tokens for {who} to turn."
        case _:
            return f"{who} has only one possible answer."


def round_ended(what: e.RoundEnded, names: Names) -> str:
    """Who goes first by Fortuna, and where tokens were laid (F6.1, F6.2)."""
    first = bold(names[what.first])
    if what.owner is None:
        lead = f"Fortuna lies on the {there(what.side, None, names)}: {first} stays first."
    else:
        lead = f"Fortuna lies on the {SIDE[what.side]} side: {first} will go first."
    numbers = both([str(favour.value) for favour in what.tokens])
    return f"End of the round. {lead} {_laid(len(what.tokens), numbers)} All Favours are open."


def _laid(count: int, numbers: str) -> str:
    if not count:
        return "No Privilege token is laid."
    return f"One more Privilege token on {'Favour' if count == 1 else 'Favours'} {numbers}."


def ended(shown: tuple[tuple[Privilege, ...] | None, ...], names: Names) -> str:
    """Those in Rome show their cards (F6.7)."""
    seen = [f"{bold(names[seat])} {privileges(some) or 'none'}" for seat, some in enumerate(shown) if some is not None]
    outside = [bold(names[seat]) for seat, some in enumerate(shown) if some is None]
    told = f" Privilege cards shown: {'; '.join(seen)}." if seen else ""
    rest = f" Outside Rome and unable to win: {both(outside)}." if outside else ""
    return f"⚑ {ENDING}{told}{rest}"
