"""Font metrics, Dynamic Type, system spacing, the size of text, and self-sizing cells, as on iOS.

Lengths are in points; y increases downward.

    >>> import strut
    >>> sizes = strut.measure(["Größenänderungen übernehmen"], font="Palatino", size=18, style="body", category="AX5", width=343)
    >>> int(sizes.line_count[0])
    3

Every function may be called from any thread. A failure raises a `StrutError` with a stable
`code` and a message that describes the failure and its cure.
"""

from __future__ import annotations

import os

from strut._library import lib as _lib
from strut._marshalling import text as _text
from strut.audits import Audit, audit
from strut.cells import Cell, Layout, LayoutOptions, View, lay_out
from strut.contexts import Context, default_context
from strut.errors import BadArgumentError, BadInputError, BadTextError, InternalError, LibraryError, StrutError
from strut.fonts import Font, FontInfo, FontMetrics, FontRequest
from strut.measurements import Line, Measurement, Measurements, Rect, Size
from strut.measuring import measure, measure_text
from strut.options import MeasureOptions
from strut.releases import Era
from strut.styles import Spacing, TextStyle, scale_point_size, scale_value, system_spacing, text_style
from strut.versions import Versions, versions

__version__ = _text(_lib.strut_version())
"""The version of the library."""

__all__ = [
    "Audit",
    "BadArgumentError",
    "BadInputError",
    "BadTextError",
    "Cell",
    "Context",
    "Font",
    "FontInfo",
    "FontMetrics",
    "FontRequest",
    "InternalError",
    "Layout",
    "LayoutOptions",
    "LibraryError",
    "Line",
    "MeasureOptions",
    "Measurement",
    "Measurements",
    "Rect",
    "Size",
    "Spacing",
    "StrutError",
    "TextStyle",
    "Versions",
    "View",
    "audit",
    "default_context",
    "font",
    "lay_out",
    "measure",
    "measure_text",
    "scale_point_size",
    "scale_value",
    "system_spacing",
    "text_style",
    "versions",
]


def font(
    name: str | os.PathLike[str] | None = None,
    *,
    size: float | None = None,
    style: str | None = None,
    category: str | None = None,
    weight: int | str | None = None,
    features: str | None = None,
    variations: str | None = None,
    face_index: int = 0,
    data: bytes | None = None,
    tall_lines: bool = False,
    era: Era | None = None,
    context: Context | None = None,
) -> Font:
    """Opens a font, a face at a size. `FontRequest` describes the options."""
    path = None if name is None else os.fsdecode(name)
    request = FontRequest(path, size, style, category, weight, features, variations, face_index, data, tall_lines, era)
    return (context or default_context()).font(request)
