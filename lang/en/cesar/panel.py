"""The private panel: where one stands, what a line of choices is about, the words on its buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lang import Names
from lang.facts.cesar import asks_on, choose_on, drawn, goes_on, may_trick, patricians, refilled, weights
from lang.shared import BOUND, bold, en_count
from rules.cesar import moves as m
from rules.cesar.components import Manipulation, Pile, other
from rules.cesar.questions import Ask
from rules.cesar.state import View

from .terms import BACK, GROUP, INFLUENCE, of, term, the

PRESS = {
    m.LayDown: "", m.LayUp: "", m.Assassinate: "", m.Spy: "See the hand", m.Castle: "", m.Courtesan: "", m.Wrath: "",
    m.Passive: "Pass", m.Finish: "End turn", m.Veto: "Veto", m.LetPass: "Let it pass", m.Banish: "Discard", m.Split: "Place", m.Draw: "",
    m.Place: "Place", m.Stack: "Next", m.Restack: "Start over",
}  # fmt: skip

FIRST = dict.fromkeys((Ask.TURN, Ask.LAY), ", the first of two cards")
DOORS = {  # to a screen of its own
    m.LayUp: "Face up, then draw and end your turn…", m.LayDown: "One card face down, then draw and end your turn…", m.Assassinate: "Assassination…",
    m.Courtesan: "Courtesan…", m.Wrath: "Wrath of the Gods…", m.Castle: "Castling…", m.Finish: "No Manipulation…",
}  # fmt: skip


def standing(view: View, names: Names) -> str:
    """`Turn 12 · patricians: you 5, Ennius 3 · to draw: 12 Influence, 6 Manipulations`."""
    table, won, rival = view.table, patricians(view.table), other(view.seat)
    side = table.sides[view.seat]
    score = f"patricians: you {won[view.seat]}, {names[rival]} {won[rival]}"
    when = f"Turn {table.turn.number}" if table.turn.number else "Set-up"
    return f"{when} · {score} · to draw: {of(Pile.INFLUENCE, side.reserve)}, {of(Pile.MANIPULATION, side.pile)}"


def press(move: type, field: str | None) -> str:
    return PRESS[move]


def head(view: View, line: Sequence[tuple[Any, ...]], names: Names, before_last: View) -> str:
    """A card and what comes of it; its targets stand on the buttons. Of Influence: how, then the group, whose cards are the buttons."""
    first, *others = line[0]
    then = _then(view, line[0])
    match first:
        case m.LayUp():
            return f"{bold('Face up')}{then or FIRST.get(view.table.tasks[-1].ask, '')}{_open(view, line)}:\n{_place(view, line, names)}"
        case m.LayDown():
            return f"{bold('One card face down')}{then}{_open(view, line)}:\n{_place(view, line, names)}"
        case m.Assassinate():
            return f"{bold('Assassination')}: kill a face-up card{then}:\n{_place(view, line, names)}"
        case m.Spy():
            return f"{bold('Spy')}: see {names[other(view.seat)]}’s hand and discard one card{then}"
        case m.Courtesan():
            return f"{bold('Courtesan')}: reveal face-down cards{then}. On:"
        case m.Wrath():
            return f"{bold('Wrath of the Gods')}: discard every card, yours too{then}. On:"
        case m.Castle():
            return f"{bold(term(Manipulation.CASTLING, view.seat))}: rearrange your cards on two groups{then}. Which two:"
        case m.Finish() if others:
            return f"{bold('No Manipulation')}: end your turn and draw:"
        case m.Veto():
            return f"{bold('Veto')}: cancel {_pending(view)}."
        case m.LetPass():
            lacking = "Keep your Veto" if Manipulation.VETO in view.hand.cards else "You have no Veto"
            return f"{bold(lacking)}: {_pending(view)} takes effect."
        case m.Draw():
            return f"{bold('Draw first')}, then choose the rest:" if choose_on(view, line) else bold("Draw:")
        case _:
            return ""


def _place(view: View, line: Sequence[tuple[Any, ...]], names: Names) -> str:
    """`**Senators** · you 7, Ennius 3 + 1 face down`."""
    group = line[0][0].group
    own, theirs, hidden, lower = weights(view, group)
    unseen = f"{BOUND}+{BOUND}{hidden}{BOUND}face{BOUND}down" if hidden else ""
    return f"{bold(GROUP[group])} · you{BOUND}{own}, {names[other(view.seat)]}{BOUND}{theirs}{unseen}{', lower total wins' if lower else ''}"


def _open(view: View, line: Sequence[tuple[Any, ...]]) -> str:
    """What a card leaves open that does not end the turn; beside cards that do, its button says that something follows."""
    if not asks_on(view, line[-1]):
        return ""
    next_step = "play a Manipulation or choose what to draw" if may_trick(view) else "choose what to draw"
    return f". With “then…”, {next_step} first" if len(line[0]) > 1 else f", then {next_step}"


def _pending(view: View) -> str:
    """`the Spy`: the Manipulation that may be vetoed."""
    trick = view.table.tasks[-1].trick
    assert trick is not None
    return the(trick, other(view.seat))


def _then(view: View, way: Sequence[Any]) -> str:
    """How the turn goes on by itself after a card: `, then end your turn with 3 Influence + 2 Manipulations in hand`."""
    match way:
        case [_, *_, m.Refill()]:
            return f", then refill your hand to {_piles(refilled(view, way))}"
        case [_, *_, m.Draw()]:
            return f", then refill your hand to {_piles(refilled(view, way))} and end your turn"
        case [_, m.Finish()]:
            return ", then end your turn"
        case _:
            return ""


def _piles(counts: tuple[int, ...]) -> str:
    """`3 Influence + 2 Manipulations`; of one pile, `2 Influence cards`."""
    if sum(map(bool, counts)) == 1:
        return "".join(en_count(count, f"{BACK[pile]} card") for pile, count in zip(Pile, counts, strict=True) if count)
    return " + ".join(of(pile, count) for pile, count in zip(Pile, counts, strict=True) if count)


def _next(view: View) -> str:
    """What a card leads on to, on the button that leads to it."""
    return (", then a Manipulation or a draw of your choice" if may_trick(view) else ", then a draw of your choice") if goes_on(view) else ""


def label(view: View, way: tuple[Any, ...], names: Names) -> str:
    """A button among several."""
    match way:
        case (m.LayUp(card, _) | m.LayDown(card, _), *_):
            return (str(card.value) if card else INFLUENCE[view.seat][card]) + f"{BOUND}then…" * asks_on(view, way)
        case (m.Courtesan(group) | m.Wrath(group), *_):
            return GROUP[group]
        case (m.Assassinate(_, card), *_):
            return term(card, other(view.seat))
        case (m.Castle(first, second), *_):
            return f"{GROUP[first]} + {GROUP[second]}"
        case (m.Finish(), _, *_) | (m.Draw(), *_):
            return _piles(drawn(view, way))
        case (m.LayDown,):
            return f"One card face down{_next(view)}…"
        case (m.LayUp,):
            return f"Face up{_next(view)}…"
        case (kind, str()) if kind in DOORS:
            return DOORS[kind]
        case _:
            return ""
