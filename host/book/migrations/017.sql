-- Standing orders may rest in their owner's quiet hours.

ALTER TABLE preferences ADD COLUMN orders_rest INTEGER NOT NULL DEFAULT 0;
