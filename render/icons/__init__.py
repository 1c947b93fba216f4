"""The icons of all games by theme; importing them enters them in the register of the kit.

Each is a small function that draws on a pen of 100 x 100 units: two tones, no outline, a strong silhouette.
"""

from . import emblems, faces, goods, people, places, tools

__all__ = ["emblems", "faces", "goods", "people", "places", "tools"]
