"""The expected tables, style, layout and shaping of a face in `strut inspect --json`, from
fontTools. Used by font_oracle.py.

Pairs are counted as described in Sources/FontInterop/LayoutTables/LookupCounts.swift.
"""
import collections
import datetime
import math
import struct

from fontTools.misc.fixedTools import fixedToStr, floatToFixed

SUBSTITUTIONS = ["single", "multiple", "alternate", "ligature", "context", "chained context", "extension", "reverse chained"]
POSITIONS = ["single", "pair", "cursive", "mark to base", "mark to ligature", "mark to mark", "context", "chained context", "extension"]
APPLE = ["Zapf", "acnt", "ankr", "bsln", "fdsc", "feat", "fmtx", "fond", "gcid", "just", "kerx", "lcar", "ltag", "mort", "morx", "opbd",
         "prop", "trak", "xref"]
GRAPHITE = ["Feat", "Glat", "Gloc", "Silf", "Sill"]
WIDTHS = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]


def shortest(number):
    """Returns the number with the fewest decimals that has the same 16.16 bits."""
    return float(fixedToStr(floatToFixed(number, 16), 16))


def tables(oracle, location):
    """Returns the fields in addition to metrics; those that do not depend on the location are
    computed once for each face."""
    if not hasattr(oracle, "table_fields"):
        font = oracle.font
        oracle.table_fields = {
            "tables": sizes(font), "cmap": maps(font), "head": head(font), "os2": os2(font), "gasp": gasp(font), "stat": stat(oracle),
            "substitutions": layout(font, "GSUB", SUBSTITUTIONS), "positions": layout(font, "GPOS", POSITIONS),
            "shaping": shaping(font),
        }
    return oracle.table_fields | style(oracle.font, location)


def sizes(font):
    if font.flavor == "woff2":  # what it unpacks to is the unpacker's
        return None
    found = {str(tag): getattr(entry, "origLength", entry.length) for tag, entry in font.reader.tables.items()}
    return [{"tag": tag, "length": length} for tag, length in sorted(found.items())]  # directories are in order


def maps(font):
    return [{"platform": t.platformID, "encoding": t.platEncID, "format": t.format} for t in font["cmap"].tables] if "cmap" in font else []


def date(seconds):
    try:
        return (datetime.datetime(1904, 1, 1) + datetime.timedelta(seconds=seconds)).strftime("%Y-%m-%dT%H:%M:%SZ").rjust(20, "0")
    except OverflowError:
        return None


def head(font):
    table = font["head"]
    # fontTools treats small dates as Unix dates and moves them.
    created, modified = struct.unpack(">qq", font.reader["head"][20:36])
    return {"revision": shortest(table.fontRevision), "created": date(created), "modified": date(modified),
            "flags": table.flags, "macStyle": table.macStyle, "lowestPixelsPerEm": table.lowestRecPPEM}


def os2(font):
    if "OS/2" not in font:
        return None
    table = font["OS/2"]
    vendor = str(table.achVendID).encode("latin-1").rstrip(b" \0")
    panose = table.panose
    return {
        "version": table.version, "fsSelection": table.fsSelection,
        "vendor": "".join(chr(b) if 0x20 <= b <= 0x7E else f"\\x{b:02X}" for b in vendor),
        "panose": [getattr(panose, f"b{name}") for name in (
            "FamilyType", "SerifStyle", "Weight", "Proportion", "Contrast", "StrokeVariation", "ArmStyle", "LetterForm", "Midline",
            "XHeight")],
        "unicodeRanges": bits([getattr(table, f"ulUnicodeRange{i}") for i in (1, 2, 3, 4)]),
        "codePageRanges": bits([table.ulCodePageRange1, table.ulCodePageRange2]) if table.version >= 1 else None,
    }


def bits(words):
    return [32 * index + bit for index, word in enumerate(words) for bit in range(32) if word >> bit & 1]


def gasp(font):
    if "gasp" not in font:
        return None
    return [{"pixelsPerEm": size, "flags": flags} for size, flags in sorted(font["gasp"].gaspRange.items())]


def stat(oracle):
    if "STAT" not in oracle.font:
        return None
    table = oracle.font["STAT"].table
    axes = table.DesignAxisRecord.Axis if table.DesignAxisRecord else []
    values = [stat_value(oracle, axes, value) for value in (table.AxisValueArray.AxisValue if table.AxisValueArray else [])]
    has_name = table.Version >= 0x00010001
    return {"axes": [{"tag": a.AxisTag, "name": oracle.name(a.AxisNameID), "ordering": a.AxisOrdering} for a in axes],
            "values": values, "unreadValueCount": 0, "elidedFallbackName": oracle.name(table.ElidedFallbackNameID) if has_name else None}


def stat_value(oracle, axes, value):
    found = {"name": oracle.name(value.ValueNameID), "range": None, "linked": None, "elidable": bool(value.Flags & 2),
             "olderSibling": bool(value.Flags & 1)}
    if value.Format == 4:
        return found | {"coordinates": {axes[r.AxisIndex].AxisTag: shortest(r.Value) for r in value.AxisValueRecord}}
    number = value.NominalValue if value.Format == 2 else value.Value
    if value.Format == 2:
        found["range"] = [shortest(value.RangeMinValue), shortest(value.RangeMaxValue)]
    if value.Format == 3:
        found["linked"] = shortest(value.LinkedValue)
    return found | {"coordinates": {axes[value.AxisIndex].AxisTag: shortest(number)}}


# Layout


def layout(font, tag, names):
    if tag not in font:
        return None
    table = font[tag].table
    counts = collections.Counter(lookup_type(lookup) for lookup in lookups(table))
    features = {record.FeatureTag for record in table.FeatureList.FeatureRecord} if table.FeatureList else set()
    return {"features": sorted(features), "lookups": [
        {"type": kind, "name": names[kind - 1], "count": count} for kind, count in sorted(counts.items(), key=lambda c: (-c[1], c[0]))]}


def lookups(table):
    return table.LookupList.Lookup if table.LookupList else []


def lookup_type(lookup):
    first = lookup.SubTable[0] if lookup.SubTable else None
    return getattr(first, "ExtensionLookupType", lookup.LookupType)


def kerning_pairs(font):
    if "GPOS" not in font:
        return None
    table = font["GPOS"].table
    records = table.FeatureList.FeatureRecord if table.FeatureList else []
    numbers = {n for record in records if record.FeatureTag == "kern" for n in record.Feature.LookupListIndex}
    count = font["maxp"].numGlyphs
    return sum(
        pairs(getattr(subtable, "ExtSubTable", subtable), count) for n, lookup in enumerate(lookups(table))
        if n in numbers and lookup_type(lookup) == 2 for subtable in lookup.SubTable)


def pairs(subtable, glyph_count):
    if subtable.Format == 1:
        return sum(moves(r.Value1) or moves(r.Value2) for pair_set in subtable.PairSet for r in pair_set.PairValueRecord)
    first = collections.Counter(subtable.ClassDef1.classDefs.get(glyph, 0) for glyph in subtable.Coverage.glyphs)
    second = collections.Counter(subtable.ClassDef2.classDefs.values())
    second[0] = glyph_count - len(subtable.ClassDef2.classDefs)
    return sum(
        first[a] * second[b] for a, row in enumerate(subtable.Class1Record) for b, cell in enumerate(row.Class2Record)
        if moves(cell.Value1) or moves(cell.Value2))


def moves(value):
    return value is not None and any(vars(value).values())


def shaping(font):
    in_use = {tag for tag in ("morx", "mort", "GSUB", "GPOS", "kerx", "kern", "trak") if tag in font and font.reader.tables[tag].length}

    def first(*tags):
        return next((tag for tag in tags if tag in in_use), None)

    substitutions = first("morx", "mort", "GSUB")
    positions = "GPOS" if substitutions == "GSUB" and "GPOS" in in_use else first("kerx", "GPOS")
    features = font["GPOS"].table.FeatureList.FeatureRecord if positions == "GPOS" and font["GPOS"].table.FeatureList else []
    has_kern = any(record.FeatureTag == "kern" for record in features)
    return {
        "substitutions": substitutions, "positions": positions, "kerning": "GPOS" if has_kern else first("kerx", "kern"),
        "tracking": first("trak"), "gposKerningPairs": kerning_pairs(font), "kernTablePairs": kern_table_pairs(font),
        "appleTables": [tag for tag in APPLE if tag in font], "graphiteTables": [tag for tag in GRAPHITE if tag in font],
    }


def kern_table_pairs(font):
    if "kern" not in font:
        return None
    found = None
    for table in font["kern"].kernTables:
        ordered = hasattr(table, "kernTable")  # others are kept as they are
        horizontal = ordered and (table.coverage & 0xE0 == 0 if table.apple else table.coverage & 7 == 1)
        if horizontal:
            found = (found or 0) + sum(value != 0 for value in table.kernTable.values())
    return found


# Style


def style(font, location):
    os2 = font["OS/2"] if "OS/2" in font else None
    classes = WIDTHS[os2.usWidthClass - 1] if os2 and 1 <= os2.usWidthClass <= 9 else 100
    weight = location.get("wght", os2.usWeightClass if os2 else 400)
    return {"weightClass": os2.usWeightClass if os2 else None, "widthClass": os2.usWidthClass if os2 else None,
            "weight": math.floor(weight + 0.5), "width": location.get("wdth", classes)}


def warnings(oracle):
    """Returns {pattern: True if such a sentence is expected}."""
    os2 = oracle.font["OS/2"] if "OS/2" in oracle.font else None
    axes = {a.axisTag: a for a in oracle.axes}
    weight, width = axes.get("wght"), axes.get("wdth")
    nearest = width and 1 + min(range(9), key=lambda i: abs(WIDTHS[i] - width.defaultValue))
    outside = any(
        not axes[tag].minValue <= value <= axes[tag].maxValue
        for i in (oracle.font["fvar"].instances if axes else []) for tag, value in i.coordinates.items())
    return {
        "weight class .* differs": bool(os2 and weight and 10 <= os2.usWeightClass <= 1000
                                        and os2.usWeightClass != math.floor(weight.defaultValue + 0.5)),
        "width class .* differs": bool(os2 and width and 1 <= os2.usWidthClass <= 9 and os2.usWidthClass != nearest),
        "named instances outside": outside,
        "the minimum of the .* axis": any(a.minValue > a.defaultValue for a in oracle.axes),
        "the maximum of the .* axis": any(a.maxValue < a.defaultValue for a in oracle.axes),
    }
