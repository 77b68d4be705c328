#!/usr/bin/env python3
"""Writes Tests/TextLayoutTests/Resources/Unicode from Debian's package unicode-data.

Its version is 15.0.0, the Unicode of ICU 72.

    collect_unicode_tests.py                          writes the files of 15.0.0
    collect_unicode_tests.py GraphemeBreakTest.txt    writes a file of a later version, with its version in its name

Characters that are newer than ICU are tested with a later GraphemeBreakTest.txt, which is in the
source package graphemeu on PyPI (in 0.11.0, that of 18.0.0).

The files have the bytes that Unicode publishes, and are compressed with gzip without a name and a
time, so that every run writes the same bytes. Their license is next to them in LICENSE.txt.
"""
import gzip
import pathlib
import re
import sys

SOURCE = pathlib.Path("/usr/share/unicode")
TARGET = pathlib.Path(__file__).resolve().parents[2] / "Tests/TextLayoutTests/Resources/Unicode"
FILES = (
    "auxiliary/GraphemeBreakTest.txt",
    "auxiliary/LineBreakTest.txt",
    "auxiliary/WordBreakTest.txt",
    "BidiCharacterTest.txt",
    "BidiTest.txt",
    "emoji/emoji-test.txt",
    "emoji/emoji-variation-sequences.txt",
)


def write(source, name):
    target = TARGET / (name + ".gz")
    target.write_bytes(gzip.compress(source.read_bytes(), compresslevel=9, mtime=0))
    print(f"{target.name}: {target.stat().st_size} bytes")


def main(later):
    TARGET.mkdir(parents=True, exist_ok=True)
    for source in map(pathlib.Path, later):
        name = re.match(r"# (\S+-\d+\.\d+\.\d+\.txt)", source.read_text(encoding="utf-8"))
        if not name:
            sys.exit(f"{source}: expected its name and version in the first line")
        write(source, name[1])
    if later:
        return
    for name in FILES:
        source = SOURCE / name
        write(source, source.name)


if __name__ == "__main__":
    main(sys.argv[1:])
