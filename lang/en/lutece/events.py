"""What happens at the table, told to the channel. Nothing in Lutèce is told to one player alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import assert_never

from lang import Names
from lang.facts.lutece import bidding, losers, worth
from lang.shared import bold, en_count, times, upper_first
from rules.engine.model import Seat
from rules.lutece import events as e
from rules.lutece.components import CONSOLATION, REINFORCEMENT, Action, Bid, Card, Flag, Resource, Tile

from .score import ended
from .terms import CARD, RESOURCE, REVENUES, SIDE, at, both, card, coins, for_, the, units, whom

FLAG = {Flag.OPEN: "is no longer ready", Flag.READY: "is ready", Flag.FIRM: "is ready for good"}


def event(what: e.Event, names: Names) -> str:
    """A public event for the channel; nothing for what another line says."""

    def who(seat: Seat) -> str:
        return bold(names[seat])

    match what:
        case e.TakenBack():  # the line of the contest tells it for all at once
            return ""
        case e.Dealt(characters, places, removed, gold):
            markets = f" ({en_count(removed, 'Market')} removed unseen)" if removed else ""
            return f"The decks are shuffled: {characters} Characters, {places} Places{markets}. Everyone gets {coins(gold)}."
        case e.RoundBegan(number, start):
            return f"**Round {number}.** Start player (for Legionaries): {who(start)}."
        case e.Offered(shown, characters, places):
            offered = ", ".join(f"{at(tile, one)} ({price(one)})" for tile, one in shown)
            return f"New for sale: {offered}. Left in the decks: {en_count(characters, 'Character')}, {en_count(places, 'Place')}."
        case e.OptionsLaid():
            return "Everyone has chosen. Let the bribing begin!"
        case e.BribeRaised():
            return raised(what, names)
        case e.FlagChanged(seat, flag):
            return f"{who(seat)} {FLAG[flag]}."
        case e.BribesClosed(hours):
            return f"⏱ Nobody has raised for {en_count(hours, 'hour')}: the bribes are closed."
        case e.Revealed(options, stakes, cards):
            laid_out = (f"{who(seat)}: {laid(zip(pair, stakes[seat], strict=True), dict(cards))}" for seat, pair in enumerate(options))
            return f"**Reveal.** {'; '.join(laid_out)}."
        case e.BluffReturned(seat, side, stake, purse):
            return f"{who(seat)} was bluffing on the {SIDE[side]} and gets {coins(stake)} back (purse {purse})."
        case e.RevenuesTaken(seat, count, gold, purse):
            return f"{who(seat)} takes {coins(gold)} from {times(REVENUES, count)} (purse {purse})."
        case e.Bought():
            return bought(what, names)
        case e.Unaffordable():
            return unaffordable(what, names)
        case e.Contested(tile, fought, bids):
            return contested(the(tile, fought), bids, names)
        case e.LegionnaireUsed(seat, bidder, bids=bids):
            whose = "their own bribe" if seat == bidder else f"{who(bidder)}’s bribe"
            return f"{who(seat)} uses a Legionary: +{REINFORCEMENT} to {whose}. Now {bidding(bids, names)}."
        case e.HeldBack(seat):
            return f"{who(seat)} uses no Legionary."
        case e.ContestWon(seat, bids=bids):
            return f"↳ {who(seat)} wins it.{_returned(losers(bids, seat), names)}"
        case e.Deadlocked(tile, fought, bids, lost):
            with_it = f", and {coins(lost)} with it" if lost else ""
            top = max(bid.value for bid in bids)
            return f"↳ Tied at {top}: {the(tile, fought)} leaves the game{with_it}.{_returned(losers(bids), names)}"
        case e.Harvested(seat, place, resource, base, count, gold, purse):
            return f"↳ {CARD[place.kind]}: {_yield(resource, base, count)}, +{coins(gold)} for {who(seat)} (purse {purse})."
        case e.Attached(seat, _, resource, host, waited):
            joins = "stops waiting and joins" if waited else "joins"
            return f"↳ {who(seat)}’s Apprentice {joins} the {card(host)}: 1 more {RESOURCE[resource]}."
        case e.ApprenticeWaits(seat):
            return f"↳ {who(seat)}’s Apprentice waits for a character to join."
        case e.Valorised(offers, cards):
            known = dict(cards)
            lying = ", ".join(f"{gold} on {the(tile, known[tile]) if tile in known else tile.value}" for tile, gold in offers)
            return f"Each unsold card gets 1 gold. Now there’s {lying}."
        case e.Ended(ending):
            return f"⚑ {ended(ending)} Game over."
        case _:
            assert_never(what)


def private(what: e.Event, names: Names) -> str:
    return event(what, names)


def raised(what: e.BribeRaised, names: Names) -> str:
    """A bribe grows, and what it does to the flags of the others (L2.3)."""
    fallen = both([bold(names[seat]) for seat in what.cleared])
    again = f" No longer ready: {fallen}." if what.cleared else ""
    return f"{bold(names[what.seat])} adds {coins(what.gold)} on the {SIDE[what.side]} (bribe {what.stake}, purse {what.purse}).{again}"


def bought(what: e.Bought, names: Names) -> str:
    """Every coin of a purchase (L2.6)."""
    parts = (
        f"bribe {what.bribe}" if what.bribe else "",
        f"cost {what.card.cost}" if what.card.cost else "",
        f"+{coins(what.found)} found on it" if what.found else "",
    )
    paid = ", ".join(part for part in parts if part) or "free"
    return f"{bold(names[what.seat])} buys {bold(the(what.tile, what.card))}: {paid} (purse {what.purse})."


def unaffordable(what: e.Unaffordable, names: Names) -> str:
    """The card is lost for want of money, the bribe with it (L2.6)."""
    gold = f", and {coins(what.lost)} with it" if what.lost else ""
    bribe = f" The bribe of {what.bribe} is lost too." if what.bribe else ""
    short = f"cost {what.card.cost}, purse {what.purse}"
    return f"{bold(names[what.seat])} can’t pay for {the(what.tile, what.card)}: {short}. The card leaves the game{gold}.{bribe}"


def contested(fought: str, bids: Iterable[Bid], names: Names) -> str:
    return f"⚔ {upper_first(fought)} is contested: {bidding(bids, names)}."


def offered(bids: Iterable[Bid], reader: Seat, names: Names = ()) -> str:
    """`you: 3, Player 2: 4 (2 + 2)`, where no names are at hand."""
    return ", ".join(f"{whom(bid.seat, reader, names=names)}: {worth(bid)}" for bid in bids)


def laid(pairs: Iterable[tuple[Action, int]], shown: Mapping[Tile, Card]) -> str:
    """`Baker (A) with a bribe of 2 and Income`: Action cards by the cards they are for, with the gold on them."""
    return both([f"{for_(action, shown)} with a bribe of {stake}" if stake else for_(action, shown) for action, stake in pairs])


def price(card: Card) -> str:
    """`cost 3, 2 Bread`: what a card costs, and its units when it gives more than one."""
    resource = card.kind.resource
    return f"cost {card.cost}, {units(resource, card.units)}" if resource and card.units > 1 else f"cost {card.cost}"


def _returned(bids: list[Bid], names: Names) -> str:
    """Who gets back what (L2.7)."""
    extra = coins(CONSOLATION)
    parts = (f"{bold(names[bid.seat])} gets {f'{bid.stake} back plus ' if bid.stake else ''}{extra}" for bid in bids)
    return f" {'; '.join(parts)}." if bids else ""


def _yield(resource: Resource, base: int, count: int) -> str:
    return f"{base} + {units(resource, count)}" if base else units(resource, count)
