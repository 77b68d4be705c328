#!/usr/bin/env python3
"""Counts the errors and warnings of a SARIF report, and adds a table to a Markdown summary.

usage: Scripts/action/count_findings.py SARIF SUMMARY     prints both counts
       Scripts/action/count_findings.py --whole SARIF     ends with 1 where some of the files could not be read
"""

import collections
import json
import sys
from pathlib import Path


def run_of(path: str) -> dict:
    (run,) = json.loads(Path(path).read_text(encoding="utf-8"))["runs"]
    return run


def main() -> int:
    if sys.argv[1] == "--whole":
        return 0 if all(each["executionSuccessful"] for each in run_of(sys.argv[2])["invocations"]) else 1
    report, summary = sys.argv[1:]
    counts = collections.Counter((each["level"], each["ruleId"]) for each in run_of(report)["results"])
    shown = [(level, rule, counts[level, rule]) for level in ("error", "warning") for rule in sorted(r for l, r in counts if l == level)]
    with Path(summary).open("a", encoding="utf-8") as file:
        if shown:
            file.write("### Layout audit\n\n| severity | rule | causes |\n|---|---|---|\n")
            file.writelines(f"| {level} | `{rule}` | {count} |\n" for level, rule, count in shown)
        else:
            file.write("### Layout audit\n\nNo errors or warnings.\n")
    print(*(sum(count for each, _, count in shown if each == level) for level in ("error", "warning")))
    return 0


if __name__ == "__main__":
    sys.exit(main())
