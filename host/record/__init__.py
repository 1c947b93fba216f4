"""The record of a game: read back from its rows, written as a file, verified."""
