"""Finding players: who wants to be called, calls from a lobby, challenges, and the menu of a member."""
