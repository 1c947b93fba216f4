"""What the texts of every language look up at a table of Lutèce: facts of the position, and how its names are put together. No sentences here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from lang import Names
from lang.motives import found
from lang.shared import ALT, BOUND, bold, first_fit, join, plain, times
from rules import lutece
from rules.engine.model import Seat, Sheet
from rules.lutece import events as e
from rules.lutece.components import (
    HARVESTS,
    INN,
    Action,
    Bid,
    Bidder,
    Card,
    Deck,
    Flag,
    Income,
    Kind,
    Pair,
    Resource,
    Side,
    Tile,
    action_hand,
)
from rules.lutece.majority import Majority, units
from rules.lutece.moves import Bribe, Choose, Firm, Move, Raise, Ready, Withdraw
from rules.lutece.preview import Outlook, preview
from rules.lutece.questions import Ask, ChooseOptions, RaiseBribes, SealBribes
from rules.lutece.state import Offer, Player, Table, View

LIVE: tuple[Move, ...] = (*(Raise(side, gold) for side in Side for gold in (1, 3)), Ready(), Firm(), Withdraw())  # public buttons


def families(cards: Iterable[Card]) -> list[tuple[Kind, list[Card]]]:
    """The cards by kind, in the order of the box, each kind by Talent."""
    found: dict[Kind, list[Card]] = {kind: [] for kind in Kind}
    for card in sorted(cards, key=lambda card: card.talent):
        found[card.kind].append(card)
    return [(kind, some) for kind, some in found.items() if some]


def offers(table: Table) -> list[tuple[Tile, Offer | None]]:
    """What lies under each tile."""
    return list(zip(table.tiles, table.offers, strict=True))


def stores(player: Player) -> list[tuple[Resource, int]]:
    """The resources a player controls."""
    return [(resource, count) for resource in Resource if (count := units(player, resource))]


def lessons(player: Player) -> list[tuple[Resource | None, int]]:
    """How many Apprentices give each resource; None: they wait."""
    return list(Counter(apprentice.resource for apprentice in player.apprentices).items())


def staked(table: Table, seat: Seat) -> tuple[int, int]:
    """The gold on a player's two cards, left and right."""
    return table.bribes[seat].left, table.bribes[seat].right


def to_beat(view: View) -> tuple[int, list[Seat]]:
    """The highest bribe of another and whose it is; on which card it lies nobody knows yet (L2.3)."""
    highest = {seat: max(staked(view.table, seat)) for seat in range(view.table.seats) if seat != view.seat}
    most = max(highest.values())
    return most, [seat for seat, bribe in highest.items() if bribe == most]


def only_rival(seat: Seat, names: Names) -> str:
    """Who the others are, where there is just one and they have a name; else ""."""
    return names[1 - seat] if len(names) == 2 and 0 <= seat < 2 else ""


def own_stakes(view: View) -> tuple[int, int]:
    """The gold on one's own two cards; that of sealed bribes is known to oneself alone (L2.11)."""
    named = view.sealed
    return (named.left, named.right) if isinstance(named, Bribe) else staked(view.table, view.seat)


def rounds(table: Table) -> int:
    """The round under way, or the last that was played: the one that cannot begin any more ends the game (L2.1)."""
    return table.round - (table.ending is not None)


def pending(table: Table, seat: Seat) -> list[tuple[Action, int]]:
    """A player's revealed cards and the gold still on them."""
    return list(zip(table.revealed[seat], staked(table, seat), strict=True)) if table.revealed else []


def remaining(table: Table, pair: Pair | None) -> list[Action]:
    """The Action cards left in hand beside the chosen ones."""
    held = list(action_hand(table.seats))
    for action in pair or ():
        held.remove(action)
    return held


def under(table: Table, action: Action) -> Offer | None:
    """What lies under the tile of an Action card."""
    return dict(zip(table.tiles, table.offers, strict=True)).get(action) if isinstance(action, Tile) else None


def displayed(table: Table) -> dict[Tile, Card]:
    """The card under each tile that has one."""
    return {tile: offer.card for tile, offer in offers(table) if offer}


def losers(bids: Iterable[Bid], winner: Seat | None = None) -> list[Bid]:
    """Who takes back a bribe (L2.7)."""
    return [bid for bid in bids if bid.seat != winner]


def harvest(player: Player, card: Card) -> int:
    """The gold a place pays at once to who buys it, its own unit counted (L4.2, L4.3)."""
    if card.kind not in HARVESTS or card.kind.resource is None:
        return 0
    return (INN if card.kind is Kind.TAVERN else 0) + units(player, card.kind.resource) + card.units


def spare(seen: Outlook) -> int:
    """How much can be staked, Income being paid later, so that both costs can still be paid; below 0: that is missing."""
    return min(seen.purse, seen.purse + seen.revenues - seen.cost)


def awaited(table: Table) -> list[Seat]:
    """Whom the table waits for, as far as everyone sees: who has chosen already is not on it."""
    decision = lutece.decision(table)
    return sorted(decision.waits) if decision else []


class Stage(Enum):
    """How secret and how final one's two chosen cards are."""

    UNCHOSEN = "unchosen"
    OPEN = "open"  # chosen, to be changed until the last choice is in
    HIDDEN = "hidden"  # until the reveal
    NAMED = "named"  # the bribes on them too, to be changed until the last are in
    REVEALED = "revealed"


def stage(view: View) -> Stage | None:
    """None where nothing need be said: the game is over."""
    table = view.table
    if table.revealed:
        return Stage.REVEALED
    if isinstance(table.ask, RaiseBribes | SealBribes):
        return Stage.HIDDEN if view.sealed is None else Stage.NAMED
    if isinstance(table.ask, ChooseOptions):
        return Stage.UNCHOSEN if view.sealed is None else Stage.OPEN
    return None


def chosen(view: View) -> Pair | None:
    """A player's two chosen cards: under seal, face down or revealed."""
    if isinstance(view.sealed, Choose):
        return view.sealed.left, view.sealed.right
    return view.hand.chosen or (view.table.revealed[view.seat] if view.table.revealed else None)


def shortfall(view: View, move: Move) -> int:
    """How much gold a raise, or a sealed bribe, leaves missing for the costs of one's own cards (L2.6); 0 if nothing, or for another move.

    The cards are bought in their order, and the gold lying on the first helps to pay for the second (L2.5).
    """
    if not isinstance(move, Raise | Bribe) or view.hand.chosen is None:
        return 0
    seen = preview(view, Choose(*view.hand.chosen))
    if not isinstance(seen, Outlook):
        return 0
    under_seal = move.left + move.right if isinstance(move, Bribe) else 0  # it has not left the purse yet
    purse, missing = seen.purse - under_seal, max(0, under_seal - seen.purse)
    purse = max(0, purse) + seen.revenues
    for _, offer in sorted(seen.offers, key=lambda one: view.table.tiles.index(one[0])):
        if purse < offer.card.cost:
            missing += offer.card.cost - purse
        purse = max(0, purse - offer.card.cost) + (offer.gold if purse >= offer.card.cost else 0)
    return missing


def pointed_at(view: View, value: Any) -> Action | Offer | None:
    """What to name beside a value in the menu: one's own card on a side, which nobody else sees; the card under a tile."""
    if isinstance(value, Side) and view.hand.chosen:
        return view.hand.chosen[value]
    return under(view.table, value) if isinstance(value, Tile) else None


def runner_up(sheet: Sheet) -> tuple[Seat, int]:
    """Who comes right behind a lone winner, with how many points."""
    behind = [seat for seat in range(len(sheet.ranks)) if seat not in sheet.winners]
    second = min(behind, key=lambda seat: sheet.ranks[seat])
    return second, sheet.totals[second] or 0


def holders(each: Majority) -> tuple[list[Seat], list[Seat]]:
    """Who has some of a resource, the best first, and who has none."""
    some = sorted((seat for seat, count in enumerate(each.units) if count), key=lambda seat: (-each.points[seat], -each.units[seat]))
    return some, [seat for seat, count in enumerate(each.units) if not count]


def subject(about: Any) -> Resource | Kind | Tile | Bidder | None:
    """What a stored motive of a computer player is about."""
    member: Resource | Kind | Tile | Bidder | None = found(about, (Resource, Kind, Tile, Bidder))
    return member


GIVERS = (Kind.BREWER, Kind.DRUID, Kind.SMITH, Kind.BAKER)  # who give a resource and do nothing else


@dataclass(frozen=True, slots=True)
class Terms:
    """The names of one language, and how they are put together."""

    cards: Mapping[Kind, str]
    resources: Mapping[Resource, str]
    effects: Mapping[Kind, str]
    decks: Mapping[Deck, str]
    sides: Mapping[Side, str]
    flags: Mapping[Flag, str]
    revenues: str
    player_number: str  # where no names are at hand; {n} is the number of the seat
    and_: str
    nothing: str
    coins: Callable[[int], str]
    units: Callable[[Resource, int], str]

    def term(self, value: Any, seat: Seat) -> str:
        """The name of a card, tile, side, resource, player or sum of gold."""
        match value:
            case Tile():
                return value.value
            case Income():
                return self.revenues
            case Card():
                return self.card(value)
            case Kind():
                return self.cards[value]
            case Resource():
                return self.resources[value]
            case Deck():
                return self.decks[value]
            case Flag():
                return self.flags[value]
            case Side():
                return self.sides[value]
            case Bidder():
                return self.player(value)
            case tuple():
                return self.both([self.term(one, seat) for one in value]) or self.nothing
            case int():
                return self.coins(value)
        raise TypeError(value)

    def player(self, seat: Seat, names: Names = ()) -> str:
        """A player by name, or by seat where no names are at hand or nobody sits there."""
        return names[seat] if 0 <= seat < len(names) else self.player_number.format(n=seat + 1)

    def card(self, card: Card) -> str:
        """`Baker Talent 6`: a card that gives a resource is told from its sisters by its Talent, a Market by what it asks for."""
        name = self.cards[card.kind]
        if card.kind is Kind.MARKET:
            return f"{name} {' + '.join(self.resources[wanted] for wanted in card.wants)}"
        return f"{name} Talent{BOUND}{card.talent}" if card.units and card.talent else name

    def priced(self, shown: Card, cost: str, lying: str) -> str:
        """`Baker (Talent 6, cost 1, 2 gold on it)`: a card for sale, with what tells it from its sisters."""
        skill = f"Talent{BOUND}{shown.talent}" if shown.units and shown.talent and shown.kind is not Kind.MARKET else ""
        name = self.card(shown) if shown.kind is Kind.MARKET else self.cards[shown.kind]
        return f"{name} ({', '.join(part for part in (skill, cost, lying) if part)})"

    def at(self, tile: Tile, shown: Card) -> str:
        """`A · Baker Talent 6`."""
        return f"{tile.value}{BOUND}·{BOUND}{self.card(shown)}"

    def short(self, tile: Tile, shown: Card) -> str:
        """`Baker (A)`: in sentences, where its tile tells a card from its sisters."""
        return f"{self.cards[shown.kind]}{BOUND}({tile.value})"

    def for_(self, action: Action, shown: Mapping[Tile, Card]) -> str:
        """`Baker (A)`, or Income: an Action card by the card it is for, as far as that is known."""
        return self.short(action, shown[action]) if isinstance(action, Tile) and action in shown else self.term(action, 0)

    def aimed(self, table: Table, action: Action) -> str:
        """`A · Baker Talent 6`, or Income: an Action card and what it is laid for."""
        offer = under(table, action)
        return self.at(action, offer.card) if offer and isinstance(action, Tile) else self.term(action, 0)

    def gives(self, card: Card) -> str:
        """The units of a card and its effect."""
        resource, effect = card.kind.resource, self.effects[card.kind]
        given = self.units(resource, card.units) if resource and card.units else ""
        if card.host is not None:
            return given
        return f"{given}, {effect}" if given else effect[0].lower() + effect[1:]

    def brings(self, card: Card) -> str:
        """What a card is good for, in a few words: `2 Bread`, `1 Sword, 1 gold per Sword`, `2 points, +1 per grey card`."""
        return self.units(card.kind.resource, card.units) if card.kind.resource and card.kind in GIVERS else self.gives(card)

    def several(self, some: Iterable[Card]) -> str:
        """`Baker Talents 2 and 6, Legionary ×2`: family by family."""
        return ", ".join(self._family(kind, members) for kind, members in families(some))

    def _family(self, kind: Kind, members: list[Card]) -> str:
        if kind is Kind.MARKET:
            return ", ".join(map(self.card, members))
        talents = [str(member.talent) for member in members if member.units and member.talent]
        if not talents:
            return times(self.cards[kind], len(members))
        return f"{self.cards[kind]} Talent{'s' if len(talents) > 1 else ''}{BOUND}{self.both(talents)}"

    def both(self, parts: Iterable[str]) -> str:
        """`a, b and c`."""
        return join(tuple(parts), self.and_)


def numbered(seat: Seat, names: Names) -> str:
    """`2 · **Livia**`: a player with the number of the seat."""
    return f"{seat + 1}{BOUND}·{BOUND}{bold(names[seat])}"


def live(ask: Ask, sides: Mapping[Side, str], kinds: Mapping[type, str]) -> tuple[tuple[Move, str], ...]:
    """The public buttons of the bribes: raises by their side, flags by their kind."""
    if not isinstance(ask, RaiseBribes):
        return ()
    return tuple((move, f"{sides[move.side].capitalize()} +{move.gold}" if isinstance(move, Raise) else kinds[type(move)]) for move in LIVE)


def described(situation: str, number: str, rows: str) -> str:
    """A board picture in words, the situation the shorter the longer the names are; `number` is that of the round."""
    first, *others = situation.split("\n")
    heads = ([first, *others], [number, *others[:1]], [number])
    return first_fit(*(plain(f"Lutèce. {'. '.join(head)}. {rows}").replace("..", ".").replace("?.", "?") for head in heads), limit=ALT)


def bidding(bids: Iterable[Bid], names: Names, you: str = "", seat: Seat | None = None) -> str:
    """`Octave 3, Livia 4 (2 + 2)`; whoever sits there is called `you` where that is given."""
    return ", ".join(f"{you if you and bid.seat == seat else bold(names[bid.seat])} {worth(bid)}" for bid in bids)


def worth(bid: Bid) -> str:
    """A bribe, and what Legionaries add to it: `4 (2 + 2)`."""
    return f"{bid.value} ({bid.stake} + {bid.value - bid.stake})" if bid.legionnaires else str(bid.value)


def echo(event: e.Event) -> bool:
    """Whether an event says no more than what its player has been told they did."""
    return isinstance(event, (e.BribeRaised, e.FlagChanged, e.HeldBack))
