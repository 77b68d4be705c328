"""The expected names, languages, coverage, rights, color and instances in `strut inspect --json`.
Used by font_oracle.py.

They come from fontTools' tables; the letters of languages come from fontconfig, through ctypes, and
are compared as Python sets; as a second source, the languages of `fc-scan` are compared. Strings in
encodings that Strut does not read (READ_ENCODINGS) are not included.
"""
import collections
import ctypes
import pathlib
import subprocess
import sys

from fontTools import unicodedata
from fontTools.encodings.codecs import codecs  # noqa: F401 (registers Apple's codecs)
from fontTools.misc.fixedTools import floatToFixed

# generate_name_tables.py reads the same table, which is next to it.
sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "generators"))
from name_languages import MACINTOSH, WINDOWS  # noqa: E402

KEYS = dict(enumerate([
    "copyright", "family", "subfamily", "uniqueIdentifier", "fullName", "version", "postScriptName", "trademark", "manufacturer",
    "designer", "description", "vendorURL", "designerURL", "license", "licenseURL", None, "typographicFamily", "typographicSubfamily",
    "compatibleFullName", "sampleText", "postScriptCIDName", "wwsFamily", "wwsSubfamily", "lightBackgroundPalette",
    "darkBackgroundPalette", "variationsPostScriptNamePrefix"]))
READ_ENCODINGS = {
    "utf_16_be", "mac_roman", "mac_greek", "mac_cyrillic", "mac_latin2", "mac_turkish", "mac_iceland", "mac_croatian", "mac_romanian"}
# For a face with one Han code page, fontconfig lists only this language; Strut lists the languages
# whose characters it has.
HAN = {"ja", "ko", "zh-CN", "zh-HK", "zh-MO", "zh-SG", "zh-TW"}


def description(oracle):
    """Returns the fields that do not depend on the location, computed once for each face."""
    if not hasattr(oracle, "description"):
        font = oracle.font
        oracle.description = {
            "names": names(font), "languageSystems": language_systems(font), "coverage": coverage(oracle),
            "embedding": embedding(font), "color": color(oracle), "clamped": [],
            "namedInstances": [
                {"name": oracle.name(i.subfamilyNameID), "coordinates": dict(i.coordinates),
                 "postScriptName": None if i.postscriptNameID == 0xFFFF else oracle.name(i.postscriptNameID)}
                for i in (font["fvar"].instances if oracle.axes else [])],
        }
    return oracle.description


def clamped(oracle, asked):
    """Returns the values that are outside their axes, and the values that are used."""
    used = oracle.clamp(asked)
    return [{"axis": a.axisTag, "asked": asked[a.axisTag], "used": used[a.axisTag]} for a in oracle.axes
            if floatToFixed(asked.get(a.axisTag, used[a.axisTag]), 16) != floatToFixed(used[a.axisTag], 16)]


# Names


def is_read(record):
    return record.platformID in (0, 1, 3) and record.getEncoding() in READ_ENCODINGS


def language(record):
    if record.platformID == 3:
        return WINDOWS.get(record.langID)
    return MACINTOSH.get(record.langID) if record.platformID == 1 else None


def rank(record):
    """Returns the record for its name ID: the first in order."""
    if record.platformID == 3:
        return 0 if record.langID == 0x409 else 2 if record.langID & 0x3FF == 9 else 4
    if record.platformID == 1:
        return 1 if record.langID == 0 else 5
    return 3


def names(font):
    found = []
    for record in font["name"].names if "name" in font else []:
        if is_read(record) and (value := record.toUnicode(errors="replace")):
            entry = {"nameID": record.nameID, "key": KEYS.get(record.nameID), "language": language(record), "value": value}
            if entry not in found:
                found.append(entry)
    return sorted(found, key=lambda entry: entry["nameID"])


# Layout


def language_systems(font):
    found = collections.defaultdict(set)
    for table in ("GSUB", "GPOS"):
        scripts = font[table].table.ScriptList if table in font else None
        for record in scripts.ScriptRecord if scripts else []:
            found[record.ScriptTag] |= {system.LangSysTag for system in record.Script.LangSysRecord}
    return {script: sorted(tags) for script, tags in found.items()}


# Coverage


class Fontconfig:
    """Returns the letters of each language, from the library that Strut also uses."""

    def __init__(self):
        library = ctypes.CDLL("libfontconfig.so.1")
        library.FcGetLangs.restype = library.FcStrListCreate.restype = library.FcLangGetCharSet.restype = ctypes.c_void_p
        library.FcStrListNext.restype = ctypes.c_char_p
        library.FcCharSetFirstPage.restype = library.FcCharSetNextPage.restype = ctypes.c_uint32
        rows = ctypes.c_void_p(library.FcStrListCreate(ctypes.c_void_p(library.FcGetLangs())))
        self.letters = {}
        while name := library.FcStrListNext(rows):
            self.letters[tag(name.decode())] = self.read(library, ctypes.c_void_p(library.FcLangGetCharSet(name)))

    @staticmethod
    def read(library, charset):
        words, following, points = (ctypes.c_uint32 * 8)(), ctypes.c_uint32(), set()
        page = library.FcCharSetFirstPage(charset, words, ctypes.byref(following))
        while page != 0xFFFFFFFF:
            points |= {page + 32 * i + bit for i, word in enumerate(words) for bit in range(32) if word >> bit & 1}
            page = library.FcCharSetNextPage(charset, words, ctypes.byref(following))
        return frozenset(points)


FONTCONFIG = Fontconfig.__new__(Fontconfig)


def letters():
    if not hasattr(FONTCONFIG, "letters"):
        FONTCONFIG.__init__()
    return FONTCONFIG.letters


def tag(name):
    first, _, second = name.partition("-")
    return name if not second else f"{first}-{second.title() if len(second) == 4 else second.upper()}"


def coverage(oracle):
    points = oracle.codepoints()
    scripts = collections.Counter(unicodedata.script(chr(point)) for point in points)
    complete, nearly = [], []
    # By fontconfig's names, which are lowercase.
    for language, needed in sorted(letters().items(), key=lambda item: item[0].lower()):
        missing = needed - points
        if not missing:
            complete.append(language)
        elif len(missing) <= 4 and len(missing) * 10 <= len(needed):
            nearly.append({"language": language, "missing": [f"U+{point:04X}" for point in sorted(missing)]})
    return {
        "scripts": [{"script": s, "codepoints": n} for s, n in sorted(scripts.items(), key=lambda item: (-item[1], item[0]))],
        "languages": complete, "nearlyComplete": nearly,
    }


def scanned_languages(path, face_index):
    """Returns the languages that fc-scan computes for a face, without Han languages."""
    run = subprocess.run(["fc-scan", "--format", "%{index} %{lang}\n", path], capture_output=True, text=True)
    for line in run.stdout.splitlines():
        index, _, languages = line.partition(" ")
        if int(index) & 0xFFFF == face_index:
            return {tag(name) for name in languages.split("|") if name} - HAN
    return set()


# Rights and color


def embedding(font):
    if "OS/2" not in font:
        return None
    os2 = font["OS/2"]
    levels = [name for bit, name in ((8, "editable"), (4, "previewAndPrint"), (2, "restricted")) if os2.fsType & bit]
    level = (levels[0] if os2.version <= 2 else levels[-1]) if levels else "installable"
    return {"level": level, "subsetting": os2.version < 2 or not os2.fsType & 0x100,
            "bitmapsOnly": os2.version >= 2 and bool(os2.fsType & 0x200), "fsType": os2.fsType}


def color(oracle):
    font = oracle.font
    if not any(table in font for table in ("CBDT", "COLR", "SVG ", "sbix")):
        return None
    palettes = []
    if "CPAL" in font:
        cpal = font["CPAL"]
        labels, types = (getattr(cpal, field, []) for field in ("paletteLabels", "paletteTypes"))
        for index, palette in enumerate(cpal.palettes):
            label = labels[index] if index < len(labels) else 0xFFFF
            kind = types[index] if index < len(types) else 0
            palettes.append({"name": None if label == 0xFFFF else oracle.name(label), "colors": len(palette),
                             "light": bool(kind & 1), "dark": bool(kind & 2)})
    sizes = {strike.bitmapSizeTable.ppemX for strike in font["CBLC"].strikes} if "CBLC" in font else set()
    sizes |= set(font["sbix"].strikes) if "sbix" in font else set()
    return {"layerVersion": font["COLR"].version if "COLR" in font else None, "palettes": palettes, "bitmapSizes": sorted(sizes)}


# Warnings


def warnings(oracle):
    """Returns {pattern: True if such a sentence is expected}."""
    font, points = oracle.font, oracle.codepoints()
    os2, head, hhea, post = (font[table] if table in font else None for table in ("OS/2", "head", "hhea", "post"))
    cmap = font.getBestCmap() or {} if "cmap" in font else {}
    widths = [font["hmtx"][cmap[ord(c)]][0] for c in "ilmW.0"] if all(ord(c) in points for c in "ilmW.0") else []
    fixed = bool(post and post.isFixedPitch)
    return {
        "hhea descender .* above the baseline": bool(hhea and hhea.descent > 0 and not oracle.axes),
        "hhea line gap .* negative": bool(hhea and hhea.lineGap < 0),
        "typo line gap .* negative": bool(os2 and os2.sTypoLineGap < 0),
        "the weight class is": bool(os2 and not 10 <= os2.usWeightClass <= 1000),
        "the width class is": bool(os2 and not 1 <= os2.usWidthClass <= 9),
        "not marked as italic or oblique": bool(os2 and post and post.italicAngle and not (head.macStyle & 2 or os2.fsSelection & 0x201)),
        "marked as italic, but its italic angle is 0": bool(
            os2 and post and post.italicAngle == 0 and (head.macStyle & 2 or os2.fsSelection & 1)),
        "post table marks the face as monospaced": fixed and len(set(widths)) > 1, "post table does not mark the face": not fixed and len(set(widths)) == 1,
        "mutually exclusive": bool(os2 and os2.version >= 3 and (os2.fsType & 14).bit_count() > 1),
        "U\\+0020": 0x20 not in points,
    }
