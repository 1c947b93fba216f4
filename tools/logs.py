"""The log: a JSON object a line on standard output, its times in UTC; no message text, no hands, no names, no tokens."""

from __future__ import annotations

import json
import logging
import sys
import threading
from datetime import UTC, datetime

from discord.app_commands import AppCommandError


class Lines(logging.Formatter):
    """Formats a record as one line."""

    KNOWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        line = {"at": at, "level": record.levelname.lower(), "from": record.name, "what": record.getMessage()}
        line |= {key: value for key, value in vars(record).items() if key not in self.KNOWN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def set_up_log() -> None:
    handler = logging.StreamHandler(sys.stdout)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.INFO, handlers=[handler])
    logging.captureWarnings(True)  # what Python or a thread has to say is a line of the log too
    threading.excepthook = _thread_failed
    logging.getLogger("discord").setLevel(logging.WARNING)  # its debug lines hold tokens
    logging.getLogger("discord.app_commands.tree").addFilter(_is_news)
    logging.getLogger("discord.client").setLevel(logging.ERROR)  # it warns that it cannot speak: a referee need not


def _is_news(record: logging.LogRecord) -> bool:
    """Whether a line is worth keeping: that somebody's client knows other commands than we have is nobody's fault."""
    return not (record.exc_info and isinstance(record.exc_info[1], AppCommandError))


def _thread_failed(failure: threading.ExceptHookArgs) -> None:
    """A thread has ended by an error; at the end of the program that may be because nobody waits for it any more."""
    name = failure.thread.name if failure.thread else "?"
    logging.getLogger("arbiter").warning("a thread failed", extra={"thread": name, "error": repr(failure.exc_value)})
