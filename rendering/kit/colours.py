"""The named colours: of tiles, of both themes, and of the paints on tiles; and which of them meet."""

from typing import NamedTuple

Pairs = tuple[tuple[str, str], ...]


def _pairs(text: str) -> Pairs:
    """Return the pairs of each first colour with those after it: `ink panel felt; left felt`."""
    groups = (group.split() for group in text.split(";"))
    return tuple((first, other) for first, *others in groups for other in others)


SEATS = 6  # no game has more players; each has a colour of its own in both themes

PIECES: dict[str, str] = {
    "tile": "#fbf3de",
    "tile-edge": "#5d5340",
    "tile-side": "#c7b78f",
    "tile-groove": "#b5a680",
    "tile-light": "#fffdf5",
    "tile-lit": "#ffe9ad",
    "tile-high": "#fff9ea",
    "tile-low": "#f6ebd0",
    "tile-lower": "#ecdfbf",
    "pin": "#c39a3f",
    "sign": "#f4ead2",
    "sign-edge": "#2a2117",
    "gold": "#f2bd3f",
    "gold-light": "#ffe08a",
    "gold-dark": "#b37d14",
    "gold-ink": "#3a2604",
    "dim": "#dcd6c6",
    "dim-ink": "#7b776c",
    "back": "#7a4a24",
    "back-mark": "#c89a6a",
    "pip-1": "#1a5fc4",
    "pip-2": "#0a7446",
    "pip-3": "#c11f1a",
    "pip-4": "#7b2aa3",
    "pip-5": "#a85300",
    "pip-6": "#1d2126",
    "pip-1-deep": "#0e3573",
    "pip-2-deep": "#053f25",
    "pip-3-deep": "#74100d",
    "pip-4-deep": "#481661",
    "pip-5-deep": "#5e2d00",
    "pip-6-deep": "#000000",
}
# by name: in the light theme, in the dark one
_THEMED: dict[str, tuple[str, str]] = {
    "felt": ("#83bd9c", "#1f4d3b"),
    "shade-1": ("#74aa8b", "#1a4233"),
    "shade-2": ("#63957a", "#143529"),
    "shade-3": ("#4f7d64", "#0e271e"),
    "rim": ("#7d5531", "#543820"),
    "rim-light": ("#b58a5c", "#7c5836"),
    "rim-dark": ("#573a1f", "#2f1e11"),
    "rim-ink": ("#fff4de", "#f6e7cb"),
    "bar": ("#e4e2d8", "#101214"),
    "panel": ("#fbfaf5", "#22262b"),
    "ink": ("#17211d", "#f3f5f4"),
    "muted": ("#36463d", "#aab4b0"),
    "accent": ("#b3261e", "#ffcf5c"),
    "on-accent": ("#ffffff", "#20180a"),
    "glow": ("#ffb74a", "#ffcf5c"),
    "back-edge": ("#4d2c12", "#c89a6a"),
    "left": ("#083a6b", "#8fd0ff"),
    "right": ("#672300", "#ffbe7a"),
    "on-end": ("#ffffff", "#12202c"),
    "on-seat": ("#ffffff", "#101418"),
    "seat-1": ("#0b5aa8", "#6cb8f5"),
    "seat-2": ("#b23c00", "#ffa45c"),
    "seat-3": ("#006b4c", "#4fd6a6"),
    "seat-4": ("#8b2f86", "#e9a0dd"),
    "seat-5": ("#6b5200", "#f3dd62"),
    "seat-6": ("#444b55", "#c9d0d8"),
}
LIGHT = {name: light for name, (light, _) in _THEMED.items()}
DARK = {name: dark for name, (_, dark) in _THEMED.items()}
_PIPS = tuple(f"pip-{number}" for number in range(1, 7))
CLOTH = ("felt", "shade-1", "shade-2", "shade-3")  # what the light from above changes
LIGHT_STEPS = 12
BRIGHTNESS = {"light": (1.07, 0.9), "dark": (1.24, 0.78)}  # of the cloth, at the top and at the bottom
_BADGES = tuple(f"seat-{number}" for number in range(1, SEATS + 1))
MEETING: Pairs = (
    *_pairs(
        "ink panel felt; muted panel felt; tile-edge felt panel; dim-ink dim; back-edge panel felt; "
        "back back-mark; accent panel felt; on-accent accent; glow felt tile-edge tile-lit; "
        "tile-edge shade-2; rim rim-light rim-dark; rim-ink rim; gold-ink gold; gold rim; "
        "gold-dark rim felt; left felt; right felt; left on-end; right on-end; sign sign-edge; "
        "sign-edge felt; tile-edge rim; panel bar; muted bar"
    ),
    *((pip, "tile") for pip in _PIPS),
    *((badge, "panel") for badge in _BADGES),
    *(("on-seat", badge) for badge in _BADGES),
)
# pairs whose shade matters in large pictures alone
FINE = _pairs("tile-edge tile tile-side; tile-side tile; tile-edge dim")


class Paints(NamedTuple):
    """The paints of pictures on pieces, and which of them meet: only sheets with such pictures carry them.

    `smooth` pairs meet in curves that are looked at closely.
    """

    named: dict[str, str]
    meeting: Pairs
    fine: Pairs
    smooth: Pairs = ()


_FIGURE_PAINTS: dict[str, str] = {
    "paint-ink": "#1d2126",
    "paint-white": "#ffffff",
    "paint-blue": "#1a5fc4",
    "paint-green": "#0a7446",
    "paint-red": "#c11f1a",
    "paint-violet": "#7b2aa3",
    "paint-brown": "#7a4a24",
    "paint-orange": "#ee7a1c",
    "paint-yellow": "#fcc419",
    "paint-pink": "#e8709c",
    "paint-teal": "#12908d",
    "paint-tan": "#efc893",
    "paint-pale-yellow": "#ffe9a0",
    "paint-pale-blue": "#9ecbf5",
    "paint-pale-green": "#b5e3a8",
    "paint-pale-pink": "#fbd0dd",
    "paint-pale-violet": "#d9b8ea",
    "faded": "#a9a497",
    "faded-pale": "#c3beb0",
    "faded-light": "#ece8dc",
}
_FIGURE_MEETING = _pairs("paint-ink tile; paint-violet tile; paint-blue tile")
_FIGURE_FINE: Pairs = (
    *(("paint-ink", paint) for paint in _FIGURE_PAINTS if paint.startswith("paint-") and paint != "paint-ink"),
    *_pairs(
        "paint-white paint-violet paint-blue paint-orange paint-red; "
        "paint-yellow paint-orange paint-pale-yellow paint-red paint-brown paint-green; "
        "paint-green paint-pale-green; paint-violet paint-pale-violet paint-pale-yellow; "
        "paint-blue paint-pale-blue; paint-pink paint-pale-pink; paint-brown paint-orange paint-tan; "
        "dim-ink faded; faded faded-light"
    ),
)
_FIELD_PAINTS: dict[str, str] = {
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
_FIELD_NAMES = ("red", "green", "yellow", "blue")
_FIELD_FINE: Pairs = (
    *((f"domo-{name}", "tile") for name in _FIELD_NAMES),
    *((f"faded-{name}", "dim") for name in _FIELD_NAMES),
)
_FIELD_MEETING: Pairs = (
    *_pairs(
        "paint-white domo-red domo-blue; paint-ink domo-green domo-yellow; domo-joker tile; "
        "faded-joker dim; paint-ink tile; faded-ink dim"
    ),
    *(("faded-ink", f"faded-{name}") for name in _FIELD_NAMES),
)
_PRINTS = ("black", "red", "blue", "green", "amber", "joker")
_CARD_PAINTS: dict[str, str] = {
    "paint-ink": "#15191d",
    "card": "#fffdf6",
    "lit-card": "#ffefc2",
    "card-side": "#b5ab92",
    "card-base": "#857a60",
    "print-black": "#1b1f24",
    "print-red": "#c61f22",
    "print-blue": "#1b5fc6",
    "print-green": "#0b7440",
    "print-amber": "#8f5a00",
    "print-joker": "#6d3f9c",
    "print-sun": "#f5b81c",
    "joker-card": "#efe2f8",
    "joker-gold": "#e2a413",
    "card-back": "#2c5a9b",
    "card-line": "#a9c4ea",
    "faded-black": "#66645d",
    "faded-red": "#b5827c",
    "faded-blue": "#8496b3",
    "faded-green": "#7f9c88",
    "faded-amber": "#a8946a",
    "faded-joker": "#9b8aab",
}
_CARD_MEETING: Pairs = (
    *_pairs(
        "card card-side; lit-card card-side; card-side felt; card-base felt; card-back card-line card; "
        "joker-gold joker-card; print-joker joker-gold; print-amber print-sun; card rim; glow card"
    ),
    *((f"faded-{name}", "dim") for name in _PRINTS),
)
_CARD_SMOOTH: Pairs = (
    ("paint-ink", "tile"),
    *((f"print-{name}", "card") for name in _PRINTS),
    *((f"print-{name}", "joker-card") for name in _PRINTS),
    *((f"print-{name}", "lit-card") for name in _PRINTS),
)
# what portraits need besides all that is there, the most wanted first: a palette takes as many as it has room for
PORTRAIT: tuple[str, ...] = (
    *("#e8b48c", "#8d5a3c", "#f6d5bd", "#4a2c1d", "#c98a62", "#2e3f63", "#7d8fb0", "#d9d9de", "#8a8a90", "#4d4d55"),
    *("#b0604f", "#6a7f4f", "#a8b98a", "#5a3550", "#b58aa8", "#d8a03a", "#3f6f7d", "#8fc3cf", "#e5dccb", "#6e6a55"),
    *("#e07a5f", "#f2a7a0", "#5f1f22", "#29324a", "#4a78c2", "#b9cdea", "#2c5234", "#5f9e57", "#d7e3a8", "#7a6a9f"),
    *("#c3b6e0", "#402a5f", "#00a0a0", "#7fe0d0", "#f07030", "#ffb080", "#b0b050", "#605020", "#a04080", "#f0a0d0"),
    *("#3060ff", "#80a0ff", "#ff4040", "#40c040", "#204020", "#c0c0c8", "#a06840", "#704830", "#101828", "#e0f0ff"),
)
# by name: figures, motifs and joker cards have the first
PAINTS: dict[str, Paints] = {
    "": Paints(_FIGURE_PAINTS, _FIGURE_MEETING, _FIGURE_FINE),
    "fields": Paints(_FIELD_PAINTS, _FIELD_MEETING, _FIELD_FINE),
    "cards": Paints(_CARD_PAINTS, _CARD_MEETING, (), _CARD_SMOOTH),
}
