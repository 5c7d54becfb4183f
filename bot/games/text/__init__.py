"""Names and sentences that every message shares."""
