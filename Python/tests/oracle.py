"""Converts a measurement to the form of `strut measure --json`."""

from __future__ import annotations

from typing import Any

from strut import Line, Measurement, Rect, Size

# `schema`, `id`, and `engines` belong to the stream, not to the string. The library counts faces
# and missing characters but does not list them.
ONLY_IN_COMMAND = ("schema", "id", "engines", "fonts", "missing")

NAMES = {"lang": "language", "scale": "display_scale", "lineLimit": "line_limit", "breakMode": "break_mode"} | {
    "lineHeightMultiple": "line_height_multiple",
    "minimumLineHeight": "minimum_line_height",
    "maximumLineHeight": "maximum_line_height",
    "lineSpacing": "line_spacing",
    "lineBreakStrategy": "line_break_strategy",
}
"""The options with different names in the package and in records."""


def options(record: dict[str, Any]) -> dict[str, Any]:
    """Returns the options of a record by their names in the package."""
    return {NAMES.get(key, key): value for key, value in record.items() if key not in ("text", "id")}


def record(measurement: Measurement) -> dict[str, Any]:
    """Returns the record of a measurement."""
    assert measurement.lines is not None
    answer: dict[str, Any] = {
        "pointSize": measurement.point_size,
        "intrinsic": size(measurement.intrinsic),
        "fits": size(measurement.fits),
        "unrounded": size(measurement.unrounded),
        "firstBaseline": measurement.first_baseline,
        "lastBaseline": measurement.last_baseline,
        "lineCount": measurement.line_count,
        "truncated": measurement.is_truncated,
        "lines": [line(each) for each in measurement.lines],
        "isMissingCharacters": measurement.is_missing_characters,
    }
    if measurement.text_rect is not None:
        answer["textRect"] = rect(measurement.text_rect)
    return answer


def expected(answer: dict[str, Any]) -> dict[str, Any]:
    """Returns the record of the command without the fields of the stream."""
    shared = {key: value for key, value in answer.items() if key not in ONLY_IN_COMMAND}
    # A truncated line of the library does not have the ranges that it shows.
    lines = [{key: value for key, value in each.items() if key != "kept"} for each in answer["lines"]]
    return shared | {"lines": lines, "isMissingCharacters": bool(answer["missing"])}


def size(value: Size) -> dict[str, float]:
    return {"width": value.width, "height": value.height}


def rect(value: Rect) -> dict[str, float]:
    return {"x": value.x, "y": value.y, "width": value.width, "height": value.height}


def line(value: Line) -> dict[str, Any]:
    return {
        "text": value.text,
        "range": list(value.utf16_range),
        "width": value.width,
        "baseline": value.baseline,
        "ascender": value.ascender,
        "descender": value.descender,
    }
