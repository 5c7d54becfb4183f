"""The named colours of tiles, of both themes and of what is painted on tiles, and which of them meet."""

from typing import NamedTuple

Pairs = tuple[tuple[str, str], ...]

SEATS = 6  # no game has more players; each has a colour of its own in both themes

PIECES: dict[str, str] = {
    "tile": "#fffaec",
    "tile-edge": "#6f6550",
    "tile-side": "#d3c6a4",
    "tile-groove": "#b9ac8c",
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
}
LIGHT: dict[str, str] = {
    "felt": "#b7d6c0",
    "bar": "#e4e2d8",
    "panel": "#fbfaf5",
    "ink": "#17211d",
    "muted": "#55605a",
    "accent": "#b3261e",
    "on-accent": "#ffffff",
    "glow": "#ffb74a",
    "back-edge": "#4d2c12",
    "left": "#0b4f8a",
    "right": "#8a3200",
    "on-seat": "#ffffff",
    "seat-1": "#0b5aa8",
    "seat-2": "#b23c00",
    "seat-3": "#006b4c",
    "seat-4": "#8b2f86",
    "seat-5": "#6b5200",
    "seat-6": "#444b55",
}
DARK: dict[str, str] = {
    "felt": "#16382b",
    "bar": "#101214",
    "panel": "#22262b",
    "ink": "#f3f5f4",
    "muted": "#aab4b0",
    "accent": "#ffcf5c",
    "on-accent": "#20180a",
    "glow": "#ffcf5c",
    "back-edge": "#c89a6a",
    "left": "#8fd0ff",
    "right": "#ffc18a",
    "on-seat": "#101418",
    "seat-1": "#6cb8f5",
    "seat-2": "#ffa45c",
    "seat-3": "#4fd6a6",
    "seat-4": "#e9a0dd",
    "seat-5": "#f3dd62",
    "seat-6": "#c9d0d8",
}
_PIPS = tuple(f"pip-{number}" for number in range(1, 7))
_BADGES = tuple(f"seat-{number}" for number in range(1, SEATS + 1))
MEETING: tuple[tuple[str, str], ...] = (
    ("ink", "panel"),
    ("ink", "felt"),
    ("muted", "panel"),
    ("muted", "felt"),
    ("tile-edge", "felt"),
    ("tile-edge", "panel"),
    ("dim-ink", "dim"),
    ("back-edge", "panel"),
    ("back-edge", "felt"),
    ("back", "back-mark"),
    ("accent", "panel"),
    ("accent", "felt"),
    ("on-accent", "accent"),
    ("glow", "felt"),
    ("glow", "tile-edge"),
    ("left", "felt"),
    ("right", "felt"),
    ("left", "panel"),
    ("right", "panel"),
    ("left", "tile"),
    ("right", "tile"),
    ("panel", "bar"),
    ("muted", "bar"),
    *((pip, "tile") for pip in _PIPS),
    *((badge, "panel") for badge in _BADGES),
    *(("on-seat", badge) for badge in _BADGES),
)
# pairs whose shade matters in large pictures alone
FINE: tuple[tuple[str, str], ...] = (
    ("tile-edge", "tile"),
    ("tile-edge", "tile-side"),
    ("tile-side", "tile"),
    ("tile-edge", "dim"),
)


class Paints(NamedTuple):
    """The paints of pictures on pieces, and which of them meet: only sheets with such pictures carry them.

    `smooth` pairs meet in curves that are looked at closely. `themes` are colours that differ from theme to theme;
    they may take the place of those that all sheets have.
    """

    named: dict[str, str]
    meeting: Pairs
    fine: Pairs
    smooth: Pairs = ()
    themes: dict[str, dict[str, str]] = {}  # noqa: RUF012 - nobody changes it


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
_FIGURE_MEETING: tuple[tuple[str, str], ...] = (
    ("paint-ink", "tile"),
    ("paint-violet", "tile"),
    ("paint-blue", "tile"),
)
_FIGURE_FINE: tuple[tuple[str, str], ...] = (
    *(
        ("paint-ink", paint)
        for paint in _FIGURE_PAINTS
        if paint.startswith("paint-") and paint != "paint-ink"
    ),
    ("paint-white", "paint-violet"),
    ("paint-white", "paint-blue"),
    ("paint-white", "paint-orange"),
    ("paint-white", "paint-red"),
    ("paint-yellow", "paint-orange"),
    ("paint-yellow", "paint-pale-yellow"),
    ("paint-yellow", "paint-red"),
    ("paint-yellow", "paint-brown"),
    ("paint-yellow", "paint-green"),
    ("paint-green", "paint-pale-green"),
    ("paint-violet", "paint-pale-violet"),
    ("paint-violet", "paint-pale-yellow"),
    ("paint-blue", "paint-pale-blue"),
    ("paint-pink", "paint-pale-pink"),
    ("paint-brown", "paint-orange"),
    ("paint-brown", "paint-tan"),
    ("dim-ink", "faded"),
    ("faded", "faded-light"),
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
_FIELD_FINE: tuple[tuple[str, str], ...] = (
    *((f"domo-{name}", "tile") for name in _FIELD_NAMES),
    *((f"faded-{name}", "dim") for name in _FIELD_NAMES),
)
_FIELD_MEETING: tuple[tuple[str, str], ...] = (
    ("paint-white", "domo-red"),
    ("paint-white", "domo-blue"),
    ("paint-ink", "domo-green"),
    ("paint-ink", "domo-yellow"),
    ("domo-joker", "tile"),
    ("faded-joker", "dim"),
    ("paint-ink", "tile"),
    ("faded-ink", "dim"),
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
    ("card", "card-side"),
    ("lit-card", "card-side"),
    ("card-side", "felt"),
    ("card-base", "felt"),
    ("card-back", "card-line"),
    ("card-back", "card"),
    ("joker-gold", "joker-card"),
    ("print-joker", "joker-gold"),
    ("print-amber", "print-sun"),
    ("card", "rim"),
    ("rim", "rim-light"),
    ("rim", "rim-dark"),
    ("glow", "card"),
    ("glow", "felt"),
    *((f"faded-{name}", "dim") for name in _PRINTS),
)
_CARD_SMOOTH: Pairs = (
    ("paint-ink", "tile"),
    *((f"print-{name}", "card") for name in _PRINTS),
    *((f"print-{name}", "joker-card") for name in _PRINTS),
    *((f"print-{name}", "lit-card") for name in _PRINTS),
)
_CLOTH: dict[str, dict[str, str]] = {
    "light": {
        "felt": "#79b594",
        "muted": "#33473d",
        "shade-1": "#71a88a",
        "shade-2": "#679a7e",
        "shade-3": "#5b886f",
        "rim": "#8a623c",
        "rim-light": "#b58a5c",
        "rim-dark": "#5d3f23",
    },
    "dark": {
        "felt": "#1c4736",
        "shade-1": "#193e30",
        "shade-2": "#153528",
        "shade-3": "#10291f",
        "rim": "#4a3220",
        "rim-light": "#6e4d31",
        "rim-dark": "#2b1c11",
    },
}

# by name: figures, motifs and joker cards have the first
PAINTS: dict[str, Paints] = {
    "": Paints(_FIGURE_PAINTS, _FIGURE_MEETING, _FIGURE_FINE),
    "fields": Paints(_FIELD_PAINTS, _FIELD_MEETING, _FIELD_FINE),
    "cards": Paints(_CARD_PAINTS, _CARD_MEETING, (), _CARD_SMOOTH, _CLOTH),
}
