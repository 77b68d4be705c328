"""Small sfnts with tables that the bundled fonts lack: character maps of every format, CFF2, all
variation tables, baselines, vertical metrics, colors of every kind, names in many languages,
Apple's bitmaps, and tracking."""
import io
import struct
import zlib

from fontTools.colorLib.builder import buildCOLR
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.misc.psCharStrings import T2CharString
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, newTable
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables.DefaultTable import DefaultTable
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib import builder as variations

NAMES = [".notdef", "space", "H", "x", "e", "acute", "eacute", "smile"]
CHARACTERS = {0x20: "space", 0x48: "H", 0x78: "x", 0x65: "e", 0xB4: "acute", 0xE9: "eacute", 0x1F600: "smile", 0x65E5: "smile"}
AXES = [("wght", 100, 400, 900, "Weight"), ("opsz", 8, 14, 144, "Optical Size"), ("slnt", -10, 0, 0, "Slant")]
REGION = {"wght": (0, 1, 1), "opsz": (0, 0.5, 1)}

FEATURES = """
languagesystem DFLT dflt; languagesystem latn dflt; languagesystem latn TRK; languagesystem kana JAN;
@all = [H x e];
feature liga { sub H x by e; } liga;
feature calt { sub H' x by e; } calt;
feature aalt { sub e from [x H]; } aalt;
feature kern { pos H x -40; pos [H x] e 20; pos e <1 2 3 4>; } kern;
markClass acute <anchor 10 500> @top;
feature mark { pos base [H x e] <anchor 100 700> mark @top; } mark;
table BASE {
  HorizAxis.BaseTagList ideo romn hang;
  HorizAxis.BaseScriptList latn romn -120 0 600, kana ideo -120 0 600, DFLT romn -120 0 600;
  VertAxis.BaseTagList ideo romn;
  VertAxis.BaseScriptList latn romn 0 120, kana ideo 0 120;
} BASE;
table GDEF { GlyphClassDef @all,,[acute],; LigatureCaretByPos eacute 200 300; } GDEF;
"""


def outline(advance):
    pen = TTGlyphPen(None)
    pen.moveTo((20, 0))
    pen.lineTo((20, 700))
    pen.qCurveTo((advance, 500), (advance - 20, 0))
    pen.closePath()
    return pen.glyph()


def composite():
    pen = TTGlyphPen(dict.fromkeys(NAMES))
    pen.addComponent("e", (1, 0, 0, 1, 0, 0))
    pen.addComponent("acute", (0.5, 0.1, 0, 0.5, 100, 200))
    return pen.glyph()


def frame(is_truetype=True):
    fb = FontBuilder(1000, isTTF=is_truetype)
    fb.setupGlyphOrder(NAMES)
    fb.setupCharacterMap(CHARACTERS)
    return fb


def finish(fb, axes=False):
    fb.setupHorizontalMetrics({name: (300 + 50 * index, 20) for index, name in enumerate(NAMES)})
    fb.setupHorizontalHeader(ascent=800, descent=-200, lineGap=50)
    fb.setupVerticalMetrics({name: (1000, 100) for name in NAMES})
    fb.setupVerticalHeader(ascent=500, descent=-500)
    fb.setupNameTable({
        "familyName": {"en": "Strut Seed", "de": "Strebensaat", "ja": "支柱の種", "ar": "بذرة"},
        "styleName": {"en": "Regular", "fr": "Normal"}, "psName": "StrutSeed-Regular", "version": "Version 1.5",
        "sampleText": {"en": "Hxe"}}, mac=True)
    fb.font["name"].setName("Ünïcode", 1, 0, 3, 0)
    fb.font["name"].setName("Kyrillisch", 2, 1, 7, 0x19)
    fb.setupOS2(version=5, sTypoAscender=750, sTypoDescender=-250, sTypoLineGap=100, usWinAscent=900, usWinDescent=300,
                sxHeight=450, sCapHeight=700, fsType=4, fsSelection=0xC0, usLowerOpticalPointSize=160, usUpperOpticalPointSize=640)
    fb.setupPost(italicAngle=-8, underlinePosition=-75, underlineThickness=50)
    if axes:
        fb.setupFvar(AXES, [{"location": {"wght": 700, "opsz": 14, "slnt": 0}, "stylename": "Bold", "postscriptfontname": "SeedBold"},
                            {"location": {"wght": 100, "opsz": 144, "slnt": -10}, "stylename": "Thin"}])
    return fb.font


def small_font():
    fb = frame()
    fb.setupGlyf({name: composite() if name == "eacute" else outline(300 + 50 * i) for i, name in enumerate(NAMES)})
    return finish(fb)


def store(rows):
    regions = variations.buildVarRegionList([REGION, {"wght": (-1, -1, 0)}], [axis[0] for axis in AXES])
    return variations.buildVarStore(regions, [variations.buildVarData([0, 1], rows, optimize=False)])


def add_metric_variations(font):
    table = newTable("HVAR")
    table.table = otTables.HVAR()
    table.table.Version, table.table.VarStore = 0x10000, store([[10 * i, -5 * i] for i in range(len(NAMES))])
    table.table.AdvWidthMap = variations.buildVarIdxMap(list(range(len(NAMES))), NAMES)
    table.table.LsbMap = table.table.RsbMap = None
    font["HVAR"] = table
    table = newTable("MVAR")
    table.table = otTables.MVAR()
    tags = ["cpht", "hasc", "hcla", "hdsc", "hlgp", "stro", "undo", "unds", "vasc", "xhgt"]
    table.table.Version, table.table.Reserved, table.table.ValueRecordSize = 0x10000, 0, 8
    table.table.VarStore, table.table.ValueRecordCount = store([[30, -20]] * len(tags)), len(tags)
    table.table.ValueRecord = []
    for index, tag in enumerate(tags):
        record = otTables.MetricsValueRecord()
        record.ValueTag, record.VarIdx = tag, index
        table.table.ValueRecord.append(record)
    font["MVAR"] = table
    table = newTable("avar")
    table.segments = {axis[0]: {-1.0: -1.0, 0.0: 0.0, 0.5: 0.7, 1.0: 1.0} for axis in AXES}
    font["avar"] = table


def variable_truetype():
    fb = frame()
    fb.setupGlyf({name: composite() if name == "eacute" else outline(300 + 50 * i) for i, name in enumerate(NAMES)})
    font = finish(fb, axes=True)
    deltas = {name: [TupleVariation(REGION, [(10, 5), (20, -5), (30, 0), None, (0, 0), (40, 0), (0, 0), (0, 0)]),
                     TupleVariation({"wght": (-1, -1, 0)}, [(-9, 0)] * 8)] for name in NAMES if name not in ("eacute", ".notdef")}
    fb.setupGvar(deltas)
    add_metric_variations(font)
    return font


def cff(version):
    fb = frame(is_truetype=False)
    code = [100, 0, "rmoveto", 600, "vlineto", 10, 20, 30, 40, 50, 60, "rrcurveto", -300, "hlineto"]
    programs = {name: T2CharString(program=list(code) + ([] if version == 2 else ["endchar"])) for name in NAMES}
    if version == 2:
        programs = {name: T2CharString(program=[100, 20, 1, "blend", 0, "rmoveto", 600, 30, 1, "blend", "vlineto", 40, "hlineto"])
                    for name in NAMES}
        fb.setupNameTable({"familyName": "Strut Seed"})
        fb.setupFvar(AXES, [])
        fb.setupCFF2(programs, [{"BlueValues": [-15, 0]}], [{axis: REGION.get(axis, (0, 0, 0)) for axis in REGION}])
        font = finish(fb)
        add_metric_variations(font)
        return font
    fb.setupCFF("StrutSeed-Regular", {"FullName": "Strut Seed"}, programs, {"BlueValues": [-15, 0], "StdHW": 40})
    return finish(fb)


def cmap_subtables():
    """Returns a font with a subtable of each format; 10 and 2 are made by hand, because fontTools
    cannot write them."""
    pair = lambda char, glyph: struct.pack(">III", char, char, glyph)
    nul = struct.pack(">HHH", 0, 262, 0) + bytes(2 if c == 0x48 else 3 if c == 0x78 else 0 for c in range(256))
    two = struct.pack(">HHH", 2, 6 + 512 + 8 + 512, 0) + bytes(512) + struct.pack(">HHhH", 0, 256, 0, 2)
    two += b"".join(struct.pack(">H", 2 if c == 0x48 else 0) for c in range(256))
    four = struct.pack(">7H", 4, 40, 0, 6, 4, 1, 2) + struct.pack(">3H", 0x48, 0x78, 0xFFFF) + b"\0\0"
    four += struct.pack(">3H", 0x48, 0x78, 0xFFFF) + struct.pack(">3h", 2 - 0x48, 3 - 0x78, 1) + struct.pack(">3H", 0, 0, 0)
    six = struct.pack(">5H", 6, 14, 0, 0x48, 2) + struct.pack(">2H", 2, 3)
    ten = struct.pack(">HHIIII", 10, 0, 24, 0, 0x1F600, 2) + struct.pack(">2H", 7, 2)
    twelve = struct.pack(">HHIII", 12, 0, 16 + 36, 0, 3) + pair(0x48, 2) + pair(0x78, 3) + pair(0x1F600, 7)
    thirteen = struct.pack(">HHIII", 13, 0, 16 + 12, 0, 1) + struct.pack(">III", 0, 0x10FFFF, 2)
    fourteen = struct.pack(">HII", 14, 10 + 11 + 8 + 9, 1) + b"\0\xfe\x0f" + struct.pack(">II", 21, 29)
    fourteen += struct.pack(">I", 1) + b"\0\0\x48\x01" + struct.pack(">I", 1) + b"\0\0\x78" + struct.pack(">H", 3)
    return {0: nul, 2: two, 4: four, 6: six, 10: ten, 12: twelve, 13: thirteen, 14: fourteen}


def with_cmaps(*formats):
    places = {0: (1, 0), 2: (3, 2), 4: (3, 1), 6: (1, 1), 10: (3, 10), 12: (3, 10), 13: (0, 6), 14: (0, 5)}
    subtables = cmap_subtables()
    chosen = sorted((places[form], subtables[form]) for form in formats)
    records, body, offset = b"", b"", 4 + 8 * len(chosen)
    for (platform, encoding), data in chosen:
        records += struct.pack(">HHI", platform, encoding, offset + len(body))
        body += data
    font = small_font()
    font["cmap"] = DefaultTable("cmap")
    font["cmap"].data = struct.pack(">HH", 0, len(chosen)) + records + body
    return font


def png(width=8, height=8):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(b"\0" + b"\xff\x80\x00\xff" * width for _ in range(height))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def raw(font, tag, data):
    font[tag] = DefaultTable(tag)
    font[tag].data = data
    return font


def sbix():
    count, glyphs = len(NAMES), [b""] * len(NAMES)
    glyphs[7] = struct.pack(">hh4s", 0, -1, b"png ") + png()
    glyphs[3] = struct.pack(">hh4sH", 0, 0, b"dupe", 7)
    offset, offsets = 4 + 4 * (count + 1), []
    for glyph in glyphs:
        offsets.append(offset)
        offset += len(glyph)
    strike = struct.pack(">HH", 20, 72) + struct.pack(f">{count + 1}I", *offsets, offset) + b"".join(glyphs)
    return raw(small_font(), "sbix", struct.pack(">HHII", 1, 1, 1, 12) + strike)


def embedded_bitmaps(color):
    """Returns a font with one strike of one glyph: EBLC and EBDT with bits, or CBLC and CBDT with
    PNG."""
    image = png()
    metrics = struct.pack(">BBbbB", 8, 8, 0, 8, 9)
    glyph = metrics + (struct.pack(">I", len(image)) + image if color else b"\xaa" * 8)
    version = 0x30000 if color else 0x20000
    index = struct.pack(">HHI", 1, 17 if color else 1, 4) + struct.pack(">II", 0, len(glyph))
    line = struct.pack(">bbBbbbbbbbbb", 8, -2, 8, 0, 0, 0, 0, 0, 8, -2, 0, 0)
    size = struct.pack(">IIII", 56, 8 + len(index), 1, 0) + line * 2 + struct.pack(">HHBBBb", 7, 7, 8, 8, 32 if color else 1, 1)
    array = struct.pack(">HHI", 7, 7, 8)
    font = small_font()
    raw(font, "CBLC" if color else "EBLC", struct.pack(">II", version, 1) + size + array + index)
    return raw(font, "CBDT" if color else "EBDT", struct.pack(">I", version) + glyph)


def colors(version):
    font = small_font()
    fill = lambda index: {"Format": otTables.PaintFormat.PaintSolid, "PaletteIndex": index, "Alpha": 1.0}
    layered = {"smile": [("H", 0), ("x", 1)]}
    paint = {"Format": otTables.PaintFormat.PaintColrLayers, "Layers": [
        {"Format": otTables.PaintFormat.PaintGlyph, "Glyph": "H", "Paint": fill(0)},
        {"Format": otTables.PaintFormat.PaintGlyph, "Glyph": "x", "Paint": {
            "Format": otTables.PaintFormat.PaintLinearGradient, "x0": 0, "y0": 0, "x1": 500, "y1": 500, "x2": 0, "y2": 100,
            "ColorLine": {"Extend": "pad", "ColorStop": [{"StopOffset": 0, "PaletteIndex": 0, "Alpha": 1}, {"StopOffset": 1, "PaletteIndex": 1, "Alpha": 1}]}}}]}
    font["COLR"] = buildCOLR(layered if version == 0 else {"smile": paint}, version=version, glyphMap=font.getReverseGlyphMap())
    data = struct.pack(">4HI", 0, 2, 1, 2, 14) + struct.pack(">H", 0) + b"\xff\0\0\xff\0\xff\0\x80"
    return raw(font, "CPAL", data)


def vector_picture():
    document = b'<svg xmlns="http://www.w3.org/2000/svg"><g id="glyph7"><path d="M0 0h9v9z" fill="red"/></g></svg>'
    data = struct.pack(">HII", 0, 10, 0) + struct.pack(">HHHII", 1, 7, 7, 14, len(document)) + document
    return raw(small_font(), "SVG ", data)


def tracked():
    sizes = struct.pack(">ii", 8 << 16, 72 << 16)
    entry = struct.pack(">iHH", 0, 256, 12 + 8 + 8 + 8)
    data = struct.pack(">HHI", 1, 2, 12 + 8) + entry + sizes + struct.pack(">hh", 50, -30)
    font = raw(small_font(), "trak", struct.pack(">IHHHH", 0x10000, 0, 12, 0, 0) + data)
    pairs = struct.pack(">HHHH", 2, 12, 6, 0) + struct.pack(">HHhHHh", 2, 3, -40, 3, 4, 12)
    return raw(font, "kern", struct.pack(">HH", 0, 1) + struct.pack(">HHH", 0, 6 + len(pairs), 1) + pairs)


def language_tags():
    """Returns a name table of format 1, whose languages are tags."""
    text, tags = "Strut Seed".encode("utf-16-be"), ["zh-Hant", "sr-Latn"]
    encoded = [tag.encode("utf-16-be") for tag in tags]
    records = [(3, 1, 0x409, 1), (3, 1, 0x8000, 1), (3, 1, 0x8001, 4), (0, 4, 0xFFFF, 2), (3, 10, 0x407, 16), (1, 1, 11, 1)]
    data = struct.pack(">HHH", 1, len(records), 6 + 12 * len(records) + 2 + 4 * len(tags))
    data += b"".join(struct.pack(">6H", *record, len(text), 0) for record in records) + struct.pack(">H", len(tags))
    offset = len(text)
    for tag in encoded:
        data += struct.pack(">HH", len(tag), offset)
        offset += len(tag)
    return raw(small_font(), "name", data + text + b"".join(encoded))


def with_layout():
    font = small_font()
    addOpenTypeFeaturesFromString(font, FEATURES)
    return font


def seeds():
    fonts = {
        "small.ttf": small_font(), "layout-and-baselines.ttf": with_layout(), "variable-all.ttf": variable_truetype(),
        "cff.otf": cff(1), "cff2-variable.otf": cff(2), "sbix.ttf": sbix(), "cbdt.ttf": embedded_bitmaps(True),
        "ebdt.ttf": embedded_bitmaps(False), "colr0.ttf": colors(0), "colr1.ttf": colors(1), "svg.ttf": vector_picture(),
        "trak-kern.ttf": tracked(), "language-tags.ttf": language_tags(), "cmap-0-4-6-12-13-14.ttf": with_cmaps(0, 4, 6, 12, 13, 14),
        "cmap-2.ttf": with_cmaps(2), "cmap-10.ttf": with_cmaps(10), "cmap-12.ttf": with_cmaps(12), "cmap-13.ttf": with_cmaps(13),
        "cmap-6.ttf": with_cmaps(6), "cmap-0.ttf": with_cmaps(0),
    }
    bitmaps_alone = embedded_bitmaps(False)
    del bitmaps_alone["glyf"], bitmaps_alone["loca"]
    fonts["bitmaps-alone.otb"] = bitmaps_alone
    out = {name: saved(font) for name, font in fonts.items()}
    collection = TTCollection()
    collection.fonts = [cff(1), cff(2), small_font(), variable_truetype()]
    out["collection.otc"] = saved(collection)
    return out


def saved(font):
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()
