"""The C library.

cffi calls it by its declarations alone (ABI mode), so that one wheel works with every Python 3
and needs no compiler. Each call releases the interpreter's lock while it runs.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from strut._declarations import VERSION, ffi

__all__ = ["BUNDLED_FONTS", "ffi", "lib"]

_NATIVE = Path(__file__).resolve().parent / "_native"
_SONAME = "libstrut.so.1"

BUNDLED_FONTS: str | None = None
"""The folder of the bundled fonts, if the loaded library is the one in this package."""


def _load() -> Any:
    """Loads the library at `STRUT_LIBRARY`, else the library of the wheel, else the installed
    library."""
    global BUNDLED_FONTS
    own = _NATIVE / _SONAME
    name = os.environ.get("STRUT_LIBRARY") or (str(own) if own.exists() else _SONAME)
    if name == str(own):
        BUNDLED_FONTS = str(_NATIVE / "share/strut/fonts")
    try:
        return ffi.dlopen(name)
    except OSError as error:
        raise ImportError(
            f"strut's C library was not found ({error}). Install a wheel of strut or the Debian package libstrut1, "
            "or set STRUT_LIBRARY to the path of a libstrut.so."
        ) from error


def _checked(library: Any) -> Any:
    """Returns the library, if it is not older than the package, or raises an `ImportError`."""
    version = str(ffi.string(library.strut_version()), "ascii")
    if _numbers(version) < _numbers(VERSION):
        raise ImportError(
            f"strut requires its C library in version {VERSION} or later, got {version}. Install a later Debian package libstrut1, "
            "or set STRUT_LIBRARY to the path of a later libstrut.so."
        )
    return library


def _numbers(version: str) -> list[int]:
    return [int(number) for number in version.partition("-")[0].split(".")]


lib: Any = _checked(_load())
