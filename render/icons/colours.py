"""Short names for the tones the icons use, and the few colours that only they use."""

from ..kit import TONES, rgb

RED, BLUE, TEAL, GREEN = TONES["crimson"], TONES["lapis"], TONES["teal"], TONES["olive"]
VIOLET, ORANGE, GREY, EARTH = TONES["purple"], TONES["orange"], TONES["slate"], TONES["earth"]
WATER, WATER_D, WATER_L = rgb("#3b97d3"), rgb("#23699f"), rgb("#a7d8f2")
STEEL, STEEL_D, STEEL_L = rgb("#a9b5c0"), rgb("#6f7c89"), rgb("#dde4ea")
WINE = rgb("#8a2447")
WALL, WALL_D = rgb("#d9bb8a"), rgb("#b3905c")
HAIR, SHADOW = rgb("#c9c2b6"), rgb("#a59c8e")  # of marble heads
SKIN, SKIN_D = rgb("#e6b893"), rgb("#c08a62")
