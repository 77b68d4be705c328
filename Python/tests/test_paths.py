"""Paths without NUL characters, and lists of paths."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from conftest import CHECKOUT

import strut

SAMPLE = CHECKOUT / "Examples/self-sizing-cell.yaml"
FONT = next((CHECKOUT / "Fonts/Files").rglob("texgyrepagella-bold.otf"))

TAKERS: dict[str, Callable[[Any], Any]] = {
    "Cell.open": strut.Cell.open,
    "lay_out": strut.lay_out,
    "lay_out strings": lambda path: strut.lay_out(SAMPLE, strings=[path]),
    "audit": lambda path: strut.audit([path]),
    "audit strings": lambda path: strut.audit([SAMPLE], strings=[path]),
    "audit rules": lambda path: strut.audit([SAMPLE], rules=path),
    "font": strut.font,
    "measure": lambda path: strut.measure(["a"], font=path),
    "register": lambda path: strut.Context().register(path),
    "register_folder": lambda path: strut.Context().register_folder(path),
    "fonts_directory": lambda path: strut.Context(fonts_directory=path),
    "system_font": lambda path: strut.Context(system_font=path),
}


@pytest.mark.parametrize("path", [SAMPLE, FONT, FONT.parent], ids=["cell", "font", "folder"])
@pytest.mark.parametrize("take", TAKERS.values(), ids=TAKERS)
def test_a_path_does_not_end_at_a_nul(take: Callable[[Any], Any], path: Path) -> None:
    with pytest.raises(strut.BadArgumentError, match="without NUL characters"):
        take(f"{path}\0.png")


@pytest.mark.parametrize("path", [str(FONT.parent), str(FONT.parent).encode(), FONT.parent], ids=["str", "bytes", "Path"])
def test_one_path_is_not_several(path: Any) -> None:
    for take in (
        lambda: strut.lay_out(SAMPLE, strings=path),
        lambda: strut.audit([SAMPLE], strings=path),
        lambda: strut.audit(path),
    ):
        with pytest.raises(TypeError, match="expected a list of paths"):
            take()


@pytest.mark.parametrize("spell", [str, os.fsencode, Path], ids=["str", "bytes", "Path"])
def test_a_path_may_be_written_in_any_way(spell: Callable[[Path], Any]) -> None:
    assert strut.lay_out(spell(SAMPLE)).height == strut.lay_out(SAMPLE).height
    assert strut.font(spell(FONT)).info.path == str(FONT)
    context = strut.Context(system_font=spell(FONT), sources=["registered", "files"])
    context.register(spell(FONT))
    assert strut.font("TeXGyrePagella-Bold", context=context).info.rule == "registered"
    assert strut.font("system", context=context).info.path == str(FONT)
