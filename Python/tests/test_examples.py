"""The example, and the code in the README."""

from __future__ import annotations

import json
import os
import re
import runpy
import shutil
import subprocess
import sys
import types
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import pytest
from conftest import CHECKOUT, Command

import strut

EXAMPLE = CHECKOUT / "Examples/Python/heights.py"
SAMPLE = CHECKOUT / "Examples/self-sizing-cell.yaml"
OPTIONS = ["--font", "Palatino", "--size", "18", "--style", "body", "--width", "343", "--json"]


def example(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(EXAMPLE), *arguments], capture_output=True, text=True)


def test_the_example_prints_what_the_command_measures(command: Command) -> None:
    lines = example(str(SAMPLE)).stdout.splitlines()
    assert len(lines) == 12
    for line in lines:
        category = line.partition(":")[0]
        text = "Grüße aus Köln: text grows with its reader."
        size = json.loads(command("measure", text, *OPTIONS, "--category", category))
        cell = json.loads(command("layout", str(SAMPLE), "--category", category, "--json"))
        assert line == (
            f"{category}: {size['pointSize']:.3f} points, {size['lineCount']} lines, "
            f"{size['fits']['width']:.3f} by {size['fits']['height']:.3f}, "
            f"baselines {size['firstBaseline']:.3f} {size['lastBaseline']:.3f}; cell {cell['height']:.3f}"
        )


def test_the_example_reports_errors() -> None:
    wrong = example("no such cell.yaml")
    assert wrong.returncode == 1 and "no such cell.yaml" in wrong.stderr and not wrong.stdout


def test_the_readme_shows_correct_results() -> None:
    readme = (CHECKOUT / "Python/README.md").read_text(encoding="utf-8")
    block = re.search(r"```python\n(import strut\n.*?)```", readme, re.DOTALL)
    assert block
    names: dict[str, Any] = {}
    shown = 0
    for line in block[1].splitlines():
        code, _, result = line.partition("  # ")
        if result:
            expected = eval(result, {"array": np.array, "uint32": np.uint32})
            np.testing.assert_allclose(eval(code, names), expected, rtol=1e-8)
            shown += 1
        elif not line.startswith("pandas"):
            exec(line, names)
    assert shown == 2


@pytest.fixture
def spark_example(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Returns the example's module without Spark, which its data frame code does not need."""
    for name in ("pyspark", "pyspark.sql"):
        module = types.ModuleType(name)
        monkeypatch.setitem(sys.modules, name, module)
    module.SparkSession = object  # type: ignore[attr-defined]
    return runpy.run_path(str(CHECKOUT / "Examples/Spark/measure_texts.py"))


def test_the_spark_example_keeps_every_row_however_they_are_cut(spark_example: Any) -> None:
    rows = {"id": [7, 8, 9, 10], "text": ["b", None, "c", "b"], "lang": [None, "de", "no language", "de"]}
    frame = pd.DataFrame(rows, dtype=object)
    for lines in (False, True):
        measured = spark_example["measured"]
        (whole,) = measured(iter([frame]), lines)
        assert whole["id"].tolist() == rows["id"]
        assert whole["status"].tolist() == [0, -1, 1, 0]
        numbers = whole.drop(columns=["id", "status"])
        assert numbers.notna().all(axis=1).tolist() == [True, False, False, True]
        assert numbers.isna().all(axis=1).tolist() == [False, True, True, False]
        assert numbers.loc[0, "fits_height"] == strut.measure_text("b", **spark_example["OPTIONS"]).fits.height
        parts = measured((frame[index : index + 1].reset_index(drop=True) for index in range(len(frame))), lines)
        pd.testing.assert_frame_equal(pd.concat(parts, ignore_index=True), whole)


def test_the_parallel_example_continues_after_failures(command: Command, tmp_path: Path) -> None:
    if not shutil.which("parallel"):
        pytest.skip("GNU parallel is not here")
    texts, script = tmp_path / "texts.jsonl", CHECKOUT / "Examples/Parallel"
    records = [{"id": index, "text": f"Größe {index}", "lang": "de"} for index in range(400)]
    records[100]["lang"] = "no language"
    del records[390]["text"]
    texts.write_text("".join(json.dumps(record) + "\n" for record in records))
    environment = os.environ | {"BLOCK": "5k"}
    parts = subprocess.run([script / "measure_texts.sh", texts], capture_output=True, text=True, env=environment)
    assert (parts.returncode, len(parts.stdout.splitlines())) == (1, len(records)), parts.stderr
    (tmp_path / "parts.jsonl").write_text(parts.stdout)
    whole = command("measure", *OPTIONS[:-1], "--category", "AX5", "--input", str(texts), statuses=(1,))
    (tmp_path / "whole.jsonl").write_text(whole)
    answers = [tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"]
    compared = subprocess.run([sys.executable, script / "compare_records.py", *answers], capture_output=True, text=True)
    assert compared.returncode == 0 and "400 records" in compared.stdout, compared.stderr
    environment["STRUT"] = "no such strut"
    assert subprocess.run([script / "measure_texts.sh", texts], capture_output=True, env=environment).returncode > 1
