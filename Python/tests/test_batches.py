"""Batches: arrays, data frames, and what is wrong with some of them."""

from __future__ import annotations

import math
import pickle

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
    with pytest.raises(strut.BadArgumentError, match="width has 2 values for 3 texts"):
        strut.measure(["a", "b", "c"], width=[1, 2])


def test_what_fails_is_raised_or_kept() -> None:
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


def test_what_is_wrong_for_all_is_raised_always() -> None:
    with pytest.raises(strut.BadArgumentError, match="width"):
        strut.measure(["a"], width=math.nan, errors="keep")


@pytest.mark.parametrize("texts", ["one", b"one", [b"one"], [None], [1]])
def test_what_is_no_list_of_strings_is_a_type_error(texts: object) -> None:
    with pytest.raises(TypeError):
        strut.measure(texts)  # type: ignore[arg-type]


def test_measure_text_wants_one() -> None:
    with pytest.raises(TypeError, match="measure takes several"):
        strut.measure_text(["a"])  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"widht": 1}, "Did you mean 'width'"),
        ({"lang": "de"}, "no option 'lang'"),
    ],
)
def test_unknown_options_are_type_errors(options: dict[str, object], sentence: str) -> None:
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
        {"display_scale": 0},
        {"hyphenation": 2},
        {"language": "no language"},
        {"language": "d\0e"},
        {"features": "liga=x"},
        {"variations": "wght"},
    ],
    ids=str,
)
def test_what_is_wrong_with_an_option_is_said(options: dict[str, object]) -> None:
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


def test_a_font_is_as_it_is() -> None:
    font = strut.font("Palatino", size=18, style="body", category="AX5")
    by_font = strut.measure(["Größe"], font=font)[0]
    assert by_font == strut.measure(["Größe"], font="Palatino", size=18, style="body", category="AX5")[0]
    assert by_font.point_size == font.point_size
    with pytest.raises(strut.BadArgumentError, match="size"):
        strut.measure(["a"], font=font, size=18)
    mixed = strut.measure(["a", "a"], font=[font, None])
    assert mixed.column("point_size").tolist() == [font.point_size, 17]
