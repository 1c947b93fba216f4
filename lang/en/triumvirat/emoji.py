"""The words beside which the bot's own emoji stand."""

from __future__ import annotations

from lang.emoji import counted, named
from lang.facts.emoji import TRIUMVIRAT

from .terms import SECTION, citizens, gold, legions, servants, weapons

EMOJI = named(TRIUMVIRAT, lambda section: (SECTION[section],)) | {
    "gold": counted(gold),
    "legion": counted(legions),
    "weapon": counted(weapons),
    "citizen": counted(citizens),
    "servant": counted(servants),
}
