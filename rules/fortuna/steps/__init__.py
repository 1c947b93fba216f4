"""The rules of Fortuna by the chapters of the rulebook: what each question offers, what each move must satisfy and does."""
