"""What Discord is sent, as plain data: messages with their parts, custom ids, the verbs of buttons."""
