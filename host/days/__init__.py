"""Games that last for days: timers, reminders, hours of sleep, absence."""
