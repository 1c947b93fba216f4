"""Fixtures that several modules of tests share."""

from __future__ import annotations

import pytest

from render import kit
from render.kit import type


@pytest.fixture
def no_cutting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail where a text is drawn cut off or wider than its place."""
    label, fit = type.label, type.fit

    def whole(text: str, face: str, size: int) -> type.Line:
        assert "…" not in text
        return label(text, face, size)

    def roomy(text: str, face: str, size: int, width: int, smallest: int = type.SMALLEST) -> int:
        found = fit(text, face, size, width, smallest)
        assert type.text_width(text, face, found) <= width, f"too wide: {text}"
        return found

    kit.SHELF.clear()
    monkeypatch.setattr(type, "label", whole)
    monkeypatch.setattr(kit, "fit", roomy)
