-- Several processes may work with one book: who they are, who answers a press, and how far everything has been brought to people.

CREATE TABLE processes (
    name        TEXT PRIMARY KEY,
    backend     TEXT NOT NULL,               -- its connection to the database: when that is gone, so is the process
    shard_first INTEGER NOT NULL,
    shard_last  INTEGER NOT NULL,
    shard_total INTEGER NOT NULL,
    version     TEXT NOT NULL,
    newest      INTEGER NOT NULL,            -- the last of these steps that it knows
    rules       TEXT NOT NULL,               -- the version of each game's rules that it knows, as JSON
    on_duty     INTEGER NOT NULL DEFAULT 0,
    heart       INTEGER NOT NULL DEFAULT 0,  -- goes up while it lives
    since       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE claims (                        -- presses that a process has taken
    press       INTEGER NOT NULL PRIMARY KEY -- the number Discord gave it
) STRICT, WITHOUT ROWID;

ALTER TABLE games ADD COLUMN brought INTEGER NOT NULL DEFAULT 0;  -- the row of the log up to which letters have been written too
UPDATE games SET brought = shown;
