"""The versions that results depend on."""

from __future__ import annotations

from dataclasses import dataclass

from strut._library import lib
from strut._marshalling import structure, text
from strut.errors import check, new_error


@dataclass(frozen=True, slots=True)
class Versions:
    """The versions of the libraries that results depend on."""

    strut: str
    freetype: str
    harfbuzz: str
    icu: str


def versions() -> Versions:
    """Returns the versions of the library, FreeType, HarfBuzz, and ICU."""
    values = structure("strut_versions")
    error = new_error()
    check(lib.strut_versions_get(values, error), error)
    return Versions(text(values.strut), text(values.freetype), text(values.harfbuzz), text(values.icu))
