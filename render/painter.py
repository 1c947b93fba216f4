"""What the pictures of a game provide: a package render/<game> with these names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from rules.engine.model import Seat, Sheet

if TYPE_CHECKING:
    from .film import Shot, Told

Names = Sequence[str]  # what to call the players, by seat


class PictureText(Protocol):
    """The words that pictures need: those of a game in a language, or a placeholder's."""

    @property
    def TITLE(self) -> str: ...
    @property
    def ROLES(self) -> tuple[str, ...]: ...
    @property
    def PICTURE(self) -> Mapping[str, str]: ...

    def asked(self, ask: Any, who: str) -> str: ...
    def term(self, value: Any, seat: Seat) -> str: ...
    def line(self, what: Any) -> str: ...
    def figure(self, what: Any, points: int) -> str: ...
    def verdict(self, sheet: Sheet, names: Names) -> tuple[str, str]: ...
    def level(self, sheet: Sheet, names: Names) -> str: ...
    def near(self, table: Any, names: Names) -> tuple[str, ...]: ...


@dataclass(frozen=True, slots=True)
class Display:
    """Shows a part of the board large: what lies before a player (by seat), or one of the parts named here."""

    draw: Callable[[Any, Any, Names, PictureText], bytes]
    parts: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class Closeups:
    """Shows single cards large. A card comes with the seat whose side it is of."""

    draw: Callable[[Any, Sequence[tuple[Seat, Any]], PictureText], bytes]  # from a View
    cards: Callable[[Any], Sequence[tuple[Seat, Any]]]  # what a View lets one look at
    brought: Callable[[Any], Sequence[tuple[Seat, Any]]]  # what an event told to one player alone shows; nothing for most
    printed: Callable[[Any, Any], Any] = lambda view, card: card  # of what the rulebook has a page
    asked: Callable[[Any], bool] | None = None  # where the hand matters to a View's question, and shows what has just come; else beside it


class Painter(Protocol):
    """Draws one game as PNG, from what everyone or one player sees; never from a whole State."""

    def board(self, table: Any, names: Names, marks: Iterable[Any], game_text: PictureText, awaited: Sequence[Seat], /) -> bytes:
        """What everyone sees; outlined is what the events since the last picture changed.

        `awaited` are the seats that the table is told it waits for: nobody where the game is over, finished or not.
        """

    def hand(self, view: Any, names: Names, game_text: PictureText, /) -> bytes:
        """What one player holds and knows alone."""

    def sheet(self, sheet: Sheet, table: Any, names: Names, game_text: PictureText, /) -> bytes:
        """The score, final or so far."""

    def film(self, shots: Sequence[Shot], names: Names, game_text: PictureText, told: Told, /) -> bytes:
        """A whole game as an animated WebP, a frame a turn; `told` hears how far it is."""

    def still(self, last: Shot, moment: Shot | None, score: Sheet, names: Names, game_text: PictureText, /) -> bytes:
        """The last board, the score and the moment that decided, as one PNG."""

    def curve(
        self, last: Any, score: Sheet, names: Names, game_text: PictureText, words: tuple[str, str],
        shares: Sequence[Sequence[float]], marks: Sequence[tuple[int, int]], /,
    ) -> bytes:  # fmt: skip
        """The winning chances by turn and seat, with the turn and seat of each turning point."""

    def warm(self) -> None:
        """Make palettes, layers and most sprites once, in a thread, before the first picture is asked for."""
