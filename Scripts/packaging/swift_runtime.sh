#!/bin/bash
# Prints the folder of the static Swift runtime.
#
# usage: [SWIFT=swift] Scripts/packaging/swift_runtime.sh
set -euo pipefail
"${SWIFT:-swift}" -print-target-info -static-stdlib |
  python3 -c 'import json, sys; print(json.load(sys.stdin)["paths"]["runtimeResourcePath"])'
