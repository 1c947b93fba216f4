"""What the languages share, a module a game: facts of the position and which words apply. No sentences here."""
