-- Games, who sits where, what was answered, and how far it has been delivered.

CREATE TABLE games (
    id          INTEGER PRIMARY KEY,
    channel     INTEGER NOT NULL,
    guild       INTEGER,
    game        TEXT NOT NULL,
    version     INTEGER NOT NULL,
    data        INTEGER NOT NULL,
    lang        TEXT NOT NULL,
    options     TEXT NOT NULL,
    phase       TEXT NOT NULL CHECK (phase IN ('lobby', 'playing', 'over', 'cancelled', 'expired')),
    opener      INTEGER NOT NULL,
    hints       INTEGER NOT NULL DEFAULT 1,  -- whether players may ask for a hint
    seats       INTEGER NOT NULL DEFAULT 0,  -- how many were dealt in, from the start on
    secret      TEXT NOT NULL,               -- 256 bits in hex, shown at the end
    joins       TEXT NOT NULL DEFAULT '[]',  -- what each seat's join added, from the start on
    seed        TEXT,                        -- the secret mixed with the joins
    opened      INTEGER NOT NULL,
    started     INTEGER,
    ended       INTEGER,
    shown       INTEGER NOT NULL DEFAULT 0,  -- the log rows up to here have been told in the channel
    board       INTEGER,                     -- the present board or lobby message
    board_at    INTEGER NOT NULL DEFAULT 0,
    board_from  INTEGER NOT NULL DEFAULT 0,  -- the board message tells the rows after this one
    board_moment INTEGER NOT NULL DEFAULT 0  -- the decision it asks
) STRICT;

CREATE UNIQUE INDEX one_game_a_channel ON games (channel) WHERE phase IN ('lobby', 'playing');

CREATE TABLE seats (
    id      INTEGER PRIMARY KEY,
    game    INTEGER NOT NULL REFERENCES games (id),
    seat    INTEGER NOT NULL,
    user    INTEGER NOT NULL,
    name    TEXT NOT NULL,
    level   TEXT,                            -- how strong a computer player is; NULL for a person
    wish    INTEGER,                         -- the seat he would rather have, held by another
    click   INTEGER NOT NULL,                -- the id Discord gave his join: his part of the shuffle
    since   INTEGER NOT NULL,
    until   INTEGER                          -- NULL while he sits there
) STRICT;

CREATE UNIQUE INDEX one_player_a_seat ON seats (game, seat) WHERE until IS NULL;
CREATE UNIQUE INDEX one_seat_a_player ON seats (game, user) WHERE until IS NULL;
CREATE INDEX seats_of_user ON seats (user) WHERE until IS NULL;

CREATE TABLE log (
    game    INTEGER NOT NULL REFERENCES games (id),
    n       INTEGER NOT NULL,                -- 1, 2, 3 ... as things happened
    kind    TEXT NOT NULL CHECK (kind IN ('answer', 'happening')),
    ply     INTEGER,
    seat    INTEGER,
    body    TEXT NOT NULL,                   -- the move or the happening, as JSON
    digest  TEXT,                            -- of the position after a ply that was played
    why     TEXT,                            -- what decided a computer player, as JSON
    click   INTEGER,                         -- the interaction it came by
    at      INTEGER NOT NULL,
    fate    TEXT NOT NULL DEFAULT 'stands' CHECK (fate IN ('stands', 'replaced', 'undone')),
    PRIMARY KEY (game, n)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX one_answer ON log (game, ply, seat) WHERE kind = 'answer' AND fate = 'stands';
CREATE UNIQUE INDEX one_click ON log (click) WHERE click IS NOT NULL;

CREATE TABLE letters (                       -- the hand sent by direct message, one a player and game
    game    INTEGER NOT NULL REFERENCES games (id),
    user    INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    digest  TEXT NOT NULL,                   -- of what it shows
    PRIMARY KEY (game, user)
) STRICT, WITHOUT ROWID;

CREATE TABLE orders (
    game    INTEGER NOT NULL REFERENCES games (id),
    seat    INTEGER NOT NULL,
    body    TEXT NOT NULL,
    PRIMARY KEY (game, seat, body)
) STRICT, WITHOUT ROWID;

CREATE TABLE petitions (                     -- what a player asks of all the others: undo, end, a seat
    game    INTEGER PRIMARY KEY REFERENCES games (id),
    body    TEXT NOT NULL,
    user    INTEGER NOT NULL,
    yes     TEXT NOT NULL DEFAULT '[]',      -- the seats that have agreed
    at      INTEGER NOT NULL
) STRICT;

CREATE TABLE people (
    user    INTEGER PRIMARY KEY,
    locale  TEXT NOT NULL,
    closed  INTEGER NOT NULL DEFAULT 0,      -- his direct messages are closed
    told    INTEGER NOT NULL DEFAULT 0       -- and he has been told so
) STRICT;

CREATE TABLE settings (
    key     TEXT PRIMARY KEY,
    value   TEXT NOT NULL
) STRICT, WITHOUT ROWID;
