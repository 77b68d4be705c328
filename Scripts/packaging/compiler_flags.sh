#!/usr/bin/env bash
# Prints the options with which swiftc compiles and links a program that imports Strut's modules
# without SwiftPM, after `swift build --target UIKitNames`:
#
#   swiftc $(Scripts/packaging/compiler_flags.sh) main.swift
#
# The argument is the folder of the build (default: .build/debug). Folders must not contain spaces.
# `Strut` instead of UIKitNames exports all of Strut's own modules; build it first as well.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
build=$(cd "${1:-$root/.build/debug}" && pwd)
modules="StrutErrors FontMetrics TextLayout FontComparing LayoutCore TableLayout StringCatalogs CellDocuments
  InterfaceBuilder Drawing LayoutAudit Strut UIKitNames Threads JSONText FontInterop ConstraintSolving XMLInterop
  Charsets BundledFonts BundledHyphenation CICU CYaml Yams"
packages="freetype2 harfbuzz fontconfig libbrotlidec cairo expat"
if [ ! -e "$build/Modules/UIKitNames.swiftmodule" ]; then
  echo "$build contains no modules of Strut; run \`swift build --target UIKitNames\` first." >&2
  exit 1
fi

# A client of a module needs the module maps of the C libraries behind it.
maps=$(find "$root"/Sources/C* "$root/.build/checkouts/Yams/Sources/CYaml" "$build/CICU.build" \
  -name module.modulemap | sed 's/^/-Xcc -fmodule-map-file=/')
headers=$(pkg-config --cflags $packages | tr -s ' ' '\n' | sed -n 's/^-/-Xcc -/p')
objects=$(for module in $modules; do find "$build/$module.build" -name '*.o' 2>/dev/null || true; done)
echo "-I $build/Modules" $maps $headers $objects $(pkg-config --libs $packages) -licuuc -licui18n -lhyphen
