"""The pictures of Lutèce: the board for everyone, a player's display, a hand for its owner, the score sheet."""

from __future__ import annotations

from ..easel import Easel
from ..legend import Legend
from ..painter import Closeups, Display
from ..pointing import Pointer
from ..single import Singles
from . import closeup, legend, pointing, samples, scores
from .board import draw_board
from .hand import draw_hand
from .large import draw_display
from .single import draw_single

COLOURS = 128  # beside the usual number some 5 % fewer bytes, and nothing to see (over 40 dB)
PAINTER = Easel(draw_board, draw_hand, scores.written, samples.pictures, COLOURS, draw_display, closeup.draw_cards)
DISPLAY = Display(PAINTER.display)
CLOSEUPS = Closeups(PAINTER.cards, closeup.cards, closeup.brought, closeup.printed)
LEGEND = Legend(PAINTER, legend.table, legend.SPOTS, below=(2, 4), behind=(3,), before=(1, 6))
SINGLES = Singles(PAINTER, draw_single)
POINTER = Pointer(PAINTER, pointing.on_board, pointing.in_hand)
