"""Fonts that only have bitmaps: BDF, PCF, Windows FNT, and an sfnt without outlines."""
import gzip
import struct

BDF = """STARTFONT 2.1
FONT -misc-strutseed-medium-r-normal--8-80-75-75-c-60-iso10646-1
SIZE 8 75 75
FONTBOUNDINGBOX 6 8 0 -2
STARTPROPERTIES 9
FAMILY_NAME "StrutSeed"
WEIGHT_NAME "Medium"
SLANT "R"
PIXEL_SIZE 8
CHARSET_REGISTRY "ISO10646"
CHARSET_ENCODING "1"
FONT_ASCENT 6
FONT_DESCENT 2
DEFAULT_CHAR 32
ENDPROPERTIES
CHARS 3
"""
CHARACTERS = {"space": 32, "H": 72, "x": 120}
ROWS = [0x88, 0x88, 0xF8, 0x88, 0x88, 0x00, 0x00, 0x00]


def bdf():
    text = BDF
    for name, code in CHARACTERS.items():
        text += f"STARTCHAR {name}\nENCODING {code}\nSWIDTH 666 0\nDWIDTH 6 0\nBBX 6 8 0 -2\nBITMAP\n"
        text += "".join(f"{row:02X}\n" for row in ROWS) + "ENDCHAR\n"
    return (text + "ENDFONT\n").encode()


def pcf():
    """Returns six tables, all with the most significant byte first (format 0x0C)."""
    names = b"FAMILY_NAME\0StrutSeed\0FONT_ASCENT\0FONT_DESCENT\0PIXEL_SIZE\0CHARSET_REGISTRY\0ISO10646\0CHARSET_ENCODING\0" + b"1\0"
    at = lambda text: names.index(text)
    properties = [(at(b"FAMILY_NAME"), 1, at(b"StrutSeed")), (at(b"FONT_ASCENT"), 0, 6), (at(b"FONT_DESCENT"), 0, 2),
                  (at(b"PIXEL_SIZE"), 0, 8), (at(b"CHARSET_REGISTRY"), 1, at(b"ISO10646")), (at(b"CHARSET_ENCODING"), 1, at(b"1\0"))]
    table = struct.pack(">I", len(properties)) + b"".join(struct.pack(">IBI", *entry) for entry in properties)
    table += b"\0" * (-len(properties) & 3) + struct.pack(">I", len(names)) + names
    metric = struct.pack(">hhhhhH", 0, 6, 6, 6, 2, 0)
    accelerators = struct.pack(">8B", 0, 0, 0, 1, 1, 1, 0, 0) + struct.pack(">iii", 6, 2, 0) + metric * 2
    metrics = struct.pack(">I", len(CHARACTERS)) + metric * len(CHARACTERS)
    rows = b"".join(struct.pack(">BBBB", row, 0, 0, 0) for row in ROWS)
    size = len(rows)
    bitmaps = struct.pack(">I", len(CHARACTERS)) + b"".join(struct.pack(">I", size * i) for i in range(len(CHARACTERS)))
    bitmaps += struct.pack(">4I", *[size * len(CHARACTERS)] * 4) + rows * len(CHARACTERS)
    codes = list(CHARACTERS.values())
    encodings = struct.pack(">5H", min(codes), max(codes), 0, 0, 32)
    encodings += b"".join(struct.pack(">H", codes.index(c) if c in codes else 0xFFFF) for c in range(min(codes), max(codes) + 1))
    tables = [(1, table), (2, accelerators), (4, metrics), (8, bitmaps), (32, encodings), (256, accelerators)]
    body, directory, offset = b"", b"", 8 + 16 * len(tables)
    for kind, content in tables:
        form = 0x0E if kind == 8 else 0x0C
        content = struct.pack("<I", form) + content + b"\0" * (-len(content) & 3)
        directory += struct.pack("<IIII", kind, form, len(content), offset + len(body))
        body += content
    return b"\x01fcp" + struct.pack("<I", len(tables)) + directory + body


def fnt():
    """Returns a Windows 3.0 raster font of two characters, as a separate file and not in a
    program."""
    first, last, height = 72, 73, 8
    header_size, count = 148, last - first + 2
    bits = header_size + 6 * count
    face = bits + 2 * height
    header = struct.pack("<HI60sHHHHHHHBBBHBHHBHHBBBBHIII", 0x300, face + 8, b"Strut", 0, 8, 75, 75, 6, 0, 0, 0, 0, 0, 400, 0, 6,
                         height, 0x10, 6, 6, first, last, 0, 0, 2, 0, face, 0)
    header += struct.pack("<I", bits)
    header += b"\0" * (header_size - len(header))
    table = b"".join(struct.pack("<HI", 6, bits + height * min(i, 1)) for i in range(count))
    return header + table + bytes(ROWS) * 2 + b"Strut\0\0\0"


def seeds():
    return {"bitmap.bdf": bdf(), "bitmap.pcf": pcf(), "bitmap.fnt": fnt(), "bitmap.pcf.gz": gzip.compress(pcf(), mtime=0)}
