-- No column is called by a word that SQL keeps for itself; positions are kept besides the answers that led to them.

ALTER TABLE seats RENAME COLUMN user TO user_id;
ALTER TABLE letters RENAME COLUMN user TO user_id;
ALTER TABLE petitions RENAME COLUMN user TO user_id;
ALTER TABLE people RENAME COLUMN user TO user_id;

CREATE TABLE snapshots (                     -- positions a game can go on from if what led there cannot be replayed
    game    INTEGER NOT NULL REFERENCES games (id),
    n       INTEGER NOT NULL,                -- the row of the log after which it stood
    version INTEGER NOT NULL,                -- of the rules
    ply     INTEGER NOT NULL,                -- the next to be played
    moment  INTEGER NOT NULL,                -- the decision it asks
    state   BLOB NOT NULL,                   -- all drawers, as JSON, compressed
    PRIMARY KEY (game, n)
) STRICT, WITHOUT ROWID;
