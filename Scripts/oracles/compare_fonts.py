#!/usr/bin/env python3
"""Compares `strut inspect --json` with fontTools (and FreeType's own line box) for every font of
eleven Debian packages and for the bundled fonts: each field of each face, at 17 points; variable
faces also at five locations.

usage: Scripts/oracles/compare_fonts.py --strut .build/release/strut [--jobs 2] [--package fonts-lato ...] [--file FONT ...]
       needs: pip install -r Fonts/Build/requirements.txt (fontTools), apt-get and dpkg (the fonts
       go to .build/oracle-fonts)

Known differences are in KNOWN with their reason and exact count; any other difference, or another
count, is a failure. Exit status 0: as expected; 1: not; 2: no comparison was possible.

Glyphs of a dozen characters are compared with fontTools' outlines and hb-shape, at each location.
Type 1 fonts are compared with fontTools' t1Lib and afmLib (oracle_type1.py): the same fields, and
the width of every letter and of 200 kerned pairs of each.

None of the packages has a collection, a WOFF, CFF2 or a `wdth` axis; use --file for such files.
"""
import argparse
import collections
import ctypes
import ctypes.util
import json
import logging
import math
import multiprocessing
import os
import re
import subprocess
import sys
import time

try:
    import font_oracle
except ImportError as error:
    print(f"compare_fonts: {error}: pip install -r Fonts/Build/requirements.txt", file=sys.stderr)
    sys.exit(2)
import oracle_description
import oracle_fonts
import oracle_metrics
import oracle_tables
import oracle_type1

SIZE = 17
BATCH = 32
SECONDS = 120  # for one batch, before it counts as hung
VARIED_TOLERANCE = 0.05  # HarfBuzz and fontTools round normalized coordinates differently by 1/16384
# HarfBuzz draws with floats; fontTools has the whole or half numbers of the file. Only the last
# bits of the extremes of curves differ.
DRAWN_TOLERANCE = 0.001
# The fields from outlines.
DRAWN = re.compile(r"glyphs\..*(bounds|SideBearing)|(metrics|at)\.(capHeight|xHeight)$")

Difference = collections.namedtuple("Difference", "package path face case field strut oracle")
Known = collections.namedtuple("Known", "name whose reason matches count")

# Known differences, each with its origin, its reason and its count.
KNOWN = [
    Known("hhea of an instance", "fontTools",
          "MVAR's hasc, hdsc and hlgp name OS/2's typographic metrics, and the instancer moves those alone; FreeType and HarfBuzz, "
          "and Strut with them, move hhea as well", lambda d: re.fullmatch(r"hhea\.\w+ \(instancer, rounded\)", d.field), 12),
    Known("kerning of a test font", "fontTools", "afmLib drops the fraction of -90.5, and takes pairs of vertical text for those of horizontal",
          lambda d: d.path.endswith("/letters.pfb") and d.field in ("width of VA", "width of HH"), 2),
]

# {(suffix, error code): number of files}: an .afm alone is no font; one of them is from Strut's
# tests.
REFUSED = {(".afm", "font-malformed"): 36}

# The options of strut for each face in addition to the default report.
QUESTIONS = ("--glyphs", oracle_metrics.GLYPHS, "--sample", "auto")

# The fields of the document that are compared here and are not in the oracle's document.
WARNINGS, INK = "warnings", "ink"


# Runs of strut


def inspect(strut, paths, *options):
    """Returns (entries, seconds, complaint), with a complaint if strut crashed, hung or ended with
    the wrong status."""
    start = time.monotonic()
    try:
        run = subprocess.run(
            [strut, "inspect", "--json", *options, *paths], capture_output=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return None, time.monotonic() - start, f"hung: over {SECONDS} s"
    seconds = time.monotonic() - start
    try:
        document = json.loads(run.stdout)
    except ValueError:
        return None, seconds, f"status {run.returncode}, no JSON: {run.stderr.decode(errors='replace')[-300:]}"
    entries = document.get("faces")
    if entries is None:
        entries = [{"path": paths[0], "error": document["error"]}]
    failed = {entry["path"] for entry in entries if "error" in entry}
    expected = 0 if not failed else 3 if failed == set(paths) else 1
    complaint = None if run.returncode == expected else f"status {run.returncode}, not {expected}"
    return entries, seconds, complaint


# Comparisons


def flat(value, prefix=""):
    """Returns {dotted field: value} of nested objects; lists stay whole."""
    if not isinstance(value, dict) or not value:
        return {prefix: value}
    return {k: v for key, inner in value.items() for k, v in flat(inner, f"{prefix}.{key}" if prefix else key).items()}


def same(a, b, tolerance):
    if isinstance(a, bool) or isinstance(b, bool):
        return a is b
    if isinstance(a, (int, float)) and isinstance(b, (int, float)):
        return math.isclose(a, b, rel_tol=1e-12, abs_tol=tolerance)
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(same(x, y, tolerance) for x, y in zip(a, b))
    if isinstance(a, dict) and isinstance(b, dict):
        return a.keys() == b.keys() and all(same(a[key], b[key], tolerance) for key in a)
    return a == b


def field_differences(got, expected, oracle):
    """Returns [(field, strut's, the oracle's)]; a field that is missing in one of them has
    "(absent)"."""
    exact = 1e-9
    tolerance = VARIED_TOLERANCE if "MVAR" in oracle.font else exact
    drawn = VARIED_TOLERANCE if oracle.axes else DRAWN_TOLERANCE
    # A field without a number in the oracle is not compared: the sizes of tables in a WOFF2.
    left_out = {WARNINGS, INK} | {key for key in ("tables",) if expected.get(key) is None}
    got, expected = (flat({k: v for k, v in face.items() if k not in left_out}) for face in (got, expected))
    absent = "(absent)"
    return [
        (field, got.get(field, absent), expected.get(field, absent))
        for field in sorted(got.keys() | expected.keys())
        if not same(got.get(field, absent), expected.get(field, absent), drawn if DRAWN.match(field) else tolerance)
    ]


def ink_differences(oracle, entry, expected, location):
    """Compares the ink of each sample text with the same text shaped by hb-shape and drawn by
    fontTools."""
    found = []
    for sample in entry[INK]:
        wanted = oracle_metrics.ink(oracle, location, sample, expected["metrics"])
        got = {key: sample[key] for key in wanted}
        name = f"ink.{sample['script']}-{sample['language']}"
        tolerance = VARIED_TOLERANCE if oracle.axes else DRAWN_TOLERANCE
        found += [(f"{name}.{key}", got[key], wanted[key]) for key in wanted if not same(got[key], wanted[key], tolerance)]
    return found


def warning_differences(warnings, face, oracle):
    """Checks the warnings that follow from the tables, which must be there exactly if their
    conditions hold; other warnings are not checked."""
    font, line = oracle.font, face["metrics"]
    cmap = font.getBestCmap() or {} if "cmap" in font else {}
    os2, head, hhea = (font[tag] if tag in font else None for tag in ("OS/2", "head", "hhea"))
    hhea_line = hhea and (hhea.ascent, hhea.descent, hhea.lineGap)
    expected = {
        "no usable hhea": hhea is None,
        "is not greater than 0": line["lineHeight"] <= 0,
        "hhea and typo metrics differ": bool(
            hhea and os2 and hhea_line != (os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap)),
        "more than three ems": line["lineHeight"] > 3 * head.unitsPerEm,
        "win ascent .* is below": bool(os2 and os2.usWinAscent < head.yMax),
        "win descent .* is above": bool(os2 and os2.usWinDescent < -head.yMin),
        "U\\+2026": 0x2026 not in cmap, "U\\+002D": 0x2D not in cmap, "U\\+00A0": 0xA0 not in cmap,
    } | oracle_description.warnings(oracle) | oracle_tables.warnings(oracle)
    return unlike(warnings, expected)


def unlike(warnings, expected):
    """Returns the patterns with a wrong or a missing sentence."""
    return [
        (f"warnings: {pattern}", not wanted, wanted) for pattern, wanted in expected.items()
        if any(re.search(pattern, warning) for warning in warnings) != wanted
    ]


def language_differences(path, face_index, languages):
    """Compares Strut's languages with those of fc-scan, except for Han languages: fc-scan lists
    only one for a face."""
    own, scanned = set(languages) - oracle_description.HAN, oracle_description.scanned_languages(path, face_index)
    return [("coverage.languages (fc-scan's own)", sorted(own - scanned), sorted(scanned - own))] if own != scanned else []


class FreeTypeFaceHead(ctypes.Structure):
    """`FT_FaceRec` up to the line box."""
    _fields_ = [
        *((name, ctypes.c_long) for name in ("num_faces", "face_index", "face_flags", "style_flags", "num_glyphs")),
        ("family_name", ctypes.c_char_p), ("style_name", ctypes.c_char_p),
        ("num_fixed_sizes", ctypes.c_int), ("available_sizes", ctypes.c_void_p),
        ("num_charmaps", ctypes.c_int), ("charmaps", ctypes.c_void_p),
        ("generic", ctypes.c_void_p * 2), ("bbox", ctypes.c_long * 4), ("units_per_em", ctypes.c_ushort),
        ("ascender", ctypes.c_short), ("descender", ctypes.c_short), ("height", ctypes.c_short),
    ]


class FreeType:
    """Calls the system's FreeType: the profile with its name must agree with it."""

    def __init__(self):
        self.library = ctypes.CDLL(ctypes.util.find_library("freetype") or "libfreetype.so.6")
        self.handle = ctypes.c_void_p()
        self.library.FT_Init_FreeType(ctypes.byref(self.handle))
        self.library.FT_New_Face.argtypes = [
            ctypes.c_void_p, ctypes.c_char_p, ctypes.c_long, ctypes.POINTER(ctypes.POINTER(FreeTypeFaceHead))]
        self.library.FT_Done_Face.argtypes = [ctypes.POINTER(FreeTypeFaceHead)]
        self.library.FT_Set_Var_Design_Coordinates.argtypes = [
            ctypes.POINTER(FreeTypeFaceHead), ctypes.c_uint, ctypes.POINTER(ctypes.c_long)]

    def line(self, path, face_index, location):
        """Returns the line box at a location, with a new face for it: FreeType adds deltas to those
        of the last location."""
        face = ctypes.POINTER(FreeTypeFaceHead)()
        if self.library.FT_New_Face(self.handle, os.fsencode(path), face_index, ctypes.byref(face)):
            raise OSError(f"FreeType does not open {path}")
        coordinates = (ctypes.c_long * len(location))(*(round(value * 65536) for value in location.values()))
        if location and self.library.FT_Set_Var_Design_Coordinates(face, len(location), coordinates):
            raise OSError(f"FreeType does not move {path} to {location}")
        head = face.contents
        scalable = head.face_flags & 1  # of a face of bitmaps alone FreeType has a line box at each of its sizes only
        line = {"ascender": head.ascender, "descender": head.descender, "lineHeight": head.height} if scalable else {}
        self.library.FT_Done_Face(face)
        return line


def freetype_differences(freetype, path, oracle, profile, location):
    """Compares Strut's profile, in whole design units if it varies, with FreeType's own line at a
    location."""
    def whole(value):
        return font_oracle.round_half_up(value) if oracle.axes else value
    line = freetype.line(path, oracle.face_index, location if oracle.axes else {})
    # FreeType rounds before it adds up the height.
    tolerance = {"lineHeight": 1} if "MVAR" in oracle.font else {}
    return [
        (f"profiles.freeType.{f} (FreeType's own)", profile[f], own) for f, own in line.items()
        if abs(whole(profile[f]) - own) > tolerance.get(f, 0)
    ]


def instancer_differences(oracle, entry, location):
    """Compares Strut's rounded metrics with the whole numbers of the instancer, for the fields that
    exist."""
    got, found = flat(entry), []
    for field, whole in font_oracle.rounded_by_instancer(oracle, location).items():
        value = got.get(field)
        if isinstance(value, (int, float)) and font_oracle.round_half_up(value) != whole:
            found.append((f"{field} (instancer, rounded)", value, whole))
    return found


# A batch


def compare_batch(task):
    """Runs strut on the files of a package and compares each face with the oracle."""
    strut, package, paths = task
    result = {"faces": 0, "variable": 0, "locations": 0, "fields": 0, "refused": [], "differences": [], "times": {},
              "troubles": [], "oracle seconds": 0.0}
    entries, seconds, complaint = inspect(strut, paths, "--size", str(SIZE), *QUESTIONS)
    if entries is None:
        entries = alone(strut, paths, result)
    elif complaint:
        result["troubles"].append((f"{package}: batch of {len(paths)} from {paths[0]}", complaint))
    result["times"] = {tuple(paths): seconds}
    by_path = collections.defaultdict(list)
    for entry in entries:
        by_path[entry["path"]].append(entry)
    freetype = FreeType()
    start = time.monotonic()
    for path in paths:
        try:
            compare_file(strut, package, path, by_path[path], freetype, result)
        except Exception as error:  # fontTools says of a bad file what it likes; one file is not to end the run
            result["troubles"].append((path, f"the oracle failed: {error!r}"))
    result["oracle seconds"] = time.monotonic() - start
    return result


def alone(strut, paths, result):
    """Runs the files of a batch for which strut crashed one by one, to identify the file."""
    entries = []
    for path in paths:
        found, _, complaint = inspect(strut, [path], "--size", str(SIZE), *QUESTIONS)
        if found is None:
            result["troubles"].append((path, complaint))
        entries += found or []
    return entries


def document(oracle, location, size=None):
    """Returns the expected document, including glyphs."""
    return oracle.face(location, size) | {"glyphs": oracle_metrics.glyphs(oracle, location)}


def arranged(document):
    """Returns a document with its glyphs by code point, so that each of their numbers is a
    field."""
    return document | {"glyphs": {glyph["codepoint"]: glyph for glyph in document["glyphs"]}}


def compare_file(strut, package, path, entries, freetype, result):
    def add(face, case, found):
        result["differences"] += [Difference(package, path, face, case, *difference) for difference in found]

    suffix = os.path.splitext(path)[1].lower()
    refused = [entry["error"] for entry in entries if "error" in entry]  # of a collection, all faces or none
    if refused:
        result["refused"].append((suffix, refused[0]["code"], path, refused[0]["message"]))
        return
    if oracle_type1.is_type1(path):
        add(0, "", compare_type1(strut, path, entries[0], freetype, result))
        return
    count = font_oracle.face_count(path)
    if [entry["faceIndex"] for entry in entries] != list(range(count)):
        add(0, "", [("faces", [entry["faceIndex"] for entry in entries], list(range(count)))])
    for entry in entries:
        index = entry["faceIndex"]
        oracle = font_oracle.Oracle(path, index, count)
        location = oracle.location_at(SIZE)
        expected = document(oracle, location, SIZE)
        result["faces"] += 1
        result["fields"] += len(flat(expected))
        add(index, "", field_differences(arranged(entry), arranged(expected), oracle))
        add(index, "", ink_differences(oracle, entry, expected, location))
        add(index, "", warning_differences(entry[WARNINGS], expected, oracle))
        add(index, "", language_differences(path, index, entry["coverage"]["languages"]))
        add(index, "", freetype_differences(freetype, path, oracle, entry["profiles"]["freeType"], location))
        if oracle.axes:
            result["variable"] += 1
            for location in oracle.five_locations():
                result["locations"] += 1
                setting = ",".join(f"{tag}={value}" for tag, value in location.items())
                add(index, setting, compare_location(strut, path, oracle, location, setting, freetype, result))


def compare_type1(strut, path, entry, freetype, result):
    oracle = oracle_type1.Type1Oracle(path)
    expected, widths = oracle.face(size=SIZE), oracle.widths()
    result["faces"] += 1
    result["fields"] += len(flat(expected)) + len(widths)
    differences = field_differences(arranged(entry), arranged(expected), oracle)
    differences += freetype_differences(freetype, path, oracle, entry["profiles"]["freeType"], {})
    differences += language_differences(path, 0, entry["coverage"]["languages"]) + unlike(entry[WARNINGS], oracle.warnings())
    records = "".join(json.dumps({"text": text}) + "\n" for text, _ in widths)
    run = subprocess.run(
        [strut, "measure", "--json", "--font", path, "--size", "1000", "--input", "-"], input=records.encode(),
        capture_output=True, timeout=SECONDS)
    measured = [json.loads(line) for line in run.stdout.splitlines()]
    if len(measured) != len(widths):
        result["troubles"].append((path, f"{len(measured)} texts measured of {len(widths)}"))
    for line, (text, width) in zip(measured, widths):
        if line.get("missing") or line.get("unrounded", {}).get("width") != width:
            differences.append((f"width of {text}", line.get("unrounded"), width))
    return differences + [(f"advance of {name}", program, afm) for name, program, afm in oracle.wrong_advances()]


def compare_location(strut, path, oracle, location, setting, freetype, result):
    entries, _, complaint = inspect(
        strut, [path], "--face-index", str(oracle.face_index), "--variations", setting, *QUESTIONS)
    if complaint or entries is None or len(entries) != 1:
        result["troubles"].append((f"{path} --variations {setting}", complaint or "not one entry"))
        return []
    inside = oracle.clamp(location)
    expected = document(oracle, inside) | {"clamped": oracle_description.clamped(oracle, location)}
    result["fields"] += len(flat(expected))
    return (
        field_differences(arranged(entries[0]), arranged(expected), oracle)
        + ink_differences(oracle, entries[0], expected, inside)
        + instancer_differences(oracle, entries[0], inside)
        + freetype_differences(freetype, path, oracle, entries[0]["profiles"]["freeType"], inside))


# All fonts


def tasks(arguments):
    """Returns (versions, [(strut, package, [path])]), where the files of a batch are from one
    package."""
    versions = {}
    if arguments.file:
        sources = {"files": arguments.file}
    else:
        versions = oracle_fonts.fetch()
        sources = {package: oracle_fonts.font_files(package) for package in versions}
        sources["bundled"] = oracle_fonts.bundled_files()
    if arguments.package:
        sources = {package: sources[package] for package in sources if package in arguments.package}
    batches = []
    for package, files in sources.items():
        paths = [str(file) for file in files]
        batches += [(arguments.strut, package, paths[i:i + BATCH]) for i in range(0, len(paths), BATCH)]
    return versions, batches


def slowest_files(strut, times, count=10):
    """[(seconds, path)]: the files of the slowest batches, each run alone, twice, the better time."""
    batches = sorted(times.items(), key=lambda item: item[1] / len(item[0]), reverse=True)[:3]
    alone_times = [
        (min(inspect(strut, [path], "--size", str(SIZE))[1] for _ in range(2)), path)
        for paths, _ in batches for path in paths
    ]
    return sorted(alone_times, reverse=True)[:count]


def report_known(differences, hold_counts):
    """Prints the differences by class. Returns the number of problems."""
    by_class, unknown = collections.defaultdict(list), []
    for difference in differences:
        known = next((k for k in KNOWN if k.matches(difference)), None)
        (by_class[known.name] if known else unknown).append(difference)
    problems = 0
    for known in KNOWN:
        found = by_class[known.name]
        wrong = hold_counts and len(found) != known.count
        problems += wrong
        if not (hold_counts or found):
            continue
        print(f"{'NOT AS KNOWN' if wrong else 'known':13}{len(found):6} (of {known.count})  {known.name} [{known.whose}]: {known.reason}")
        if found:
            print(" " * 21 + "for one: " + sentence(found[0]))
    grouped = collections.defaultdict(list)
    for difference in unknown:
        grouped[difference.field].append(difference)
    for field, found in sorted(grouped.items(), key=lambda item: -len(item[1])):
        print(f"DIFFERENT    {len(found):6}  {field}")
        for difference in found[:5]:
            print(" " * 21 + sentence(difference))
    return problems + len(unknown)


def sentence(difference):
    name = os.path.basename(difference.path) + (f"#{difference.face}" if difference.face else "")
    case = f" at {difference.case}" if difference.case else ""
    return f"{name}{case}: {difference.field}: strut {short(difference.strut)}, oracle {short(difference.oracle)}"


def short(value):
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 160 else text[:157] + "..."


def report_refused(refused, hold_counts):
    counts = collections.Counter((suffix, code) for suffix, code, _, _ in refused)
    problems = 0
    for kind in sorted(counts.keys() | REFUSED.keys()):
        wrong = counts[kind] != REFUSED.get(kind, 0) if hold_counts else kind not in REFUSED
        problems += wrong
        if not (hold_counts or counts[kind]):
            continue
        print(f"{'NOT AS KNOWN' if wrong else 'refused':13}{counts[kind]:6} (of {REFUSED.get(kind, 0)})  {kind[0]}: {kind[1]}")
    for suffix, code, path, message in refused:
        if (suffix, code) not in REFUSED:
            print(f"{'':21}{message}")
        elif path not in message:
            problems += 1
            print(f"{'':21}the message does not name {path}: {message}")
    return problems


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--strut", required=True)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--package", action="append", help="this package alone, or `bundled`; counts are not held then")
    parser.add_argument("--file", action="append", help="these files in the place of the packages'")
    parser.add_argument("--differences", help="write every difference to this file, a JSON array a line")
    arguments = parser.parse_args()
    os.nice(10)
    logging.getLogger("fontTools").setLevel(logging.ERROR)
    start = time.monotonic()
    if not os.access(arguments.strut, os.X_OK):
        parser.error(f"no program {arguments.strut}: make release")
    try:
        versions, batches = tasks(arguments)
    except (LookupError, OSError, subprocess.CalledProcessError) as error:
        print(f"compare_fonts: {error}", file=sys.stderr)
        sys.exit(2)
    other = [f"{p} is {v}, not {oracle_fonts.PACKAGES[p]}" for p, v in versions.items() if v != oracle_fonts.PACKAGES[p]]
    hold_counts = not (other or arguments.package or arguments.file)

    total = collections.Counter()
    refused, differences, troubles, times = [], [], [], {}
    with multiprocessing.Pool(arguments.jobs) as pool:
        for result in pool.imap_unordered(compare_batch, batches):
            total.update({key: result[key] for key in ("faces", "variable", "locations", "fields", "oracle seconds")})
            refused += result["refused"]
            differences += result["differences"]
            troubles += result["troubles"]
            times |= result["times"]
    differences.sort(key=lambda d: (d.path, d.face, d.case, d.field))
    if arguments.differences:
        with open(arguments.differences, "w") as file:
            file.writelines(json.dumps(d, ensure_ascii=False) + "\n" for d in differences)

    files = sum(len(paths) for paths in times)
    print(f"{files} files, {total['faces']} faces, {total['variable']} of them variable at {total['locations']} locations; "
          f"{total['fields']} fields compared; fontTools {font_oracle.VERSION}")
    problems = report_refused(refused, hold_counts) + report_known(differences, hold_counts)
    for where, complaint in troubles:
        problems += 1
        print(f"PROBLEM      {where}: {complaint}")
    for reason in other:
        print(f"counts are not held: {reason}")
    seconds = sum(times.values())
    print(f"strut: {seconds:.1f} s in batches of {BATCH}, {1000 * seconds / max(files, 1):.1f} ms a file; oracle {total['oracle seconds']:.0f} s; "
          f"in all {time.monotonic() - start:.0f} s")
    print("slowest alone: " + ", ".join(f"{os.path.basename(p)} {1000 * s:.0f} ms" for s, p in slowest_files(arguments.strut, times)))
    print("as expected" if not problems else f"{problems} problems")
    sys.exit(1 if problems else 0)


main()
