-- What is to be done later survives a restart.

CREATE TABLE timers (
    kind    TEXT NOT NULL,
    game    INTEGER NOT NULL DEFAULT 0,      -- 0: of no game in particular
    user_id INTEGER NOT NULL DEFAULT 0,      -- 0: for nobody in particular
    due     INTEGER NOT NULL,
    body    TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (kind, game, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX timers_by_due ON timers (due);
