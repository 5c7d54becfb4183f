"""The rules of the family: pure functions of values."""
