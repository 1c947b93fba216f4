-- What comes of finished games: results and ratings, made from the logs, which can be made again; and who is not told of.

ALTER TABLE games ADD COLUMN friendly INTEGER NOT NULL DEFAULT 0;  -- whether it does not count for the ranking
ALTER TABLE games ADD COLUMN settled INTEGER NOT NULL DEFAULT 0;   -- whether its results have been made
UPDATE games SET friendly = hints WHERE phase IN ('lobby', 'playing');

CREATE INDEX unsettled ON games (ended, id) WHERE phase = 'over' AND settled = 0;
CREATE INDEX games_of_channel ON games (channel, ended);

CREATE TABLE results (                       -- one person's finished game
    game     INTEGER NOT NULL REFERENCES games (id),
    user_id  INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    title    TEXT NOT NULL,
    guild    INTEGER NOT NULL,
    channel  INTEGER NOT NULL,
    ended    INTEGER NOT NULL,
    place    INTEGER NOT NULL,               -- 1: won
    seats    INTEGER NOT NULL,
    points   INTEGER,
    rated    INTEGER NOT NULL,               -- whether it counts for the ranking
    resigned INTEGER NOT NULL,
    level    TEXT,                           -- how strong the bots were, where they met bots alone
    deeds    TEXT NOT NULL,                  -- what they did in it, as JSON
    PRIMARY KEY (game, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_of_user ON results (user_id, guild, ended);
CREATE INDEX results_of_title ON results (title, ended, game) WHERE rated = 1;

CREATE TABLE ratings (                       -- of a person at a game; in millionths
    title    TEXT NOT NULL,
    user_id  INTEGER NOT NULL,
    mu       INTEGER NOT NULL,
    sigma    INTEGER NOT NULL,
    games    INTEGER NOT NULL,
    PRIMARY KEY (title, user_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE regulars (                      -- who has played a game in a server, and how often
    guild    INTEGER NOT NULL,
    title    TEXT NOT NULL,
    user_id  INTEGER NOT NULL,
    games    INTEGER NOT NULL,
    PRIMARY KEY (guild, title, user_id)
) STRICT, WITHOUT ROWID;

ALTER TABLE preferences ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;  -- from profiles and rankings
