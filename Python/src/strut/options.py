"""Options for measuring, by name: one value for all strings, or one for each string."""

from __future__ import annotations

import difflib
import functools
import math
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypedDict, TypeVar, Union

import numpy as np
import numpy.typing as npt

from strut._library import ffi, lib
from strut._marshalling import named, number, optional_bytes, real_number, structure
from strut.arrays import struct_dtype
from strut.errors import StrutError, bad_argument
from strut.fonts import Font, FontRequest
from strut.releases import Era

if TYPE_CHECKING:
    from strut.contexts import Context

BreakMode = Literal[
    "byTruncatingTail", "byTruncatingHead", "byTruncatingMiddle", "byWordWrapping", "byCharWrapping", "byClipping"
]
"""The treatment of text that is too wide or too long: NSLineBreakMode."""
Direction = Literal["natural", "leftToRight", "rightToLeft"]
"""The writing direction of a paragraph."""
Alignment = Literal["natural", "left", "center", "right", "justified"]
"""The alignment of lines in the available width."""

_T = TypeVar("_T")
_Item = TypeVar("_Item", covariant=True)


class Column(Protocol[_Item]):
    """A value for each string: a list, an array, or a column of a data frame."""

    def __iter__(self) -> Iterator[_Item]: ...
    def __len__(self) -> int: ...


PerText = Union[_T, Column[_T]]
"""One value for all strings, or one for each string."""
Numbers = PerText[float]
"""One number for all strings, or one for each string."""


class MeasureOptions(TypedDict, total=False):
    """The options of `measure`: one value for all strings, or a sequence with one for each."""

    font: PerText[Union[str, os.PathLike[str], Font, None]]
    """A path, a family name, a full name, a PostScript name, "system", "system-bold", or
    "monospaced"; or a `Font`, which is used unchanged."""
    size: PerText[Union[float, None]]
    """The size of the font, in points. With `style`, it is scaled as by UIFontMetrics."""
    style: PerText[Union[str, None]]
    """A text style, such as "body" or "largeTitle"."""
    category: PerText[Union[str, None]]
    """The text size, a content size category: "XS" to "XXXL", "AX1" to "AX5", or UIKit's names;
    `None` is "L". Used only together with `style`: a font without a text style keeps its size."""
    weight: PerText[Union[int, str, None]]
    """From 1 to 1000, or a name such as "regular" or "semibold"."""
    features: PerText[Union[str, None]]
    """OpenType features, such as "tnum,liga=0,-kern"."""
    variations: PerText[Union[str, None]]
    """Values on the axes of a variable font, such as "wght=700,opsz=17"."""
    era: PerText[Union[Era, None]]
    """The iOS release whose widths the system font has: "iOS11" to "iOS18" or "iOS26"; `None` is
    iOS 17."""
    width: Numbers
    """The available width, in points; infinity, the default, is unlimited."""
    height: Numbers
    """The height of the bounds for the text's rectangle, in points; with NaN, the default, no
    rectangle is computed."""
    display_scale: Numbers
    """Pixels per point; 3 by default."""
    line_limit: PerText[int]
    """UIKit's numberOfLines; 0, the default, is unlimited."""
    break_mode: PerText[BreakMode]
    """The treatment of text that is too wide or too long; "byTruncatingTail" by default."""
    direction: PerText[Direction]
    """The writing direction of the paragraph; "natural" by default."""
    alignment: PerText[Alignment]
    """The alignment of lines in the width; "natural" by default."""
    line_break_strategy: PerText[str]
    """UIKit's NSParagraphStyle.LineBreakStrategy: "none", the default, "standard", or "pushOut" and
    "hangulWordPriority", separated by a comma."""
    language: PerText[Union[str, None]]
    """The language of the text, a BCP 47 tag."""
    tracking: Numbers
    """Space added after each character, in points; turns ligatures off."""
    line_height_multiple: Numbers
    """A factor for the line height; 0, the default, is none."""
    minimum_line_height: Numbers
    """In points; 0, the default, is unlimited."""
    maximum_line_height: Numbers
    """In points; 0, the default, is unlimited."""
    line_spacing: Numbers
    """Space added between lines, in points."""
    hyphenation: Numbers
    """The hyphenation factor, from 0 to 1: a line that would fill less than this part of the width
    is hyphenated. Requires a language."""


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
_FONT_KEYS = ("font", "size", "style", "category", "weight", "features", "variations", "era")
_DTYPE = struct_dtype("strut_measure_options")
_NUMBER_KEYS = tuple(key for key in _DTYPE.names or () if _DTYPE[key].kind == "f")
_UINT32_MAX = 0xFFFF_FFFF


@dataclass
class CallOptions:
    """Options in the form of `strut_measure_many`."""

    array: npt.NDArray[Any]
    """One struct for all strings, or one for each string."""
    kept: list[Any] = field(default_factory=list)
    """The objects that the structs point to."""
    failures: dict[int, StrutError] = field(default_factory=dict)
    """The errors in options for single strings, by the index of the string."""


def shared_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the options that have one value for all strings."""
    return {key: value for key, value in options.items() if not _is_per_text(value)}


def call_options(options: Mapping[str, Any], count: int, context: Context, *, beside: int = 0) -> CallOptions:
    """Returns the structs for options: one if all values are shared, else `count` structs.

    The latter are followed by `beside` structs with the shared values.
    """
    _check_names(options)
    shared = {key: value.item() if isinstance(value, np.ndarray) else value for key, value in shared_options(options).items()}
    columns = {key: _column(key, value, count) for key, value in options.items() if key not in shared}
    made = CallOptions(np.zeros(count + beside if columns else 1, dtype=_DTYPE))
    initial = structure("strut_measure_options", lib.strut_measure_options_init)
    made.array[:] = np.frombuffer(bytes(ffi.buffer(initial)), dtype=_DTYPE)[0]
    _set_fonts(made, shared, columns, count, context)
    for key in options.keys() - _FONT_KEYS:
        convert = _conversion(key, made)
        if key in shared:
            made.array[key] = named(key, convert, shared[key])
        elif key in _NUMBER_KEYS:
            made.array[key][:count] = columns[key]
        else:
            made.array[key][:count] = _mapped(key, columns[key], convert, made)
    return made


def _check_names(options: Mapping[str, Any]) -> None:
    known = MeasureOptions.__annotations__
    for name in options:
        if name not in known:
            near = difflib.get_close_matches(name, known, 1)
            raise TypeError(f"there is no option {name!r}." + (f" Did you mean {near[0]!r}?" if near else ""))


def _is_per_text(value: Any) -> bool:
    return not isinstance(value, (str, bytes, os.PathLike, Font)) and (
        isinstance(value, Iterable) and not (isinstance(value, np.ndarray) and value.ndim == 0)
    )


def _column(key: str, value: Any, count: int) -> Any:
    """Returns the values of an option, one for each string."""
    column = value if hasattr(value, "__len__") else list(value)
    if key in _NUMBER_KEYS:
        column = _numbers(key, column)
    if (dimensions := getattr(column, "ndim", 1)) != 1:
        raise bad_argument(f"{key}: expected one value, or one for each string, got an array of {dimensions} dimensions.")
    if len(column) != count:
        raise bad_argument(f"{key}: expected {count} values, one for each string, got {len(column)}.")
    return column


def _present(value: Any) -> Any:
    return None if _is_missing(value) else value


def _numbers(key: str, column: Iterable[Any]) -> npt.NDArray[np.float64]:
    try:
        return np.asarray(column, dtype=np.float64)
    except (TypeError, ValueError):
        # Slower, but handles the missing values of data frames and reports the index of a wrong
        # value.
        return np.array(
            [math.nan if _is_missing(value) else number(f"{key} of text {i}", value) for i, value in enumerate(column)]
        )


def _is_missing(value: Any) -> bool:
    """Returns true for the missing values of data frames: None, NaN, and pandas.NA."""
    if value is None or isinstance(value, (str, Font)):
        return value is None
    try:
        return bool(value != value)
    except TypeError:
        return True  # pandas.NA has no truth value.


def _mapped(key: str, column: Iterable[Any], convert: Callable[[Any], int], made: CallOptions) -> list[int]:
    """Converts a column to numbers, each distinct value once; an error becomes the failure of its
    strings."""
    known: dict[Any, int | StrutError] = {}
    numbers: list[int] = []
    index = 0
    try:
        for index, value in enumerate(column):
            found = known.get(value)
            if found is None:
                found = known[value] = _number_or_failure(convert, value)
            if isinstance(found, StrutError):
                made.failures.setdefault(index, found)
                found = 0
            numbers.append(found)
    except TypeError as error:
        raise TypeError(f"{key} of text {index}: {error}") from None
    return numbers


def _number_or_failure(convert: Callable[[Any], int], value: Any) -> int | StrutError:
    try:
        return convert(value)
    except StrutError as error:
        return error


def _set_fonts(
    made: CallOptions, shared: Mapping[str, Any], columns: Mapping[str, Iterable[Any]], count: int, context: Context
) -> None:
    shared, columns = ({key: given[key] for key in _FONT_KEYS if key in given} for given in (shared, columns))

    def address(row: tuple[Any, ...] = ()) -> int:
        return _font(shared | dict(zip(columns, map(_present, row))), made, context)

    if columns:
        made.array["font"][:count] = _mapped(" and ".join(columns), zip(*columns.values()), address, made)
    if made.failures or not columns or not count:
        # An error for all strings is not a failure of each string.
        made.array["font"][0 if not columns else count :] = address()


def _font(values: dict[str, Any], made: CallOptions, context: Context) -> int:
    named = values.pop("font", None)
    if isinstance(named, os.PathLike):
        named = os.fsdecode(named)
    if isinstance(named, Font):
        others = [key for key, value in values.items() if value is not None]
        if others:
            raise bad_argument(f"{' and '.join(others)} cannot be combined with a Font; open the font with these options.")
        font = named
    elif named is None and all(value is None for value in values.values()):
        return 0
    else:
        if named is None and all(value is None for key, value in values.items() if key != "era"):
            values["style"] = "body"
        font = context.font(FontRequest(named, **values))
    made.kept.append(font)
    return _address(font.handle)


def _address(pointer: Any) -> int:
    return int(ffi.cast("uintptr_t", pointer))


def _choice(key: str, choices: Mapping[str, int], name: Any) -> int:
    if not isinstance(name, str) or name not in choices:
        raise bad_argument(f"{key}: expected one of {', '.join(choices)}, got {name!r}.")
    return choices[name]


def _strategy(names: Any) -> int:
    if not isinstance(names, str):
        raise bad_argument(f"line_break_strategy: expected some of {', '.join(_STRATEGIES)}, got {names!r}.")
    bits = 0
    for name in names.split(","):
        bits |= _choice("line_break_strategy", _STRATEGIES, name)
    return bits


def _line_limit(limit: Any) -> int:
    if not isinstance(limit, (int, float, np.number)) or not 0 <= limit <= _UINT32_MAX or int(limit) != limit:
        raise bad_argument(f"line_limit: expected a whole number of lines, 0 for unlimited, got {limit!r}.")
    return int(limit)


def _conversion(key: str, made: CallOptions) -> Callable[[Any], Any]:
    """Returns the function that converts a value of an option to a number for the library."""
    if key in _CHOICES:
        return functools.partial(_choice, key, _CHOICES[key])
    if key == "line_break_strategy":
        return _strategy
    if key == "line_limit":
        return _line_limit
    if key == "language":
        return lambda tag: _address(optional_bytes(_present(tag), made.kept))
    return real_number
