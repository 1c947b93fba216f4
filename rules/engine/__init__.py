"""What the games share: a vocabulary, keyed dice, JSON by annotation, and the match that replays."""
