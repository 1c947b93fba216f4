"""Points discord.py at a Discord on this machine."""

from __future__ import annotations

import re

VARIABLE = "ARBITER_LOOPBACK"
LEASH = "ARBITER_LEASH"  # set: the bot ends when whoever started it is gone
ADDRESS = re.compile(r"http://127\.0\.0\.1:([1-9][0-9]{0,4})/?", re.ASCII)


def redirect(address: str) -> None:
    """Sends REST, gateway and assets to `address`. Only http://127.0.0.1:PORT is accepted: a token goes nowhere else."""
    port = ADDRESS.fullmatch(address)
    if port is None or int(port[1]) > 65535:
        raise ValueError(f"not an address of this machine: {address!r} (wanted http://127.0.0.1:PORT)")

    import yarl
    from discord.asset import Asset
    from discord.gateway import DiscordWebSocket
    from discord.http import Route

    host = f"127.0.0.1:{int(port[1])}"
    Route.BASE = f"http://{host}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{host}/gateway")
    Asset.BASE = f"http://{host}/cdn"
