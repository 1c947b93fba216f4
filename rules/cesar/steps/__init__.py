"""How Caesar & Cleopatra is played, by the chapters of the rulebook: for each move what is offered, what is checked, what is done."""
