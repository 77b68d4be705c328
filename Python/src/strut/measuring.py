"""The size of text, as in UILabel."""

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
    """Measures strings on all cores.

    - texts: A list, a column of a data frame, or any other iterable of strings.
    - lines: True to return the lines of each string, which takes longer.
    - errors: With "raise", the first string that cannot be measured raises an error. With
      "keep", it has no numbers, and the other strings are measured. "keep" covers errors in a
      string or in its own value in a sequence of options, also for a single string. An option
      that is invalid for all strings, a sequence of another length, and a value of a wrong type
      always raise an error.
    - context: The fonts to use; `None` is `default_context()`.
    - options: Each is one value for all strings, or a sequence with one value for each.
    """
    if errors not in ("raise", "keep"):
        raise bad_argument(f'errors: expected "raise" or "keep", got {errors!r}.')
    context = context or default_context()
    encoded = _encoded(texts)
    count = len(encoded)
    # An empty string with the shared options: an error in it is an error for all strings.
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
        # Two strings, so that the library reports an error for the call and not for the first
        # string.
        measure(["", ""], context=context, **cast(MeasureOptions, shared_options(options)))
    for index, found in wanted.failures.items():
        _clear(array, index, status_of(found))
    return Measurements(array[:count], Lines(handle, encoded) if handle is not None else None)


def measure_text(
    text: str, *, lines: bool = True, context: Context | None = None, **options: Unpack[MeasureOptions]
) -> Measurement:
    """Measures one string."""
    if not isinstance(text, str):
        raise TypeError(f"measure_text expected a string, got {type(text).__name__}; use measure for several strings.")
    return measure([text], lines=lines, context=context, **options)[0]


def _encoded(texts: Iterable[str]) -> list[bytes]:
    """Returns the strings in UTF-8.

    Half of a surrogate pair is kept, so that the library reports the string that contains it.
    """
    if isinstance(texts, (str, bytes)):
        raise TypeError("measure expected a list of strings, got one string; use measure_text for one string.")
    encoded = []
    for index, text in enumerate(texts):
        if not isinstance(text, str):
            raise TypeError(f"text {index}: expected a string, got {text!r}.")
        encoded.append(text.encode("utf-8", "surrogatepass"))
    return encoded


def _places(encoded: list[bytes]) -> tuple[bytes, npt.NDArray[Any]]:
    """Returns all strings in one buffer, and the place of each, which is valid as long as the
    buffer."""
    joined = b"".join(encoded)
    places = np.zeros(len(encoded), dtype=_TEXT)
    lengths = np.fromiter(map(len, encoded), dtype=np.uint64, count=len(encoded))
    places["length"] = lengths
    places["bytes"] = address(joined) + np.cumsum(lengths) - lengths
    return joined, places


def _clear(array: npt.NDArray[Any], index: int, status: int) -> None:
    """Removes the numbers of a string, as the library does: NaN, and counts of 0."""
    for name in array.dtype.names or ():
        if name != "size":
            array[name][index] = np.nan if array.dtype[name].kind == "f" else 0
    array["status"][index] = status


def _cause(status: int, array: npt.NDArray[Any]) -> int:
    """Returns the status of the first string that failed, if only some of a batch failed."""
    if status != lib.STRUT_PARTIAL:
        return status
    failed = array["status"][array["status"] != lib.STRUT_OK]
    return int(failed[0])
