"""The package itself: its types, and the library that it loads."""

from __future__ import annotations

import importlib.metadata
import inspect
import os
import subprocess
import sys
import typing
from pathlib import Path

import pytest

import strut
from strut import _library
from strut._library import ffi, lib
from strut._marshalling import structure


@pytest.mark.parametrize("name", strut.__all__)
def test_type_hints_can_be_read(name: str) -> None:
    value = getattr(strut, name)
    assert typing.get_type_hints(value) or not inspect.isfunction(value)


def test_options_of_a_layout_are_those_of_a_cell() -> None:
    parameters = inspect.signature(strut.Cell.lay_out).parameters
    taken = [name for name, each in parameters.items() if each.kind is each.KEYWORD_ONLY]
    assert list(strut.LayoutOptions.__annotations__) == taken


def test_a_library_that_is_not_there_is_an_import_error(tmp_path: Path) -> None:
    environment = os.environ | {"STRUT_LIBRARY": str(tmp_path / "libstrut.so")}
    done = subprocess.run([sys.executable, "-c", "import strut"], capture_output=True, text=True, env=environment)
    assert done.returncode == 1 and "ImportError" in done.stderr and "libstrut1" in done.stderr


def test_an_earlier_library_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert _library._checked(lib) is lib
    monkeypatch.setattr(_library, "VERSION", "999.0.1")
    with pytest.raises(ImportError, match=f"version 999.0.1 or later, got {strut.__version__}"):
        _library._checked(lib)


def test_an_unknown_struct_size_is_reported() -> None:
    with pytest.raises(strut.LibraryError, match="different strut_measure_options") as raised:
        structure("strut_measure_options", lambda place, size: int(lib.strut_measure_options_init(place, size - 8)))
    assert raised.value.code == "wrong-size"
    with pytest.raises(strut.LibraryError):
        structure("strut_measure_options", lambda place, size: int(lib.strut_measure_options_init(place, size + 8)))


def test_a_handle_that_was_freed_is_a_bad_argument() -> None:
    context = strut.Context()
    font = strut.font("Palatino", context=context)
    lib.strut_font_free(font.handle)
    with pytest.raises(strut.BadArgumentError):
        font.metrics
    ffi.gc(font.handle, None)


def test_the_wheel_has_the_licenses_of_its_contents() -> None:
    if os.environ.get("STRUT_LIBRARY"):
        pytest.skip("this is no wheel")
    files = {file.name: file for file in importlib.metadata.files("strut-layout") or () if "licenses" in file.parts}
    assert "MIT" in files["LICENSE"].read_text() and "GNU LESSER" in files["LGPL-2.1"].read_text()
    copyright_file = files["copyright"].read_text()
    for what in ("Yams", "libyaml", "Swift", "Unicode", "Inter", "TeX Gyre", "Hyphenation/Files/de"):
        assert what in copyright_file
