-- Somebody may want no direct messages at all.

ALTER TABLE preferences ADD COLUMN no_dms INTEGER NOT NULL DEFAULT 0;
