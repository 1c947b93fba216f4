"""What has changed in the rules of César & Cléopâtre since games are stored."""

from rules.engine.versions import Changes

CHANGES = Changes({})
VERSION, since = CHANGES.newest, CHANGES.since
