"""The gateway: connections, sessions, and which events they get."""
