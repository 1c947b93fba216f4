"""What a player of The End of the Triumvirate thinks of the moves at first sight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ai.model import Judge, Part
from rules.triumvirat.components import PROVINCE_GIVES, ROME_GIVES, TOP, Good, Post, Province
from rules.triumvirat.moves import Appoint, CallRome, Escort, Flee, Install, Load, March, PlaceLegion, Recall, Take, TakeFromRome
from rules.triumvirat.questions import Actions, Appointment, Arrivals, Ask, Movement, Redress, Refuge, RomeSupply, Shortage
from rules.triumvirat.state import View

from .deeds import carry_out, purpose
from .march import NOWHERE
from .march import March as Plan
from .reasons import Motive
from .scene import VICTORY, Scene
from .standing import CARRIED

BASE = 20.0  # what any move is worth: so that its own motive speaks for it, and not what speaks against others
IDLE = -60.0  # of loading again and calling civil servants back: turns would never end
TROUBLE = 0.05  # points for saying one thing more
HOARD = 6  # gold beyond which more is not needed
UNSAFE = 0.3  # how much the danger of a province counts against a civil servant there
AWAY = 0.7  # what gold in a province is worth beside gold in the treasury


def judge(view: View) -> Judge:
    """Weighs the answers to the present question."""
    ask = view.table.tasks[-1]
    weigh = JUDGES[type(ask)](Scene(view.table, view.seat), ask)

    def judged(move: Any) -> Sequence[Part]:
        (motive, value, about), *others = weigh(move)
        return (motive, value + BASE, about), *others

    return judged


# -- supply ---------------------------------------------------------------------


def _legion(scene: Scene, place: Province) -> float:
    """What one more legion is worth in a province: it guards it, or goes with the triumvir (T2.3)."""
    at, legions = scene.table.triumvirs.at[scene.seat], scene.table.lands.legions[place]
    guarded = at is place
    safer = scene.risk(place, legions, guarded) - scene.risk(place, legions + 1, guarded)
    return scene.legion + safer + (_bolder(scene, legions) if guarded else 0.0)


def _bolder(scene: Scene, legions: int) -> float:
    """How much better the best attack from where the triumvir stands becomes with one legion more."""
    here, seat, owners = scene.table.triumvirs.at[scene.seat], scene.seat, scene.table.lands.owners
    best = 0.0
    for to, route in scene.table.board.routes[here].items():
        if owners[to] not in (seat, None) and route.cost(1) <= 4 and legions:
            better = scene.attack(to, legions + 1).chance - scene.attack(to, legions).chance
            best = max(best, better * scene.prize(to, scene.table.compensation.holder))
    return best


def _rome(scene: Scene, ask: RomeSupply) -> Judge:
    own = [place for place, owner in enumerate(scene.table.lands.owners) if owner == scene.seat]
    legion, place = max((_legion(scene, Province(place)), -place) for place in own)
    rich, stock = scene.table.triumvirs.treasury[scene.seat] >= HOARD, scene.table.stock

    def weigh(move: CallRome) -> Sequence[Part]:
        coins, troops = ROME_GIVES[move.form]
        motive, about = Motive.GOLD if coins else Motive.LEGIONS, Province(-place) if troops else None
        gold = min(coins, stock.gold) * scene.coin * (0.3 if rich else 1.0)
        return ((motive, gold + min(troops, stock.legions) * legion, about),)

    return weigh


def _arrivals(scene: Scene, ask: Arrivals) -> Judge:
    def weigh(move: PlaceLegion) -> Sequence[Part]:
        motive = Motive.PROTECT if scene.threatened(move.province) else Motive.LEGIONS
        return ((motive, _legion(scene, move.province), move.province),)

    return weigh


def _shortage(scene: Scene, ask: Shortage) -> Judge:
    def weigh(move: Take | TakeFromRome) -> Sequence[Part]:
        place = move.province if isinstance(move, Take) else None
        if move.good is Good.GOLD:
            near = place in (None, scene.table.triumvirs.at[scene.seat])
            return ((Motive.GOLD, scene.coin * (1.0 if near else AWAY), None),)
        return ((Motive.LEGIONS, scene.legion if place is None else _legion(scene, place), None),)

    return weigh


# -- movement -------------------------------------------------------------------


def _movement(scene: Scene, ask: Movement) -> Judge:
    """Marches as they are thought through; loading and the civil servants so that nothing is said twice."""
    plan = Plan(scene, ask)
    ways, total = plan.ways(ask.legions), scene.table.lands.legions[plan.here]
    best = max(0.0, *(goal[0] for goal in ways.values())) if ways else 0.0

    def weigh(move: Any) -> Sequence[Part]:
        match move:
            case March(to):
                gain, motive, about = ways.get(to, NOWHERE)
                return ((motive, gain, about),)
            case Load(legions):
                better = plan.best(legions) - TROUBLE if legions in (0, total, total - 1) else IDLE
                return ((Motive.MUSTER, better if better > best else IDLE, plan.here),)
            case Install():
                return ((Motive.SUPPLY, best + _served(scene, plan.here), plan.here),)
            case Recall() | Escort():
                return ((None, IDLE, None),)
            case _:
                return ((plan.stay[1], 0.0, plan.stay[2]),)

    return weigh


def _served(scene: Scene, place: Province) -> float:
    """What a civil servant at work in a province is worth (T2.1, T3.4)."""
    gold, legions = PROVINCE_GIVES[scene.table.board.kinds[place]]
    more = 0.5 * CARRIED * gold
    scene.ledger.income[scene.seat] += more
    scene.ledger.muster[scene.seat] += 0.5 * CARRIED * legions
    gain = scene.change()
    scene.ledger.income[scene.seat] -= more
    scene.ledger.muster[scene.seat] -= 0.5 * CARRIED * legions
    return gain


# -- when a province is lost ------------------------------------------------------


def _refuge(scene: Scene, ask: Refuge) -> Judge:
    """Where the triumvir is safe, finds gold, and can do something next."""
    table = scene.table

    def weigh(move: Flee) -> Sequence[Part]:
        place = move.province
        legions, gold = table.lands.legions[place], table.lands.gold[place]
        doing = scene.doing(table.board.kinds[place], table.triumvirs.treasury[scene.seat] + gold)
        safe = scene.risk(place, legions, False) - scene.risk(place, legions, True)
        army = scene.legion * legions
        motive = Motive.COLLECT if gold else Motive.REFUGE if legions else None
        return ((motive, safe + army + doing[0], place),)

    return weigh


def _redress(scene: Scene, ask: Redress) -> Judge:
    def weigh(move: Any) -> Sequence[Part]:
        motive, about = purpose(move)
        if motive is not Motive.RAISE or scene.ledger.track(about)[scene.seat] == TOP:
            return ((None, 0.0, None),)
        kept = scene.ledger.kept()
        carry_out(scene.ledger, scene.seat, move, 0)
        gain = scene.change()
        scene.ledger.put_back(kept)
        return ((Motive.WIN if scene.wins(move) else motive, gain, about),)

    return weigh


# -- actions and elections ---------------------------------------------------------


def _actions(scene: Scene, ask: Actions) -> Judge:
    gold = scene.table.triumvirs.treasury[scene.seat]

    def weigh(move: Any) -> Sequence[Part]:
        motive, about = purpose(move)
        if motive is Motive.SAVE:
            return ((motive, 0.0, None),)
        gain = scene.effect(move, ask.done, gold)
        return ((Motive.WIN if gain > -VICTORY and scene.wins(move) else motive, gain, about),)

    return weigh


def _appointment(scene: Scene, ask: Appointment) -> Judge:
    """Where a civil servant doubles the most, and is not soon lost."""
    lands = scene.table.lands

    def weigh(move: Appoint) -> Sequence[Part]:
        place = move.province
        works = lands.posts[place] is not Post.SERVANT
        guarded = scene.table.triumvirs.at[scene.seat] is place
        danger = scene.risk(place, lands.legions[place], guarded)
        return ((Motive.SUPPLY if works else None, _served(scene, place) * works - UNSAFE * danger, place),)

    return weigh


JUDGES: dict[type[Ask], Callable[[Scene, Any], Judge]] = {
    RomeSupply: _rome, Arrivals: _arrivals, Shortage: _shortage, Movement: _movement, Refuge: _refuge, Redress: _redress,
    Actions: _actions, Appointment: _appointment,
}  # fmt: skip
