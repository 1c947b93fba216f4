-- A game whose channel was deleted, or whose server has put the bot out, rests until its players move it.

ALTER TABLE games ADD COLUMN homeless INTEGER NOT NULL DEFAULT 0;    -- since when it has no channel any more; 0: it has one
