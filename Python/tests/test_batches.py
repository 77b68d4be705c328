"""Batches: arrays, data frames, and their errors."""

from __future__ import annotations

import math
import pickle
import time
from copy import deepcopy
from typing import Any

import numpy as np
import pandas as pd
import pytest

import strut

MANY = [f"{word} {number}" for number in range(500) for word in ("Settings", "Einstellungen", "الإعدادات")]


def test_a_batch_is_its_texts_one_by_one() -> None:
    measurements = strut.measure(MANY, width=70, style="caption1")
    assert len(measurements) == len(MANY)
    for index in (0, 1, 2, 700, len(MANY) - 1):
        alone = strut.measure_text(MANY[index], width=70, style="caption1", lines=False)
        assert measurements[index] == alone
    assert measurements[-1] == measurements[len(MANY) - 1]
    assert measurements[:2] == list(measurements)[:2]
    with pytest.raises(IndexError):
        measurements[len(MANY)]


def test_columns_make_a_data_frame() -> None:
    measurements = strut.measure(MANY, width=70)
    frame = pd.DataFrame(measurements.columns())
    assert list(frame.columns) == list(measurements.names)
    assert frame["fits_height"].tolist() == measurements.fits_height.tolist()
    assert frame["is_truncated"].dtype == np.bool_
    assert measurements.array.dtype.names == measurements.names
    assert measurements.array["fits_width"].tolist() == measurements.fits_width.tolist()
    with pytest.raises(ValueError):
        measurements.fits_width[0] = 1
    with pytest.raises(KeyError):
        measurements.column("size")


def test_columns_of_a_data_frame_are_options() -> None:
    frame = pd.DataFrame({"text": MANY, "width": np.linspace(10, 200, len(MANY)), "language": ["en", "de", "ar"] * 500})
    together = strut.measure(frame["text"], width=frame["width"], language=frame["language"])
    for index in (0, 1, 2, 999):
        row = frame.iloc[index]
        alone = strut.measure_text(row["text"], width=row["width"], language=row["language"], lines=False)
        assert together[index] == alone


def test_no_texts_are_no_measurements() -> None:
    empty = strut.measure([], lines=True, width=[])
    assert len(empty) == 0 and list(empty) == [] and empty.fits_height.shape == (0,)


def test_a_column_of_another_length_is_refused() -> None:
    with pytest.raises(strut.BadArgumentError, match="width: expected 3 values, one for each string, got 2"):
        strut.measure(["a", "b", "c"], width=[1, 2])


def test_failures_are_raised_or_kept() -> None:
    texts = ["good", "half \ud800 a pair", "good too"]
    with pytest.raises(strut.BadTextError, match="text 1") as raised:
        strut.measure(texts)
    assert raised.value.code == "invalid-utf8"
    for lines in (False, True):
        kept = strut.measure(texts, errors="keep", lines=lines)
        assert kept.failed.tolist() == [False, True, False]
        assert math.isnan(kept.fits_height[1]) and kept.line_count[1] == 0
        assert kept[0] == strut.measure_text("good", lines=lines)
    assert strut.measure(["a", "b"], width=[10, -1], errors="keep").failed.tolist() == [False, True]


WRONG: dict[str, list[object]] = {
    "font": ["Palatino", "Palatno"],
    "size": [17, -1],
    "style": ["body", "bodi"],
    "category": ["L", "XXXXL"],
    "weight": ["bold", 2000],
    "features": ["liga=0", "liga=x"],
    "variations": ["wght=700", "wght"],
    "width": [100, -1],
    "display_scale": [2, 0],
    "line_limit": [1, 1.5],
    "break_mode": ["byClipping", "byBreaking"],
    "direction": ["natural", "up"],
    "alignment": ["left", "middle"],
    "line_break_strategy": ["none", "all"],
    "language": ["de", "no language"],
    "tracking": [1, None],
    "hyphenation": [0.5, 2],
}
"""A valid and an invalid value of each option."""


@pytest.mark.parametrize("lines", [False, True])
@pytest.mark.parametrize(("name", "values"), WRONG.items(), ids=WRONG)
def test_errors_in_options_of_one_string_are_kept(name: str, values: list[object], lines: bool) -> None:
    def kept(texts: list[str], column: list[object]) -> strut.Measurements:
        options: dict[str, Any] = {name: column} | ({"style": "body"} if name == "category" else {})
        measurements = strut.measure(texts, errors="keep", lines=lines, **options)
        assert len(measurements) == len(texts)
        for measurement, failed in zip(measurements, measurements.failed, strict=True):
            assert math.isnan(measurement.fits.height) == math.isnan(measurement.point_size) == failed
            assert (measurement.lines is not None) == lines and bool(measurement.lines) == (lines and not failed)
        return measurements

    right, wrong = values
    together = kept(["one", "two", "three"], [right, wrong, right])
    assert together.failed.tolist() == [False, True, False]
    # The result does not depend on how a data frame is split.
    assert kept(["one"], [right])[0] == together[0]
    alone = kept(["two"], [wrong])
    assert alone.failed.tolist() == [True]
    assert alone.array[0].tobytes() == together.array[1].tobytes()


@pytest.mark.parametrize("name", WRONG)
def test_an_error_in_an_option_contains_the_index_of_its_string(name: str) -> None:
    right, wrong = WRONG[name]
    options: dict[str, Any] = {name: [right, right, wrong]} | ({"style": "body"} if name == "category" else {})
    with pytest.raises(strut.StrutError, match="^text 2: "):
        strut.measure(["a", "b", "c"], **options)


@pytest.mark.parametrize("texts", [[], ["a"], ["a", "b"]], ids=len)
@pytest.mark.parametrize("own", [{}, {"language": "de"}, {"size": 12}], ids=str)
@pytest.mark.parametrize("name", WRONG)
def test_errors_for_all_strings_are_always_raised(name: str, own: dict[str, Any], texts: list[str]) -> None:
    wrong = math.nan if name == "tracking" else WRONG[name][1]
    options: dict[str, Any] = {key: [value] * len(texts) for key, value in own.items()} | {name: wrong}
    if name == "category":
        options["style"] = "body"
    with pytest.raises(strut.StrutError) as raised:
        strut.measure(texts, errors="keep", **options)
    assert "text" not in str(raised.value).partition(" ")[0]


def test_errors_are_raised_or_kept_and_nothing_else() -> None:
    with pytest.raises(strut.BadArgumentError, match='expected "raise" or "keep", got \'ignore\''):
        strut.measure(["a"], errors="ignore")  # type: ignore[arg-type]


@pytest.mark.parametrize("nothing", [None, math.nan, np.float64("nan"), pd.NA], ids=str)
def test_missing_values_of_data_frames_are_missing(nothing: object) -> None:
    for name, value in [
        ("font", "Palatino"), ("size", 12), ("style", "caption1"), ("weight", 700), ("features", "zero"),
        ("variations", "wght=700"), ("language", "de"), ("category", "AX5"),
    ]:  # fmt: skip
        column = pd.Series([value, nothing], dtype=object)
        options: dict[str, Any] = {name: column} | ({"style": "body"} if name == "category" else {})
        with_it, without = strut.measure(["a", "a"], **options)
        options[name] = value
        assert with_it == strut.measure(["a"], **options)[0]
        del options[name]
        assert without == strut.measure(["a"], **options)[0]
    heights = strut.measure(["a", "a"], height=pd.Series([100, nothing], dtype=object))
    assert [each.text_rect is None for each in heights] == [False, True]
    widths = strut.measure(["a", "a"], width=pd.Series([100, nothing], dtype=object), errors="keep")
    assert widths.failed.tolist() == [False, True]


@pytest.mark.parametrize("dtype", ["Float64", "Int64", "float64", "Int32"])
def test_columns_of_pandas_numbers_are_numbers(dtype: str) -> None:
    weights = pd.Series([700, 400], dtype=dtype)
    expected = strut.measure(["a", "a"], size=12, weight=[700, 400])
    assert strut.measure(["a", "a"], size=pd.Series([12, 12], dtype=dtype), weight=weights)[:] == expected[:]
    limits = pd.Series([1, 2], dtype=dtype)
    assert strut.measure(["a b c"] * 2, width=8, line_limit=limits).line_count.tolist() == [1, 2]


@pytest.mark.parametrize("texts", ["one", b"one", [b"one"], [None], [1]])
def test_other_values_than_lists_of_strings_are_type_errors(texts: object) -> None:
    with pytest.raises(TypeError):
        strut.measure(texts)  # type: ignore[arg-type]


def test_measure_text_requires_one_string() -> None:
    with pytest.raises(TypeError, match="use measure for several"):
        strut.measure_text(["a"])  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"widht": 1}, "Did you mean 'width'"),
        ({"lang": "de"}, "no option 'lang'"),
        ({"width": None}, "width: expected a number, got None"),
        ({"width": "wide"}, "width: expected a number, got 'wide'"),
        ({"width": ["wide"]}, "width of text 0: expected a number, got 'wide'"),
        ({"width": [{}]}, "width of text 0: expected a number, got {}"),
        ({"language": 5}, "language: expected a string, got 5"),
        ({"language": [5]}, "language of text 0: expected a string, got 5"),
        ({"language": [["de"]]}, "language of text 0: "),
        ({"font": b"Palatino"}, "expected a string, got b'Palatino'"),
        ({"font": [5], "size": [9]}, "font and size of text 0: expected a string, got 5"),
        ({"size": "9pt"}, "expected a number, got '9pt'"),
    ],
)
def test_unknown_options_and_wrong_types_are_type_errors(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(TypeError, match=sentence):
        strut.measure(["a"], **options)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "options",
    [
        {"weight": 0},
        {"weight": "fat"},
        {"size": 0},
        {"size": -1},
        {"style": "bodi"},
        {"category": "XXXXL"},
        {"break_mode": "byBreaking"},
        {"direction": "up"},
        {"alignment": "middle"},
        {"line_break_strategy": "none,all"},
        {"line_limit": -1},
        {"line_limit": 1.5},
        {"line_limit": 1 << 32},
        {"line_limit": "2"},
        {"line_limit": math.nan},
        {"weight": 450.5},
        {"break_mode": None},
        {"line_break_strategy": None},
        {"width": np.ones((1, 1))},
        {"width": [[1.0]]},
        {"language": np.array([["de"]])},
        {"width": (width for width in (1, 2))},
        {"display_scale": 0},
        {"hyphenation": 2},
        {"language": "no language"},
        {"language": "d\0e"},
        {"features": "liga=x"},
        {"variations": "wght"},
    ],
    ids=str,
)
def test_errors_in_options_are_reported(options: dict[str, object]) -> None:
    with pytest.raises(strut.BadArgumentError) as raised:
        strut.measure(["a"], **options)  # type: ignore[arg-type]
    assert raised.value.code and str(raised.value)
    assert isinstance(raised.value, ValueError)


def test_errors_come_whole_out_of_another_process() -> None:
    with pytest.raises(strut.StrutError) as raised:
        strut.font("Palatno")
    copy = pickle.loads(pickle.dumps(raised.value))
    assert type(copy) is strut.BadInputError
    assert (str(copy), copy.code) == (str(raised.value), "font-not-found")
    assert "Palatino" in str(copy)


def test_a_font_is_used_unchanged() -> None:
    font = strut.font("Palatino", size=18, style="body", category="AX5")
    by_font = strut.measure(["Größe"], font=font)[0]
    assert by_font == strut.measure(["Größe"], font="Palatino", size=18, style="body", category="AX5")[0]
    assert by_font.point_size == font.point_size
    with pytest.raises(strut.BadArgumentError, match="size"):
        strut.measure(["a"], font=font, size=18)
    mixed = strut.measure(["a", "a"], font=[font, None])
    assert mixed.column("point_size").tolist() == [font.point_size, 17]


def test_lines_go_to_another_process_and_back() -> None:
    texts = ["Größe and more", "half \ud800 a pair", "", "🇩🇪 zwei\nZeilen"]
    measurements = strut.measure(texts, width=60, lines=True, errors="keep")
    for copy in (pickle.loads(pickle.dumps(measurements)), deepcopy(measurements)):
        assert copy[0] == measurements[0] and copy[2:] == measurements[2:]
        assert copy[1].lines == () and copy.failed.tolist() == [False, True, False, False]


def test_places_of_lines_are_counted_once() -> None:
    """Checks that the time is linear: counting from the start for every line would be quadratic."""

    def seconds(count: int) -> float:
        measurements = strut.measure(["Größe und Wort, " * count], width=200, lines=True)
        begin = time.process_time()
        assert measurements[0].lines
        return time.process_time() - begin

    seconds(10)
    assert seconds(20_000) < 40 * max(seconds(2_000), 0.001)
