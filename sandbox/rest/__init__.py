"""The REST API v10: thin handlers around the world."""

from . import answers, channels, commands, emojis, people, threads
from .routes import ROUTES, Handler

__all__ = ["ROUTES", "Handler", "answers", "channels", "commands", "emojis", "people", "threads"]
