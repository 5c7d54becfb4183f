"""The paints of domos: four colours of different brightness, each with one for its pattern, and all of them faded."""

PAINTS: dict[str, str] = {
    "paint-ink": "#15191d",
    "paint-white": "#ffffff",
    "domo-red": "#bf2a20",
    "domo-red-mark": "#f2a198",
    "domo-green": "#5fb447",
    "domo-green-mark": "#1d5a1f",
    "domo-yellow": "#fbcf3b",
    "domo-yellow-mark": "#a87400",
    "domo-blue": "#17429b",
    "domo-blue-mark": "#86b4f4",
    "domo-joker": "#6d3f9c",
    "faded-ink": "#4c4a45",
    "faded-red": "#cf9d95",
    "faded-red-mark": "#b97a70",
    "faded-green": "#b4c8a6",
    "faded-green-mark": "#88a27b",
    "faded-yellow": "#e6d8a4",
    "faded-yellow-mark": "#bda970",
    "faded-blue": "#9babc9",
    "faded-blue-mark": "#7388b0",
    "faded-joker": "#9b8aab",
}
_NAMES = ("red", "green", "yellow", "blue")
PAINT_RAMPS: tuple[tuple[str, str, int], ...] = (
    *((f"domo-{name}", f"domo-{name}-mark", 2) for name in _NAMES),
    *((f"domo-{name}", "tile", 1) for name in _NAMES),
    ("paint-white", "domo-red", 3),
    ("paint-white", "domo-blue", 3),
    ("paint-ink", "domo-green", 3),
    ("paint-ink", "domo-yellow", 3),
    ("domo-joker", "tile", 3),
    ("paint-ink", "tile", 3),
    *(("faded-ink", f"faded-{name}", 2) for name in _NAMES),
)
