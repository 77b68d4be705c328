"""Contexts: fonts, and a cache of measurements."""

from __future__ import annotations

import os
import threading
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any, Literal

from strut import _library
from strut._library import ffi, lib
from strut._marshalling import StrPath, optional_bytes, path_bytes, structure, whole_number
from strut.errors import bad_argument, check, new_error
from strut.fonts import Font, FontRequest, open_font

Source = Literal["bundled", "registered", "installed", "files"]
"""A source of fonts: fonts that come with Strut, fonts that the program registered, fonts that
fontconfig lists, or font files, for a path instead of a name."""

_SOURCES: dict[str, int] = {
    "bundled": lib.STRUT_FONTS_BUNDLED,
    "registered": lib.STRUT_FONTS_REGISTERED,
    "installed": lib.STRUT_FONTS_INSTALLED,
    "files": lib.STRUT_FONTS_FILES,
}


class Context:
    """Fonts, and a cache of measurements.

    One context is enough for a whole program with any number of threads. A call without a
    context uses `default_context()`.
    """

    _FONT_LIMIT = 256

    def __init__(
        self,
        *,
        fonts_directory: StrPath | None = None,
        system_font: StrPath | None = None,
        sources: Iterable[Source] | None = None,
        fallback_sources: Iterable[Source] | None = None,
        cache_bytes: int = 0,
    ) -> None:
        """Creates a context.

        - fonts_directory: The folder of the bundled fonts; `None` is `$STRUT_FONTS` if it is
          set, else the folder in which Strut is installed.
        - system_font: The path or name of the face to use for "system"; `None` is Inter with the
          vertical metrics and widths of SF.
        - sources: The sources in which names are looked up; `None` is all sources.
        - fallback_sources: The sources of fallback fonts for missing glyphs; `None` is all
          sources except installed fonts, so that results do not depend on the machine.
        - cache_bytes: The approximate size of the cache for shaped text and layouts, in bytes; 0
          is 32 MiB.
        """
        kept: list[Any] = []
        options = structure("strut_context_options", lib.strut_context_options_init)
        if fonts_directory is None and not os.environ.get("STRUT_FONTS"):
            fonts_directory = _library.BUNDLED_FONTS
        options.fonts_directory = path_bytes(fonts_directory, kept)
        options.system_font = path_bytes(system_font, kept)
        options.sources = _bits(sources)
        options.fallback_sources = _bits(fallback_sources)
        options.cache_bytes = whole_number("cache_bytes", cache_bytes, bits=64)
        place = ffi.new("strut_context **")
        error = new_error()
        check(lib.strut_context_create(options, place, error), error)
        self._handle = ffi.gc(place[0], lib.strut_context_free)
        self._fonts: OrderedDict[FontRequest, Font] = OrderedDict()
        self._generation = 0
        self._lock = threading.Lock()

    @property
    def handle(self) -> Any:
        """The `strut_context *`, for calls of the C library."""
        return self._handle

    def register(self, path: StrPath) -> int:
        """Registers the faces of a file by their names and returns a number for `unregister`."""
        kept: list[Any] = []
        named = path_bytes(path, kept)
        return self._register(lambda place, error: lib.strut_register_file(self._handle, named, place, error))

    def register_bytes(self, data: bytes, name: str | None = None) -> int:
        """Registers the faces of a font in memory by their names and returns a number for
        `unregister`.

        - name: A name for messages.
        """
        kept: list[Any] = []
        named = optional_bytes(name, kept)
        return self._register(
            lambda place, error: lib.strut_register_bytes(self._handle, data, len(data), named, place, error)
        )

    def register_folder(self, path: StrPath) -> tuple[int, int]:
        """Registers the faces of all font files in a folder by their names.

        Returns the number of registered files and the number of files that are not fonts.
        """
        kept: list[Any] = []
        registered, skipped = ffi.new("size_t *"), ffi.new("size_t *")
        error = new_error()
        check(lib.strut_register_folder(self._handle, path_bytes(path, kept), registered, skipped, error), error)
        self._forget_fonts()
        return registered[0], skipped[0]

    def unregister(self, registration: int) -> None:
        """Removes a registration. Fonts that were opened from it stay valid."""
        error = new_error()
        check(lib.strut_unregister(self._handle, registration, error), error)
        self._forget_fonts()

    def font(self, request: FontRequest) -> Font:
        """Returns the font for a request.

        Recent fonts are cached, so that equal requests return the same object, except fonts of
        `data`.
        """
        if request.data is not None:
            return open_font(self, request)  # A cached request would keep the whole file in memory.
        with self._lock:
            generation = self._generation
            if known := self._fonts.get(request):
                self._fonts.move_to_end(request)
                return known
        made = open_font(self, request)
        with self._lock:
            if generation != self._generation:
                return made  # Registrations have changed in the meantime.
            self._fonts[request] = made
            if len(self._fonts) > self._FONT_LIMIT:
                self._fonts.popitem(last=False)
        return made

    def _register(self, call: Any) -> int:
        place = ffi.new("uint64_t *")
        error = new_error()
        check(call(place, error), error)
        self._forget_fonts()
        return int(place[0])

    def _forget_fonts(self) -> None:
        # A name may now refer to another font.
        with self._lock:
            self._generation += 1
            self._fonts.clear()


_default: Context | None = None
_default_lock = threading.Lock()


def default_context() -> Context:
    """Returns the context of calls without a context; the first call creates it."""
    global _default
    with _default_lock:
        if _default is None:
            _default = Context()
        return _default


def _bits(sources: Iterable[Source] | None) -> int:
    if sources is None:
        return 0
    names = [sources] if isinstance(sources, str) else list(sources)
    unknown = [name for name in names if name not in _SOURCES]
    if unknown or not names:
        raise bad_argument(f"sources: expected some of {', '.join(_SOURCES)}, got {', '.join(map(repr, unknown)) or 'none'}.")
    return sum({_SOURCES[name] for name in names})
