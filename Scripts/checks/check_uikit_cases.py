#!/usr/bin/env python3
"""Compiles and runs small files that were written for iOS, and compares their outcomes.

    check_uikit_cases.py FOLDER [--only NAME ...] [--scratch FOLDER]

The files contain `import UIKit`. Each becomes a program of a package with a target named UIKit,
which exports UIKitNames. OUTCOMES lists the expected outcome of each file.
"""

import argparse
import dataclasses
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
SWIFT = os.environ.get("SWIFT", "swift")


@dataclasses.dataclass
class Outcome:
    """The outcome of a file, and the reason if it is not the one of iOS.

    `prints` matches all output. `stops` matches the message with which the program stops. `errors`
    matches each error of the compiler, for a file that cannot compile; `lines` are the lines of all
    errors.
    """

    prints: str = r"^$"
    stops: str = ""
    errors: str = ""
    lines: tuple = ()
    reason: str = ""


OUTCOMES = {
    "attributes.swift": Outcome(
        errors=r"Objective-C interoperability is disabled|Objective-C runtime|@objc", lines=(3, 4, 7, 8, 11, 12),
        reason="the compiler rejects the attributes of Objective-C on Linux"),
    "button-subclass.swift": Outcome(),
    "cell-own-init.swift": Outcome(),
    "main-actor.swift": Outcome(),
    "missing-picture.swift": Outcome(
        prints=r"^CGSize\(width: \d+\.\d+, height: \d+\.\d+\)$", stops=r"instructions-cog.*Unexpectedly found nil",
        reason="the picture is not in the bundle, so that iOS stops too"),
    "name-clash.swift": Outcome(),
    "names-probe.swift": Outcome(),
    "optionals.swift": Outcome(),
    "override-in-extension.swift": Outcome(
        errors=r"cannot be overridden from extension", lines=(5, 6),
        reason="only Objective-C overrides in an extension"),
    "override-properties.swift": Outcome(),
    "small-row.swift": Outcome(prints=r"size: Foundation\.CGSize\(width: 375\.0, height: 8\.33+\d*\)"),
}

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Cases", dependencies: [.package(name: "Strut", path: "{root}", traits: [])],
  targets: [
    .target(name: "UIKit", dependencies: [.product(name: "UIKitNames", package: "Strut")]),
{targets}
  ]
)
"""


class Cases:
    """The package with a program for each file."""

    def __init__(self, folder, package, scratch):
        self.folder, self.package, self.scratch = folder, package, scratch
        self.files = sorted(path.name for path in folder.glob("*.swift"))
        write(package / "Sources/UIKit/UIKit.swift", "@_exported import UIKitNames\n")
        for file in self.files:
            write(self.source(file), (folder / file).read_text())
        targets = "\n".join(
            f'    .executableTarget(name: "{target_name(file)}", dependencies: ["UIKit"],'
            ' swiftSettings: [.swiftLanguageMode(.v5)]),' for file in self.files)
        write(package / "Package.swift", MANIFEST.format(root=ROOT, targets=targets))

    def source(self, file):
        return self.package / f"Sources/{target_name(file)}/main.swift"

    def compile(self, file):
        """Returns the errors as pairs of a line and a message, and the output if it failed."""
        made = subprocess.run(
            [SWIFT, "build", "--package-path", self.package, "--scratch-path", self.scratch,
             "--product", target_name(file)], capture_output=True, text=True, check=False)
        output = made.stdout + made.stderr
        found = re.findall(rf"{target_name(file)}/main\.swift:(\d+):\d+: error: (.*)", output)
        return sorted({(int(line), text) for line, text in found}), output if made.returncode else ""

    def run(self, file):
        # stdbuf writes each line at once, so that the lines before a stop are not lost.
        program = ["stdbuf", "-oL", self.scratch / "debug" / target_name(file)]
        # A backtrace takes long, and is not compared.
        environment = dict(os.environ, SWIFT_BACKTRACE="enable=no")
        return subprocess.run(program, capture_output=True, text=True, check=False, timeout=60, env=environment)


def write(path, text):
    """Writes a file if its text is another one, so that builds stay incremental."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def target_name(file):
    return "Case_" + re.sub(r"\W", "_", pathlib.Path(file).stem)


def check(file, cases):
    """Returns the differences from the expected outcome, and notes."""
    outcome = OUTCOMES.get(file)
    if outcome is None:
        return [f"{pathlib.Path(__file__).name} lists no outcome"], []
    notes = [outcome.reason] if outcome.reason else []
    errors, output = cases.compile(file)
    if outcome.errors:
        return compare_errors(errors, output, outcome), notes
    if output:
        return [f"{line}: {text}" for line, text in errors] or [output[-2000:]], notes
    return compare(cases.run(file), outcome), notes


def compare_errors(errors, output, outcome):
    if not output:
        return ["it compiled, and was expected not to"]
    if not errors:
        return [output[-2000:]]
    differences = [f"{line}: {text}" for line, text in errors if not re.search(outcome.errors, text)]
    lines = tuple(sorted({line for line, _ in errors}))
    if outcome.lines and lines != outcome.lines:
        differences.append(f"expected errors in the lines {outcome.lines}, found {lines}")
    return differences


def compare(ran, outcome):
    differences = []
    if not re.search(outcome.prints, ran.stdout.strip()):
        differences.append(f"printed {ran.stdout.strip()!r}, expected {outcome.prints}")
    if outcome.stops:
        if ran.returncode == 0 or not re.search(outcome.stops, ran.stderr, re.DOTALL):
            differences.append(f"expected to stop with {outcome.stops}, got {ran.returncode}: {ran.stderr[:300]}")
    elif ran.returncode != 0:
        differences.append(f"stopped with {ran.returncode}: {ran.stderr[:300]}")
    return differences


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--only", nargs="*", help="the names of the files to check")
    parser.add_argument("--scratch", type=pathlib.Path, default=ROOT / ".build/port", help="the folder of the build")
    arguments = parser.parse_args()
    cases = Cases(arguments.folder, ROOT / ".build/uikit-cases", arguments.scratch.resolve())
    if not cases.files:
        sys.exit(f"{arguments.folder} has no Swift files")
    failed = False
    for file in arguments.only or cases.files:
        differences, notes = check(file, cases)
        failed = failed or bool(differences)
        print(f"{'FAILED' if differences else 'as expected'}: {file}", flush=True)
        for line in notes + differences:
            print(f"  {line}", flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
