"""Scheduled matches as Discord shows them."""
