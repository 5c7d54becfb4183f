"""What the words of a family are made with: the room with a plain answer to everything, choices, selections."""
