-- A game can be played in a thread of its own; the channel keeps one line of it.

ALTER TABLE games ADD COLUMN in_thread INTEGER NOT NULL DEFAULT 0;    -- whether it moves to one when it starts
ALTER TABLE games ADD COLUMN parent INTEGER;                           -- the channel that keeps the line
ALTER TABLE games ADD COLUMN line INTEGER;                             -- the message with it
ALTER TABLE games ADD COLUMN line_phase TEXT NOT NULL DEFAULT '';      -- the phase of the game that it tells

CREATE INDEX games_of_parent ON games (parent, ended) WHERE parent IS NOT NULL;
