"""What each reason says of a move, checked by what really lies and is held there: a module for each family."""
