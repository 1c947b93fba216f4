-- Standing orders answer later, at a time their owner chooses, and tell what they did and how they ended.

ALTER TABLE orders ADD COLUMN median INTEGER NOT NULL DEFAULT 5;      -- minutes within which every second answer comes
ALTER TABLE orders ADD COLUMN acted INTEGER NOT NULL DEFAULT 0;       -- how often it has answered since its owner last did
ALTER TABLE orders ADD COLUMN acted_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE orders ADD COLUMN ended INTEGER NOT NULL DEFAULT 0;       -- when; 0: it stands
ALTER TABLE orders ADD COLUMN why TEXT NOT NULL DEFAULT '';           -- and why
