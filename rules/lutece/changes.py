"""What has changed in the rules of Lutèce since games are stored."""

from rules.engine.versions import Changes

CHANGES = Changes(
    {
        "L2.10-closing": 2,  # bribes may close by themselves, if the table has chosen so
        "L2.11-sealed": 2,  # bribes may be named once and in secret, as a variant
    }
)
VERSION, since = CHANGES.newest, CHANGES.since
