"""Structs and strings between Python and C."""

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
    """A struct of the header with its size in it, as its _INIT macro has it."""
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
    """A string for C, or NULL; it lives as long as `kept`."""
    if value is None:
        return ffi.NULL
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is no string.")
    if "\0" in value:
        raise bad_argument(f"{value!r} has a NUL in it.")
    kept.append(ffi.new("char[]", value.encode("utf-8", "surrogatepass")))
    return kept[-1]


def path_bytes(path: StrPath | None, kept: list[Any]) -> Any:
    """A path for C, or NULL; it lives as long as `kept`."""
    return optional_bytes(None if path is None else os.fsdecode(path), kept)


def path_list(name: str, paths: Iterable[StrPath], kept: list[Any]) -> tuple[Any, int]:
    """Paths for C and their number; they live as long as `kept`."""
    if isinstance(paths, (str, bytes, os.PathLike)):
        # The characters of a string would be paths, the first of them the root of the disk.
        raise TypeError(f"{name} are several paths: [{paths!r}], not {paths!r}.")
    pointers = [path_bytes(path, kept) for path in paths]
    kept.append(ffi.new("char *[]", pointers))
    return kept[-1], len(pointers)


def real_number(value: Any) -> float:
    """A number, or the TypeError that it is none."""
    try:
        return float(value)
    except (TypeError, ValueError):
        raise TypeError(f"{value!r} is no number.") from None


def whole_number(name: str, value: int, *, bits: int) -> int:
    """A number that C has no sign for."""
    try:
        number = operator.index(value)
    except TypeError:
        raise TypeError(f"{name}: {value!r} is no whole number.") from None
    if not 0 <= number < 1 << bits:
        raise bad_argument(f"{name} is a whole number from 0 to {(1 << bits) - 1}, not {number}.")
    return number


def named(name: str, convert: Callable[[Any], _T], value: Any) -> _T:
    """A value converted; an error of Python's tells what it is of."""
    try:
        return convert(value)
    except TypeError as error:
        raise TypeError(f"{name}: {error}") from None


def number(name: str, value: Any) -> float:
    """An argument that is a number."""
    return named(name, real_number, value)


def text(pointer: Any) -> str:
    """A string of the library's."""
    return str(ffi.string(pointer), "utf-8")


def optional_text(pointer: Any) -> str | None:
    """A string of the library's, or `None` for NULL."""
    return None if pointer == ffi.NULL else text(pointer)
