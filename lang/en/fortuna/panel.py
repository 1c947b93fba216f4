"""The private panel: where one stands, what a line of choices is about, the words on its buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lang import Names
from lang.facts.fortuna import HIRED, SOLD, alike, counts, earned, gathered, married, prices, rolls_no_more, shown_to, useless
from lang.shared import bold, upper_first
from rules.fortuna import moves as m
from rules.fortuna.components import GIFTS_TO_CAESAR, LIMIT, Action, Favour, Person, Privilege, Source
from rules.fortuna.preview import preview
from rules.fortuna.questions import FinishTurn, TurnFavour
from rules.fortuna.state import View

from .moves import move as whole
from .refusals import HINDRANCE
from .remarks import remark
from .terms import (
    ACTION,
    BRINGS,
    BUILDING,
    DOES,
    GIFT,
    NOUN,
    PRIVILEGE,
    SERVES,
    STEPS,
    WANTS,
    coins,
    cubes,
    dice,
    favour,
    some,
    space,
    titled,
    tokens,
)

RANK = ("first", "second", "third")
GIFTS = "1 Wheat, 1 Wine or 3 coins"

PRESS = {
    m.Draft: "Take", m.Lock: "Lock", m.Execute: "Use", m.Skip: "Swap unused", m.Convert: "Convert", m.Sell: "Sell", m.Buy: "Hire",
    m.RollEarly: "Roll first", m.Receive: "Take", m.Build: "Build", m.TakeMoney: "Take", m.Bribe: "Use", m.Forgo: "Give up", m.Exchange: "Swap",
    m.Command: "Use", m.Pass: "Pass", m.Roll: "Roll", m.GiveWater: "Give", m.Give: "Give", m.Claim: "Use", m.Decline: "Go without",
    m.TurnDown: "Turn face down", m.Keep: "Keep", m.EndTurn: "End turn", m.Recruit: "Play", m.Gather: "Play", m.Advance: "Play",
}  # fmt: skip


def standing(view: View, names: Names) -> str:
    """`Round 3 · space 7 · 4 coins · 2 Wheat, 1 Centurion`."""
    own = view.table.provinces[view.seat]
    held = [some(piece, count) for piece, count in counts(own.pieces) if count]
    aqueduct = ["1 Water on the Aqueduct"] if own.aqueduct else []
    number = [f"Round {view.table.turn.round}"] if view.table.turn.round else []
    rolled = [f"rolled {dice(shown)}"] if (shown := shown_to(view)) else []
    return upper_first(" · ".join([*number, space(own.position), coins(own.money), ", ".join([*held, *aqueduct]), *rolled]))


def press(move: type, field: str | None) -> str:
    return PRESS[move]


def head(view: View, line: Sequence[tuple[Any, ...]], names: Names, before_last: View) -> str:
    """What a card brings and where it lies; what a Favour wants."""
    match line[0]:
        case (m.Execute(card), *_):
            return f"{bold(ACTION[card])} · {_buildings(line) or _does(view, card)}"
        case (m.Skip(card), *_) if why := useless(view, card):
            return f"{bold(ACTION[card])} · no use now: {HINDRANCE[why]}"
        case (m.Command(card), *_):
            return f"{bold(ACTION[card])} · {_buildings(line) or _does(view, card, 1)} · costs 1 Centurion"
        case (m.Pass(), *_) if isinstance(view.table.tasks[-1], TurnFavour):
            return "**Turn no Favour face down**"
        case (m.Pass(), *_):
            kept = view.table.provinces[view.seat].pieces.centurions
            kept_or_none = f"keep your {NOUN[Person.CENTURION][kept > 1]}" if kept else "you have no Centurion, but perhaps a Privilege card to play"
            return f"**No second card** · {kept_or_none}"
        case (m.Exchange(card), *_):
            return f"{bold(ACTION[card])} · {_brings(view, card)} · {remark(view, m.Exchange(card), names)}"
        case (m.Bribe(card), *_):
            return f"{bold(ACTION[card])} · {_buildings(line) or _does(view, card)} · {remark(view, m.Exchange(card), names)}"
        case (m.Give(used, _), *_) if len({way[0] for way in line}) > 1:
            most = max(way[0].count for way in line)
            return " · ".join([bold(favour(used)), f"give 1 {'or' if most == 2 else 'to'} {some(GIFTS_TO_CAESAR[used][0], most)}, 1 space each", *_taken(view, used)])
        case (m.GiveWater() | m.Give() | m.Claim() as last, *_):
            used = Favour.WATER_SUPPLY if isinstance(last, m.GiveWater) else last.favour
            return " · ".join(part for part in (bold(favour(used)), _asks(last), *_gains(view, last)) if part)
        case (m.Keep() | m.Recruit() | m.Gather() | m.Advance() as last, *_) if _one(line):
            return " · ".join(part for part in (_carded(last), remark(view, last, names)) if part)
        case (m.Recruit(), *_):
            return _played(Privilege.VESTAL_OR_CENTURION)
        case (m.Gather(card), *_) if len({way[0].card for way in line}) == 1:
            return _played(card)
        case (m.TurnDown(used), *_):
            return f"{bold(favour(used))} · {STEPS[used]}"
        case (m.Decline() as last, *_):
            return f"{bold('No Favour' if alike(view) else whole(last, view.seat))} · {remark(view, last, names)}"
        case _:
            return ""


def _does(view: View, card: Action, given_up: int = 0) -> str:
    """What a card does for who uses it: people at the prices of the next ones, a wedding once."""
    match card:
        case Action.CENTURIONS | Action.VESTALS if left := prices(view, HIRED[card], given_up):
            (rank, first), *others = left
            return ", ".join([f"your {RANK[rank]} costs {coins(first)}", *(f"the {RANK[rank]} {price}" for rank, price in others)])
        case Action.FAMILY if married(view):
            return f"take {GIFTS}"
        case _:
            return _brings(view, card) if card in (*HIRED, *SOLD) else DOES[card]


def _buildings(line: Sequence[tuple[Any, ...]]) -> str:
    """What each of the buildings on the buttons of a line is good for."""
    built = [way[-1].building for way in line if isinstance(way[-1], m.Build)]
    return "; ".join(f"{BUILDING[one]}: {SERVES[one]}" for one in built)


def _brings(view: View, card: Action) -> str:
    """The same in fewer words."""
    match card:
        case Action.CENTURIONS | Action.VESTALS:
            left = [str(price) for _, price in prices(view, HIRED[card])]
            return f"for {', then '.join(left)} coins" if left else f"you already have {LIMIT}, the maximum"
        case Action.WHEAT_TRADE | Action.WINE_TRADE:
            return f"{coins(earned(view, SOLD[card]))} per {NOUN[SOLD[card]][0]} sold"
        case Action.FAMILY:
            return GIFTS if married(view) else "marry for 3 coins, then goods"
        case Action.FORTUNA:
            return "1 space; whoever has it at the end of the round goes first"
        case _:
            return BRINGS[card]


def _carded(move: m.Keep | m.Recruit | m.Gather | m.Advance) -> str:
    """A card with what it does: `**Granary (A)** · 1 Wheat and 1 Wine`."""
    match move:
        case m.Keep(cards):
            return " + ".join(f"{bold(titled(card))} · {PRIVILEGE[card]}" for card in cards) or bold(whole(move, 0))
        case m.Recruit(person):
            return f"{bold(titled(Privilege.VESTAL_OR_CENTURION))} · {some(person, 1)}"
        case m.Gather(card, cube):
            return f"{bold(titled(card))} · {cubes(gathered(card, cube))}"
        case m.Advance():
            return f"{bold(titled(Privilege.ADVANCE))} · {PRIVILEGE[Privilege.ADVANCE]}"


def _played(card: Privilege) -> str:
    """A card whose choice its buttons name."""
    return f"{bold(titled(card))} · {PRIVILEGE[card]}:"


def _asks(move: m.GiveWater | m.Give | m.Claim) -> str:
    """What a Favour asks for, in so many words: `give 1 Wine`, `free, 1 space per Vestal`."""
    return f"give {some(GIFTS_TO_CAESAR[move.favour][0], move.count)}" if isinstance(move, m.Give) else WANTS[_favour(move)]


def _favour(move: m.GiveWater | m.Claim) -> Favour:
    return move.favour if isinstance(move, m.Claim) else Favour.WATER_SUPPLY


def _taken(view: View, used: Favour) -> list[str]:
    """The tokens on a Favour, if there are any."""
    count = view.table.favours.tokens[used - 1]
    return [tokens(count)] if count else []


def _water(source: Source) -> str:
    return "Give 1 from the Aqueduct" if source is Source.AQUEDUCT else "Give 1"


def _then_seen(view: View, used: Favour) -> str:
    """The card that the one token of a Favour brings is looked at before the turn ends."""
    return ", then see the card…" if view.table.favours.tokens[used - 1] == 1 else ""


def _converted(reservoir: int, aqueduct: bool) -> str:
    """`None`, `2`, `Aqueduct only`, `2 + Aqueduct`."""
    if not reservoir:
        return "Aqueduct only" if aqueduct else "None"
    return f"{reservoir} + Aqueduct" if aqueduct else str(reservoir)


def _gains(view: View, move: m.Move) -> list[str]:
    """How far it leads, and the tokens it takes."""
    seen = preview(view, move)
    return [] if seen is None else [f"to {space(seen.position)}", *([tokens(seen.tokens)] if seen.tokens else [])]


def _change(view: View, move: m.Move) -> str:
    """The coins it costs or brings."""
    seen, own = preview(view, move), view.table.provinces[view.seat]
    return coins(abs(seen.money - own.money)) if seen else ""


def _one(line: Sequence[tuple[Any, ...]]) -> bool:
    """Whether all buttons of a line begin with the same move."""
    return len({way[0] for way in line}) == 1


def label(view: View, way: tuple[Any, ...], names: Names) -> str:
    """A button among several."""
    match way:
        case (m.Exchange,):
            might = view.table.provinces[view.seat].pieces.centurions
            if might:
                return "Swap, then Military Power…"
            return "Swap, then Privilege card…" if rolls_no_more(view) else "Swap, don’t roll yet…"
        case (m.Exchange(),):
            return "Swap"
        case (m.Exchange(), *_):
            return "Swap" if rolls_no_more(view) else "Swap and roll"
        case (m.Pass(),):
            return "Pass"
        case (m.Pass(), *_):
            return "Pass" if rolls_no_more(view) else "Pass and roll"
        case (m.Execute() | m.Command() | m.Bribe(),):
            return "Use, then choose…"
        case (m.Convert(reservoir, aqueduct),):
            return _converted(reservoir, aqueduct)
        case (_, m.Convert(reservoir, aqueduct)):
            return f"Use, convert {reservoir + aqueduct} Water" if reservoir or aqueduct else "Use"
        case (*_, m.Sell(count)):
            return f"Sell {count} for {_change(view, way[-1])}"
        case (*_, m.Buy(count)):
            return f"Hire {count} for {_change(view, way[-1])}"
        case (_, m.Receive(gift)):
            return GIFT[gift]
        case (_, m.RollEarly()):
            return "Roll before choosing"
        case (_, m.Build(building)):
            return f"{BUILDING[building]}, {coins(view.table.options.cost(building))}"
        case (_, m.TakeMoney()):
            return "Take 2 coins"
        case (m.Claim(used), *others):
            return "Use and end turn" if others else f"Use{_then_seen(view, used)}"
        case (m.Decline(), *others) if others:
            return "Go without and end turn"
        case (m.Keep(), *others):
            return "Keep and end turn" if others else "Keep"
        case (m.Recruit() | m.Gather() | m.Advance(), *others) if isinstance(view.table.tasks[-1], FinishTurn):
            return "Play and end turn" if others else "Play"
        case (m.Give(_, count), _):
            return f"Give {count} and end turn"
        case (m.GiveWater(source), *others):
            return _water(source) + (" and end turn" if others else _then_seen(view, Favour.WATER_SUPPLY))
        case (m.Give(used, count),):
            return f"Give {count}{_then_seen(view, used)}"
        case _:
            return ""
