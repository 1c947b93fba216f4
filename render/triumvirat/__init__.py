"""The pictures of The End of the Triumvirate: the board, a region of the map, a player's own affairs, the score sheet."""

from __future__ import annotations

from ..easel import Easel
from ..glimpse import Glimpse
from ..legend import Legend
from ..painter import Display
from ..pointing import Pointer, nothing
from ..single import Singles
from . import glimpse, legend, pointing, samples, scores
from .board import draw_board
from .hand import draw_hand
from .large import draw_display
from .single import draw_single
from .theme import Region

COLOURS = 104  # the map is flat: beside the usual number some 5 % fewer bytes, and nothing to see
REGIONS = tuple(Region)  # the parts of the map that are shown large; named by PICTURE["region_west"] and so on
PAINTER = Easel(draw_board, draw_hand, scores.written, samples.pictures, COLOURS, draw_display)
DISPLAY = Display(PAINTER.display, REGIONS)
LEGEND = Legend(PAINTER, legend.table, legend.SPOTS, below=(2, 3), behind=(6, 7, 8))
SINGLES = Singles(PAINTER, draw_single)
GLIMPSE = Glimpse(PAINTER, glimpse.subject, glimpse.draw)
POINTER = Pointer(PAINTER, pointing.on_board, nothing)
