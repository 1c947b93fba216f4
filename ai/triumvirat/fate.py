"""Where luck comes from in The End of the Triumvirate: the weapons drawn from the bag."""

from ..model import Fate, Source

FATES = (Fate(Source.BATTLES, dice=True),)
