-- How far somebody has come in the lesson of a game.

CREATE TABLE lessons (
    user_id INTEGER NOT NULL,
    game    TEXT NOT NULL,
    step    INTEGER NOT NULL,
    PRIMARY KEY (user_id, game)
) STRICT, WITHOUT ROWID;
