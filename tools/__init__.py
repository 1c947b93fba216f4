"""What `python bot.py VERB` does besides running the bot: a module a verb, each with its words and what it prints.

A tool works on files and on the database, with the bot running or not, and never needs Discord unless it says so.
"""
