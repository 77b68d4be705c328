"""Cells of documents and Interface Builder files, laid out as in a table view."""

from __future__ import annotations

import functools
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypedDict

from strut._library import ffi, lib
from strut._marshalling import StrPath, number, optional_bytes, path_bytes, path_list, structure, text
from strut.contexts import Context, default_context
from strut.errors import bad_argument, check, new_error
from strut.measurements import Rect
from strut.releases import Era

if sys.version_info >= (3, 11):
    from typing import Unpack
else:
    from typing_extensions import Unpack

LayoutDirection = Literal["natural", "leftToRight", "rightToLeft"]
"""The layout direction of a cell; "natural" is the direction of the locale."""

Device = Literal["phone", "pad"]
"""A device that strings can vary by."""

_DIRECTIONS: Mapping[str, int] = {
    "natural": lib.STRUT_DIRECTION_NATURAL,
    "leftToRight": lib.STRUT_DIRECTION_LEFT_TO_RIGHT,
    "rightToLeft": lib.STRUT_DIRECTION_RIGHT_TO_LEFT,
}


@dataclass(frozen=True, slots=True)
class View:
    """The frame of a view, in points in the coordinates of the cell, with y downward.

    A number that does not apply to the view is NaN.
    """

    name: str
    frame: Rect
    unrounded: Rect
    first_baseline: float
    """The distance from the top of the cell; NaN without text."""
    last_baseline: float
    point_size: float
    """NaN for a view that is not a label."""
    line_count: int
    is_truncated: bool


class LayoutOptions(TypedDict, total=False):
    """The options of `Cell.lay_out`, which describes them."""

    category: str | None
    width: float | None
    locale: str | None
    strings: Sequence[StrPath]
    direction: LayoutDirection
    display_scale: float
    era: Era | None
    tall_lines: bool
    device: Device | None
    source_language: str | None
    samples: StrPath | None
    cell: str | None
    context: Context | None


class Cell:
    """A cell of a document, or the cells of an Interface Builder file."""

    def __init__(self, handle: Any) -> None:
        self._handle = handle

    @classmethod
    def open(cls, path: StrPath) -> Cell:
        """Reads a cell from a YAML or JSON file, or the cells of a `.xib` or `.storyboard`.

        The strings of a `.xib` or `.storyboard` come from the string tables next to it.
        """
        kept: list[Any] = []
        place = ffi.new("strut_cell **")
        error = new_error()
        check(lib.strut_cell_open(path_bytes(path, kept), place, error), error)
        return cls(ffi.gc(place[0], lib.strut_cell_free))

    @classmethod
    def read(cls, document: str, name: str | None = None) -> Cell:
        """Reads a cell from YAML or JSON, or the cells of an Interface Builder file from its XML.

        `name` is a name for messages. Its extension determines the format; without a name, text
        that begins with "<" is read as an Interface Builder file.
        """
        kept: list[Any] = []
        encoded = document.encode("utf-8", "surrogatepass")
        place = ffi.new("strut_cell **")
        error = new_error()
        check(lib.strut_cell_read(encoded, len(encoded), optional_bytes(name, kept), place, error), error)
        return cls(ffi.gc(place[0], lib.strut_cell_free))

    def lay_out(
        self,
        *,
        category: str | None = None,
        width: float | None = None,
        locale: str | None = None,
        strings: Sequence[StrPath] = (),
        direction: LayoutDirection = "natural",
        display_scale: float = 3,
        era: Era | None = None,
        tall_lines: bool = False,
        device: Device | None = None,
        source_language: str | None = None,
        samples: StrPath | None = None,
        cell: str | None = None,
        context: Context | None = None,
    ) -> Layout:
        """Lays out the cell.

        - category: The text size, a content size category; `None` is "L".
        - width: In points; `None` is the width in the document, or the width that
          Xcode recorded.
        - locale: The language of the strings, or a pseudolanguage; it also determines the
          direction. With `None`, the strings of the document are shown unchanged.
        - strings: Files or folders of strings, in which the keys of a document are looked
          up. An Interface Builder file uses the tables next to it instead.
        - direction: The layout direction; "natural" is the direction of the locale.
        - display_scale: Pixels per point.
        - era: An iOS release; `None` is the release in the document, else iOS 17.
        - tall_lines: True if text styles have taller lines in all languages; `False` is the value
          in the document, and Arabic, Kurdish and Thai have them since iOS 17.
        - device: The device for strings that vary by device; `None` is "phone".
        - source_language: The language of the strings before translation, and of string files
          whose name and folder specify no language; `None` is the source language that the
          strings specify, else English.
        - samples: A YAML or JSON file of sample values for placeholders: a number, a string, and
          arguments by name; `None` is 88,888 for numbers and a long name for text.
        - cell: The cell to lay out from an Interface Builder file, by name, object ID or number
          (starting at 1); `None` is the only cell.
        """
        kept: list[Any] = []
        options = structure("strut_layout_options", lib.strut_layout_options_init)
        options.category = optional_bytes(category, kept)
        options.locale = optional_bytes(locale, kept)
        options.strings, options.string_count = path_list("strings", strings, kept)
        if width is not None:
            options.width = number("width", width)
        options.display_scale = number("display_scale", display_scale)
        if direction not in _DIRECTIONS:
            raise bad_argument(f"direction: expected one of {', '.join(_DIRECTIONS)}, got {direction!r}.")
        options.direction = _DIRECTIONS[direction]
        options.era = optional_bytes(era, kept)
        options.tall_lines = bool(tall_lines)
        options.device = optional_bytes(device, kept)
        options.source_language = optional_bytes(source_language, kept)
        options.samples = path_bytes(samples, kept)
        options.cell = optional_bytes(cell, kept)
        place = ffi.new("strut_layout **")
        error = new_error()
        context = context or default_context()
        check(lib.strut_cell_lay_out(context.handle, self._handle, options, place, error), error)
        return Layout(ffi.gc(place[0], lib.strut_layout_free))


class Layout:
    """The layout of a cell."""

    def __init__(self, handle: Any) -> None:
        self._handle = handle
        info = structure("strut_layout_info")
        error = new_error()
        check(lib.strut_layout_get_info(handle, info, error), error)
        self.width: float = info.width
        """In points."""
        self.height: float = info.height
        """In points."""
        self.unsatisfied_count: int = info.unsatisfied_count
        """The number of constraints that could not be satisfied and were dropped."""
        self.finding_count: int = info.finding_count
        """The number of findings, which the document lists: properties of the cell that will not
        work as intended."""
        self._view_count: int = info.view_count

    @functools.cached_property
    def views(self) -> Mapping[str, View]:
        """The views by name, in the order of the document."""
        views = [self._view(index) for index in range(self._view_count)]
        return {view.name: view for view in views}

    @functools.cached_property
    def document(self) -> dict[str, Any]:
        """The JSON that `strut layout --json` prints."""
        return read_answer(lambda place, error: lib.strut_layout_json(self._handle, place, error))

    def _view(self, index: int) -> View:
        view = structure("strut_view")
        error = new_error()
        check(lib.strut_layout_get_view(self._handle, index, view, error), error)
        return View(
            name=text(view.name),
            frame=Rect(view.x, view.y, view.width, view.height),
            unrounded=Rect(view.unrounded_x, view.unrounded_y, view.unrounded_width, view.unrounded_height),
            first_baseline=view.first_baseline,
            last_baseline=view.last_baseline,
            point_size=view.point_size,
            line_count=view.line_count,
            is_truncated=bool(view.is_truncated),
        )


def lay_out(path: StrPath, **options: Unpack[LayoutOptions]) -> Layout:
    """Reads a cell from a file and lays it out with the options of `Cell.lay_out`."""
    return Cell.open(path).lay_out(**options)


def read_answer(call: Any) -> dict[str, Any]:
    """Reads a JSON result of the library."""
    place = ffi.new("strut_string **")
    error = new_error()
    check(call(place, error), error)
    string = ffi.gc(place[0], lib.strut_string_free)
    length = ffi.new("size_t *")
    start = lib.strut_string_bytes(string, length)
    document: dict[str, Any] = json.loads(bytes(ffi.buffer(start, length[0])))
    return document
