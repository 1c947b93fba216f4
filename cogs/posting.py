"""What goes with a message: whom it calls, and what keeps it from coming twice."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

from discord import AllowedMentions, Object

LONGEST = 25  # characters of a nonce


def only(users: Iterable[int]) -> AllowedMentions:
    """These people are called, and nobody else; nor who is replied to."""
    return AllowedMentions(everyone=False, roles=False, users=[Object(user) for user in users], replied_user=False)


def nonce_of(*parts: object) -> str:
    """What tells a message from all others: Discord takes it once. What is too long is not cut, lest two become alike."""
    text = "-".join(map(str, parts))
    return text if len(text) <= LONGEST else sha256(text.encode()).hexdigest()[:LONGEST]
