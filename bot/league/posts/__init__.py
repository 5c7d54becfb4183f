"""Posts that nobody asks for: scoreboards, the ends of seasons, reminders of fixtures."""
