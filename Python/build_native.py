"""The native parts of a wheel of strut: the library, its fonts and patterns, and the declarations.

The library is, in this order:

1. the libstrut.so at the path `STRUT_LIBRARY`;
2. `.build/c-library` of the checkout, which `make c-library` builds if Swift is installed;
3. none: without Swift and without a library, the build fails with an error that explains how to
   get one.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from cffi import FFI
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

CHECKOUT = Path(__file__).resolve().parent.parent
HEADER = CHECKOUT / "Sources/CStrutHeader/include/strut.h"
DECLARATIONS = Path(__file__).resolve().parent / "src/strut/_declarations.py"
LICENSES = Path(__file__).resolve().parent / "licenses"
LIBRARY = CHECKOUT / ".build/c-library/libstrut.so.1"

MISSING = f"""\
strut requires its C library to build a wheel, and found none.
  With Swift 6.2 or later (https://www.swift.org/install): run `make c-library` in {CHECKOUT}, or repeat this command.
  Without Swift: install the Debian package libstrut1 or copy a libstrut.so.1, and set STRUT_LIBRARY to its path;
  or install a wheel that `make wheel` built on another machine."""


class LicensesHook(MetadataHookInterface):
    """The hook that Hatchling calls before it looks for `license-files`."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        write_licenses()


class NativeBuildHook(BuildHookInterface[Any]):
    """The hook that Hatchling calls to build; it finds the class by its base class."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            raise SystemExit("strut can only be built as a wheel from a checkout: an sdist does not contain its Swift library.")
        write_declarations()
        if version == "editable":
            return  # An editable install loads the library at STRUT_LIBRARY, or the installed library.
        self.scratch = Path(tempfile.mkdtemp())
        build_data["pure_python"] = False
        # For every Python 3: the library is not compiled against Python. The tag is that of this
        # machine; auditwheel replaces it with a general tag.
        build_data["tag"] = f"py3-none-{re.sub(r'[-.]', '_', sysconfig.get_platform())}"
        build_data["force_include"].update(
            {
                str(stripped(library(), self.scratch)): "strut/_native/libstrut.so.1",
                str(CHECKOUT / "Fonts/Files"): "strut/_native/share/strut/fonts",
                str(CHECKOUT / "Hyphenation/Files"): "strut/_native/share/strut/hyphenation",
            }
        )

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            shutil.rmtree(self.scratch)


def library() -> Path:
    """Returns the library for the wheel, and builds it if that is possible and necessary."""
    if named := os.environ.get("STRUT_LIBRARY"):
        path = Path(named).resolve()
        if not path.is_file():
            raise SystemExit(f"STRUT_LIBRARY: expected the path of a file, got {named}.")
        return path
    if shutil.which("swift"):
        # Missing packages are reported and not installed, because this runs during `pip install`.
        if subprocess.run(["make", "c-library", "INSTALL=no"], cwd=CHECKOUT).returncode != 0:
            raise SystemExit(f"`make c-library` failed in {CHECKOUT}; see its output above (with pip, use -v).")
    if LIBRARY.exists():
        return LIBRARY.resolve()
    raise SystemExit(MISSING)


def stripped(path: Path, folder: Path) -> Path:
    """Returns a copy without debugging symbols, two fifths of the library; without `strip`, the
    library."""
    if not shutil.which("strip"):
        return path
    copy = folder / "libstrut.so.1"
    subprocess.run(["strip", "--strip-unneeded", "-o", str(copy), str(path)], check=True)
    return copy


def declarations(header: str) -> str:
    """Returns the declarations of the header for cffi, without comments and preprocessor
    directives."""
    text = re.sub(r"/\*.*?\*/", "", header, flags=re.DOTALL).replace("\\\n", " ")
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    return "\n".join(lines).replace('extern "C" {', "", 1).rstrip().removesuffix("}")


def write_declarations() -> None:
    """Compiles the header's declarations into a module, so that no struct is declared twice."""
    header = HEADER.read_text(encoding="utf-8")
    ffi = FFI()
    ffi.cdef(declarations(header))
    ffi.set_source("strut._declarations", None)
    ffi.emit_python_code(str(DECLARATIONS))
    version = re.search(r'#define STRUT_VERSION "(.+)"', header)
    assert version, f"{HEADER} lacks STRUT_VERSION."
    with open(DECLARATIONS, "a", encoding="utf-8") as module:
        module.write(f"VERSION = {version[1]!r}\n")


def write_licenses() -> None:
    """Writes the licenses of the contents of the wheel into the folder that `license-files` refers
    to."""
    LICENSES.mkdir(exist_ok=True)
    shutil.copy(CHECKOUT / "LICENSE", LICENSES)
    script = [sys.executable, str(CHECKOUT / "Scripts/packaging/debian_copyright.py"), "--full"]
    with open(LICENSES / "copyright", "w", encoding="utf-8") as file:
        subprocess.run(script, stdout=file, check=True, env=os.environ | {"PYTHONIOENCODING": "utf-8"})


if __name__ == "__main__":
    write_declarations()
