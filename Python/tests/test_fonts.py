"""Fonts, styles, scaling, and spacing, compared with the command."""

from __future__ import annotations

import gc
import json
import math
import os
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from conftest import CHECKOUT, Command

import strut
from strut import contexts, fonts

CATEGORIES = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]


@pytest.mark.parametrize("name", ["Palatino", "system", "Noto Sans Arabic", "Noto Sans CJK JP"])
@pytest.mark.parametrize("size", [1.5, 17, 200])
def test_metrics_are_those_of_inspect(command: Command, name: str, size: float) -> None:
    face = json.loads(command("inspect", name, "--size", str(size), "--json"))["faces"][0]
    font = strut.font(name, size=size)
    at, info = face["at"], font.info
    for theirs, ours in [
        ("pointSize", "point_size"), ("ascender", "ascender"), ("descender", "descender"), ("leading", "leading"),
        ("lineHeight", "line_height"), ("capHeight", "cap_height"), ("xHeight", "x_height"),
    ]:  # fmt: skip
        assert at[theirs] == getattr(font.metrics, ours), theirs
    for theirs, ours in [
        ("family", "family"), ("subfamily", "subfamily"), ("fullName", "full_name"), ("postScriptName", "postscript_name"),
        ("version", "version"), ("faceIndex", "face_index"), ("faceCount", "face_count"), ("unitsPerEm", "units_per_em"),
        ("glyphCount", "glyph_count"), ("isFixedPitch", "is_fixed_pitch"), ("isVariable", "is_variable"),
    ]:  # fmt: skip
        assert face[theirs] == getattr(info, ours), theirs
    assert Path(face["path"]).name == Path(info.path).name


def test_the_fonts_are_those_of_the_wheel() -> None:
    path = Path(strut.font("Palatino", size=18).info.path)
    if not os.environ.get("STRUT_LIBRARY") and not os.environ.get("STRUT_FONTS"):
        assert Path(strut.__file__).parent / "_native/share/strut/fonts" in path.parents


def test_a_note_names_the_substitute_font() -> None:
    assert "Palatino" in (strut.font("Palatino", size=18).info.note or "")
    assert strut.font("Palatino").info.rule == "alias"


def test_text_styles_are_those_of_the_command(command: Command) -> None:
    for platform in ("ios", "macos", "tvos", "watchos"):
        styles = json.loads(command("styles", "--platform", platform, "--json"))["styles"]
        for style, cells in styles.items():
            for category, cell in cells.items():
                ours = strut.text_style(style, category, platform=platform)
                for theirs, value in [
                    ("pointSize", ours.point_size), ("leading", ours.leading), ("leadingHIG", ours.leading_hig),
                    ("tracking", ours.tracking),
                ]:  # fmt: skip
                    expected = cell.get(theirs)
                    assert math.isnan(value) if expected is None else value == expected, (platform, style, category, theirs)


@pytest.mark.parametrize("style", ["body", "largeTitle", "caption2"])
def test_scaling_is_that_of_the_command(command: Command, style: str) -> None:
    document = json.loads(command("scale", "17", "3.5", "100", "--style", style, "--scale", "2", "--json"))
    for row in document["values"]:
        for category, cell in row["categories"].items():
            value = row["value"]
            assert strut.scale_value(value, style=style, category=category, display_scale=2) == cell["scaledValue"]
            assert strut.scale_point_size(value, style=style, category=category) == cell["scaledFontSize"]
    assert strut.scale_point_size(17, category="AX5", maximum=20) == 20


@pytest.mark.parametrize("era", ["iOS11", "iOS14", "iOS16", "iOS17", "iOS26", None])
@pytest.mark.parametrize("category", ["XS", "AX5"])
def test_system_spacing_is_that_of_the_command(command: Command, category: str, era: strut.releases.Era | None) -> None:
    options = ["--upper-style", "headline", "--lower-style", "body", "--category", category, "--multiplier", "1.5"]
    document = json.loads(command("spacing", *options, *(["--era", era] if era else []), "--json"))
    upper, lower = (strut.font(style=style, category=category) for style in ("headline", "body"))
    spacing = strut.system_spacing(upper, lower, multiplier=1.5, era=era)
    values = (spacing.value, spacing.unrounded, spacing.constant, spacing.rule, spacing.confidence)
    assert values == tuple(document[key] for key in ("spacing", "unrounded", "constant", "rule", "confidence"))


def test_an_unknown_release_names_the_nearest() -> None:
    font = strut.font(style="body")
    with pytest.raises(strut.BadArgumentError, match='no release named "iOS19". Did you mean "iOS18"'):
        strut.system_spacing(None, font, era="iOS19")  # type: ignore[arg-type]


def test_widths_are_those_of_the_release(command: Command) -> None:
    text = "Einstellungen und mehr"
    for era in ("iOS12", "iOS17"):
        answer = json.loads(command("measure", text, "--style", "body", "--era", era, "--json"))
        font = strut.font(style="body", era=era)
        assert strut.measure_text(text, font=font).intrinsic.width == answer["intrinsic"]["width"]


def test_a_missing_side_is_an_edge() -> None:
    font = strut.font("Palatino", size=18)
    assert strut.system_spacing(None, font).rule == "edgeToFirstBaseline"
    assert strut.system_spacing(font, None).rule == "lastBaselineToEdge"


def test_versions_are_those_of_the_command(command: Command) -> None:
    versions = strut.versions()
    said = f"strut {versions.strut} (FreeType {versions.freetype}, HarfBuzz {versions.harfbuzz}, ICU {versions.icu})\n"
    assert command("--version") == said
    assert strut.__version__ == versions.strut


def own_font() -> bytes:
    return next((CHECKOUT / "Fonts/Files").rglob("texgyrepagella-bold.otf")).read_bytes()


def test_fonts_of_ones_own() -> None:
    data = own_font()
    in_memory = strut.font(size=20, data=data)
    assert in_memory.info.postscript_name == "TeXGyrePagella-Bold"
    context = strut.Context(sources=["registered"], fallback_sources=["registered"])
    with pytest.raises(strut.BadInputError):
        strut.font("TeXGyrePagella-Bold", size=20, context=context)
    registration = context.register_bytes(data, "mine")
    registered = strut.font("TeXGyrePagella-Bold", size=20, context=context)
    assert registered.metrics == in_memory.metrics
    assert strut.measure(["Größe"], font=registered, context=context)[0] == strut.measure(["Größe"], font=in_memory)[0]
    context.unregister(registration)
    with pytest.raises(strut.BadInputError):
        strut.font("TeXGyrePagella-Bold", size=20, context=context)
    assert registered.info.path == "mine"
    with pytest.raises(strut.BadArgumentError):
        context.unregister(registration)


def test_files_and_folders_of_ones_own(tmp_path: Path) -> None:
    (tmp_path / "bold.otf").write_bytes(own_font())
    (tmp_path / "no font.ttf").write_bytes(b"no font")
    context = strut.Context(sources=["registered", "files"])
    assert strut.font(tmp_path / "bold.otf", size=9, context=context).info.rule == "path"
    assert context.register_folder(tmp_path) == (1, 1)
    context.register(tmp_path / "bold.otf")
    assert strut.font("TeXGyrePagella-Bold", context=context).info.rule == "registered"
    with pytest.raises(strut.BadInputError) as raised:
        context.register(tmp_path / "no font.ttf")
    assert "no font.ttf" in str(raised.value)


def test_a_font_of_bytes_is_not_kept() -> None:
    data = own_font()
    context = strut.Context()
    made = [strut.font(size=20, data=data, context=context) for _ in range(2)]
    assert made[0] is not made[1] and made[0].metrics == made[1].metrics
    kept = weakref.ref(made.pop())
    gc.collect()
    assert kept() is None
    assert strut.font("Palatino", context=context) is strut.font("Palatino", context=context)


def test_a_font_that_was_found_by_names_of_before_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    context = strut.Context(sources=["registered", "bundled"])

    def slow(context: strut.Context, request: strut.FontRequest) -> strut.Font:
        found = fonts.open_font(context, request)
        context.register_bytes(own_font(), "mine")  # As another thread might do in the meantime.
        return found

    with monkeypatch.context() as patch:
        patch.setattr(contexts, "open_font", slow)
        before = strut.font("TeXGyrePagella-Bold", context=context)
    after = strut.font("TeXGyrePagella-Bold", context=context)
    assert after is not before and strut.font("TeXGyrePagella-Bold", context=context) is after


def test_another_system_font(tmp_path: Path) -> None:
    (tmp_path / "own.otf").write_bytes(own_font())
    context = strut.Context(system_font=tmp_path / "own.otf")
    assert strut.font("system", size=12, context=context).info.postscript_name == "TeXGyrePagella-Bold"


@pytest.mark.parametrize(
    ("options", "sentence"),
    [({"sources": []}, "sources"), ({"sources": ["network"]}, "'network'"), ({"cache_bytes": -1}, "cache_bytes: .* got -1")],
    ids=str,
)
def test_a_context_refuses(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(strut.BadArgumentError, match=sentence):
        strut.Context(**options)


def test_a_number_out_of_range_or_none_is_named() -> None:
    with pytest.raises(strut.BadArgumentError, match="face_index: .* got -1"):
        strut.font("Palatino", face_index=-1)
    calls: list[tuple[Callable[[], object], str]] = [
        (lambda: strut.font("Palatino", face_index="0"), "face_index"),  # type: ignore[arg-type]
        (lambda: strut.scale_value(None), "value"),  # type: ignore[arg-type]
        (lambda: strut.scale_point_size("17pt"), "point_size"),  # type: ignore[arg-type]
        (lambda: strut.system_spacing(None, None, multiplier=[]), "multiplier"),  # type: ignore[arg-type]
    ]
    for call, name in calls:
        with pytest.raises(TypeError, match=f"^{name}: "):
            call()
