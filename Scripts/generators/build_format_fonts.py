#!/usr/bin/env python3
"""Writes the small fonts of many formats for tests to Tests/FontMetricsTests/Resources/Formats.

usage: Scripts/generators/build_format_fonts.py      needs: pip install -r Fonts/Build/requirements.txt; woff2_compress (Debian: woff2)

Every outline is a rectangle. All numbers of the AFM file differ from those of the font program, so
that a test can distinguish them. The output is the same in every run with the same version of
fontTools.
"""
import gzip
import pathlib
import struct
import subprocess
import tempfile

from fontTools.fontBuilder import FontBuilder
from fontTools.misc import eexec
from fontTools.misc.psCharStrings import T2CharString
from fontTools.misc.timeTools import timestampFromString
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.ttLib import TTCollection, TTFont

ROOT = pathlib.Path(__file__).resolve().parents[2]
OUT = ROOT / "Tests" / "FontMetricsTests" / "Resources" / "Formats"
STRUT_TEST = ROOT / "Fonts" / "Files" / "StrutTest" / "StrutTest-Regular.ttf"
CREATED = timestampFromString("Thu Jan  1 00:00:00 2026")

# name: (advance, height, depth); a height of 0 is a glyph without ink.
LETTERS = {
    ".notdef": (500, 0, 0), "space": (250, 0, 0), "A": (600, 700, 0), "V": (600, 700, 0), "H": (650, 690, 0), "x": (450, 480, 0),
    "p": (500, 480, -190), "Aring": (600, 900, 0), "emdash": (1000, 300, 0),
}


# Type 1


def charstring_number(value):
    if -107 <= value <= 107:
        return bytes([value + 139])
    if 108 <= value <= 1131:
        return bytes([(value - 108) // 256 + 247, (value - 108) % 256])
    if -1131 <= value <= -108:
        return bytes([(-value - 108) // 256 + 251, (-value - 108) % 256])
    return b"\xff" + struct.pack(">i", value)


def type1_charstring(advance, height, depth):
    """Returns a rectangle with 50 units on each side."""
    def op(code, *numbers):
        return b"".join(map(charstring_number, numbers)) + bytes([code])
    program = op(13, 0, advance)  # hsbw
    if height:
        width = advance - 100
        program += op(21, 50, depth) + op(6, width) + op(7, height - depth) + op(6, -width) + op(9)
    return eexec.encrypt(b"\0\0\0\0" + program + op(14), 4330)[0]


def type1_parts(name, glyphs, encoding):
    clear = f"""%!PS-AdobeFont-1.0: {name} 1.25
12 dict begin
/FontInfo 9 dict dup begin
/version (1.25) readonly def
/Notice (Copyright 2026 The Strut Authors) readonly def
/FullName (Strut Letters Demi Italic) readonly def
/FamilyName (Strut Letters) readonly def
/Weight (Demi) readonly def
/ItalicAngle -12 def
/isFixedPitch false def
/UnderlinePosition -110 def
/UnderlineThickness 40 def
end readonly def
/FontName /{name} def
/PaintType 0 def
/FontType 1 def
/FontMatrix [0.001 0 0 0.001 0 0] readonly def
/Encoding {encoding} def
/FontBBox {{-20 -210 1000 910}} readonly def
currentdict end
currentfile eexec
""".encode()
    private = b"""dup /Private 8 dict dup begin
/RD {string currentfile exch readstring pop} executeonly def
/ND {noaccess def} executeonly def
/NP {noaccess put} executeonly def
/BlueValues [] def
/MinFeature {16 16} def
/password 5839 def
/lenIV 4 def
/Subrs 0 array ND
2 index /CharStrings %d dict dup begin
""" % len(glyphs)
    for glyph, shape in glyphs.items():
        code = type1_charstring(*shape)
        private += b"/%s %d RD " % (glyph.encode(), len(code)) + code + b" ND\n"
    private += b"end\nend\nreadonly put\nnoaccess put\ndup /FontName get exch definefont pop\nmark currentfile closefile\n"
    trailer = (b"0" * 64 + b"\n") * 8 + b"cleartomark\n"
    return clear, eexec.encrypt(b"\0\0\0\0" + private, 55665)[0], trailer


def pfb(clear, private, trailer):
    def segment(kind, data):
        return bytes([0x80, kind]) + struct.pack("<I", len(data)) + data
    return segment(1, clear) + segment(2, private) + segment(1, trailer) + b"\x80\x03"


def pfa(clear, private, trailer):
    digits = private.hex().encode()
    return clear + b"\n".join(digits[i:i + 64] for i in range(0, len(digits), 64)) + b"\n" + trailer


AFM = """StartFontMetrics 4.1
Comment Made by Scripts/generators/build_format_fonts.py
FontName StrutLetters-DemiItalic
FullName Strut Letters Demi Italic
FamilyName Strut Letters
Weight Demi
ItalicAngle -12.5
IsFixedPitch false
FontBBox -20 -210 1000 910
UnderlinePosition -120
UnderlineThickness 60
Version 1.25
Notice Copyright 2026 The Strut Authors
EncodingScheme AdobeStandardEncoding
CapHeight 700
XHeight 480
Ascender 720
Descender -195
StartCharMetrics 8
{metrics}
EndCharMetrics
StartKernData
StartKernPairs 4
KPX A V -100
KPX V A -90.5
KP x p 30 0
KPX A nowhere -500
EndKernPairs
StartKernPairs1 1
KPX H H -300
EndKernPairs
EndKernData
EndFontMetrics
"""


def write_type1():
    parts = type1_parts("StrutLetters-DemiItalic", LETTERS, "StandardEncoding")
    metrics = "\n".join(f"C -1 ; WX {a} ; N {n} ; B 50 {d} {a - 50} {h} ;" for n, (a, h, d) in LETTERS.items() if n != ".notdef")
    write("letters.pfb", pfb(*parts))
    write("letters.afm", AFM.format(metrics=metrics).encode())
    write("letters-alone.pfa", pfa(*parts))
    symbols = {".notdef": (500, 0, 0), "mark1": (700, 700, 0), "mark2": (800, 700, 0)}
    encoding = "256 array\n0 1 255 {1 index exch /.notdef put} for\ndup 33 /mark1 put\ndup 34 /mark2 put\nreadonly"
    write("symbols.pfb", pfb(*type1_parts("StrutSymbols", symbols, encoding)))


# CFF and CFF2


def charstring(advance, height, depth):
    pen = T2CharStringPen(advance, None)
    if height:
        pen.moveTo((50, depth))
        for point in [(advance - 50, depth), (advance - 50, height), (50, height)]:
            pen.lineTo(point)
        pen.closePath()
    return pen.getCharString()


def letters_builder():
    builder = FontBuilder(1000, isTTF=False)
    builder.setupGlyphOrder(list(LETTERS))
    builder.setupCharacterMap({32: "space", 65: "A", 86: "V", 72: "H", 120: "x", 112: "p", 0xC5: "Aring", 0x2014: "emdash"})
    builder.setupHorizontalMetrics({name: (advance, 50) for name, (advance, _, _) in LETTERS.items()})
    builder.setupHorizontalHeader(ascent=900, descent=-200, lineGap=50)
    builder.setupNameTable({"familyName": "Strut Letters", "styleName": "Regular", "psName": "StrutLetters-Regular"})
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=910, usWinDescent=210, sCapHeight=700, sxHeight=480)
    builder.setupPost()
    builder.updateHead(created=CREATED, modified=CREATED)
    builder.font.recalcTimestamp = False
    return builder


def write_cff():
    builder = letters_builder()
    info = {"FullName": "Strut Letters Regular", "FamilyName": "Strut Letters", "Weight": "Regular", "ItalicAngle": -9}
    builder.setupCFF("StrutLetters-Regular", info, {n: charstring(*shape) for n, shape in LETTERS.items()}, {})
    font = saved(builder.font)
    write("letters.otf", font)
    with tempfile.NamedTemporaryFile(suffix=".otf") as file:
        file.write(font)
        file.flush()
        write("letters.cff", TTFont(file.name).getTableData("CFF "))


def write_cff2():
    """Adds an axis, wght 100 to 900 from 400: each advance and right edge grows by 200 at 900 and
    shrinks by 80 at 100."""
    builder = letters_builder()
    builder.setupFvar([("wght", 100, 400, 900, "Weight")], [])
    programs = {}
    for name, (advance, height, depth) in LETTERS.items():
        program = []
        if height:
            width, up = advance - 100, height - depth
            # value, one delta a region, count of blended values, blend
            grown, shrunk = [width, -80, 200, 1, "blend"], [-width, 80, -200, 1, "blend"]
            program = [50, depth, "rmoveto", *grown, "hlineto", up, "vlineto", *shrunk, "hlineto"]
        programs[name] = T2CharString(program=program)
    regions = [{"wght": (-1, -1, 0)}, {"wght": (0, 1, 1)}]
    builder.setupCFF2(programs, [{}], regions)
    metrics = {name: [(-80, 200)] for name in LETTERS}
    add_hvar(builder.font, regions, {name: (-80, 200) for name in metrics})
    write("variable-cff2.otf", saved(builder.font))


def add_hvar(font, regions, deltas):
    from fontTools.ttLib import newTable
    from fontTools.ttLib.tables import otTables
    from fontTools.varLib import builder
    region_list = builder.buildVarRegionList(regions, ["wght"])
    data = builder.buildVarData([0, 1], [deltas[name] for name in font.getGlyphOrder()], optimize=False)
    table = font["HVAR"] = newTable("HVAR")
    table.table = otTables.HVAR()
    table.table.Version = 0x00010000
    table.table.VarStore = builder.buildVarStore(region_list, [data])
    table.table.AdvWidthMap = table.table.LsbMap = table.table.RsbMap = None


# Collections


def write_collections():
    fonts = [TTFont(STRUT_TEST, recalcTimestamp=False), TTFont(STRUT_TEST, recalcTimestamp=False)]
    for record in fonts[1]["name"].names:
        if record.nameID in (1, 4):
            record.string = "Strut Second"
    fonts[1]["hhea"].ascent = 950
    collection = TTCollection()
    collection.fonts = fonts
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "two.ttc"
        collection.save(path)
        subprocess.run(["woff2_compress", path], check=True, capture_output=True)
        write("two.ttc", path.read_bytes())
        write("two.woff2", path.with_suffix(".woff2").read_bytes())
    plain = STRUT_TEST.read_bytes()
    write("two.dfont", resource_suitcase([plain, saved(fonts[1])]))


def resource_suitcase(fonts):
    """Returns a Mac resource file with `sfnt` resources, in the data fork."""
    data = b"".join(struct.pack(">I", len(font)) + font for font in fonts)
    offsets = [sum(4 + len(f) for f in fonts[:i]) for i in range(len(fonts))]
    references = b"".join(struct.pack(">HhBBHI", 128 + i, -1, 0, o >> 16, o & 0xFFFF, 0) for i, o in enumerate(offsets))
    types = struct.pack(">H", 0) + b"sfnt" + struct.pack(">HH", len(fonts) - 1, 10)
    listing = types + references
    head = 256
    header = struct.pack(">IIII", head, head + len(data), len(data), 28 + len(listing))
    resource_map = header + struct.pack(">IHHHH", 0, 0, 0, 28, 28 + len(listing))
    return header + bytes(head - 16) + data + resource_map + listing


# Bitmaps

# code point: (advance, rows of eight pixels, top above the baseline)
PIXELS = {0x20: (4, [], 0), 0x41: (8, [0x7E] * 7, 7), 0x78: (6, [0x3C] * 5, 5), 0x70: (7, [0x3E] * 7, 5)}
ASCENT, DESCENT, PIXEL_SIZE = 9, 3, 12


def bdf(registry="ISO10646", encoding="1"):
    lines = ["STARTFONT 2.1", f"FONT -Strut-Pixels-Bold-R-Normal--12-120-75-75-P-60-{registry}-{encoding}", "SIZE 12 75 75",
             "FONTBOUNDINGBOX 8 12 0 -3", "STARTPROPERTIES 9", 'FAMILY_NAME "Pixels"', 'WEIGHT_NAME "Bold"', 'SLANT "R"',
             f"PIXEL_SIZE {PIXEL_SIZE}", f"FONT_ASCENT {ASCENT}", f"FONT_DESCENT {DESCENT}",
             f'CHARSET_REGISTRY "{registry}"', f'CHARSET_ENCODING "{encoding}"', "X_HEIGHT 5", "ENDPROPERTIES", f"CHARS {len(PIXELS)}"]
    for code, (advance, rows, top) in PIXELS.items():
        lines += [f"STARTCHAR u{code:04X}", f"ENCODING {code}", f"SWIDTH {advance * 1000 // 12} 0", f"DWIDTH {advance} 0",
                  f"BBX 8 {len(rows)} 0 {top - len(rows)}", "BITMAP", *(f"{row:02X}" for row in rows), "ENDCHAR"]
    return "\n".join([*lines, "ENDFONT", ""]).encode()


def pcf():
    """Returns X11's compiled form: properties, accelerators, metrics, bitmaps and encodings, all
    with the most significant byte first."""
    fmt = 0xC  # MSB bytes and bits, rows padded to bytes
    def table(kind, body):
        data = struct.pack("<I", fmt) + body
        return kind, data + bytes(-len(data) % 4)
    strings, properties = b"", []
    for name, value in [("FAMILY_NAME", "Pixels"), ("PIXEL_SIZE", PIXEL_SIZE), ("CHARSET_REGISTRY", "ISO10646"),
                        ("CHARSET_ENCODING", "1"), ("FONT_ASCENT", ASCENT), ("FONT_DESCENT", DESCENT)]:
        at = len(strings)
        strings += name.encode() + b"\0"
        if isinstance(value, str):
            properties.append(struct.pack(">IBI", at, 1, len(strings)))
            strings += value.encode() + b"\0"
        else:
            properties.append(struct.pack(">IBI", at, 0, value))
    body = struct.pack(">I", len(properties)) + b"".join(properties) + bytes(-len(properties) * 9 % 4)
    body += struct.pack(">I", len(strings)) + strings
    def metrics(width, advance, up, down):
        return struct.pack(">hhhhhH", 0, width, advance, up, down, 0)
    glyphs = [metrics(8 if rows else 0, advance, top, len(rows) - top) for advance, rows, top in PIXELS.values()]
    bounds = metrics(0, 4, 0, -5) + metrics(8, 8, 7, 2)
    accelerators = struct.pack(">8BIII", 0, 0, 0, 0, 0, 0, 0, 0, ASCENT, DESCENT, 0) + bounds
    rows = [bytes(rows) for _, rows, _ in PIXELS.values()]
    starts = [sum(map(len, rows[:i])) for i in range(len(rows))]
    bits = b"".join(rows)
    bitmaps = struct.pack(">I", len(rows)) + struct.pack(f">{len(rows)}I", *starts) + struct.pack(">4I", *[len(bits)] * 4) + bits
    codes = list(PIXELS)
    indices = [codes.index(c) if c in codes else 0xFFFF for c in range(0x20, 0x79)]
    encodings = struct.pack(">5h", 0x20, 0x78, 0, 0, 0) + struct.pack(f">{len(indices)}H", *indices)
    tables = [table(1, body), table(2, accelerators), table(4, struct.pack(">I", len(glyphs)) + b"".join(glyphs)),
              table(8, bitmaps), table(32, encodings)]
    offset, directory = 8 + 16 * len(tables), b""
    for kind, data in tables:
        directory += struct.pack("<IIII", kind, fmt, len(data), offset)
        offset += len(data)
    return b"\1fcp" + struct.pack("<I", len(tables)) + directory + b"".join(data for _, data in tables)


def fnt():
    """Returns a Windows 2.0 raster font with the letters A to C, each eight pixels wide and twelve
    high."""
    height, letters = 12, 3
    head, table = 118, 4 * (letters + 1)
    bits = head + table
    name = bits + 8 * height * (letters + 1)
    entries = b"".join(struct.pack("<HH", 6 + i, bits + i * height) for i in range(letters + 1))
    glyphs = b"".join(bytes([0x7C] * height) for _ in range(letters + 1))
    name = bits + len(glyphs)
    face = b"Strut Raster\0"
    header = struct.pack("<HI60sHHHHHHHBBBHBHHBHHBBBBHIIIIB", 0x200, name + len(face), b"Copyright 2026 The Strut Authors", 0, 9, 96,
                         96, 9, 0, 2, 0, 0, 0, 400, 0, 0, height, 0, 7, 9, 65, 67, 0, 0, 2, 0, name, 0, bits, 0)
    return header + entries + glyphs + face


def mac_bitmaps():
    """Returns an sfnt with only bitmaps, as on old Macs: `bhed`, `bdat` and `bloc`, without
    outlines or advances."""
    font = TTFont(STRUT_TEST, recalcTimestamp=False)
    tables = {tag: font.getTableData(tag) for tag in ("head", "cmap", "name", "post")}
    glyph = TTFont(STRUT_TEST).getGlyphID("A")
    count = glyph + 2
    tables["bhed"] = tables.pop("head")
    tables["maxp"] = struct.pack(">IH", 0x00005000, count)
    # image format 1: small metrics (height, width, bearing x and y, advance), then rows padded to
    # bytes
    image = struct.pack(">BBbbB", 7, 6, 1, 7, 8) + bytes([0x7E] * 7)
    tables["bdat"] = struct.pack(">I", 0x00020000) + image * 2
    line = struct.pack(">bbBbbbbbbbbb", 9, -3, 8, 0, 0, 0, 0, 0, 7, 0, 0, 0)
    subtable = struct.pack(">HHI", 1, 1, 4) + struct.pack(">III", 0, len(image), 2 * len(image))
    array = struct.pack(">HHI", glyph, glyph + 1, 8)
    strike = struct.pack(">IIII", 8 + 48, len(array + subtable), 1, 0) + line + line
    strike += struct.pack(">HHBBBb", glyph, glyph + 1, 12, 12, 1, 1)
    tables["bloc"] = struct.pack(">II", 0x00020000, 1) + strike + array + subtable
    return sfnt(b"true", tables)


def sfnt(signature, tables):
    offset, directory, data = 12 + 16 * len(tables), b"", b""
    for tag, body in sorted(tables.items()):
        directory += tag.encode() + struct.pack(">III", 0, offset + len(data), len(body))
        data += body + bytes(-len(body) % 4)
    return signature + struct.pack(">HHHH", len(tables), 0, 0, 0) + directory + data


def write_bitmaps():
    write("pixels.bdf", bdf())
    write("pixels-koi8.bdf", bdf("KOI8", "R"))
    write("pixels-jis.bdf", bdf("JISX0208.1983", "0"))
    write("pixels.pcf", pcf())
    write("pixels.pcf.gz", gzip.compress(pcf(), mtime=0))
    write("raster.fnt", fnt())
    write("mac-bitmaps.ttf", mac_bitmaps())


def saved(font):
    with tempfile.NamedTemporaryFile() as file:
        font.save(file.name)
        return pathlib.Path(file.name).read_bytes()


def write(name, data):
    (OUT / name).write_bytes(data)
    print(f"{len(data):6} {name}")


def main():
    OUT.mkdir(parents=True, exist_ok=True)
    write_type1()
    write_cff()
    write_cff2()
    write_collections()
    write_bitmaps()


main()
