"""Contexts: fonts, and what was measured before."""

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
"""Where fonts come from: those of Strut, those that were registered, those that fontconfig knows, and paths in the place of names."""

_SOURCES: dict[str, int] = {
    "bundled": lib.STRUT_FONTS_BUNDLED,
    "registered": lib.STRUT_FONTS_REGISTERED,
    "installed": lib.STRUT_FONTS_INSTALLED,
    "files": lib.STRUT_FONTS_FILES,
}


class Context:
    """Fonts, and what was measured before.

    One serves a whole program, from any number of threads; without one of its own, a call uses that of `default_context()`.
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
        """Makes a context.

        - fonts_directory: The folder of the bundled fonts; `None` is `$STRUT_FONTS`, else where Strut is installed.
        - system_font: A path or name of the face that "system" shall be; `None` is Inter with the vertical metrics of SF.
        - sources: Where names are looked up; `None` is everywhere.
        - fallback_sources: Where faces for missing glyphs come from; `None` is everywhere but from what is installed, so that numbers do
          not depend on the machine.
        - cache_bytes: About how many bytes are kept of what was measured; 0 is 32 MiB.
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
        """Makes the faces of a file known by their names; the number is for `unregister`."""
        kept: list[Any] = []
        named = path_bytes(path, kept)
        return self._register(lambda place, error: lib.strut_register_file(self._handle, named, place, error))

    def register_bytes(self, data: bytes, name: str | None = None) -> int:
        """Makes the faces of a font in memory known by their names; `name` is what messages call it."""
        kept: list[Any] = []
        named = optional_bytes(name, kept)
        return self._register(
            lambda place, error: lib.strut_register_bytes(self._handle, data, len(data), named, place, error)
        )

    def register_folder(self, path: StrPath) -> tuple[int, int]:
        """Makes the faces of all font files of a folder known by their names: how many files were, and how many are no fonts."""
        kept: list[Any] = []
        registered, skipped = ffi.new("size_t *"), ffi.new("size_t *")
        error = new_error()
        check(lib.strut_register_folder(self._handle, path_bytes(path, kept), registered, skipped, error), error)
        self._forget_fonts()
        return registered[0], skipped[0]

    def unregister(self, registration: int) -> None:
        """Takes a registration back. Fonts that were made of it stay."""
        error = new_error()
        check(lib.strut_unregister(self._handle, registration, error), error)
        self._forget_fonts()

    def font(self, request: FontRequest) -> Font:
        """The font of a request. The last ones are kept, so that who asks for the same again gets the same; but those of `data` are not."""
        if request.data is not None:
            return open_font(self, request)  # Kept, a request would keep the whole file.
        with self._lock:
            generation = self._generation
            if known := self._fonts.get(request):
                self._fonts.move_to_end(request)
                return known
        made = open_font(self, request)
        with self._lock:
            if generation != self._generation:
                return made  # Found by names that have changed since.
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
        # What a name comes to may have changed.
        with self._lock:
            self._generation += 1
            self._fonts.clear()


_default: Context | None = None
_default_lock = threading.Lock()


def default_context() -> Context:
    """The context of calls that name none, made with the first of them."""
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
        raise bad_argument(f"sources are some of {', '.join(_SOURCES)}, not {', '.join(map(repr, unknown)) or 'none'}.")
    return sum({_SOURCES[name] for name in names})
