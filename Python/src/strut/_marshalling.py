"""Structs and strings between Python and C."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from typing import Any, Union

from strut._library import ffi
from strut.errors import bad_argument

StrPath = Union[str, "os.PathLike[str]"]
"""A path."""


def structure(name: str, initialise: Callable[[Any, int], int] | None = None) -> Any:
    """A struct of the header with its size in it, as its _INIT macro has it."""
    value = ffi.new(f"{name} *")
    size = ffi.sizeof(name)
    if initialise is None:
        value.size = size
    else:
        initialise(value, size)
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


def text(pointer: Any) -> str:
    """A string of the library's."""
    return str(ffi.string(pointer), "utf-8")


def optional_text(pointer: Any) -> str | None:
    """A string of the library's, or `None` for NULL."""
    return None if pointer == ffi.NULL else text(pointer)
