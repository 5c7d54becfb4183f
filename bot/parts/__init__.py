"""Messages to Discord as plain data: their parts, custom ids, the verbs of buttons."""
