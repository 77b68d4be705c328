"""Text styles, scaling, and system spacing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from strut._library import ffi, lib
from strut._marshalling import number, optional_bytes, structure, text
from strut.errors import check, new_error
from strut.fonts import Font
from strut.releases import Era

Platform = Literal["ios", "macos", "tvos", "watchos"]
"""A platform with text styles."""


@dataclass(frozen=True, slots=True)
class TextStyle:
    """The values of a text style at a text size; an unknown number is NaN."""

    point_size: float
    """In points."""
    leading: float
    """The distance between baselines, in points; scaled values are proportional to it."""
    leading_hig: float
    """The leading in the Human Interface Guidelines, in points."""
    tracking: float
    """The tracking of the platform's own system font, in points: space added after every letter."""
    weight: int
    """From 1 to 1000."""
    emphasized_weight: int | None
    """The weight with the bold trait; `None` if it is unknown."""


@dataclass(frozen=True, slots=True)
class Spacing:
    """System spacing, in points."""

    value: float
    """The distance, rounded up to a pixel; through iOS 16, the distance between baselines is
    rounded up to a multiple of 4 points."""
    unrounded: float
    """The distance before rounding."""
    constant: float
    """The constant of a constraint: the value times the multiplier."""
    rule: str
    """The formula: "betweenBaselines", "edgeToFirstBaseline", "lastBaselineToEdge", "plainEdges",
    or "baselinesWithoutFont"."""
    confidence: str
    """The evidence for the value in this release: "A" measured, "B" documented by Apple, "C"
    reported, "D" Strut's rule."""


def text_style(style: str, category: str | None = None, *, platform: Platform = "ios") -> TextStyle:
    """Returns the values of a text style at a text size; `category` is "L" by default."""
    kept: list[Any] = []
    values = structure("strut_text_style")
    error = new_error()
    status = lib.strut_text_style_get(
        optional_bytes(style, kept), optional_bytes(category, kept), optional_bytes(platform, kept), values, error
    )
    check(status, error)
    return TextStyle(
        values.point_size, values.leading, values.leading_hig, values.tracking, values.weight, values.emphasized_weight or None
    )


def scale_value(value: float, *, style: str = "body", category: str | None = None, display_scale: float = 3) -> float:
    """Scales a value for a text size, to the nearest pixel: UIFontMetrics.scaledValue(for:)."""
    kept: list[Any] = []
    scaled = ffi.new("double *")
    error = new_error()
    status = lib.strut_scale_value(
        number("value", value), optional_bytes(style, kept), optional_bytes(category, kept),
        number("display_scale", display_scale), scaled, error,
    )  # fmt: skip
    check(status, error)
    return float(scaled[0])


def scale_point_size(
    point_size: float, *, style: str = "body", category: str | None = None, maximum: float = 0
) -> float:
    """Scales the size of a font for a text size: UIFontMetrics.scaledFont(for:maximumPointSize:).

    `maximum` 0 is unlimited.
    """
    kept: list[Any] = []
    scaled = ffi.new("double *")
    error = new_error()
    status = lib.strut_scale_point_size(
        number("point_size", point_size), optional_bytes(style, kept), optional_bytes(category, kept),
        number("maximum", maximum), scaled, error,
    )  # fmt: skip
    check(status, error)
    return float(scaled[0])


def system_spacing(
    upper: Font | None, lower: Font | None, *, multiplier: float = 1, display_scale: float = 3, era: Era | None = None
) -> Spacing:
    """Returns the system spacing between two lines of text, or between text and an edge.

    The distance is from the last baseline of text in the font `upper` down to the first baseline
    of text in the font `lower`; `None` is an edge.

    - era: An iOS release; `None` is iOS 17.
    """
    kept: list[Any] = []
    values = structure("strut_spacing")
    error = new_error()
    status = lib.strut_system_spacing(
        upper.handle if upper else ffi.NULL, lower.handle if lower else ffi.NULL, number("multiplier", multiplier),
        number("display_scale", display_scale), optional_bytes(era, kept), values, error,
    )  # fmt: skip
    check(status, error)
    return Spacing(values.value, values.unrounded, values.constant, text(values.rule), text(values.confidence))
