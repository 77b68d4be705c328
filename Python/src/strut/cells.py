"""Cells as documents and Interface Builder files describe them, laid out as a table view does."""

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
"""Where a cell begins; natural is that of the locale."""

Device = Literal["phone", "pad"]
"""A kind of device that strings have texts for."""

_DIRECTIONS: Mapping[str, int] = {
    "natural": lib.STRUT_DIRECTION_NATURAL,
    "leftToRight": lib.STRUT_DIRECTION_LEFT_TO_RIGHT,
    "rightToLeft": lib.STRUT_DIRECTION_RIGHT_TO_LEFT,
}


@dataclass(frozen=True, slots=True)
class View:
    """Where a view came to be, in the coordinates of the cell: points, y down. NaN is a number that the view does not have."""

    name: str
    frame: Rect
    unrounded: Rect
    first_baseline: float
    """From the top of the cell; NaN without text."""
    last_baseline: float
    point_size: float
    """NaN for what is no label."""
    line_count: int
    is_truncated: bool


class LayoutOptions(TypedDict, total=False):
    """What `Cell.lay_out` takes by name, where it says what each means."""

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
    """A cell as a document describes it, or those of an Interface Builder file."""

    def __init__(self, handle: Any) -> None:
        self._handle = handle

    @classmethod
    def open(cls, path: StrPath) -> Cell:
        """Reads a cell from a YAML or JSON file, or the cells of a `.xib` or `.storyboard` with the tables of strings beside it."""
        kept: list[Any] = []
        place = ffi.new("strut_cell **")
        error = new_error()
        check(lib.strut_cell_open(path_bytes(path, kept), place, error), error)
        return cls(ffi.gc(place[0], lib.strut_cell_free))

    @classmethod
    def read(cls, document: str, name: str | None = None) -> Cell:
        """Reads a cell from YAML or JSON, or the cells of an Interface Builder file from its XML; `name` is what errors call it.

        Without a name a text that begins with "<" is Interface Builder's; else the suffix of the name says so.
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
        """Lays the cell out.

        - category: A content size category; `None` is "L".
        - width: In points; `None` is the document's own, or the one that Xcode recorded.
        - locale: The language of the texts, or a pseudolanguage; it decides the direction too. `None` is the texts as they stand.
        - strings: Files or folders in which keys of a document are looked up; an Interface Builder file has the tables beside it.
        - era: `None` is the document's, else iOS 17.
        - tall_lines: Whether text styles have higher lines, as iOS has them since 17 for languages such as Arabic and Thai; `False` is what
          the document says.
        - device: Whose texts are shown where strings vary them by device; `None` is a phone's.
        - source_language: The language that texts are written in before they are translated, and that of strings whose files and folders
          name none; `None` is the one that the strings name, else English.
        - samples: A file of what stands in texts in place of 88,888 and a long name: a number, a text, arguments by name.
        - cell: Which cell of an Interface Builder file: its name, its object id, or its number from 1; `None` is the only one.
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
            raise bad_argument(f"direction is one of {', '.join(_DIRECTIONS)}, not {direction!r}.")
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
    """A cell that was laid out."""

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
        """Constraints that could not hold and were dropped."""
        self.finding_count: int = info.finding_count
        """What about the cell will not do what its author meant; the document says what."""
        self._view_count: int = info.view_count

    @functools.cached_property
    def views(self) -> Mapping[str, View]:
        """The views by name, in the document's order."""
        views = [self._view(index) for index in range(self._view_count)]
        return {view.name: view for view in views}

    @functools.cached_property
    def document(self) -> dict[str, Any]:
        """What `strut layout --json` prints."""
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
    """Reads a cell from a file and lays it out; the options are those of `Cell.lay_out`."""
    return Cell.open(path).lay_out(**options)


def read_answer(call: Any) -> dict[str, Any]:
    """A long answer of the library, read as JSON."""
    place = ffi.new("strut_string **")
    error = new_error()
    check(call(place, error), error)
    string = ffi.gc(place[0], lib.strut_string_free)
    length = ffi.new("size_t *")
    start = lib.strut_string_bytes(string, length)
    document: dict[str, Any] = json.loads(bytes(ffi.buffer(start, length[0])))
    return document
