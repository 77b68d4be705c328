"""The expected output of `strut inspect --json` for a face, computed from fontTools. Used by
compare_fonts.py.

The tables come from fontTools; the choice of their numbers for each field is implemented again
after the documentation comments of Sources/FontMetrics/Faces. Variable faces use fontTools.varLib:
the instancer for rounded values, and the item variation store for MVAR's unrounded deltas.
"""
import fontTools.ttLib
import oracle_description
from fontTools.misc.fixedTools import fixedToFloat, floatToFixed, otRound
from fontTools.ttLib import TTCollection, TTFont
from fontTools.varLib import instancer, models, varStore

import oracle_metrics
import oracle_tables

COLOR_TABLES = ("CBDT", "COLR", "SVG ", "sbix")
# The tables that the instancer requires for metrics: without outlines, it takes a hundredth of the
# time.
METRIC_TABLES = {"avar", "fvar", "head", "hhea", "maxp", "MVAR", "name", "OS/2", "post", "vhea"}
# (MVAR tag, table, field): the metrics that Strut reports.
VARIED = [
    ("hasc", "OS/2", "sTypoAscender"), ("hdsc", "OS/2", "sTypoDescender"), ("hlgp", "OS/2", "sTypoLineGap"),
    ("hcla", "OS/2", "usWinAscent"), ("hcld", "OS/2", "usWinDescent"), ("cpht", "OS/2", "sCapHeight"),
    ("xhgt", "OS/2", "sxHeight"), ("strs", "OS/2", "yStrikeoutSize"), ("stro", "OS/2", "yStrikeoutPosition"),
    ("unds", "post", "underlineThickness"), ("undo", "post", "underlinePosition"),
]


def face_count(path):
    with open(path, "rb") as file:
        if file.read(4) != b"ttcf":
            return 1
    return len(TTCollection(path, lazy=True).fonts)


class Oracle:
    """A face of a file."""

    def __init__(self, path, face_index, count):
        self.path, self.face_index, self.count = path, face_index, count
        self.font = TTFont(path, fontNumber=face_index, lazy=True)
        if "maxp" in self.font:
            # Names of glyphs are not used, and making them up takes long.
            self.font.setGlyphOrder([f"glyph{i}" for i in range(self.font["maxp"].numGlyphs)])
        self.named = None
        self.axes = list(self.font["fvar"].axes) if "fvar" in self.font else []
        for axis in self.axes:  # as they are printed
            for field in ("minValue", "defaultValue", "maxValue"):
                setattr(axis, field, oracle_tables.shortest(getattr(axis, field)))
        for instance in self.font["fvar"].instances if self.axes else []:
            instance.coordinates = {tag: oracle_tables.shortest(value) for tag, value in instance.coordinates.items()}
        self.fixed = self.location_independent()

    def location_independent(self):
        font = self.font
        tables = set(font.keys())
        return {
            "requested": self.path, "matchedBy": "path", "note": None,
            "path": self.path, "faceIndex": self.face_index, "faceCount": self.count,
            "format": ("cff2" if "CFF2" in tables else "cff" if "CFF " in tables else "truetype" if "glyf" in tables else "bitmap"),
            "family": self.name(16, 1), "subfamily": self.name(17, 2), "fullName": self.name(4),
            "postScriptName": self.name(6), "version": self.name(5),
            "unitsPerEm": font["head"].unitsPerEm, "glyphCount": font["maxp"].numGlyphs,
            "isVariable": bool(self.axes),
            "axes": [
                {"tag": a.axisTag, "name": self.name(a.axisNameID), "minimum": a.minValue, "default": a.defaultValue,
                 "maximum": a.maxValue, "range": [min(a.minValue, a.defaultValue), max(a.maxValue, a.defaultValue)],
                 "hidden": bool(a.flags & 1)} for a in self.axes
            ],
            "scripts": self.layout_tags("ScriptList", "ScriptRecord", "ScriptTag"),
            "features": self.layout_tags("FeatureList", "FeatureRecord", "FeatureTag"),
            "codepointCount": len(self.codepoints()),
            "colorFormats": sorted(tag.strip() for tag in COLOR_TABLES if tag in tables),
        }

    def name(self, *ids):
        """Returns the first existing name ID, in the preferred language."""
        for name_id in ids:
            found = [
                (oracle_description.rank(record), index, text)
                for index, record in enumerate(self.font["name"].names if "name" in self.font else [])
                if record.nameID == name_id and oracle_description.is_read(record) and (text := record.toUnicode(errors="replace"))
            ]
            if found:
                return min(found)[2]
        return None

    def layout_tags(self, listing, records, tag):
        tags = set()
        for table in ("GSUB", "GPOS"):
            if table in self.font:
                found = getattr(self.font[table].table, listing)
                tags |= {getattr(record, tag) for record in getattr(found, records)} if found else set()
        return sorted(tags)

    def codepoints(self):
        """Returns the code points of the character map; a code point that maps to glyph 0 has no
        glyph."""
        best = self.font.getBestCmap() or {} if "cmap" in self.font else {}
        return {point for point, glyph in best.items() if self.font.getGlyphID(glyph) != 0}

    # Locations

    def default_location(self):
        return {a.axisTag: a.defaultValue for a in self.axes}

    def clamp(self, location):
        """Returns the value of every axis: the requested value if it is inside the range, or else
        the default."""
        return {
            a.axisTag: min(max(location.get(a.axisTag, a.defaultValue), a.minValue), a.maxValue) for a in self.axes
        }

    def location_at(self, size):
        """Returns the location of a face at a size: its optical size follows the size."""
        return self.clamp({"opsz": size})

    def five_locations(self):
        """Returns the minimum, the maximum, two values on different sides of the default, and one
        out of range."""
        def at(fraction):
            return {a.axisTag: a.minValue + fraction * (a.maxValue - a.minValue) for a in self.axes}
        alternating = {
            a.axisTag: round(a.minValue + (0.37 if i % 2 else 0.81) * (a.maxValue - a.minValue), 2)
            for i, a in enumerate(self.axes)
        }
        outside = {a.axisTag: a.maxValue + 100 if i % 2 == 0 else a.minValue - 100 for i, a in enumerate(self.axes)}
        return [at(0), at(1), at(0.25), alternating, outside]

    def deltas(self, location):
        """Returns MVAR's unrounded delta at a location."""
        if "MVAR" not in self.font:
            return {}
        mvar = self.font["MVAR"].table
        delta = self.store_deltas(mvar.VarStore, location)
        return {record.ValueTag: delta(record.VarIdx) for record in mvar.ValueRecord}

    def store_deltas(self, store, location):
        """Returns a function from an index of a variation store to its unrounded delta at a
        location; `None` without a store."""
        if store is None:
            return None
        axes = {a.axisTag: (a.minValue, a.defaultValue, a.maxValue) for a in self.axes}
        normalized = models.normalizeLocation(location, axes)
        segments = self.font["avar"].segments if "avar" in self.font else {}
        normalized = {
            tag: fixedToFloat(floatToFixed(models.piecewiseLinearMap(value, segments[tag]) if segments.get(tag) else value, 14), 14)
            for tag, value in normalized.items()
        }
        return varStore.VarStoreInstancer(store, self.font["fvar"].axes, normalized).__getitem__

    def outline_font(self):
        """Returns the face with its own glyph names; opened once."""
        if self.named is None:
            self.named = oracle_metrics.outline_font(self.path, self.face_index)
        return self.named

    def instance(self, location):
        """Returns the instancer's font at a location, with only the tables for metrics."""
        slim = TTFont(self.path, fontNumber=self.face_index)
        for tag in list(slim.keys()):
            if tag not in METRIC_TABLES and tag != "GlyphOrder":
                del slim[tag]
        return instancer.instantiateVariableFont(slim, dict(location), inplace=True)

    # The document

    def face(self, location=None, size=None):
        """Returns the JSON of the face at a location (clamped; by default the default location) and
        a size."""
        location = self.default_location() if location is None else location
        deltas = self.deltas(location) if self.axes else {}
        source = self.instance(location) if self.axes else self.font
        post = source["post"] if "post" in source else None
        sets, tables = self.line_sets(deltas), self.numbers(deltas)
        profiles = line_profiles(sets, use_typo=self.use_typo_metrics(), has_math="MATH" in self.font)
        harfbuzz = oracle_metrics.harfbuzz_line(self.font, self.use_typo_metrics(), deltas)
        profiles["harfBuzz"] = harfbuzz_profile(harfbuzz) if harfbuzz else profiles["freeType"]
        metrics = face_metrics(tables, profiles["coreText"], self.font["head"].unitsPerEm)
        self.measure_heights(metrics, location)
        face = dict(self.fixed)
        face |= {
            "coordinates": location,
            "hhea": sets["hhea"], "typo": sets["typo"],
            "win": sets["win"] and {"ascent": sets["win"]["ascender"], "descent": -sets["win"]["descender"]},
            "useTypoMetrics": self.use_typo_metrics(), "metrics": metrics, "profiles": profiles,
            "italicAngle": post.italicAngle if post else None, "isFixedPitch": bool(post and post.isFixedPitch),
            "at": size and at_size(metrics, size, profiles["browser"]), "widths": None,
        }
        face |= oracle_metrics.more_metrics(self, location, size) | oracle_tables.tables(self, location)
        return face | oracle_description.description(self)

    def measure_heights(self, metrics, location):
        """Sets heights that no table has: the tops of `H` and `x`."""
        missing = [(field, letter) for field, letter in (("capHeight", "H"), ("xHeight", "x")) if metrics[field] is None]
        outlines = oracle_metrics.Outlines(self, location) if missing else None
        for field, letter in missing:
            metrics[field] = outlines.top(letter)
            if metrics[field] is not None:
                metrics["sources"][field] = "outline"

    def use_typo_metrics(self):
        # OpenType defines bit 7 since version 4; FreeType, HarfBuzz and Skia also use it in older
        # tables.
        os2 = self.font["OS/2"] if "OS/2" in self.font else None
        return bool(os2 and os2.fsSelection & 1 << 7)

    def numbers(self, deltas):
        """Returns {field: number} of OS/2 and post at a location; a field that does not exist is
        missing."""
        found = {}
        for tag, table, field in VARIED:
            value = getattr(self.font[table], field, None) if table in self.font else None
            if field in ("sCapHeight", "sxHeight") and value == 0:
                value = None  # never measured
            if value is not None:
                found[field] = value + deltas.get(tag, 0)
        return found

    def line_sets(self, deltas):
        """Returns hhea, typo, win and the bounding box; `None` if missing."""
        font = self.font
        sets = {"hhea": None, "typo": None, "win": None, "head": None}
        line = [deltas.get(tag, 0) for tag in ("hasc", "hdsc", "hlgp")]
        if "hhea" in font:
            hhea = font["hhea"]
            sets["hhea"] = box(hhea.ascent, hhea.descent, hhea.lineGap, line)
        if "OS/2" in font:
            os2 = font["OS/2"]
            sets["typo"] = box(os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap, line)
            clipping = [deltas.get("hcla", 0), -deltas.get("hcld", 0), 0]
            sets["win"] = box(os2.usWinAscent, -os2.usWinDescent, 0, clipping)
        head = font["head"]
        if head.yMax > head.yMin:
            sets["head"] = box(head.yMax, min(0, head.yMin), 0, [0, 0, 0])
        return sets


def box(ascender, descender, gap, deltas):
    return {"ascender": ascender + deltas[0], "descender": descender + deltas[1], "lineGap": gap + deltas[2]}


def line_profiles(sets, use_typo, has_math):
    def profile(source, gap=None):
        chosen = sets[source] or {"ascender": 0, "descender": 0, "lineGap": 0}
        gap = chosen["lineGap"] if gap is None else gap
        height = chosen["ascender"] - chosen["descender"] + gap
        return {"source": source, "ascender": chosen["ascender"], "descender": chosen["descender"], "lineGap": gap,
                "lineHeight": height}

    def is_tall(source):
        return sets[source] and sets[source]["ascender"] > sets[source]["descender"]

    def is_empty(source):
        return not sets[source] or sets[source]["ascender"] == sets[source]["descender"] == 0

    core_text = profile(next((source for source in ("hhea", "typo", "win", "head") if is_tall(source)), "head"))
    takes_typo = use_typo and sets["typo"]
    raw = profile("typo" if takes_typo else "hhea" if not is_empty("hhea") or not sets["typo"] else "win" if is_empty("typo") else "typo")
    free_type = dict(raw)
    if raw["lineHeight"] < 0:  # FreeType takes the sign off a height
        free_type |= {"lineHeight": -raw["lineHeight"], "lineGap": raw["lineGap"] - 2 * raw["lineHeight"]}
    windows = core_text
    if is_tall("win"):
        line = profile("hhea")["lineHeight"] if sets["hhea"] else 0
        windows = profile("win", max(0, line - (sets["win"]["ascender"] - sets["win"]["descender"])))
    direct_write = windows
    if takes_typo:
        direct_write = raw | {"descender": min(0, raw["descender"])}
        direct_write["lineHeight"] = direct_write["ascender"] - direct_write["descender"] + direct_write["lineGap"]
    return {"coreText": core_text, "webKit": raw if takes_typo and has_math else core_text, "freeType": free_type,
            "windows": windows, "directWrite": direct_write, "browser": raw if takes_typo else free_type}


def harfbuzz_profile(line):
    source, ascender, descender, gap = line
    return {"source": source, "ascender": ascender, "descender": descender, "lineGap": gap,
            "lineHeight": ascender - descender + gap}


def face_metrics(tables, line, units_per_em):
    metrics = {
        "unitsPerEm": units_per_em, "ascender": line["ascender"], "descender": line["descender"],
        "leading": line["lineGap"], "lineHeight": line["ascender"] - line["descender"],
    }
    sources = {field: line["source"] for field in ("ascender", "descender", "leading", "lineHeight")}
    for field, name, table in [
        ("capHeight", "sCapHeight", "OS/2"), ("xHeight", "sxHeight", "OS/2"),
        ("underlinePosition", "underlinePosition", "post"), ("underlineThickness", "underlineThickness", "post"),
        ("strikeoutPosition", "yStrikeoutPosition", "OS/2"), ("strikeoutThickness", "yStrikeoutSize", "OS/2"),
    ]:
        metrics[field] = tables.get(name)
        if name in tables:
            sources[field] = table
    return metrics | {"sources": sources}


def at_size(metrics, size, browser):
    fields = ("ascender", "descender", "leading", "lineHeight", "capHeight", "xHeight")
    scaled = {f: None if metrics[f] is None else metrics[f] * size / metrics["unitsPerEm"] for f in fields}
    pixels = oracle_metrics.whole_pixels(browser, size, metrics["unitsPerEm"])
    return {"pointSize": size, "browser": pixels, "tracking": None} | scaled


def rounded_by_instancer(oracle, location):
    """Returns {field: whole number} in the instance by fontTools' instancer, for the metrics that
    MVAR changes."""
    instance = oracle.instance(location)
    os2, hhea, post = instance["OS/2"], instance["hhea"], instance["post"]
    return {
        "hhea.ascender": hhea.ascent, "hhea.descender": hhea.descent, "hhea.lineGap": hhea.lineGap,
        "typo.ascender": os2.sTypoAscender, "typo.descender": os2.sTypoDescender, "typo.lineGap": os2.sTypoLineGap,
        "win.ascent": os2.usWinAscent, "win.descent": os2.usWinDescent,
        "metrics.capHeight": os2.sCapHeight, "metrics.xHeight": os2.sxHeight,
        "metrics.strikeoutPosition": os2.yStrikeoutPosition, "metrics.strikeoutThickness": os2.yStrikeoutSize,
        "metrics.underlinePosition": post.underlinePosition, "metrics.underlineThickness": post.underlineThickness,
    }


VERSION = fontTools.version
round_half_up = otRound
