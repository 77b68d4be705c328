"""The expected output of `strut inspect --json` for a Type 1 font, computed from fontTools' t1Lib
and afmLib. Used by compare_fonts.py.

fontTools' PostScript interpreter reads FontInfo. FreeType's interpretation (whole numbers, style
names, a line of 1.2 em) is implemented again here. Glyph names are mapped to code points with
fontTools' copy of the Adobe Glyph List, and the advances of the font program and the AFM file are
compared.
"""
import math
import pathlib
import re
import unicodedata

from fontTools import agl, afmLib, t1Lib
from fontTools.pens.boundsPen import BoundsPen

import oracle_description
import oracle_metrics

WEIGHTS = {
    100: "thin hairline", 200: "extralight ultralight", 300: "light", 400: "regular normal roman book plain", 500: "medium",
    600: "semibold demibold demi", 700: "bold", 800: "extrabold ultrabold heavy", 900: "black extrablack ultra",
}


def is_type1(path):
    with open(path, "rb") as file:
        head = file.read(64)
    return b"%!PS-AdobeFont" in head or b"%!FontType1" in head


class Type1Oracle:
    """A font, with the AFM file of the same name next to it if it exists. It has the interface of
    `font_oracle.Oracle`."""

    face_index = 0
    axes = ()
    font = ()  # tables: none

    def __init__(self, path):
        self.path = path
        program = t1Lib.T1Font(path)
        program.parse()
        self.program, self.info = program.font, program.font["FontInfo"]
        beside = pathlib.Path(path).with_suffix(".afm")
        self.afm = afmLib.AFM(str(beside)) if beside.is_file() else None
        self.advances = {name: advance(glyph) for name, glyph in self.program["CharStrings"].items()}
        self.outlines = program.getGlyphSet()
        self.characters = self.character_map()

    def number(self, name):
        """Returns a number of the AFM file, `None` if it is missing."""
        value = getattr(self.afm, name, None) if self.afm else None
        return None if value is None else float(value)

    def location_at(self, size):
        return {}

    def face(self, location=None, size=None):
        box = self.program["FontBBox"]
        own = {"source": "font program", "ascender": whole_up(box[3]), "descender": whole_down(box[1])}
        line = dict(own, lineGap=0)
        ascender, descender = self.number("Ascender"), self.number("Descender")
        if ascender is not None and descender is not None and ascender > descender:
            line = {"source": "AFM", "ascender": ascender, "descender": descender, "lineGap": 0}
        own["lineGap"] = max(0, 1200 - (own["ascender"] - own["descender"]))
        for box in (line, own):
            box["lineHeight"] = box["ascender"] - box["descender"] + box["lineGap"]
        metrics = self.metrics(line)
        return self.identity() | self.description() | {
            "codepointCount": len(self.characters), "metrics": metrics,
            "profiles": {"coreText": line, "freeType": own, "harfBuzz": own, "windows": line, "directWrite": line, "browser": own,
                         "webKit": line},
            "weightClass": self.weight(), "widthClass": None, "weight": self.weight() or 400, "width": 100, "widths": None, "italicAngle": self.italic_angle(),
            "isFixedPitch": bool(self.info["isFixedPitch"]), "at": size and at_size(metrics, size, own),
            "glyphs": [self.glyph(character) for character in oracle_metrics.GLYPHS],
        }

    def identity(self):
        return {
            "requested": self.path, "matchedBy": "path", "note": None, "path": self.path, "faceIndex": 0, "faceCount": 1,
            "format": "type1", "family": self.info["FamilyName"], "subfamily": self.style(), "fullName": self.info["FullName"],
            "postScriptName": self.program["FontName"], "version": self.info["version"], "unitsPerEm": 1000,
            "glyphCount": len(self.program["CharStrings"]), "isVariable": False,
        }

    def description(self):
        """Returns the fields of an SFNT without values; the language of a program's names is
        unknown."""
        texts = [(0, self.info.get("Notice")), (1, self.info["FamilyName"]), (2, self.style()), (4, self.info["FullName"]),
                 (5, self.info["version"]), (6, self.program["FontName"])]
        return dict.fromkeys(
            ("hhea", "typo", "win", "subscript", "superscript", "caret", "vertical", "embedding", "color", "head", "os2", "gasp",
             "stat", "substitutions", "positions")
        ) | {field: [] for field in (
            "axes", "namedInstances", "clamped", "scripts", "features", "colorFormats", "tables", "cmap")} | {
            "shaping": dict.fromkeys(("substitutions", "positions", "tracking", "gposKerningPairs", "kernTablePairs")) | {
                "kerning": "AFM" if self.afm else None, "appleTables": [], "graphiteTables": []},
            "coordinates": {}, "languageSystems": {}, "baselines": {}, "useTypoMetrics": False,
            "coverage": oracle_description.coverage(self),
            "names": [{"nameID": i, "key": oracle_description.KEYS[i], "language": None, "value": v} for i, v in texts if v],
        }

    def glyph(self, character):
        """Returns an entry of `glyphs`. FreeType exchanges `.notdef` and the first glyph."""
        found = {"character": character, "codepoint": f"U+{ord(character):04X}"}
        name = self.characters.get(ord(character))
        if name is None:
            return found | dict.fromkeys(
                ("glyph", "name", "advance", "leftSideBearing", "rightSideBearing", "bounds", "vertical"))
        box, order = self.bounds(name), list(self.program["CharStrings"])
        first = order.index(".notdef")
        order[0], order[first] = order[first], order[0]
        return found | {
            "glyph": order.index(name), "name": name, "advance": self.advances[name], "leftSideBearing": box and box[0],
            "rightSideBearing": box and self.advances[name] - box[2],
            "bounds": box and dict(zip(("left", "bottom", "right", "top"), box)), "vertical": None,
        }

    def bounds(self, name):
        pen = BoundsPen(self.outlines, ignoreSinglePoints=True)
        self.outlines[name].draw(pen)
        return pen.bounds

    def warnings(self):
        """Returns {pattern: True if such a sentence is expected}."""
        everyday = {point: point not in self.characters for point in (0x20, 0x2D, 0xA0, 0x2026)}
        return {f"U\\+{point:04X}": missing for point, missing in everyday.items()}

    def metrics(self, line):
        position, thickness = self.number("UnderlinePosition"), self.number("UnderlineThickness")
        underline = "AFM"
        if position is None or not thickness:
            position, thickness, underline = self.info["UnderlinePosition"], self.info["UnderlineThickness"], "font program"
        # PostScript has the middle of the stroke, Strut its top, in whole units.
        position = math.copysign(math.floor(abs(position + thickness / 2) + 0.5), position + thickness / 2)
        metrics = {
            "unitsPerEm": 1000, "ascender": line["ascender"], "descender": line["descender"], "leading": line["lineGap"],
            "lineHeight": line["ascender"] - line["descender"], "underlinePosition": position, "underlineThickness": thickness,
            "strikeoutPosition": None, "strikeoutThickness": None,
        }
        sources = {field: line["source"] for field in ("ascender", "descender", "leading", "lineHeight")}
        sources |= {"underlinePosition": underline, "underlineThickness": underline}
        for field, key in [("capHeight", "CapHeight"), ("xHeight", "XHeight")]:
            metrics[field], sources[field] = self.number(key) or None, "AFM"
            if metrics[field] is None:
                metrics[field], sources[field] = self.top({"CapHeight": "H", "XHeight": "x"}[key]), "outline"
            if metrics[field] is None:
                del sources[field]
        return metrics | {"sources": sources}

    def italic_angle(self):
        angle = self.number("ItalicAngle")
        return int(self.info["ItalicAngle"]) if angle is None else angle

    def weight(self):
        word = re.sub("[^a-z]", "", (getattr(self.afm, "Weight", None) or self.info["Weight"]).lower())
        return next((number for number, words in WEIGHTS.items() if word in words.split()), None)

    def style(self):
        """Returns FreeType's style name: the rest of the full name after the family, without spaces
        and hyphens; or else the weight; or else Regular."""
        full, family = self.info["FullName"], self.info["FamilyName"]
        if full == family:
            return "Regular"
        at = 0
        for letter in family:
            while at < len(full) and full[at] in " -" and letter not in " -":
                at += 1
            if letter in " -":
                continue
            if at >= len(full) or full[at] != letter:
                return self.info.get("Weight") or "Regular"
            at += 1
        return full[at:].lstrip(" -") or "Regular"

    def top(self, character):
        """Returns the height of a letter's outline, `None` if it does not exist."""
        name = self.characters.get(ord(character))
        box = name and self.bounds(name)
        return box[3] if box and box[3] > 0 else None

    def codepoints(self):
        return set(self.characters)

    def character_map(self):
        """Returns {code point: the glyph with its name}; a variant (`a.alt`) only if there is no
        other. If no name of the font is known, its own codes are used from U+F000 on."""
        found = {}
        for name in sorted(self.program["CharStrings"], key=lambda name: "." in name):
            text = agl.toUnicode(name, isZapfDingbats=re.fullmatch(r"a\d+", name) is not None)
            if len(text) == 1 and name != ".notdef":
                found.setdefault(ord(text), name)
        # FreeType's additions if the glyphs for them exist: see `ft_extra_glyph_unicodes` in
        # psmodule.c.
        extras = {0x394: "Delta", 0x3A9: "Omega", 0x2215: "fraction", 0xAD: "hyphen", 0x2C9: "macron", 0x3BC: "mu",
                  0x2219: "periodcentered", 0xA0: "space", 0x21A: "Tcommaaccent", 0x21B: "tcommaaccent"}
        found = {code: name for code, name in extras.items() if name in self.program["CharStrings"]} | found
        codes = enumerate(self.program["Encoding"])
        return found or {0xF000 + code: name for code, name in codes if name != ".notdef" and name in self.program["CharStrings"]}

    def widths(self, pairs=200):
        """[(text, design units)]: every letter alone, and kerned pairs of letters of one script."""
        advances = {}
        for name in self.advances:
            text = agl.toUnicode(name)
            if len(text) == 1 and unicodedata.category(text) in ("Lu", "Ll"):
                advances[name] = (text, self.advances[name])
        found = list(advances.values())
        for left, right in self.afm.kernpairs() if self.afm else []:
            if left in advances and right in advances and len(found) < len(advances) + pairs:
                (first, a), (second, b) = advances[left], advances[right]
                if unicodedata.name(first).split()[0] == unicodedata.name(second).split()[0]:
                    found.append((first + second, a + b + self.afm[left, right]))
        return found

    def wrong_advances(self):
        """[(glyph, program's, AFM's)]: where the two disagree; Strut takes the program's."""
        chars = self.afm.chars() if self.afm else []
        pairs = [(name, self.advances.get(name, self.afm[name][1]), self.afm[name][1]) for name in chars]
        return [pair for pair in pairs if pair[1] != pair[2]]


def advance(glyph):
    """Reads a charstring, which begins with the side bearing and the advance."""
    glyph.decompile()
    numbers = []
    for token in glyph.program:
        if token == "hsbw":
            return numbers[1]
        if token == "div":
            numbers[-2:] = [numbers[-2] / numbers[-1]]
        else:
            numbers.append(token)
    raise ValueError("a charstring without hsbw")


def at_size(metrics, size, browser):
    fields = ("ascender", "descender", "leading", "lineHeight", "capHeight", "xHeight")
    return {"pointSize": size, "browser": oracle_metrics.whole_pixels(browser, size, 1000), "tracking": None} | {
        f: None if metrics[f] is None else metrics[f] * size / 1000 for f in fields}


def whole_up(value):
    return int(-(-value // 1))


def whole_down(value):
    return int(value // 1)
