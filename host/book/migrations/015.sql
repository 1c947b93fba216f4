-- A table may go on from a turn of a finished game.

ALTER TABLE games ADD COLUMN onward INTEGER NOT NULL DEFAULT 0;       -- the game whose position it begins with
ALTER TABLE games ADD COLUMN onward_turn INTEGER NOT NULL DEFAULT 0;
