"""Two taps of one finger: a menu that has just been redrawn takes no press, by Discord's own clock."""

from __future__ import annotations

import time

from wire import Hall, Table, choose, first, offered, opened_hall, pick

from sandbox import Interaction, Message, Person, World
from sandbox.snowflakes import born

hall = opened_hall("--calm", "1")


class Clock:
    """Discord's clock, which goes on by so many seconds with every id it gives; never back."""

    def __init__(self, world: World) -> None:
        self.now, self.step = born(str(world.snowflakes.last)).timestamp(), 5.0
        world.snowflakes.clock = self

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def tap(person: Person, screen: Message) -> Interaction:
    """Presses the first button, whatever it is by now."""
    return person.click(screen, screen.buttons[0]["custom_id"])


def test_two_taps_on_one_place_count_once_unless_they_are_meant(hall: Hall) -> None:
    """A third of a second apart the second is acknowledged and does nothing; a second and a half apart it counts."""

    async def story(t: Table) -> None:
        clock = Clock(t.world)
        await t.turns()
        screen, began = await t.menu(t.bob), time.monotonic()
        clock.step = 0.01  # the picture of a hand has an id of its own, and so takes its time
        await pick(t.bob, screen, first(list(offered(screen))))
        shown, rows = screen.text, t.rows
        clock.step = 0.33
        slipped = await tap(t.bob, screen)
        assert (slipped.message, slipped.error) == (screen, None) and not slipped.followups, "Discord shows no failure"
        assert (screen.text, t.rows) == (shown, rows)
        clock.step = time.monotonic() - began + 1.5
        await tap(t.bob, screen)
        assert screen.text != shown or t.rows > rows

    hall.live(story)


def test_two_taps_at_once_are_one(hall: Hall) -> None:
    """Ordering the pile has no moments: the same card twice is legal, but a double tap is one press. Later it is meant."""

    async def story(t: Table) -> None:
        clock = Clock(t.world)
        await t.begin(options=["ordered"])
        screen, began = await t.menu(t.alice), time.monotonic()
        offer = next(offer for offer in offered(screen) if offer.startswith("Stack/assass"))
        clock.step = 0.1
        await t.done(*(choose(t.alice, screen, offer) for _ in range(2)))
        assert len(t.answers) == 1
        clock.step = time.monotonic() - began + 1.5
        await choose(t.alice, screen, offer)
        assert len(t.answers) == 2

    hall.live(story)
