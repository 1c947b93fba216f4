"""The paragraphs of Caesar & Cleopatra that the referee cites."""

from __future__ import annotations

from rules.engine.model import Cite

C1_1, C1_2, C1_3, C1_4, C1_5, C1_6, C1_7, C1_8, C1_9 = (Cite(f"C1.{n}") for n in range(1, 10))
C2_1, C2_2, C2_3, C2_4, C2_5, C2_6, C2_7, C2_8 = (Cite(f"C2.{n}") for n in range(1, 9))
C3_1, C3_2, C3_3, C3_4, C3_5, C3_6 = (Cite(f"C3.{n}") for n in range(1, 7))
C4_1, C4_2, C4_3, C4_4, C4_5, C4_6, C4_7, C4_8, C4_9 = (Cite(f"C4.{n}") for n in range(1, 10))
C5_1, C5_2, C5_3, C5_4, C5_5, C5_6 = (Cite(f"C5.{n}") for n in range(1, 7))
