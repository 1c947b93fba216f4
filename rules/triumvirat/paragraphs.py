"""The paragraphs of The End of the Triumvirate that the referee cites."""

from __future__ import annotations

from rules.engine.model import Cite

T1_1, T1_2, T1_3, T1_4, T1_5 = (Cite(f"T1.{n}") for n in range(1, 6))
T2_1, T2_2, T2_3, T2_4, T2_5 = (Cite(f"T2.{n}") for n in range(1, 6))
T3_1, T3_2, T3_3, T3_4, T3_5, T3_6 = (Cite(f"T3.{n}") for n in range(1, 7))
T4_1, T4_2, T4_3, T4_4, T4_5, T4_6, T4_7, T4_8 = (Cite(f"T4.{n}") for n in range(1, 9))
T5_1, T5_2, T5_3 = (Cite(f"T5.{n}") for n in range(1, 4))
T6_1, T6_2, T6_3, T6_4 = (Cite(f"T6.{n}") for n in range(1, 5))
T7_1, T7_2, T7_3, T7_4, T7_5 = (Cite(f"T7.{n}") for n in range(1, 6))
