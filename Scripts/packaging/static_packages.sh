#!/bin/bash
# Prints the Debian packages whose archives Scripts/packaging/static_libraries.sh linked, and which
# are therefore inside the command.
#
# usage: Scripts/packaging/static_packages.sh
set -euo pipefail
archives=$(find .build/static -type l -name '*.a' -exec readlink -f {} + 2>/dev/null || true)
# shellcheck disable=SC2086 # paths of the system's archives are words
[ -z "$archives" ] || dpkg -S $archives | cut -d: -f1 | sort -u
