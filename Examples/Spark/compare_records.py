#!/usr/bin/env python3
"""Compares Spark's results with the records of `strut measure`: every number of every record.

usage: compare_records.py RECORDS.jsonl SIZES.parquet
"""

from __future__ import annotations

import sys

import pyarrow as arrow
import pyarrow.compute as compute
import pyarrow.json
import pyarrow.parquet

SIZE = arrow.struct([("width", arrow.float64()), ("height", arrow.float64())])
LINE = arrow.struct([("text", arrow.string()), ("width", arrow.float64()), ("baseline", arrow.float64())])
# The numbers in the output of the command, with the names of Spark's columns.
RECORD = arrow.schema(
    [
        ("id", arrow.int64()),
        ("pointSize", arrow.float64()),
        ("intrinsic", SIZE),
        ("fits", SIZE),
        ("unrounded", SIZE),
        ("firstBaseline", arrow.float64()),
        ("lastBaseline", arrow.float64()),
        ("lineCount", arrow.int32()),
        ("truncated", arrow.bool_()),
        ("missing", arrow.list_(arrow.string())),
        ("lines", arrow.list_(LINE)),
        ("error", arrow.struct([("code", arrow.string())])),
    ]
)


def command_columns(path: str) -> dict[str, arrow.ChunkedArray]:
    """Returns the command's records with Spark's names, and the set of failed records."""
    parsing = pyarrow.json.ParseOptions(explicit_schema=RECORD, unexpected_field_behavior="ignore")
    table = pyarrow.json.read_json(path, pyarrow.json.ReadOptions(block_size=16 << 20), parsing)
    columns = {
        "id": table["id"],
        "failed": compute.is_valid(table["error"]),
        "point_size": table["pointSize"],
        "first_baseline": table["firstBaseline"],
        "last_baseline": table["lastBaseline"],
        "line_count": table["lineCount"],
        "is_truncated": table["truncated"],
        "is_missing_characters": compute.greater(compute.list_value_length(table["missing"]), 0),
        "lines": table["lines"],
    }
    for name in ("intrinsic", "fits", "unrounded"):
        for side in ("width", "height"):
            columns[f"{name}_{side}"] = compute.struct_field(table[name], side)
    return columns


def spark_columns(path: str) -> dict[str, arrow.ChunkedArray]:
    """Returns Spark's rows in the order of the records."""
    table = pyarrow.parquet.read_table(path).sort_by("id")
    columns = {name: table[name] for name in table.column_names}
    columns["failed"] = compute.not_equal(columns.pop("status"), 0)
    return columns


def first_difference(one: arrow.ChunkedArray, other: arrow.ChunkedArray) -> int:
    return next(index for index in range(len(one)) if one[index] != other[index])


def main() -> None:
    command, spark = command_columns(sys.argv[1]), spark_columns(sys.argv[2])
    count = len(command["id"])
    if len(spark["id"]) != count or not count:
        sys.exit(f"the command has {count} records, Spark {len(spark['id'])}")
    succeeded = compute.invert(command["failed"])
    for name, column in sorted(spark.items()):
        ours, theirs = column, command[name].cast(column.type)
        if name not in ("id", "failed"):
            # A string that cannot be measured has no numbers on either side.
            ours, theirs = ours.filter(succeeded), theirs.filter(succeeded)
        if not ours.equals(theirs):
            index = first_difference(ours, theirs)
            sys.exit(f"{name} of record {index + 1} differs: {ours[index]} on Spark, {theirs[index]} by the command")
    failed = compute.sum(command["failed"]).as_py()
    print(f"{count} records are the same in {len(spark)} columns; {failed} of them could not be measured")


if __name__ == "__main__":
    main()
