-- Whoever joins a table may add words of their own to the shuffle.

ALTER TABLE seats ADD COLUMN words TEXT NOT NULL DEFAULT '';          -- as they were given
ALTER TABLE games ADD COLUMN words TEXT NOT NULL DEFAULT '[]';        -- the SHA-256 of each seat's, from the start on: they stay if words are forgotten
