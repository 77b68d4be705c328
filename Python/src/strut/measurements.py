"""What was measured: arrays for all texts, and a view of one."""

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
    """A rectangle, in points, y down."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a text."""

    text: str
    """What the line shows, with its ellipsis or hyphen."""
    start: int
    """The stretch of the text that the line stands for is `text[start:end]`, with the spaces and the newline at its end."""
    end: int
    utf16_range: tuple[int, int]
    """The same in UTF-16 units, as NSRange counts."""
    width: float
    """In points."""
    baseline: float
    """From the top of the label."""
    ascender: float
    """Above the baseline."""
    descender: float
    """Below the baseline, negative."""


@dataclass(frozen=True, slots=True)
class Measurement:
    """How large a text is, in points."""

    point_size: float
    """The size of the font."""
    intrinsic: Size
    """UILabel.intrinsicContentSize."""
    fits: Size
    """UILabel.sizeThatFits of the width that is offered."""
    unrounded: Size
    """The size that fits before it was rounded up to the pixel."""
    text_rect: Rect | None
    """UILabel.textRect(forBounds:limitedToNumberOfLines:), where a height was given."""
    first_baseline: float
    """From the top of a label of the size that fits."""
    last_baseline: float
    line_count: int
    is_truncated: bool
    is_missing_characters: bool
    """Whether a character shows as missing, because no font has it."""
    lines: tuple[Line, ...] | None
    """The lines, where they were asked for."""


class _Characters:
    """How many characters are before a place in UTF-8: counted from the last place, since lines come in the order of the text."""

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
    """The lines of all texts of a call."""

    def __init__(self, handle: Any, encoded: Sequence[bytes]) -> None:
        view = structure("strut_lines_view")
        error = new_error()
        check(lib.strut_lines_get(handle, view, error), error)
        # The view's pointers live as long as the handle.
        self._handle, self._view, self._encoded = handle, view, encoded
        self._start = ffi.cast("const char *", view.lines)

    def __getitem__(self, index: int) -> tuple[Line, ...]:
        """The lines of a text."""
        first, end = self._view.first_line[index], self._view.first_line[index + 1]
        characters = _Characters(self._encoded[index])
        return tuple(self._line(line, characters) for line in range(first, end))

    def __reduce__(self) -> tuple[type[tuple[Any, ...]], tuple[list[tuple[Line, ...]]]]:
        # Another process has no use for this one's handle, but for what it stands for.
        return tuple, ([self[index] for index in range(self._view.text_count)],)

    def _line(self, index: int, characters: _Characters) -> Line:
        # A later library's lines may be longer than those of the header.
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
    """What was measured: an array for each number, and a `Measurement` for each text."""

    _BOOLEANS = ("is_truncated", "is_missing_characters")
    _HIDDEN = ("size",)

    def __init__(self, array: npt.NDArray[Any], lines: Lines | None) -> None:
        array.flags.writeable = False
        self._array = array
        self._lines = lines

    @property
    def array(self) -> npt.NDArray[Any]:
        """All numbers as a structured array, a row for each text: the `strut_measurement` of the C library, not copied."""
        return self._array[[name for name in self.names if name in (self._array.dtype.names or ())]]

    @property
    def names(self) -> tuple[str, ...]:
        """The columns' names, those of the header: "fits_height", "line_count" …"""
        return tuple(name for name in self._array.dtype.names or () if name not in self._HIDDEN)

    def column(self, name: str) -> npt.NDArray[Any]:
        """A column, one value for each text: NaN where it is not known."""
        if name not in self.names:
            raise KeyError(name)
        values = self._array[name]
        return values != 0 if name in self._BOOLEANS else values

    def columns(self) -> dict[str, npt.NDArray[Any]]:
        """All columns, as a data frame takes them: `pandas.DataFrame(measurements.columns())`."""
        return {name: np.ascontiguousarray(self.column(name)) for name in self.names}

    @property
    def fits_height(self) -> npt.NDArray[np.float64]:
        """The height of UILabel.sizeThatFits, of each text."""
        return self.column("fits_height")

    @property
    def fits_width(self) -> npt.NDArray[np.float64]:
        """The width of UILabel.sizeThatFits, of each text."""
        return self.column("fits_width")

    @property
    def line_count(self) -> npt.NDArray[np.uint32]:
        """How many lines each text has."""
        return self.column("line_count")

    @property
    def failed(self) -> npt.NDArray[np.bool_]:
        """Which texts could not be measured, under `errors="keep"`."""
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
            raise IndexError(f"there are {len(self)} texts; there is none at {index}.")
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
