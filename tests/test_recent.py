"""A memory with a bound keeps what was set last."""

from __future__ import annotations

from host.recent import Recent


def test_the_oldest_entry_goes_first() -> None:
    kept: Recent[str, int] = Recent(2)
    kept["a"], kept["b"] = 1, 2
    kept["a"] = 3
    kept["c"] = 4
    assert dict(kept) == {"a": 3, "c": 4}
