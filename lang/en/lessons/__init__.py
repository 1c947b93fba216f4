"""The lessons in English, by game."""

from __future__ import annotations

from .triumvirat import LESSON as TRIUMVIRAT

NAMES = ("You", "Livia", "Titus", "Gaia")  # of the learner, and of the others at the table
LESSONS = {"triumvirat": TRIUMVIRAT}
