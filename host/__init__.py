"""The house: keeps games in a database and refereed rooms over them. Knows nothing of Discord."""
