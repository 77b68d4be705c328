"""Fixtures: the command that the package is checked against, and files of the checkout."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest

CHECKOUT = Path(__file__).resolve().parents[2]
Command = Callable[..., str]
Records = Callable[..., list[dict[str, Any]]]


@pytest.fixture(scope="session")
def command() -> Command:
    """A function that runs `strut` with arguments and returns its output."""
    path = os.environ.get("STRUT") or shutil.which("strut")
    if not path:
        pytest.fail("set STRUT to the path of the command strut, the oracle of these tests (make release builds it).")

    # Runs the command in the checkout, wherever the tests start.
    program = Path(path).resolve()

    def run(*arguments: str, stdin: str | None = None, statuses: Iterable[int] = (0,)) -> str:
        done = subprocess.run([program, *arguments], input=stdin, capture_output=True, text=True, cwd=CHECKOUT)
        assert done.returncode in statuses, done.stderr
        return done.stdout

    return run


@pytest.fixture(scope="session")
def measured(command: Command) -> Records:
    """A function that returns the results of `strut measure` for records."""

    def run(records: Iterable[Mapping[str, Any]], *options: str) -> list[dict[str, Any]]:
        # Without a font, the package uses the body style at L; the command uses the system font at
        # 17 points, whose lines have no leading.
        styled = [record if "font" in record else {"style": "body", **record} for record in records]
        lines = "".join(json.dumps(record) + "\n" for record in styled)
        answer = command("measure", "--input", "-", *options, stdin=lines)
        return [json.loads(line) for line in answer.splitlines()]

    return run
