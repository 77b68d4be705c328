#!/usr/bin/env python3
"""Ports the files of examples with strut-port, builds the copies and runs their tests.

    check_porting.py [--scratch FOLDER] [--cases FOLDER]

The files of Examples/Port and of Porting/Examples/Shop are ported. With --cases, the small files
in CASES, which the compiler rejects on Linux, are ported and used as well.
"""

import argparse
import os
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
SWIFT = os.environ.get("SWIFT", "swift")
PORTING = ROOT / "Porting"
TOOL = PORTING / ".build/debug/strut-port"

LEFT_OUT = [
    "Legacy/Legacy.m: it is in Objective-C, which Linux does not have",
    "Support/Pinned.swift: line 7: value of type 'UIView' has no member 'snp'",
    "Support/PinnedCell.swift: line 4: cannot find 'PinnedView' in scope"
    " (it is in Support/Pinned.swift, which is left out)",
]

# Files that the compiler rejects on Linux, with a test of their copies.
CASES = {
    "attributes.swift": """
  let cell = Cell(style: .default, reuseIdentifier: nil)
  let label = UILabel()
  #expect(cell.connect(label, toOutlet: "label") && cell.label === label)
  #expect(cell.connect([label], toOutlet: "labels") && cell.labels == [label])
  #expect(cell.setRuntimeAttribute(3, forKeyPath: "radius") && cell.radius == 3)
  #expect(cell.perform(Selector("tap:"), with: label) && cell.perform(Selector("go")))
""",
    "override-in-extension.swift": """
  let controller = ListController()
  #expect(controller.tableView(UITableView(), numberOfRowsInSection: 0) == 1)
""",
}


class Failure(Exception):
    """A difference from what is expected."""


def run(*command, expects=0):
    """Returns the output of a command."""
    made = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False)
    output = made.stdout + made.stderr
    if made.returncode != expects:
        raise Failure(f"{' '.join(str(part) for part in command)} ended with {made.returncode}:\n{output[-4000:]}")
    return output


class Port:
    """The package with the copy of an app."""

    def __init__(self, app, name, work, scratch):
        self.package, self.scratch = work / name, scratch
        shutil.rmtree(self.package, ignore_errors=True)
        self.report = run(
            TOOL, "make", app, "--name", name, "--output", self.package, "--strut", ROOT, "--scratch-path", scratch)
        self.tests = self.package / f"Tests/{name}Tests"

    def swift(self, *arguments, expects=0):
        return run(
            SWIFT, arguments[0], "--package-path", self.package, "--scratch-path", self.scratch, *arguments[1:],
            expects=expects)

    def expect(self, text, output):
        if text not in output:
            raise Failure(f"{self.package.name}: this is missing:\n{text}\nin:\n{output[-4000:]}")


def check_cells(work, scratch):
    """The files of Examples/Port are copied without a change, and pass its tests."""
    port = Port(ROOT / "Examples/Port/Sources/Cells", "Cells", work, scratch)
    port.expect("26 files included, 0 left out", port.report)
    for test in (ROOT / "Examples/Port/Tests/CellsTests").glob("*.swift"):
        shutil.copy(test, port.tests)
    port.swift("test")


def check_shop(work, scratch):
    """An app with outlets, actions, selectors, segues and overrides in extensions works. Messages
    name the original files, and changed files are noticed."""
    app = work / "Original"
    shutil.rmtree(app, ignore_errors=True)
    shutil.copytree(PORTING / "Examples/Shop", app)
    port = Port(app, "Shop", work, scratch)
    for line in LEFT_OUT:
        port.expect(f"- {line}\n", port.report)
    port.expect("- SnapKit: an empty module", port.report)
    shutil.copy(PORTING / "Examples/ShopTests.swift", port.tests)
    port.swift("test")
    port.swift("build", "--product", "audit")
    audit = run(scratch / "debug/audit", expects=1)
    port.expect("9:1 warning unscaled-text titleLabel", audit)
    port.expect("warning small-target addButton", audit)
    port.expect("warning small-target buyButton", audit)
    changed = app / "Cells/StepCell.swift"
    lines = changed.read_text().count("\n")
    changed.write_text(changed.read_text() + "let wrong: Int = \"\"\n")
    output = port.swift("build", "--target", "Shop", expects=1)
    port.expect(f"{changed}:{lines + 1}:18: error: ", output)
    changed.unlink()
    port.swift("build", "--target", "Shop")
    (app / "Added.swift").write_text("let added: Int = \"\"\n")
    output = port.swift("build", "--target", "Shop", expects=1)
    port.expect(f"{app}/Added.swift:1:18: error: ", output)


def check_cases(folder, work, scratch):
    """Files that the compiler rejects on Linux compile and run as copies."""
    app = work / "CaseFiles"
    shutil.rmtree(app, ignore_errors=True)
    app.mkdir(parents=True)
    for name in CASES:
        shutil.copy(folder / name, app)
    port = Port(app, "Cases", work, scratch)
    port.expect(f"{len(CASES)} files included, 0 left out", port.report)
    bodies = "\n".join(f"@MainActor @Test func case{n}() {{{body}}}" for n, body in enumerate(CASES.values()))
    (port.tests / "CaseTests.swift").write_text(f"import Testing\nimport UIKit\n@testable import Cases\n\n{bodies}\n")
    port.swift("test")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n", maxsplit=1)[0])
    parser.add_argument("--scratch", type=pathlib.Path, default=ROOT / ".build/port")
    parser.add_argument("--cases", type=pathlib.Path)
    arguments = parser.parse_args()
    work, scratch = ROOT / ".build/ported", arguments.scratch.resolve()
    checks = [check_cells, check_shop]
    if arguments.cases:
        checks.append(lambda work, scratch: check_cases(arguments.cases, work, scratch))
    try:
        run(SWIFT, "build", "--package-path", PORTING, "--product", "strut-port")
        for check in checks:
            check(work, scratch)
    except Failure as failure:
        sys.exit(f"FAILED: {failure}")
    print("The ported files compile and pass their tests.")


if __name__ == "__main__":
    main()
