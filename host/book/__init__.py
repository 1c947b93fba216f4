"""The book of the house: what is stored, and how it is read and written."""
