"""The C library: found, loaded, and asked.

cffi calls it by its declarations alone (ABI mode), so that a wheel is for every Python 3 and needs no compiler. Each call lets go of the
interpreter's lock while it runs.
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
"""The fonts that came with the library that was loaded, where it stands in this package."""


def _load() -> Any:
    """The library that `STRUT_LIBRARY` names, else that of the wheel, else the one that is installed."""
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
    """The library, if it knows all that the package asks of it: a later one does, an earlier one may not."""
    version = str(ffi.string(library.strut_version()), "ascii")
    if _numbers(version) < _numbers(VERSION):
        raise ImportError(
            f"strut's C library is of version {version}, this package of {VERSION}. Install the Debian package libstrut1 of "
            "that version, or set STRUT_LIBRARY to the path of such a libstrut.so."
        )
    return library


def _numbers(version: str) -> list[int]:
    return [int(number) for number in version.partition("-")[0].split(".")]


lib: Any = _checked(_load())
