"""What goes wrong, as exceptions.

Each has a stable name, `code` ("font-not-found"), beside the sentence for people. What the caller got wrong is a `ValueError` too.
"""

from __future__ import annotations

from typing import Any

from strut._library import ffi, lib


class StrutError(Exception):
    """A call that failed."""

    code: str
    """A stable name: "font-not-found"."""

    def __init__(self, message: str, code: str) -> None:
        super().__init__(message)
        self.code = code

    def __reduce__(self) -> tuple[type[StrutError], tuple[str, str]]:
        # An exception has to come whole out of a worker process.
        return type(self), (str(self), self.code)


class BadArgumentError(StrutError, ValueError):
    """A number out of range, a name that is not known, or a handle that was freed by another call of the C library."""


def bad_argument(message: str) -> BadArgumentError:
    """What is said of an argument that Python refuses by itself, in the library's words."""
    return BadArgumentError(message, "bad-argument")


class BadTextError(StrutError, ValueError):
    """A string that is no Unicode text: one with half of a surrogate pair."""


class BadInputError(StrutError):
    """A font, file or document that is missing, unreadable or malformed."""


class LibraryError(StrutError):
    """The library that was loaded has other structs than the package."""


class InternalError(StrutError):
    """A mistake of Strut's own."""


_CLASSES = {
    lib.STRUT_BAD_ARGUMENT: BadArgumentError,
    lib.STRUT_BAD_HANDLE: BadArgumentError,
    lib.STRUT_BAD_SIZE: LibraryError,
    lib.STRUT_BAD_TEXT: BadTextError,
    lib.STRUT_BAD_INPUT: BadInputError,
}


def new_error() -> Any:
    """A place for the library to say what went wrong."""
    error = ffi.new("strut_error *")
    error.size = ffi.sizeof("strut_error")
    return error


def check(status: int, error: Any) -> None:
    """Raises what a call answered, unless all is well."""
    if status != lib.STRUT_OK:
        raise failure(status, error)


def failure(status: int, error: Any) -> StrutError:
    """The exception for what a call answered."""
    made = _CLASSES.get(status, InternalError)
    return made(_text(error.message), _text(error.code))


def failure_of_size(status: int, name: str) -> StrutError:
    """The exception where the library does not know a struct of the header."""
    version = _text(lib.strut_version())
    return _CLASSES.get(status, InternalError)(
        f"the library of version {version} has another {name} than this package; they have to be of one version.", "wrong-size"
    )


def of_text(index: int, error: StrutError) -> StrutError:
    """What is wrong with one of several texts, in the library's words."""
    return type(error)(f"text {index}: {error}", error.code)


def status_of(error: StrutError) -> int:
    """The library's number of an exception."""
    return next((status for status, made in _CLASSES.items() if type(error) is made), int(lib.STRUT_INTERNAL))


def _text(place: Any) -> str:
    # A long message ends wherever the place did, perhaps within a character.
    return str(ffi.string(place), "utf-8", "replace")
