"""Where a kind of move belongs that does not answer the question asked."""

from __future__ import annotations

from rules.engine.match import OtherQuestion
from rules.engine.model import Cite

from . import moves as m
from . import paragraphs as p
from .questions import Ask

BELONGS: dict[type, Cite] = {  # where each kind of move is asked for
    m.Draft: p.F1_10, m.Lock: p.F1_11, m.Execute: p.F2_3, m.Skip: p.F2_3, m.Exchange: p.F2_4, m.Forgo: p.F2_5,
    m.Convert: p.F3_2, m.Sell: p.F3_4, m.Buy: p.F3_6, m.RollEarly: p.F3_9, m.Receive: p.F3_9, m.Build: p.F3_10,
    m.TakeMoney: p.F3_11, m.Bribe: p.F3_11, m.Command: p.F4_1, m.Pass: p.F4_1, m.Roll: p.F4_2, m.GiveWater: p.F4_3, m.Give: p.F4_3,
    m.Claim: p.F4_3, m.Decline: p.F4_6, m.TurnDown: p.F4_8, m.Keep: p.F5_1, m.EndTurn: p.F5_5,
    m.Recruit: p.F5_3, m.Gather: p.F5_3, m.Advance: p.F5_3,
}  # fmt: skip


def reason(ask: Ask, kind: type) -> OtherQuestion:
    return OtherQuestion(ask, BELONGS[kind])
