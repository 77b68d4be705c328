"""How texts are measured: options by name, one for all texts or one for each."""

from __future__ import annotations

import difflib
import functools
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypedDict, TypeVar, Union

import numpy as np
import numpy.typing as npt

from strut._library import ffi, lib
from strut._marshalling import optional_bytes, structure
from strut.arrays import struct_dtype
from strut.errors import bad_argument
from strut.fonts import Font, FontRequest

if TYPE_CHECKING:
    from strut.contexts import Context

BreakMode = Literal[
    "byTruncatingTail", "byTruncatingHead", "byTruncatingMiddle", "byWordWrapping", "byCharWrapping", "byClipping"
]
"""What happens to text that is too wide or too long: NSLineBreakMode."""
Direction = Literal["natural", "leftToRight", "rightToLeft"]
"""The direction a paragraph is written in."""
Alignment = Literal["natural", "left", "center", "right", "justified"]
"""Where lines are in the width that is offered."""

_T = TypeVar("_T")
_Item = TypeVar("_Item", covariant=True)


class Column(Protocol[_Item]):
    """A value for each text: a list, an array, a column of a data frame."""

    def __iter__(self) -> Iterator[_Item]: ...
    def __len__(self) -> int: ...


PerText = Union[_T, Column[_T]]
"""A value for all texts, or one for each."""
Numbers = PerText[float]
"""A number for all texts, or one for each."""


class MeasureOptions(TypedDict, total=False):
    """What `measure` takes by name. Each is one value for all texts, or a sequence with one for each."""

    font: PerText[Union[str, Font, None]]
    """A path, family, full or PostScript name, "system", "system-bold", "monospaced"; or a `Font`, which then is as it is."""
    size: PerText[Union[float, None]]
    """In points. With `style`, scaled as UIFontMetrics does."""
    style: PerText[Union[str, None]]
    """A text style: "body", "largeTitle"."""
    category: PerText[Union[str, None]]
    """A content size category: "XS" to "XXXL", "AX1" to "AX5", or UIKit's names; `None` is "L"."""
    weight: PerText[Union[int, str, None]]
    """1 to 1000, or "regular", "semibold" …"""
    features: PerText[Union[str, None]]
    """OpenType features: "tnum,liga=0,-kern"."""
    variations: PerText[Union[str, None]]
    """Where the font is on its axes: "wght=700,opsz=17"."""
    width: Numbers
    """What is offered, in points; infinity, the default, is no limit."""
    height: Numbers
    """The height of the bounds, for the text's rectangle; NaN, the default, is none."""
    display_scale: Numbers
    """Pixels in a point; 3 by default."""
    line_limit: PerText[int]
    """UIKit's numberOfLines; 0, the default, is no limit."""
    break_mode: PerText[BreakMode]
    """What happens to text that is too wide or too long; "byTruncatingTail" by default."""
    direction: PerText[Direction]
    """The direction of the paragraph; "natural" by default."""
    alignment: PerText[Alignment]
    """Where lines are in the width; "natural" by default."""
    line_break_strategy: PerText[str]
    """"none", the default, "standard", or "pushOut" and "hangulWordPriority" with a comma."""
    language: PerText[Union[str, None]]
    """The language, BCP 47."""
    tracking: Numbers
    """Added after each character, in points; ligatures are turned off."""
    line_height_multiple: Numbers
    """Multiplies the line height; 0, the default, does not."""
    minimum_line_height: Numbers
    """In points; 0, the default, is no limit."""
    maximum_line_height: Numbers
    """In points; 0, the default, is no limit."""
    line_spacing: Numbers
    """Added between lines, in points."""
    hyphenation: Numbers
    """Hyphenates lines that would take less than this part of the width, 0 to 1; needs a language."""


_CHOICES: Mapping[str, Mapping[str, int]] = {
    "break_mode": {
        "byTruncatingTail": lib.STRUT_BREAK_TRUNCATING_TAIL,
        "byTruncatingHead": lib.STRUT_BREAK_TRUNCATING_HEAD,
        "byTruncatingMiddle": lib.STRUT_BREAK_TRUNCATING_MIDDLE,
        "byWordWrapping": lib.STRUT_BREAK_WORD_WRAPPING,
        "byCharWrapping": lib.STRUT_BREAK_CHAR_WRAPPING,
        "byClipping": lib.STRUT_BREAK_CLIPPING,
    },
    "direction": {
        "natural": lib.STRUT_DIRECTION_NATURAL,
        "leftToRight": lib.STRUT_DIRECTION_LEFT_TO_RIGHT,
        "rightToLeft": lib.STRUT_DIRECTION_RIGHT_TO_LEFT,
    },
    "alignment": {
        "natural": lib.STRUT_ALIGN_NATURAL,
        "left": lib.STRUT_ALIGN_LEFT,
        "center": lib.STRUT_ALIGN_CENTER,
        "right": lib.STRUT_ALIGN_RIGHT,
        "justified": lib.STRUT_ALIGN_JUSTIFIED,
    },
}
_STRATEGIES: Mapping[str, int] = {
    "none": 0,
    "standard": lib.STRUT_LINE_BREAK_STANDARD,
    "pushOut": lib.STRUT_LINE_BREAK_PUSH_OUT,
    "hangulWordPriority": lib.STRUT_LINE_BREAK_HANGUL_WORD_PRIORITY,
}
_FONT_KEYS = ("font", "size", "style", "category", "weight", "features", "variations")
_NUMBER_KEYS = (
    "width", "height", "display_scale", "tracking", "line_height_multiple", "minimum_line_height", "maximum_line_height",
    "line_spacing", "hyphenation",
)  # fmt: skip
_DTYPE = struct_dtype("strut_measure_options")
_UINT32_MAX = 0xFFFF_FFFF


@dataclass
class CallOptions:
    """Options as `strut_measure_many` takes them."""

    array: npt.NDArray[Any]
    """One struct for all texts, or one for each."""
    kept: list[Any] = field(default_factory=list)
    """What the structs point to."""


def call_options(options: Mapping[str, Any], count: int, context: Context) -> CallOptions:
    """Options by name as structs: one where nothing differs from text to text, else `count`."""
    _check_names(options)
    differs = any(_is_per_text(value) for value in options.values())
    made = CallOptions(np.zeros(count if differs else 1, dtype=_DTYPE))
    initial = structure("strut_measure_options", lib.strut_measure_options_init)
    made.array[:] = np.frombuffer(bytes(ffi.buffer(initial)), dtype=_DTYPE)[0]
    columns = {key: _column(key, value, len(made.array)) for key, value in options.items()}
    _set_fonts(made, {key: columns[key] for key in _FONT_KEYS if key in columns}, context)
    for key in _NUMBER_KEYS:
        if key in columns:
            made.array[key] = columns[key]
    for key in _CHOICES:
        if key in columns:
            made.array[key] = _mapped(columns[key], functools.partial(_choice, key, _CHOICES[key]))
    if "line_break_strategy" in columns:
        made.array["line_break_strategy"] = _mapped(columns["line_break_strategy"], _strategy)
    if "line_limit" in columns:
        made.array["line_limit"] = _mapped(columns["line_limit"], _line_limit)
    if "language" in columns:
        made.array["language"] = _mapped(columns["language"], lambda tag: _address(optional_bytes(tag, made.kept)))
    return made


def _check_names(options: Mapping[str, Any]) -> None:
    known = MeasureOptions.__annotations__
    for name in options:
        if name not in known:
            near = difflib.get_close_matches(name, known, 1)
            raise TypeError(f"no option {name!r}." + (f" Did you mean {near[0]!r}?" if near else ""))


def _is_per_text(value: Any) -> bool:
    return not isinstance(value, (str, bytes, Font)) and (
        isinstance(value, Iterable) and not (isinstance(value, np.ndarray) and value.ndim == 0)
    )


def _column(key: str, value: Any, count: int) -> Any:
    """A value, or as many as there are texts."""
    if not _is_per_text(value):
        if key in _NUMBER_KEYS:
            return float(value)
        return [value] * count
    column = np.asarray(value, dtype=np.float64) if key in _NUMBER_KEYS else list(value)
    if len(column) != count:
        raise bad_argument(f"{key} has {len(column)} values for {count} texts.")
    return column


def _mapped(column: Iterable[Any], number: Callable[[Any], int]) -> list[int]:
    """The numbers of a column; of each value once, since most repeat."""
    known: dict[Any, int] = {}
    numbers: list[int] = []
    for value in column:
        if value not in known:
            known[value] = number(value)
        numbers.append(known[value])
    return numbers


def _set_fonts(made: CallOptions, columns: Mapping[str, Iterable[Any]], context: Context) -> None:
    if not columns:
        return
    rows = zip(*columns.values())
    made.array["font"] = _mapped(rows, lambda row: _font(dict(zip(columns, row)), made, context))


def _font(values: dict[str, Any], made: CallOptions, context: Context) -> int:
    named = values.pop("font", None)
    if isinstance(named, Font):
        others = [key for key, value in values.items() if value is not None]
        if others:
            raise bad_argument(f"a Font is as it is; {' and '.join(others)} cannot be given beside it.")
        font = named
    elif named is None and all(value is None for value in values.values()):
        return 0
    else:
        font = context.font(FontRequest(named, **values))
    made.kept.append(font)
    return _address(font.handle)


def _address(pointer: Any) -> int:
    return int(ffi.cast("uintptr_t", pointer))


def _choice(key: str, choices: Mapping[str, int], name: Any) -> int:
    if name not in choices:
        raise bad_argument(f"{key} is one of {', '.join(choices)}, not {name!r}.")
    return choices[name]


def _strategy(names: str) -> int:
    bits = 0
    for name in names.split(","):
        bits |= _choice("line_break_strategy", _STRATEGIES, name)
    return bits


def _line_limit(limit: Any) -> int:
    if not 0 <= limit <= _UINT32_MAX or int(limit) != limit:
        raise bad_argument(f"line_limit is a whole number of lines, 0 for no limit, not {limit!r}.")
    return int(limit)
