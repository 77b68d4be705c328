"""Fonts: which face, at which size, and its metrics."""

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
"""UIKit's names of weights, in small letters."""


@dataclass(frozen=True, slots=True)
class FontRequest:
    """Which font.

    Without `style` it has `size`; `style` alone is the preferred font of the style; with `style` and a name or a size, the font is scaled as
    UIFontMetrics does.
    """

    name: str | None = None
    """A path, a family, a full or PostScript name, "system", "system-bold", "monospaced"; `None` is the system font."""
    size: float | None = None
    """In points; `None` is 17 without a style."""
    style: str | None = None
    """A text style: "body", "largeTitle"."""
    category: str | None = None
    """A content size category: "XS" to "XXXL", "AX1" to "AX5", or UIKit's names; `None` is "L". Goes with `style`: what has no text style
    does not grow."""
    weight: int | str | None = None
    """1 to 1000, or UIKit's name; `None` is what the name says."""
    features: str | None = None
    """OpenType features: "tnum,liga=0,-kern"."""
    variations: str | None = None
    """Where the font is on its axes: "wght=700,opsz=17"."""
    face_index: int = 0
    """Which face of a file, from 0."""
    data: bytes | None = None
    """A font in memory; `name` then stands for it in messages."""
    tall_lines: bool = False
    """Whether a text style's own font has higher lines, as iOS has them since 17 for languages such as Arabic and Thai."""
    era: Era | None = None
    """The release of iOS whose widths the system font has; `None` is iOS 17."""


@dataclass(frozen=True, slots=True)
class FontMetrics:
    """A font's vertical metrics, in points, up positive: a descender below the baseline is negative, as in UIFont."""

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
    """What a font is, and how it was found."""

    family: str | None
    subfamily: str | None
    full_name: str | None
    postscript_name: str | None
    version: str | None
    path: str
    """The file, or the name that bytes were given."""
    rule: str | None
    """How it was found: "path", "alias", "bundled", "registered", "installed", "installedAlias"."""
    note: str | None
    """What a reader should know: which face stands in for the one named, what of the style it does not have."""
    face_index: int
    face_count: int
    units_per_em: int
    glyph_count: int
    weight: int
    """1 to 1000, 400 is regular."""
    is_italic: bool
    is_fixed_pitch: bool
    is_variable: bool
    widths: str | None
    """The font whose widths it has, where that is another: "SF (iOS 14 to 26)"."""


class Font:
    """A face at a size. `strut.font` makes one."""

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
        """What the font is, and how it was found."""
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
        """The em, in points."""
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
    """A weight as the library takes it: 1 to 1000, and 0 for what the name says."""
    if weight is None:
        return 0
    number = WEIGHTS.get(weight.lower()) if isinstance(weight, str) else weight
    if number is None or not 1 <= number <= 1000 or number != int(number):
        raise bad_argument(f"weight is a number from 1 to 1000 or one of {', '.join(WEIGHTS)}, not {weight!r}.")
    return int(number)


def _point_size(size: float | None) -> float:
    if size is None:
        return 0
    if size == 0:
        # The library reads 0 as "not said", and would take 17.
        raise bad_argument("size is more than 0 points.")
    return real_number(size)
