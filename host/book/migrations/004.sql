-- What people want of the bot, when they are usually there, and who is awaited since when.

CREATE TABLE preferences (                   -- of one person, for all games and servers
    user_id     INTEGER PRIMARY KEY,
    remind      INTEGER NOT NULL DEFAULT 24,     -- hours from a call to the first reminder; 0: never
    by_dm       INTEGER NOT NULL DEFAULT 0,      -- reminders come by direct message
    zone        TEXT NOT NULL DEFAULT '',        -- 'Europe/Paris' or 'UTC+5:30'
    quiet_start INTEGER NOT NULL DEFAULT 0,      -- hours of the day there; equal: no quiet hours
    quiet_end   INTEGER NOT NULL DEFAULT 0,
    away_from   INTEGER NOT NULL DEFAULT 0,
    away_until  INTEGER NOT NULL DEFAULT 0,
    speaks      TEXT NOT NULL DEFAULT '',        -- a language; '': that of their Discord
    sits_in     INTEGER NOT NULL DEFAULT 0,      -- a computer player sits in while they are away
    tips        INTEGER NOT NULL DEFAULT 1       -- a beginner's tips
) STRICT;

CREATE TABLE presence (                      -- when somebody has pressed something, to remind them at such an hour
    user_id INTEGER PRIMARY KEY,
    seen    INTEGER NOT NULL,
    hours   TEXT NOT NULL                    -- how often in each hour of the day (UTC), as JSON
) STRICT;

CREATE TABLE waits (                         -- who is awaited at a table
    game        INTEGER NOT NULL REFERENCES games (id),
    user_id     INTEGER NOT NULL,
    n           INTEGER NOT NULL,            -- the row of the log from which on
    since       INTEGER NOT NULL,            -- when they were called
    reminded    INTEGER NOT NULL DEFAULT 0,  -- how often they have been reminded
    reminded_at INTEGER NOT NULL DEFAULT 0,
    muted       INTEGER NOT NULL DEFAULT 0,  -- they want no reminder of this turn
    PRIMARY KEY (game, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX waits_of_user ON waits (user_id);
