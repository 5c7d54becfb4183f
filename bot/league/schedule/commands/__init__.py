"""Commands and clicks about scheduled matches."""
