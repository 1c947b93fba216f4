"""The verifiable deal: a secret fixed when the lobby opens, mixed at the start with what each join added.

The hash of the secret is shown at once, the joins' ids are Discord's, the secret is shown at the end:
so everybody can check that the deal was fixed at the start and never changed. Whoever trusts neither the host nor Discord
adds words of their own: the deal then follows from something that nobody knew when the secret was fixed.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256


def new_secret() -> str:
    """256 bits, in hex."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What the lobby shows of the secret."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def words_hash(words: str) -> str:
    """What somebody's words add; "" for none."""
    return sha256(words.encode()).hexdigest() if words else ""


def seed(secret: str, joins: Sequence[int], words: Sequence[str] = ()) -> str:
    """The seed of all chance in a game: the secret, the ids of the joins and, if there are any, the hashes of the words, by seat."""
    said = f":{','.join(words)}" if any(words) else ""
    return sha256(f"{secret}:{','.join(map(str, joins))}{said}".encode()).hexdigest()


def seed_hash(seed: str) -> str:
    """What the channel is shown of the seed at the start: the seed itself would show every card."""
    return sha256(bytes.fromhex(seed)).hexdigest()
