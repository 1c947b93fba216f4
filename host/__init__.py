"""The house: keeps games in SQLite and refereed rooms over them. Knows nothing of Discord."""
