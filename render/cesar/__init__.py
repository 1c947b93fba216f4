"""The pictures of Caesar & Cleopatra: the board for everyone, a hand for its owner, the score sheet."""

from __future__ import annotations

from functools import partial

from ..easel import Easel
from ..glimpse import Glimpse, cut
from ..legend import Legend
from ..painter import Closeups
from ..pointing import Pointer
from ..single import Singles
from . import closeup, glimpse, legend, pointing, samples, scores
from .board import draw_board
from .hand import draw_hand, held
from .single import draw_single

COLOURS = 200  # the faded portraits need some more than other boards, for 3 % more bytes
PAINTER = Easel(draw_board, draw_hand, scores.written, samples.pictures, COLOURS, draw_cards=closeup.draw_cards, held=held)
CLOSEUPS = Closeups(PAINTER.cards, closeup.cards, closeup.brought)
LEGEND = Legend(PAINTER, legend.table, legend.SPOTS)
SINGLES = Singles(PAINTER, draw_single)
GLIMPSE = Glimpse(PAINTER, glimpse.subject, partial(cut, PAINTER))
POINTER = Pointer(PAINTER, pointing.on_board, pointing.in_hand)
