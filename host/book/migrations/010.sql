-- Who follows a table from outside.

CREATE TABLE watchers (
    game    INTEGER NOT NULL REFERENCES games (id),
    user_id INTEGER NOT NULL,
    turns   INTEGER NOT NULL,                -- every turn, not only the end
    told    INTEGER NOT NULL,                -- the row of the log up to which they have been told
    PRIMARY KEY (game, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX watchers_by_user ON watchers (user_id);
