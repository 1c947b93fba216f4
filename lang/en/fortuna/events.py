"""What happens at the table, told to the channel or to one player."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.facts.fortuna import Actions, Cards, Opening, Path, enters_rome, given_up, ranked
from lang.shared import a, bold, en_count, upper_first
from rules.engine.model import Seat
from rules.fortuna import events as e
from rules.fortuna import moves as m
from rules.fortuna import questions as q
from rules.fortuna.components import FAMILY_CUBE, PURSE, Cube, Gift, Privilege, Side, Source

from .score import ENDING
from .terms import (
    ACTION,
    BUILDING,
    NOUN,
    SIDE,
    a_roll,
    actions,
    both,
    cards,
    coins,
    cubes,
    dice,
    favour,
    privileges,
    some,
    space,
    there,
    titled,
    titles,
    tokens,
)

RANK = {2: "second", 3: "third", 4: "fourth"}


def event(what: e.Event, names: Names) -> str:
    """A public event for the channel; nothing for what another line says."""
    if isinstance(what, Opening):
        return tell_opening(what, names)
    if isinstance(what, Actions):
        return tell_action(what, names)
    if isinstance(what, Path):
        return tell_path(what, names)
    if isinstance(what, Cards):
        return tell_card(what, names)
    assert_never(what)


def private(what: e.Event, names: Names) -> str:
    """What one player alone is told."""
    match what:
        case e.CardsSeen(seen):
            return f"You can keep: {privileges(seen)}."
        case e.CardGained(card):
            return f"You get {privileges((card,))}."
        case _:
            return event(what, names)


# The set-up, rounds and turns (F1, F2.1-F2.3, F6.1-F6.4)


def tell_opening(what: Opening, names: Names) -> str:
    def who(seat: Seat) -> str:
        return bold(names[seat])

    match what:
        case e.Seated(sides, podium, deck):
            seated = ", ".join(f"{who(seat)} {SIDE[side]}" for seat, side in enumerate(sides))
            return f"Sides: {seated}. Turn order, at random: {ranked(podium, names)}. Deck: {cards(deck)}."
        case e.Dealt(side, owner, dealt):
            return f"{upper_first(there(side, owner, names))}: {actions(dealt)}."
        case e.Drafted(seat, card):
            return f"{who(seat)} takes {ACTION[card]}."
        case e.Locked(locked):
            return f"Locked: {', '.join(f'{ACTION[card]} ({who(seat)})' for seat, card in enumerate(locked))}."
        case e.RoundBegan(number, podium):
            return f"**Round {number}.** Turn order: {ranked(podium, names)}."
        case e.TurnBegan(seat, _, card):
            unlocked = f": {ACTION[card]} is unlocked" if card else ""
            return f"▸ {who(seat)}’s turn{unlocked}."
        case e.AqueductFilled(seat):
            return f"{who(seat)}’s Aqueduct gets 1 Water."
        case e.AqueductDry(seat):
            return f"No Water left in the stock: {who(seat)}’s Aqueduct stays empty."
        case e.Forced():
            return forced(what, names)
        case e.RoundEnded():
            return round_ended(what, names)
        case e.Ended(shown):
            return ended(shown, names)
        case _:
            assert_never(what)


def forced(what: e.Forced, names: Names) -> str:
    """Why there was but one answer (F5.6); what it brings is told next. A roll and the end of a turn tell themselves."""
    who = bold(names[what.seat])
    if isinstance(what.move, m.Forgo):
        return f"{who} can’t get anything more out of this action."
    match what.ask:
        case q.RollDice() | q.FinishTurn() | q.UseMight():
            return ""
        case q.DraftCard():
            return f"Only one Action card is left for {who}."
        case q.ConvertWater(into):
            return f"{who} has no Water to convert into {NOUN[into][0]}."
        case q.SellGoods(cube):
            return f"{who} has only 1 {NOUN[cube][0]} to sell."
        case q.HirePeople(person):
            return f"{who} can only hire 1 {NOUN[person][0]}."
        case q.ChooseGift():
            return f"The Family has only one thing for {who}."
        case q.ChooseBuilding():
            return f"{who} can only build one building."
        case q.ChooseBribe():
            return f"Bribery leaves {who} only one option."
        case q.ChooseFavour():
            return f"The dice leave {who} only one option."
        case q.TurnFavour():
            return "Every open Favour holds tokens."
        case _:
            return f"{who} has only one option."


def round_ended(what: e.RoundEnded, names: Names) -> str:
    """Who goes first by Fortuna, and where tokens were laid (F6.1, F6.2)."""
    first = bold(names[what.first])
    if what.owner is None:
        lead = f"Fortuna is on the {there(what.side, None, names)}: {first} stays first."
    else:
        lead = f"Fortuna is on the {SIDE[what.side]} side: {first} goes first next."
    numbers = both([str(favour.value) for favour in what.tokens])
    return f"End of the round. {lead} {_laid(len(what.tokens), numbers)} All Favours reopen."


def _laid(count: int, numbers: str) -> str:
    if not count:
        return "No Favour gains a token."
    return f"{f'Favour {numbers} gains' if count == 1 else f'Favours {numbers} each gain'} a Privilege token."


def ended(shown: tuple[tuple[Privilege, ...] | None, ...], names: Names) -> str:
    """Those in Rome show their cards (F6.7)."""
    seen = [f"{bold(names[seat])} {privileges(some) or 'none'}" for seat, some in enumerate(shown) if some is not None]
    outside = [bold(names[seat]) for seat, some in enumerate(shown) if some is None]
    told = f" Privilege cards: {'; '.join(seen)}." if seen else ""
    rest = f" Outside Rome, so out of the running: {both(outside)}." if outside else ""
    return f"⚑ {ENDING}{told}{rest}"


# What Action cards bring (F2-F4.1)


def tell_action(what: Actions, names: Names) -> str:
    def who(seat: Seat) -> str:
        return bold(names[seat])

    match what:
        case e.Executed(seat, card, e.Means.TURN):
            return f"{who(seat)} uses {bold(ACTION[card])}."
        case e.Executed():  # the line of the Centurion or of the bribe tells it
            return ""
        case e.Skipped(seat, card):
            return f"{who(seat)} chooses {bold(ACTION[card])} without using it."
        case e.Forwent(seat, card):
            return f"↳ {who(seat)} gives up {ACTION[card]}."
        case e.Took(seat, cube, count):
            short = " (that was all the stock had)" if count < 2 else ""
            return f"↳ {who(seat)} gets {some(cube, count)}{short}."
        case e.Converted(seat, into, reservoir, aqueduct):
            count = reservoir + aqueduct
            return f"↳ {who(seat)} converts {some(Cube.WATER, count)} ({_sources(reservoir, aqueduct)}) into {some(into, count)}."
        case e.Sold(seat, cube, count, money, lost):
            return f"↳ {who(seat)} sells {some(cube, count)} for {coins(money)}{_beyond(lost)}."
        case e.Hired(seat, person, count, cost):
            return f"↳ {who(seat)} hires {some(person, count)} for {coins(cost)}."
        case e.DieGained(seat, dice):
            return f"↳ {who(seat)} swaps a Vestal for a die ({dice} now)."
        case e.Married(seat):
            return f"↳ {who(seat)} gets married for 3 coins."
        case e.GiftReceived(seat, gift, count):
            return f"↳ The Family gives {who(seat)} {_gift(gift, count)}."
        case e.Built(seat, building, cost):
            return f"↳ {who(seat)} builds {a(BUILDING[building])} for {coins(cost)}."
        case e.MoneyTaken(seat, money):
            return f"↳ {who(seat)} takes {coins(money)}."
        case e.Bribed():
            return bribed(what, names)
        case e.Exchanged(seat, given, taken, side, owner):
            return f"⇄ {who(seat)} swaps {ACTION[given]} for {ACTION[taken]} ({_from(side, owner, names)}) and locks it."
        case e.MightUsed(seat, card):
            return f"⚔ {who(seat)} gives up a Centurion to use {bold(ACTION[card])}."
        case e.MightUnused(seat):
            return f"{who(seat)} doesn’t use Military Power."
        case _:
            assert_never(what)


def bribed(what: e.Bribed, names: Names) -> str:
    """Bribery B: whom it pays, and for what (F3.11)."""
    whom = "the stock" if what.owner is None else bold(names[what.owner])
    lost = f" (lost: {PURSE} is the limit)" if what.lost else ""
    return f"↳ {bold(names[what.seat])} pays {whom} 1 coin{lost} to use {bold(ACTION[what.card])} ({SIDE[what.side]} side)."


def _from(side: Side, owner: Seat | None, names: Names) -> str:
    """Where a card was taken."""
    return f"from the empty {SIDE[side]} side" if owner is None else f"from {bold(names[owner])}"


def _sources(reservoir: int, aqueduct: bool) -> str:
    """Where the Water came from."""
    if reservoir and aqueduct:
        return f"{reservoir} from the reservoir, 1 from the Aqueduct"
    return "from the Aqueduct" if aqueduct else "from the reservoir"


def _beyond(lost: int) -> str:
    """What exceeds 20 (F1.2)."""
    return f" ({lost} lost: {PURSE} is the limit)" if lost else ""


def _gift(gift: Gift, count: int) -> str:
    return coins(count) if gift is Gift.MONEY else some(FAMILY_CUBE[gift], count)


# The emperor's favour and the path (F4)


def tell_path(what: Path, names: Names) -> str:
    def who(seat: Seat) -> str:
        return bold(names[seat])

    match what:
        case e.Rolled():
            return rolled(what, names)
        case e.RollStands(seat, shown):
            return f"{who(seat)} keeps the early roll: {dice(shown)}."
        case e.FavourSkipped(seat):
            return f"{who(seat)} is at Caesar’s Palace and doesn’t roll."
        case e.FavourUsed():
            return used(what, names)
        case e.Advanced():
            return advanced(what, names)
        case e.Taxed():
            return taxed(what, names)
        case e.Untaxed(seat, die):
            return f"No open Favour for a {die}: {who(seat)} stays put and pays nothing."
        case e.FavourTurned(seat, turned):
            return f"{who(seat)} turns {favour(turned)} face down."
        case e.FavourLeft(seat):
            return f"{who(seat)} turns no Favour face down."
        case _:
            assert_never(what)


def rolled(what: e.Rolled, names: Names) -> str:
    """A roll, early or not, or a die that joins an early roll (F3.9, F4.2)."""
    who = bold(names[what.seat])
    if what.early:
        return f"🎲 {who} rolls early: {dice(what.new)}. That roll counts for this turn."
    if what.new != what.dice:
        return f"🎲 {who} rolls the new dice: {dice(what.new)}. In all: {dice(what.dice)}."
    return f"🎲 {who} rolls {a_roll(what.new)}."


def used(what: e.FavourUsed, names: Names) -> str:
    """What was given for a Favour, and the tokens taken with it (F4.3, F4.4)."""
    who = bold(names[what.seat])
    piece = given_up(what)
    given = f"gives {some(piece, what.given)}{_source(what.source)}" if piece else ""
    taken = f"takes {tokens(what.tokens)}" if what.tokens else ""
    told = both([part for part in (given, taken) if part])
    return f"★ {who} uses {bold(favour(what.favour))} with a {what.die}{f': {told}' if told else ''}."


def _source(source: Source | None) -> str:
    return {None: "", Source.RESERVOIR: " from the reservoir", Source.AQUEDUCT: " from the Aqueduct"}[source]


def advanced(what: e.Advanced, names: Names) -> str:
    """Steps on the path; the gate of Rome is worth a word, Caesar's Palace has a line of its own (F4.7)."""
    to = f"and enters Rome (space {what.position})" if enters_rome(what) else f"to space {what.position}"
    lost = f" ({en_count(what.lost, 'more space')} lost)" if what.lost else ""
    return f"↳ {bold(names[what.seat])} advances {en_count(what.steps, 'space')} {to}{lost}."


def taxed(what: e.Taxed, names: Names) -> str:
    """1 coin, or without money one space back (F4.5)."""
    who = bold(names[what.seat])
    if what.money:
        return f"{who} uses no Favour (die {what.die}) and pays 1 coin in tax."
    if what.back:
        return f"{who} uses no Favour (die {what.die}), can’t pay the tax and moves back to {space(what.position)}."
    return f"{who} uses no Favour (die {what.die}), can’t pay the tax and stays in the village."


# Privilege cards and Caesar's Palace (F5, F6.3)


def tell_card(what: Cards, names: Names) -> str:
    def who(seat: Seat) -> str:
        return bold(names[seat])

    match what:
        case e.CardsSeen() | e.CardGained():
            return ""
        case e.PalaceReached(seat, place):
            if place in RANK:
                return f"🏛 {who(seat)} is the {RANK[place]} to reach Caesar’s Palace."
            return f"🏛 {who(seat)} is first to reach Caesar’s Palace: last round!"
        case e.PalaceBare(seat):
            return f"No card is left at Caesar’s Palace for {who(seat)}."
        case e.Drew(seat, 0, count):
            return f"There’s no card left to draw: {who(seat)} loses {tokens(count)}."
        case e.Drew(seat, count, taken):
            return f"{who(seat)} draws {cards(count)} for {en_count(taken, 'token')}."
        case e.PalaceLooked(seat, count):
            left = "the card" if count == 1 else f"the {count} cards"
            return f"{who(seat)} secretly looks at {left} left at Caesar’s Palace."
        case e.Kept(seat, count, discarded):
            return f"{who(seat)} keeps {cards(count)}{f' and discards {titles(discarded)}' if discarded else ''}."
        case e.PalaceKept(seat, left):
            rest = f"{left} {'remains' if left == 1 else 'remain'} face down" if left else "none are left"
            return f"{who(seat)} keeps 1 card from Caesar’s Palace; {rest}."
        case e.DeckShuffled(count):
            return f"The discards are shuffled into a new deck of {cards(count)}."
        case e.RecruitPlayed(seat, person):
            return f"✦ {who(seat)} plays {titled(Privilege.VESTAL_OR_CENTURION)} and gets {some(person, 1)}."
        case e.GatherPlayed(seat, card, given):
            short = " (that was all the stock had)" if len(given) < 2 else ""
            return f"✦ {who(seat)} plays {titled(card)} and gets {cubes(given)}{short}."
        case e.AdvancePlayed(seat):
            return f"✦ {who(seat)} plays {titled(Privilege.ADVANCE)}."
        case _:
            assert_never(what)
