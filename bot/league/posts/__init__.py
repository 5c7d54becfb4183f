"""What the league posts by itself: scoreboards, seasons that end, reminders."""
