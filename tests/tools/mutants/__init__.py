"""Mutated requests: what the sandbox takes and refuses, against Discord's own description."""
