"""Melds (runs and groups) of the pieces in a hand, exactly, for cards and tiles: up to 17 with four jokers.

`pieces` are one integer, `meld` a meld and its rules. What is answered:

    best     the split that counts most: `best`, its points, or if it counts enough
    cover    a split of all pieces, or of all but one
    whole    the same for the hands of rack rummy, every piece that can be spared; `whole_layout` lays them
    shapes   every meld that can be made, what melds become with more pieces, what wins their jokers
    fits     which pieces can be in some meld, or be added to one
"""
