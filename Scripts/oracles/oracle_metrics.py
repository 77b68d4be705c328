"""The expected metrics of a face in `strut inspect --json` in addition to its line: small text,
carets, vertical text, baselines, heights measured from outlines, and glyphs. They come from
fontTools, and for glyphs from hb-shape. Used by font_oracle.py and compare_fonts.py."""
import math
import re
import subprocess

from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont

# These are measured for every face: letters of several scripts, a composite, a space, a mark, and
# characters that few fonts have.
GLYPHS = "Hxgßẫ1 ,\u0301กीأש한龍🧫"


def more_metrics(oracle, location, size):
    """The keys of the document next to the line's."""
    font, deltas = oracle.font, oracle.deltas(location) if oracle.axes else {}
    return {
        "subscript": small_text(font, "Subscript", ["sbxs", "sbys", "sbxo", "sbyo"], deltas),
        "superscript": small_text(font, "Superscript", ["spxs", "spys", "spxo", "spyo"], deltas),
        "caret": caret(font["hhea"], ["hcrs", "hcrn", "hcof"], deltas) if "hhea" in font else None,
        "vertical": vertical(font, deltas),
        "baselines": baselines(font, location, oracle),
    }


def small_text(font, which, tags, deltas):
    if "OS/2" not in font:
        return None
    fields = [f"y{which}{part}" for part in ("XSize", "YSize", "XOffset", "YOffset")]
    keys = ("xSize", "ySize", "xOffset", "yOffset")
    return {key: getattr(font["OS/2"], field) + deltas.get(tag, 0) for key, field, tag in zip(keys, fields, tags)}


def caret(header, tags, deltas):
    fields = ("caretSlopeRise", "caretSlopeRun", "caretOffset")
    return {key: getattr(header, field) + deltas.get(tag, 0) for key, field, tag in zip(("rise", "run", "offset"), fields, tags)}


def vertical(font, deltas):
    if "vhea" not in font:
        return None
    vhea = font["vhea"]
    lines = [("ascender", vhea.ascent, "vasc"), ("descender", vhea.descent, "vdsc"), ("lineGap", vhea.lineGap, "vlgp")]
    found = {key: value + deltas.get(tag, 0) for key, value, tag in lines}
    return found | {
        "caret": caret(vhea, ["vcrs", "vcrn", "vcof"], deltas), "hasAdvances": "vmtx" in font, "hasOrigins": "VORG" in font}


# BASE


def baselines(font, location, oracle):
    if "BASE" not in font:
        return {}
    base, found = font["BASE"].table, {}
    varied = oracle.store_deltas(getattr(base, "VarStore", None), location) if oracle.axes else {}
    for key, axis in (("horizontal", base.HorizAxis), ("vertical", base.VertAxis)):
        if axis is not None and axis.BaseScriptList:
            tags = axis.BaseTagList.BaselineTag if axis.BaseTagList else []
            found[key] = {r.BaseScriptTag: script_baselines(r.BaseScript, tags, varied) for r in axis.BaseScriptList.BaseScriptRecord}
    return {key: scripts for key, scripts in found.items() if scripts}


def script_baselines(script, tags, varied):
    values = script.BaseValues
    coordinates = dict(zip(tags, values.BaseCoord)) if values else {}
    extents = min_max(script.DefaultMinMax)
    return {
        "default": tags[values.DefaultIndex] if values else None,
        "coordinates": {tag: coordinate(c, varied) for tag, c in coordinates.items()},
        **extents,
        "languages": {r.BaseLangSysTag.strip(): min_max(r.MinMax) for r in script.BaseLangSysRecord},
    }


def coordinate(coord, varied):
    if coord.Format == 3 and coord.DeviceTable and coord.DeviceTable.DeltaFormat == 0x8000:
        device = coord.DeviceTable
        # HarfBuzz gives whole design units.
        return math.floor(coord.Coordinate + varied(device.StartSize << 16 | device.EndSize) + 0.5) if varied else coord.Coordinate
    return coord.Coordinate


def min_max(extents):
    """At the default location, because only HarfBuzz reads the variation of baselines."""
    ends = [getattr(extents, field, None) for field in ("MinCoord", "MaxCoord")]
    return {key: end and end.Coordinate for key, end in zip(("minimum", "maximum"), ends)}


# Lines


def harfbuzz_line(font, use_typo, deltas):
    """Returns (table, ascender, descender, gap) like hb_ot_metrics_get_position: zeros count, signs
    are corrected, units are whole."""
    os2 = font["OS/2"] if "OS/2" in font else None
    if os2 and (use_typo or "hhea" not in font):
        found = "typo", os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap
    elif "hhea" in font:
        found = "hhea", font["hhea"].ascent, font["hhea"].descent, font["hhea"].lineGap
    else:
        return None
    ascender, descender, gap = (math.floor(n + deltas.get(t, 0) + 0.5) for n, t in zip(found[1:], ("hasc", "hdsc", "hlgp")))
    return found[0], abs(ascender), -abs(descender), gap


def whole_pixels(profile, size, units_per_em):
    """Returns Blink's line: each part is scaled and rounded separately."""
    ascent, descent, gap = (
        math.floor(n * size / units_per_em + 0.5) for n in (profile["ascender"], -profile["descender"], profile["lineGap"]))
    return {"ascent": ascent, "descent": descent, "lineGap": gap, "lineHeight": ascent + descent + gap}


# Outlines


class Outlines:
    """Glyphs of a face as drawn at a location."""

    def __init__(self, oracle, location):
        self.oracle = oracle
        self.font = oracle.outline_font()
        self.cmap = self.font.getBestCmap() or {} if "cmap" in self.font else {}
        drawable = {"glyf", "CFF ", "CFF2"} & set(self.font.keys())
        self.glyphs = self.font.getGlyphSet(location=location if oracle.axes else None) if drawable else {}

    def name_of(self, character):
        """Returns the name of the glyph, or `None`; glyph 0 is no glyph."""
        name = self.cmap.get(ord(character))
        return name if name is not None and self.font.getGlyphID(name) else None

    def bounds(self, name):
        """Returns (left, bottom, right, top) of the ink, or `None`; the extremes of the curves, not
        of their control points."""
        if name not in self.glyphs:
            return None
        pen = BoundsPen(self.glyphs, ignoreSinglePoints=True)
        self.glyphs[name].draw(pen)
        moved = self.composite_shift(name)
        return pen.bounds and (pen.bounds[0] + moved, pen.bounds[1], pen.bounds[2] + moved, pen.bounds[3])

    def composite_shift(self, name):
        """Returns the shift of a composite to its side bearing, or to that of the component whose
        metrics it uses (USE_MY_METRICS), as in FreeType and HarfBuzz; fontTools shifts only simple
        glyphs."""
        if self.oracle.axes or "glyf" not in self.font or not self.font["glyf"][name].isComposite():
            return 0
        source = self.metrics_glyph(name)
        return self.font["hmtx"][source][1] - getattr(self.font["glyf"][source], "xMin", 0)

    def metrics_glyph(self, name, depth=0):
        glyph = self.font["glyf"][name]
        components = glyph.components if glyph.isComposite() and depth < 8 else []
        chosen = [c.glyphName for c in components if c.flags & 0x0200]
        return self.metrics_glyph(chosen[-1], depth + 1) if chosen else name

    def top(self, character):
        name = self.name_of(character)
        box = name and self.bounds(name)
        return box[3] if box and box[3] > 0 else None


def outline_font(path, face_index):
    """Returns the face with its own glyph names, which CFF's outlines require."""
    return TTFont(path, fontNumber=face_index, lazy=True)


def published_name(font, name):
    """Returns the name in the file: fontTools makes up names if there are none, and numbers equal
    names."""
    if "CFF " in font:
        return None if hasattr(font["CFF "].cff.topDictIndex[0], "ROS") else name
    post = font["post"] if "post" in font else None
    if post is None or post.formatType not in (1, 2):
        return None
    return getattr(post, "mapping", {}).get(name, name)


def glyphs(oracle, location):
    """Returns the `glyphs` of the document for GLYPHS: from fontTools, except for strikes and
    vertical text, which come from hb-shape."""
    outlines = Outlines(oracle, location)
    shaped = hb_shape(oracle, location, "ltr")
    turned = hb_shape(oracle, location, "ttb") if "vmtx" in outlines.font else [None] * len(GLYPHS)
    return [glyph(outlines, c, across, down) for c, across, down in zip(GLYPHS, shaped, turned)]


def glyph(outlines, character, across, down):
    found = {"character": character, "codepoint": f"U+{ord(character):04X}"}
    name = outlines.name_of(character)
    if name is None:
        return found | dict.fromkeys(
            ("glyph", "name", "advance", "leftSideBearing", "rightSideBearing", "bounds", "vertical"))
    box = outlines.bounds(name) or across["strike"]
    drawn = outlines.glyphs[name] if name in outlines.glyphs else None
    advance = drawn.width if drawn else outlines.font["hmtx"][name][0]
    return found | {
        "glyph": outlines.font.getGlyphID(name), "name": published_name(outlines.font, name),
        "advance": whole(advance, across["advance"]),
        "leftSideBearing": box and box[0], "rightSideBearing": box and whole(advance, across["advance"]) - box[2],
        "bounds": box and dict(zip(("left", "bottom", "right", "top"), box)),
        "vertical": down and {"advance": down["down"], "originX": -down["x"], "originY": -down["y"]},
    }


def whole(advance, harfbuzz):
    """Returns an advance in whole design units. If fontTools' fraction is within a tenth of a half,
    either neighbor is right, because the normalized coordinates differ by up to 1/16384: HarfBuzz's
    is used."""
    if abs(advance - math.floor(advance) - 0.5) < 0.1 and abs(advance - harfbuzz) < 0.7:
        return harfbuzz
    return math.floor(advance + 0.5)


SHAPED = re.compile(r"(\d+)(?:@(-?\d+),(-?\d+))?\+(-?\d+)(?:,(-?\d+))?<(-?\d+),(-?\d+),(-?\d+),(-?\d+)>")


def hb_shape(oracle, location, direction):
    """Returns hb-shape's result for each of GLYPHS alone, without the rules of the font."""
    settings = ["--variations=" + ",".join(f"{tag}={value}" for tag, value in location.items())] if oracle.axes else []
    run = subprocess.run(
        ["hb-shape", f"--font-file={oracle.path}", f"--face-index={oracle.face_index}", *settings, f"--direction={direction}",
         "--shapers=fallback", "--no-glyph-names", "--no-clusters", "--show-extents",
         "--unicodes=" + ",".join(f"{ord(c):x}" for c in GLYPHS)], capture_output=True, text=True, check=True)
    return [shaped_glyph(match) for match in SHAPED.finditer(run.stdout)]


def shaped_glyph(match):
    _, x, y, advance, down, left, top, width, height = (int(n or 0) for n in match.groups())
    strike = (left, top + height, left + width, top) if width and height else None
    return {"advance": advance, "down": -down, "x": x, "y": y, "strike": strike}


# Ink

RIGHT_TO_LEFT = {"Arab", "Hebr", "Syrc", "Thaa"}
PLACED = re.compile(r"(\d+)=(\d+)(?:@(-?\d+),(-?\d+))?\+(-?\d+)")


def ink(oracle, location, entry, metrics):
    """Returns the `ink` entry for one of Strut's strings: hb-shape's glyphs and positions,
    fontTools' outlines."""
    outlines, pen, boxes = Outlines(oracle, location), 0, []
    order = outlines.font.getGlyphOrder()
    for glyph, cluster, x, y, advance in shaped_text(oracle, location, entry):
        box = outlines.bounds(order[glyph])
        if box:
            boxes.append((box[0] + pen + x, box[1] + y, box[2] + pen + x, box[3] + y))
        pen += advance
    bounds = boxes and {
        "left": min(b[0] for b in boxes), "bottom": min(b[1] for b in boxes), "right": max(b[2] for b in boxes),
        "top": max(b[3] for b in boxes)}
    return {
        "advance": pen, "bounds": bounds or None, "missing": [],
        "overshootAbove": max(0, bounds["top"] - metrics["ascender"]) if bounds else 0,
        "overshootBelow": max(0, metrics["descender"] - bounds["bottom"]) if bounds else 0,
    }


def shaped_text(oracle, location, entry):
    """Returns [(glyph, cluster, x, y, advance)] from left to right."""
    settings = ["--variations=" + ",".join(f"{tag}={value}" for tag, value in location.items())] if oracle.axes else []
    direction = "rtl" if entry["script"] in RIGHT_TO_LEFT else "ltr"
    language = [f"--language={entry['language']}"] if entry["language"] else ["--language=und"]
    run = subprocess.run(
        ["hb-shape", f"--font-file={oracle.path}", f"--face-index={oracle.face_index}", *settings, f"--direction={direction}",
         f"--script={entry['script']}", *language, "--bot", "--eot", "--no-glyph-names",
         "--unicodes=" + ",".join(f"{ord(c):x}" for c in entry["text"])], capture_output=True, text=True, check=True)
    return [tuple(int(n or 0) for n in match.groups()) for match in PLACED.finditer(run.stdout)]
