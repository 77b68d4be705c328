"""Builds Strut Test, the font for exact tests with round numbers.

Every number that a test may use is a constant below. The three sets of vertical metrics are
different, so that a test can distinguish them. Outlines are rectangles.
"""

import sys
from pathlib import Path

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.misc.timeTools import timestampFromString
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables._g_l_y_f import Glyph

UNITS_PER_EM = 1000
HHEA = {"ascent": 900, "descent": -200, "lineGap": 100}
TYPO = {"sTypoAscender": 750, "sTypoDescender": -250, "sTypoLineGap": 200}
WIN = {"usWinAscent": 1000, "usWinDescent": 300}
CAP_HEIGHT, X_HEIGHT, DESCENDER = 700, 500, -200
UNDERLINE = {"underlinePosition": -100, "underlineThickness": 50}
STRIKEOUT = {"yStrikeoutPosition": 300, "yStrikeoutSize": 50}

ADVANCE = 600
ADVANCES = {
    ".notdef": 500, "space": 300, "i": 300, "l": 300, "period": 300, "comma": 300,
    "W": 900, "M": 900, "ellipsis": 900, "f_i": 700, "acutecomb": 0,
}

COPYRIGHT = "Copyright 2026 The Strut Authors"
CREATED = timestampFromString("Thu Jan  1 00:00:00 2026")

FEATURES = """
languagesystem DFLT dflt;
languagesystem latn dflt;
feature liga { sub f i by f_i; } liga;
feature kern { pos A V -100; pos V A -100; } kern;
table GDEF { GlyphClassDef [%(bases)s], [f_i], [acutecomb], ; } GDEF;
"""

PUNCTUATION = {
    "!": "exclam", '"': "quotedbl", "#": "numbersign", "$": "dollar", "%": "percent", "&": "ampersand", "'": "quotesingle",
    "(": "parenleft", ")": "parenright", "*": "asterisk", "+": "plus", ",": "comma", "-": "hyphenminus", ".": "period",
    "/": "slash", ":": "colon", ";": "semicolon", "<": "less", "=": "equal", ">": "greater", "?": "question", "@": "at",
    "[": "bracketleft", "\\": "backslash", "]": "bracketright", "^": "asciicircum", "_": "underscore", "`": "grave",
    "{": "braceleft", "|": "bar", "}": "braceright", "~": "asciitilde",
    "\u00a0": "space", "\u00ad": "hyphen", "\u2010": "hyphen", "\u2026": "ellipsis", "\u0301": "acutecomb",
}
DIGITS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
ACCENTED = {"ä": "adieresis", "ö": "odieresis", "ü": "udieresis", "é": "eacute", "ß": "germandbls"}

# Bottom and top of the glyphs that are as tall neither as a capital nor as a lowercase x.
TALL = {name: (0, CAP_HEIGHT) for name in ["b", "d", "f", "h", "i", "k", "l", "t", "germandbls", "f_i"]}
HANGING = {name: (DESCENDER, X_HEIGHT) for name in ["g", "p", "q", "y"]}
EXTENTS = TALL | HANGING | {
    "j": (DESCENDER, CAP_HEIGHT), "period": (0, 100), "comma": (-100, 100), "ellipsis": (0, 100), "underscore": (-150, -100),
    "hyphen": (250, 350), "hyphenminus": (250, 350), "plus": (100, 500), "equal": (200, 400), "asciitilde": (250, 350),
    "colon": (0, X_HEIGHT), "semicolon": (-100, X_HEIGHT),
    "grave": (550, 700), "asciicircum": (550, 700), "quotesingle": (500, 700), "quotedbl": (500, 700), "asterisk": (400, 700),
}


def character_map():
    """Returns a mapping of code points to glyph names."""
    names = {" ": "space"} | PUNCTUATION | ACCENTED
    names |= {str(digit): name for digit, name in enumerate(DIGITS)}
    names |= {letter: letter for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"}
    return {ord(character): names[character] for character in sorted(names)}


def glyph_order():
    return [".notdef", *dict.fromkeys(character_map().values()), "f_i"]


def outline(name) -> Glyph:
    pen = TTGlyphPen(None)
    for left, bottom, right, top in rectangles(name):
        pen.moveTo((left, bottom))
        pen.lineTo((left, top))
        pen.lineTo((right, top))
        pen.lineTo((right, bottom))
        pen.closePath()
    return pen.glyph()


def rectangles(name):
    """Returns the rectangles of a glyph as left, bottom, right, top: one with a margin of 50, and
    one above it for an accent."""
    advance = ADVANCES.get(name, ADVANCE)
    if name == "space":
        return []
    if name == "acutecomb":
        return [(-350, 550, -250, 700)]  # over the middle of the letter before it
    if name in ("adieresis", "odieresis", "udieresis", "eacute"):
        return [(50, 0, advance - 50, X_HEIGHT), (200, 550, 400, 700)]
    is_small_letter = len(name) == 1 and name.islower()
    bottom, top = EXTENTS.get(name, (0, X_HEIGHT if is_small_letter else CAP_HEIGHT))
    return [(50, bottom, advance - 50, top)]


def left_side_bearing(name):
    return min((left for left, _, _, _ in rectangles(name)), default=0)


def build(target):
    order = glyph_order()
    builder = FontBuilder(UNITS_PER_EM, isTTF=True)
    builder.setupGlyphOrder(order)
    builder.setupCharacterMap(character_map())
    glyphs = {name: outline(name) for name in order}
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics({name: (ADVANCES.get(name, ADVANCE), left_side_bearing(name)) for name in order})
    builder.setupHorizontalHeader(**HHEA)
    builder.setupOS2(
        version=4, xAvgCharWidth=ADVANCE, usWeightClass=400, usWidthClass=5, fsType=0, fsSelection=0x40, achVendID="STRT",
        sCapHeight=CAP_HEIGHT, sxHeight=X_HEIGHT, ulUnicodeRange1=0b11, ulCodePageRange1=0b1, usBreakChar=0x20,
        **TYPO, **WIN, **STRIKEOUT)
    builder.setupPost(**UNDERLINE)
    builder.setupNameTable({
        "copyright": COPYRIGHT, "familyName": "Strut Test", "styleName": "Regular", "uniqueFontIdentifier": "Strut Test 1.000",
        "fullName": "Strut Test Regular", "version": "Version 1.000", "psName": "StrutTest-Regular",
        "licenseDescription": "This Font Software is licensed under the SIL Open Font License, Version 1.1.",
        "licenseInfoURL": "https://scripts.sil.org/OFL",
    }, mac=False)
    bases = " ".join(name for name in order if name not in (".notdef", "f_i", "acutecomb"))
    addOpenTypeFeaturesFromString(builder.font, FEATURES % {"bases": bases})
    builder.font.recalcTimestamp = False
    builder.font["head"].created = builder.font["head"].modified = CREATED
    builder.save(target)


if __name__ == "__main__":
    build(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parent.parent / "Files/StrutTest/StrutTest-Regular.ttf")
