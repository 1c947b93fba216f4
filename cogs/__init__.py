"""Discord: slash commands, buttons and messages, mapped to the rooms of the house."""
