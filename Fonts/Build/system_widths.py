"""The widths of SF in relation to Inter, for Files/system-widths.json, which the alias `system`
refers to.

No file of SF was read. The values were fitted with Inter 4.1 (November 2026) to the widths of
labels in public files by Xcode's canvas and simulators of iOS 14 to 26 (3,520 strings of 69 apps),
and to lines in snapshots. They are thousandths of an em that are added to Inter's advances.
"""

import json

NAME = "SF"
SOURCE = (
    "widths of single-line labels in public Interface Builder files, snapshots and dumps of 69 apps, fitted with Inter 4.1 "
    "(November 2026)"
)

# The positions of SF's text and display designs on Inter's axis of optical sizes, and the share of
# the display design at each point size.
OPTICAL_SIZES = {"text": 20, "display": 32}
DISPLAY_SHARE = {17: 0, 18: 0.055, 19: 0.15, 20: 0.25, 21: 0.375, 22: 0.51, 23: 0.715, 24: 0.83, 25: 0.873, 26: 0.912, 27: 0.955, 28: 1}

# By weight.
TEXT = {300: 9, 400: 6.4, 500: 12.5, 600: 15.1, 700: 21.7, 800: 35.7}
DISPLAY = {300: -14.3, 400: -14, 500: -10.6, 600: -13.3, 700: -5.7, 800: 0}

# Values of the text design, of the display design, and the change for 300 units of weight above
# regular, which applies from 300 to 700. Letters with accents have the values of their base letter.
CHARACTERS = {
    " ": (3, -14.6, 8.2),
    "!": (44.6, 70.8, 3.4),
    "\"": (2.8, 2.8, 0),
    "#": (-3.2, -3.2, 17),
    "$": (-24.7, -22.2, 9.8),
    "%": (-115.1, -115.1, -3.6),
    "&": (61.3, 61.3, -1.6),
    "'": (17, 35.6, -1.8),
    "(": (44.8, 44.8, 12.2),
    ")": (12.9, 12.9, 12.2),
    "+": (-28.2, 10.9, 5.4),
    ",": (7.1, -7.8, 6.1),
    "-": (12.9, 15.1, -17.9),
    ".": (20.1, 51.9, -7.4),
    "/": (-28.2, -39.6, 23.8),
    "0": (-2, 10.6, -9.2),
    "1": (71.5, 98.3, 7.5),
    "2": (-1.2, 21.9, -2.7),
    "3": (9.4, 10.6, -8),
    "4": (1, 3.8, -16.4),
    "5": (22.6, 25.6, 23.6),
    "6": (22.6, 49.5, 12),
    "7": (11.9, 49, 18),
    "8": (27.3, 34.8, 5.6),
    "9": (18.1, 50.5, -4.7),
    ":": (24.6, 18.3, -12.6),
    "<": (-14.1, -14.1, -1.7),
    "=": (-15.3, -15.3, -3.7),
    ">": (-14.5, -14.5, -1.7),
    "?": (-2, -28.1, -20.9),
    "@": (-77.2, -77.2, -22.1),
    "A": (-16.4, -6.1, -16.2),
    "B": (3.9, -20.3, 20),
    "C": (-16.5, -15.9, 2.2),
    "D": (10.2, 9.4, 10.1),
    "E": (-3.5, -7.7, -6),
    "F": (1.8, -35.7, -0.7),
    "G": (1.8, -7.7, 3),
    "H": (2.2, 3.3, 19.8),
    "I": (5.1, 3.2, 9.2),
    "J": (-25.6, -1.7, 20.4),
    "K": (-8.2, -12.8, -18.4),
    "L": (-3.8, -14.3, 12.9),
    "M": (-17.9, -22.2, -19),
    "N": (-0.2, 3.6, 11.3),
    "O": (7.9, 20.3, -15.6),
    "P": (-2, -11.6, 14.2),
    "Q": (5.8, 5.8, -8.5),
    "R": (7.2, -9.2, 14.3),
    "S": (-4.3, -6.1, 13.4),
    "T": (-7.8, -37.7, -11.5),
    "U": (7.5, 21.6, 3.2),
    "V": (-3.5, 9, -17.2),
    "W": (-11.4, -18.7, -7.5),
    "X": (2.3, 2.3, -66.9),
    "Y": (-18, 7.3, 11.5),
    "Z": (13.8, 6.9, -25),
    "_": (-17, -46.6, 116.1),
    "a": (-4.1, -6.4, -0.3),
    "b": (14.8, 33.1, 0.4),
    "c": (-0.7, -9.6, -7.6),
    "d": (7.3, 3.7, 3.7),
    "e": (-1.3, -15.2, -2.5),
    "f": (15.3, 11.3, 1.6),
    "g": (7.2, 16.6, -1.6),
    "h": (7.9, 14.3, -10.1),
    "i": (7.5, 6.9, -7.1),
    "j": (19.1, 19.1, -17.5),
    "k": (1.5, -12.1, -2.8),
    "l": (16.7, 11.8, -10.4),
    "m": (-0.4, -28.8, -3.1),
    "n": (3, 4.9, -5),
    "o": (0.6, -12.7, -4),
    "p": (9.7, -1.8, -5.4),
    "q": (4.3, 4.3, 1.9),
    "r": (16.1, 5.5, 0.9),
    "s": (3, 10.5, -5.9),
    "t": (35, -3.4, -11),
    "u": (0.9, 12.1, -8.5),
    "v": (-11.6, 20.7, -25.4),
    "w": (-25.4, -21.4, 1.6),
    "x": (-19.1, -47.1, 11.9),
    "y": (-9.9, -20.6, -4),
    "z": (13.2, -6.3, 15.6),
    "{": (-38.1, -38.1, 0),
    "|": (3, 3, 0),
    "}": (-38.1, -38.1, 0),
    "~": (-28.8, -28.8, 0),
    "º": (-41.3, -41.3, 0),
    "ß": (-4.4, -6.3, 0),
    "–": (2.2, 2.2, 18.5),
    "—": (-20.2, -20.2, -0.9),
    "“": (36.5, 36.5, 0),
    "”": (36.5, 36.5, 0),
    "•": (-28.2, -28.2, 10.7),
    "…": (-13.2, -13.2, 0),
}
CORRECTED_WEIGHTS = (300, 700)

# Releases before iOS 14 switch between the designs at a single size, and their display design is
# narrower.
EARLIER = {"displayFrom": 20, "display": -1.7}


def write(path):
    tables = {
        "schema": 1,
        "name": NAME,
        "source": SOURCE,
        "opticalSizes": OPTICAL_SIZES,
        "displayShare": [[size, share] for size, share in DISPLAY_SHARE.items()],
        "constants": {"text": [list(pair) for pair in TEXT.items()], "display": [list(pair) for pair in DISPLAY.items()]},
        "correctedWeights": list(CORRECTED_WEIGHTS),
        "characters": {character: list(values) for character, values in CHARACTERS.items()},
        "earlier": EARLIER,
    }
    lines = [f"  {json.dumps(key)}: {table(value)}" for key, value in tables.items()]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def table(value):
    """One line for the characters, and one line for all other values."""
    if not isinstance(value, dict) or len(value) < 8:
        return json.dumps(value, ensure_ascii=False)
    rows = [f"    {json.dumps(key, ensure_ascii=False)}: {json.dumps(row)}" for key, row in value.items()]
    return "{\n" + ",\n".join(rows) + "\n  }"
