"""What happens at the table, told to the channel. Nothing in Lutèce is told to one player alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import assert_never

from lang import Names
from lang.facts.lutece import bidding, losers, worth
from lang.shared import bold, de, fr_count, times
from rules.engine.model import Seat
from rules.lutece import events as e
from rules.lutece.components import CONSOLATION, REINFORCEMENT, Action, Bid, Card, Flag, Resource, Tile

from .score import ended
from .terms import CARD, REVENUES, SIDE, at, coined, et, for_, le, le_seul, pieces, short, units, whom

FLAG = {Flag.OPEN: "{who} veut encore réfléchir.", Flag.READY: "✓ {who} n’ajoute plus rien.", Flag.FIRM: "✓✓ {who} n’ajoute plus rien, quoi qu’il arrive."}


def event(what: e.Event, names: Names) -> str:
    """A public event for the channel; nothing for what another line says."""

    def who(seat: Seat) -> str:
        return bold(names[seat])

    match what:
        case e.TakenBack():  # the line of the contest tells it for all at once
            return ""
        case e.Dealt(characters, places, removed, gold):
            markets = f" ({fr_count(removed, 'Marché retiré sans être vu', 'Marchés retirés sans être vus')})" if removed else ""
            decks = f"{fr_count(characters, 'Personnage')}, {fr_count(places, 'Lieu', 'Lieux')}{markets}"
            return f"Les pioches sont prêtes : {decks}. Chacun reçoit {pieces(gold)}."
        case e.RoundBegan(number, start):
            return f"**Tour {number}.** Place de départ (pour les Légionnaires) : {who(start)}."
        case e.Offered(shown, characters, places):
            offered = ", ".join(f"{at(tile, one)} ({price(one)})" for tile, one in shown)
            return f"Nouvelles offres : {offered}. Pioches : {fr_count(characters, 'Personnage')}, {fr_count(places, 'Lieu', 'Lieux')}."
        case e.OptionsLaid():
            return "Tout le monde a choisi. Place aux pots-de-vin !"
        case e.BribeRaised():
            return raised(what, names)
        case e.FlagChanged(seat, flag):
            return FLAG[flag].format(who=who(seat))
        case e.BribesClosed(hours):
            return f"⏱ Aucun nouveau pot-de-vin depuis {fr_count(hours, 'heure')} : on passe aux achats."
        case e.Revealed(options, stakes, cards):
            laid_out = (f"{who(seat)} joue {laid(zip(pair, stakes[seat], strict=True), dict(cards))}" for seat, pair in enumerate(options))
            return f"**Révélation** : {' ; '.join(laid_out)}."
        case e.BluffReturned(seat, side, stake, purse):
            return f"{who(seat)} bluffait à {SIDE[side]} et reprend {pieces(stake)} (bourse {purse})."
        case e.RevenuesTaken(seat, count, gold, purse):
            return f"{who(seat)} touche {pieces(gold)} de {times(REVENUES, count)} (bourse {purse})."
        case e.Bought():
            return bought(what, names)
        case e.Unaffordable():
            return unaffordable(what, names)
        case e.Contested(tile, fought, bids):
            return contested(short(tile, fought), bids, names)
        case e.LegionnaireUsed(seat, bidder, bids=bids):
            whose = "son pot-de-vin" if seat == bidder else f"le pot-de-vin {de(who(bidder))}"
            return f"{who(seat)} sacrifie un Légionnaire : +{REINFORCEMENT} pour {whose}. Désormais : {bidding(bids, names)}."
        case e.HeldBack(seat):
            return f"{who(seat)} ne sacrifie pas de Légionnaire."
        case e.ContestWon(seat, bids=bids):
            return f"↳ {who(seat)} l’emporte.{_returned(losers(bids, seat), names)}"
        case e.Deadlocked(tile, fought, bids, lost):
            top = max(bid.value for bid in bids)
            return f"↳ Égalité à {top} : {le(tile, fought)} quitte le jeu{_with(lost)}.{_returned(losers(bids), names)}"
        case e.Harvested(seat, place, resource, base, count, gold, purse):
            return f"↳ {CARD[place.kind]} ({_yield(resource, base, count)}) : {who(seat)} touche {pieces(gold)} (bourse {purse})."
        case e.Attached(seat, _, resource, host, waited):
            waits = ", qui attendait," if waited else ""
            return f"↳ L’Apprenti {de(who(seat))}{waits} rejoint {le_seul(host.kind)} : {units(resource, 1)} de plus."
        case e.ApprenticeWaits(seat):
            return f"↳ L’Apprenti {de(who(seat))} attend un premier personnage à rejoindre."
        case e.Valorised(offers, cards):
            known = dict(cards)
            lying = et([f"{gold} sur {le(tile, known[tile]) if tile in known else tile.value}" for tile, gold in offers])
            return f"Une pièce de plus sur chaque carte invendue, ce qui fait {lying}."
        case e.Ended(ending):
            return f"⚑ {ended(ending)} La partie est terminée."
        case _:
            assert_never(what)


def private(what: e.Event, names: Names) -> str:
    return event(what, names)


def raised(what: e.BribeRaised, names: Names) -> str:
    """A bribe grows, and who is to think again (L2.3)."""
    told = f"{bold(names[what.seat])} ajoute {pieces(what.gold)} à {SIDE[what.side]} : pot-de-vin {what.stake}, bourse {what.purse}."
    if not what.cleared:
        return told
    again = "peut répondre" if len(what.cleared) == 1 else "peuvent répondre"
    return f"{told} {et([bold(names[seat]) for seat in what.cleared])} {again}."


def bought(what: e.Bought, names: Names) -> str:
    """Every coin of a purchase (L2.6)."""
    parts = (
        f"pot-de-vin {what.bribe}" if what.bribe else "",
        f"coût {what.card.cost}" if what.card.cost else "",
        f"{coined(what.found, 'trouvée')} dessus" if what.found else "",
    )
    coins = ", ".join(part for part in parts if part) or "sans rien payer"
    return f"{bold(names[what.seat])} prend {bold(le(what.tile, what.card))} : {coins} (bourse {what.purse})."


def unaffordable(what: e.Unaffordable, names: Names) -> str:
    """The card is lost for want of money, the bribe with it (L2.6)."""
    bribe = f" Son pot-de-vin ({what.bribe}) est perdu." if what.bribe else ""
    prices = f"coût {what.card.cost}, bourse {what.purse}"
    return f"{bold(names[what.seat])} ne peut pas payer {le(what.tile, what.card)} : {prices}. La carte quitte le jeu{_with(what.lost)}.{bribe}"


def contested(fought: str, bids: Iterable[Bid], names: Names) -> str:
    return f"⚔ {bold(fought)}, carte contestée : {bidding(bids, names)}."


def offered(bids: Iterable[Bid], reader: Seat, names: Names = ()) -> str:
    """`vous 3, Livia 4 (2 + 2)`; with a colon where a number stands for a name."""
    between = " " if names else " : "
    return ", ".join(f"{whom(bid.seat, reader, names=names)}{between}{worth(bid)}" for bid in bids)


def laid(pairs: Iterable[tuple[Action, int]], shown: Mapping[Tile, Card]) -> str:
    """`Boulanger (A) avec un pot-de-vin de 2 et Revenus`: Action cards by the cards they are for, with the gold on them."""
    return et([f"{for_(action, shown)} avec un pot-de-vin de {stake}" if stake else for_(action, shown) for action, stake in pairs])


def price(card: Card) -> str:
    """`coût 3, 2 Pains`: what a card costs, and its units when it gives more than one."""
    resource = card.kind.resource
    return f"coût {card.cost}, {units(resource, card.units)}" if resource and card.units > 1 else f"coût {card.cost}"


def _with(gold: int) -> str:
    """The gold that goes with a card."""
    if not gold:
        return ""
    return " avec la pièce posée dessus" if gold == 1 else f" avec les {pieces(gold)} posées dessus"


def _returned(bids: list[Bid], names: Names) -> str:
    """Who takes back what (L2.7)."""
    extra = f"gagne {pieces(CONSOLATION)}"
    parts = (f"{bold(names[bid.seat])} {f'reprend son pot-de-vin ({bid.stake}) et ' if bid.stake else ''}{extra}" for bid in bids)
    return f" {' ; '.join(parts)}." if bids else ""


def _yield(resource: Resource, base: int, count: int) -> str:
    return f"{base} + {units(resource, count)}" if base else units(resource, count)
