"""A hand, the bribes and the whole table in words."""

from __future__ import annotations

from lang import Names
from lang.facts.lutece import (
    Stage,
    awaited,
    chosen,
    described,
    displayed,
    lessons,
    numbered,
    offers,
    own_stakes,
    pending,
    remaining,
    rounds,
    stage,
    staked,
    stores,
    under,
)
from lang.shared import BOUND, bold, en_count, lines, tally, times
from rules.engine.model import Seat
from rules.lutece.components import Action, Deck, Kind, Side, Tile
from rules.lutece.majority import majorities
from rules.lutece.questions import ChooseOptions, RaiseBribes, SealBribes, UseLegionnaires
from rules.lutece.state import Offer, Table, View

from .events import contested, laid
from .questions import asked
from .score import ended
from .terms import CARD, DECK, FLAG, RESOURCE, SIDE, aimed, at, both, cards, coins, gives, term, the, units

STAGE: dict[Stage | None, str] = {
    Stage.UNCHOSEN: "You haven’t chosen your two cards yet.",
    Stage.OPEN: "You can change your two cards until everyone has chosen.",
    Stage.HIDDEN: "Your two cards stay hidden until the reveal.",
    Stage.NAMED: "You’ve named your bribes. You can change them until everyone has named theirs.",
    Stage.REVEALED: "Your two cards are revealed.",
}


def hand(view: View, names: Names) -> str:
    """The two chosen cards, left and right, and the rest of the Action hand."""
    table, seat = view.table, view.seat
    pair = chosen(view)
    held = ", ".join(times(term(action, seat), count) for action, count in tally(remaining(table, pair)))
    return lines(
        STAGE.get(stage(view), ""),
        *(_option(view, side, pair[side]) for side in Side if pair),
        f"**{'Still in hand' if pair else 'Your hand'}**: {held}",
        f"**Your purse**: {coins(table.players[seat].gold)}",
    )


def _option(view: View, side: Side, action: Action) -> str:
    table = view.table
    offer, stake = under(table, action), own_stakes(view)[side]
    cost = f", cost {offer.card.cost}" if offer else ""
    bribe = "" if isinstance(table.ask, ChooseOptions) else f", bribe {stake}"
    return f"**{SIDE[side].capitalize()}**: {aimed(table, action)}{cost}{bribe}"


def stakes(table: Table, names: Names) -> str:
    """The bribes as everyone sees them, a line for each player."""
    return lines(*(f"{numbered(seat, names)}: {stakes_of(table, seat)}, purse {table.players[seat].gold}" for seat in range(table.seats)))


def stakes_of(table: Table, seat: Seat) -> str:
    """`✓ ready, left 2, right 0`."""
    left, right = staked(table, seat)
    return f"{FLAG[table.bribes[seat].flag]}, left {left}, right {right}"


def position(table: Table, names: Names) -> str:
    """The whole public position, enough to play without the picture."""
    return lines(
        _situation(table, names),
        *(_offer(tile, offer) for tile, offer in offers(table)),
        *(_player(table, seat, names) for seat in range(table.seats)),
        f"**Majorities**: {_leaders(table, names)}. The highest Talent breaks ties.",
        f"**Out of the game**: {cards(table.gone)}." if table.gone else "",
    )


def _situation(table: Table, names: Names) -> str:
    """What moment of the game it is."""
    if table.ending:
        return f"**Game over.** {ended(table.ending)}"
    assert table.ask is not None
    who = "Everyone" if isinstance(table.ask, ChooseOptions | SealBribes) else both([bold(names[seat]) for seat in awaited(table)])
    decks = f"{DECK[Deck.CHARACTERS]} {table.decks.characters}, {DECK[Deck.PLACES]} {table.decks.places}"
    return lines(
        f"**Round {table.round}** · start player {bold(names[table.start])} · decks: {decks}",
        asked(table.ask, who),
        contested(the(table.ask.tile, table.ask.card), table.ask.bids, names) if isinstance(table.ask, UseLegionnaires) else "",
    )


def _offer(tile: Tile, offer: Offer | None) -> str:
    if offer is None:
        return f"**{tile.value}**: no card"
    gold = f" · {coins(offer.gold)} on it" if offer.gold else ""
    return f"**{at(tile, offer.card)}**: cost {offer.card.cost} · {gives(offer.card)}{gold}"


def _player(table: Table, seat: Seat, names: Names) -> str:
    player = table.players[seat]
    parts = (
        f"{numbered(seat, names)}: purse {player.gold}",
        stakes_of(table, seat) if isinstance(table.ask, RaiseBribes) else "",
        f"reveals {laid(pending(table, seat), displayed(table))}" if table.revealed else "",
        ", ".join(units(resource, count) for resource, count in stores(player)),
        _owned(table, seat),
    )
    return " · ".join(part for part in parts if part)


def _owned(table: Table, seat: Seat) -> str:
    player = table.players[seat]
    apprentices = [times(f"{CARD[Kind.APPRENTICE]} ({RESOURCE[what] if what else 'waiting'})", n) for what, n in lessons(player)]
    return ", ".join(part for part in (cards(player.cards), *apprentices) if part) or "no cards"


def _leaders(table: Table, names: Names) -> str:
    """Who would have each majority."""
    return ", ".join(
        f"{RESOURCE[each.resource]} {bold(names[each.leader])} ({each.units[each.leader]})"
        if each.leader is not None
        else f"{RESOURCE[each.resource]} nobody"
        for each in majorities(table)
    )


def alt(table: Table, names: Names) -> str:
    """The board picture for those who do not see it."""
    rows = f"For sale: {', '.join(_row(tile, offer) for tile, offer in offers(table))}."
    players = "; ".join(_summary(table, seat, names) for seat in range(table.seats))
    return described(_situation(table, names), f"Round {rounds(table)}", f"{rows} {players}.")


def _row(tile: Tile, offer: Offer | None) -> str:
    """An offer in few words."""
    if offer is None:
        return f"{tile.value} empty"
    return f"{at(tile, offer.card).replace(f'Talent{BOUND}', 'T')} (cost {offer.card.cost}" + (f", gold {offer.gold})" if offer.gold else ")")


def _summary(table: Table, seat: Seat, names: Names) -> str:
    """A player in few words."""
    left, right = staked(table, seat)
    bribes = f", bribes {left} and {right}" if left or right else ""
    return f"{names[seat]} purse {table.players[seat].gold}, {en_count(table.players[seat].size, 'card')}{bribes}"
