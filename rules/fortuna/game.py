"""What is asked, which moves answer it, and one ply: each question with its offers, each move with its check and its play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from rules.engine import model
from rules.engine.dice import Dice
from rules.engine.match import GameOver, NotAsked
from rules.engine.model import Decision, Refused, Seat, Why, look, one, sealed

from . import moves as m
from . import questions as q
from .changes import VERSION
from .components import Privilege
from .desk import Desk
from .events import Forced
from .misplaced import reason
from .moves import Move
from .questions import Ask
from .state import Hand, Options, State, Step, Table, View
from .steps import details, ending, favour, privileges, turn
from .steps import setup as first

EXACT = True  # the candidates are exactly the legal answers


class Rule(NamedTuple):
    """What a kind of move must satisfy, and what it does."""

    check: Callable[[View, Any, Any], None]
    play: Callable[[Desk, Any, Any], None]


class Answers(NamedTuple):
    """What answers a question: exactly the moves that are legal, and the rule of each kind of move."""

    offers: Callable[[View, Any], Sequence[Move]]
    rules: dict[type[Move], Rule]


def always(view: View, ask: Ask, move: Move) -> None:
    """An answer that is never refused."""


FORGO = Rule(details.check_forgo, details.play_forgo)
KEEP = Rule(privileges.check_keep, privileges.play_keep)
STEPS: dict[type[Ask], Answers] = {
    q.DraftCard: Answers(first.offers_draft, {m.Draft: Rule(first.check_draft, first.play_draft)}),
    q.LockCards: Answers(first.offers_lock, {m.Lock: Rule(first.check_lock, first.play_lock)}),
    q.ChooseCard: Answers(
        turn.offers_card, {m.Execute: Rule(turn.check_execute, turn.play_execute), m.Skip: Rule(turn.check_skip, turn.play_skip)}
    ),
    q.ConvertWater: Answers(details.offers_convert, {m.Convert: Rule(details.check_convert, details.play_convert)}),
    q.SellGoods: Answers(details.offers_sell, {m.Sell: Rule(details.check_sell, details.play_sell), m.Forgo: FORGO}),
    q.HirePeople: Answers(details.offers_buy, {m.Buy: Rule(details.check_buy, details.play_buy), m.Forgo: FORGO}),
    q.ChooseGift: Answers(
        details.offers_gift,
        {
            m.RollEarly: Rule(details.check_roll_early, details.play_roll_early),
            m.Receive: Rule(details.check_receive, details.play_receive),
            m.Forgo: FORGO,
        },
    ),
    q.ChooseBuilding: Answers(details.offers_build, {m.Build: Rule(details.check_build, details.play_build), m.Forgo: FORGO}),
    q.ChooseBribe: Answers(
        details.offers_bribe,
        {
            m.TakeMoney: Rule(details.check_take_money, details.play_take_money),
            m.Bribe: Rule(details.check_bribe, details.play_bribe),
            m.Forgo: FORGO,
        },
    ),
    q.ExchangeCard: Answers(turn.offers_exchange, {m.Exchange: Rule(turn.check_exchange, turn.play_exchange)}),
    q.UseMight: Answers(
        favour.offers_might, {m.Command: Rule(favour.check_command, favour.play_command), m.Pass: Rule(always, favour.play_pass)}
    ),
    q.RollDice: Answers(favour.offers_roll, {m.Roll: Rule(always, favour.play_roll)}),
    q.ChooseFavour: Answers(
        favour.offers_favour,
        {
            m.GiveWater: Rule(favour.check_give_water, favour.play_give_water),
            m.Give: Rule(favour.check_give, favour.play_give),
            m.Claim: Rule(favour.check_claim, favour.play_claim),
            m.Decline: Rule(favour.check_decline, favour.play_decline),
        },
    ),
    q.TurnFavour: Answers(
        favour.offers_turn_down,
        {m.TurnDown: Rule(favour.check_turn_down, favour.play_turn_down), m.Pass: Rule(always, favour.play_pass)},
    ),
    q.KeepCards: Answers(privileges.offers_keep, {m.Keep: KEEP}),
    q.KeepPalace: Answers(privileges.offers_keep, {m.Keep: KEEP}),
    q.FinishTurn: Answers(ending.offers_end_turn, {m.EndTurn: Rule(always, ending.play_end_turn)}),
}
CARDS: dict[type[Move], Rule] = {  # at any question of one's own turn (F5.3)
    m.Recruit: Rule(privileges.check_recruit, privileges.play_recruit),
    m.Gather: Rule(privileges.check_gather, privileges.play_gather),
    m.Advance: Rule(privileges.check_advance, privileges.play_advance),
}
UNASKED: dict[type[Ask], Callable[[Desk], bool]] = {  # whether it was settled without the player
    q.RollDice: favour.before_roll,
    q.ChooseFavour: favour.skip_at_palace,
    q.DrawCards: privileges.draw_for_tokens,
}
ALIKE: tuple[Ask, ...] = (
    q.ChooseCard(), q.ChooseBuilding(), q.ChooseBribe(), q.UseMight(), q.RollDice(), q.TurnFavour(), q.FinishTurn(),
)  # fmt: skip
BARE = {(type(ask), seat): one(seat, ask) for ask in ALIKE for seat in range(4)}  # made once: a game asks thousands of them
SINGLE: dict[type[Ask], Move] = {q.RollDice: favour.ROLL, q.FinishTurn: ending.END_TURN}  # questions that have one answer always
ALWAYS_ASKED = frozenset((q.LockCards, q.ChooseCard, q.ExchangeCard, q.KeepCards, q.KeepPalace))  # several answers, or secret ones


def setup(seats: int, options: Options, data: int, dice: Dice, version: int = VERSION) -> Step:
    """F1: on to the first pick of the experts, or to the first lock."""
    return run_on(first.lay_out(seats, options, data, dice, version))


def decision(table: Table) -> Decision | None:
    """The top of the stack stands open; None when the game is over."""
    if not table.tasks:
        return None
    ask, seat = table.tasks[-1], table.turn.seat
    known = BARE.get((type(ask), seat))
    if known is not None:
        return known
    if isinstance(ask, q.LockCards):
        return sealed(range(len(table.provinces)), ask)
    return one(asked(ask, seat), ask)


def asked(ask: Ask, turn: Seat) -> Seat:
    """The seat a question is for: the player whose turn it is, but while the experts pick."""
    return ask.seat if isinstance(ask, q.DraftCard) else turn


def in_the_open(table: Table, seat: Seat) -> bool:
    """F5.3: unless somebody chooses from cards that only they have seen, or holds cards of which one might be played."""
    if isinstance(table.tasks[-1], q.KeepCards | q.KeepPalace):
        return False
    held = Hand(tuple((Counter(table.privileges.all) - Counter(table.privileges.discards)).elements()))
    return not table.provinces[seat].cards or not privileges.offers_cards(model.View(table, seat, held))


def candidates(view: View) -> Sequence[Move]:
    """Exactly the legal moves: the answers to the open question, then the Privilege cards (F5.3)."""
    found = answers(view)
    return [*found, *privileges.offers_cards(view)] if view.hand.cards and found else found


def answers(view: View) -> Sequence[Move]:
    """The legal answers to the open question, Privilege cards aside."""
    tasks = view.table.tasks
    if not tasks:
        return ()
    ask = tasks[-1]
    return STEPS[type(ask)].offers(view, ask)


def usable(view: View) -> set[Privilege]:
    """The Privilege cards in hand that may be played at this moment (F5.3, F5.4)."""
    mine = bool(view.table.tasks) and asked(view.table.tasks[-1], view.table.turn.seat) == view.seat
    return {privileges.card_of(move) for move in privileges.offers_cards(view)} if mine else set()


def misplaced(view: View, kind: type) -> Why | None:
    """Why no move of this kind answers the question that is open; None if one may. Privilege cards are played at any (F5.3)."""
    ask = view.table.tasks[-1]
    return None if kind in STEPS[type(ask)].rules or kind in CARDS else reason(ask, kind)


def check(view: View, move: Move) -> None:
    """Raise Refused if the rules forbid this move."""
    table = view.table
    if not table.tasks:
        raise Refused(GameOver())
    ask = table.tasks[-1]
    if not isinstance(ask, q.LockCards) and view.seat != asked(ask, table.turn.seat):
        raise Refused(NotAsked(view.seat, ask.cite))
    kind = type(move)
    rule = STEPS[type(ask)].rules.get(kind) or CARDS.get(kind)
    if rule is None:
        raise Refused(reason(ask, kind))
    rule.check(view, ask, move)


def play(state: State, answers: Mapping[Seat, Move], dice: Dice) -> Step:
    """Carry out what was answered and run on to the next real decision."""
    desk = Desk(state, dice)
    if isinstance(desk.tasks[-1], q.LockCards):
        first.play_lock(desk, desk.tasks.pop(), answers)
    else:
        carry_out(desk, *answers.values())
    return run_on(desk)


def carry_out(desk: Desk, move: Move) -> None:
    """A Privilege card leaves the question open; any other move answers it."""
    ask, kind = desk.tasks[-1], type(move)
    if kind in CARDS:
        CARDS[kind].play(desk, ask, move)
    else:
        desk.tasks.pop()
        STEPS[type(ask)].rules[kind].play(desk, ask, move)


def run_on(desk: Desk) -> Step:
    """Settle what nobody is asked, and pass over points with a single answer (F5.6)."""
    while desk.tasks:
        ask = desk.tasks[-1]
        kind = type(ask)
        settle = UNASKED.get(kind)
        if settle is not None and settle(desk):
            continue
        if desk.me.cards or kind in ALWAYS_ASKED:
            break
        move = SINGLE.get(kind)
        if move is None:
            step = desk.freeze()
            move = single(step.state, ask)
            if move is None:
                return step
        desk.tell(Forced(asked(ask, desk.seat), ask, move))
        carry_out(desk, move)
    return desk.freeze()


def single(state: State, ask: Ask) -> Move | None:
    """The only answer of a player without Privilege cards; None if there is a choice. All this is public."""
    found = answers(look(state, asked(ask, state.table.turn.seat)))
    return found[0] if len(found) == 1 else None
