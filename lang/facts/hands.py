"""What a hand's text tells besides the hand itself, as facts: a letter is written anew when one of them changes, not when a word does."""

from __future__ import annotations

from typing import Any

from rules.engine.model import View
from rules.fortuna.game import usable
from rules.fortuna.state import draws

from . import fortuna, lutece


def beside(game: str, view: View[Any, Any]) -> Any:
    """The public facts that stand in one seat's hand, whatever the language."""
    match game:
        case "fortuna":
            now = usable(view)
            uses = tuple((card, fortuna.use(view, card, now), fortuna.worth(view, card)) for card in view.hand.cards)
            return uses, draws(view)
        case "lutece":
            table, pair = view.table, lutece.chosen(view)
            offers = tuple(lutece.under(table, action) for action in pair or ())
            return lutece.stage(view), pair, offers, table.tiles, lutece.staked(table, view.seat), table.players[view.seat].gold
        case "triumvirat":
            return view.table  # nothing is hidden: a hand is a part of the board
        case _:
            return ()
