#!/usr/bin/env python3
"""Writes debian/copyright (DEP-5) for the packages: Strut's own licence, and those of the fonts and patterns that it brings along.

usage: Scripts/debian_copyright.py > copyright
"""

import json
import pathlib
import re

RUNTIME = """ The Swift runtime and Foundation, which are linked in, are of Apple Inc. and the Swift project authors, under the
 Apache License 2.0 with the Runtime Library Exception; their source is at https://github.com/swiftlang. The command
 also has in it: Cairo (of its authors, under the LGPL 2.1 or the MPL 1.1), pixman (MIT), ICU (Unicode's licence) and
 libhyphen (GPL 2, LGPL 2.1 or MPL 1.1, of which the MPL is chosen), as Debian's packages libcairo2-dev,
 libpixman-1-dev, libicu-dev and libhyphen-dev have them."""


def paragraph(text: str) -> str:
    """A text as a field's continuation: indented by a blank, empty lines as dots."""
    return "\n".join(f" {line.rstrip()}" if line.strip() else " ." for line in text.splitlines())


def holders(text: str) -> str:
    """The copyright lines of a licence's text."""
    found = [line.strip() for line in text.splitlines() if re.match(r"\s*(%\s*)?Copyright\b.*\d{4}", line)]
    return "\n           ".join(dict.fromkeys(found[:6])) or "the authors that the licence's file names"


def stanza(files: str, licence: str, path: pathlib.Path, installed: str) -> str:
    text = path.read_text(encoding="utf-8", errors="replace")
    name = re.sub(r"[^A-Za-z0-9.+-]+", "-", licence)
    return (
        f"Files: {files}\nCopyright: {holders(text)}\nLicense: {name}\n"
        f" The text is in {installed}."
    )


def main() -> None:
    stanzas = [
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\nUpstream-Name: Strut\nComment:\n" + RUNTIME,
        "Files: *\nCopyright: 2026 The Strut Authors\nLicense: MIT\n"
        + paragraph(pathlib.Path("LICENSE").read_text().split("\n\n", 2)[2]),
    ]
    fonts = json.loads(pathlib.Path("Fonts/Files/manifest.json").read_text())
    for family in fonts["families"]:
        licence = family["licenceFile"]
        stanzas.append(
            stanza(
                f"Fonts/Files/{pathlib.Path(licence).parent}/*", family["licence"], pathlib.Path("Fonts/Files") / licence,
                f"/usr/share/strut/fonts/{licence}",
            )
        )
    patterns = json.loads(pathlib.Path("Hyphenation/Files/manifest.json").read_text())
    for dictionary in patterns["dictionaries"]:
        licence = dictionary["licenceFile"]
        stanzas.append(
            stanza(
                f"Hyphenation/Files/{pathlib.Path(licence).parent}/*", dictionary["licence"],
                pathlib.Path("Hyphenation/Files") / licence, f"/usr/share/strut/hyphenation/{licence}",
            )
        )
    print("\n\n".join(stanzas))


if __name__ == "__main__":
    main()
