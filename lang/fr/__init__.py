"""In French."""
