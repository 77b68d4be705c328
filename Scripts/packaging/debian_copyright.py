#!/usr/bin/env python3
"""Writes the licenses of Strut and of everything that is linked into it or shipped with it, in the
form of debian/copyright (DEP-5).

usage: Scripts/packaging/debian_copyright.py [--full] [PACKAGE]... > copyright

With --full, it includes the licenses that are on every Debian system, for other systems. PACKAGE is
a Debian package of this machine whose static library is also linked in; its copyright file is
included.
"""

import json
import re
import sys
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
LICENSES = CHECKOUT / "Documentation/Licenses"
CHECKOUTS = CHECKOUT / ".build/checkouts"
APPLE = ["2014-2026 Apple Inc. and the Swift project authors"]

# The component, the name and text of its license, its copyright holder if the text does not contain
# it, and the location of the original in SwiftPM.
LINKED = [
    ("Yams", "MIT", "Yams.txt", None, "Yams/LICENSE"),
    ("libyaml, which is in Yams", "MIT", "libyaml.txt", None, None),
    ("the Swift runtime, libdispatch, Foundation and swift-argument-parser", "Apache-2.0-with-Swift-exception", "Swift.txt", APPLE,
     "swift-argument-parser/LICENSE.txt"),
    ("the ICU in Foundation", "Unicode-3.0", "ICU.txt", None, None),
]  # fmt: skip
FULL = "--full" in sys.argv
COMMON = Path("/usr/share/common-licenses")
# Licenses that are on every Debian system, by the name of the license.
COMMON_NAMES = {
    "Apache-2.0": r"Apache-2",
    "LGPL-2.1": r"LGPL(?!-3)",
    "LGPL-3": r"LGPL-3",
    "MPL-1.1": r"MPL(?!-2)",
    "MPL-2.0": r"MPL-2",
}


def field(text: str) -> str:
    """Returns text as the continuation of a field: indented by a space, with empty lines as
    dots."""
    return "\n".join(f" {line.rstrip()}" if line.strip() else " ." for line in text.strip().splitlines())


def holders(path: Path) -> list[str]:
    """Returns the holders of a work, from its license or from other files of its authors in the
    same folder."""
    for source in [path, *sorted(path.parent.glob("README*.txt"))]:
        text = source.read_text(encoding="utf-8", errors="replace")
        # In Debian's form, with more holders in the following lines; otherwise in the form of
        # authors: the sign and a year.
        debian = re.search(r"^Copyright: +(.+(?:\n {6,}.+)*)", text, re.MULTILINE)
        authors = r"\bcopyright +(?:(?:\(c\)|©) *)?(\d{4}.*(?:(?<=[,\d])\n.+)*)"
        found = debian[1].splitlines() if debian else re.findall(authors, text, re.IGNORECASE)
        if found:
            lines = [re.sub(r"\s*\n[\s%#]*", " ", each).strip() for each in found]
            return list(dict.fromkeys(re.sub(r"(?<=\)\.) \w+$", "", line) for line in lines))  # A sentence's first word.
    sys.exit(f"{path} does not state a copyright holder")


def stanza(files: str, license: str, path: Path, authors: list[str] | None = None) -> str:
    copyright_field = "\n           ".join(authors or holders(path))
    text = path.read_text(encoding="utf-8", errors="replace")
    if not FULL and "Apache" in license:
        text = text[text.index("## Runtime Library Exception") :]
    text = field(text)
    for name, pattern in COMMON_NAMES.items():
        if not FULL and re.search(pattern, license):
            text += f"\n .\n On Debian systems the text of the {name} is in {COMMON}/{name}."
    return f"Files: {files}\nCopyright: {copyright_field}\nLicense: {re.sub(r'[^A-Za-z0-9.+-]+', '-', license)}\n{text}"


def linked() -> list[str]:
    stanzas = []
    for what, license, name, authors, original in LINKED:
        path = LICENSES / name
        if original and (CHECKOUTS / original).exists() and (CHECKOUTS / original).read_bytes() != path.read_bytes():
            sys.exit(f"{path} differs from the license of {what}: copy {CHECKOUTS / original}")
        made = stanza("*", license, path, authors)
        stanzas.append(made.replace("\nLicense:", f"\nComment: This is about {what}.\nLicense:", 1))
    return stanzas


def system_library(package: str) -> str:
    """Returns the complete copyright file of a Debian package, which describes the code."""
    text = Path(f"/usr/share/doc/{package}/copyright").read_text(encoding="utf-8", errors="replace")
    return (
        f"Files: *\nCopyright: the authors named below\nComment: This is about the static library of Debian's {package}.\n"
        f"License: as-below\n{field(text)}"
    )


def bundled(folder: str, key: str) -> list[str]:
    """Returns stanzas for fonts or patterns, from their manifest."""
    manifest = json.loads((CHECKOUT / folder / "manifest.json").read_text(encoding="utf-8"))
    return [
        stanza(f"{folder}/{Path(each['licenseFile']).parent}/*", each["license"], CHECKOUT / folder / each["licenseFile"])
        for each in manifest[key]
    ]


def whole_licenses() -> list[str]:
    """Returns the licenses in stanzas, for systems without common-licenses."""
    folder = CHECKOUT / "Hyphenation/Files/licenses"
    return [f"License: {path.stem}\n{field(path.read_text(encoding='utf-8'))}" for path in sorted(folder.glob("*.txt"))]


def main() -> None:
    stanzas = [
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\nUpstream-Name: Strut",
        stanza("*", "MIT", CHECKOUT / "LICENSE", ["2026 The Strut Authors"]),
        *linked(),
        *map(system_library, [name for name in sys.argv[1:] if name != "--full"]),
        *bundled("Fonts/Files", "families"),
        *bundled("Hyphenation/Files", "dictionaries"),
        *(whole_licenses() if FULL else []),
    ]
    print("\n\n".join(stanzas))


if __name__ == "__main__":
    main()
