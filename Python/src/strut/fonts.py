"""Fonts and their metrics."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from strut._library import ffi, lib
from strut._marshalling import optional_bytes, optional_text, real_number, structure, whole_number
from strut.errors import bad_argument, check, new_error
from strut.releases import Era

if TYPE_CHECKING:
    from strut.contexts import Context

WEIGHTS: Mapping[str, int] = {
    "ultralight": 100,
    "thin": 200,
    "light": 300,
    "regular": 400,
    "medium": 500,
    "semibold": 600,
    "bold": 700,
    "heavy": 800,
    "black": 900,
}
"""UIKit's names of weights, in lowercase."""


@dataclass(frozen=True, slots=True)
class FontRequest:
    """A request for a font.

    Without `style`, the font has the size `size`. With `style` alone, it is the preferred font
    for the style. With `style` and a name or a size, it is scaled as by UIFontMetrics.
    """

    name: str | None = None
    """A path, a family name, a full name, a PostScript name, "system", "system-bold", or
    "monospaced"; `None` is the system font."""
    size: float | None = None
    """In points; `None` without a style is 17."""
    style: str | None = None
    """A text style, such as "body" or "largeTitle"."""
    category: str | None = None
    """The text size, a content size category: "XS" to "XXXL", "AX1" to "AX5", or UIKit's names;
    `None` is "L". Used only together with `style`: a font without a text style keeps its size."""
    weight: int | str | None = None
    """From 1 to 1000, or one of UIKit's names; `None` is the weight that the name implies."""
    features: str | None = None
    """OpenType features, such as "tnum,liga=0,-kern"."""
    variations: str | None = None
    """Values on the axes of a variable font, such as "wght=700,opsz=17"."""
    face_index: int = 0
    """The index of the face in the file, from 0."""
    data: bytes | None = None
    """The bytes of a font; messages then refer to the font by `name`."""
    tall_lines: bool = False
    """True if the preferred font for a text style has taller lines, as iOS 17 and later use for
    languages such as Arabic and Thai."""
    era: Era | None = None
    """The iOS release whose widths the system font has; `None` is iOS 17."""


@dataclass(frozen=True, slots=True)
class FontMetrics:
    """A font's vertical metrics, in points, positive upward.

    A descender below the baseline is negative, as in UIFont.
    """

    point_size: float
    ascender: float
    descender: float
    leading: float
    line_height: float
    cap_height: float
    x_height: float
    underline_position: float
    underline_thickness: float
    strikeout_position: float
    strikeout_thickness: float


@dataclass(frozen=True, slots=True)
class FontInfo:
    """The names and properties of a font."""

    family: str | None
    subfamily: str | None
    full_name: str | None
    postscript_name: str | None
    version: str | None
    path: str
    """The path of the file, or the name that was passed with the bytes."""
    rule: str | None
    """The rule by which the font was found: "path", "alias", "bundled", "registered", "installed",
    or "installedAlias"."""
    note: str | None
    """A remark for people: the face that replaces the requested one, or the traits of the style
    that it lacks."""
    face_index: int
    face_count: int
    units_per_em: int
    glyph_count: int
    weight: int
    """From 1 to 1000; 400 is regular."""
    is_italic: bool
    is_fixed_pitch: bool
    is_variable: bool
    widths: str | None
    """The font whose widths it has, such as "SF (iOS 14 to 26)"; `None` for its own."""


class Font:
    """A face at a size. `strut.font` opens a font."""

    def __init__(self, handle: Any) -> None:
        self._handle = handle

    @property
    def handle(self) -> Any:
        """The `strut_font *`, for calls of the C library."""
        return self._handle

    @functools.cached_property
    def metrics(self) -> FontMetrics:
        """The font's vertical metrics."""
        values = structure("strut_font_metrics")
        error = new_error()
        check(lib.strut_font_get_metrics(self._handle, values, error), error)
        return FontMetrics(*(getattr(values, name) for name in FontMetrics.__slots__))

    @functools.cached_property
    def info(self) -> FontInfo:
        """The names and properties of the font."""
        values = structure("strut_font_info")
        error = new_error()
        check(lib.strut_font_get_info(self._handle, values, error), error)
        fields = {name: getattr(values, name) for name in FontInfo.__slots__}
        for name, value in fields.items():
            if name.startswith("is_"):
                fields[name] = bool(value)
            elif not isinstance(value, int):
                fields[name] = optional_text(value)
        return FontInfo(**fields)

    @property
    def point_size(self) -> float:
        """The size of the font, in points."""
        return self.metrics.point_size

    def __repr__(self) -> str:
        return f"<strut.Font {self.info.full_name} {self.point_size:g}>"


def open_font(context: Context, request: FontRequest) -> Font:
    """Opens a font."""
    kept: list[Any] = []
    wanted = structure("strut_font_request", lib.strut_font_request_init)
    wanted.name = optional_bytes(request.name, kept)
    if request.data is not None:
        kept.append(ffi.from_buffer(request.data))
        wanted.data, wanted.data_length = kept[-1], len(request.data)
    wanted.face_index = whole_number("face_index", request.face_index, bits=32)
    wanted.weight = weight_number(request.weight)
    wanted.point_size = _point_size(request.size)
    wanted.style = optional_bytes(request.style, kept)
    wanted.category = optional_bytes(request.category, kept)
    wanted.features = optional_bytes(request.features, kept)
    wanted.variations = optional_bytes(request.variations, kept)
    wanted.tall_lines = bool(request.tall_lines)
    wanted.era = optional_bytes(request.era, kept)
    place = ffi.new("strut_font **")
    error = new_error()
    check(lib.strut_font_open(context.handle, wanted, place, error), error)
    return Font(ffi.gc(place[0], lib.strut_font_free))


def weight_number(weight: int | str | None) -> int:
    """Returns the library's number for a weight: 1 to 1000, or 0 for the weight that the name
    implies."""
    if weight is None:
        return 0
    number = WEIGHTS.get(weight.lower()) if isinstance(weight, str) else weight
    if number is None or not 1 <= number <= 1000 or number != int(number):
        raise bad_argument(f"weight: expected a number from 1 to 1000 or one of {', '.join(WEIGHTS)}, got {weight!r}.")
    return int(number)


def _point_size(size: float | None) -> float:
    if size is None:
        return 0
    if size == 0:
        # To the library, 0 means that the size is unspecified, and it would use 17.
        raise bad_argument("size: expected more than 0 points, got 0.")
    return real_number(size)
