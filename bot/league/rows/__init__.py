"""The league of each server: what finished matches and moderators' changes add up to, read and written."""
