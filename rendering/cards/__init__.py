"""Playing cards: their faces and a fan of them, for whichever game has cards."""
