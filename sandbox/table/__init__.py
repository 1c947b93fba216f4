"""The local table: the whole bot in a browser on this machine, without a token or an account.

`run(data, port, bot_args)` serves the loopback Discord and a page on one address of 127.0.0.1, and keeps the bot running beside it.

    launcher    starts and stops everything, prints the address
    folder      what is kept between two evenings: the world, the read marks, the key
    supervisor  the bot's process: its log, its restarts
    doors       who may come in: Host, Origin, key
    pages       the page's files, the pictures, the websocket
    window      one browser window: one person's eyes and hands
    verbs       what a window may ask for
    shown       what a person sees, as the page reads it
    static/     the page itself
"""

from .launcher import PORT, run

__all__ = ["PORT", "run"]
