-- A press says which process has claimed it: if that is gone, another may answer.

ALTER TABLE claims ADD COLUMN process TEXT NOT NULL DEFAULT '';       -- its name; '': not known, or it has left nothing undone
