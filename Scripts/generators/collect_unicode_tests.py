#!/usr/bin/env python3
"""Writes Tests/TextLayoutTests/Resources/Unicode from Debian's package unicode-data (15.0.0, the Unicode of ICU 72).

Every file is whole, byte for byte as Unicode publishes it, and compressed with gzip: without a name and a time, so that a second run
writes the same. Their license stands beside them in LICENSE.txt.
"""
import gzip
import pathlib

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


def main():
    TARGET.mkdir(parents=True, exist_ok=True)
    for name in FILES:
        source = SOURCE / name
        target = TARGET / (source.name + ".gz")
        target.write_bytes(gzip.compress(source.read_bytes(), compresslevel=9, mtime=0))
        print(f"{target.name}: {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
