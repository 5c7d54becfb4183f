"""People's faces: which avatars there are, how they are fetched, and where they are kept."""
