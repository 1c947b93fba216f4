"""What is known before a move is confirmed: nothing that the table does not show."""

from __future__ import annotations

from lang.defaults import preview as preview
