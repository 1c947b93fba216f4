"""The bot put together: its settings, the parts it is made of, and how it runs on Discord until it is told to stop."""
