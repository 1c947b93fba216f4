"""After the game: replay, film, review, results, ratings and fame."""
