"""The drawing room of games with one line and two ends."""
