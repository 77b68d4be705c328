#!/usr/bin/env python3
"""Compares `strut layout` with the table by Scripts/oracles/sample_cell_oracle.py, number by
number, to a millionth of a point: the cell of Examples/self-sizing-cell.yaml with the strings of
the table, at every text size, width, body and scale in it. It also checks that no height shrinks
when the text size grows.

usage: swift build -c release && Scripts/oracles/compare_sample_cell.py --strut .build/release/strut [--scale 3] [--jobs 8]

It prints each difference on a line and a count at the end. Exit status 0: none; 1: some; 2: no
comparison was possible. It requires only Python 3.
"""
import argparse
import concurrent.futures
import json
import math
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "Examples" / "self-sizing-cell.yaml"
TABLE = ROOT / "Tests" / "CommandTests" / "Resources" / "sample-cell-oracle.json"
TOLERANCE = 1e-6
SECONDS = 60        # for one cell, before it counts as hung
MISSING = object()
MARGIN = 8          # the content view's, top and bottom
SIDES = ("x", "y", "width", "height")


def cell(example, headline, body):
    """Returns the example with other strings. A JSON string is a YAML string."""
    text = example
    for old, new in (("text: Headline,", headline), ('text: "Body text",', body)):
        if text.count(old) != 1:
            raise ValueError(f"{EXAMPLE}: `{old}` is there {text.count(old)} times, not once")
        text = text.replace(old, f"text: {json.dumps(new)},")
    return text


def at(answer, *path):
    for key in path:
        if not isinstance(answer, dict) or key not in answer:
            return MISSING
        answer = answer[key]
    return answer


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def difference_of(*numbers):
    """Returns the first number minus the others; missing if one of them is missing."""
    return numbers[0] - sum(numbers[1:]) if all(map(is_number, numbers)) else MISSING


def expectations(record, answer):
    """Yields the comparisons: a name, the value of `strut` and the expected value."""
    yield "schema", at(answer, "schema"), 1
    yield "category", at(answer, "category"), record["category"]
    yield "width", at(answer, "width"), record["width"]
    yield "height", at(answer, "height"), record["rowHeight"]
    yield "unsatisfied", at(answer, "unsatisfied"), []
    yield "ambiguous", at(answer, "ambiguous"), []
    for name in ("headline", "body"):
        expected = record[name]
        for side in SIDES:
            yield f"{name}.unrounded.{side}", at(answer, "views", name, "unrounded", side), expected[side]
        for side in SIDES:
            yield f"{name}.frame.{side}", at(answer, "views", name, "frame", side), expected["frame"][side]
        for key in ("firstBaseline", "lastBaseline", "lineCount"):
            yield f"{name}.{key}", at(answer, "views", name, key), expected[key]
        yield f"{name}.pointSize", at(answer, "views", name, "pointSize"), record[f"{name}PointSize"]
        yield f"{name}.truncated", at(answer, "views", name, "truncated"), False

    # Distances that follow from the numbers above and are in the table: they identify the wrong
    # spacing.
    baseline = lambda view, which: at(answer, "views", view, which)
    content_height = difference_of(at(answer, "height"), record["separator"])
    spacings = record["spacings"]
    yield "the content's height", content_height, record["contentHeight"]
    yield ("the space from the margin to the headline", difference_of(baseline("headline", "firstBaseline"), MARGIN),
           spacings["edgeToHeadline"])
    yield ("the space from the headline to the body",
           difference_of(baseline("body", "firstBaseline"), baseline("headline", "lastBaseline")), spacings["headlineToBody"])
    yield ("the space from the body to the margin", difference_of(content_height, MARGIN, baseline("body", "lastBaseline")),
           spacings["bodyToEdge"])


def agrees(actual, expected):
    if is_number(expected):
        return is_number(actual) and math.isfinite(actual) and abs(actual - expected) <= TOLERANCE
    return actual is not MISSING and type(actual) is type(expected) and actual == expected


def shown(value):
    return "missing" if value is MISSING else json.dumps(value)


def title(record):
    return f"{record['era']} @{record['scale']}x {record['category']} {record['width']} {record['bodyKind']}"


def run(strut, file, record):
    """Returns the output of `strut`, and problems with the run."""
    command = [strut, "layout", file, "--category", record["category"], "--width", str(record["width"]), "--era", record["era"],
               "--json"]
    if record["scale"] != 3:            # 3 is the default, which is compared too in this way
        command += ["--scale", str(record["scale"])]
    try:
        result = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return None, f"no answer in {SECONDS} seconds"
    complaint = result.stderr.decode(errors="replace").strip()
    if result.returncode != 0:
        return None, f"exit status {result.returncode}: {complaint or result.stdout.decode(errors='replace').strip()}"
    try:
        answer = json.loads(result.stdout)
    except ValueError as error:
        return None, f"the answer is not JSON: {error}"
    return (answer, None) if isinstance(answer, dict) else (None, "the answer is not a JSON object")


def shrinking(categories, answered):
    """Returns heights that are less than at the previous text size. `answered` has pairs of a
    record and a result."""
    series = {}
    for record, answer in answered:
        series.setdefault((record["scale"], record["width"], record["bodyKind"]), {})[record["category"]] = answer
    for (scale, width, kind), answers in series.items():
        for name, path in (("height", ("height",)), ("headline", ("views", "headline", "frame", "height")),
                           ("body", ("views", "body", "frame", "height"))):
            known = [(category, at(answers[category], *path)) for category in categories if category in answers]
            known = [(category, height) for category, height in known if is_number(height)]
            for (smaller, before), (larger, after) in zip(known, known[1:]):
                if after < before - TOLERANCE:
                    what = "the cell" if name == "height" else name
                    yield f"@{scale}x {width} {kind}: {what} shrinks from {before!r} at {smaller} to {after!r} at {larger}"


def main():
    parser = argparse.ArgumentParser(description="Compares `strut layout` with the oracle of the sample cell.")
    parser.add_argument("--strut", required=True, metavar="PATH", help="the command to test")
    parser.add_argument("--table", type=pathlib.Path, default=TABLE, metavar="FILE", help="the oracle's table")
    parser.add_argument("--scale", type=int, choices=(2, 3), help="only this display scale")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="how many at a time")
    options = parser.parse_args()
    strut = pathlib.Path(options.strut).resolve()
    if not os.access(strut, os.X_OK) or strut.is_dir():
        parser.error(f"{options.strut} is not a command")
    try:
        table = json.loads(options.table.read_text())
        texts = table["texts"]
        example = EXAMPLE.read_text()
        cells = {kind: cell(example, texts["headline"], body) for kind, body in texts["body"].items()}
    except (OSError, ValueError) as error:
        parser.error(str(error))
    records = [record for record in table["records"] if options.scale in (None, record["scale"])]
    if not records:
        parser.error(f"{options.table} has no record to compare")

    with tempfile.TemporaryDirectory(prefix="strut-sample-cell-") as folder:
        files = {}
        for kind, text in cells.items():
            files[kind] = pathlib.Path(folder) / f"{kind}.yaml"
            files[kind].write_text(text)
        with concurrent.futures.ThreadPoolExecutor(max(1, options.jobs)) as pool:
            answers = list(pool.map(lambda record: run(strut, files[record["bodyKind"]], record), records))

    compared, differences, largest = 0, [], 0.0
    for record, (answer, trouble) in zip(records, answers):
        if trouble:
            differences.append(f"{title(record)}: {trouble}")
            continue
        for name, actual, expected in expectations(record, answer):
            compared += 1
            if is_number(actual) and is_number(expected) and math.isfinite(actual):
                largest = max(largest, abs(actual - expected))
            if not agrees(actual, expected):
                differences.append(f"{title(record)}: {name} is {shown(actual)}, must be {shown(expected)}")
    categories = list(dict.fromkeys(record["category"] for record in table["records"]))     # in the table's order, smallest first
    differences += shrinking(categories, [(record, answer) for record, (answer, trouble) in zip(records, answers) if not trouble])

    for difference in differences:
        print(difference)
    print(f"{len(records)} cells, {compared} values compared, {len(differences)} differences; largest distance {largest:.3g} points")
    sys.exit(1 if differences else 0)


main()
