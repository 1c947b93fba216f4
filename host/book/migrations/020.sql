-- Questions that have but one answer before everybody's eyes may be answered for somebody.

ALTER TABLE preferences ADD COLUMN only_answer INTEGER NOT NULL DEFAULT 0;
