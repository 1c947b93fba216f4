"""F5 and F6.3: drawing, keeping and playing Privilège cards, and the cards of Caesar's Palace."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from rules.engine.model import Refused

from ..asks import Ask, KeepCards, KeepPalace
from ..events import (
    Advanced,
    AdvancePlayed,
    CardGained,
    CardsSeen,
    Cause,
    DeckShuffled,
    Drew,
    GatherPlayed,
    Kept,
    PalaceBare,
    PalaceKept,
    PalaceLooked,
    PalaceReached,
    RecruitPlayed,
)
from ..moves import Advance, Gather, Keep, Move, Recruit
from ..pieces import CAESAR, CUBE_OF, CUBES, LIMIT, Building, Cube, Person, Privilege
from ..reasons import CardGivesNothing, KeepWithin, NoRoomForCard, NotDrawn, NotInHand, NotPlayedSo, OneAdvance, PalaceKeepsOne
from ..table import Palace, View
from .desk import Desk, without

RECRUITS = tuple(Recruit(person) for person in Person)
GATHERS = {card: tuple(Gather(card, cube) for cube in CUBES) for card in CUBE_OF}
ADVANCE = Advance()


# Playing a card at any decision of one's own turn (F5.3, F5.4)


def playable(view: View) -> Iterator[Move]:
    """The A and B cards in hand, each kind once."""
    for card in dict.fromkeys(view.hand.cards):
        if card is Privilege.ADVANCE:
            yield ADVANCE
        elif card is Privilege.VESTAL_OR_CENTURION:
            yield from RECRUITS
        elif card in GATHERS:
            yield from GATHERS[card]


def check_recruit(view: View, ask: Ask, move: Recruit) -> None:
    """F5.4: room below 3 for the one chosen."""
    held(view, Privilege.VESTAL_OR_CENTURION)
    has = view.table.provinces[view.seat].pieces
    if has.vestals == has.centurions == LIMIT or not view.table.stock.of(move.person):
        raise Refused(CardGivesNothing(Privilege.VESTAL_OR_CENTURION))
    if has.of(move.person) == LIMIT:
        raise Refused(NoRoomForCard(move.person))


def check_gather(view: View, ask: Ask, move: Gather) -> None:
    """F5.4: the card must give something; what the stock lacks is not given (F1.4)."""
    if move.card not in CUBE_OF:
        raise Refused(NotPlayedSo(move.card))
    held(view, move.card)
    stock = view.table.stock
    if not stock.of(CUBE_OF[move.card]) and not stock.of(move.cube):
        raise Refused(CardGivesNothing(move.card))


def check_advance(view: View, ask: Ask, move: Advance) -> None:
    """F5.3: one a round; F5.4: not on Caesar's Palace."""
    held(view, Privilege.ADVANCE)
    if view.table.turn.advanced:
        raise Refused(OneAdvance())
    if view.table.provinces[view.seat].position == CAESAR:
        raise Refused(CardGivesNothing(Privilege.ADVANCE))


def held(view: View, card: Privilege) -> None:
    if card not in view.hand.cards:
        raise Refused(NotInHand(card))


def play_recruit(desk: Desk, ask: Ask, move: Recruit) -> None:
    discard(desk, Privilege.VESTAL_OR_CENTURION)
    desk.take(move.person, 1)
    desk.tell(RecruitPlayed(desk.seat, move.person))


def play_gather(desk: Desk, ask: Ask, move: Gather) -> None:
    discard(desk, move.card)
    cubes: list[Cube] = []
    for cube in (CUBE_OF[move.card], move.cube):
        cubes += [cube] * desk.take(cube, 1)
    desk.tell(GatherPlayed(desk.seat, move.card, tuple(cubes)))


def play_advance(desk: Desk, ask: Ask, move: Advance) -> None:
    discard(desk, Privilege.ADVANCE)
    desk.advanced = True
    desk.tell(AdvancePlayed(desk.seat))
    walk(desk, 1, Cause.PRIVILEGE)
    arrive(desk)


def discard(desk: Desk, card: Privilege) -> None:
    """Face up (F5.3)."""
    desk.me.lose(card)
    desk.discards = (*desk.discards, card)


# The path and its end


def walk(desk: Desk, steps: int, cause: Cause) -> None:
    """Toward Caesar's Palace; steps beyond it are lost (F4.7)."""
    lost = max(0, desk.me.position + steps - CAESAR)
    desk.me.position += steps - lost
    desk.tell(Advanced(desk.seat, cause, steps - lost, desk.me.position, lost))


def arrive(desk: Desk) -> None:
    """On Caesar's Palace for the first time: three cards for the first, one of those left for who follows (F6.3)."""
    palace, seat = desk.palace, desk.seat
    if desk.me.position < CAESAR or seat in palace.reached:
        return
    reached = (*palace.reached, seat)
    desk.tell(PalaceReached(seat, len(reached)))
    if len(reached) == 1:
        cards = draw(desk, palace.tokens)
        desk.tell(Drew(seat, len(cards), palace.tokens))
    else:
        cards, desk.beside = desk.beside, ()
        desk.tell(PalaceLooked(seat, len(cards)) if cards else PalaceBare(seat))
    desk.palace = Palace(0, 0, reached)
    if receive(desk, cards):
        desk.tasks.append(KeepPalace(len(cards)))
    elif cards:
        desk.tell(PalaceKept(seat, 0))


# Phase 5: from tokens to cards (F5.1, F5.2)


def draw_for_tokens(desk: Desk) -> bool:
    """F5.1. The tokens are gone even if nothing is left to draw (F5.2)."""
    desk.tasks.pop()
    if not desk.tokens:
        return True
    cards = draw(desk, desk.tokens)
    desk.tell(Drew(desk.seat, len(cards), desk.tokens))
    desk.tokens = 0
    if receive(desk, cards):
        desk.tasks.append(KeepCards(len(cards), 2 if Building.BASILICA in desk.me.buildings else 1))
    return True


def receive(desk: Desk, cards: tuple[Privilege, ...]) -> bool:
    """One card goes to the hand; whether there are more, to choose from."""
    if len(cards) == 1:
        desk.me.gain(cards)
        desk.tell(CardGained(cards[0]), desk.seat)
    elif cards:
        desk.me.drawn = cards
        desk.tell(CardsSeen(cards), desk.seat)
    return len(cards) > 1


def draw(desk: Desk, count: int) -> tuple[Privilege, ...]:
    """From the deck; when it is empty the discards are shuffled into a new one, also in mid-draw (F5.2)."""
    drawn = desk.deck[:count]
    desk.deck = desk.deck[count:]
    if len(drawn) < count and desk.discards:
        desk.tell(DeckShuffled(len(desk.discards)))
        desk.deck, desk.discards = desk.dice.shuffled(desk.discards), ()
        drawn += draw(desk, count - len(drawn))
    return drawn


def keepable(view: View, ask: Ask) -> Iterator[Move]:
    most = ask.most if isinstance(ask, KeepCards) else 1
    for count in range(1, most + 1):
        yield from dict.fromkeys(Keep(cards) for cards in combinations(view.hand.drawn, count))


def check_keep(view: View, ask: Ask, move: Keep) -> None:
    """F5.1: one, with a Basilique one or two; F6.3: one, whatever one has built."""
    if isinstance(ask, KeepPalace) and len(move.cards) != 1:
        raise Refused(PalaceKeepsOne())
    if isinstance(ask, KeepCards) and not 1 <= len(move.cards) <= ask.most:
        raise Refused(KeepWithin(ask.most))
    for card in move.cards:
        if move.cards.count(card) > view.hand.drawn.count(card):
            raise Refused(NotDrawn(card))


def play_keep(desk: Desk, ask: Ask, move: Keep) -> None:
    """F5.1: the others are discarded face up; F6.3: they lie face down beside the board."""
    me, seat = desk.me, desk.seat
    rest, me.drawn = without(me.drawn, move.cards), ()
    me.gain(move.cards)
    if isinstance(ask, KeepPalace):
        desk.beside = me.knows = rest
        desk.palace = Palace(0, len(rest), desk.palace.reached)
        desk.tell(PalaceKept(seat, len(rest)))
    else:
        desk.discards = (*desk.discards, *rest)
        desk.tell(Kept(seat, len(move.cards), rest))
