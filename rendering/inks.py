"""The paints of domos: four colours of different brightness, and all of them faded."""

PAINTS: dict[str, str] = {
    "paint-ink": "#15191d",
    "paint-white": "#ffffff",
    "domo-red": "#bf2a20",
    "domo-green": "#5fb447",
    "domo-yellow": "#fbcf3b",
    "domo-blue": "#17429b",
    "domo-joker": "#6d3f9c",
    "faded-ink": "#4c4a45",
    "faded-red": "#cf9d95",
    "faded-green": "#b4c8a6",
    "faded-yellow": "#e6d8a4",
    "faded-blue": "#9babc9",
    "faded-joker": "#9b8aab",
}
_NAMES = ("red", "green", "yellow", "blue")
# pairs whose shade matters in large pictures alone
FINE: tuple[tuple[str, str], ...] = (
    *((f"domo-{name}", "tile") for name in _NAMES),
    *((f"faded-{name}", "dim") for name in _NAMES),
)
MEETING: tuple[tuple[str, str], ...] = (
    ("paint-white", "domo-red"),
    ("paint-white", "domo-blue"),
    ("paint-ink", "domo-green"),
    ("paint-ink", "domo-yellow"),
    ("domo-joker", "tile"),
    ("faded-joker", "dim"),
    ("paint-ink", "tile"),
    ("faded-ink", "dim"),
    *(("faded-ink", f"faded-{name}") for name in _NAMES),
)
