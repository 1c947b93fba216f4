"""The rules of Lutèce, a file a chapter: what is offered for each question, what is checked, what is played."""
