#!/usr/bin/env python3
"""Writes the part of ICU's data that Strut reads, as an object file that replaces all data.

A static ICU has its data in one member of an archive: 30 MB, mostly converters, sort orders and
names of units, regions and time zones. Strut reads text boundaries, plural rules, and the forms of
numbers and dates in a language (Documentation/Decisions/0019). `make check-icu` compares the
results.

usage: Scripts/packaging/reduce_icu_data.py {text,foundation} ARCHIVE SYMBOL OBJECT
       Scripts/packaging/reduce_icu_data.py files ARCHIVE FOLDER

text        for Strut's own calls of ICU
foundation  for the ICU inside Foundation
files       writes all items as files, which ICU prefers when ICU_DATA names FOLDER
SYMBOL      the name that the object gives its data; with `-`, the name that ICU links to
"""

import fnmatch
import re
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

# A pattern without a folder matches items outside folders.
KEPT = {
    "text": [
        "brkitr/*", "plurals.res", "pluralRanges.res", "supplementalData.res", "likelySubtags.res", "keyTypeData.res", "numberingSystems.res",
        "icustd.res", "icuver.res", "uemoji.icu", "ulayout.icu",
    ],
    # Locales in the files outside folders: numbers, dates, directions. Names of languages only in
    # English.
    "foundation": [
        "*.res", "*.nrm", "uemoji.icu", "ulayout.icu", "curr/*", "rbnf/*", "lang/en.res", "lang/root.res", "lang/pool.res", "lang/res_index.res",
        "brkitr/*.brk", "brkitr/root.res", "brkitr/res_index.res",
    ],
}  # fmt: skip
# Without one of these, ICU would use other rules and report no error.
NEEDED = {
    "text": ["plurals.res", "uemoji.icu", "brkitr/root.res", "brkitr/char.brk", "brkitr/word.brk", "brkitr/line.brk", "brkitr/thaidict.dict"],
    "foundation": ["root.res", "ar.res", "curr/ja.res", "lang/en.res", "supplementalData.res", "likelySubtags.res"],
}
ALIGNMENT = 16


def run(*command: str | Path) -> bytes:
    return subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout


def member(archive: Path) -> tuple[str, str]:
    """Returns the archive's member that defines ICU's data, and the symbol."""
    for line in run("nm", "-A", "--defined-only", archive).decode().splitlines():
        if found := re.search(r":([^:]+):\S+ R (icudt\d+_dat)$", line):
            return found[1], found[2]
    sys.exit(f"{archive} defines no icudt…_dat: it is no static archive of ICU's data")


class Package:
    """ICU's common data: a header, a table of contents sorted by name, and the items."""

    def __init__(self, data: bytes) -> None:
        size, magic = struct.unpack_from("<H2s", data)
        if magic != b"\xda\x27" or data[12:16] != b"CmnD" or data[8] != 0:
            sys.exit("the data is not ICU's common data of a little-endian machine")
        (count,) = struct.unpack_from("<I", data, size)
        entries = [struct.unpack_from("<II", data, size + 4 + 8 * index) for index in range(count)]
        ends = [offset for _, offset in entries[1:]] + [len(data) - size]
        self.header = data[:size]
        self.items: dict[str, bytes] = {}
        for (name, start), end in zip(entries, ends):
            at = size + name
            self.items[data[at : data.index(b"\0", at)].decode()] = data[size + start : size + end]

    def keep(self, patterns: list[str]) -> None:
        """Removes the items that no pattern matches; a pattern without a folder matches no item in
        a folder."""

        def matches(name: str) -> bool:
            path = name.partition("/")[2]
            return any(path.count("/") == each.count("/") and fnmatch.fnmatchcase(path, each) for each in patterns)

        self.items = {name: item for name, item in self.items.items() if matches(name)}

    def bytes(self) -> bytes:
        names = b"".join(name.encode() + b"\0" for name in self.items)
        first = 4 + 8 * len(self.items)
        body = bytearray(first) + names
        struct.pack_into("<I", body, 0, len(self.items))
        name_at = first
        for index, (name, item) in enumerate(self.items.items()):
            body += b"\0" * (-(len(self.header) + len(body)) % ALIGNMENT)
            struct.pack_into("<II", body, 4 + 8 * index, name_at, len(body))
            name_at += len(name.encode()) + 1
            body += item
        return self.header + bytes(body)


def packaged(archive: Path) -> tuple[Package, str]:
    """Returns the data in an archive, and the symbol by which ICU finds them."""
    name, symbol = member(archive)
    with tempfile.TemporaryDirectory() as scratch:
        whole, data = Path(scratch, "whole.o"), Path(scratch, "data")
        whole.write_bytes(run("ar", "p", archive, name))
        run("objcopy", "-O", "binary", "--only-section=.rodata", whole, data)
        return Package(data.read_bytes()), symbol


def reduce(kind: str, archive: Path, name: str, output: Path) -> None:
    package, symbol = packaged(archive)
    package.keep(KEPT[kind])
    lacking = [each for each in NEEDED[kind] if not any(item.partition("/")[2] == each for item in package.items)]
    if lacking:
        sys.exit(f"{archive} has no {', '.join(lacking)}: this ICU names its data in another way")
    symbol = symbol if name == "-" else name
    with tempfile.TemporaryDirectory() as scratch:
        data, source = Path(scratch, "data"), Path(scratch, "data.S")
        data.write_bytes(package.bytes())
        source.write_text(
            f'.section .rodata,"a"\n.globl {symbol}\n.type {symbol}, %object\n.balign {ALIGNMENT}\n{symbol}:\n'
            f'.incbin "{data}"\n.size {symbol}, . - {symbol}\n.section .note.GNU-stack,"",%progbits\n'
        )
        run("gcc", "-c", "-o", output, source)


def write_files(archive: Path, folder: Path) -> None:
    for name, item in packaged(archive)[0].items.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(item)


def main() -> None:
    match sys.argv[1:]:
        case ["text" | "foundation" as kind, archive, name, output]:
            reduce(kind, Path(archive), name, Path(output))
        case ["files", archive, folder]:
            write_files(Path(archive), Path(folder))
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
