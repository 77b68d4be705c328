"""The size of texts, as UILabel has it."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any, Literal, cast

import numpy as np
import numpy.typing as npt

from strut._library import ffi, lib
from strut.arrays import address, pointer, struct_dtype
from strut.contexts import Context, default_context
from strut.errors import bad_argument, failure, new_error, of_text, status_of
from strut.measurements import Lines, Measurement, Measurements
from strut.options import MeasureOptions, call_options, shared_options

if sys.version_info >= (3, 11):
    from typing import Unpack
else:
    from typing_extensions import Unpack

_TEXT = struct_dtype("strut_text")
_MEASUREMENT = struct_dtype("strut_measurement")


def measure(
    texts: Iterable[str],
    *,
    lines: bool = False,
    errors: Literal["raise", "keep"] = "raise",
    context: Context | None = None,
    **options: Unpack[MeasureOptions],
) -> Measurements:
    """Measures texts, on all cores.

    - texts: A list, a column of a data frame, anything of strings.
    - lines: Whether the lines of each text are wanted; they take longer.
    - errors: "raise" raises for the first text that cannot be measured; "keep" leaves it without numbers, and the others are measured. What
      is kept is what is wrong with a text or with its own value in a sequence of options, also where there is one text; an option that is
      wrong for all, a sequence of another length and a value of a wrong type are raised always.
    - context: Fonts of one's own; `None` is `default_context()`.
    - options: Each is one value for all texts, or a sequence with one for each.
    """
    if errors not in ("raise", "keep"):
        raise bad_argument(f'errors is "raise" or "keep", not {errors!r}.')
    context = context or default_context()
    encoded = _encoded(texts)
    count = len(encoded)
    # An empty text beside the others, with the options of all: what is wrong with it is wrong for all.
    beside = 1 if errors == "keep" else 0
    wanted = call_options(options, count, context, beside=beside)
    if wanted.failures and errors == "raise":
        first = min(wanted.failures)
        raise of_text(first, wanted.failures[first])
    encoded += [b""] * beside
    for index in wanted.failures:
        encoded[index] = b""
    joined, places = _places(encoded)
    array = np.zeros(len(encoded), dtype=_MEASUREMENT)
    lines_place = ffi.new("strut_lines **") if lines else ffi.NULL
    error = new_error()
    status = lib.strut_measure_many(
        context.handle, pointer(places, "strut_text *"), len(encoded), pointer(wanted.array, "strut_measure_options *"),
        len(wanted.array), pointer(array, "strut_measurement *"), _MEASUREMENT.itemsize, lines_place, error,
    )  # fmt: skip
    handle = ffi.gc(lines_place[0], lib.strut_lines_free) if lines and lines_place[0] else None
    del joined
    if status != lib.STRUT_OK and not (status == lib.STRUT_PARTIAL and errors == "keep"):
        raise failure(_cause(status, array), error)
    if beside and array["status"][count] != lib.STRUT_OK:
        # Two, so that the library says it of all texts and not of the first.
        measure(["", ""], context=context, **cast(MeasureOptions, shared_options(options)))
    for index, found in wanted.failures.items():
        _clear(array, index, status_of(found))
    return Measurements(array[:count], Lines(handle, encoded) if handle is not None else None)


def measure_text(
    text: str, *, lines: bool = True, context: Context | None = None, **options: Unpack[MeasureOptions]
) -> Measurement:
    """Measures one text."""
    if not isinstance(text, str):
        raise TypeError(f"measure_text wants a string, not {type(text).__name__}; measure takes several.")
    return measure([text], lines=lines, context=context, **options)[0]


def _encoded(texts: Iterable[str]) -> list[bytes]:
    """The texts in UTF-8. Half a surrogate pair stays what it is, and the library tells which text has one."""
    if isinstance(texts, (str, bytes)):
        raise TypeError("measure wants several texts, as a list; measure_text takes one.")
    encoded = []
    for index, text in enumerate(texts):
        if not isinstance(text, str):
            raise TypeError(f"text {index} is {text!r}, not a string.")
        encoded.append(text.encode("utf-8", "surrogatepass"))
    return encoded


def _places(encoded: list[bytes]) -> tuple[bytes, npt.NDArray[Any]]:
    """All texts in one buffer, and where each is; the places hold as long as the buffer."""
    joined = b"".join(encoded)
    places = np.zeros(len(encoded), dtype=_TEXT)
    lengths = np.fromiter(map(len, encoded), dtype=np.uint64, count=len(encoded))
    places["length"] = lengths
    places["bytes"] = address(joined) + np.cumsum(lengths) - lengths
    return joined, places


def _clear(array: npt.NDArray[Any], index: int, status: int) -> None:
    """Leaves a text without numbers, as the library does: NaN, and counts of 0."""
    for name in array.dtype.names or ():
        if name != "size":
            array[name][index] = np.nan if array.dtype[name].kind == "f" else 0
    array["status"][index] = status


def _cause(status: int, array: npt.NDArray[Any]) -> int:
    """Of a batch of which some failed, what became of the first that did."""
    if status != lib.STRUT_PARTIAL:
        return status
    failed = array["status"][array["status"] != lib.STRUT_OK]
    return int(failed[0])
