"""How texts are measured: options by name, one for all texts or one for each."""

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

    font: PerText[Union[str, os.PathLike[str], Font, None]]
    """A path, family, full or PostScript name, "system", "system-bold", "monospaced"; or a `Font`, which then is as it is."""
    size: PerText[Union[float, None]]
    """In points. With `style`, scaled as UIFontMetrics does."""
    style: PerText[Union[str, None]]
    """A text style: "body", "largeTitle"."""
    category: PerText[Union[str, None]]
    """A content size category: "XS" to "XXXL", "AX1" to "AX5", or UIKit's names; `None` is "L". Goes with `style`: what has no text style
    does not grow."""
    weight: PerText[Union[int, str, None]]
    """1 to 1000, or "regular", "semibold" …"""
    features: PerText[Union[str, None]]
    """OpenType features: "tnum,liga=0,-kern"."""
    variations: PerText[Union[str, None]]
    """Where the font is on its axes: "wght=700,opsz=17"."""
    era: PerText[Union[Era, None]]
    """The release of iOS whose widths the system font has, "iOS11" to "iOS18" or "iOS26"; `None` is iOS 17."""
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
_FONT_KEYS = ("font", "size", "style", "category", "weight", "features", "variations", "era")
_DTYPE = struct_dtype("strut_measure_options")
_NUMBER_KEYS = tuple(key for key in _DTYPE.names or () if _DTYPE[key].kind == "f")
_UINT32_MAX = 0xFFFF_FFFF


@dataclass
class CallOptions:
    """Options as `strut_measure_many` takes them."""

    array: npt.NDArray[Any]
    """One struct for all texts, or one for each."""
    kept: list[Any] = field(default_factory=list)
    """What the structs point to."""
    failures: dict[int, StrutError] = field(default_factory=dict)
    """What is wrong with the options of a text, by its number."""


def shared_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """Those of the options that are one value for all texts."""
    return {key: value for key, value in options.items() if not _is_per_text(value)}


def call_options(options: Mapping[str, Any], count: int, context: Context, *, beside: int = 0) -> CallOptions:
    """Options by name as structs: one where nothing differs from text to text, else `count`, and `beside` with what all texts share."""
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
            raise TypeError(f"no option {name!r}." + (f" Did you mean {near[0]!r}?" if near else ""))


def _is_per_text(value: Any) -> bool:
    return not isinstance(value, (str, bytes, os.PathLike, Font)) and (
        isinstance(value, Iterable) and not (isinstance(value, np.ndarray) and value.ndim == 0)
    )


def _column(key: str, value: Any, count: int) -> Any:
    """As many values as there are texts."""
    column = value if hasattr(value, "__len__") else list(value)
    if key in _NUMBER_KEYS:
        column = _numbers(key, column)
    if (dimensions := getattr(column, "ndim", 1)) != 1:
        raise bad_argument(f"{key} has {dimensions} dimensions; it is one value, or one for each text.")
    if len(column) != count:
        raise bad_argument(f"{key} has {len(column)} values for {count} texts.")
    return column


def _present(value: Any) -> Any:
    return None if _is_missing(value) else value


def _numbers(key: str, column: Iterable[Any]) -> npt.NDArray[np.float64]:
    try:
        return np.asarray(column, dtype=np.float64)
    except (TypeError, ValueError):
        # Slower, knows what a data frame has for nothing, and tells which value is no number.
        return np.array(
            [math.nan if _is_missing(value) else number(f"{key} of text {i}", value) for i, value in enumerate(column)]
        )


def _is_missing(value: Any) -> bool:
    """Whether a value is what data frames have where there is none: None, NaN, pandas.NA."""
    if value is None or isinstance(value, (str, Font)):
        return value is None
    try:
        return bool(value != value)
    except TypeError:
        return True  # pandas.NA will not say whether it is itself.


def _mapped(key: str, column: Iterable[Any], convert: Callable[[Any], int], made: CallOptions) -> list[int]:
    """The numbers of a column; of each value once, since most repeat. What is wrong with a value is kept as its texts' failure."""
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
        # What is wrong for all texts is not each one's failure.
        made.array["font"][0 if not columns else count :] = address()


def _font(values: dict[str, Any], made: CallOptions, context: Context) -> int:
    named = values.pop("font", None)
    if isinstance(named, os.PathLike):
        named = os.fsdecode(named)
    if isinstance(named, Font):
        others = [key for key, value in values.items() if value is not None]
        if others:
            raise bad_argument(f"a Font is as it is; {' and '.join(others)} cannot be given beside it.")
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
        raise bad_argument(f"{key} is one of {', '.join(choices)}, not {name!r}.")
    return choices[name]


def _strategy(names: Any) -> int:
    if not isinstance(names, str):
        raise bad_argument(f"line_break_strategy is some of {', '.join(_STRATEGIES)}, not {names!r}.")
    bits = 0
    for name in names.split(","):
        bits |= _choice("line_break_strategy", _STRATEGIES, name)
    return bits


def _line_limit(limit: Any) -> int:
    if not isinstance(limit, (int, float, np.number)) or not 0 <= limit <= _UINT32_MAX or int(limit) != limit:
        raise bad_argument(f"line_limit is a whole number of lines, 0 for no limit, not {limit!r}.")
    return int(limit)


def _conversion(key: str, made: CallOptions) -> Callable[[Any], Any]:
    """What makes the library's number of an option's value."""
    if key in _CHOICES:
        return functools.partial(_choice, key, _CHOICES[key])
    if key == "line_break_strategy":
        return _strategy
    if key == "line_limit":
        return _line_limit
    if key == "language":
        return lambda tag: _address(optional_bytes(_present(tag), made.kept))
    return real_number
