"""Les leçons en français, par jeu."""

from __future__ import annotations

from .cesar import LESSON as CESAR
from .fortuna import LESSON as FORTUNA
from .lutece import LESSON as LUTECE
from .triumvirat import LESSON as TRIUMVIRAT

LESSONS = {"triumvirat": TRIUMVIRAT, "fortuna": FORTUNA, "lutece": LUTECE, "cesar": CESAR}
