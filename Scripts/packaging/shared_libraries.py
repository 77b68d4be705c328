#!/usr/bin/env python3
"""Finds the shared libraries that a program or library needs, and their Debian packages.

Libraries of glibc and the compiler's runtime are not included. The manylinux standard assumes that
every machine has X11, GLib, zlib and expat, but a server or a container may have none of them.

usage: Scripts/packaging/shared_libraries.py FILE FOLDER     copies them into FOLDER and prints the names of the packages
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

# The libraries outside a wheel or an archive: glibc and the compiler's runtime.
OUTSIDE = {"libc.so.6", "libm.so.6", "libdl.so.2", "librt.so.1", "libpthread.so.0", "libresolv.so.2", "libutil.so.1", "libnsl.so.1",
           "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1", "libgcc_s.so.1", "libstdc++.so.6"}  # fmt: skip


def needed(file: Path) -> dict[str, Path]:
    """Returns the libraries by their names in the loader, including those that other libraries
    need."""
    listed = subprocess.run(["ldd", file], capture_output=True, text=True, check=True).stdout
    if missing := re.findall(r"(\S+) => not found", listed):
        sys.exit(f"{file} needs {', '.join(missing)}, which this machine does not have")
    return {name: Path(path) for name, path in re.findall(r"(\S+) => (/\S+)", listed) if name not in OUTSIDE}


def packages(file: Path) -> list[str]:
    """Returns the Debian packages of the libraries."""
    found = set()
    for path in needed(file).values():
        resolved = str(path.resolve())
        # dpkg finds a file by its name in the package, which may be the name before /lib became
        # /usr/lib.
        for place in (resolved, resolved.removeprefix("/usr"), str(path)):
            answer = subprocess.run(["dpkg", "-S", place], capture_output=True, text=True)
            if answer.returncode == 0:
                found.add(answer.stdout.partition(":")[0])
                break
        else:
            sys.exit(f"{resolved} is of no Debian package: its license is not known")
    return sorted(found)


def main() -> None:
    file, folder = map(Path, sys.argv[1:])
    # Before copies exist, which the loader may prefer.
    names = packages(file)
    folder.mkdir(parents=True, exist_ok=True)
    for name, path in needed(file).items():
        shutil.copy(path.resolve(), folder / name)
        (folder / name).chmod(0o644)
    print("\n".join(names))


if __name__ == "__main__":
    main()
