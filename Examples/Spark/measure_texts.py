#!/usr/bin/env python3
"""Measures a column of strings with Strut on Apache Spark.

usage: measure_texts.py TEXTS.jsonl SIZES.parquet [--master URL] [--lines]

A record has "id", "text" and "lang". Each string is measured in Palatino at the largest text size,
with a width of 343 points. If the text is missing or cannot be measured, the numbers are null, and
`status` is not 0.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import pandas as pd
import strut
from pyspark.sql import SparkSession

OPTIONS = {"font": "Palatino", "size": 18, "style": "body", "category": "AX5", "width": 343}

COUNTS = {"status": "int", "line_count": "int", "is_truncated": "boolean", "is_missing_characters": "boolean"}
NUMBERS = ["point_size", "intrinsic_width", "intrinsic_height", "fits_width", "fits_height", "unrounded_width", "unrounded_height",
           "first_baseline", "last_baseline"]
COLUMNS = COUNTS | dict.fromkeys(NUMBERS, "double")
# The types of pandas, which have a value for "no value"; NumPy's do not.
KINDS = {name: {"int": "Int32", "boolean": "boolean", "double": "Float64"}[kind] for name, kind in COLUMNS.items()}
# The status of a record without text, for which the library is not called.
MISSING_TEXT = -1
SCHEMA = "id long, " + ", ".join(f"{name} {kind}" for name, kind in COLUMNS.items())
LINES = ", lines array<struct<text: string, width: double, baseline: double>>"


def measured(frames: Iterator[pd.DataFrame], lines: bool) -> Iterator[pd.DataFrame]:
    """Yields the sizes of the strings of each frame. One context is used for all frames of a
    worker, so that measured strings are cached."""
    for frame in frames:
        texts = frame[frame["text"].notna()]
        sizes = strut.measure(texts["text"], language=texts["lang"], errors="keep", lines=lines, **OPTIONS)
        rows = pd.DataFrame({name: sizes.column(name) for name in COLUMNS}, index=texts.index).astype(KINDS)
        # A string that could not be measured has only its status.
        rows.loc[sizes.failed, rows.columns.drop("status")] = None
        rows = rows.reindex(frame.index)
        rows["status"] = rows["status"].fillna(MISSING_TEXT)
        rows.insert(0, "id", frame["id"])
        if lines:
            found = dict(zip(texts.index, sizes))
            rows["lines"] = [line_records(found[index]) if rows["status"][index] == 0 else None for index in rows.index]
        yield rows


def line_records(size: strut.Measurement) -> list[dict[str, object]]:
    """Returns the lines of a string in Spark's form."""
    return [{"text": line.text, "width": line.width, "baseline": line.baseline} for line in size.lines or ()]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("texts")
    parser.add_argument("sizes")
    parser.add_argument("--master", default="local[*]")
    parser.add_argument("--lines", action="store_true", help="the lines of each text, too")
    options = parser.parse_args()
    spark = (
        SparkSession.builder.appName("strut")
        .master(options.master)
        # Small parts, so that every worker gets some, in the order of the file.
        .config("spark.sql.files.maxPartitionBytes", "4m")
        .config("spark.ui.enabled", "false")
        .getOrCreate()
    )
    texts = spark.read.schema("id long, text string, lang string").json(options.texts)
    schema = SCHEMA + (LINES if options.lines else "")
    sizes = texts.mapInPandas(lambda frames: measured(frames, options.lines), schema)
    sizes.write.mode("overwrite").parquet(options.sizes)
    spark.stop()


if __name__ == "__main__":
    main()
