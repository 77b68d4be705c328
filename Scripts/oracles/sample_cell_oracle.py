#!/usr/bin/env python3
"""Computes, from the font files and the rules alone, every distance in the cell of
Examples/self-sizing-cell.yaml: the oracle for `strut layout`
(Scripts/oracles/compare_sample_cell.py). It shares no code with Strut, and computes in exact
fractions, so that no tolerance decides whether a length is one pixel more or less.

usage: Scripts/oracles/sample_cell_oracle.py > Tests/CommandTests/Resources/sample-cell-oracle.json
       Scripts/oracles/sample_cell_oracle.py --check Scripts/oracles/sample_cell_oracle.py --summary

With --check, it compares the result with the committed table; exit status 1 means that they differ.
With --summary, it prints the row heights as a table. It requires fonttools==4.60.1: pip install -r
Fonts/Build/requirements.txt.
"""
import argparse
import datetime
import hashlib
import itertools
import json
import math
import pathlib
import platform
import sys
from fractions import Fraction

import fontTools
from fontTools.ttLib import TTFont

ROOT = pathlib.Path(__file__).resolve().parents[2]
FONTS = ROOT / "Fonts" / "Files"
TABLE = ROOT / "Tests" / "CommandTests" / "Resources" / "sample-cell-oracle.json"
COMMAND = "Scripts/oracles/sample_cell_oracle.py > Tests/CommandTests/Resources/sample-cell-oracle.json"

ERAS = ("iOS17", "iOS11")
SCALES = (3, 2)
WIDTHS = (320, 375, 430)
HEADLINE = "Title"
# Strings contain line breaks, so that the number of lines needs no shaping; `check_that_lines_fit`
# checks that there are no others.
BODIES = {"one-line": "Text", "three-line": "One\nTwo\nThree"}

# ---- What is known of iOS --------------------------------------------------------------------------------------------------------

CATEGORIES = ("XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5")


def by_category(*values):
    return dict(zip(CATEGORIES, values, strict=True))


# Apple, Human Interface Guidelines, Typography, "Dynamic Type sizes" (June 2023 and December 2025
# agree), style Headline, in points. Measurements on the iOS 26 simulator agree.
HEADLINE_POINT_SIZE = by_category(14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53)
# The leading of style Headline on iOS 26, the distance of two lines: that of Body, and 51 at AX4.
HEADLINE_LEADING = by_category(19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62)
# The leading of style Body on the same page, in points, with which UIFontMetrics scales (measured
# on the iOS 26 simulator at 3x).
BODY_LEADING = by_category(19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62)
# UIFontMetrics(forTextStyle: .body).scaledFont(for:) of a font with 17 points, measured on the same
# simulator: a check of `scaled_font`.
MEASURED_SCALED_17 = by_category(15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48)

PALATINO_POINT_SIZE = 18      # Apple's sample code

# The sizes of a cell. The 8 points of the content view's vertical margins and the 44 points are
# documented by UIKit; the horizontal margins are those of view-hierarchy dumps and of Apple's
# picture (375 wide; 15 before iOS 13) and, from 414, unconfirmed.
VERTICAL_MARGIN = 8
MINIMUM_ROW_HEIGHT = 44


def horizontal_margin(cell_width, era):
    if era in ("iOS11", "iOS12"):
        return 20 if cell_width >= 414 else 15
    return 20 if cell_width >= 390 else 16


def separator(category, scale):
    """Returns a pixel, or a point at accessibility sizes, as in Apple's picture."""
    return Fraction(1) if category.startswith("AX") else Fraction(1, scale)


# ---- Pixels ----------------------------------------------------------------------------------------------------------------------

closest_call = None     # the least distance, in pixels, of any length made of font metrics from the value where its rounding changes


def note(pixels, boundary):
    """Records the distance of a length from the nearest rounding boundary. It must not be 0, so
    that doubles and fractions, and different roundings of halves, cannot disagree."""
    global closest_call
    distance = abs(pixels - boundary - round(pixels - boundary))
    assert distance > Fraction(1, 10**6), f"{float(pixels)} pixels: the rounding hangs on a hair"
    closest_call = distance if closest_call is None else min(closest_call, distance)


def ceil_to_pixel(value, scale):
    note(value * scale, 0)
    return Fraction(math.ceil(value * scale), scale)


def round_half_away(value):
    return math.floor(abs(value) + Fraction(1, 2)) * (1 if value >= 0 else -1)


def round_to_pixel(value, scale):
    note(value * scale, Fraction(1, 2))
    return Fraction(round_half_away(value * scale), scale)


# ---- Fonts -----------------------------------------------------------------------------------------------------------------------

class Font:
    """Vertical metrics in points. The descender is negative. The leading is the face's gap, except
    for text styles."""

    def __init__(self, point_size, units_per_em, ascender, descender, line_gap, cap_height, style_leading=None):
        self.point_size = point_size
        em = Fraction(point_size, units_per_em)
        self.ascender, self.descender, self.line_gap, self.cap_height = (
            Fraction(units) * em for units in (ascender, descender, line_gap, cap_height))
        self.line_height = self.ascender - self.descender
        self.leading = self.line_gap if style_leading is None else style_leading - self.line_height
        self.pitch = self.line_height + self.leading

    def text_height(self, lines):
        return self.line_height + (lines - 1) * self.pitch


class Files:
    """Returns the font files of `system` and Palatino, from the manifest of the bundled fonts."""

    def __init__(self):
        self.manifest = json.loads((FONTS / "manifest.json").read_text())
        self.used = {}
        self.system_alias, system_path = self.resolve("system")
        self.palatino_alias, palatino_path = self.resolve("Palatino")
        self.system_file = TTFont(FONTS / system_path)
        self.palatino_file = TTFont(FONTS / palatino_path)

    def resolve(self, name):
        alias, = (a for a in self.manifest["aliases"] if a["name"] == name)
        family, = (f for f in self.manifest["families"] if f["family"] == alias["family"])
        file, = (file for file in family["files"] for face in file["faces"]
                 if (face["weight"], face["width"], face["italic"]) == (400, 100, False))
        digest = hashlib.sha256((FONTS / file["path"]).read_bytes()).hexdigest()
        assert digest == file["sha256"], f"{file['path']} is not the file of the manifest"
        self.used[name] = {"file": file["path"], "sha256": digest}
        return alias, file["path"]

    def system(self, point_size, style_leading=None):
        """Returns SF's vertical metrics from the alias (1950, -494, 0, cap height 1443, of 2048),
        regardless of those in the file."""
        return self.aliased(self.system_alias, point_size, style_leading)

    def palatino(self, point_size):
        """Returns the metrics from the alias, within the bounds of Apple's picture of the
        sample."""
        em = Fraction(1, 2048)
        font = self.aliased(self.palatino_alias, 1)
        assert Fraction(789, 1000) <= font.ascender + font.line_gap <= Fraction(847, 1000)
        assert Fraction(1088, 1000) <= font.pitch <= Fraction(1108, 1000)
        assert Fraction(402, 1000) <= font.pitch - font.cap_height <= Fraction(406, 1000)
        assert font.ascender == 1499 * em
        return self.aliased(self.palatino_alias, point_size)

    @staticmethod
    def aliased(alias, point_size, style_leading=None):
        m = alias["metrics"]
        return Font(
            point_size, m["unitsPerEm"], m["ascender"], m["descender"], m["lineGap"], m["capHeight"], style_leading)


def check_that_lines_fit(files):
    """Checks that every line at the largest size is less than half of the narrowest label, so that
    kerning and hinting do not matter."""
    room = min(width - 2 * horizontal_margin(width, era) for width in WIDTHS for era in ERAS)

    def width(glyphs, advances, units_per_em, point_size):
        return sum(advances(glyph) for glyph in glyphs) * point_size / units_per_em

    def glyph_names(file, text):
        cmap = file.getBestCmap()
        return [cmap[ord(character)] for character in text]

    palatino, system = files.palatino_file, files.system_file
    size = max(scaled_font(PALATINO_POINT_SIZE, category) for category in CATEGORIES)
    for line in (line for text in BODIES.values() for line in text.split("\n")):
        advance = width(glyph_names(palatino, line), lambda g: palatino["hmtx"][g][0], palatino["head"].unitsPerEm, size)
        assert advance < room / 2, f"{line!r} is {advance} wide in {room}"
    axes = {axis.axisTag: axis for axis in system["fvar"].axes}
    size = max(HEADLINE_POINT_SIZE.values())
    for weight in (axes["wght"].minValue, 600, axes["wght"].maxValue):              # the style is semibold, 600
        for optical_size in (axes["opsz"].minValue, axes["opsz"].maxValue):
            glyphs = system.getGlyphSet(location={"wght": weight, "opsz": optical_size})
            advance = width(glyph_names(system, HEADLINE), lambda g: glyphs[g].width, system["head"].unitsPerEm, size)
            assert advance < room / 2, f"{HEADLINE!r} is {advance} wide in {room}"


# ---- UIKit's rules ---------------------------------------------------------------------------------------------------------------

def scaled_font(point_size, category):
    """Returns UIFontMetrics(forTextStyle: .body).scaledFont(for:): the ratio of the leadings,
    rounded to whole points. Measured."""
    return round_half_away(Fraction(point_size * BODY_LEADING[category], BODY_LEADING["L"]))


def up(value, era, scale):
    """Rounds up to a multiple of 4 until iOS 16, and to the pixel since iOS 17."""
    return Fraction(4 * math.ceil(value / 4)) if era == "iOS11" else ceil_to_pixel(value, scale)


def space_between_baselines(lower, upper, era, scale):
    """Returns the distance at which the line boxes touch. Apple's picture of the sample has 20, 20
    and 56 at XS, L and AX5 (2x); since iOS 17, the leading is added."""
    gap = lower.line_gap if era == "iOS11" else lower.leading
    return up(lower.line_height + gap + lower.descender - upper.descender, era, scale)


def space_from_edge_to_baseline(lower, era, scale):
    """Apple's picture has 21, 24.5 and 71.5."""
    line = lower.line_height + lower.line_gap
    return ceil_to_pixel(line + up(line / 10, era, scale), scale)


def space_from_baseline_to_edge(upper, era, scale):
    """Apple's picture has 10.5, 11.5 and 29."""
    line = upper.line_height + upper.line_gap
    return ceil_to_pixel(line + up(line / 10, era, scale) - upper.cap_height, scale)


def label_height(font, lines, scale):
    """Rounds the sum once, and not each line. Recorded on the simulator in 300 different cases, and
    with leadings in snapshots."""
    return ceil_to_pixel(font.text_height(lines), scale)


def first_baseline_offset(font, lines, height, scale):
    """Returns the distance from the label's top. A published formula that agrees with a log of
    UIKit; with several lines, the height of the text is that of all lines."""
    text_pixels = math.ceil(font.text_height(lines) * scale)
    slack = Fraction(round_half_away(height * scale) - text_pixels, 2)
    return round_to_pixel(font.ascender, scale) + Fraction(math.ceil(slack), scale)


def last_baseline_offset(font, lines, height, scale):
    """Returns the first baseline plus a line pitch for each further line, rounded to the nearest
    pixel."""
    first = first_baseline_offset(font, lines, height, scale)
    return first if lines == 1 else round_to_pixel(first + (lines - 1) * font.pitch, scale)


def check_rules(files):
    """Compares with numbers that were measured on iOS, or published with the rules."""
    assert {category: scaled_font(17, category) for category in CATEGORIES} == MEASURED_SCALED_17
    f17 = files.system(17)
    assert f17.line_height == Fraction(20287109375, 10**9)                         # UIFont.lineHeight, measured
    for scale, height, baseline in ((2, Fraction(41, 2), 16), (3, Fraction(61, 3), Fraction(49, 3))):
        assert label_height(f17, 1, scale) == height                                # view-hierarchy dumps
        assert first_baseline_offset(f17, 1, height, scale) == baseline
    picture = {"XS": (68, 29, 49), "L": (Fraction(145, 2), Fraction(65, 2), Fraction(105, 2)),
               "AX5": (Fraction(347, 2), Fraction(159, 2), Fraction(271, 2))}
    for category, measured in picture.items():                                      # Apple's picture of the sample cell
        record = cell_record(files, "iOS11", 2, category, 375, "one-line")
        assert (record["rowHeight"], record["headline"]["firstBaseline"], record["body"]["firstBaseline"]) == measured


# ---- The cell --------------------------------------------------------------------------------------------------------------------

def snapped(x, y, width, height, scale):
    """Rounds every edge to the nearest pixel, halves away from zero; the size is the difference."""
    left, top, right, bottom = (Fraction(round_half_away(edge * scale), scale) for edge in (x, y, x + width, y + height))
    return {"x": left, "y": top, "width": right - left, "height": bottom - top}


def label_record(x, width, first_baseline, font, lines, scale):
    """Returns a label with a known first baseline, in the coordinates of the cell."""
    height = label_height(font, lines, scale)
    y = first_baseline - first_baseline_offset(font, lines, height, scale)
    last_baseline = y + last_baseline_offset(font, lines, height, scale)
    return {"x": x, "y": y, "width": width, "height": height, "firstBaseline": first_baseline, "lastBaseline": last_baseline,
            "lineCount": lines, "frame": snapped(x, y, width, height, scale)}


def cell_record(files, era, scale, category, width, kind):
    headline_font = files.system(HEADLINE_POINT_SIZE[category], HEADLINE_LEADING[category])
    body_font = files.palatino(scaled_font(PALATINO_POINT_SIZE, category))
    x = Fraction(horizontal_margin(width, era))
    label_width = width - 2 * x

    edge_to_headline = space_from_edge_to_baseline(headline_font, era, scale)
    headline_to_body = space_between_baselines(body_font, headline_font, era, scale)
    body_to_edge = space_from_baseline_to_edge(body_font, era, scale)

    headline = label_record(x, label_width, VERTICAL_MARGIN + edge_to_headline, headline_font, HEADLINE.count("\n") + 1, scale)
    body = label_record(x, label_width, headline["lastBaseline"] + headline_to_body, body_font, BODIES[kind].count("\n") + 1, scale)
    fitting_height = body["lastBaseline"] + body_to_edge + VERTICAL_MARGIN
    assert (fitting_height * scale).denominator == 1, "a sum of whole pixels, which rounding up leaves alone"
    line = separator(category, scale)
    row_height = max(Fraction(MINIMUM_ROW_HEIGHT), fitting_height + line)
    assert row_height == fitting_height + line, "the chain of constraints is taut only in a row that is not stretched to the minimum"
    return {
        "era": era, "scale": scale, "category": category, "width": width, "bodyKind": kind,
        "headlinePointSize": headline_font.point_size, "bodyPointSize": body_font.point_size,
        "spacings": {"edgeToHeadline": edge_to_headline, "headlineToBody": headline_to_body, "bodyToEdge": body_to_edge},
        "contentHeight": fitting_height, "separator": line, "rowHeight": row_height, "headline": headline, "body": body,
    }


def records(files):
    found = [cell_record(files, era, scale, category, width, kind)
             for era in ERAS for scale in SCALES for width in WIDTHS for kind in BODIES for category in CATEGORIES]
    for smaller, larger in zip(found, found[1:]):
        assert larger["category"] == CATEGORIES[0] or smaller["rowHeight"] <= larger["rowHeight"], "a cell shrank as its text grew"
    return found


# ---- Output ----------------------------------------------------------------------------------------------------------------------

def plain(value):
    """Returns fractions as the nearest double, which Python writes with the digits that identify
    it."""
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, Fraction):
        return int(value) if value.denominator == 1 else float(value)
    return value


def document(files):
    cells = [plain(record) for record in records(files)]
    return {
        "schema": 1,
        "about": "What every distance in the cell of Examples/self-sizing-cell.yaml must be, with other texts. Points, y down, in the "
                 "cell's coordinates; x, y, width and height as solved, frame with its edges at the nearest pixel.",
        "command": COMMAND,
        "recorded": datetime.date.today().isoformat(),
        "tools": {"fontTools": fontTools.version, "python": platform.python_version()},
        "fonts": files.used,
        "texts": {"headline": HEADLINE, "body": BODIES},
        "closestRoundingInPixels": float(closest_call),
        "records": cells,
    }


def written(document):
    """Writes JSON with a record on each line, so that the difference of a change is short."""
    head = json.dumps({key: value for key, value in document.items() if key != "records"}, indent=1, ensure_ascii=False)
    lines = ",\n".join("  " + json.dumps(record, ensure_ascii=False) for record in document["records"])
    return f'{head[:-2]},\n "records": [\n{lines}\n ]\n}}\n'


def summary(document):
    rows = {(r["era"], r["scale"], r["width"], r["category"], r["bodyKind"]): r["rowHeight"] for r in document["records"]}
    for era, scale, width in itertools.product(ERAS, SCALES, WIDTHS):
        print(f"{era} @{scale}x, {width} wide " + "".join(f"{category:>9}" for category in CATEGORIES))
        for kind in BODIES:
            print(f"  {kind:18}" + "".join(f"{rows[era, scale, width, category, kind]:9.3f}" for category in CATEGORIES))


def main():
    parser = argparse.ArgumentParser(description="The oracle of the sample cell.")
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--check", action="store_true", help="compare with the committed table")
    group.add_argument("--summary", action="store_true", help="print the row heights")
    options = parser.parse_args()
    files = Files()
    check_rules(files)
    check_that_lines_fit(files)
    result = document(files)
    if options.summary:
        summary(result)
    elif options.check:
        committed, computed = json.loads(TABLE.read_text()), json.loads(written(result))
        for each in (committed, computed):
            each["recorded"] = each["tools"] = None     # neither the day nor the tools may move a number
        if committed != computed:
            sys.exit(f"{TABLE.relative_to(ROOT)} is not what the fonts and the rules give; record it again: {COMMAND}")
        print(f"{len(computed['records'])} records as committed")
    else:
        sys.stdout.write(written(result))


main()
