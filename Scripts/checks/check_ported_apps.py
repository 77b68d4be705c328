#!/usr/bin/env python3
"""Ports the apps in Examples/Apps with strut-port, tests the packages, and audits them.

usage: Scripts/checks/check_ported_apps.py --tool Porting/.build/debug/strut-port --work .build/ported

It checks for each app:
- strut-port makes a package that builds, from files that are not changed.
- The tests in its folder PortTests pass in the package. Those of Artistry compare the app with
  Examples/Artistry, whose files are compiled with them.
- The program `audit` of the package writes one report with the cells of Interface Builder files and
  of code, and names Swift files and lines.

Exit status 0: all checks passed; 1: a check failed.
"""
import argparse
import json
import os
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
SWIFT = os.environ.get("SWIFT", "swift")


class App:
    """An app in Examples/Apps."""

    def __init__(self, name, others, subjects, places):
        self.name = name
        self.folder = ROOT / "Examples" / "Apps" / name
        self.others = others        # the folder with more files for the tests, or None
        self.subjects = subjects    # the names of the audited cells
        self.places = places        # the number of Swift lines in the report, at least


APPS = [
    App("Artistry", ROOT / "Examples" / "Artistry" / "App",
        ["Base.lproj/Main.storyboard/Cell", "Base.lproj/Main.storyboard/Cell (Ce4-Wk-k6P)"], 0),
    App("Words", None, ["WordsCell.swift/WordsCell"], 2),
]


def run(*command, expected=(0,)):
    print("$", *command, flush=True)
    result = subprocess.run([str(word) for word in command], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    if result.returncode not in expected:
        sys.exit(f"{result.stdout}\nexit status {result.returncode}, not {expected}")
    return result.stdout


def check(condition, message):
    if not condition:
        sys.exit(f"check_ported_apps.py: {message}")


def port(app, tool, package):
    before = {path: path.read_bytes() for path in (app.folder / app.name).rglob("*") if path.is_file()}
    run(tool, "make", app.folder / app.name, "--output", package, "--strut", ROOT, "--no-build")
    after = {path: path.read_bytes() for path in (app.folder / app.name).rglob("*") if path.is_file()}
    check(before == after, f"strut-port changed the files of {app.name}")
    tests = package / "Tests" / f"{app.name}Tests"
    shutil.rmtree(tests)
    shutil.copytree(app.folder / "PortTests", tests)
    for path in app.others.glob("*.swift") if app.others else []:
        shutil.copy(path, tests)


def audit(app, package, scratch):
    program = scratch / "debug" / "audit"
    text = run(program, "--format", "json", "--categories", "L,AX5", "--widths", "320", expected=(0, 1))
    report = json.loads(text)
    names = report["subjects"]
    for subject in app.subjects:
        check(any(name.endswith(subject) for name in names), f"no cell {subject} among {names}")
    check(not report.get("problems"), f"the audit has problems: {report.get('problems')}")
    return report


def check_places(app, report):
    """The findings and notes of code name the line of the file on which the element is made."""
    told = [place for place in report["findings"] + report["fileNotes"] if (place["file"] or "").endswith(".swift")]
    for place in told:
        file, line = place["file"], place["line"]
        source = (ROOT / file).read_text().splitlines()[line - 1]
        name = place["element"].split("/")[-1]
        check(name in source, f"{file}:{line} does not make {name}: {source}")
    check(len({place["line"] for place in told}) >= app.places, f"only {told} have places in Swift files")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", required=True, type=pathlib.Path, help="the program strut-port")
    parser.add_argument("--work", required=True, type=pathlib.Path, help="the folder for the packages")
    options = parser.parse_args()
    for app in APPS:
        package = (options.work / app.name).resolve()
        shutil.rmtree(package, ignore_errors=True)
        scratch = (options.work / "build").resolve()
        port(app, options.tool.resolve(), package)
        print(run(SWIFT, "test", "--package-path", package, "--scratch-path", scratch)[-400:])
        run(SWIFT, "build", "--product", "audit", "--package-path", package, "--scratch-path", scratch)
        check_places(app, audit(app, package, scratch))
    print("The ported apps are as expected.")


if __name__ == "__main__":
    main()
