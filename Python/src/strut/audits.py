"""Audits: what a person would see go wrong at every text size, width and language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from strut._library import ffi, lib
from strut._marshalling import StrPath, number, optional_bytes, path_bytes, path_list, structure, whole_number
from strut.cells import Device, read_answer
from strut.contexts import Context, default_context
from strut.releases import Era


@dataclass(frozen=True, slots=True)
class Audit:
    """What was found."""

    document: dict[str, Any]
    """What `strut audit --format json` prints."""
    finding_count: int

    @property
    def findings(self) -> list[dict[str, Any]]:
        """The findings, as they stand in the document."""
        findings: list[dict[str, Any]] = self.document["findings"]
        return findings


def audit(
    paths: Sequence[StrPath],
    *,
    strings: Sequence[StrPath] = (),
    locales: str | None = None,
    categories: str = "all",
    widths: Iterable[float] = (),
    rules: StrPath | None = None,
    display_scale: float = 3,
    era: Era | None = None,
    tall_lines: bool = False,
    device: Device | None = None,
    source_language: str | None = None,
    samples: StrPath | None = None,
    workers: int = 0,
    context: Context | None = None,
) -> Audit:
    """Lays every cell and table out in every language at every size and width.

    The work is done by threads that stay for the next audit. A child of a `fork` has none: in `multiprocessing`, audit under "spawn", or
    only in the children.

    - paths: Files of cells and tables, or folders, of which all are taken.
    - strings: Files or folders of strings.
    - locales: Languages between commas, pseudolanguages among them; `None` is all that the strings have.
    - categories: "all", "XS..XXXL", "L,AX5".
    - widths: In points; none are 320, 375 and 430.
    - rules: A file of rules and suppressions.
    - era: `None` is each document's, else iOS 17.
    - tall_lines: Whether text styles have higher lines, as in `Cell.lay_out`.
    - device: Whose texts are shown where strings vary them by device; `None` is a phone's.
    - source_language: The language of the source, as in `Cell.lay_out`.
    - samples: A file of samples, as in `Cell.lay_out`.
    - workers: How many cores work; 0 is all.
    """
    kept: list[Any] = []
    options = structure("strut_audit_options", lib.strut_audit_options_init)
    options.paths, options.path_count = path_list("paths", paths, kept)
    options.strings, options.string_count = path_list("strings", strings, kept)
    options.locales = optional_bytes(locales, kept)
    options.categories = optional_bytes(categories, kept)
    points = [number("widths", width) for width in widths]
    if points:
        kept.append(ffi.new("double []", points))
        options.widths, options.width_count = kept[-1], len(points)
    options.rules = path_bytes(rules, kept)
    options.display_scale = number("display_scale", display_scale)
    options.era = optional_bytes(era, kept)
    options.tall_lines = bool(tall_lines)
    options.device = optional_bytes(device, kept)
    options.source_language = optional_bytes(source_language, kept)
    options.samples = path_bytes(samples, kept)
    options.worker_count = whole_number("workers", workers, bits=64)
    count = ffi.new("size_t *")
    context = context or default_context()
    document = read_answer(lambda place, error: lib.strut_audit_json(context.handle, options, place, count, error))
    return Audit(document, count[0])
