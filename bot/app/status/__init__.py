"""Reports how the running bot is doing: numbers and faults, never a person, a server or a hand."""
