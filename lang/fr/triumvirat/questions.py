"""What players are asked: both in the channel and above the menu they are called in the second person."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.facts.triumvirat import PROVINCE
from lang.shared import lines
from rules.triumvirat import questions as q
from rules.triumvirat.components import ACTIONS, Good, Kind
from rules.triumvirat.steps.actions import RAISES

from .terms import ALLOWS, COMPETENCE, GOOD, gold, legions, party, points, servants

FORMS = "2 pièces d’or, 2 légions, ou 1 de chaque"


def asked(ask: q.Ask, who: str) -> str:
    """For the channel: who is to do what."""
    match ask:
        case q.RomeSupply():
            return f"{who}, demandez à Rome de l’or, des légions ou un de chaque."
        case q.Shortage():
            return f"Le stock ne suffit pas. {who}, choisissez ce que vous prenez."
        case q.Arrivals(count=count):
            return f"{who}, placez {legions(count)} de Rome."
        case q.Movement(points=left):
            return f"{who}, déplacez-vous ({points(left)} de mouvement) ou finissez votre mouvement." if left else f"{who}, finissez votre mouvement."
        case q.Refuge(lost=lost):
            return f"{who}, vous perdez {PROVINCE[lost]} : où votre triumvir se réfugie-t-il ?"
        case q.Redress():
            return f"{who}, vous perdez encore une province : montez une compétence gratuitement, ou renoncez."
        case q.Actions(done=done):
            return f"{who}, choisissez une action ({done + 1} sur {ACTIONS}) ou finissez votre tour."
        case q.Appointment():
            return f"{who}, vous voilà consul : placez un nouveau fonctionnaire."
        case _:
            assert_never(ask)


def ask(ask: q.Ask, names: Names = ()) -> str:
    """Above the private menu."""
    match ask:
        case q.RomeSupply():
            return f"Que demandez-vous à Rome ? {FORMS}."
        case q.Shortage():
            return _shortage(ask)
        case q.Arrivals(count=count):
            return (
                f"Placez {legions(count)} de Rome dans vos provinces, ensemble ou séparément."
                if count > 1
                else "Placez 1 légion de Rome dans une de vos provinces."
            )
        case q.Movement():
            return _movement(ask)
        case q.Refuge(lost=lost, servants=staff):
            company = f" avec {servants(staff)}" if staff else ""
            return f"{PROVINCE[lost]} est perdue. Choisissez la province où votre triumvir se réfugie{company} : il en ramasse l’or."
        case q.Redress():
            return "Vous perdez encore une province (Compensation II) : montez une compétence de 1 cran, gratuitement, ou renoncez."
        case q.ActionsHere():
            return _here(ask)
        case q.Actions(done=done):
            return f"Choisissez une action ({done + 1} sur {ACTIONS}, pour {gold(done + 1)}) ou finissez votre tour."
        case q.Appointment():
            return "Vous voilà consul ! Placez votre nouveau fonctionnaire : il est aussitôt actif, sauf s’il y en a déjà un d’actif. Ensuite, 3 de vos citoyens (ou tous, si vous en avez moins) redeviennent indécis."
        case _:
            assert_never(ask)


def _shortage(ask: q.Shortage) -> str:
    """What is still owed of what is short (T2.4)."""
    stocks = ask.stock if isinstance(ask, q.ShortageNow) else (None, None)
    owed = ((_left(good, stock), dues) for good, stock, dues in zip(GOOD, stocks, (ask.gold, ask.legions), strict=True) if dues)
    return lines(
        "Le stock ne suffit pas pour ce qui vous est dû. Choisissez ce que vous prenez ; ce que vous laissez est perdu.",
        *(f"- {name} : {', '.join(map(_due, dues))}" for name, dues in owed),
    )


def _left(good: Good, stock: int | None) -> str:
    """`or (3 au stock)`."""
    return GOOD[good] if stock is None else f"{GOOD[good]} ({stock} au stock)"


def _due(due: q.Due) -> str:
    return f"{'Rome' if due.province is None else PROVINCE[due.province]} {due.count}"


def _movement(ask: q.Movement) -> str:
    """The points, the party, and what a step costs (T3.1, T3.2)."""
    last = f" {_last(ask.lying)}" if isinstance(ask, q.LastWay) else ""
    if not ask.points:
        return f"Plus de point de mouvement. Vous pouvez encore installer ou emmener un fonctionnaire, puis finissez.{last}"
    goes = party(ask.legions, ask.servants, "")
    follows = "vous suit" if ask.legions + ask.servants == 1 else "vous suivent"
    company = f"{goes} {follows}, sauf si vous en décidez autrement." if goes else "Votre triumvir part seul."
    cost = "1 par zone, plus 1 pour débarquer des légions" if ask.legions else "1 par zone"
    return f"Il vous reste {points(ask.points)} de mouvement. {company} Par terre ou par une flèche : 1 point. Par mer : {cost}.{last}"


def _last(lying: int) -> str:
    """The turn ends with the movement (T5.1)."""
    found = f" Mais {gold(lying)} {'vous attend' if lying == 1 else 'vous attendent'} dans vos provinces." if lying else ""
    return f"**Finir le mouvement finira aussi votre tour** : votre trésor est vide, et une action coûte 1 pièce d’or.{found}"


def _here(ask: q.ActionsHere) -> str:
    """The price, the place and what may be done in it (T5.1-T5.3)."""
    deed = "Produire" if ask.kind is Kind.MILITARY else "Persuader"
    more = f" {deed} coûte {ask.extra} de plus, car vous ne menez pas en {COMPETENCE[RAISES[ask.kind][0]]}." if ask.extra else ""
    price = f"{ask.done + 1} sur {ACTIONS} : {gold(ask.done + 1)}, vous en avez {ask.treasury}"
    alone = "" if ask.done + 1 == ACTIONS else " ; il finit aussi dès que l’or manque pour une action"
    return f"Choisissez une action ({price}) ou finissez votre tour{alone}. {PROVINCE[ask.place]} est une province {ALLOWS[ask.kind]}.{more}"
