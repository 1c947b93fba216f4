"""Why a kind of move does not answer the question asked, and where it belongs."""

from __future__ import annotations

from rules.engine.match import OtherQuestion
from rules.engine.model import Cite

from .moves import Attach, Bribe, Choose, Close, Firm, HoldBack, Raise, Ready, Reinforce, Withdraw
from .paragraphs import L2_2, L2_3, L2_9, L2_10, L2_11, L3_1, L4_1
from .questions import Ask, RaiseBribes, SealBribes
from .refusals import AlreadyLaid, BribesClosed, BribesOpen, BribesSealed

BRIBES = (Raise, Ready, Firm, Withdraw, Close, Bribe)
BELONGS: dict[type, Cite] = {  # where each kind of move is asked for
    Choose: L2_2, Raise: L2_3, Ready: L2_9, Firm: L2_9, Withdraw: L2_9, Close: L2_10, Bribe: L2_11,
    Reinforce: L4_1, HoldBack: L4_1, Attach: L3_1,
}  # fmt: skip


def reason(ask: Ask, kind: type) -> OtherQuestion | BribesClosed | BribesSealed | BribesOpen | AlreadyLaid:
    """L2.9: a raise or a flag comes too late or too early, or not at all where bribes are sealed (L2.11), as seals where they are not;
    L2.2: another choice, too late; any other move answers another question."""
    if kind in BRIBES:
        return BribesSealed() if isinstance(ask, SealBribes) else BribesOpen() if isinstance(ask, RaiseBribes) else BribesClosed(ask)
    return AlreadyLaid() if kind is Choose else OtherQuestion(ask, BELONGS[kind])
