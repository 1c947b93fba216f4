"""The paragraphs of Lutèce that the referee cites."""

from __future__ import annotations

from rules.engine.model import Cite

L1_1, L1_2, L1_3, L1_4 = (Cite(f"L1.{n}") for n in range(1, 5))
L2_1, L2_2, L2_3, L2_4, L2_5, L2_6, L2_7, L2_8, L2_9, L2_10, L2_11 = (Cite(f"L2.{n}") for n in range(1, 12))
L3_1, L3_2 = (Cite(f"L3.{n}") for n in range(1, 3))
L4_1, L4_2, L4_3, L4_4, L4_5, L4_6, L4_7 = (Cite(f"L4.{n}") for n in range(1, 8))
L5_1, L5_2, L5_3, L5_4, L5_5 = (Cite(f"L5.{n}") for n in range(1, 6))
