"""`python bot.py admin VERB …`: a word with the running bot, through a socket in its data folder that only its owner can open."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import socket
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from .errors import Fatal

SOCKET = "admin.sock"
LONGEST = 65536  # bytes of a question or an answer
PATIENCE = 60.0  # seconds

log = logging.getLogger("arbiter.admin")
Work = Callable[[str, Sequence[str]], Awaitable[list[str]]]


class AdminSocket:
    """Answers one question a connection: a JSON list of words in, a JSON object with lines and an exit code out."""

    def __init__(self, data: Path, work: Work, refusals: tuple[type[Exception], ...]) -> None:
        self._path, self._work, self._refusals = data / SOCKET, work, refusals
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        """Listen; a bot without it runs all the same."""
        try:
            self._path.unlink(missing_ok=True)
            self._server = await asyncio.start_unix_server(self._answer, self._path, limit=LONGEST)
        except OSError as error:  # a folder that can have none, or too long a path
            log.warning("no admin socket", extra={"why": str(error)})

    async def close(self) -> None:
        if self._server:
            self._server.close()
            self._path.unlink(missing_ok=True)

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            lines, code = await self._asked(await reader.readline())
            writer.write(json.dumps({"lines": lines, "code": code}).encode() + b"\n")
            await writer.drain()
        writer.close()

    async def _asked(self, question: bytes) -> tuple[list[str], int]:
        try:
            verb, *words = map(str, json.loads(question))
        except (ValueError, TypeError):
            return ["That is no question."], 2
        try:
            return await self._work(verb, words), 0
        except self._refusals as error:
            return [str(error)], 1
        except Exception as error:
            log.exception("an owner's word failed", extra={"verb": verb})
            return [f"That failed: {type(error).__name__}. The log has more."], 1


def ask(data: Path, words: Sequence[str]) -> tuple[list[str], int]:
    """Put words to the running bot: its lines, and an exit code."""
    try:
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(PATIENCE)
            line.connect(str(data / SOCKET))
            line.sendall(json.dumps(list(words)).encode() + b"\n")
            answer = line.makefile("rb").readline(LONGEST)
        found = json.loads(answer)
        return [str(one) for one in found["lines"]], int(found["code"])
    except (OSError, ValueError, KeyError) as error:
        raise Fatal(f"No bot answers in {data} ({error}). Is it running, with this folder?") from error
