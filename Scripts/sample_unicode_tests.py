#!/usr/bin/env python3
"""Writes Tests/TextLayoutTests/Resources/Unicode from Debian's package unicode-data (15.0.0).

Comments are dropped. Of BidiCharacterTest.txt's 91,000 cases every 23rd is kept, so that the sample is the same on every machine.
"""
import pathlib

SOURCE = pathlib.Path("/usr/share/unicode")
TARGET = pathlib.Path(__file__).resolve().parent.parent / "Tests/TextLayoutTests/Resources/Unicode"
BIDI_STEP = 23


def cases(path):
    version = path.read_text(encoding="utf-8").splitlines()[0]
    lines = (line.split("#")[0].strip() for line in path.read_text(encoding="utf-8").splitlines())
    return version, [line for line in lines if line]


def write(name, header, lines):
    (TARGET / name).write_text("\n".join([header, *lines]) + "\n", encoding="utf-8")
    print(f"{name}: {len(lines)} cases")


def main():
    TARGET.mkdir(parents=True, exist_ok=True)
    for name in ("GraphemeBreakTest.txt", "LineBreakTest.txt"):
        version, lines = cases(SOURCE / "auxiliary" / name)
        write(name, f"{version}; all cases, without comments. Copyright Unicode, Inc.; see LICENSE.txt", lines)
    version, lines = cases(SOURCE / "BidiCharacterTest.txt")
    header = f"{version}; every {BIDI_STEP}rd case, without comments. Copyright Unicode, Inc.; see LICENSE.txt"
    write("BidiCharacterTest.txt", header, lines[::BIDI_STEP])


if __name__ == "__main__":
    main()
