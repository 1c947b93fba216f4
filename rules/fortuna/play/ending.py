"""F6: the end of a turn, of a round and of the game; the score."""

from __future__ import annotations

from typing import assert_never

from rules.engine.model import Cite, Line, Seat, Sheet, tie_breaks

from .. import rulebook as law
from ..asks import Ask
from ..events import Ended, RoundBegan, RoundEnded
from ..moves import EndTurn
from ..pieces import CLOCK, FAVOURS, ROME, SCORING, SIDES, TOKENS, Action, Privilege
from ..table import Ending, Favours, Province, Table, Tally
from .desk import Desk, find
from .turn import begin_turn


def play_end_turn(desk: Desk, ask: Ask, move: EndTurn) -> None:
    """The next on the Podium (F2.1)."""
    following = desk.podium.index(desk.seat) + 1
    if following < len(desk.podium):
        begin_turn(desk, desk.podium[following])
    elif desk.palace.reached:
        end_game(desk)
    else:
        end_round(desk)


def end_round(desk: Desk) -> None:
    """A new Podium (F6.1); tokens on the Favour cards left face up, then all turn up (F6.2)."""
    hour = find(desk.board, Action.FORTUNA)
    owner = desk.board[hour].owner
    first = desk.podium[0] if owner is None else owner
    before = desk.favours
    unused = tuple(f for f, is_open, tokens in zip(FAVOURS, before.open, before.tokens, strict=True) if is_open and tokens < TOKENS)
    desk.favours = Favours(tokens=tuple(n + (f in unused) for f, n in zip(FAVOURS, before.tokens, strict=True)))
    desk.tell(RoundEnded(SIDES[hour], owner, first, unused))
    begin_round(desk, podium(desk, first))


def podium(desk: Desk, first: Seat) -> tuple[Seat, ...]:
    """Behind the first player the richest; ties: the nearest clockwise from him (F6.1)."""
    start = CLOCK[desk.player(first).side]

    def place(seat: Seat) -> tuple[bool, int, int]:
        player = desk.player(seat)
        return seat != first, -player.money, (CLOCK[player.side] - start) % len(SIDES)

    return tuple(sorted(desk.podium, key=place))


def begin_round(desk: Desk, podium: tuple[Seat, ...]) -> None:
    """First player, then Podium order (F2.1)."""
    desk.round += 1
    desk.podium = podium
    desk.tell(RoundBegan(desk.round, podium))
    begin_turn(desk, podium[0])


def end_game(desk: Desk) -> None:
    """After the round in which somebody reached 15 (F6.4); those in Rome show their cards (F6.7)."""
    players = [desk.player(seat) for seat in range(len(desk.players))]
    desk.shown = tuple(player.cards if player.position >= ROME else None for player in players)
    desk.ending = Ending.PALACE
    desk.tasks.clear()
    desk.tell(Ended(desk.shown))


def points(card: Privilege, own: Province) -> int:
    """What a Privilège card is worth at the end (F1.7); it spends nothing, A and B cards count 0 (F6.6)."""
    match card:
        case Privilege.PER_BUILDING:
            return 2 * len(own.buildings)
        case Privilege.PER_CENTURION:
            return 2 * own.pieces.centurions
        case Privilege.PER_VESTAL:
            return 2 * own.pieces.vestals
        case Privilege.MARRIAGE:
            return 3 if own.married else 0
        case Privilege.PER_WHEAT:
            return own.pieces.wheat
        case Privilege.PER_WATER:
            return own.pieces.water + own.aqueduct
        case Privilege.PER_WINE:
            return own.pieces.wine
        case Privilege.PER_THREE_MONEY:
            return own.money // 3
        case Privilege.PER_FIVE_MONEY:
            return own.money // 5 * 2
        case Privilege.ADVANCE | Privilege.VESTAL_OR_CENTURION:
            return 0
        case Privilege.WATER_AND_CUBE | Privilege.WHEAT_AND_CUBE | Privilege.WINE_AND_CUBE:
            return 0
        case _:
            assert_never(card)


def sheet(table: Table) -> Sheet:
    """Spaces and, once shown, C cards, two of a kind twice (F6.5-F6.7). Outside Rome: the position only, no total at the end."""
    provinces, over = table.provinces, table.ending is not None
    shown = table.shown if over else ((),) * len(provinces)
    lines = [_line(Tally.POSITION, law.F6_5, [own.position for own in provinces])]
    for card in SCORING:
        if any(cards and card in cards for cards in shown):
            lines.append(_line(card, law.F6_6, _card_points(card, shown, provinces)))
    totals = tuple(
        None if cards is None else own.position + sum(points(card, own) for card in cards)
        for own, cards in zip(provinces, shown, strict=True)
    )
    keys = [_key(own, total) for own, total in zip(provinces, totals, strict=True)]
    ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
    rivals = [None if total is None else key for key, total in zip(keys, totals, strict=True)]
    return Sheet(tuple(lines), totals, ranks, table.ending, tie_breaks(rivals, [(what, law.F6_5) for what in Tally]) if over else ())


def _line(what: Tally | Privilege, cite: Cite, points: list[int] | list[int | None]) -> Line:
    return Line(what, cite, tuple(points))


def _card_points(card: Privilege, shown: tuple[tuple[Privilege, ...] | None, ...], provinces: tuple[Province, ...]) -> list[int | None]:
    """Every copy counts by itself (F6.6); None for who has none."""
    return [cards.count(card) * points(card, own) if cards and card in cards else None for own, cards in zip(provinces, shown, strict=True)]


def _key(own: Province, total: int | None) -> tuple[int, ...]:
    """The order of F6.5: score, position, Argent, Centurions, Vestales; outside Rome last, by position."""
    if total is None:
        return (-1, own.position)
    return total, own.position, own.money, own.pieces.centurions, own.pieces.vestals
