"""What a press or a command does: functions that the button router and the cogs call."""
