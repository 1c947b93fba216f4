"""What has changed in the rules of Fortuna since games are stored."""

from rules.engine.versions import Changes

CHANGES = Changes(
    {
        "F5.5-two-draws": 2,  # who reaches Caesar's Palace with a draw of phase 5 to choose from keeps both; before, the first was lost
    }
)
VERSION, since = CHANGES.newest, CHANGES.since
