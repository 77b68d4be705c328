#!/usr/bin/env python3
"""Collects the first inputs of the fuzzers in Fuzzing/corpus, which git ignores.

Fonts are a subset of each bundled font (a few characters, all tables, so that mutations are fast
and reach everything; the fuzzer itself sometimes takes the whole fonts), the bundled fonts below a
size, the smallest subsets as WOFF, WOFF2 and a collection, and the small fonts of `seed_fonts` in
every format. WOFF2 files also have stored tables without compression, so that a changed bit reaches
a table and not only the decompressor. Documents, Interface Builder files and text come from
Fuzzing/Seeds and Examples. Catalogs are the files of Fuzzing/Seeds/Catalogs, each after a line with
its path, some also as a binary property list or in UTF-16.

usage: Fuzzing/Scripts/collect_seeds.py [--whole-fonts-below BYTES]          (needs fonttools and brotli)
"""
import argparse
import io
import pathlib
import plistlib
import shutil
import sys

from fontTools import subset
from fontTools.ttLib import TTCollection, sfnt, woff2

import seed_fonts

FUZZING = pathlib.Path(__file__).resolve().parent.parent
ROOT = FUZZING.parent
CORPUS = FUZZING / "corpus"

# The characters that the font fuzzer uses, and those that its words need to join, stack and
# decompose.
CHARACTERS = (
    "Hamburgefonts ffi 10/21 ǺńĝΑΩЖ\u0301\u0323\u20dd \u00a0\u2026- تصفية لا क्षेत्र र्कि קְרָא ผู้ที่ 日本語、が "
    "👩\u200d👧👍🏽🇩🇪❤\ufe0f\u200c"
)


def subset_of(path, layout=True):
    """Returns the font with a few glyphs and all of its tables."""
    options = subset.Options()
    options.layout_features = ["*"] if layout else []
    options.name_IDs = ["*"]
    options.name_languages = ["*"]
    options.notdef_outline = True
    options.legacy_kern = True
    options.hinting = True
    options.passthrough_tables = True
    options.drop_tables = []
    font = subset.load_font(str(path), options, lazy=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=CHARACTERS)
    subsetter.subset(font)
    return font


def bytes_of(font, flavor=None):
    font.flavor = flavor
    out = io.BytesIO()
    font.save(out, reorderTables=True)
    return out.getvalue()


def stored_brotli(data, **_):
    """Returns a Brotli stream (RFC 7932) with uncompressed data: a window of 2^16, and meta-blocks
    of up to 64 KB."""
    out, bits, count = bytearray(), 0, 0

    def put(value, width):
        nonlocal bits, count
        bits |= value << count
        count += width
        while count >= 8:
            out.append(bits & 0xFF)
            bits >>= 8
            count -= 8

    put(0, 1)  # WBITS: 16
    for start in range(0, len(data), 1 << 16):
        block = data[start : start + (1 << 16)]
        put(0, 1)  # not the last
        put(0, 2)  # four nibbles of length
        put(len(block) - 1, 16)
        put(1, 1)  # uncompressed
        put(0, -count % 8)
        out.extend(block)
    put(3, 2)  # the last, and empty
    put(0, -count % 8)
    return bytes(out)


def stored(font, flavor):
    """Returns WOFF or WOFF2 without compression."""
    if flavor == "woff2":
        compress, woff2.brotli.compress = woff2.brotli.compress, stored_brotli
        try:
            return bytes_of(font, flavor)
        finally:
            woff2.brotli.compress = compress
    kept, sfnt.compress = sfnt.compress, lambda data, level=None: data + b"\0"  # longer, so that it is left out
    try:
        return bytes_of(font, flavor)
    finally:
        sfnt.compress = kept


def collect_fonts(limit):
    target = CORPUS / "fonts"
    target.mkdir(parents=True, exist_ok=True)
    for name, data in seed_fonts.all_seeds().items():
        (target / f"seed-{name}").write_bytes(data)
    subsets = []
    for path in sorted((ROOT / "Fonts/Files").rglob("*.[ot]tf")):
        if path.stat().st_size <= limit:
            shutil.copyfile(path, target / path.name)
        font = subset_of(path)
        data = bytes_of(font)
        (target / f"subset-{path.name}").write_bytes(data)
        subsets.append((len(data), path))
    for _, path in sorted(subsets)[:4] + [(0, ROOT / "Fonts/Files/Inter/InterVariable.ttf")]:
        for flavor in ("woff", "woff2"):
            (target / f"subset-{path.stem}.{flavor}").write_bytes(bytes_of(subset_of(path), flavor))
            (target / f"stored-{path.stem}.{flavor}").write_bytes(stored(subset_of(path), flavor))
    collection = TTCollection()
    collection.fonts = [subset_of(path) for _, path in sorted(subsets)[:3]]
    out = io.BytesIO()
    collection.save(out)
    (target / "collection.ttc").write_bytes(out.getvalue())
    return target


def collect_texts(name, folders):
    target = CORPUS / name
    target.mkdir(parents=True, exist_ok=True)
    for folder in folders:
        for path in sorted(folder.iterdir()):
            if path.suffix in (".yaml", ".json", ".txt", ".xib", ".storyboard"):
                shutil.copyfile(path, target / path.name)
    return target


def collect_catalogs():
    target = CORPUS / "catalogs"
    target.mkdir(parents=True, exist_ok=True)
    folder = FUZZING / "Seeds/Catalogs"

    def write(name, path, data):
        (target / name.replace("/", "-")).write_bytes(path.encode() + b"\n" + data)

    for file in sorted(path for path in folder.rglob("*") if path.is_file()):
        path, data = str(file.relative_to(folder)), file.read_bytes()
        write(path, path, data)
        if file.suffix == ".stringsdict":
            write(f"binary-{path}", path, plistlib.dumps(plistlib.loads(data), fmt=plistlib.FMT_BINARY))
        if file.suffix == ".strings":
            write(f"utf16-{path}", path, data.decode().encode("utf-16"))
            write(f"binary-{path}", path, plistlib.dumps({"a": "%1$@ é", "b": "c"}, fmt=plistlib.FMT_BINARY))
    return target


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--whole-fonts-below", type=int, default=32 << 10, metavar="BYTES")
    options = parser.parse_args()
    folders = [
        collect_fonts(options.whole_fonts_below),
        collect_texts("documents", [FUZZING / "Seeds/Documents", ROOT / "Examples"]),
        collect_texts("nibs", [FUZZING / "Seeds/Nibs"]),
        collect_catalogs(),
        collect_texts("texts", [FUZZING / "Seeds/Texts"]),
    ]
    for folder in folders:
        sizes = [path.stat().st_size for path in folder.iterdir()]
        print(f"{folder.name}: {len(sizes)} files, {sum(sizes)} bytes")


if __name__ == "__main__":
    sys.exit(main())
