"""F6: the end of a turn, of a round and of the game."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.model import Seat

from ..components import CLOCK, FAVOURS, ROME, SIDES, TOKENS, Action
from ..desk import Desk, find
from ..events import Ended, RoundBegan, RoundEnded
from ..moves import EndTurn, Move
from ..questions import Ask
from ..state import Ending, Favours, View
from .turn import begin_turn

END_TURN = EndTurn()
ENDED: Sequence[Move] = (END_TURN,)


def offers_end_turn(view: View, ask: Ask) -> Sequence[Move]:
    return ENDED


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
    """Behind the first player the richest; ties: the nearest clockwise from there (F6.1)."""
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
