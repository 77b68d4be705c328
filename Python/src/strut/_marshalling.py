"""Conversions of structs and strings between Python and C."""

from __future__ import annotations

import operator
import os
from collections.abc import Callable, Iterable
from typing import Any, TypeVar, Union

from strut._library import ffi
from strut.errors import bad_argument, failure_of_size

StrPath = Union[str, os.PathLike[str]]
"""A path."""
_T = TypeVar("_T")


def structure(name: str, initialize: Callable[[Any, int], int] | None = None) -> Any:
    """Returns a struct of the header with its size and default values, as from its _INIT macro."""
    value = ffi.new(f"{name} *")
    size = ffi.sizeof(name)
    if initialize is None:
        value.size = size
    else:
        status = initialize(value, size)
        if status:
            raise failure_of_size(status, name)
    return value


def optional_bytes(value: str | None, kept: list[Any]) -> Any:
    """Returns a string for C, or NULL; it lives as long as `kept`."""
    if value is None:
        return ffi.NULL
    if not isinstance(value, str):
        raise TypeError(f"expected a string, got {value!r}.")
    if "\0" in value:
        raise bad_argument(f"expected a string without NUL characters, got {value!r}.")
    kept.append(ffi.new("char[]", value.encode("utf-8", "surrogatepass")))
    return kept[-1]


def path_bytes(path: StrPath | None, kept: list[Any]) -> Any:
    """Returns a path for C, or NULL; it lives as long as `kept`."""
    return optional_bytes(None if path is None else os.fsdecode(path), kept)


def path_list(name: str, paths: Iterable[StrPath], kept: list[Any]) -> tuple[Any, int]:
    """Returns paths for C and their number; they live as long as `kept`."""
    if isinstance(paths, (str, bytes, os.PathLike)):
        # Otherwise, every character of a string would be a path, and the first one the root folder.
        raise TypeError(f"{name}: expected a list of paths, got {paths!r}; write [{paths!r}].")
    pointers = [path_bytes(path, kept) for path in paths]
    kept.append(ffi.new("char *[]", pointers))
    return kept[-1], len(pointers)


def real_number(value: Any) -> float:
    """Returns a value as a number, or raises a TypeError."""
    try:
        return float(value)
    except (TypeError, ValueError):
        raise TypeError(f"expected a number, got {value!r}.") from None


def whole_number(name: str, value: int, *, bits: int) -> int:
    """Returns an unsigned whole number of a size in bits."""
    try:
        number = operator.index(value)
    except TypeError:
        raise TypeError(f"{name}: expected a whole number, got {value!r}.") from None
    if not 0 <= number < 1 << bits:
        raise bad_argument(f"{name}: expected a whole number from 0 to {(1 << bits) - 1}, got {number}.")
    return number


def named(name: str, convert: Callable[[Any], _T], value: Any) -> _T:
    """Converts a value; a TypeError gets the name of the argument."""
    try:
        return convert(value)
    except TypeError as error:
        raise TypeError(f"{name}: {error}") from None


def number(name: str, value: Any) -> float:
    """Returns an argument as a number."""
    return named(name, real_number, value)


def text(pointer: Any) -> str:
    """Returns a string of the library."""
    return str(ffi.string(pointer), "utf-8")


def optional_text(pointer: Any) -> str | None:
    """Returns a string of the library, or `None` for NULL."""
    return None if pointer == ffi.NULL else text(pointer)
