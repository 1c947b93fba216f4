-- A table can pause.

ALTER TABLE games ADD COLUMN paused INTEGER NOT NULL DEFAULT 0;     -- since when; 0: it goes on
ALTER TABLE games ADD COLUMN paused_by TEXT NOT NULL DEFAULT '';    -- 'table', 'moderator' or 'silence'
ALTER TABLE waits ADD COLUMN spared INTEGER NOT NULL DEFAULT 0;     -- seconds since they were called that do not count
