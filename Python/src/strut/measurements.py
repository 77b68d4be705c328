"""Results of measuring: arrays for all strings, and the measurement of one string."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, overload

import numpy as np
import numpy.typing as npt

from strut._library import ffi, lib
from strut._marshalling import structure
from strut.errors import check, new_error


@dataclass(frozen=True, slots=True)
class Size:
    """A width and a height, in points."""

    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle, in points, with y downward."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text."""

    text: str
    """The displayed text, with an ellipsis or a hyphen."""
    start: int
    """The line represents `text[start:end]` of the source string, including the spaces and the
    newline at its end."""
    end: int
    utf16_range: tuple[int, int]
    """The range in UTF-16 code units, as in NSRange."""
    width: float
    """In points."""
    baseline: float
    """The distance from the top of the label."""
    ascender: float
    """The height above the baseline."""
    descender: float
    """The depth below the baseline, negative."""


@dataclass(frozen=True, slots=True)
class Measurement:
    """The size of text, in points."""

    point_size: float
    """The size of the font."""
    intrinsic: Size
    """UILabel.intrinsicContentSize."""
    fits: Size
    """UILabel.sizeThatFits with the available width."""
    unrounded: Size
    """The size that fits, before rounding up to a pixel."""
    text_rect: Rect | None
    """UILabel.textRect(forBounds:limitedToNumberOfLines:); `None` without a height option."""
    first_baseline: float
    """The distance from the top of a label that has the size that fits."""
    last_baseline: float
    line_count: int
    is_truncated: bool
    is_missing_characters: bool
    """True if no font has a glyph for one of the characters."""
    lines: tuple[Line, ...] | None
    """The lines; `None` if they were not requested."""


class _Characters:
    """Counts the characters before a byte offset.

    It counts from the previous offset, because lines are in the order of the text.
    """

    def __init__(self, encoded: bytes) -> None:
        self._encoded = encoded
        self._byte = self._count = 0

    def before(self, byte: int) -> int:
        if byte < self._byte:
            self._byte = self._count = 0
        self._count += len(self._encoded[self._byte : byte].decode("utf-8"))
        self._byte = byte
        return self._count


class Lines:
    """The lines of all strings of a call."""

    def __init__(self, handle: Any, encoded: Sequence[bytes]) -> None:
        view = structure("strut_lines_view")
        error = new_error()
        check(lib.strut_lines_get(handle, view, error), error)
        # The view's pointers live as long as the handle.
        self._handle, self._view, self._encoded = handle, view, encoded
        self._start = ffi.cast("const char *", view.lines)

    def __getitem__(self, index: int) -> tuple[Line, ...]:
        """Returns the lines of a string."""
        first, end = self._view.first_line[index], self._view.first_line[index + 1]
        characters = _Characters(self._encoded[index])
        return tuple(self._line(line, characters) for line in range(first, end))

    def __reduce__(self) -> tuple[type[tuple[Any, ...]], tuple[list[tuple[Line, ...]]]]:
        # Another process cannot use the handle, so the lines themselves are copied.
        return tuple, ([self[index] for index in range(self._view.text_count)],)

    def _line(self, index: int, characters: _Characters) -> Line:
        # The structs of a later library may be larger than the header's.
        line = ffi.cast("const strut_line *", self._start + index * self._view.line_stride)
        return Line(
            text=ffi.unpack(line.text, line.text_length).decode("utf-8") if line.text_length else "",
            start=characters.before(line.start),
            end=characters.before(line.end),
            utf16_range=(line.utf16_start, line.utf16_end),
            width=line.width,
            baseline=line.baseline,
            ascender=line.ascender,
            descender=line.descender,
        )


class Measurements(Sequence[Measurement]):
    """The result of `measure`: an array for each number, and a `Measurement` for each string."""

    _BOOLEANS = ("is_truncated", "is_missing_characters")
    _HIDDEN = ("size",)

    def __init__(self, array: npt.NDArray[Any], lines: Lines | None) -> None:
        array.flags.writeable = False
        self._array = array
        self._lines = lines

    @property
    def array(self) -> npt.NDArray[Any]:
        """All numbers in a structured array with a row for each string: the library's
        `strut_measurement` structs, not a copy."""
        return self._array[[name for name in self.names if name in (self._array.dtype.names or ())]]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the columns, as in the header, such as "fits_height" and "line_count"."""
        return tuple(name for name in self._array.dtype.names or () if name not in self._HIDDEN)

    def column(self, name: str) -> npt.NDArray[Any]:
        """Returns a column with one value for each string; an unknown number is NaN."""
        if name not in self.names:
            raise KeyError(name)
        values = self._array[name]
        return values != 0 if name in self._BOOLEANS else values

    def columns(self) -> dict[str, npt.NDArray[Any]]:
        """Returns all columns, for a data frame: `pandas.DataFrame(measurements.columns())`."""
        return {name: np.ascontiguousarray(self.column(name)) for name in self.names}

    @property
    def fits_height(self) -> npt.NDArray[np.float64]:
        """The height of UILabel.sizeThatFits for each string, in points."""
        return self.column("fits_height")

    @property
    def fits_width(self) -> npt.NDArray[np.float64]:
        """The width of UILabel.sizeThatFits for each string, in points."""
        return self.column("fits_width")

    @property
    def line_count(self) -> npt.NDArray[np.uint32]:
        """The number of lines of each string."""
        return self.column("line_count")

    @property
    def failed(self) -> npt.NDArray[np.bool_]:
        """True for each string that could not be measured, with `errors="keep"`."""
        return np.asarray(self._array["status"] != lib.STRUT_OK)

    def __len__(self) -> int:
        return len(self._array)

    @overload
    def __getitem__(self, index: int) -> Measurement: ...
    @overload
    def __getitem__(self, index: slice) -> list[Measurement]: ...
    def __getitem__(self, index: int | slice) -> Measurement | list[Measurement]:
        if isinstance(index, slice):
            return [self._measurement(each) for each in range(*index.indices(len(self)))]
        place = index + len(self) if index < 0 else index
        if not 0 <= place < len(self):
            raise IndexError(f"expected an index below {len(self)}, the number of strings, got {index}.")
        return self._measurement(place)

    def __iter__(self) -> Iterator[Measurement]:
        return (self._measurement(index) for index in range(len(self)))

    def _measurement(self, index: int) -> Measurement:
        row = self._array[index]

        def size(name: str) -> Size:
            return Size(float(row[f"{name}_width"]), float(row[f"{name}_height"]))

        rect = Rect(*(float(row[f"rect_{name}"]) for name in ("x", "y", "width", "height")))
        return Measurement(
            point_size=float(row["point_size"]),
            intrinsic=size("intrinsic"),
            fits=size("fits"),
            unrounded=size("unrounded"),
            text_rect=None if math.isnan(rect.height) else rect,
            first_baseline=float(row["first_baseline"]),
            last_baseline=float(row["last_baseline"]),
            line_count=int(row["line_count"]),
            is_truncated=bool(row["is_truncated"]),
            is_missing_characters=bool(row["is_missing_characters"]),
            lines=None if self._lines is None else () if row["status"] != lib.STRUT_OK else self._lines[index],
        )

    def __repr__(self) -> str:
        return f"<strut.Measurements of {len(self)} texts>"
