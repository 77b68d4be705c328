#!/usr/bin/env python3
"""Runs the command for results that depend on ICU's data, with linked data and with all data in
files.

The results are the forms of numbers, dates and plurals and the direction in each locale of ICU, the
words of two or three letters that are languages, and the line breaks of every character and of text
in many languages.

usage: Scripts/checks/compare_icu_data.py STRUT FOLDER     FOLDER/whole has the files
"""

import json
import os
import re
import shutil
import string
import subprocess
import sys
import tempfile
import unicodedata
from pathlib import Path

STRUT = sys.argv[1]
FOLDER = Path(sys.argv[2]).resolve()
ROOT = Path(__file__).resolve().parents[2]
FORMATS = (
    "{n, number} {p, number, percent} {c, number, currency} {d, date, full} {s, date, short} {m, date, medium} {l, date, long} "
    "{t, time, short} {u, time, medium} {k, plural, zero{zero #} one{one #} two{two #} few{few #} many{many #} other{other #}} {name}"
)
LARGE_BLOCKS = [(0x3400, 0x9FFF), (0xAC00, 0xD7A3), (0x17000, 0x18CFF), (0x20000, 0x2FFFF)]
# In a row, so that the direction determines which one moves; too narrow for the text, so that there
# is a finding in every locale.
DOCUMENT = """schema: 1
views:
  all: { label: { text: { key: all }, textStyle: body, lines: 1 } }
  switch: { switch: {} }
constraints:
  - "V:|-[all]-|"
  - "H:|-[all]-[switch]-|"
  - switch.centerY == all.centerY
"""


def answer(data: Path | None, *arguments: str | Path, given: str | None = None) -> str:
    environment = os.environ | ({"ICU_DATA": str(data)} if data else {})
    if not data:
        environment.pop("ICU_DATA", None)
    done = subprocess.run([STRUT, *arguments], input=given, capture_output=True, text=True, env=environment)
    if done.returncode not in (0, 1):
        sys.exit(f"strut {arguments[0]} ended with {done.returncode}: {done.stderr[:2000]}")
    return done.stdout


def locales() -> list[str]:
    """Returns the locales with data in one of the ICUs, by the names of the files."""
    names = {path.stem for folder in FOLDER.glob("whole/icudt*") for path in folder.glob("*.res")}
    return sorted(name for name in names if re.fullmatch(r"[a-z]{2,3}(_[A-Z][a-z]{3})?(_([A-Z]{2}|\d{3}))?", name))


def texts() -> list[str]:
    corpus = [line for line in (ROOT / "Scripts/oracles/shaping_corpus.tsv").read_text(encoding="utf-8").splitlines() if "\t" in line]
    records = [{"lang": tag, "text": text, "width": width} for tag, text in (line.split("\t", 1) for line in corpus) for width in (40, 120)]
    # Every Unicode character, or a part of the large blocks of ideographs and syllables, with
    # letters, digits, a quotation mark and a diacritical mark.
    points = [
        point
        for point in range(0x20, 0x30000)
        if unicodedata.category(chr(point)) not in ("Cn", "Cs", "Co", "Zl", "Zp", "Cc")
        and (point % 16 == 0 or not any(first <= point <= last for first, last in LARGE_BLOCKS))
    ]
    for start in range(0, len(points), 24):
        text = "".join(f"ab{chr(point)}c {chr(point)}1\u0301「{chr(point)}" for point in points[start : start + 24])
        records.append({"text": text, "width": 60})
    return [json.dumps(record, ensure_ascii=False) for record in records]


def questions(scratch: Path):
    document = scratch / "document.yaml"
    document.write_text(DOCUMENT)
    named = locales()
    if len(named) < 700:
        sys.exit(f"there are {len(named)} locales in {FOLDER}/whole, and ICU has more")
    arb = scratch / "locales"
    arb.mkdir()
    for name in named:
        (arb / f"app_{name}.arb").write_text(json.dumps({"@@locale": name, "all": FORMATS}))
    audit = ("audit", document, "--categories", "L", "--widths", "320", "--format", "json", "--all-problems")
    yield f"{len(named)} locales", lambda data: answer(data, *audit, "--strings", arb)

    codes = scratch / "codes"
    letters = string.ascii_lowercase
    words = [a + b for a in letters for b in letters] + [a + b + c for a in letters for b in letters for c in letters]
    for first in letters:
        (codes / first).mkdir(parents=True)
        for word in words:
            if word[0] == first:
                (codes / first / f"{word}.json").write_text('{"all": "A"}')
    yield f"{len(words)} words", lambda data: "".join(answer(data, *audit, "--strings", codes / first) for first in letters)

    records = texts()
    yield f"{len(records)} texts", lambda data: answer(data, "measure", "--input", "-", given="\n".join(records))


# Files of the other data, and those that replace them: a language, its names and rules of lines.
OTHERS = [
    ("de.res", "ar.res"), ("lang/en.res", "lang/root.res"), ("brkitr/line.brk", "brkitr/char.brk"),
    ("brkitr/line_normal.brk", "brkitr/char.brk"),
]


def other_data() -> Path:
    """Returns the data with a language and a rule replaced by others."""
    other = FOLDER / "other"
    shutil.copytree(FOLDER / "whole", other, copy_function=os.link)
    for folder in other.glob("icudt*"):
        for name, instead in OTHERS:
            (folder / name).unlink()
            shutil.copy(folder / instead, folder / name)
    return other


def main() -> None:
    wrong = []
    with tempfile.TemporaryDirectory() as scratch:
        asked = list(questions(Path(scratch)))
        other = other_data()
        for what, ask in asked:
            linked, whole = ask(None), ask(FOLDER / "whole")
            print(f"{what}: {len(linked)} characters, {'alike' if linked == whole else 'DIFFERENT'}", flush=True)
            if linked != whole:
                pairs = [pair for pair in zip(linked.splitlines(), whole.splitlines()) if pair[0] != pair[1]]
                wrong.append(f"{what} differ, first: {pairs[0] if pairs else 'one is longer'}")
            if ask(other) == whole:
                wrong.append(f"{what} do not depend on the files in ICU_DATA, so nothing was compared")
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
