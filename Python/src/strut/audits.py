"""Audits of cells, tables and collection views at every text size, width, and language."""

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
    """The result of an audit."""

    document: dict[str, Any]
    """The JSON that `strut audit --format json` prints."""
    finding_count: int

    @property
    def findings(self) -> list[dict[str, Any]]:
        """The findings, as in the document."""
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
    """Lays out every cell, table and collection view in every language, text size and width.

    The audit runs on threads that stay for the next audit. A child of a `fork` lacks them: with
    `multiprocessing`, use "spawn", or audit only in the children.

    - paths: Documents of cells, tables and collection views, Interface Builder files, or
      folders, which are searched for both.
    - strings: Files or folders of strings.
    - locales: Languages and pseudolanguages, separated by commas; `None` is all languages of the
      strings.
    - categories: Text sizes: "all", a range such as "XS..XXXL", or a list such as "L,AX5".
    - widths: In points; an empty list is 320, 375, and 430.
    - rules: A file of rules and suppressions.
    - era: An iOS release; `None` is the release in each document, else iOS 17.
    - tall_lines: True if text styles have taller lines in all languages; otherwise they have them
      only in Arabic, Kurdish and Thai, since iOS 17.
    - device: The device for strings that vary by device; `None` is "phone".
    - source_language: The source language, as in `Cell.lay_out`.
    - samples: A file of samples, as in `Cell.lay_out`.
    - workers: The number of cores to use; 0 is all.
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
