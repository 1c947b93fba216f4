"""What was drawn once is kept: the sprites and layers of all games together, and the last small pictures, each within so many bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import Generic, NamedTuple, ParamSpec, Protocol, TypeVar, cast

from PIL import Image

from .cut import Sprite
from .encode import palette_of

ROOM = 50_000_000  # bytes: all that four games draw again and again
PICTURES_ROOM = 4_000_000  # bytes: the panels of some fifty people who are at it
KEY = 4_000  # bytes that what a picture shows takes besides, about
P = ParamSpec("P")


class Weighed(Protocol):
    """What a shelf keeps."""

    @property
    def weight(self) -> int:
        """In bytes."""


class Layer:
    """What never changes of a picture: kept with a palette of its own, a quarter of its size."""

    __slots__ = ("_image", "weight")

    def __init__(self, art: Image.Image) -> None:
        self._image = art.quantize(palette=palette_of([art], 256), dither=Image.Dither.NONE)
        self.weight = art.width * art.height

    def fresh(self) -> Image.Image:
        """An RGB picture to draw on."""
        return self._image.convert("RGB")


class Png(NamedTuple):
    """A picture ready to be sent."""

    data: bytes

    @property
    def weight(self) -> int:
        return len(self.data) + KEY


Kept = TypeVar("Kept", Sprite, Layer)
Thing = TypeVar("Thing", bound=Weighed)


class Shelf(Generic[Thing]):
    """What was used last, as much as has room. Several threads may draw at once."""

    def __init__(self, room: int) -> None:
        self.room, self.taken = room, 0
        self._kept: OrderedDict[Hashable, Thing] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._kept)

    def find(self, key: Hashable) -> Thing | None:
        with self._lock:
            if (found := self._kept.get(key)) is not None:
                self._kept.move_to_end(key)
            return found

    def keep(self, key: Hashable, made: Thing) -> None:
        with self._lock:
            if key in self._kept:
                return
            self._kept[key] = made
            self.taken += made.weight
            while self.taken > self.room:
                self.taken -= self._kept.popitem(last=False)[1].weight

    def clear(self) -> None:
        with self._lock:
            self._kept.clear()
            self.taken = 0


SHELF = Shelf[Sprite | Layer](ROOM)
PICTURES = Shelf[Png](PICTURES_ROOM)


def picture(key: Hashable, draw: Callable[[], bytes]) -> bytes:
    """A PNG, drawn unless it is kept. The key is all that is in it: who sees the same is shown the same."""
    known = PICTURES.find(key)
    if known is None:
        known = Png(draw())
        PICTURES.keep(key, known)
    return known.data


def _shelved(make: Callable[P, Image.Image], hold: Callable[[Image.Image], Kept]) -> Callable[P, Kept]:
    @wraps(make)
    def found(*args: P.args, **more: P.kwargs) -> Kept:
        key = (make, args, *more.items())
        known = SHELF.find(key)
        if known is None:
            known = hold(make(*args, **more))
            SHELF.keep(key, known)
        return cast(Kept, known)

    return found


def sprite(make: Callable[P, Image.Image]) -> Callable[P, Sprite]:
    """For a function that draws a sprite: it draws what is not on the shelf."""
    return _shelved(make, Sprite)


def layer(make: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """For a function that draws the unchanging layer of a picture: every call gives a fresh RGB picture to draw on."""
    held = _shelved(make, Layer)

    @wraps(make)
    def fresh(*args: P.args, **more: P.kwargs) -> Image.Image:
        return held(*args, **more).fresh()

    return fresh
