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
"""Whose text styles."""


@dataclass(frozen=True, slots=True)
class TextStyle:
    """The numbers of a text style at a content size category; NaN is a number that is not known."""

    point_size: float
    leading: float
    """The distance of two baselines that values scale with."""
    leading_hig: float
    """The leading that the Human Interface Guidelines print."""
    tracking: float
    """What is added after every letter of the platform's own system font."""
    weight: int
    """1 to 1000."""
    emphasized_weight: int | None
    """With the bold trait; `None` where it is not known."""


@dataclass(frozen=True, slots=True)
class Spacing:
    """A system spacing, in points."""

    value: float
    """The distance, up to the pixel; up to iOS 16 between baselines up to a multiple of 4."""
    unrounded: float
    """The distance before it was rounded."""
    constant: float
    """The constant of a constraint: the value times the multiplier."""
    rule: str
    """The formula: "betweenBaselines", "edgeToFirstBaseline", "lastBaselineToEdge", "plainEdges", "baselinesWithoutFont"."""
    confidence: str
    """How well it is known in the release: "A" measured, "B" documented by Apple, "C" reported, "D" Strut's rule."""


def text_style(style: str, category: str | None = None, *, platform: Platform = "ios") -> TextStyle:
    """The numbers of a text style. `category` is "L" unless it is said."""
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
    """UIFontMetrics.scaledValue(for:): a value as it is at a category, to the nearest pixel."""
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
    """UIFontMetrics.scaledFont(for:maximumPointSize:): the size of a font at a category. `maximum` 0 is no limit."""
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
    """The system spacing from the last baseline of text in `upper` down to the first of text in `lower`; `None` is an edge.

    - era: The release of iOS whose rule counts; `None` is iOS 17.
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
