#!/usr/bin/env python3
"""Prints the heights of text and of a cell at every text size.

    pip install ./Python
    python heights.py ../self-sizing-cell.yaml
"""

from __future__ import annotations

import sys

import strut

CATEGORIES = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
TEXT = "Grüße aus Köln: text grows with its reader."


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("usage: heights.py CELL.yaml")
    try:
        cell = strut.Cell.open(sys.argv[1])
        sizes = strut.measure(
            [TEXT] * len(CATEGORIES), font="Palatino", size=18, style="body", category=CATEGORIES, width=343
        )
        for category, size in zip(CATEGORIES, sizes):
            print(
                f"{category}: {size.point_size:.3f} points, {size.line_count} lines, "
                f"{size.fits.width:.3f} by {size.fits.height:.3f}, "
                f"baselines {size.first_baseline:.3f} {size.last_baseline:.3f}; "
                f"cell {cell.lay_out(category=category).height:.3f}"
            )
    except strut.StrutError as error:
        sys.exit(f"heights: {error}")


if __name__ == "__main__":
    main()
