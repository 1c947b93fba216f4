"""Les leçons en français, par jeu."""

from __future__ import annotations

from .triumvirat import LESSON as TRIUMVIRAT

NAMES = ("Vous", "Livia", "Titus", "Gaia")  # of the learner, and of the others at the table
LESSONS = {"triumvirat": TRIUMVIRAT}
