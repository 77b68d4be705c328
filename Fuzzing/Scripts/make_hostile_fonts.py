#!/usr/bin/env python3
"""Writes small fonts that could occupy a reader forever, or fill its memory.

usage: make_hostile_fonts.py FONT.ttf FOLDER      (a small TrueType font; needs fonttools)
"""
import pathlib
import struct
import sys
import zlib

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.DefaultTable import DefaultTable

SOURCE, FOLDER = sys.argv[1], pathlib.Path(sys.argv[2])
AXES, REGIONS = 4096, 6000
STOREYS, PARTS = 30, 10
SIDE = 4096
INSTANCES, NAME, LENGTH = 2000, 300, 0xFFFE


def write(name, tables):
    font = TTFont(SOURCE, recalcTimestamp=False)
    for tag, data in tables.items():
        font[tag] = DefaultTable(tag)
        font[tag].data = data
    font.save(FOLDER / name)


def variation_store():
    """Returns one region of many axes, which one item refers to many times."""
    regions = struct.pack(">HH", AXES, 1) + struct.pack(">hhh", 0, 0, 0) * AXES
    data = struct.pack(">HHH", 1, 0, REGIONS) + struct.pack(">H", 0) * REGIONS + b"\1" * REGIONS
    return struct.pack(">HLHL", 1, 12, 1, 12 + len(regions)) + regions + data


def metric_variations():
    tags = [b"cpht", b"hasc", b"hcla", b"hcld", b"hdsc", b"hlgp", b"xhgt"]
    records = b"".join(struct.pack(">4sHH", tag, 0, 0) for tag in tags)
    return struct.pack(">HHHHHH", 1, 0, 0, 8, len(tags), 12 + len(records)) + records + variation_store()


def glyphs_in_glyphs():
    """Returns tables in which H consists of a glyph ten times, which consists of another ten times,
    and so on; the last glyph is empty."""
    font = TTFont(SOURCE, recalcTimestamp=False)
    count = len(font.getGlyphOrder())
    letter = font.getGlyphID(font.getBestCmap()[ord("H")])
    chain = [letter] + [glyph for glyph in range(1, count) if glyph != letter][:STOREYS]
    records = dict.fromkeys(range(count), b"")
    for glyph, part in zip(chain, chain[1:]):
        flags = [0x0022] * (PARTS - 1) + [0x0002]
        records[glyph] = struct.pack(">hhhhh", -1, 0, 0, 100, 100)
        records[glyph] += b"".join(struct.pack(">HHbb", flag, part, 0, 0) for flag in flags)
    outlines, places = b"", []
    for glyph in range(count):
        places.append(len(outlines))
        outlines += records[glyph]
    head = bytearray(font.reader["head"])
    head[50:52] = b"\0\1"
    locations = b"".join(struct.pack(">L", place) for place in [*places, len(outlines)])
    return {"glyf": outlines, "loca": locations, "head": bytes(head)}


def one_axis(instances):
    axis = struct.pack(">4siiiHH", b"wght", 0, 0, 65536, 0, NAME)
    return struct.pack(">HHHHHHHH", 1, 0, 16, 2, 1, 20, instances, 8) + axis + struct.pack(">HHi", NAME, 0, 0) * instances


def glyphs_in_varied_glyphs():
    """Returns nested glyphs in a variable font without HVAR, whose advances are in its glyphs."""
    tables = glyphs_in_glyphs()
    count = len(tables["loca"]) // 4 - 1
    tables["gvar"] = struct.pack(">HHHHLHHL", 1, 0, 1, 0, 20, count, 0, 0) + struct.pack(">H", 0) * (count + 1)
    return {**tables, "fvar": one_axis(0)}


def long_names():
    """Returns many named instances and an axis, all with one name of 64 KB."""
    records = struct.pack(">HHHHHH", 3, 1, 0x409, NAME, LENGTH, 0)
    return {
        "fvar": one_axis(INSTANCES),
        "name": struct.pack(">HHH", 0, 1, 6 + len(records)) + records + b"\0A" * (LENGTH // 2),
    }


def large_bitmaps():
    """Returns a table whose glyphs are bitmaps of two KB that have 64 MB when they are unpacked."""
    count = len(TTFont(SOURCE).getGlyphOrder())

    def chunk(tag, data):
        return struct.pack(">L", len(data)) + tag + data + struct.pack(">L", zlib.crc32(tag + data))

    header = struct.pack(">LLBBBBB", SIDE, SIDE, 1, 0, 0, 0, 0)
    pixels = zlib.compress((b"\0" + b"\0" * (SIDE // 8)) * SIDE, 9)
    png = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")
    glyph = struct.pack(">hh4s", 0, 0, b"png ") + png
    start = 4 + 4 * (count + 1)
    places = b"".join(struct.pack(">L", start + index * len(glyph)) for index in range(count + 1))
    strike = struct.pack(">HH", 128, 72) + places + glyph * count
    return {"sbix": struct.pack(">HHLL", 1, 1, 1, 12) + strike}


def pairs_without_numbers():
    """Returns a subtable of 65,535 references to one set of 65,535 pairs, whose values have no
    fields and no bytes."""
    feature = struct.pack(">H4sH", 1, b"kern", 8) + struct.pack(">HHH", 0, 1, 0)
    pairs = struct.pack(">HHHHH", 1, 8, 0, 0, 0xFFFF) + struct.pack(">H", 0xFFFF)
    lookup = struct.pack(">HHHHHH", 1, 4, 2, 0, 1, 8) + pairs
    return struct.pack(">HHHHHH", 1, 0, 10, 12, 12 + len(feature), 0) + feature + lookup


write("pairs-without-numbers.ttf", {"GPOS": pairs_without_numbers()})


def tracking_out_of_order():
    """Returns tracking from one point to 32,768 points below zero."""
    sizes = struct.pack(">LL", 0x10000, 0x80000000)
    header = struct.pack(">HHHHHH", 1, 0, 0, 12, 0, 0) + struct.pack(">HHL", 1, 2, 28)
    return {"trak": header + struct.pack(">lHH", 0, 256, 36) + sizes + struct.pack(">hh", 0, 0)}


def segments_beyond_the_table():
    """Returns format 4 with twice as many segments as there are bytes."""
    segments = struct.pack(">HHHHHHH", 4, 32, 0, 64, 0, 0, 0) + struct.pack(">HHHHHHHHH", *[0x48] * 9)
    return struct.pack(">HHHHL", 0, 1, 3, 1, 12) + segments


write("tracking-out-of-order.ttf", tracking_out_of_order())
# Returns a WOFF2 file that ends inside its header.
(FOLDER / "woff2-of-33-bytes.woff2").write_bytes(struct.pack(">4sLLHHLL", b"wOF2", 0x10000, 33, 1, 0, 1000, 100).ljust(33, b"\0"))
write("segments-beyond-the-table.ttf", {"cmap": segments_beyond_the_table()})
write("bitmaps-of-4096-pixels.ttf", large_bitmaps())
write("variations-of-4096-axes.ttf", {"MVAR": metric_variations()})
write("glyphs-in-glyphs.ttf", glyphs_in_glyphs())
write("glyphs-in-varied-glyphs.ttf", glyphs_in_varied_glyphs())
write("instances-of-long-names.ttf", long_names())
