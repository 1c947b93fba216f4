"""What has changed in the rules of Lutèce since games are stored."""

from rules.engine.versions import Changes

CHANGES = Changes({"L2.10-closing": 2, "L2.11-sealed": 2})
VERSION, since = CHANGES.newest, CHANGES.since
