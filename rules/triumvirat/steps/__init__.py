"""How The End of the Triumvirate is played, by the chapters of the rulebook: for each move what is offered, checked and done."""
