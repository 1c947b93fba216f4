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
from lang.shared import BOUND, bold, fr_count, lines, tally, times
from rules.engine.model import Seat
from rules.lutece.components import Action, Deck, Kind, Side, Tile
from rules.lutece.majority import majorities
from rules.lutece.questions import ChooseOptions, RaiseBribes, SealBribes, UseLegionnaires
from rules.lutece.state import Offer, Table, View

from .events import contested, laid
from .questions import asked
from .score import ended
from .terms import CARD, DECK, FLAG, RESOURCE, SIDE, aimed, at, cards, et, gives, pieces, short, term, units

STAGE: dict[Stage | None, str] = {
    Stage.UNCHOSEN: "Vous n’avez pas encore choisi vos deux cartes.",
    Stage.OPEN: "Vos deux cartes sont choisies. Vous pouvez en changer tant que tout le monde n’a pas choisi.",
    Stage.HIDDEN: "Vos deux cartes restent cachées jusqu’à la révélation.",
    Stage.NAMED: "Vos deux pots-de-vin sont fixés. Vous pouvez les changer tant que tout le monde n’a pas fixé les siens.",
    Stage.REVEALED: "Vos deux cartes sont révélées.",
}

SECRETLY = {ChooseOptions: "Chacun choisit en secret deux cartes Action.", SealBribes: "Chacun fixe en secret ses deux pots-de-vin."}


def hand(view: View, names: Names) -> str:
    """The two chosen cards, left and right, and the rest of the Action hand."""
    table, seat = view.table, view.seat
    pair = chosen(view)
    held = ", ".join(times(term(action, seat), count) for action, count in tally(remaining(table, pair)))
    return lines(
        STAGE.get(stage(view), ""),
        *(_option(view, side, pair[side]) for side in Side if pair),
        f"**{'Encore en main' if pair else 'Votre main'}** : {held}",
        f"**Votre bourse** : {pieces(table.players[seat].gold)}",
    )


def _option(view: View, side: Side, action: Action) -> str:
    table = view.table
    offer, stake = under(table, action), own_stakes(view)[side]
    cost = f", coût {offer.card.cost}" if offer else ""
    bribe = "" if isinstance(table.ask, ChooseOptions) else f", pot-de-vin {stake}"
    return f"**À {SIDE[side]}** : {aimed(table, action)}{cost}{bribe}"


def stakes(table: Table, names: Names) -> str:
    """The bribes as everyone sees them, a line for each player."""
    return lines(*(f"{numbered(seat, names)} : {stakes_of(table, seat)}, bourse {table.players[seat].gold}" for seat in range(table.seats)))


def stakes_of(table: Table, seat: Seat) -> str:
    """`✓ prêt, gauche 2, droite 0`."""
    left, right = staked(table, seat)
    return f"{FLAG[table.bribes[seat].flag]}, gauche {left}, droite {right}"


def position(table: Table, names: Names) -> str:
    """The whole public position, enough to play without the picture."""
    return lines(
        _situation(table, names),
        *(_offer(tile, offer) for tile, offer in offers(table)),
        *(_player(table, seat, names) for seat in range(table.seats)),
        f"**Majorités** : {_leaders(table, names)}. À égalité, le plus grand Talent l’emporte.",
        f"**Hors jeu** : {cards(table.gone)}." if table.gone else "",
    )


def _situation(table: Table, names: Names) -> str:
    """What moment of the game it is."""
    if table.ending:
        return f"**Partie terminée.** {ended(table.ending)}"
    assert table.ask is not None
    decks = f"{DECK[Deck.CHARACTERS]} {table.decks.characters}, {DECK[Deck.PLACES]} {table.decks.places}"
    return lines(
        f"**Tour {table.round}** · départ {bold(names[table.start])} · pioches : {decks}",
        SECRETLY[type(table.ask)]  # who has done so is not on the table
        if isinstance(table.ask, ChooseOptions | SealBribes)
        else asked(table.ask, et([bold(names[seat]) for seat in awaited(table)])),
        contested(short(table.ask.tile, table.ask.card), table.ask.bids, names) if isinstance(table.ask, UseLegionnaires) else "",
    )


def _offer(tile: Tile, offer: Offer | None) -> str:
    if offer is None:
        return f"**{tile.value}** : plus de carte"
    gold = f" · {pieces(offer.gold)} dessus" if offer.gold else ""
    return f"**{at(tile, offer.card)}** : coût {offer.card.cost} · {gives(offer.card)}{gold}"


def _player(table: Table, seat: Seat, names: Names) -> str:
    player = table.players[seat]
    parts = (
        f"{numbered(seat, names)} : bourse {player.gold}",
        stakes_of(table, seat) if isinstance(table.ask, RaiseBribes) else "",
        f"révèle {laid(pending(table, seat), displayed(table))}" if table.revealed else "",
        ", ".join(units(resource, count) for resource, count in stores(player)),
        _owned(table, seat),
    )
    return " · ".join(part for part in parts if part)


def _owned(table: Table, seat: Seat) -> str:
    player = table.players[seat]
    apprentices = [times(f"{CARD[Kind.APPRENTICE]} ({RESOURCE[what] if what else 'en attente'})", n) for what, n in lessons(player)]
    return ", ".join(part for part in (cards(player.cards), *apprentices) if part) or "aucune carte"


def _leaders(table: Table, names: Names) -> str:
    """Who would have each majority."""
    return ", ".join(
        f"{RESOURCE[each.resource]} à {bold(names[each.leader])} ({each.units[each.leader]})"
        if each.leader is not None
        else f"{RESOURCE[each.resource]} à personne"
        for each in majorities(table)
    )


def alt(table: Table, names: Names) -> str:
    """The board picture for those who do not see it."""
    rows = f"Offres : {', '.join(_row(tile, offer) for tile, offer in offers(table))}."
    players = " ; ".join(_summary(table, seat, names) for seat in range(table.seats))
    return described(_situation(table, names), f"Tour {rounds(table)}", f"{rows} {players}.")


def _row(tile: Tile, offer: Offer | None) -> str:
    """An offer in few words."""
    if offer is None:
        return f"{tile.value} vide"
    return f"{at(tile, offer.card).replace(f'Talent{BOUND}', 'T')} (coût {offer.card.cost}" + (f", or {offer.gold})" if offer.gold else ")")


def _summary(table: Table, seat: Seat, names: Names) -> str:
    """A player in few words."""
    left, right = staked(table, seat)
    bribes = f", pots-de-vin {left} et {right}" if left or right else ""
    return f"{names[seat]} bourse {table.players[seat].gold}, {fr_count(table.players[seat].size, 'carte')}{bribes}"
