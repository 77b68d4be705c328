from typing import Any

# What its structs have, only the header says.
ffi: Any
VERSION: str
"""The header's version."""
