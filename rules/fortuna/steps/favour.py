"""F4: military power, the roll, the emperor's favour, the tax, and the card that the first of two players turns down."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.model import Refused

from .. import paragraphs as p
from ..components import CAESAR, FAVOURS, FREE, GIFTS_TO_CAESAR, Action, Building, Cube, Die, Favour, Person, Source
from ..desk import Desk
from ..events import (
    Cause,
    FavourLeft,
    FavourSkipped,
    FavourTurned,
    FavourUsed,
    Means,
    MightUnused,
    MightUsed,
    Rolled,
    RollStands,
    Taxed,
    Untaxed,
)
from ..moves import Claim, Command, Decline, Give, GiveWater, Move, Pass, Roll, TurnDown
from ..questions import Ask, ChooseFavour, TurnFavour
from ..refusals import (
    AboveDice,
    CannotExecute,
    FavourClosed,
    FreeFavour,
    GivenOtherwise,
    GivesTooMany,
    HasTokens,
    NoCenturion,
    NoSuchDie,
    NotEnough,
    NotFaceUpBeforeYou,
    NotMarried,
    NoVestals,
    NoWater,
    Reason,
    TooFew,
    TurnedAlready,
)
from ..state import Favours, Province, View
from .actions import execute, hindrance
from .privileges import arrive, walk
from .turn import own_edge

WATER = {source: GiveWater(source) for source in Source}
GIVE = {favour: tuple(Give(favour, n) for n in range(1, most + 1)) for favour, (_, most) in GIFTS_TO_CAESAR.items()}
CLAIM = {favour: Claim(favour) for favour in FREE}
DECLINE = {die: Decline(die) for die in range(1, 7)}
TURN_DOWN = tuple(map(TurnDown, FAVOURS))
COMMAND = {card: Command(card) for card in Action}
ROLL, PASS = Roll(), Pass()
ROLLED, PASSED = (ROLL,), (PASS,)


# Phase 3: military power (F4.1)


def offers_might(view: View, ask: Ask) -> Sequence[Move]:
    """The face-up cards whose actions can do anything once a Centurion is given; or none."""
    table, seat = view.table, view.seat
    if not table.provinces[seat].pieces.centurions:
        return PASSED
    edge = own_edge(view)
    found = [COMMAND[card] for card in edge.cards if card is not edge.locked and hindrance(table, seat, card, lent=1) is None]
    return [*found, PASS]


def check_command(view: View, ask: Ask, move: Command) -> None:
    """One of the two cards still face up, with a Centurion that is given first (F4.1)."""
    edge = own_edge(view)
    if move.card not in edge.cards or move.card is edge.locked:
        raise Refused(NotFaceUpBeforeYou(move.card))
    if not view.table.provinces[view.seat].pieces.centurions:
        raise Refused(NoCenturion())
    if why := hindrance(view.table, view.seat, move.card, lent=1):
        raise Refused(CannotExecute(move.card, why))


def play_command(desk: Desk, ask: Ask, move: Command) -> None:
    """The card is not exchanged and stays face up (F4.1)."""
    desk.give(Person.CENTURION, 1)
    desk.tell(MightUsed(desk.seat, move.card))
    execute(desk, move.card, Means.MIGHT)


# The roll (F4.2)


def skip_at_palace(desk: Desk) -> bool:
    """On Caesar's Palace phase 4 falls away, before the roll and after it (F4.7)."""
    if desk.me.position < CAESAR:
        return False
    desk.tasks.pop()
    desk.tell(FavourSkipped(desk.seat))
    return True


def before_roll(desk: Desk) -> bool:
    """Nothing is rolled on Caesar's Palace, nor when an early roll stands (F4.7, F3.9)."""
    if skip_at_palace(desk):
        return True
    if len(desk.rolled) < desk.me.has(Die.DIE):
        return False
    desk.tasks[-1] = ChooseFavour(desk.rolled)
    desk.tell(RollStands(desk.seat, desk.rolled))
    return True


def offers_roll(view: View, ask: Ask) -> Sequence[Move]:
    return ROLLED


def play_roll(desk: Desk, ask: Ask, move: Roll) -> None:
    """All dice, or those gained after an early roll, which they join (F4.2, F3.9)."""
    new = desk.dice.roll(desk.me.has(Die.DIE) - len(desk.rolled))
    desk.rolled += new
    desk.tell(Rolled(desk.seat, new, desk.rolled, early=False))
    desk.tasks.append(ChooseFavour(desk.rolled))


# The Favour (F4.2-F4.4)


def steps(favour: Favour, given: int, vestals: int, palace: bool) -> int:
    """How far a Favour leads (F4.3)."""
    match favour:
        case Favour.FORTUNA:
            return 2 if palace else 1
        case Favour.RELIGION:
            return vestals
        case _:
            return given


def offers_favour(view: View, ask: ChooseFavour) -> Sequence[Move]:
    """What each Favour card within reach takes; then each die that may be left without one."""
    table = view.table
    own, cards = table.provinces[view.seat], table.favours.open
    found: list[Move] = []
    for favour in FAVOURS[: max(ask.dice)]:
        if not cards[favour - 1]:
            continue
        if favour is Favour.WATER_SUPPLY:
            found += [move for source, move in WATER.items() if holds_water(own, source)]
        elif favour in FREE:
            if unclaimable(favour, own) is None:
                found.append(CLAIM[favour])
        else:
            piece, most = GIFTS_TO_CAESAR[favour]
            found += GIVE[favour][: min(most, own.pieces.of(piece))]
    found += [DECLINE[die] for die in dict.fromkeys(ask.dice) if free_favour(table.favours, own, die) is None]
    return found


def check_reach(view: View, ask: ChooseFavour, favour: Favour) -> None:
    """Face up, and not above some die (F4.2)."""
    if favour > (best := max(ask.dice)):
        raise Refused(AboveDice(favour, best))
    if not view.table.favours.open[favour - 1]:
        raise Refused(FavourClosed(favour))


def holds_water(own: Province, source: Source) -> bool:
    return own.aqueduct if source is Source.AQUEDUCT else own.pieces.water > 0


def check_give_water(view: View, ask: ChooseFavour, move: GiveWater) -> None:
    check_reach(view, ask, Favour.WATER_SUPPLY)
    if not holds_water(view.table.provinces[view.seat], move.source):
        raise Refused(NoWater(move.source, p.F4_3))


def check_give(view: View, ask: ChooseFavour, move: Give) -> None:
    """1-2 Wine, 1-2 Wheat, 1-3 Centurions; more than is needed to reach the Palace is legal (F4.3, F4.7)."""
    if move.favour is Favour.WATER_SUPPLY or move.favour in FREE:
        raise Refused(GivenOtherwise(move.favour))
    check_reach(view, ask, move.favour)
    piece, most = GIFTS_TO_CAESAR[move.favour]
    if move.count < 1:
        raise Refused(TooFew(1, p.F4_3))
    if move.count > most:
        raise Refused(GivesTooMany(move.favour, most))
    if move.count > (has := view.table.provinces[view.seat].pieces.of(piece)):
        raise Refused(NotEnough(piece, has, p.F4_3))


def unclaimable(favour: Favour, own: Province) -> Reason | None:
    """5 is for the married, 6 for who has Vestals (F4.3)."""
    if favour is Favour.FORTUNA:
        return None if own.married else NotMarried()
    return None if own.pieces.vestals else NoVestals()


def check_claim(view: View, ask: ChooseFavour, move: Claim) -> None:
    if move.favour not in FREE:
        raise Refused(GivenOtherwise(move.favour))
    check_reach(view, ask, move.favour)
    if why := unclaimable(move.favour, view.table.provinces[view.seat]):
        raise Refused(why)


def play_give_water(desk: Desk, ask: ChooseFavour, move: GiveWater) -> None:
    if move.source is Source.AQUEDUCT:
        desk.give_aqueduct()
    else:
        desk.give(Cube.WATER, 1)
    use(desk, ask, Favour.WATER_SUPPLY, 1, move.source)


def play_give(desk: Desk, ask: ChooseFavour, move: Give) -> None:
    desk.give(GIFTS_TO_CAESAR[move.favour][0], move.count)
    use(desk, ask, move.favour, move.count)


def play_claim(desk: Desk, ask: ChooseFavour, move: Claim) -> None:
    use(desk, ask, move.favour, 0)


def use(desk: Desk, ask: ChooseFavour, favour: Favour, given: int, source: Source | None = None) -> None:
    """In this order: steps, tokens taken, card turned, then the Palace draw (F4.9)."""
    die = min(die for die in ask.dice if die >= favour)
    desk.tokens = desk.favours.tokens[favour - 1]
    desk.tell(FavourUsed(desk.seat, die, favour, given, source, desk.tokens))
    walk(desk, steps(favour, given, desk.me.vestals, Building.PALACE in desk.me.buildings), Cause.FAVOUR)
    desk.close(favour)
    arrive(desk)


# The tax (F4.5, F4.6)


def taxed(favours: Favours, die: int) -> bool:
    """Whether some card is open at or under this die (F4.5)."""
    return any(favours.open[:die])


def free_favour(favours: Favours, own: Province, die: int) -> Favour | None:
    """The Favour that costs nothing and so cannot be refused with this die, if there is one (F4.6)."""
    for favour in FREE:
        if favour <= die and favours.open[favour - 1] and unclaimable(favour, own) is None:
            return favour
    return None


def check_decline(view: View, ask: ChooseFavour, move: Decline) -> None:
    """Deliveries may be refused; what costs nothing may not (F4.6)."""
    if move.die not in ask.dice:
        raise Refused(NoSuchDie(move.die, ask.dice))
    favour = free_favour(view.table.favours, view.table.provinces[view.seat], move.die)
    if favour is not None:
        raise Refused(FreeFavour(favour, move.die))


def play_decline(desk: Desk, ask: ChooseFavour, move: Decline) -> None:
    """1 coin, without money one space back; nothing if every card up to the die is face down (F4.5)."""
    me = desk.me
    if not taxed(desk.favours, move.die):
        desk.tell(Untaxed(desk.seat, move.die))
        return
    paid = min(1, me.money)
    back = min(1 - paid, me.position)
    me.money -= paid
    me.position -= back
    desk.tell(Taxed(desk.seat, move.die, paid, back, me.position))


# Two players: one more card face down (F4.8)


def offers_turn_down(view: View, ask: Ask) -> Sequence[Move]:
    cards = zip(TURN_DOWN, view.table.favours.open, view.table.favours.tokens, strict=True)
    return [*(move for move, is_open, tokens in cards if is_open and not tokens), PASS]


def check_turn_down(view: View, ask: Ask, move: TurnDown) -> None:
    """Face up and without tokens, whatever the dice were (F4.8)."""
    favours, place = view.table.favours, move.favour - 1
    if not favours.open[place]:
        raise Refused(TurnedAlready(move.favour))
    if favours.tokens[place]:
        raise Refused(HasTokens(move.favour, favours.tokens[place]))


def play_turn_down(desk: Desk, ask: Ask, move: TurnDown) -> None:
    desk.close(move.favour)
    desk.tell(FavourTurned(desk.seat, move.favour))


def play_pass(desk: Desk, ask: Ask, move: Pass) -> None:
    desk.tell(FavourLeft(desk.seat) if isinstance(ask, TurnFavour) else MightUnused(desk.seat))
