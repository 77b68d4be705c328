"""Measurements, compared with whole records of `strut measure --json`."""

from __future__ import annotations

import itertools
import math
from typing import Any

import numpy as np
import oracle
import pytest
from conftest import Records

import strut

TEXTS = [
    "Größenänderungen für Übersichten übernehmen, bitte prüfen",
    "Fi\u200bnd an office affine fjord 🇩🇪 👩‍👩‍👧\nsecond paragraph",
    "تصفية الإعدادات المتقدمة في التطبيق",
    "הגדרות מתקדמות של היישום",
    "सेटिंग्स में बदलाव सहेजें और क्षेत्र चुनें",
    "การตั้งค่าขั้นสูงสำหรับผู้ใช้ที่มีประสบการณ์",
    "日本語のテキストは、単語の間に空白を入れない。",
    "설정을 저장하고 계속하기",
    "no font has this: \U0001680a ᚠ",
    "ends in spaces   ",
    "\n",
    "",
]

SETTINGS: list[dict[str, Any]] = [
    {},
    {"style": "body", "category": "AX5", "width": 160},
    {"font": "Palatino", "size": 18, "style": "body", "category": "XS", "width": 120.5},
    {"font": "Palatino", "size": 18, "width": 90, "height": 60, "lineLimit": 2, "lang": "de", "scale": 2},
    {"font": "system-bold", "size": 24, "weight": 600, "width": 77, "breakMode": "byTruncatingMiddle", "lineLimit": 1},
    {"style": "headline", "weight": "heavy", "width": 50, "breakMode": "byCharWrapping"},
    {"font": "monospaced", "size": 13, "width": 200, "features": "zero,-liga", "direction": "rightToLeft"},
    {"font": "system", "size": 20, "variations": "wght=700,opsz=14", "width": 140, "height": 1000, "alignment": "right"},
    {"width": 150, "tracking": 0.5, "lineHeightMultiple": 1.2, "lineSpacing": 3, "alignment": "center", "height": 80},
    {"width": 150, "minimumLineHeight": 30, "maximumLineHeight": 40, "breakMode": "byWordWrapping"},
    {"width": 110, "lang": "de", "hyphenation": 1, "lineBreakStrategy": "standard"},
    {"width": 110, "lang": "ko", "lineBreakStrategy": "pushOut,hangulWordPriority"},
    {"width": 0},
]


RECORDS = [{"text": text} | settings for text, settings in itertools.product(TEXTS, SETTINGS)]


def test_each_text_with_each_option_has_the_record_of_the_command(measured: Records) -> None:
    for record, answer in zip(RECORDS, measured(RECORDS), strict=True):
        measurement = strut.measure_text(record["text"], **oracle.options(record))
        assert oracle.record(measurement) == oracle.expected(answer), record


@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_a_batch_has_the_records_of_the_command(measured: Records, settings: dict[str, Any]) -> None:
    answers = measured({"text": text} | settings for text in TEXTS)
    measurements = strut.measure(TEXTS, lines=True, **oracle.options(settings))
    assert [oracle.record(each) for each in measurements] == [oracle.expected(answer) for answer in answers]


@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_without_lines_the_numbers_are_the_same(settings: dict[str, Any]) -> None:
    options = oracle.options(settings)
    with_lines, without = (strut.measure(TEXTS, lines=lines, **options) for lines in (True, False))
    for name in with_lines.names:
        np.testing.assert_array_equal(with_lines.column(name), without.column(name))
    assert without[0].lines is None


def test_options_of_each_text_are_its_own(measured: Records) -> None:
    keys = sorted({oracle.NAMES.get(key, key) for settings in SETTINGS for key in settings})
    rows = [oracle.options(record) for record in RECORDS]
    columns = {key: [row.get(key, DEFAULTS.get(key)) for row in rows] for key in keys}
    measurements = strut.measure([record["text"] for record in RECORDS], lines=True, **columns)  # type: ignore[arg-type]
    answers = [oracle.expected(answer) for answer in measured(RECORDS)]
    assert [oracle.record(each) for each in measurements] == answers


DEFAULTS: dict[str, Any] = {
    "width": math.inf,
    "height": math.nan,
    "display_scale": 3,
    "line_limit": 0,
    "break_mode": "byTruncatingTail",
    "direction": "natural",
    "alignment": "natural",
    "line_break_strategy": "none",
    "tracking": 0,
    "line_height_multiple": 0,
    "minimum_line_height": 0,
    "maximum_line_height": 0,
    "line_spacing": 0,
    "hyphenation": 0,
}


def test_lines_are_stretches_of_the_text() -> None:
    for measurement, text in zip(strut.measure(TEXTS, width=90, lines=True), TEXTS, strict=True):
        assert measurement.lines is not None
        assert "".join(text[line.start : line.end] for line in measurement.lines) == text
        for line in measurement.lines:
            before = len(text[: line.start].encode("utf-16-le")) // 2
            assert line.utf16_range[0] == before
            assert line.utf16_range[1] - before == len(text[line.start : line.end].encode("utf-16-le")) // 2


@pytest.mark.parametrize("weight", ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"])
def test_weights_have_the_names_of_the_command(measured: Records, weight: str) -> None:
    settings: dict[str, Any] = {"font": "system", "size": 17, "weight": weight}
    answer = measured([{"text": "Weights"} | settings])[0]
    assert oracle.record(strut.measure_text("Weights", **settings)) == oracle.expected(answer)
