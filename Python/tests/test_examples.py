"""The example, and what the README says of itself."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from typing import Any

import numpy as np
from conftest import CHECKOUT, Command

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


def test_the_example_says_what_is_wrong() -> None:
    wrong = example("no such cell.yaml")
    assert wrong.returncode == 1 and "no such cell.yaml" in wrong.stderr and not wrong.stdout


def test_what_the_readme_shows_is_so() -> None:
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
