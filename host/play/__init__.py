"""Rooms: a channel's game from its lobby to its end, and everybody who answers in it."""
