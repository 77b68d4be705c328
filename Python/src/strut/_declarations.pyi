from typing import Any

# Only the header specifies the fields of the structs.
ffi: Any
VERSION: str
"""The version of the header."""
