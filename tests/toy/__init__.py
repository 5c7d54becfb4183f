"""A game for tests alone: pieces are laid three at a time, and its family has rooms that only tests register.

Every player holds seven of 40 pieces (four letters, five numbers, each twice). A turn: draw, or take the last discard;
lay any three pieces together as often as you like, add one to three that lie, discard. After taking, all of that is one
act. Or, instead of drawing, drop two under the talon.
"""
