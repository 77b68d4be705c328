#!/usr/bin/env python3
"""Computes, from the rules alone, the heights of built-in cells and of the two cells of the
Artistry tutorial, and the positions of their views: the oracle of
Tests/TableLayoutTests/Sizing/CellOracleTests.swift. It shares no code with Strut and computes in
exact fractions.

usage: Scripts/oracles/cell_oracle.py > Tests/TableLayoutTests/Resources/cell-oracle.json
       Scripts/oracles/cell_oracle.py --check

With --check, it compares the result with the committed table; exit status 1 means that they differ.
It requires only Python 3.11.

Strings contain their line breaks, so the number of lines needs no shaping; all of them have the
system font with SF's vertical metrics.
"""
import json
import math
import pathlib
import sys
from fractions import Fraction

TABLE = pathlib.Path(__file__).resolve().parents[2] / "Tests" / "TableLayoutTests" / "Resources" / "cell-oracle.json"

# ---- What is known of iOS --------------------------------------------------------------------------------------------------------

CATEGORIES = ("XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5")
# Apple, Human Interface Guidelines, Typography, "Dynamic Type sizes": point sizes by text size.
POINT_SIZES = {
    "headline": (14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53),
    "body": (14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53),
    "footnote": (12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44),
    "caption1": (11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43),
}
# Leadings: the distances of lines of a style.
LEADINGS = {
    "body": (19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62),
    "footnote": (16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52),
}
# SF: ascender, descender, units per em.
LINE_HEIGHT = Fraction(1950 + 494, 2048)

# Facts.md, "Cells" and "Built-in cells".
MINIMUM_HEIGHT = 44
CONTENT_MARGIN = 8
TEXT_TO_DETAIL = 2
TEXT_TO_SWITCH, SWITCH_HEIGHT = 8, 31
TEXT_VIEW_INSETS = 16


def line_height(style, category):
    return POINT_SIZES[style][CATEGORIES.index(category)] * LINE_HEIGHT


def ceil_to_pixel(value, scale):
    return Fraction(math.ceil(value * scale), scale)


def text_height(style, category, scale, lines=1):
    """Returns a line, plus a leading for each further line."""
    leading = LEADINGS[style][CATEGORIES.index(category)] if lines > 1 else 0
    return ceil_to_pixel(line_height(style, category) + (lines - 1) * leading, scale)


def text_view_height(style, category, lines):
    """Returns a leading for each line, including the last."""
    return lines * LEADINGS[style][CATEGORIES.index(category)] + TEXT_VIEW_INSETS


def separator(category, scale):
    """Returns a pixel, or a point at accessibility sizes."""
    return Fraction(1) if category.startswith("AX") else Fraction(1, scale)


def row_height(content, category, scale):
    """Returns the height from the constraints, plus the separator."""
    return ceil_to_pixel(content + separator(category, scale), scale)


def leaded_row(texts, category, scale):
    """Returns the height of a row of a built-in style whose labels may have several lines: plus a
    leading of body and the separator, in whole points."""
    leading = LEADINGS["body"][CATEGORIES.index(category)]
    return Fraction(max(MINIMUM_HEIGHT, math.ceil(texts + leading + separator(category, scale))))


# ---- Cells: the row's height, and top and height of each view in the content view, before rounding --------------------------------

def built_in(parts, category, scale, counts_gaps=True):
    """Returns parts below one another, centered in the row, which is as high as the content view:
    name, height, distance to the part above."""
    block = sum(height + (gap if index else 0) for index, (_, height, gap) in enumerate(parts))
    row = leaded_row(block if counts_gaps else sum(height for _, height, _ in parts), category, scale)
    top = (row - block) / 2
    views = {}
    for index, (name, height, gap) in enumerate(parts):
        top += gap if index else 0
        views[name] = (top, height)
        top += height
    return row, views


def filling(row):
    """Returns the label of the default style, which is as high as the row."""
    return {"textLabel": (Fraction(0), row)}


def built_in_cells(category, scale, lines):
    is_large = category.startswith("AX")
    text = ("textLabel", text_height("body", category, scale, lines), 0)
    caption = ("detailTextLabel", text_height("caption1", category, scale), TEXT_TO_DETAIL)
    value = ("detailTextLabel", text_height("body", category, scale), TEXT_TO_DETAIL)
    row, _ = built_in([text], category, scale)
    yield "default", (row, filling(row))
    yield "subtitle", built_in([text, caption], category, scale, counts_gaps=False)
    if is_large:
        yield "value1", built_in([text, value], category, scale)
        switch = ("switch", Fraction(SWITCH_HEIGHT), TEXT_TO_SWITCH)
        yield "switch", built_in([text, switch], category, scale)
        return
    row, views = built_in([text], category, scale)
    views["detailTextLabel"] = ((row - value[1]) / 2, value[1])
    yield "value1", (row, views)
    views = filling(row)
    views["switch"] = ((row - SWITCH_HEIGHT) / 2, Fraction(SWITCH_HEIGHT))
    yield "switch", (row, views)


def artist(category, scale, lines, image):
    """Returns a picture, 8 points and a name in one column, and text next to it from margin to
    margin."""
    name, bio = text_height("headline", category, scale), text_height("body", category, scale, lines)
    content = CONTENT_MARGIN + max(image + 8 + name, bio) + CONTENT_MARGIN
    row = row_height(content, category, scale)
    inner = row - separator(category, scale) - 2 * CONTENT_MARGIN
    return row, {"image": (Fraction(CONTENT_MARGIN), Fraction(image)), "name": (Fraction(CONTENT_MARGIN + image + 8), name),
                 "bio": (Fraction(CONTENT_MARGIN), inner)}


def work(category, scale, lines, image):
    """Returns a picture, 8 points, a title, 8 points, and a text view."""
    title = text_height("headline", category, scale)
    info = text_view_height("footnote", category, lines)
    row = row_height(2 * CONTENT_MARGIN + image + 8 + title + 8 + info, category, scale)
    top = CONTENT_MARGIN + image + 8
    return row, {"image": (Fraction(CONTENT_MARGIN), Fraction(image)), "title": (Fraction(top), title),
                 "info": (top + title + 8, info)}


# ---- The table -------------------------------------------------------------------------------------------------------------------

def case(kind, category, scale, lines, answer):
    row, views = answer
    return {"cell": kind, "category": category, "scale": scale, "lines": lines, "height": float(row),
            "views": {name: [float(top), float(height)] for name, (top, height) in views.items()}}


def cases():
    for category in CATEGORIES:
        for scale in (2, 3):
            for lines in (1, 3):
                for kind, answer in built_in_cells(category, scale, lines):
                    yield case(kind, category, scale, lines, answer)
            for lines in (2, 20):
                yield case("artist", category, scale, lines, artist(category, scale, lines, 120))
                yield case("work", category, scale, lines, work(category, scale, lines, 150))


def main():
    lines = ",\n".join(json.dumps(entry) for entry in cases())
    document = '{"command": "Scripts/oracles/cell_oracle.py", "cases": [\n' + lines + "\n]}\n"
    if sys.argv[1:] == ["--check"]:
        sys.exit(0 if TABLE.read_text() == document else "Tests/TableLayoutTests/Resources/cell-oracle.json is not what the rules give")
    print(document, end="")


if __name__ == "__main__":
    main()
