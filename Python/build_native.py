"""What a wheel of strut has beside its Python: the library, its fonts and patterns, and the header's declarations.

The library is, in this order:

1. `STRUT_LIBRARY`, the path of a libstrut.so;
2. `.build/c-library` of the checkout, which `make c-library` makes where there is Swift;
3. nothing: without Swift and without a library there is no wheel, and the error says how to come by one.
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
strut needs its C library to build a wheel, and there is none.
  With Swift 6.2 or later (https://www.swift.org/install): `make c-library` in {CHECKOUT}, or only this again.
  Without: install the Debian package libstrut1 or copy a libstrut.so.1, and set STRUT_LIBRARY to its path;
  or take a wheel that `make wheel` made elsewhere."""


class LicensesHook(MetadataHookInterface):
    """Hatchling's hook, before it looks for `license-files`."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        write_licenses()


class NativeBuildHook(BuildHookInterface[Any]):
    """Hatchling's hook; it finds the class by its base."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            raise SystemExit("strut is built as a wheel from a checkout: its library is Swift, which no sdist has.")
        write_declarations()
        if version == "editable":
            return  # It loads the library that STRUT_LIBRARY names, or the one that is installed.
        self.scratch = Path(tempfile.mkdtemp())
        build_data["pure_python"] = False
        # Every Python 3: the library is loaded, not compiled against Python. The machine's own tag; auditwheel knows the general one.
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
    """The library that goes into the wheel; built where that is possible and necessary."""
    if named := os.environ.get("STRUT_LIBRARY"):
        path = Path(named).resolve()
        if not path.is_file():
            raise SystemExit(f"STRUT_LIBRARY names {named}, which is no file.")
        return path
    if shutil.which("swift"):
        # What is missing is told, not installed: this runs in the middle of somebody's `pip install`.
        if subprocess.run(["make", "c-library", "INSTALL=no"], cwd=CHECKOUT).returncode != 0:
            raise SystemExit(f"`make c-library` failed in {CHECKOUT}; what it said stands above (pip shows it with -v).")
    if LIBRARY.exists():
        return LIBRARY.resolve()
    raise SystemExit(MISSING)


def stripped(path: Path, folder: Path) -> Path:
    """A copy without symbols for debuggers, which are two fifths of the library; as it is where there is no `strip`."""
    if not shutil.which("strip"):
        return path
    copy = folder / "libstrut.so.1"
    subprocess.run(["strip", "--strip-unneeded", "-o", str(copy), str(path)], check=True)
    return copy


def declarations(header: str) -> str:
    """What cffi reads of the header: its declarations, without comments and the preprocessor's lines."""
    text = re.sub(r"/\*.*?\*/", "", header, flags=re.DOTALL).replace("\\\n", " ")
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    return "\n".join(lines).replace('extern "C" {', "", 1).rstrip().removesuffix("}")


def write_declarations() -> None:
    """Compiles the header's declarations into a module, so that no struct is described twice."""
    header = HEADER.read_text(encoding="utf-8")
    ffi = FFI()
    ffi.cdef(declarations(header))
    ffi.set_source("strut._declarations", None)
    ffi.emit_python_code(str(DECLARATIONS))
    version = re.search(r'#define STRUT_VERSION "(.+)"', header)
    assert version, f"{HEADER} does not say its version."
    with open(DECLARATIONS, "a", encoding="utf-8") as module:
        module.write(f"VERSION = {version[1]!r}\n")


def write_licenses() -> None:
    """The licenses of all that is in the wheel, where `license-files` looks for them: beside pyproject.toml."""
    LICENSES.mkdir(exist_ok=True)
    shutil.copy(CHECKOUT / "LICENSE", LICENSES)
    script = [sys.executable, str(CHECKOUT / "Scripts/packaging/debian_copyright.py"), "--full"]
    with open(LICENSES / "copyright", "w", encoding="utf-8") as file:
        subprocess.run(script, stdout=file, check=True, env=os.environ | {"PYTHONIOENCODING": "utf-8"})


if __name__ == "__main__":
    write_declarations()
