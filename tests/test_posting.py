"""What goes with a message: whom it calls, and what keeps it from coming twice."""

from __future__ import annotations

from cogs.posting import LONGEST, nonce_of, only


def test_a_nonce_is_short_says_what_it_always_said_and_is_nobody_elses() -> None:
    assert nonce_of("s12", 34) == "s12-34" and nonce_of(1, 2, "aside") == "1-2-aside"
    long = [nonce_of(123456789012, 3456, f"{'0' * 12}{n}") for n in range(50)]
    assert len(set(long)) == len(long) and {len(one) for one in long} == {LONGEST}, "they differ in what would be cut off"


def test_nobody_else_is_called() -> None:
    assert dict(only([5, 7]).to_dict()) == {"parse": [], "users": [5, 7]}
