"""A campaign against the bot: the real process at the loopback Discord, killed, starved, lied to and pressed by strangers.

`python -m torture` (or `make torture`) prints what was tried and whether anything was lost, leaked or left unanswered, and ends by itself.
"""
