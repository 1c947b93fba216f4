"""The rules of every game and the engine that carries them: pure functions over frozen data."""
