"""Cells and audits, compared with `strut layout` and `strut audit`."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from conftest import CHECKOUT, Command

import strut
from strut.cells import Device

SAMPLE = CHECKOUT / "Examples/self-sizing-cell.yaml"
SEEDED = sorted((CHECKOUT / "Examples/Audit/Seeded").glob("*.yaml"))
STRINGS = CHECKOUT / "Examples/Audit/Strings"


@pytest.mark.parametrize("category", ["XS", "L", "AX5"])
@pytest.mark.parametrize("width", [None, 200.5])
def test_a_layout_is_that_of_the_command(command: Command, category: str, width: float | None) -> None:
    options = ["--category", category, "--json"] + ([] if width is None else ["--width", str(width)])
    document = json.loads(command("layout", str(SAMPLE), *options, statuses=(0, 1)))
    layout = strut.lay_out(SAMPLE, category=category, width=width)
    assert layout.document == document
    assert (layout.width, layout.height) == (document["width"], document["height"])
    assert (layout.unsatisfied_count, layout.finding_count) == (len(document["unsatisfied"]), len(document["findings"]))
    assert set(layout.views) == set(document["views"])
    for name, view in document["views"].items():
        check_view(layout.views[name], view)


def check_view(ours: strut.View, theirs: dict[str, Any]) -> None:
    for mine, key in [(ours.frame, "frame"), (ours.unrounded, "unrounded")]:
        assert {name: getattr(mine, name) for name in ("x", "y", "width", "height")} == theirs[key]
    assert ours.first_baseline == theirs["firstBaseline"] and ours.last_baseline == theirs["lastBaseline"]
    assert ours.point_size == theirs["pointSize"]
    assert (ours.line_count, ours.is_truncated) == (theirs["lineCount"], theirs["truncated"])


@pytest.mark.parametrize("locale", ["de", "ar", "ja", "en-XA"])
def test_keys_are_looked_up(command: Command, locale: str) -> None:
    path = CHECKOUT / "Examples/Audit/Repaired/artist-cell.yaml"
    options = ["--locale", locale, "--strings", str(STRINGS), "--json"]
    document = json.loads(command("layout", str(path), *options, statuses=(0, 1)))
    assert strut.lay_out(path, locale=locale, strings=[STRINGS]).document == document


NIB = CHECKOUT / "Examples/Recipes"


@pytest.mark.parametrize("path", sorted(NIB.rglob("*.xib")), ids=lambda path: path.name)
@pytest.mark.parametrize("locale", [None, "de", "en-XA"])
def test_a_cell_of_an_interface_builder_file_is_that_of_the_command(command: Command, path: Path, locale: str | None) -> None:
    options = ["--json", "--category", "AX1"] + ([] if locale is None else ["--locale", locale])
    document = json.loads(command("layout", str(path), *options, statuses=(0, 1)))
    assert strut.lay_out(path, category="AX1", locale=locale).document == document
    assert document["file"] == str(path)


def test_a_cell_of_several_is_chosen(command: Command) -> None:
    path = next(NIB.rglob("*.storyboard"))
    with pytest.raises(strut.BadArgumentError, match="choose it with cell"):
        strut.lay_out(path)
    for cell in ("1", "2"):
        document = json.loads(command("layout", str(path), "--cell", cell, "--json", statuses=(0, 1)))
        assert strut.lay_out(path, cell=cell).document == document
    with pytest.raises(strut.BadArgumentError, match="string tables next to it"):
        strut.lay_out(path, cell="1", strings=[STRINGS])
    with pytest.raises(strut.BadArgumentError, match="cell applies only to Interface Builder files"):
        strut.lay_out(SAMPLE, cell="1")


def test_an_interface_builder_file_is_read_from_its_text() -> None:
    path = min(NIB.rglob("*.xib"))
    text = path.read_text(encoding="utf-8")
    for name in (None, "mine.xib"):
        assert strut.Cell.read(text, name).lay_out().width == strut.lay_out(path).width
    with pytest.raises(strut.BadInputError, match="mine.yaml"):
        strut.Cell.read(text, "mine.yaml")


def test_strings_are_refused_where_they_are_shown(tmp_path: Path) -> None:
    cell, strings = tmp_path / "cell.yaml", tmp_path / "strings"
    cell.write_text(
        "schema: 1\nviews: { t: { label: { text: { key: hello } } } }\n"
        "constraints: [t.leading == margins.leading, t.top == margins.top, margins.bottom == t.bottom]\n",
        encoding="utf-8",
    )
    for language, text in {"de": 'hello = "Guten Tag";', "fr": "hello = ;", "en": "hello = Hello;"}.items():
        folder = strings / f"{language}.lproj"
        folder.mkdir(parents=True)
        (folder / "Localizable.strings").write_text(text, encoding="utf-8")
    assert strut.lay_out(cell, locale="de", strings=[strings]).document["views"]["t"]["localized"]["text"] == "Guten Tag"
    assert strut.audit([cell], strings=[strings], locales="de", widths=[320]).document
    with pytest.raises(strut.BadInputError, match="fr.lproj/Localizable.strings:1"):
        strut.lay_out(cell, locale="fr", strings=[strings])
    with pytest.raises(strut.BadInputError, match="fr.lproj/Localizable.strings:1"):
        strut.audit([cell], strings=[strings], locales="fr", widths=[320])


def test_a_cell_is_read_once_and_laid_out_often() -> None:
    cell = strut.Cell.read(SAMPLE.read_text(encoding="utf-8"), "sample.yaml")
    heights = [cell.lay_out(category=category).height for category in ("XS", "L", "AX5")]
    assert heights == sorted(heights) and len(set(heights)) == 3
    assert heights[1] == strut.lay_out(SAMPLE).height


def test_views_without_text_have_no_baseline() -> None:
    cell = strut.Cell.read("schema: 1\ncell: {width: 100}\nviews: {box: {spacer: {}}}\nconstraints: [box.height == 40]\n")
    box = cell.lay_out().views["box"]
    assert math.isnan(box.first_baseline) and math.isnan(box.point_size)


def test_an_error_in_a_document_has_a_place(tmp_path: Path) -> None:
    with pytest.raises(strut.BadInputError, match="mine.yaml:2"):
        strut.Cell.read("schema: 1\nveiws: {}\n", "mine.yaml")
    with pytest.raises(strut.BadInputError):
        strut.Cell.open(tmp_path / "missing.yaml")
    for options in ({"direction": "up"}, {"era": "iOS3"}, {"category": "huge"}, {"width": -1}):
        with pytest.raises(strut.BadArgumentError):
            strut.lay_out(SAMPLE, **options)


def test_tall_lines_are_those_of_the_command(command: Command) -> None:
    usual, tall = strut.lay_out(SAMPLE), strut.lay_out(SAMPLE, tall_lines=True)
    assert tall.height > usual.height
    assert tall.height == json.loads(command("layout", str(SAMPLE), "--tall-lines", "--json"))["height"]
    assert strut.lay_out(SAMPLE, tall_lines=True, era="iOS16").height == strut.lay_out(SAMPLE, era="iOS16").height
    body, tall_body = strut.font(style="body"), strut.font(style="body", tall_lines=True)
    assert tall_body.metrics.line_height == pytest.approx(body.metrics.line_height + 4)


def test_an_audit_is_that_of_the_command(command: Command) -> None:
    paths = [str(path.relative_to(CHECKOUT)) for path in SEEDED]
    strings = str(STRINGS.relative_to(CHECKOUT))
    options = ["--strings", strings, "--locales", "de,ar", "--categories", "L,AX5", "--widths", "320,430"]
    document = json.loads(command("audit", *paths, *options, "--format", "json", statuses=(1,)))
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(CHECKOUT)
        audit = strut.audit(paths, strings=[strings], locales="de,ar", categories="L,AX5", widths=[320, 430])
    assert audit.findings and audit.finding_count == len(audit.findings)
    assert audit.document == document


def test_texts_are_those_of_the_device(tmp_path: Path) -> None:
    long = "A title on a large screen that is far too long for its cell"
    forms = {device: {"stringUnit": {"state": "translated", "value": text}} for device, text in [("iphone", "A title"), ("ipad", long)]}
    entry = {"localizations": {"en": {"variations": {"device": forms}}}}
    strings = tmp_path / "L.xcstrings"
    strings.write_text(json.dumps({"sourceLanguage": "en", "version": "1.0", "strings": {"title": entry}}))
    cells = tmp_path / "cells"
    cells.mkdir()
    cell = cells / "cell.yaml"
    label = "{ label: { text: { key: title }, textStyle: body } }"
    cell.write_text(f"schema: 1\nviews: {{ a: {label} }}\nconstraints: ['V:|-[a]-|', 'H:|-[a]-|']\n")
    counts: list[tuple[Device | None, int]] = [(None, 0), ("phone", 0), ("pad", 1)]
    for device, count in counts:
        audit = strut.audit([cells], strings=[strings], categories="L", widths=[320], device=device)
        assert audit.finding_count == count
        assert strut.lay_out(cell, strings=[strings], width=320, device=device).views["a"].is_truncated is bool(count)
    with pytest.raises(strut.BadArgumentError, match="a device must be phone or pad"):
        strut.audit([cell], device="watch")  # type: ignore[arg-type]


def test_texts_have_the_source_language_and_the_samples(tmp_path: Path) -> None:
    strings, samples, cells = tmp_path / "Localizable.strings", tmp_path / "samples.yaml", tmp_path / "cells"
    strings.write_text('hello = "Goedemorgen, %@";')
    samples.write_text("schema: 1\ntext: Jip\n")
    cells.mkdir()
    cell = cells / "cell.yaml"
    label = "{ label: { text: { key: hello }, textStyle: body } }"
    cell.write_text(f"schema: 1\nviews: {{ a: {label} }}\nconstraints: ['V:|-[a]-|', 'H:|-[a]-|']\n")
    for given, name in [(None, "Maximiliane Wellington"), (samples, "Jip")]:
        layout = strut.lay_out(cell, strings=[strings], source_language="nl", samples=given)
        assert layout.document["views"]["a"]["localized"]["text"] == f"Goedemorgen, {name}"
        audit = strut.audit([cells], strings=[strings], source_language="nl", samples=given, categories="L", widths=[320])
        assert audit.document["locales"] == ["nl"]
    with pytest.raises(strut.BadInputError, match="or specify the language with source_language"):
        strut.lay_out(cell, strings=[strings])
    with pytest.raises(strut.BadArgumentError, match="source_language must be a language tag"):
        strut.audit([cell], strings=[strings], source_language="no language")
    with pytest.raises(strut.BadInputError, match="samples.yaml"):
        strut.lay_out(cell, samples=tmp_path / "no" / "samples.yaml")


def test_widths_are_any_numbers() -> None:
    audits = [strut.audit([SAMPLE], categories="L", widths=widths) for widths in ([320, 375.5], np.array([320, 375.5]), (320, 375.5))]
    assert audits[0].document == audits[1].document == audits[2].document
    for options, sentence in [
        ({"workers": -1}, "workers: .* got -1"),
        ({"widths": ["wide"]}, "widths: expected a number, got 'wide'"),
        ({"display_scale": None}, "display_scale: expected a number, got None"),
    ]:  # fmt: skip
        with pytest.raises((strut.BadArgumentError, TypeError), match=sentence):
            strut.audit([SAMPLE], **options)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="width: expected a number, got 'wide'"):
        strut.lay_out(SAMPLE, width="wide")  # type: ignore[arg-type]


def test_an_audit_of_nothing_is_refused() -> None:
    with pytest.raises(strut.BadArgumentError):
        strut.audit([])
    with pytest.raises(strut.BadInputError):
        strut.audit(["no such cell.yaml"])
