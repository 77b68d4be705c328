#!/usr/bin/env python3
"""Compares the overrides of `strut compare` with Chromium: a page is set in A and in B with the
computed @font-face descriptors, at several sizes and in several columns, and Chromium returns the
positions, at one and at four device pixels to a CSS pixel.

usage: Scripts/oracles/compare_overrides.py --strut .build/release/strut [--pair A B]... [--verbose]
       needs: chromium (apt-get install chromium: 350 MB), apt-get and dpkg (Debian's fonts go to
       .build/oracle-fonts)

It checks, at each size:
- a line of B with the overrides is as high as a line of A, to the pixel, and its baseline is at the
  same pixel;
- a line of A has Strut's height; Chromium rounds ascent, descent and gap separately to whole pixels
  (ROUNDING below);
- the sample is as wide in B with size-adjust as in A, and both have Strut's width, to 0.1 %. Below
  16 pixels, the tolerance is a hundredth of a pixel of the size more, to which Chromium truncates
  sizes; at one device pixel to a CSS pixel, it is 1/64 of the size more, to which FreeType
  truncates sizes and rounds advances;
- paragraphs have Strut's number of lines, in A, in B and in B with size-adjust, in every column.

Known differences are in KNOWN with their count; another count is a failure.

Exit status 0: all checks passed, or there is no Chromium (which it reports); 1: a check failed; 2:
no comparison was possible.
"""
import argparse
import html
import json
import math
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import oracle_fonts

ROOT = pathlib.Path(__file__).resolve().parents[2]
SIZES = [11, 13, 16, 17.5, 24, 41]
COLUMNS = [12, 20, 33]  # in ems
SCALES = [1, 4]  # pixels to a CSS pixel
WIDTH_TOLERANCE = 0.001
INFORMATION = "paragraphs of the same height (for information)"
BUNDLED = ROOT / "Fonts" / "Files"

# {kind: number of differences}. At 17.5 pixels of four device pixels, the descent of JetBrains Mono
# is exactly 21 device pixels; the override, a millionth above, is rounded down, so that with
# subpixel positioning it takes a pixel from the ascent (see rounded() below).
KNOWN = {"baseline": 1}

# Pairs of files with very different boxes, widths and units per em.
PAIRS = [
    ("Inter/InterVariable.ttf", "TeXGyrePagella/texgyrepagella-regular.otf"),
    ("TeXGyrePagella/texgyrepagella-regular.otf", "Inter/InterVariable.ttf"),
    ("Inter/InterVariable.ttf", "JetBrainsMono/JetBrainsMono-Regular.ttf"),
    ("Inter/InterVariable.ttf", "LiberationSans-Regular.ttf"),
    ("Inter/InterVariable.ttf", "DejaVuSans.ttf"),
    ("Roboto-Regular.ttf", "LiberationSans-Regular.ttf"),
    ("Lato-Regular.ttf", "LiberationSans-Regular.ttf"),
    ("DejaVuSerif.ttf", "LiberationSerif-Regular.ttf"),
    ("NotoSerif-Regular.ttf", "LiberationSerif-Regular.ttf"),
    ("LiberationSans-Regular.ttf", "NimbusSans-Regular.otf"),
    ("TeXGyrePagella/texgyrepagella-regular.otf", "P052-Roman.otf"),
    ("JetBrainsMono/JetBrainsMono-Regular.ttf", "LiberationMono-Regular.ttf"),
]
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
         "--font-render-hinting=none", "--allow-file-access-from-files", "--virtual-time-budget=60000"]


def find_font(name):
    """Returns the file of a bundled font, or of a font in Debian's packages."""
    if (BUNDLED / name).is_file():
        return BUNDLED / name
    if pathlib.Path(name).is_file():
        return pathlib.Path(name).resolve()
    for package in oracle_fonts.PACKAGES:
        for file in oracle_fonts.font_files(package):
            if file.name == name:
                return file
    raise LookupError(f"no font file {name}")


def compare(strut, a, b, size, width=None):
    command = [strut, "compare", str(a), str(b), "--size", str(size), "--json"] + (["--width", str(width)] if width else [])
    return json.loads(subprocess.run(command, check=True, capture_output=True).stdout)


def rounded(box, size, scale):
    """Returns Chromium's line height and baseline of a box in ems, on Linux (ROUNDING). Halves are
    rounded up; with subpixel positioning, a descent that was rounded down takes a pixel from the
    ascent."""
    size *= scale
    up = lambda value: math.floor(value + 0.5)
    ascent, descent, gap = (up(value * size) for value in (box["ascender"], -box["descender"], box["lineGap"]))
    if descent < -box["descender"] * size and ascent >= 1:
        ascent, descent = ascent - 1, descent + 1
    return (ascent + descent + gap) / scale, (ascent + math.floor(gap / 2)) / scale


def rule(family, path, descriptors=""):
    return f'@font-face {{ font-family: "{family}"; src: url("file://{path}"); {descriptors} }}'


def page(a, b, documents):
    """Returns a page with every size: a line and paragraphs in A, in B with the overrides, and in B
    without them."""
    rules, blocks = [rule("A", a), rule("B", b)], []
    for size, document in documents.items():
        descriptors = re.search(r"size-adjust.*(?=\n})", document["css"], re.S)[0]
        rules.append(rule(f"C{size}", b, descriptors))
        text = html.escape(document["sample"]["text"])
        for family in ("A", "B", f"C{size}"):
            style = f"font-family: '{family}'; font-size: {size}px"
            name = f"{family[0]} {size}"
            blocks.append(f'<div data-name="{name}" style="{style}; width: max-content; white-space: nowrap">{text}<i></i></div>')
            for column in COLUMNS:
                blocks.append(f'<p data-name="{name} {column}" style="{style}; width: {column * size}px">{text}</p>')
    script = """
      (async () => {
        await Promise.all([...document.fonts].map(font => font.load()));
        await document.fonts.ready;
        const found = {};
        for (const element of document.querySelectorAll('[data-name]')) {
          const box = element.getBoundingClientRect(), mark = element.querySelector('i');
          found[element.dataset.name] = {width: box.width, height: box.height,
            baseline: mark ? mark.getBoundingClientRect().bottom - box.top : null};
        }
        document.title = 'measured';
        document.body.innerHTML = '<pre id="found"></pre>';
        document.getElementById('found').textContent = JSON.stringify(found);
      })().catch(error => { document.body.innerHTML = '<pre id="found"></pre>';
        document.getElementById('found').textContent = JSON.stringify({error: String(error)}); });
    """
    style = "* { margin: 0; padding: 0 } i { display: inline-block; width: 0; height: 0 } body { text-rendering: geometricPrecision }"
    return (f'<!DOCTYPE html><meta charset="utf-8"><title></title><style>{style} {" ".join(rules)}</style>'
            f'<body>{"".join(blocks)}<script>{script}</script>')


def measure(chromium, content, scale, folder):
    file = folder / "page.html"
    file.write_text(content)
    command = [chromium, *FLAGS, f"--force-device-scale-factor={scale}", f"--user-data-dir={folder / 'profile'}", "--dump-dom", f"file://{file}"]
    dumped = subprocess.run(command, capture_output=True, text=True, timeout=120).stdout
    found = re.search(r'<pre id="found">(.*?)</pre>', dumped, re.S)
    if not found:
        raise RuntimeError("Chromium measured nothing")
    result = json.loads(html.unescape(found[1]))
    if "error" in result:
        raise RuntimeError(f"Chromium: {result['error']}")
    return result


def judge(documents, counts, found, scale):
    """Yields (kind, passed, sentence)."""
    for size, document in documents.items():
        A, B, C = (found[f"{letter} {size}"] for letter in "ABC")
        place = f"{size} px, {scale} to a CSS pixel"
        height, baseline = rounded(document["a"]["lineBoxes"]["browser"], size, scale)
        yield "line height", C["height"] == A["height"], f"{place}: {C['height']} high, not {A['height']}"
        yield "baseline", C["baseline"] == A["baseline"], f"{place}: baseline {C['baseline']}, not {A['baseline']}"
        yield "Strut's line", (A["height"], A["baseline"]) == (height, baseline), (
            f"{place}: A is {A['height']} high, baseline {A['baseline']}; Strut's numbers round to {height}, {baseline}")
        tolerance = WIDTH_TOLERANCE + (1 / 64 / size if scale == 1 else 0.01 / size if size < 16 else 0)
        off = C["width"] / A["width"] - 1
        yield "width", abs(off) <= tolerance, f"{place}: {off:+.4%} wide"
        for letter, measured in (("a", A), ("b", B)):
            off = measured["width"] / document["widths"][letter] - 1
            yield "Strut's width", abs(off) <= tolerance, f"{place}: {letter} is {off:+.4%} from Strut's"
        for column in COLUMNS:
            lines = counts[size, column]
            for letter, key in (("A", "a"), ("B", "b"), ("C", "adjusted")):
                count = found[f"{letter} {size} {column}"]["height"] / found[f"{letter} {size}"]["height"]
                yield "Strut's lines", count == lines[key], f"{place}, {column} em: {letter} {count} lines; Strut {lines[key]}"
            same = found[f"A {size} {column}"]["height"] == found[f"C {size} {column}"]["height"]
            yield INFORMATION, same, f"{place}, {column} em: paragraphs of another height"


def hold(strut, chromium, names):
    """Returns every result of a pair."""
    a, b = map(find_font, names)
    documents = {size: compare(strut, a, b, size) for size in SIZES}
    counts = {(size, column): compare(strut, a, b, size, column * size)["lines"] for size in SIZES for column in COLUMNS}
    results, widest = [], {}
    for scale in SCALES:
        with tempfile.TemporaryDirectory() as folder:
            found = measure(chromium, page(a, b, documents), scale, pathlib.Path(folder))
        results += judge(documents, counts, found, scale)
        widest[scale] = max(abs(found[f"C {size}"]["width"] / found[f"A {size}"]["width"] - 1) for size in SIZES)
    document = documents[16]
    heading = (f"{a.name} -> {b.name}: size-adjust {document['overrides']['sizeAdjust']:.4%}, words off by "
               f"{document['widths']['wordDeviation']:.2%}, {document['verdict']['answer']}; widths at most "
               + ", ".join(f"{off:.3%} off at scale {scale}" for scale, off in widest.items()))
    return results, heading


def show(results, verbose):
    """Prints the differences; returns the number that is a failure."""
    failures = 0
    for kind in sorted({kind for kind, _, _ in results}):
        group = [result for result in results if result[0] == kind]
        bad = [sentence for _, held, sentence in group if not held]
        counts = kind != INFORMATION
        failures += len(bad) if counts else 0
        if bad and (verbose or counts):
            print(f"  {kind}: {len(bad)} of {len(group)} differ")
            for sentence in bad[: None if verbose else 3]:
                print(f"    {sentence}")
    return failures


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--strut", required=True)
    parser.add_argument("--pair", nargs=2, action="append", metavar=("A", "B"))
    parser.add_argument("--verbose", action="store_true")
    arguments = parser.parse_args()
    chromium = shutil.which("chromium")
    if chromium is None:
        print("compare_overrides: skipped, for there is no chromium; apt-get install chromium (350 MB) to hold the overrides against it")
        return 0
    strut = str(pathlib.Path(arguments.strut).resolve())
    try:
        oracle_fonts.fetch()
    except LookupError as error:
        print(f"compare_overrides: {error}", file=sys.stderr)
        return 2
    failures, everything = 0, []
    for names in arguments.pair or PAIRS:
        results, heading = hold(strut, chromium, names)
        print(heading, flush=True)
        failures += show(results, arguments.verbose)
        everything += results
    for kind in sorted({kind for kind, _, _ in everything}):
        held = [held for name, held, _ in everything if name == kind]
        print(f"{kind}: {sum(held)} of {len(held)}")
    known = 0 if arguments.pair else sum(KNOWN.values())
    if failures != known:
        print(f"compare_overrides: {failures} differences, {known} known")
    return 0 if failures == known else 1


if __name__ == "__main__":
    sys.exit(main())
