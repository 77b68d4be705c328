#!/usr/bin/env python3
"""Writes the tables of languages and encodings of font names.

usage: Scripts/generators/generate_name_tables.py

It requires fontTools: pip install -r Fonts/Build/requirements.txt. It writes
NameLanguages+Tables.swift, the language numbers of the `name` table, and
MacintoshEncoding+Tables.swift, Apple's one-byte encodings, in Sources/FontInterop/OpenType.
The language numbers are those in name_languages.py; the encodings are Python's codecs with the same
names.
"""
import pathlib
import textwrap

from name_languages import MACINTOSH, WINDOWS

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "Sources" / "FontInterop" / "OpenType"
NOTE = "// Written by Scripts/generators/generate_name_tables.py; do not edit.\n"
ENCODINGS = {
    "roman": "mac_roman", "greek": "mac_greek", "cyrillic": "mac_cyrillic", "centralEuropean": "mac_latin2",
    "turkish": "mac_turkish", "icelandic": "mac_iceland", "croatian": "mac_croatian", "romanian": "mac_romanian",
}


def pairs(table):
    words = " ".join(f"{number}={tag}" for number, tag in sorted(table.items()))
    return textwrap.indent(textwrap.fill(words, 112, break_on_hyphens=False, break_long_words=False), "    ")


def escaped(encoding):
    return "".join(f"\\u{{{ord(c):X}}}" for c in bytes(range(128, 256)).decode(encoding))


def wrapped(text):
    marks = [mark + "}" for mark in text.split("}")[:-1]]
    rows = ["".join(marks[i:i + 8]) for i in range(0, len(marks), 8)]
    return "\\\n".join("    " + row for row in rows)


languages = f'''{NOTE}
extension NameLanguages {{
  /// Windows' language number and the tag it stands for.
  static let windowsTable = """
{pairs(WINDOWS)}
    """

  /// The Macintosh's language number and the tag it stands for.
  static let macintoshTable = """
{pairs(MACINTOSH)}
    """
}}
'''
encodings = f"{NOTE}\n/// The upper half of Apple's one-byte encodings, 128 characters each; the lower half is ASCII.\nextension MacintoshEncoding {{"
for name, codec in ENCODINGS.items():
    encodings += f'\n  static let {name} = MacintoshEncoding(\n    upperHalf: """\n{wrapped(escaped(codec))}\n    """)\n'
(FOLDER / "NameLanguages+Tables.swift").write_text(languages)
(FOLDER / "MacintoshEncoding+Tables.swift").write_text(encodings + "}\n")
