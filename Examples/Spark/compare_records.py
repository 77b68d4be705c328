#!/usr/bin/env python3
"""Holds what Spark measured against the records of `strut measure`: every number of every record, to the last bit.

usage: compare_records.py RECORDS.jsonl SIZES.parquet
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

import pyarrow.parquet as parquet


def record(row: dict[str, Any]) -> dict[str, Any]:
    """A row of Spark's as the command writes it."""
    answer = {
        "id": row["id"],
        "pointSize": row["point_size"],
        **{name: {side: row[f"{name}_{side}"] for side in ("width", "height")} for name in ("intrinsic", "fits", "unrounded")},
        "firstBaseline": row["first_baseline"],
        "lastBaseline": row["last_baseline"],
        "lineCount": row["line_count"],
        "truncated": row["is_truncated"],
        "isMissing": row["is_missing_characters"],
    }
    if "lines" in row:
        answer["lines"] = row["lines"]
    return answer


def expected(answer: dict[str, Any], lines: bool) -> dict[str, Any]:
    """The command's record, with what Spark's has."""
    answer["isMissing"] = bool(answer.pop("missing"))
    if lines:
        answer["lines"] = [{key: line[key] for key in ("text", "width", "baseline")} for line in answer["lines"]]
    for key in ("schema", "engines", "fonts") + (() if lines else ("lines",)):
        answer.pop(key, None)
    return answer


def rows(path: str) -> Iterator[dict[str, Any]]:
    table = parquet.read_table(path).sort_by("id")
    for batch in table.to_batches(max_chunksize=10_000):
        yield from batch.to_pylist()


def main() -> None:
    records, sizes = sys.argv[1:]
    count = 0
    with open(records, encoding="utf-8") as file:
        for line, row in zip_longest(file, rows(sizes)):
            if line is None or row is None:
                sys.exit(f"{'Spark' if line is None else 'the command'} has more records than {count}")
            ours, theirs = record(row), expected(json.loads(line), "lines" in row)
            if ours != theirs:
                sys.exit(f"record {count + 1} differs:\n  Spark   {ours}\n  command {theirs}")
            count += 1
    if not count:
        sys.exit("there are no records")
    print(f"{count} records are the same")


if __name__ == "__main__":
    main()
