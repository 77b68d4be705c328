"""Exceptions.

Each exception has a message for people and a stable `code`, such as "font-not-found". Mistakes
of the caller are also `ValueError`s.
"""

from __future__ import annotations

from typing import Any

from strut._library import ffi, lib


class StrutError(Exception):
    """A call that failed."""

    code: str
    """A stable identifier, such as "font-not-found"."""

    def __init__(self, message: str, code: str) -> None:
        super().__init__(message)
        self.code = code

    def __reduce__(self) -> tuple[type[StrutError], tuple[str, str]]:
        # Lets a worker process return the exception with its code.
        return type(self), (str(self), self.code)


class BadArgumentError(StrutError, ValueError):
    """A number out of range, an unknown name, or a handle that a call of the C library freed."""


def bad_argument(message: str) -> BadArgumentError:
    """Returns the exception for an argument that the package itself rejects."""
    return BadArgumentError(message, "bad-argument")


class BadTextError(StrutError, ValueError):
    """A string that is not Unicode text, because it contains half of a surrogate pair."""


class BadInputError(StrutError):
    """A font, file or document that is missing, unreadable or malformed."""


class LibraryError(StrutError):
    """A loaded library whose structs differ from those of the package."""


class InternalError(StrutError):
    """A bug in Strut."""


_CLASSES = {
    lib.STRUT_BAD_ARGUMENT: BadArgumentError,
    lib.STRUT_BAD_HANDLE: BadArgumentError,
    lib.STRUT_BAD_SIZE: LibraryError,
    lib.STRUT_BAD_TEXT: BadTextError,
    lib.STRUT_BAD_INPUT: BadInputError,
}


def new_error() -> Any:
    """Returns a struct for the library's error."""
    error = ffi.new("strut_error *")
    error.size = ffi.sizeof("strut_error")
    return error


def check(status: int, error: Any) -> None:
    """Raises the exception for a failed call."""
    if status != lib.STRUT_OK:
        raise failure(status, error)


def failure(status: int, error: Any) -> StrutError:
    """Returns the exception for a failed call."""
    made = _CLASSES.get(status, InternalError)
    return made(_text(error.message), _text(error.code))


def failure_of_size(status: int, name: str) -> StrutError:
    """Returns the exception for a struct whose size the library does not recognize."""
    version = _text(lib.strut_version())
    return _CLASSES.get(status, InternalError)(
        f"the library of version {version} has a different {name} than this package; install the same version of both.", "wrong-size"
    )


def of_text(index: int, error: StrutError) -> StrutError:
    """Returns an error with the index of its string, in the form of the library."""
    return type(error)(f"text {index}: {error}", error.code)


def status_of(error: StrutError) -> int:
    """Returns the status of the library for an exception."""
    return next((status for status, made in _CLASSES.items() if type(error) is made), int(lib.STRUT_INTERNAL))


def _text(place: Any) -> str:
    # A long message may end within a character.
    return str(ffi.string(place), "utf-8", "replace")
