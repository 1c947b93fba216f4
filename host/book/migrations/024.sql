-- A channel in which we may not write is known to every process; and a game says itself that its names are gone.

ALTER TABLE games ADD COLUMN shut INTEGER NOT NULL DEFAULT 0;         -- since when its channel could not be written in; 0: it can
ALTER TABLE games ADD COLUMN nameless INTEGER NOT NULL DEFAULT 0;     -- since when it has lost its names; 0: it has them
