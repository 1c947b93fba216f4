"""The pictures of Fortuna: the board for everyone, a player's province, a hand for its owner, the score sheet."""

from __future__ import annotations

from ..easel import Easel
from ..painter import Display
from . import samples, scores
from .board import draw_board
from .hand import draw_hand
from .large import draw_display

PAINTER = Easel(draw_board, draw_hand, scores.written, samples.pictures, draw_display=draw_display)
DISPLAY = Display(PAINTER.display)
