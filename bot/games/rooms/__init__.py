"""The kit of a family's words: the room with a plain answer to everything, choices, selections."""
