-- Absences: how long a table waits, whose seat a computer player keeps warm, and what the others have been told.

ALTER TABLE games ADD COLUMN patience INTEGER NOT NULL DEFAULT -1;  -- hours of waiting after which a bot may sit in; 0: never; -1: as the host says
ALTER TABLE games ADD COLUMN pace INTEGER NOT NULL DEFAULT 0;       -- hours for a decision; 0: no clock
ALTER TABLE seats ADD COLUMN sits_for INTEGER;                      -- a computer player's: for whom it sits in
ALTER TABLE waits ADD COLUMN lost INTEGER NOT NULL DEFAULT 0;       -- seconds of them in which the bot was down
ALTER TABLE waits ADD COLUMN gone INTEGER NOT NULL DEFAULT 0;       -- they have left the server
ALTER TABLE waits ADD COLUMN graces INTEGER NOT NULL DEFAULT 0;     -- how often the others have given them more days
ALTER TABLE waits ADD COLUMN grace INTEGER NOT NULL DEFAULT 0;      -- and until when
ALTER TABLE waits ADD COLUMN stage INTEGER NOT NULL DEFAULT 0;      -- 1: the others may let a bot sit in; 2: a pause or the end is offered

CREATE TABLE stocks (                        -- of a table with a clock
    game    INTEGER NOT NULL REFERENCES games (id),
    user_id INTEGER NOT NULL,
    spent   INTEGER NOT NULL,                -- seconds taken from the stock of extra days
    PRIMARY KEY (game, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_kept ON seats (sits_for) WHERE sits_for IS NOT NULL;
CREATE INDEX stocks_of_user ON stocks (user_id);
