#!/usr/bin/env bash
# Compiles and runs a program that imports UIKitNames without SwiftPM.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat > "$folder/main.swift" <<'SWIFT'
import UIKitNames
let label = UILabel()
label.text = "Hello"
label.font = .preferredFont(forTextStyle: .body)
print(label.intrinsicContentSize.height)
SWIFT
# shellcheck disable=SC2046
swiftc $("$root/Scripts/packaging/compiler_flags.sh") "$folder/main.swift" -o "$folder/program"
height=$(STRUT_FONTS="$root/Fonts/Files" "$folder/program")
[ "${height#20.33}" != "$height" ] || { echo "expected a line of 20.333 points, got $height" >&2; exit 1; }
