"""What happens at the table, told to the channel. Nothing in Lutèce is told to one player alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from lang import Names
from lang.facts.lutece import bidding, losers, worth
from lang.shared import bold, de, fr_count, times
from rules.engine.model import Seat
from rules.lutece import events as e
from rules.lutece.components import CONSOLATION, REINFORCEMENT, Action, Bid, Card, Flag, Resource

from .score import ended
from .terms import CARD, REVENUES, SIDE, at, card, et, pieces, term, units, whom

FLAG = {Flag.OPEN: "retire son accord", Flag.READY: "donne son accord", Flag.FIRM: "donne un accord ferme, quoi que les autres ajoutent"}


def event(what: e.Event, names: Names) -> str:
    """A public event for the channel; nothing for what another line says."""

    def who(seat: Seat) -> str:
        return bold(names[seat])

    match what:
        case e.TakenBack():  # the line of the contest tells it for all at once
            return ""
        case e.Dealt(characters, places, removed, gold):
            markets = f" ({fr_count(removed, 'Marché retiré sans être vu', 'Marchés retirés sans être vus')})" if removed else ""
            return f"Les pioches sont mélangées : {characters} Personnages, {places} Lieux{markets}. Chacun reçoit {pieces(gold)}."
        case e.RoundBegan(number, start):
            return f"**Tour {number}.** Place de départ : {who(start)}."
        case e.Offered(shown, characters, places):
            offered = ", ".join(f"{at(tile, one)} ({price(one)})" for tile, one in shown)
            return f"Offres : {offered}. Pioches : {fr_count(characters, 'Personnage')}, {fr_count(places, 'Lieu', 'Lieux')}."
        case e.OptionsLaid():
            return "Tous les choix sont posés. Place aux pots-de-vin !"
        case e.BribeRaised():
            return raised(what, names)
        case e.FlagChanged(seat, flag):
            return f"{who(seat)} {FLAG[flag]}."
        case e.Revealed(options, stakes):
            laid_out = (f"{who(seat)} {laid(zip(pair, stakes[seat], strict=True))}" for seat, pair in enumerate(options))
            return f"**Révélation** : {' ; '.join(laid_out)}."
        case e.BluffReturned(seat, side, stake, purse):
            return f"{who(seat)} bluffait à {SIDE[side]} : {pieces(stake)} de retour (bourse {purse})."
        case e.RevenuesTaken(seat, count, gold, purse):
            return f"{who(seat)} : {times(REVENUES, count)}, +{pieces(gold)} (bourse {purse})."
        case e.Bought():
            return bought(what, names)
        case e.Unaffordable():
            return unaffordable(what, names)
        case e.Contested(tile, fought, bids):
            return contested(at(tile, fought), bids, names)
        case e.LegionnaireUsed(seat, bidder, bids=bids):
            whose = "à son pot-de-vin" if seat == bidder else f"au pot-de-vin {de(who(bidder))}"
            return f"{who(seat)} sacrifie un Légionnaire : +{REINFORCEMENT} {whose}. Désormais, {bidding(bids, names)}."
        case e.HeldBack(seat):
            return f"Légionnaires : {who(seat)} passe."
        case e.ContestWon(seat, bids=bids):
            return f"↳ {who(seat)} l’emporte.{_returned(losers(bids, seat), names)}"
        case e.Deadlocked(tile, fought, bids, lost):
            with_it = f", {pieces(lost)} avec elle" if lost else ""
            top = max(bid.value for bid in bids)
            return f"↳ Égalité en tête à {top} : {at(tile, fought)} quitte le jeu{with_it}.{_returned(losers(bids), names)}"
        case e.Harvested(seat, place, resource, base, count, gold, purse):
            return f"↳ {CARD[place.kind]} : {_yield(resource, base, count)}, +{pieces(gold)} pour {who(seat)} (bourse {purse})."
        case e.Attached(seat, _, resource, host, waited):
            waits = " n’attend plus et" if waited else ""
            return f"↳ L’Apprenti {de(who(seat))}{waits} se place auprès du {card(host)} : {units(resource, 1)} de plus."
        case e.ApprenticeWaits(seat):
            return f"↳ L’Apprenti {de(who(seat))} attend son premier maître."
        case e.Valorised(offers):
            lying = ", ".join(f"{tile.value} ({gold})" for tile, gold in offers)
            return f"Valorisation, une pièce de plus sur chaque carte restée : {lying}."
        case e.Ended(ending):
            return f"⚑ {ended(ending)} La partie est finie."
        case _:
            assert_never(what)


def private(what: e.Event, names: Names) -> str:
    return event(what, names)


def raised(what: e.BribeRaised, names: Names) -> str:
    """A bribe grows, and what it does to the flags of the others (L2.3)."""
    fallen = et([bold(names[seat]) for seat in what.cleared])
    again = f" À {fallen} de redonner son accord." if len(what.cleared) == 1 else f" À {fallen} de redonner leur accord."
    told = f"{bold(names[what.seat])} ajoute {pieces(what.gold)} à {SIDE[what.side]} : mise {what.stake}, bourse {what.purse}."
    return told + again if what.cleared else told


def bought(what: e.Bought, names: Names) -> str:
    """Every coin of a purchase (L2.6)."""
    parts = (
        f"pot-de-vin {what.bribe}" if what.bribe else "",
        f"coût {what.card.cost}" if what.card.cost else "",
        f"+{pieces(what.found)} sur la carte" if what.found else "",
    )
    coins = ", ".join(part for part in parts if part) or "sans rien payer"
    return f"{bold(names[what.seat])} prend {bold(at(what.tile, what.card))} : {coins} (bourse {what.purse})."


def unaffordable(what: e.Unaffordable, names: Names) -> str:
    """The card is lost for want of money, the bribe with it (L2.6)."""
    gold = f", {pieces(what.lost)} avec elle" if what.lost else ""
    bribe = f" Le pot-de-vin de {what.bribe} est perdu." if what.bribe else ""
    short = f"coût {what.card.cost}, bourse {what.purse}"
    return f"{bold(names[what.seat])} ne peut pas payer {at(what.tile, what.card)} ({short}) : la carte quitte le jeu{gold}.{bribe}"


def contested(fought: str, bids: Iterable[Bid], names: Names) -> str:
    return f"⚔ {bold(fought)}, carte contestée : {bidding(bids, names)}."


def offered(bids: Iterable[Bid], reader: Seat, names: Names = ()) -> str:
    """`vous : 3, Joueur 2 : 4 (2 + 2)`, where no names are at hand."""
    return ", ".join(f"{whom(bid.seat, reader, names=names)} : {worth(bid)}" for bid in bids)


def laid(pairs: Iterable[tuple[Action, int]]) -> str:
    """`A (mise 2) et Revenus`: Action cards with the gold on them."""
    return et([f"{term(action, 0)} (mise {stake})" if stake else term(action, 0) for action, stake in pairs])


def price(card: Card) -> str:
    """`coût 3, 2 Pains`: what a card costs, and its units when it gives more than one."""
    resource = card.kind.resource
    return f"coût {card.cost}, {units(resource, card.units)}" if resource and card.units > 1 else f"coût {card.cost}"


def _returned(bids: list[Bid], names: Names) -> str:
    """Who takes back what (L2.7)."""
    extra = f"reçoit {pieces(CONSOLATION)}"
    parts = (f"{bold(names[bid.seat])} {f'reprend {bid.stake} et ' if bid.stake else ''}{extra}" for bid in bids)
    return f" {' ; '.join(parts)}." if bids else ""


def _yield(resource: Resource, base: int, count: int) -> str:
    return f"{base} + {units(resource, count)}" if base else units(resource, count)
