#!/usr/bin/env python3
"""Turns off behaviors and facts of the documentation, one at a time: one of their tests must fail.

    python3 Scripts/checks/mutate_behaviors.py [--only NAME...] [--folder FOLDER] [--check]

The checkout is copied, and every mutant of behavior_mutants.py and fact_mutants.py is written into
the copy with a switch (`mutant(7) ? … : …`). The tests are built once, and run with one mutant on
after another, set by the environment variable STRUT_MUTANT. First, all tests run with no mutant on,
and must pass. A mutant is caught if a test of its behavior ran to its end and failed; a crash is
not enough. A test that does not fail for any mutant of its behavior is also reported, because it
does not show the behavior. The copy is kept, so that the next build is faster.
"""

import argparse
import concurrent.futures
import filecmp
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from behavior_mutants import MUTANTS as BEHAVIOR_MUTANTS
from fact_mutants import FACT_MUTANTS, OTHER_RULES

ROOT = Path(__file__).resolve().parents[2]
# The mutant of a fact has separate tests.
MUTANTS = BEHAVIOR_MUTANTS + [dict(mutant, shows=[f"{mutant['fact']}: {mutant['what']}"]) for mutant in FACT_MUTANTS]
SWITCH = """import Foundation

private let active = Int(ProcessInfo.processInfo.environment["STRUT_MUTANT"] ?? "") ?? -1

/// Whether a mutant is on.
func mutant(_ number: Int) -> Bool { active == number }
"""
# Longer than any test takes, even on a busy machine.
SECONDS = 300


def rows():
    """Returns the tests of each behavior, by name: tests with its trait `.behavior`."""
    page = (ROOT / "Documentation/ArticleBehaviors.md").read_text()
    found = {name: [] for name in re.findall(r"^\| `([^`]+)`", page, re.MULTILINE)} | tests_with("behavior")
    for mutant in MUTANTS[len(BEHAVIOR_MUTANTS):]:
        found[mutant["shows"][0]] = mutant["tests"]
    return found


def tests_with(trait):
    """Returns the tests with a trait, `behavior` or `fact`, by the name in the trait."""
    found = {}
    for file in sorted((ROOT / "Tests").rglob("*Tests.swift")):
        for name, test in named(file.read_text(), trait):
            found.setdefault(name, []).append(test)
    return found


def named(source, trait):
    """Yields the names in the traits of a source, each with its test as `Suite/function`."""
    declaration = r"^(?:@Suite(?:\(.*\))? )?(?:\w+ )*(?:struct|class|extension) (\w+)"
    suites = [(match.start(), match[1]) for match in re.finditer(declaration, source, re.MULTILINE)]
    for test in re.finditer(r"@Test\b(?:(?!@Test\b).)*?\bfunc (\w+)\(", source, re.DOTALL):
        suite = [name for start, name in suites if start < test.start()][-1]
        for names in re.findall(rf"\.{trait}\(([^)]*)\)", test[0]):
            for name in re.findall(r'"([^"]+)"', names):
                yield name, f"{suite}/{test[1]}"


def check(names):
    """Returns true if every behavior has a mutant, every mutant a behavior, and every mutant of a
    fact a test of the fact."""
    mutated = {name for mutant in MUTANTS for name in mutant["shows"]}
    for problem, extra in (("has no mutant", names - mutated), ("is in no row of the page", mutated - names)):
        for name in sorted(extra):
            print(f"{name}: {problem}", file=sys.stderr)
    return not (missing_tests() | facts_not_shown()) and names == mutated


def facts_not_shown():
    """Returns the mutants of facts that list no test of their fact."""
    tests = tests_with("fact")
    unseen = {
        f"{mutant['fact']}: {mutant['what']}" for mutant in FACT_MUTANTS
        if mutant["fact"] not in OTHER_RULES and not set(mutant["tests"]) & set(tests.get(mutant["fact"], []))}
    for name in sorted(unseen):
        print(f"{name}: lists no test with the trait of the fact", file=sys.stderr)
    return unseen


def missing_tests():
    """Returns the tests that mutants list but that do not exist."""
    source = "\n".join(file.read_text() for file in sorted((ROOT / "Tests").rglob("*.swift")))
    known = set(re.findall(r"\bfunc (\w+)\(", source)), set(re.findall(r"\b(?:struct|class|extension) (\w+)", source))
    missing = {
        test for mutant in FACT_MUTANTS for test in mutant["tests"]
        if test.split("/")[0] not in known[1] or test.split("/")[-1] not in known[0]}
    for test in sorted(missing):
        print(f"{test}: no such test", file=sys.stderr)
    return missing


# The copy


def mutated_sources():
    """Returns the text of each file that differs from the checkout, by its path: files with
    mutants, and a switch for each module."""
    texts = {}
    for number, mutant in enumerate(MUTANTS):
        path = Path(mutant["file"])
        text = texts.get(path) or (ROOT / path).read_text()
        if text.count(mutant["old"]) != 1:
            sys.exit(f"mutant {number} ({mutant['what']}): its text is {text.count(mutant['old'])} times in {path}")
        texts[path] = text.replace(mutant["old"], mutant["new"].replace("MUTANT", f"mutant({number})"))
        module = Path(*path.parts[:2]) if path.parts[0] == "Sources" else path.parent
        texts[module / "Mutants.swift"] = SWITCH
    return texts


def package(suites):
    """Returns the package with only those test targets that contain the suites."""
    text = (ROOT / "Package.swift").read_text()
    kept = {
        path.relative_to(ROOT / "Tests").parts[0]
        for path in (ROOT / "Tests").rglob("*.swift")
        if any(f"struct {suite} " in path.read_text() for suite in suites)
    }
    for match in reversed(list(re.finditer(r'^    tests\(\s*"(\w+)"', text, re.M))):
        end = re.compile(r"^(    tests\(|  \],)", re.M).search(text, match.end()).start()
        if match[1] not in kept:
            text = text[:match.start()] + text[end:]
    return text


def copy_checkout(copy, texts):
    """Updates the copy; unchanged files keep their times, so that they are not built again."""
    ignored = shutil.ignore_patterns(".git", ".build*", "__pycache__")
    expected = set()
    for folder, folders, files in os.walk(ROOT):
        left_out = ignored(folder, folders + files)
        folders[:] = [name for name in folders if name not in left_out]
        expected |= {(Path(folder) / name).relative_to(ROOT) for name in files if name not in left_out}
    for path in expected | set(texts):
        target = copy / path
        target.parent.mkdir(parents=True, exist_ok=True)
        if path in texts:
            if not target.exists() or target.read_text() != texts[path]:
                target.write_text(texts[path])
        elif not target.exists() or not filecmp.cmp(ROOT / path, target, shallow=False):
            shutil.copy(ROOT / path, target)
    for path in [path for path in copy.rglob("*") if path.is_file()]:
        relative = path.relative_to(copy)
        if relative.parts[0] != ".build" and relative not in expected and relative not in texts:
            path.unlink()


def take_dependencies(copy):
    """Copies the packages of the checkout's own build, so that they are not downloaded again."""
    for name in ("checkouts", "repositories", "workspace-state.json"):
        source, target = ROOT / ".build" / name, copy / ".build" / name
        if source.is_dir() and not target.exists():
            shutil.copytree(source, target, symlinks=True)
        elif source.is_file() and not target.exists():
            shutil.copy(source, target)


def build(copy):
    """Builds the tests, and returns their path."""
    environment = {key: value for key, value in os.environ.items() if key != "STRUT_WARNINGS_AS_ERRORS"}
    built = subprocess.run(
        ["swift", "build", "--product", "StrutPackageTests"], cwd=copy, env=environment, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True)
    if built.returncode:
        sys.exit("\n".join(line for line in built.stdout.splitlines() if "error" in line) or built.stdout[-4000:])
    return copy / ".build/debug/StrutPackageTests.xctest"


# Runs


def run(binary, tests, number):
    """Returns the result of each test with a mutant on: passed, failed, or the fate of the run."""
    environment = os.environ | {"STRUT_MUTANT": str(number)}
    with tempfile.NamedTemporaryFile("r") as events:
        command = [binary, "--testing-library", "swift-testing", "--event-stream-output-path", events.name]
        command += ["--event-stream-version", "0"]
        for test in sorted(tests):
            command += ["--filter", rf"\.{test}\("]
        try:
            done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=SECONDS)
            otherwise = "crashed" if done.returncode < 0 else "not run"
        except subprocess.TimeoutExpired:
            otherwise = "endless"
        return outcomes(events, tests, otherwise)


def outcomes(events, tests, otherwise):
    found = dict.fromkeys(tests, otherwise)
    for line in events:
        payload = json.loads(line).get("payload", {})
        match = re.match(r"\w+\.(\w+/\w+)\(", payload.get("testID") or "")
        if payload.get("kind") == "testEnded" and match and match[1] in found:
            symbols = {message["symbol"] for message in payload["messages"]}
            found[match[1]] = "failed" if "fail" in symbols else "passed"
    return found


def judge(number, outcomes, behaviors, names):
    """Prints the result for each behavior that a mutant turns off. Returns the number of survivors,
    and the failed tests."""
    survivors, failed = 0, set()
    for name in names:
        seen = {test: outcomes[test] for test in behaviors[name]}
        failing = [test for test in seen if seen[test] == "failed"]
        failed |= {(name, test) for test in failing}
        survivors += not failing
        word = "caught  " if failing else "SURVIVED" if set(seen.values()) == {"passed"} else "UNCLEAR "
        odd = "" if failing or word == "SURVIVED" else f" ({', '.join(f'{test} {how}' for test, how in seen.items())})"
        what = "" if "fact" in MUTANTS[number] else f": {MUTANTS[number]['what']}"
        print(f"{word} {number:3} {name}{what}{odd}", flush=True)
    return survivors, failed


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", nargs="*", help="the behaviors, or names of facts, to turn off; default: all")
    parser.add_argument("--folder", default=ROOT / ".build-mutants", type=Path, help="the folder of the copy, which is kept")
    parser.add_argument("--check", action="store_true", help="only check that every mutant matches the sources")
    options = parser.parse_args()
    behaviors = rows()
    if not check(set(behaviors)):
        sys.exit(1)
    if options.check:
        mutated_sources()
        return
    copy = options.folder.resolve()
    tests = {test for names in behaviors.values() for test in names}
    texts = mutated_sources()
    texts[Path("Package.swift")] = package({test.split("/")[0] for test in tests})
    copy_checkout(copy, texts)
    take_dependencies(copy)
    binary = build(copy)
    plain = run(binary, tests, len(MUTANTS))
    wrong = sorted(test for test, how in plain.items() if how != "passed")
    if wrong:
        sys.exit("With no mutant on: " + ", ".join(f"{test} {plain[test]}" for test in wrong))
    wanted = {name for name in behaviors if not options.only or name.split(":")[0] in options.only}
    tried = [(number, [name for name in mutant["shows"] if name in wanted]) for number, mutant in enumerate(MUTANTS)]
    tried = [(number, names) for number, names in tried if names]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = pool.map(lambda job: run(binary, {test for name in job[1] for test in behaviors[name]}, job[0]), tried)
        verdicts = [judge(number, found, behaviors, names) for (number, names), found in zip(tried, results)]
    failed = set().union(*(failed for _, failed in verdicts))
    idle = sorted((name, test) for name in wanted for test in behaviors[name] if (name, test) not in failed)
    for name, test in idle:
        print(f"{name}: {test} does not fail for any of its mutants")
    survivors = sum(count for count, _ in verdicts)
    print(f"{len(tried)} mutants of {len(wanted)} behaviors, each run for all behaviors that it turns off: {survivors} survived")
    sys.exit(1 if survivors or idle else 0)


if __name__ == "__main__":
    main()
