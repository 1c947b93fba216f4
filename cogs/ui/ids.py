"""The grammar of our buttons: `a:<verb>:<game>:<moment>:<word>/<word>…`. It survives restarts and names no secret in public."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

LIMIT = 100  # characters of a custom_id
GRAMMAR = re.compile(r"a:(?P<verb>[a-z]+):(?P<game>[0-9]{1,18})(?::(?P<moment>[0-9]{1,18}):(?P<words>.*))?", re.DOTALL)
HEADING = "a:final:0"  # of a button that only heads a row; it is off


class Verb(StrEnum):
    """What a press asks for. The values stand in buttons already posted: never change one."""

    PLAY = "play"
    WALK = "m"
    SELECT = "s"
    SEVERAL = "t"
    GO = "go"
    ALL = "all"
    PICK = "p"
    PAGE = "n"
    FORM = "form"
    FORMED = "formed"
    LIVE = "live"
    ORDER = "order"  # of panels of an earlier version; it leads to the orders
    ORDERS = "orders"
    DRAFT = "draft"
    GIVE_ORDER = "giveorder"
    ORDER_REST = "orderrest"
    STOP_ORDERS = "stop"
    ORDER_PACE = "orderpace"
    HAND = "hand"
    RULES = "rules"
    LOG = "log"
    UNDO = "undo"
    UNDO_TURN = "undoturn"
    HINT = "hint"
    LOOK = "look"
    AGREE = "agree"
    DECLINE = "decline"
    RESIGN = "resign"
    END = "end"
    KEEP_PLAYING = "no"
    TAKE_SEAT = "takeseat"
    WHY = "why"
    RESUME = "resume"
    JOIN = "join"
    LEAVE = "leave"
    SEAT = "seat"
    SIT = "sit"
    OPTIONS = "options"
    OPTION = "option"
    NUMBER = "number"
    SPEAK = "speak"
    HINTS = "hints"
    COMPUTER = "computer"
    ADD_COMPUTER = "addcomputer"
    DROP_COMPUTER = "dropcomputer"
    THREAD = "thread"
    START = "start"
    CANCEL = "cancel"  # asks whether to close the table
    CLOSE = "close"
    REMATCH = "rematch"
    SEARCH = "search"
    FOUND = "found"
    CARD = "card"
    LEGEND = "legend"
    MUTE = "mute"
    FORGET = "forget"
    PAUSE = "pause"
    UNPAUSE = "unpause"
    SIT_IN = "sitin"
    GIVE_DAYS = "givedays"
    PATIENCE = "patience"
    PACE = "pace"
    TABLES = "tables"
    RECAP = "recap"
    SETTING = "set"
    SET_FORM = "setform"
    REPLAY = "replay"
    TURN = "turn"
    TURNED = "turned"
    FILM = "film"
    SHARE = "share"
    FRIENDLY = "friendly"
    HIDE = "hide"
    PAST = "past"
    RANKING = "ranking"
    HISTORY = "history"
    REVIEW = "review"
    TRY = "try"
    LEARN = "learn"
    NEW_TABLE = "newtable"
    PLAY_ON = "playon"
    ONWARD = "onward"
    BOX = "box"
    SERVER = "server"
    MOVE = "move"
    WORDS = "words"
    WORDED = "worded"


FORMS = frozenset({Verb.FORMED, Verb.FOUND, Verb.NUMBER, Verb.SET_FORM, Verb.TURNED, Verb.WORDED})  # that come back as a form filled in
VERBS = frozenset(verb.value for verb in Verb)


@dataclass(frozen=True, slots=True)
class Press:
    """What a button, a menu or a form says when it comes back."""

    verb: Verb
    game: int
    moment: int = 0
    words: tuple[str, ...] = ()

    @property
    def number(self) -> int:
        """The first word as a number; -1 if it is none."""
        return int(self.words[0]) if self.words and re.fullmatch("[0-9]{1,9}", self.words[0]) else -1


def write(verb: Verb, game: int, moment: int = 0, words: tuple[str, ...] = ()) -> str:
    """The custom_id of a press."""
    text = f"a:{verb}:{game}" + (f":{moment}:{'/'.join(words)}" if moment or words else "")
    if len(text) > LIMIT:
        raise ValueError(f"a custom_id of {len(text)} characters: {text}")
    return text


def read(custom_id: str) -> Press | None:
    """The press a custom_id stands for; None if it is not ours, or no longer."""
    found = GRAMMAR.fullmatch(custom_id)
    if not found or found["verb"] not in VERBS:
        return None
    words = found["words"]
    return Press(Verb(found["verb"]), int(found["game"]), int(found["moment"] or 0), tuple(words.split("/")) if words else ())
