"""The private panel: where one stands, what a line of choices is about, the words on its buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lang import Names
from lang.facts.fortuna import HIRED, SOLD, alike, counts, earned, gathered, married, prices, rolls_no_more, shown_to, useless
from lang.shared import bold, upper_first
from rules.fortuna import moves as m
from rules.fortuna.components import GIFTS_TO_CAESAR, LIMIT, Action, Cube, Favour, Privilege, Source
from rules.fortuna.preview import preview
from rules.fortuna.questions import FinishTurn, TurnFavour
from rules.fortuna.state import View

from .moves import move as whole
from .refusals import HINDRANCE
from .remarks import remark
from .terms import (
    ACTION,
    BRINGS,
    BUILDING,
    DOES,
    GIFT,
    NOUN,
    PRIVILEGE,
    SERVES,
    STEPS,
    coins,
    cubes,
    dice,
    favour,
    some,
    space,
    titled,
    tokens,
)

RANK = {Action.CENTURIONS: ("le premier", "le deuxième", "le troisième"), Action.VESTALS: ("la première", "la deuxième", "la troisième")}
GIFTS = "1 Blé, 1 Vin ou 3 pièces"

PRESS = {
    m.Draft: "Prendre", m.Lock: "Verrouiller", m.Execute: "Utiliser", m.Skip: "Échanger sans l’utiliser", m.Convert: "Convertir", m.Sell: "Vendre",
    m.Buy: "Engager", m.RollEarly: "Lancer d’abord", m.Receive: "Prendre", m.Build: "Construire", m.TakeMoney: "Prendre", m.Bribe: "Utiliser",
    m.Forgo: "Renoncer", m.Exchange: "Échanger", m.Command: "Utiliser", m.Pass: "Passer", m.Roll: "Lancer", m.GiveWater: "Donner",
    m.Give: "Donner", m.Claim: "Utiliser", m.Decline: "Renoncer", m.TurnDown: "Fermer", m.Keep: "Garder", m.EndTurn: "Finir",
    m.Recruit: "Jouer", m.Gather: "Jouer", m.Advance: "Jouer",
}  # fmt: skip


def standing(view: View, names: Names) -> str:
    """`Manche 3 · case 7 · 4 pièces · 2 Blés, 1 Centurion`."""
    own = view.table.provinces[view.seat]
    held = [some(piece, count) for piece, count in counts(own.pieces) if count]
    aqueduct = ["1 Eau sur l’Aqueduc"] if own.aqueduct else []
    number = [f"Manche {view.table.turn.round}"] if view.table.turn.round else []
    rolled = [f"aux dés : {dice(shown)}"] if (shown := shown_to(view)) else []
    return upper_first(" · ".join([*number, space(own.position), coins(own.money), ", ".join([*held, *aqueduct]), *rolled]))


def press(move: type, field: str | None) -> str:
    return PRESS[move]


def head(view: View, line: Sequence[tuple[Any, ...]], names: Names, before_last: View) -> str:
    """What a card brings and where it lies; what a Favour wants."""
    match line[0]:
        case (m.Execute(card), *_):
            return f"{bold(ACTION[card])} · {_buildings(line) or _does(view, card)}"
        case (m.Skip(card), *_) if why := useless(view, card):
            return f"{bold(ACTION[card])} · inutilisable : {HINDRANCE[why]}"
        case (m.Command(card), *_):
            return f"{bold(ACTION[card])} · {_buildings(line) or _does(view, card, 1)} · coûte 1 Centurion"
        case (m.Pass(), *_) if isinstance(view.table.tasks[-1], TurnFavour):
            return "**Ne fermer aucune Faveur**"
        case (m.Pass(), *_):
            kept = view.table.provinces[view.seat].pieces.centurions
            whose = "votre Centurion" if kept == 1 else "vos Centurions"
            kept_or_none = f"vous gardez {whose}" if kept else "vous n’avez pas de Centurion, mais peut-être une carte Privilège à jouer"
            return f"**Pas de deuxième carte** · {kept_or_none}"
        case (m.Exchange(card), *_):
            return f"{bold(ACTION[card])} · {_brings(view, card)} · {remark(view, m.Exchange(card), names)}"
        case (m.Bribe(card), *_):
            return f"{bold(ACTION[card])} · {_buildings(line) or _does(view, card)} · {remark(view, m.Exchange(card), names)}"
        case (m.Give(used, _), *_) if len({way[0] for way in line}) > 1:
            most = max(way[0].count for way in line)
            given = f"1 {'ou' if most == 2 else 'à'} {some(GIFTS_TO_CAESAR[used][0], most)} à donner"
            return " · ".join([bold(favour(used)), f"{given}, 1 case chacun", *_taken(view, used)])
        case (m.GiveWater() | m.Give() | m.Claim() as last, *_):
            used = Favour.WATER_SUPPLY if isinstance(last, m.GiveWater) else last.favour
            return " · ".join(part for part in (bold(favour(used)), _asks(last), *_gains(view, last)) if part)
        case (m.Keep() | m.Recruit() | m.Gather() | m.Advance() as last, *_) if _one(line):
            return " · ".join(part for part in (_carded(last), remark(view, last, names)) if part)
        case (m.Recruit(), *_):
            return _played(Privilege.VESTAL_OR_CENTURION)
        case (m.Gather(card), *_) if len({way[0].card for way in line}) == 1:
            return _played(card)
        case (m.TurnDown(used), *_):
            return f"{bold(favour(used))} · {STEPS[used]}"
        case (m.Decline() as last, *_):
            return f"{bold('Aucune Faveur' if alike(view) else whole(last, view.seat))} · {remark(view, last, names)}"
        case _:
            return ""


def _does(view: View, card: Action, given_up: int = 0) -> str:
    """What a card does for who uses it: people at the prices of the next ones, a wedding once."""
    match card:
        case Action.CENTURIONS | Action.VESTALS if left := prices(view, HIRED[card], given_up):
            (rank, first), *others = left
            called = RANK[card]
            return ", ".join([f"{called[rank]} coûte {coins(first)}", *(f"{called[rank]} {price}" for rank, price in others)])
        case Action.FAMILY if married(view):
            return f"recevez {GIFTS}"
        case _:
            return _brings(view, card) if card in (*HIRED, *SOLD) else DOES[card]


def _buildings(line: Sequence[tuple[Any, ...]]) -> str:
    """What each of the buildings on the buttons of a line is good for."""
    built = [way[-1].building for way in line if isinstance(way[-1], m.Build)]
    return " ; ".join(f"{BUILDING[one]} : {SERVES[one]}" for one in built)


def _brings(view: View, card: Action) -> str:
    """The same in fewer words."""
    match card:
        case Action.CENTURIONS | Action.VESTALS:
            left = [str(price) for _, price in prices(view, HIRED[card])]
            return f"pour {', puis '.join(left)} pièces" if left else f"vous en avez déjà {LIMIT}, le maximum"
        case Action.WHEAT_TRADE | Action.WINE_TRADE:
            return f"{coins(earned(view, SOLD[card]))} par {NOUN[SOLD[card]][0]} vendu"
        case Action.FAMILY:
            return GIFTS if married(view) else BRINGS[card]
        case Action.FORTUNA:
            return f"{STEPS[Favour.WATER_SUPPLY]} ; qui l’a en fin de manche commencera la suivante"
        case _:
            return BRINGS[card]


def _carded(move: m.Keep | m.Recruit | m.Gather | m.Advance) -> str:
    """A card with what it does: `**Grenier (A)** · 1 Blé et 1 Vin`."""
    match move:
        case m.Keep(cards):
            return " + ".join(f"{bold(titled(card))} · {PRIVILEGE[card]}" for card in cards) or bold(whole(move, 0))
        case m.Recruit(person):
            return f"{bold(titled(Privilege.VESTAL_OR_CENTURION))} · {some(person, 1)}"
        case m.Gather(card, cube):
            return f"{bold(titled(card))} · {cubes(gathered(card, cube))}"
        case m.Advance():
            return f"{bold(titled(Privilege.ADVANCE))} · {PRIVILEGE[Privilege.ADVANCE]}"


def _played(card: Privilege) -> str:
    """A card whose choice its buttons name."""
    return f"{bold(titled(card))} · {PRIVILEGE[card]} :"


def _asks(move: m.GiveWater | m.Give | m.Claim) -> str:
    """What a Favour asks for, in so many words: `1 Vin à donner`, `1 case par Vestale`."""
    match move:
        case m.GiveWater():
            return f"{some(Cube.WATER, 1)} à donner"
        case m.Give(used, count):
            return f"{some(GIFTS_TO_CAESAR[used][0], count)} à donner"
        case m.Claim(used):
            return STEPS[used]


def _taken(view: View, used: Favour) -> list[str]:
    """The tokens on a Favour, if there are any."""
    count = view.table.favours.tokens[used - 1]
    return [tokens(count)] if count else []


def _water(source: Source) -> str:
    return "En donner 1 de l’Aqueduc" if source is Source.AQUEDUCT else "En donner 1"


def _then_seen(view: View, used: Favour) -> str:
    """The card that the one token of a Favour brings is looked at before the turn ends."""
    return ", puis voir la carte…" if view.table.favours.tokens[used - 1] == 1 else ""


def _converted(reservoir: int, aqueduct: bool) -> str:
    """`Aucune`, `2`, `Celle de l’Aqueduc`, `2 + Aqueduc`."""
    if not reservoir:
        return "Celle de l’Aqueduc" if aqueduct else "Aucune"
    return f"{reservoir} + Aqueduc" if aqueduct else str(reservoir)


def _gains(view: View, move: m.Move) -> list[str]:
    """How far it leads, and the tokens it takes."""
    seen = preview(view, move)
    return [] if seen is None else [f"vous arrivez {space(seen.position)}", *([tokens(seen.tokens)] if seen.tokens else [])]


def _change(view: View, move: m.Move) -> str:
    """The coins it costs or brings."""
    seen, own = preview(view, move), view.table.provinces[view.seat]
    return coins(abs(seen.money - own.money)) if seen else ""


def _one(line: Sequence[tuple[Any, ...]]) -> bool:
    """Whether all buttons of a line begin with the same move."""
    return len({way[0] for way in line}) == 1


def label(view: View, way: tuple[Any, ...], names: Names) -> str:
    """A button among several."""
    match way:
        case (m.Exchange,):
            might = view.table.provinces[view.seat].pieces.centurions
            if might:
                return "Échanger, puis Puissance militaire…"
            return "Échanger, puis carte Privilège…" if rolls_no_more(view) else "Échanger sans lancer…"
        case (m.Exchange(),):
            return "Échanger"
        case (m.Exchange(), *_):
            return "Échanger" if rolls_no_more(view) else "Échanger et lancer"
        case (m.Pass(),):
            return "Passer"
        case (m.Pass(), *_):
            return "Passer" if rolls_no_more(view) else "Passer et lancer"
        case (m.Execute() | m.Command() | m.Bribe(),):
            return "Utiliser, puis choisir…"
        case (m.Convert(reservoir, aqueduct),):
            return _converted(reservoir, aqueduct)
        case (_, m.Convert(reservoir, aqueduct)):
            return f"Utiliser et convertir {some(Cube.WATER, reservoir + aqueduct)}" if reservoir or aqueduct else "Utiliser"
        case (*_, m.Sell(count)):
            return f"En vendre {count} : {_change(view, way[-1])}"
        case (*_, m.Buy(count)):
            return f"En engager {count} : {_change(view, way[-1])}"
        case (_, m.Receive(gift)):
            return GIFT[gift]
        case (_, m.RollEarly()):
            return "Lancer avant de choisir"
        case (_, m.Build(building)):
            return f"{BUILDING[building]}, {coins(view.table.options.cost(building))}"
        case (_, m.TakeMoney()):
            return coins(2)
        case (m.Claim(used), *others):
            return "Utiliser et finir le tour" if others else f"Utiliser{_then_seen(view, used)}"
        case (m.Decline(), *others) if others:
            return "Renoncer et finir le tour"
        case (m.Keep(), *others):
            return "Garder et finir le tour" if others else "Garder"
        case (m.Recruit() | m.Gather() | m.Advance(), *others) if isinstance(view.table.tasks[-1], FinishTurn):
            return "Jouer et finir le tour" if others else "Jouer"
        case (m.Give(_, count), _):
            return f"En donner {count} et finir le tour"
        case (m.GiveWater(source), *others):
            return _water(source) + (" et finir le tour" if others else _then_seen(view, Favour.WATER_SUPPLY))
        case (m.Give(used, count),):
            return f"En donner {count}{_then_seen(view, used)}"
        case _:
            return ""
