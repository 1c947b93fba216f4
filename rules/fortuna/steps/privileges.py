"""F5 and F6.3: drawing, keeping and playing Privilege cards, and the cards of Caesar's Palace."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from rules.engine.model import Refused

from ..changes import since
from ..components import CAESAR, CUBE_OF, CUBES, LIMIT, Building, Cube, Person, Privilege
from ..desk import Desk, without
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
from ..questions import Ask, KeepCards, KeepPalace, looked_at
from ..refusals import CardGivesNothing, KeepWithin, NoRoomForCard, NotDrawn, NotInHand, NotPlayedSo, OneAdvance, PalaceKeepsOne, Reason
from ..state import Palace, View

RECRUITS = tuple(Recruit(person) for person in Person)
GATHERS = {card: tuple(Gather(card, cube) for cube in CUBES) for card in CUBE_OF}
ADVANCE = Advance()


# Playing a card at any decision of one's own turn (F5.3, F5.4)


def offers_cards(view: View) -> Sequence[Recruit | Gather | Advance]:
    """The A and B cards in hand that may be played now, each kind once."""
    found: list[Recruit | Gather | Advance] = []
    for card in dict.fromkeys(view.hand.cards):
        if card is Privilege.ADVANCE:
            if unadvanced(view) is None:
                found.append(ADVANCE)
        elif card is Privilege.VESTAL_OR_CENTURION:
            found += [move for move in RECRUITS if unrecruited(view, move.person) is None]
        elif card in GATHERS:
            found += [move for move in GATHERS[card] if ungathered(view, move) is None]
    return found


def card_of(move: Recruit | Gather | Advance) -> Privilege:
    """The card by which such a move is played."""
    match move:
        case Recruit():
            return Privilege.VESTAL_OR_CENTURION
        case Gather(card):
            return card
        case Advance():
            return Privilege.ADVANCE


def unrecruited(view: View, person: Person) -> Reason | None:
    """F5.4: room below 3 for the one chosen."""
    has = view.table.provinces[view.seat].pieces
    if has.vestals == has.centurions == LIMIT or not view.table.stock.of(person):
        return CardGivesNothing(Privilege.VESTAL_OR_CENTURION)
    return NoRoomForCard(person) if has.of(person) == LIMIT else None


def ungathered(view: View, move: Gather) -> Reason | None:
    """F5.4: the card must give something; what the stock lacks is not given (F1.4)."""
    stock = view.table.stock
    return None if stock.of(CUBE_OF[move.card]) or stock.of(move.cube) else CardGivesNothing(move.card)


def unadvanced(view: View) -> Reason | None:
    """F5.3: one a round; F5.4: not on Caesar's Palace."""
    if view.table.turn.advanced:
        return OneAdvance()
    return CardGivesNothing(Privilege.ADVANCE) if view.table.provinces[view.seat].position == CAESAR else None


def check_recruit(view: View, ask: Ask, move: Recruit) -> None:
    held(view, Privilege.VESTAL_OR_CENTURION)
    if why := unrecruited(view, move.person):
        raise Refused(why)


def check_gather(view: View, ask: Ask, move: Gather) -> None:
    if move.card not in CUBE_OF:
        raise Refused(NotPlayedSo(move.card))
    held(view, move.card)
    if why := ungathered(view, move):
        raise Refused(why)


def check_advance(view: View, ask: Ask, move: Advance) -> None:
    held(view, Privilege.ADVANCE)
    if why := unadvanced(view):
        raise Refused(why)


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
        desk.me.drawn = desk.me.drawn + cards if since(desk.state.table, "F5.5-two-draws") else cards
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


def offers_keep(view: View, ask: KeepCards | KeepPalace) -> Sequence[Move]:
    cards = looked_at(ask, view.hand.drawn)
    if not cards:
        return [Keep(())]  # at a table of version 1 the first of two draws was lost: nothing is left to choose from
    counts = range(1, (ask.most if isinstance(ask, KeepCards) else 1) + 1)
    return list(dict.fromkeys(Keep(kept) for count in counts for kept in combinations(cards, count)))


def check_keep(view: View, ask: KeepCards | KeepPalace, move: Keep) -> None:
    """F5.1: one, with a Basilica one or two; F6.3: one, whatever one has built."""
    if not move.cards and not view.hand.drawn:
        return
    if isinstance(ask, KeepPalace) and len(move.cards) != 1:
        raise Refused(PalaceKeepsOne())
    if isinstance(ask, KeepCards) and not 1 <= len(move.cards) <= ask.most:
        raise Refused(KeepWithin(ask.most))
    cards = looked_at(ask, view.hand.drawn)
    for card in move.cards:
        if move.cards.count(card) > cards.count(card):
            raise Refused(NotDrawn(card))


def play_keep(desk: Desk, ask: KeepCards | KeepPalace, move: Keep) -> None:
    """F5.1: the others are discarded face up; F6.3: they lie face down beside the board. An earlier draw waits until then."""
    me, seat = desk.me, desk.seat
    rest, me.drawn = without(looked_at(ask, me.drawn), move.cards), me.drawn[: -ask.drawn]
    me.gain(move.cards)
    if isinstance(ask, KeepPalace):
        desk.beside = me.knows = rest
        desk.palace = Palace(0, len(rest), desk.palace.reached)
        desk.tell(PalaceKept(seat, len(rest)))
    else:
        desk.discards = (*desk.discards, *rest)
        desk.tell(Kept(seat, len(move.cards), rest))
