#!/usr/bin/env python3
"""Compares tables, style, lines, layout and shaping in `strut inspect --json` with fontTools, for
your own fonts.

usage: Scripts/oracles/compare_tables.py --strut .build/release/strut FILE-OR-LIST...
       needs: pip install -r Fonts/Build/requirements.txt (fontTools)

A LIST is a text file with a path on each line, `@fonts.txt`. Each face is compared at its default
location. Data that fontTools cannot read is counted and not compared; faces that only one of the
two opens are counted. Exit status 0: no difference; 1: some, or strut crashed; 2: no comparison was
possible.
"""
import argparse
import collections
import json
import logging
import os
import re
import subprocess
import sys

try:
    import font_oracle
except ImportError as error:
    print(f"compare_tables: {error}: pip install -r Fonts/Build/requirements.txt", file=sys.stderr)
    sys.exit(2)
import oracle_tables

SECONDS = 120
ABSENT = "(absent)"


def inspect(strut, path):
    """Returns (entries, complaint)."""
    try:
        run = subprocess.run([strut, "inspect", "--json", path], capture_output=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return [], f"hung: over {SECONDS} s"
    if run.returncode not in (0, 1, 3):
        return [], f"status {run.returncode}: {run.stderr.decode(errors='replace')[-300:]}"
    return json.loads(run.stdout).get("faces", []), None


def expectations(oracle):
    """Yields (field, a function that computes it), so that a failure does not affect other
    fields."""
    location = oracle.default_location()
    found = [(name, lambda make=make: make(oracle)) for name, make in {
        "tables": lambda o: oracle_tables.sizes(o.font), "cmap": lambda o: oracle_tables.maps(o.font),
        "head": lambda o: oracle_tables.head(o.font), "os2": lambda o: oracle_tables.os2(o.font),
        "gasp": lambda o: oracle_tables.gasp(o.font), "stat": oracle_tables.stat,
        "substitutions": lambda o: oracle_tables.layout(o.font, "GSUB", oracle_tables.SUBSTITUTIONS),
        "positions": lambda o: oracle_tables.layout(o.font, "GPOS", oracle_tables.POSITIONS),
        "shaping": lambda o: oracle_tables.shaping(o.font),
        "axes": lambda o: o.fixed["axes"],
        "namedInstances": lambda o: [dict(i.coordinates) for i in (o.font["fvar"].instances if o.axes else [])],
        "style": lambda o: oracle_tables.style(o.font, location), "lines": lines,
        "warnings": lambda o: oracle_tables.warnings(o),
    }.items()]
    return found


def lines(oracle):
    sets = oracle.line_sets({})
    profiles = font_oracle.line_profiles(sets, oracle.use_typo_metrics(), "MATH" in oracle.font)
    if "glyf" not in oracle.font and "CFF " not in oracle.font and "CFF2" not in oracle.font:
        profiles.pop("freeType")  # bitmaps alone: FreeType has a line at each size
    win = sets["win"] and {"ascent": sets["win"]["ascender"], "descent": -sets["win"]["descender"]}
    return {"hhea": sets["hhea"], "typo": sets["typo"], "win": win, "profiles": profiles}


def reported(field, face, expected):
    """Returns Strut's value of a field, in the form of the expected value."""
    if field == "namedInstances":
        return [instance["coordinates"] for instance in face[field]]
    if field == "style":
        return {key: face[key] for key in expected}
    if field == "lines":
        profiles = {key: face["profiles"][key] for key in expected["profiles"]}
        return {key: face[key] for key in ("hhea", "typo", "win")} | {"profiles": profiles}
    if field == "warnings":
        return {pattern: any(re.search(pattern, w) for w in face["warnings"]) for pattern in expected}
    return face[field]


def flat(value, prefix=""):
    if not isinstance(value, dict) or not value:
        return {prefix: value}
    return {k: v for key, inner in value.items() for k, v in flat(inner, f"{prefix}.{key}").items()}


def compare(path, entries, result):
    count = font_oracle.face_count(path)
    for entry in entries:
        index = entry.get("faceIndex", 0)
        if "error" in entry:
            result["refused"].append((path, index, entry["error"]["message"]))
            continue
        try:
            oracle = font_oracle.Oracle(path, index, count)
        except Exception as error:  # fontTools says of a bad file what it likes
            result["unread"][f"the face: {type(error).__name__}"] += 1
            continue
        result["faces"] += 1
        for field, make in expectations(oracle):
            try:
                expected = make()
            except Exception as error:
                result["unread"][f"{field}: {type(error).__name__}"] += 1
                continue
            if expected is None and field == "tables":
                continue
            got, wanted = (flat(value, field) for value in (reported(field, entry, expected), expected))
            result["fields"] += len(wanted)
            for key in sorted(got.keys() | wanted.keys()):
                if got.get(key, ABSENT) != wanted.get(key, ABSENT):
                    result["differences"][key].append((path, index, got.get(key, ABSENT), wanted.get(key, ABSENT)))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--strut", required=True)
    parser.add_argument("files", nargs="+")
    arguments = parser.parse_args()
    logging.getLogger("fontTools").setLevel(logging.CRITICAL)
    paths = []
    for file in arguments.files:
        paths += [line for line in open(file[1:]).read().splitlines() if line] if file.startswith("@") else [file]
    result = {"faces": 0, "fields": 0, "refused": [], "unread": collections.Counter(), "differences": collections.defaultdict(list)}
    troubles = []
    for path in paths:
        entries, complaint = inspect(arguments.strut, path)
        if complaint:
            troubles.append((path, complaint))
        try:
            compare(path, entries, result)
        except Exception as error:
            result["unread"][f"the file: {type(error).__name__}"] += 1
    print(f"{len(paths)} files, {result['faces']} faces; {result['fields']} fields compared; fontTools {font_oracle.VERSION}")
    print(f"{len(result['refused'])} faces that strut does not open")
    for what, number in sorted(result["unread"].items()):
        print(f"not read by fontTools: {number:5}  {what}")
    for field, found in sorted(result["differences"].items(), key=lambda item: -len(item[1])):
        print(f"DIFFERENT {len(found):5}  {field}")
        for path, index, got, wanted in found[:4]:
            print(f"{'':17}{os.path.basename(path)}#{index}: strut {short(got)}, fontTools {short(wanted)}")
    for path, complaint in troubles:
        print(f"PROBLEM {path}: {complaint}")
    if not result["faces"]:
        sys.exit(2)
    sys.exit(1 if result["differences"] or troubles else 0)


def short(value):
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 200 else text[:197] + "..."


main()
