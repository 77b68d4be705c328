#!/usr/bin/env python3
"""Compares the output of parts with the output of a single run.

The records must be the same, in the same order and byte for byte, except for values that count
within a process: the first record contains the versions of the engines, and a record without text
contains its line number.

usage: compare_records.py WHOLE.jsonl PARTS.jsonl
"""

from __future__ import annotations

import re
import sys
from itertools import zip_longest

ENGINES = re.compile(rb'"engines" ?: ?\{[^}]*\},?')
LINE = re.compile(rb'(?<="message":")line \d+(?= has no string)')


def comparable(record: bytes) -> bytes:
    """Returns a record without the values that count within a process."""
    return LINE.sub(b"line", ENGINES.sub(b"", record))


def main() -> None:
    count = told = 0
    with open(sys.argv[1], "rb") as whole, open(sys.argv[2], "rb") as parts:
        for one, other in zip_longest(whole, parts, fillvalue=b"nothing"):
            count += 1
            told += ENGINES.search(other) is not None
            if comparable(one) != comparable(other):
                sys.exit(f"record {count} differs:\n  whole {one!r}\n  parts {other!r}")
    if not count:
        sys.exit("there are no records")
    print(f"{count} records in {told} parts are the same")


if __name__ == "__main__":
    main()
