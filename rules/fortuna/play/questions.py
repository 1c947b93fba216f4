"""The table of contents of the rules: the answers to every question, who checks a move and who carries it out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from ..asks import (
    Ask,
    ChooseBribe,
    ChooseBuilding,
    ChooseCard,
    ChooseFavour,
    ChooseGift,
    ConvertWater,
    DraftCard,
    DrawCards,
    ExchangeCard,
    FinishTurn,
    HirePeople,
    KeepCards,
    KeepPalace,
    LockCards,
    RollDice,
    SellGoods,
    TurnFavour,
    UseMight,
)
from ..moves import (
    Advance,
    Bribe,
    Build,
    Buy,
    Claim,
    Command,
    Convert,
    Decline,
    Draft,
    EndTurn,
    Exchange,
    Execute,
    Forgo,
    Gather,
    Give,
    GiveWater,
    Keep,
    Lock,
    Move,
    Pass,
    Receive,
    Recruit,
    Roll,
    RollEarly,
    Sell,
    Skip,
    TakeMoney,
    TurnDown,
)
from ..table import View
from . import deal, details, ending, favour, privileges, turn
from .desk import Desk


class Rule(NamedTuple):
    """What a kind of move must satisfy, and what it does."""

    check: Callable[[View, Any, Any], None]
    play: Callable[[Desk, Any, Any], None]


class Question(NamedTuple):
    """The answers to expect, and the kinds of move that answer."""

    offers: Callable[[View, Any], Iterator[Move]]
    answers: tuple[type[Move], ...]


def always(view: View, ask: Ask, move: Move) -> None:
    """An answer that is never refused."""


def only(move: Move) -> Callable[[View, Any], Iterator[Move]]:
    return lambda view, ask: iter((move,))


CARDS = (Recruit, Gather, Advance)  # at any point of one's own turn (F5.3)

QUESTIONS: dict[type[Ask], Question] = {
    DraftCard: Question(deal.picks, (Draft,)),
    LockCards: Question(deal.locks, (Lock,)),
    ChooseCard: Question(turn.cards_to_choose, (Execute, Skip)),
    ConvertWater: Question(details.conversions, (Convert,)),
    SellGoods: Question(details.sales, (Sell, Forgo)),
    HirePeople: Question(details.purchases, (Buy, Forgo)),
    ChooseGift: Question(details.gifts, (RollEarly, Receive, Forgo)),
    ChooseBuilding: Question(details.sites, (Build, Forgo)),
    ChooseBribe: Question(details.bribes, (TakeMoney, Bribe, Forgo)),
    ExchangeCard: Question(turn.cards_to_take, (Exchange,)),
    UseMight: Question(turn.cards_to_command, (Command, Pass)),
    RollDice: Question(only(Roll()), (Roll,)),
    ChooseFavour: Question(favour.favours, (GiveWater, Give, Claim, Decline)),
    TurnFavour: Question(favour.cards_to_turn, (TurnDown, Pass)),
    KeepCards: Question(privileges.keepable, (Keep,)),
    KeepPalace: Question(privileges.keepable, (Keep,)),
    FinishTurn: Question(only(EndTurn()), (EndTurn,)),
}
RULES: dict[type[Move], Rule] = {
    Draft: Rule(deal.check_draft, deal.play_draft),
    Lock: Rule(deal.check_lock, deal.play_lock),
    Execute: Rule(turn.check_execute, turn.play_execute),
    Skip: Rule(turn.check_skip, turn.play_skip),
    Convert: Rule(details.check_convert, details.play_convert),
    Sell: Rule(details.check_sell, details.play_sell),
    Buy: Rule(details.check_buy, details.play_buy),
    RollEarly: Rule(details.check_roll_early, details.play_roll_early),
    Receive: Rule(details.check_receive, details.play_receive),
    Build: Rule(details.check_build, details.play_build),
    TakeMoney: Rule(details.check_take_money, details.play_take_money),
    Bribe: Rule(details.check_bribe, details.play_bribe),
    Forgo: Rule(details.check_forgo, details.play_forgo),
    Exchange: Rule(turn.check_exchange, turn.play_exchange),
    Command: Rule(turn.check_command, turn.play_command),
    Pass: Rule(always, favour.play_pass),
    Roll: Rule(always, favour.play_roll),
    GiveWater: Rule(favour.check_give_water, favour.play_give_water),
    Give: Rule(favour.check_give, favour.play_give),
    Claim: Rule(favour.check_claim, favour.play_claim),
    Decline: Rule(favour.check_decline, favour.play_decline),
    TurnDown: Rule(favour.check_turn_down, favour.play_turn_down),
    Keep: Rule(privileges.check_keep, privileges.play_keep),
    EndTurn: Rule(always, ending.play_end_turn),
    Recruit: Rule(privileges.check_recruit, privileges.play_recruit),
    Gather: Rule(privileges.check_gather, privileges.play_gather),
    Advance: Rule(privileges.check_advance, privileges.play_advance),
}
UNASKED: dict[type[Ask], Callable[[Desk], bool]] = {  # whether it was settled without the player
    RollDice: favour.before_roll,
    ChooseFavour: favour.skip_at_palace,
    DrawCards: privileges.draw_for_tokens,
}
SINGLE: dict[type[Ask], Move] = {RollDice: Roll(), FinishTurn: EndTurn()}  # one answer ever
ALWAYS_ASKED = (LockCards, ChooseCard, ExchangeCard, KeepCards, KeepPalace)  # a choice ever, or one that only the player sees
