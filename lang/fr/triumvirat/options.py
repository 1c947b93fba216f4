"""What a table may choose in the lobby."""

from __future__ import annotations

from lang import Choice

CHOICES = {
    "years": Choice("Limite d’années", "La partie finit au plus tard après l’élection de cette année (0 : sans limite)."),
}
