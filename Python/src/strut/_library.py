"""The C library: found, loaded, and asked.

cffi calls it by its declarations alone (ABI mode), so that a wheel is for every Python 3 and needs no compiler. Each call lets go of the
interpreter's lock while it runs.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from strut._declarations import ffi

__all__ = ["BUNDLED_FONTS", "ffi", "lib"]

_NATIVE = Path(__file__).resolve().parent / "_native"
_SONAME = "libstrut.so.1"

BUNDLED_FONTS: str | None = None
"""The fonts that came with the library that was loaded, where it stands in this package."""


def _load() -> Any:
    """The library that `STRUT_LIBRARY` names, else that of the wheel, else the one that is installed."""
    global BUNDLED_FONTS
    if named := os.environ.get("STRUT_LIBRARY"):
        return ffi.dlopen(named)
    own = _NATIVE / _SONAME
    if own.exists():
        BUNDLED_FONTS = str(_NATIVE / "share/strut/fonts")
        return ffi.dlopen(str(own))
    try:
        return ffi.dlopen(_SONAME)
    except OSError as error:
        raise ImportError(
            f"strut's C library was not found ({error}). Install a wheel of strut or the Debian package libstrut1, "
            "or set STRUT_LIBRARY to the path of a libstrut.so."
        ) from error


lib: Any = _load()
