"""What is known before a move is confirmed."""

from __future__ import annotations

from collections.abc import Sequence

from lang.shared import fr_count
from rules.engine.model import Seat
from rules.fortuna.components import PURSE
from rules.fortuna.preview import Preview

from .terms import coins, space, tokens


def preview(seen: Preview, seat: Seat, names: Sequence[str] = ()) -> str:
    """Money and position after the move, and what it takes or wastes."""
    parts = (
        "Sans Faveur, vous devez la taxe." if seen.tax else "",
        f"Vous serez à la {space(seen.position)}, avec {coins(seen.money)}.",
        f"Vous prendrez {tokens(seen.tokens)}." if seen.tokens else "",
        f"{fr_count(seen.lost_money, 'pièce sera perdue', 'pièces seront perdues')} : {PURSE} est le maximum." if seen.lost_money else "",
        f"{fr_count(seen.lost_steps, 'case sera perdue', 'cases seront perdues')} : le chemin s’arrête au Palais de César." if seen.lost_steps else "",
    )
    return " ".join(part for part in parts if part)
