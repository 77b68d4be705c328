"""Builds Strut Metrics, a variable font for tests whose metrics all vary: MVAR for every metric,
HVAR, VVAR, VORG, BASE.

usage: python3 Fonts/Build/build_metrics_font.py FOLDER [FOLDER]

It has one axis, wght 400..900. At the end of the axis, each MVAR metric has a different delta, so
that a test can distinguish them. The program also writes Strut Metrics Old, which has no vertical
tables and OS/2 version 1, so that cap height and x-height must be measured from outlines.
"""

import sys
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.misc.timeTools import timestampFromString
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import newTable
from fontTools.ttLib.tables import otTables
from fontTools.varLib.builder import buildVarData, buildVarIdxMap, buildVarRegionList, buildVarStore

COPYRIGHT = "Copyright 2026 The Strut Authors"
CREATED = timestampFromString("Thu Jan  1 00:00:00 2026")
AXES = [("wght", 400, 400, 900, "Weight")]

# {MVAR tag: the change at the end of the axis}; on half of the axis, the changes are fractions.
DELTAS = {
    "hasc": 41, "hdsc": -43, "hlgp": 47, "hcla": 53, "hcld": 59, "cpht": 61, "xhgt": 67, "strs": 71, "stro": 73,
    "unds": 79, "undo": -83, "sbxs": 89, "sbys": 97, "sbxo": 101, "sbyo": 103, "spxs": 107, "spys": 109, "spxo": 113,
    "spyo": 127, "hcrs": 131, "hcrn": 137, "hcof": 139, "vasc": 149, "vdsc": -151, "vlgp": 157, "vcrs": 163, "vcrn": 167,
    "vcof": 173,
}
# The baseline `ideo` of `latn` also varies, with a separate variation store in BASE.
IDEO_DELTA = -31

ADVANCES = {".notdef": 500, "space": 300, "H": 700, "x": 520, "o": 560}
HEAVY_ADVANCES = {".notdef": 500, "space": 301, "H": 801, "x": 600, "o": 655}
VERTICAL_ADVANCES = {".notdef": 1000, "space": 1000, "H": 1000, "x": 900, "o": 950}
HEAVY_VERTICAL_ADVANCES = {".notdef": 1000, "space": 1000, "H": 1051, "x": 903, "o": 950}


def rectangle(pen, left, bottom, right, top):
    pen.moveTo((left, bottom))
    for point in [(left, top), (right, top), (right, bottom)]:
        pen.lineTo(point)
    pen.closePath()


def round_letter(pen, width):
    """Returns a ring whose control points lie outside its ink, so that their bounds differ."""
    pen.moveTo((40, 250))
    pen.qCurveTo((40, 640), (width - 40, 540), (width - 40, 250))
    pen.qCurveTo((width - 40, -140), (40, -40), (40, 250))
    pen.closePath()


def draw(name, pen, heavy):
    if name == "H":
        rectangle(pen, 80 - 5 * heavy, 0, 620 + 90 * heavy, 690 + 13 * heavy)
    elif name == "x":
        rectangle(pen, 20, 0, 500 + 80 * heavy, 480 + 9 * heavy)
    elif name == "o":
        round_letter(pen, 560 + 95 * heavy)


def glyph(name, heavy):
    pen = TTGlyphPen(None)
    draw(name, pen, heavy)
    return pen.glyph()


def base_builder(family, unit=1000):
    builder = FontBuilder(unit, isTTF=True)
    builder.setupGlyphOrder(list(ADVANCES))
    builder.setupCharacterMap({0x20: "space", 0x48: "H", 0x78: "x", 0x6F: "o"})
    builder.setupGlyf({name: glyph(name, 0) for name in ADVANCES})
    glyf = builder.font["glyf"]
    builder.setupHorizontalMetrics({name: (advance, getattr(glyf[name], "xMin", 0)) for name, advance in ADVANCES.items()})
    builder.setupHorizontalHeader(ascent=900, descent=-200, lineGap=100, caretSlopeRise=1000, caretSlopeRun=-120, caretOffset=7)
    name = {"familyName": family, "styleName": "Regular", "copyright": COPYRIGHT, "psName": family.replace(" ", "")}
    builder.setupNameTable(name, mac=False)
    builder.setupPost(underlinePosition=-100, underlineThickness=50)
    builder.font["head"].created = builder.font["head"].modified = CREATED
    return builder


OS2 = {
    "sTypoAscender": 750, "sTypoDescender": -250, "sTypoLineGap": 200, "usWinAscent": 1000, "usWinDescent": 300,
    "yStrikeoutPosition": 300, "yStrikeoutSize": 50, "ySubscriptXSize": 650, "ySubscriptYSize": 600, "ySubscriptXOffset": -10,
    "ySubscriptYOffset": 75, "ySuperscriptXSize": 640, "ySuperscriptYSize": 590, "ySuperscriptXOffset": 20,
    "ySuperscriptYOffset": 350,
}


def variable_font():
    builder = base_builder("Strut Metrics")
    builder.setupOS2(version=4, sCapHeight=700, sxHeight=500, **OS2)
    builder.setupVerticalHeader(
        ascent=500, descent=-500, lineGap=10, caretSlopeRise=0, caretSlopeRun=1, caretOffset=0, numberOfVMetrics=5)
    glyf = builder.font["glyf"]
    builder.setupVerticalMetrics(
        {name: (advance, 880 - getattr(glyf[name], "yMax", 0)) for name, advance in VERTICAL_ADVANCES.items()})
    builder.setupFvar(AXES, [{"stylename": "Heavy", "location": {"wght": 900}}])
    builder.setupGvar({name: variations(builder.font, name) for name in ADVANCES})
    font = builder.font
    font["avar"] = newTable("avar")
    font["avar"].segments = {"wght": {-1.0: -1.0, 0.0: 0.0, 0.5: 0.4, 1.0: 1.0}}
    font["HVAR"] = advance_variations("HVAR", ADVANCES, HEAVY_ADVANCES)
    font["VVAR"] = advance_variations("VVAR", VERTICAL_ADVANCES, HEAVY_VERTICAL_ADVANCES)
    font["MVAR"] = metric_variations()
    font["BASE"] = baselines()
    return font


def variations(font, name):
    from fontTools.ttLib.tables.TupleVariation import TupleVariation
    light, heavy = (glyph(name, h).getCoordinates(None)[0] if hasattr(glyph(name, h), "coordinates") else [] for h in (0, 1))
    deltas = [(b[0] - a[0], b[1] - a[1]) for a, b in zip(light, heavy)]
    wider = HEAVY_ADVANCES[name] - ADVANCES[name]
    taller = VERTICAL_ADVANCES[name] - HEAVY_VERTICAL_ADVANCES[name]
    deltas += [(0, 0), (wider, 0), (0, 0), (0, taller)]
    return [TupleVariation({"wght": (0, 1, 1)}, deltas)]


def store(rows):
    """Returns a variation store with one region, the end of the axis, and one row for each
    number."""
    regions = buildVarRegionList([{"wght": (0, 1, 1)}], ["wght"])
    return buildVarStore(regions, [buildVarData([0], [[row] for row in rows], optimize=False)])


def advance_variations(tag, light, heavy):
    table = newTable(tag)
    table.table = inner = getattr(otTables, tag)()
    inner.Version = 0x00010000
    inner.VarStore = store([heavy[name] - light[name] for name in light])
    fields = {"HVAR": ("AdvWidthMap", "LsbMap", "RsbMap"), "VVAR": ("AdvHeightMap", "TsbMap", "BsbMap", "VOrgMap")}[tag]
    for field in fields:
        setattr(inner, field, None)
    return table


def metric_variations():
    table = newTable("MVAR")
    table.table = inner = otTables.MVAR()
    inner.Version, inner.Reserved, inner.ValueRecordSize = 0x00010000, 0, 8
    tags = sorted(DELTAS)
    inner.VarStore = store([DELTAS[tag] for tag in tags])
    inner.ValueRecord = []
    for index, tag in enumerate(tags):
        record = otTables.MetricsValueRecord()
        record.ValueTag, record.VarIdx = tag, index
        inner.ValueRecord.append(record)
    inner.ValueRecordCount = len(tags)
    return table


def coordinate(value, delta_index=None):
    coord = otTables.BaseCoord()
    coord.Format, coord.Coordinate = (1, value) if delta_index is None else (3, value)
    if delta_index is not None:
        coord.DeviceTable = device = otTables.Device()
        device.StartSize, device.EndSize, device.DeltaFormat = 0, delta_index, 0x8000
    return coord


def min_max(low, high):
    extents = otTables.MinMax()
    extents.MinCoord = None if low is None else coordinate(low)
    extents.MaxCoord = None if high is None else coordinate(high)
    extents.FeatMinMaxRecord, extents.FeatMinMaxCount = [], 0
    return extents


def base_script(default, coordinates, extents=None, languages={}):
    script = otTables.BaseScript()
    script.BaseValues = values = otTables.BaseValues()
    values.DefaultIndex, values.BaseCoord, values.BaseCoordCount = default, coordinates, len(coordinates)
    script.DefaultMinMax = extents
    script.BaseLangSysRecord = []
    for tag, found in sorted(languages.items()):
        record = otTables.BaseLangSysRecord()
        record.BaseLangSysTag, record.MinMax = tag, found
        script.BaseLangSysRecord.append(record)
    script.BaseLangSysCount = len(script.BaseLangSysRecord)
    return script


def axis(tags, scripts):
    found = otTables.Axis()
    found.BaseTagList = otTables.BaseTagList()
    found.BaseTagList.BaselineTag, found.BaseTagList.BaseTagCount = tags, len(tags)
    found.BaseScriptList = listing = otTables.BaseScriptList()
    listing.BaseScriptRecord = []
    for tag, script in sorted(scripts.items()):
        record = otTables.BaseScriptRecord()
        record.BaseScriptTag, record.BaseScript = tag, script
        listing.BaseScriptRecord.append(record)
    listing.BaseScriptCount = len(scripts)
    return found


def baselines():
    table = newTable("BASE")
    table.table = base = otTables.BASE()
    base.Version = 0x00010001
    base.HorizAxis = axis(["hang", "ideo", "romn"], {
        "latn": base_script(2, [coordinate(600), coordinate(-120, 0), coordinate(0)], min_max(-250, 950),
                            {"VIT ": min_max(-260, 1100), "DEU ": min_max(None, 1000)}),
        "hani": base_script(1, [coordinate(720), coordinate(0), coordinate(120)]),
    })
    base.VertAxis = axis(["ideo", "romn"], {"hani": base_script(0, [coordinate(0), coordinate(120)])})
    base.VarStore = store([IDEO_DELTA])
    return table


def old_font():
    """Returns OS/2 version 1, and CFF outlines with control points outside their ink."""
    names = ["H", "x"]
    builder = FontBuilder(1000, isTTF=False)
    builder.setupGlyphOrder([".notdef", *names])
    builder.setupCharacterMap({ord(name): name for name in names})
    strings = {}
    for name in [".notdef", *names]:
        pen = T2CharStringPen(500, None)
        if name == "H":
            rectangle(pen, 50, 0, 450, 710)
        elif name == "x":
            pen.moveTo((0, 0))
            pen.curveTo((0, 600), (400, 600), (400, 0))  # reaches 450
            pen.closePath()
        strings[name] = pen.getCharString()
    builder.setupCFF("StrutMetricsOld", {"FullName": "Strut Metrics Old"}, strings, {})
    builder.setupHorizontalMetrics({name: (500, 0) for name in [".notdef", *names]})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "Strut Metrics Old", "styleName": "Regular", "copyright": COPYRIGHT}, mac=False)
    builder.setupOS2(version=1, sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200)
    builder.setupPost()
    builder.font["head"].created = builder.font["head"].modified = CREATED
    return builder.font


def main():
    folder = Path(sys.argv[1])
    for name, font in [("StrutMetrics.ttf", variable_font()), ("StrutMetricsOld.otf", old_font())]:
        font.recalcTimestamp = False
        font.save(folder / name)
        print(folder / name)


main()
