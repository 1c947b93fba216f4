"""How often one person may press, and how often call others; by a clock that the tests move."""

from __future__ import annotations

import pytest

from host.limits import LOBBIES, REMEMBERED, Bucket, Limits, Pace, Verdict
from lang.errors import HostError, ManyLobbies, Pestering

ANN, BEN = 1, 2


class Hands:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_ten_presses_in_twelve_seconds_then_one_sentence_then_silence() -> None:
    hands = Hands()
    limits = Limits(clock=hands)
    assert [limits.presses.judge(ANN) for _ in range(12)] == [Verdict.FREE] * 10 + [Verdict.TOLD, Verdict.HUSHED]
    assert limits.presses.judge(BEN) is Verdict.FREE, "others are free"
    hands.now = 12.0
    assert limits.presses.judge(ANN) is Verdict.FREE
    hands.now = 13.0
    assert [limits.presses.judge(ANN) for _ in range(10)][-1] is Verdict.TOLD, "said again the next time"


def test_a_steady_player_is_never_stopped() -> None:
    hands = Hands()
    limits = Limits(clock=hands)
    for press in range(500):
        hands.now = press * 1.25
        assert limits.presses.judge(ANN) is Verdict.FREE


def test_calling_others_is_for_a_few_times() -> None:
    hands = Hands()
    limits = Limits(clock=hands)
    for _ in range(6):
        limits.call_others(ANN)
    with pytest.raises(HostError) as refused:
        limits.call_others(ANN)
    assert refused.value.why == Pestering()
    hands.now = 121.0
    limits.call_others(ANN)


def test_a_few_lobbies_at_a_time() -> None:
    Limits().open_lobby(LOBBIES - 1)
    with pytest.raises(HostError) as refused:
        Limits().open_lobby(LOBBIES)
    assert refused.value.why == ManyLobbies(LOBBIES)
    Limits(0).open_lobby(LOBBIES)


def test_no_limit_and_bounded_memory() -> None:
    free = Limits(0)
    for _ in range(100):
        free.call_others(ANN)
        assert free.presses.judge(ANN) is free.typing.judge(ANN) is Verdict.FREE
    bucket = Bucket(Pace(3, 1000))
    for user in range(3 * REMEMBERED):
        bucket.judge(user)
    assert len(bucket._done) <= REMEMBERED + 1
