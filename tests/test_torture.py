"""A short form of the campaign: the real bot killed, starved, lied to and pressed by strangers, and nothing lost, leaked or unanswered."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from torture.campaign import SHORT, campaign
from torture.plans import KINDS
from torture.tally import Tally, Wrong

PATIENCE = 60.0  # seconds; the machine may be very busy


def test_a_short_campaign_finds_nothing(tmp_path: Path) -> None:
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)  # a bot that is killed leaves requests half sent
    tally = Tally(quiet=True)
    asyncio.run(campaign(tmp_path, tally, SHORT, "suite", PATIENCE))
    assert not tally.wrongs, "\n".join(f"{kind}: {what}" for kind, what in tally.wrongs)
    tried = tally.tried
    assert tried["kills"] == SHORT.kills and tried["clock jumps"] == SHORT.clock and tried["tampered exports"] == SHORT.exports
    assert tried["tables whose twin differs in what is hidden"] == SHORT.tables, "else nothing was compared"
    assert sum(tried[f"hostile {kind}"] for kind in KINDS.values()) == SHORT.hostile


def test_a_tally_tells_what_went_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    """A campaign that could find nothing would prove nothing."""
    tally = Tally()
    assert tally.check(True, Wrong.LOST, "a row") and not tally.check(False, Wrong.LEAKED, "a card")
    tally.tried["kills"] += 1000
    assert "leaked: a card" in capsys.readouterr().err
    report = tally.report().splitlines()
    assert "  1,000  kills" in report and "  nothing lost" in report and "  1 leaked" in report
