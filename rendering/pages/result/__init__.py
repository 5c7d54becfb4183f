"""The result of a match as a card: the winner, the moment that decided, and everybody's score and last hand."""
