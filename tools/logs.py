"""The log: a JSON object a line on standard output, its times in UTC; no message text, no hands, no names, no tokens."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime


class Lines(logging.Formatter):
    """One record as one line."""

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
    logging.getLogger("discord").setLevel(logging.WARNING)  # its debug lines hold tokens
    logging.getLogger("discord.client").setLevel(logging.ERROR)  # it warns that it cannot speak: a referee need not
