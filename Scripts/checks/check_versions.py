#!/usr/bin/env python3
"""Checks that every file with Strut's version has that of Sources/Strut/StrutVersion.swift.

The header has a copy, because C reads it without running code. The Python package reads the header;
man pages, packages, the archive and the action read StrutVersion.swift.

usage: Scripts/checks/check_versions.py [--tag v0.1.0]     --tag: for a release; the changelog has to be dated
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# Files with copies of the version, and the text around them.
COPIES = [
    ("Sources/CStrutHeader/include/strut.h", r'#define STRUT_VERSION "(.+)"'),
    ("CHANGELOG.md", r"^## (\d\S*)(?: - .*)?$"),
    ("Documentation/Automation.md", r"OWNER/strut@v(\S+)"),
    ("Documentation/Automation.md", r"download/v([^/]+)/"),
    ("Documentation/Automation.md", r"strut-(\d[^-]*)-linux"),
    ("Examples/Audit/Automation/layout-audit.yml", r"OWNER/strut@v(\S+)"),
]


def current() -> str:
    source = (ROOT / "Sources/Strut/StrutVersion.swift").read_text(encoding="utf-8")
    versions = re.findall(r'current = "(\d+\.\d+\.\d+)"', source)
    if len(versions) != 1:
        sys.exit("Sources/Strut/StrutVersion.swift has no version of the form 0.1.0")
    return versions[0]


def mistakes(version: str) -> list[str]:
    found = []
    for name, pattern in COPIES:
        named = re.findall(pattern, (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE)
        # In the changelog, the first version, because earlier releases follow.
        wrong = set(named[:1] if name == "CHANGELOG.md" else named) - {version}
        if wrong:
            found.append(f"{name} names {', '.join(sorted(wrong))}, and Sources/Strut/StrutVersion.swift {version}")
        if not named:
            found.append(f"{name} names no version")
    return found


def main() -> None:
    version = current()
    found = mistakes(version)
    if len(sys.argv) == 3 and sys.argv[1] == "--tag":
        if sys.argv[2] != f"v{version}":
            found.append(f"the tag is {sys.argv[2]}, and the version {version}")
        if not re.search(rf"^## {re.escape(version)} - \d{{4}}-\d\d-\d\d$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE):
            found.append(f"CHANGELOG.md has no date for {version}")
    elif len(sys.argv) != 1:
        sys.exit(__doc__)
    if found:
        sys.exit("\n".join(found))


if __name__ == "__main__":
    main()
