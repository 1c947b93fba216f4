"""The paragraphs of Fortuna that the referee cites."""

from __future__ import annotations

from rules.engine.model import Cite

F1_1, F1_2, F1_3, F1_4, F1_5, F1_6, F1_7, F1_8, F1_9, F1_10, F1_11 = (Cite(f"F1.{n}") for n in range(1, 12))
F2_1, F2_2, F2_3, F2_4, F2_5, F2_6 = (Cite(f"F2.{n}") for n in range(1, 7))
F3_1, F3_2, F3_3, F3_4, F3_5, F3_6, F3_7, F3_8, F3_9, F3_10, F3_11, F3_12, F3_13 = (Cite(f"F3.{n}") for n in range(1, 14))
F4_1, F4_2, F4_3, F4_4, F4_5, F4_6, F4_7, F4_8, F4_9 = (Cite(f"F4.{n}") for n in range(1, 10))
F5_1, F5_2, F5_3, F5_4, F5_5, F5_6 = (Cite(f"F5.{n}") for n in range(1, 7))
F6_1, F6_2, F6_3, F6_4, F6_5, F6_6, F6_7 = (Cite(f"F6.{n}") for n in range(1, 8))
