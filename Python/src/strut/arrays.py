"""Arrays of the header's structs."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from strut._library import ffi


def struct_dtype(name: str) -> np.dtype[np.void]:
    """Returns the NumPy type of a struct of the header, with addresses instead of pointers."""
    ctype: Any = ffi.typeof(name)
    return np.dtype(
        {
            "names": [field for field, _ in ctype.fields],
            "formats": [_format(place.type) for _, place in ctype.fields],
            "offsets": [place.offset for _, place in ctype.fields],
            "itemsize": ffi.sizeof(name),
        }
    )


def _format(ctype: Any) -> str:
    if ctype.kind == "pointer":
        return "uintp"
    kind = "f" if ctype.cname in ("double", "float") else "u"
    return f"{kind}{ffi.sizeof(ctype.cname)}"


def address(buffer: Any) -> int:
    """Returns the address of a buffer."""
    return int(ffi.cast("uintptr_t", ffi.from_buffer(buffer)))


def pointer(array: npt.NDArray[Any], ctype: str) -> Any:
    """Returns a C pointer to an array."""
    return ffi.cast(ctype, address(array))
