-- Who may not use the bot, and what those who manage a server have chosen for it.

CREATE TABLE blocked (
    kind   TEXT NOT NULL CHECK (kind IN ('user', 'guild')),
    number INTEGER NOT NULL,                 -- Discord's
    since  INTEGER NOT NULL,
    PRIMARY KEY (kind, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE servers (
    guild INTEGER NOT NULL PRIMARY KEY,
    body  TEXT NOT NULL                      -- as JSON
) STRICT, WITHOUT ROWID;
