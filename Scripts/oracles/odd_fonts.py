#!/usr/bin/env python3
"""Opens every font in folders with unusual and broken fonts, and measures text in it.

For every font, `strut inspect` and `strut measure` must end in time, with a result or an error.
Text of characters in the font must not be 0 wide with status 0, unless hb-shape finds it 0 wide
too. A width must be that of hb-shape, to a thousandth of the em, if only this font draws the text;
other widths are listed, and are failures only with --widths: hb-shape 6 extrapolates beyond the
last size of `trak`, and reads no Macintosh character map.

The test folders of fontTools, HarfBuzz and FreeType contain such fonts. They are in the source
packages of Debian and PyPI:

    apt-get source --download-only harfbuzz freetype
    pip download --no-binary fonttools --no-deps fonttools

usage: Scripts/oracles/odd_fonts.py --strut .build/release/strut FOLDER...

It requires fontTools and Debian's libharfbuzz-bin. Without a FOLDER, it uses the folders in
STRUT_ODD_FONTS, separated by colons.
"""
import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys
import unicodedata

SIGNATURES = (
    b"\0\1\0\0", b"OTTO", b"true", b"typ1", b"ttcf", b"wOFF", b"wOF2", b"%!PS", b"%!Fo", b"\x80\x01", b"\1fcp", b"STAR", b"\1\0\4\1",
    b"\1\0\4\2", b"\1\0\4\3", b"\1\0\4\4", b"\0\0\1\0")
SIZE = 1000


def fonts(folders):
    for folder in folders:
        for path in sorted(pathlib.Path(folder).rglob("*")):
            if path.is_file():
                with path.open("rb") as file:
                    if file.read(4).startswith(SIGNATURES):
                        yield path


def run(command, seconds):
    try:
        done = subprocess.run(command, capture_output=True, timeout=seconds)
        return done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace")
    except subprocess.TimeoutExpired:
        return None, "", ""


def some_text(path):
    """Returns up to eight characters of the first face, letters first; none if fontTools cannot
    read them."""
    try:
        from fontTools.ttLib import TTFont
        font = TTFont(path, fontNumber=0, lazy=True)
        characters = font.getBestCmap() or {}
        order = set(font.getGlyphOrder())
    except Exception:
        return ""
    drawn = [chr(code) for code, name in sorted(characters.items()) if name in order and not 0xD800 <= code <= 0xDFFF]
    letters = [c for c in drawn if unicodedata.category(c)[0] == "L" and unicodedata.bidirectional(c) == "L"]
    others = [c for c in drawn if unicodedata.category(c)[0] in "NPS"]
    return "".join((letters or others)[:8])


def expected_width(hb_shape, path, text, coordinates):
    """Returns the sum of hb-shape's advances in design units; None if it does not open the font,
    such as a WOFF."""
    with path.open("rb") as file:
        if file.read(3) == b"wOF":
            return None
    variations = [f"--variations={','.join(f'{tag}={value}' for tag, value in coordinates.items())}"] if coordinates else []
    status, output, _ = run([
        hb_shape, "--shapers=ot", "--output-format=json", "--no-glyph-names", "--font-size=upem", f"--font-ptem={SIZE}",
        *variations, f"--font-file={path}", f"--text={text}"], 20)
    if status != 0:
        return None
    try:
        return sum(glyph["ax"] for glyph in json.loads(output))
    except (ValueError, KeyError):
        return None


def judge(strut, hb_shape, path):
    """Returns the result for a font in one word, and its faults."""
    faults = []
    status, output, errors = run([strut, "inspect", str(path), "--size", str(SIZE), "--json"], 60)
    if status is None or status < 0 or status not in (0, 1, 3):
        return "fault", [f"inspect ends with {status}"]
    if status != 0 and not errors.strip():
        faults.append(f"inspect says nothing, status {status}")
    if status == 3:
        return "refused", faults
    faces = json.loads(output)["faces"]
    text = some_text(path) or "Hamburg"
    status, output, errors = run(
        [strut, "measure", text, "--font", str(path), "--size", str(SIZE), "--json"], 60)
    if status is None or status < 0 or status not in (0, 1, 3):
        return "fault", faults + [f"measure ends with {status}"]
    if status != 0:
        if not errors.strip():
            faults.append(f"measure says nothing, status {status}")
        return "fault" if faults else "not measured", faults
    result = json.loads(output.splitlines()[0])
    width = result["unrounded"]["width"]
    is_alone = len(result["fonts"]) == 1 and not result["missing"] and result["fonts"][0]["family"] == faces[0]["family"]
    expected = expected_width(hb_shape, path, text, faces[0]["coordinates"])
    expected = expected and expected * SIZE / faces[0]["unitsPerEm"]
    if width == 0 and result["fonts"]:
        if expected == 0:
            return "fault" if faults else "0 wide in hb-shape too", faults
        faults.append(f"{text!r} is 0 wide, in hb-shape {expected}")
    if not is_alone:
        return "fault" if faults else "stand-ins or missing", faults
    if expected is not None and abs(width - expected) > 0.001 * SIZE:
        return "fault" if faults else "other width", faults or [f"{text!r} is {width} wide, in hb-shape {expected}"]
    return "fault" if faults else "measured", faults


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--strut", required=True)
    parser.add_argument("--hb-shape", default="hb-shape")
    parser.add_argument("--widths", action="store_true", help="fail where a width is not hb-shape's")
    parser.add_argument("folders", nargs="*")
    options = parser.parse_args()
    folders = options.folders or [f for f in os.environ.get("STRUT_ODD_FONTS", "").split(":") if f]
    if not folders:
        parser.error("name folders, or set STRUT_ODD_FONTS")
    paths = list(fonts(folders))
    if not paths:
        parser.error("there is no font in " + ", ".join(folders))
    counts = collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for path, (outcome, faults) in zip(paths, pool.map(lambda p: judge(options.strut, options.hb_shape, p), paths)):
            counts[outcome] += 1
            for fault in faults:
                print(f"{outcome}: {path}: {fault}", flush=True)
    print(f"{len(paths)} fonts: " + ", ".join(f"{count} {outcome}" for outcome, count in counts.most_common()))
    sys.exit(1 if counts["fault"] or (options.widths and counts["other width"]) else 0)


main()
