"""What a player is told before confirming a move of Fortuna comes true."""

from __future__ import annotations

from typing import Any

import pytest
from fortuna_scenes import ANNA, FULL, MIGHT, favour, player, scene

from rules import fortuna
from rules.engine.model import look
from rules.fortuna.components import Action, Building, Cube, Favour, Gift, Person, Privilege, Source
from rules.fortuna.moves import (
    Advance,
    Bribe,
    Build,
    Buy,
    Claim,
    Decline,
    Execute,
    Give,
    GiveWater,
    Move,
    Receive,
    Sell,
    Skip,
    TakeMoney,
)
from rules.fortuna.preview import Preview
from rules.fortuna.questions import ChooseBribe, ChooseBuilding, ChooseGift, ExchangeCard, HirePeople, SellGoods

OWN = (Action.FORTUNA, Action.FAMILY, Action.CORRUPTION)
HAND = {ANNA: (Privilege.ADVANCE, Privilege.PER_WINE)}  # so that nothing is passed over


def inside(ask: Any) -> tuple[Any, ...]:
    return (*MIGHT, ExchangeCard(Action.FORTUNA), ask)


@pytest.mark.parametrize(
    ("facts", "tasks", "move", "seen"),
    [
        ({"money": 7}, None, Execute(Action.FAMILY), Preview(4, 0)),
        ({"position": 3}, None, Execute(Action.FORTUNA), Preview(5, 4)),
        ({}, None, Advance(), Preview(5, 1)),
        ({"wine": 3, "money": 16}, inside(SellGoods(Cube.WINE, 3)), Sell(2), Preview(20, 0, lost_money=2)),
        ({}, inside(HirePeople(Person.VESTAL)), Buy(1), Preview(2, 0)),
        ({"married": True}, inside(ChooseGift(True)), Receive(Gift.MONEY), Preview(8, 0)),
        ({}, inside(ChooseBuilding()), Build(Building.AQUEDUCT), Preview(1, 0)),
        ({}, inside(ChooseBribe()), TakeMoney(), Preview(7, 0)),
        ({}, inside(ChooseBribe()), Bribe(Action.WATER_SUPPLY), Preview(4, 0)),
        ({}, favour(1), GiveWater(Source.RESERVOIR), Preview(5, 1, tokens=1)),
        ({"centurions": 3, "position": 13}, favour(5), Give(Favour.BATTLE, 3), Preview(5, 15, lost_steps=1)),
        ({"vestals": 2}, favour(6), Claim(Favour.RELIGION), Preview(5, 2, tokens=2)),
        ({}, favour(3), Decline(3), Preview(4, 0, tax=True)),
        ({"money": 0, "position": 6}, favour(3), Decline(3), Preview(0, 5, tax=True)),
        ({}, favour(2), Decline(2), Preview(5, 0)),
    ],
)
def test_what_is_shown_is_what_follows(facts: dict[str, Any], tasks: Any, move: Move, seen: Preview) -> None:
    """F1.2, F3.4-F3.12, F4.3, F4.5, F4.7."""
    shut = (1, 2) if isinstance(move, Decline) else ()
    anna, tokens = player(ANNA, **facts), {1: 1, 6: 2}
    game = scene(anna, tasks=tasks or FULL, cards={ANNA: OWN}, hands=HAND, shut=shut, tokens=tokens)
    assert fortuna.preview(look(game.state, ANNA), move) == seen
    game.do(move)
    assert (game.of(ANNA).money, game.of(ANNA).position) == (seen.money, seen.position)


def test_nothing_is_shown_where_there_is_nothing_to_reckon() -> None:
    game = scene(player(ANNA, married=True), cards={ANNA: OWN})
    view = look(game.state, ANNA)
    assert [fortuna.preview(view, move) for move in (Skip(Action.FORTUNA), Execute(Action.FAMILY))] == [None, None]
