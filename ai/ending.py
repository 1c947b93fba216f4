"""Whether a move ends the game, and for whom: tried in worlds that its seat cannot tell from the real one.

A player who looks ahead takes a win that is there, does not hand the victory to others while another move may not, and a hint says
when it ends the game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rules.engine.foresight import End, LastRound, Outlook
from rules.engine.model import Game, Kind, Position, Seat, Sheet, View

from .chance import Chance
from .model import Strategy
from .search import PLIES, Trial

PROBES, TURNS, WORLDS = 4, 16, 100  # worlds in which an end is looked for, a turn is played to its end, and the move alone is tried
DOOM = 6  # worlds that must all be lost before a move is given up


def won(outlook: Outlook | None) -> bool:
    """Whether the move itself wins the game, in every world that was looked at."""
    return isinstance(outlook, End) and outlook.surely and outlook.alone == outlook.worlds


def _score(sheet: Sheet, seat: Seat) -> tuple[int, int] | None:
    """A seat's points and the best of the others'; None in a game that counts none."""
    own, others = sheet.totals[seat], [total for other, total in enumerate(sheet.totals) if other != seat and total is not None]
    return (own, max(others)) if own is not None and others else None


class Ends:
    """The ends that the moves of one position lead to."""

    def __init__(self, game: Game, strategy: Strategy, view: View[Any, Any], seed: str) -> None:
        self.game, self.strategy, self.view, self.seed = game, strategy, view, seed
        self.trial = Trial(game, strategy, view)
        self.tick = strategy.clock(view.table) + 1
        self.worlds: dict[int, Position] = {}
        self.chancy = False  # whether chance had a part in what came of a move
        asked = game.decision(view.table)
        self.sealed = asked is not None and asked.kind is Kind.SEALED

    def wins(self, move: Any) -> bool:
        """Whether the move itself wins the game, for this seat alone, in every world."""
        return all(self._alone(self._after(move, n)) for n in range(WORLDS))

    def winning(self, moves: Sequence[Any]) -> Any | None:
        """One of these that wins at once. What is answered in secret, all at once, wins nothing by itself."""
        return None if self.sealed else next((move for move in moves if self.wins(move)), None)

    def closes(self, move: Any) -> bool:
        """Whether the move itself ends the game, as far as a few worlds can tell."""
        return not self.sealed and all(self._over(self._after(move, n)) for n in range(PROBES))

    def doomed(self, move: Any) -> bool:
        """Whether the others win in every world, before this seat's next turn is over."""
        return all(self._lost(self._played(move, n, self.trial.until)) for n in range(DOOM))

    def outlook(self, move: Any) -> Outlook | None:
        """What a hint must say of this move; None if no end is in sight."""
        if self._begins(move):
            return LastRound()
        over = any(self._over(self._played(move, n, self.tick)) for n in range(PROBES))
        return self._counted(move) if over else None

    def _counted(self, move: Any) -> End:
        self.chancy = False
        surely = not self.sealed and all(self._over(self._after(move, n)) for n in range(WORLDS))
        worlds = WORLDS if surely else TURNS
        ends = (self._after(move, n) if surely else self._played(move, n, self.tick) for n in range(worlds))
        ended = [end for end in ends if self._over(end)]
        sheets, seat = [self.game.sheet(end.table) for end in ended], self.view.seat
        scores = {_score(sheet, seat) for sheet in sheets}
        won, alone = sum(seat in sheet.winners for sheet in sheets), sum(sheet.winners == (seat,) for sheet in sheets)
        known = not self.chancy and all(world == self.worlds[0] for world in self.worlds.values())
        score = scores.pop() if surely and len(scores) == 1 else None
        return End(worlds, len(ended), won, alone, surely, self.strategy.IN_ROUNDS, surely and known, score)

    def _begins(self, move: Any) -> bool:
        """Whether the last round begins by it. A strategy may know one by its `last_round`."""
        last: Callable[[Any], bool] | None = getattr(self.strategy, "last_round", None)
        if last is None or self.sealed or last(self.view.table):
            return False
        after = (self._after(move, n) for n in range(PROBES))
        return all(last(one.table) and not self._over(one) for one in after)

    def _after(self, move: Any, n: int) -> Position:
        """What comes of the move alone, where nobody answers at the same time."""
        dice = Chance(f"{self.seed} end {n} dice")
        after = self.game.play(self._world(n), {self.view.seat: move}, dice).state
        self.chancy = self.chancy or dice.drawn > 0
        return after

    def _played(self, move: Any, n: int, until: int) -> Position:
        return self.trial.played(self._world(n), move, f"{self.seed} end {n}", PLIES, until)

    def _world(self, n: int) -> Position:
        if n not in self.worlds:
            self.worlds[n] = self.game.imagine(self.view, Chance(f"{self.seed} end {n}"))
        return self.worlds[n]

    def _over(self, state: Position) -> bool:
        return self.game.decision(state.table) is None

    def _alone(self, state: Position) -> bool:
        return self._over(state) and self.game.sheet(state.table).winners == (self.view.seat,)

    def _lost(self, state: Position) -> bool:
        return self._over(state) and self.view.seat not in self.game.sheet(state.table).winners
