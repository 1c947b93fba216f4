-- Whom the channel has called, and what is still to be taken back of it.

ALTER TABLE games ADD COLUMN board_n INTEGER NOT NULL DEFAULT 0;       -- the last row the public knew of when the board was posted
ALTER TABLE games ADD COLUMN board_rest TEXT NOT NULL DEFAULT '';      -- what the board says once it calls nobody any more
ALTER TABLE games ADD COLUMN turn_called INTEGER NOT NULL DEFAULT 0;   -- the row that began the turn whose player has been called
ALTER TABLE games ADD COLUMN aside INTEGER;                            -- the short message that calls who decides in between
ALTER TABLE games ADD COLUMN aside_n INTEGER NOT NULL DEFAULT 0;       -- the last row the public knew of when it was posted
ALTER TABLE games ADD COLUMN past INTEGER;                             -- an earlier board that may still call somebody
ALTER TABLE games ADD COLUMN past_rest TEXT NOT NULL DEFAULT '';
