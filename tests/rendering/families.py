"""What all drawing rooms together have: faces and examples by game."""

from rendering.rooms import ROOMS

FACES = {game: faces for room in ROOMS for game, faces in room.faces.items()}
EXAMPLES = {game: example for room in ROOMS for game, example in room.examples.items()}
