#!/usr/bin/env python3
"""Puts the libraries that a wheel needs into it, and names it by the glibc it needs: `auditwheel repair`, but for what it leaves out.

The manylinux standard takes it that every machine has X11, GLib, zlib and expat. Cairo needs the first two; a server or a container has neither,
and there the wheel could not be loaded. Here only glibc and the compiler's runtime stay outside.

usage: repair_wheel.py WHEEL FOLDER     (auditwheel 6.8, patchelf)
"""
import json
import sys
import tempfile
from pathlib import Path

import auditwheel.policy
from auditwheel.libc import Libc
from auditwheel.main import main as auditwheel_main

OUTSIDE = {"libc.so.6", "libm.so.6", "libdl.so.2", "librt.so.1", "libpthread.so.0", "libresolv.so.2", "libutil.so.1", "libnsl.so.1",
           "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1", "libgcc_s.so.1", "libstdc++.so.6"}


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
        return auditwheel_main()


if __name__ == "__main__":
    sys.exit(main())
