#!/usr/bin/env python3
"""Counts the errors and warnings of a SARIF report, and adds a table to a Markdown summary.

usage: Scripts/action/count_findings.py SARIF SUMMARY

It prints both counts, and 1 if some of the files could not be read, otherwise 0. Suppressed
findings do not count.
"""

import collections
import json
import sys
from pathlib import Path


def run_of(path: str) -> dict:
    (run,) = json.loads(Path(path).read_text(encoding="utf-8"))["runs"]
    return run


def main() -> int:
    report, summary = sys.argv[1:]
    run = run_of(report)
    counts = collections.Counter((each["level"], each["ruleId"]) for each in run["results"] if "suppressions" not in each)
    shown = [(level, rule, counts[level, rule]) for level in ("error", "warning") for rule in sorted(r for l, r in counts if l == level)]
    with Path(summary).open("a", encoding="utf-8") as file:
        if shown:
            file.write("### Layout audit\n\n| severity | rule | causes |\n|---|---|---|\n")
            file.writelines(f"| {level} | `{rule}` | {count} |\n" for level, rule, count in shown)
        else:
            file.write("### Layout audit\n\nNo errors or warnings.\n")
    unread = not all(each["executionSuccessful"] for each in run["invocations"])
    print(*(sum(count for each, _, count in shown if each == level) for level in ("error", "warning")), int(unread))
    return 0


if __name__ == "__main__":
    sys.exit(main())
