"""What has changed in the rules of Caesar & Cleopatra since games are stored."""

from rules.engine.versions import Changes

CHANGES = Changes({})
VERSION, since = CHANGES.newest, CHANGES.since
