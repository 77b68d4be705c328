#!/usr/bin/env python3
"""Puts the required libraries into a wheel, and names it by its glibc, like `auditwheel repair`,
but with fewer exceptions.

According to the manylinux standard, every machine has X11, GLib, zlib and expat
(shared_libraries.py). Here, only glibc and the compiler's runtime stay outside. Each library is
added with its license from its Debian package.

usage: repair_wheel.py WHEEL FOLDER     (auditwheel 6.8, patchelf)
"""
import json
import re
import sys
import tempfile
from pathlib import Path

import auditwheel.policy
from auditwheel.libc import Libc
from auditwheel.main import main as auditwheel_main
from auditwheel.wheeltools import InWheelCtx

from shared_libraries import OUTSIDE, packages


def add_licenses(repaired, names):
    """Adds the licenses of the packages to those of the wheel, and to its metadata."""
    with InWheelCtx(repaired, repaired) as wheel:
        (information,) = wheel.path.glob("*.dist-info")
        folder = information / "licenses/debian"
        folder.mkdir()
        for name in names:
            (folder / name).write_bytes(Path(f"/usr/share/doc/{name}/copyright").read_bytes())
        for common in ("GPL-1", "GPL-2", "GPL-3", "LGPL-2", "LGPL-2.1", "LGPL-3", "MPL-1.1", "MPL-2.0", "Apache-2.0"):
            # They contain "on Debian systems the text is in".
            (folder / common).write_bytes(Path("/usr/share/common-licenses", common).read_bytes())
        metadata = information / "METADATA"
        files = "".join(f"License-File: debian/{file.name}\n" for file in sorted(folder.iterdir()))
        head, _, rest = metadata.read_text(encoding="utf-8").partition("License-File: ")
        text = f"{head}{files}License-File: {rest}"
        text = re.sub(r"(?m)^(License-Expression: .*)$", r"\1 AND LicenseRef-Debian-packages", text, count=1)
        metadata.write_text(text, encoding="utf-8")


def main():
    wheel, folder = sys.argv[1:]
    policies = auditwheel.policy._POLICY_JSON_MAP
    known = json.loads(policies[Libc.GLIBC].read_text())
    for policy in known:
        policy["lib_whitelist"] = [name for name in policy["lib_whitelist"] if name in OUTSIDE]
    with tempfile.TemporaryDirectory() as scratch:
        policies[Libc.GLIBC] = Path(scratch) / "policies.json"
        policies[Libc.GLIBC].write_text(json.dumps(known))
        sys.argv = ["auditwheel", "repair", "--wheel-dir", folder, wheel]
        if status := auditwheel_main():
            return status
    with InWheelCtx(Path(wheel)) as opened:
        names = packages(opened.path / "strut/_native/libstrut.so.1")
    (repaired,) = Path(folder).glob("*.whl")
    add_licenses(repaired, names)
    return 0


if __name__ == "__main__":
    sys.exit(main())
