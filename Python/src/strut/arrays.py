"""Arrays of the header's structs."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from strut._library import ffi


def struct_dtype(name: str) -> np.dtype[np.void]:
    """A struct of the header as NumPy sees it, with addresses in the place of pointers."""
    ctype = ffi.typeof(name)
    names, formats, offsets = [], [], []
    for field, place in ctype.fields:  # type: ignore[union-attr]
        names.append(field)
        formats.append(_format(place.type))
        offsets.append(place.offset)
    return np.dtype({"names": names, "formats": formats, "offsets": offsets, "itemsize": ffi.sizeof(ctype)})


def _format(ctype: Any) -> str:
    if ctype.kind == "pointer":
        return "uintp"
    if ctype.kind == "primitive" and ctype.cname in ("double", "float"):
        return f"f{ffi.sizeof(ctype)}"
    return f"u{ffi.sizeof(ctype)}"


def address(buffer: Any) -> int:
    """Where a buffer is in memory."""
    return int(ffi.cast("uintptr_t", ffi.from_buffer(buffer)))


def pointer(array: npt.NDArray[Any], ctype: str) -> Any:
    """An array as a pointer of C's."""
    return ffi.cast(ctype, address(array))
