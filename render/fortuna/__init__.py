"""The pictures of Fortuna: the board for everyone, a player's province, a hand for its owner, the score sheet."""

from __future__ import annotations

from functools import partial

from ..easel import Easel
from ..glimpse import Glimpse, cut
from ..legend import Legend
from ..painter import Closeups, Display
from ..pointing import Pointer
from ..single import Singles
from . import closeup, glimpse, legend, pointing, samples, scores
from .board import draw_board
from .hand import draw_hand
from .large import draw_display
from .single import draw_single

PAINTER = Easel(draw_board, draw_hand, scores.written, samples.pictures, draw_display=draw_display, draw_cards=closeup.draw_cards)
DISPLAY = Display(PAINTER.display)
CLOSEUPS = Closeups(PAINTER.cards, closeup.cards, closeup.brought, asked=closeup.asked)
LEGEND = Legend(PAINTER, legend.table, legend.SPOTS, (1,))
SINGLES = Singles(PAINTER, draw_single)
GLIMPSE = Glimpse(PAINTER, glimpse.subject, partial(cut, PAINTER))
POINTER = Pointer(PAINTER, pointing.on_board, pointing.in_hand)
