"""What every drawing is made with: sheets, palettes, texts, pens, tiles and hands. It knows no game and no view."""
