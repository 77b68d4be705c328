#!/bin/bash
# Prepares FOLDER so that a release build links Cairo, pixman, ICU, libhyphen and the C++ runtime
# from their static archives: links to the archives, and a cairo.pc with the folder first. The
# shared libraries depend on ten more, which every start of the command would load, whether it draws
# or not (Documentation/Decisions/0004). If an archive is not installed, all stay shared.
#
# usage: Scripts/packaging/static_libraries.sh FOLDER     (then: swift build --pkg-config-path FOLDER)
set -euo pipefail
folder=$1
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
system=$(pkg-config --variable=libdir cairo)
compiler=$(dirname "$(gcc -print-file-name=libstdc++.a)")
for archive in "$system"/lib{cairo,pixman-1,icuuc,icui18n,icudata,hyphen}.a "$compiler/libstdc++.a"; do
  [ -e "$archive" ] || { echo "no $archive: linked dynamically"; rm -f "$folder"/*; exit 0; }
  ln -sf "$archive" "$folder/"
done
cat > "$folder/cairo.pc" <<PC
Name: cairo
Description: Cairo and ICU, static
Version: $(pkg-config --modversion cairo)
Cflags: $(pkg-config --cflags cairo)
Libs: -L$folder -lcairo -lpixman-1 -lpng16 -lz -lfontconfig -lfreetype -licui18n -licuuc -licudata
PC
