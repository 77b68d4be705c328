#!/bin/bash
# Checks the shipped C library: the exports of libstrut.so.1, strut.pc, and programs that are built
# by pkg-config with the shared and the static library and run. (The Swift tests run the same
# programs with SwiftPM's debug library.)
#
# usage: Scripts/checks/check_c_library.sh PREFIX FOLDER
#   PREFIX  where `make install` put the library
#   FOLDER  a place for the programs
set -euo pipefail
prefix=$(realpath "$1") folder=$2
rm -rf "$folder" && mkdir -p "$folder"
folder=$(realpath "$folder")
header=Sources/CStrutHeader/include/strut.h map=Sources/CStrut/strut.map programs=Tests/CStrutTests/Programs
library=$(find "$prefix" -name libstrut.so.1)
libdir=$(dirname "$library")
export PKG_CONFIG_PATH=$libdir/pkgconfig

same() {
  diff -u "$2" "$3" || { echo "check_c_library: $1" >&2; exit 1; }
}

# Every function with its version in the map, and nothing else: no symbol of the runtime.
awk '/^STRUT_[0-9.]+ \{/ { version = $1 } /^ +strut_/ { sub(/;/, "", $1); print $1 "@@" version }' "$map" |
  sort > "$folder/promised"
nm -D --defined-only "$library" | awk '{ print $3 }' | grep -v '^STRUT_' | sort > "$folder/exported"
same "libstrut.so.1 exports something else than $map says" "$folder/promised" "$folder/exported"
grep -oE '^ +strut_\w+' "$map" | tr -d ' ' | sort > "$folder/names"
nm --defined-only --extern-only "$libdir/libstrut.a" | awk 'NF == 3 { print $3 }' | sort > "$folder/archived"
same "libstrut.a has other names than $map says" "$folder/names" "$folder/archived"
readelf -d "$library" | grep -q 'SONAME.*\[libstrut\.so\.1\]' || { echo "check_c_library: the soname is another" >&2; exit 1; }
readelf -d "$library" | grep -q 'NODELETE' || { echo "check_c_library: the library can be unloaded" >&2; exit 1; }
if readelf -d "$library" | grep -E 'NEEDED.*(swift|Foundation|dispatch|BlocksRuntime)'; then
  echo "check_c_library: the library needs a Swift runtime beside it" >&2
  exit 1
fi
cmp "$header" "$(pkg-config --variable=includedir strut)/strut.h"
version=$(sed -n 's/^#define STRUT_VERSION "\(.*\)"/\1/p' "$header")
[ "$(pkg-config --modversion strut)" = "$version" ] || { echo "check_c_library: strut.pc is not of $version" >&2; exit 1; }

# compile SOURCE PROGRAM shared|static
compile() {
  local flags
  if [ "$3" = shared ]; then
    flags="$(pkg-config --cflags --libs strut) -Wl,-rpath,$libdir"
  else
    # Only Strut is linked statically, and its dependencies dynamically.
    flags="$(pkg-config --cflags --libs --static strut | sed 's/-lstrut\b/-l:libstrut.a/')"
  fi
  # shellcheck disable=SC2086 # flags are words
  gcc -std=gnu11 -g -Wall -Wextra -Werror "$1" -o "$folder/$2" $flags -pthread
}

cell=Examples/self-sizing-cell.yaml collection=Tests/FontMetricsTests/Resources/Formats/two.ttc
for kind in shared static; do
  # The shared library finds the files installed next to it; a static library is in the program,
  # which is elsewhere.
  if [ $kind = static ]; then
    export STRUT_FONTS=$prefix/share/strut/fonts STRUT_HYPHENATION=$prefix/share/strut/hyphenation
  else
    unset STRUT_FONTS STRUT_HYPHENATION
  fi
  compile Examples/C/heights.c "heights-$kind" $kind
  "$folder/heights-$kind" $cell > "$folder/heights-$kind.txt"
  for program in misuse leaks; do compile $programs/$program.c $program-$kind $kind; done
  "$folder/misuse-$kind" $collection Examples/Artistry/works.yaml
  "$folder/leaks-$kind" $cell "${STRUT_C_CALLS:-2000}" $collection
done
readelf -d "$folder/heights-static" | grep -q 'NEEDED.*libstrut' && { echo "check_c_library: heights is not static" >&2; exit 1; }
same "the static library answers otherwise than the shared one" "$folder/heights-shared.txt" "$folder/heights-static.txt"
[ "$(grep -c '; cell [0-9]' "$folder/heights-shared.txt")" = 12 ] || { echo "check_c_library: heights printed no twelve lines" >&2; exit 1; }
echo "the C library of $prefix is what it is promised to be"
