"""Scheduled league matches: who plays whom, until when, and what became of it."""
