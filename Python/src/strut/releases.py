"""Releases of iOS."""

from __future__ import annotations

from typing import Literal

Era = Literal["iOS11", "iOS12", "iOS13", "iOS14", "iOS15", "iOS16", "iOS17", "iOS18", "iOS26"]
"""An iOS release."""
