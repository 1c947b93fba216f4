-- Reviews take long: what was found is kept.

CREATE TABLE reviews (
    game  INTEGER PRIMARY KEY REFERENCES games (id),
    body  TEXT NOT NULL                      -- chances, luck and turning points, as JSON
) STRICT;
