"""Discord's refusals: an HTTP status, a code, a sentence, and for a bad form the place of every mistake."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Path = tuple[str | int, ...]


class ApiError(Exception):
    """A request that Discord refuses."""

    def __init__(self, status: int, code: int, message: str, errors: Mapping[str, Any] | None = None) -> None:
        super().__init__(f"{status} ({code}) {message}")
        self.status, self.code, self.message, self.errors = status, code, message, errors

    def body(self) -> dict[str, Any]:
        plain: dict[str, Any] = {"message": self.message, "code": self.code}
        return {**plain, "errors": self.errors} if self.errors else plain


class Impossible(Exception):
    """A thing Discord's own client would not let a person do."""


class NoAnswer(Exception):
    """The bot did not answer an interaction in time: 'The application did not respond'."""


class Problems:
    """Collects the mistakes of a form and raises them together as 50035."""

    def __init__(self) -> None:
        self.tree: dict[str, Any] = {}

    def add(self, path: Path, code: str, message: str) -> None:
        node = self.tree
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def length(self, path: Path, value: Any, low: int, high: int) -> None:
        """A string or list must have between `low` and `high` members."""
        size = len(value) if value is not None else 0
        if low <= size <= high:
            return
        if value is None or (size == 0 and isinstance(value, str)):
            self.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif low == 0:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        else:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def between(self, path: Path, value: int, low: int, high: int) -> None:
        """A number must lie between `low` and `high`."""
        if not low <= value <= high:
            self.add(path, "NUMBER_TYPE_RANGE", f"Must be between {low} and {high}.")

    def settle(self) -> None:
        if self.tree:
            raise ApiError(400, 50035, "Invalid Form Body", self.tree)


def unknown_channel() -> ApiError:
    return ApiError(404, 10003, "Unknown Channel")


def unknown_guild() -> ApiError:
    return ApiError(404, 10004, "Unknown Guild")


def unknown_member() -> ApiError:
    return ApiError(404, 10007, "Unknown Member")


def unknown_message() -> ApiError:
    return ApiError(404, 10008, "Unknown Message")


def unknown_user() -> ApiError:
    return ApiError(404, 10013, "Unknown User")


def unknown_webhook() -> ApiError:
    return ApiError(404, 10015, "Unknown Webhook")


def unknown_interaction() -> ApiError:
    return ApiError(404, 10062, "Unknown interaction")


def unknown_command() -> ApiError:
    return ApiError(404, 10063, "Unknown application command")


def too_large() -> ApiError:
    return ApiError(413, 40005, "Request entity too large")


def already_acknowledged() -> ApiError:
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def missing_access() -> ApiError:
    return ApiError(403, 50001, "Missing Access")


def not_the_author() -> ApiError:
    return ApiError(403, 50005, "Cannot edit a message authored by another user")


def empty_message() -> ApiError:
    return ApiError(400, 50006, "Cannot send an empty message")


def closed_dms() -> ApiError:
    return ApiError(403, 50007, "Cannot send messages to this user")


def missing_permissions() -> ApiError:
    return ApiError(403, 50013, "Missing Permissions")


def token_expired() -> ApiError:
    return ApiError(401, 50027, "Invalid Webhook Token")


def no_mutual_guilds() -> ApiError:
    return ApiError(403, 50278, "Cannot send messages to this user due to having no mutual guilds")


def wrong_channel_type() -> ApiError:
    return ApiError(400, 50024, "Cannot execute action on this channel type")


def thread_exists() -> ApiError:
    return ApiError(400, 160004, "A thread has already been created for this message")


def too_many_threads() -> ApiError:
    return ApiError(400, 160006, "Maximum number of active threads reached")


def thread_archived() -> ApiError:
    return ApiError(400, 50083, "Thread is archived")


def thread_locked() -> ApiError:
    return ApiError(403, 160005, "Thread is locked")
