"""Messages about scheduled matches that come by themselves: reminders and last days."""
