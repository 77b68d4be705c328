#!/bin/bash
# Prepares FOLDER so that a release build links Cairo, pixman, ICU, libhyphen and the C++ runtime
# from their static archives: links to the archives, and a cairo.pc with the folder first. The
# shared libraries depend on ten more, which every start of the command would load, whether it draws
# or not (Documentation/Decisions/0004). If an archive is not installed, all stay shared.
#
# Only the parts of ICU's data that Strut reads are linked, from Debian's ICU and from the ICU in
# Foundation (Documentation/Decisions/0019).
#
# usage: [SWIFT=swift] Scripts/packaging/static_libraries.sh FOLDER     (then: swift build --pkg-config-path FOLDER)
set -euo pipefail
folder=$1
here=$(dirname "$0")
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
system=$(pkg-config --variable=libdir cairo)
compiler=$(dirname "$(gcc -print-file-name=libstdc++.a)")
for archive in "$system"/lib{cairo,pixman-1,icuuc,icui18n,icudata,hyphen}.a "$compiler/libstdc++.a"; do
  [ -e "$archive" ] || { echo "no $archive: linked dynamically"; rm -f "$folder"/*; exit 0; }
  [ "$(basename "$archive")" = libicudata.a ] || ln -sf "$archive" "$folder/"
done

foundation=$("$here/swift_runtime.sh")/linux/lib_FoundationICU.a
# They are made again if the script or an archive changes.
made=$folder/libicudata.a
if [ -L "$made" ] || [ ! -e "$made" ] || [ "$here/reduce_icu_data.py" -nt "$made" ] ||
  [ "$system/libicudata.a" -nt "$made" ] || [ "$foundation" -nt "$made" ]; then
  # SwiftPM does not detect changes of an archive, and would keep programs that were linked before.
  rm -f "$made" "$folder"/../release/strut "$folder"/../release/strut-server
  python3 "$here/reduce_icu_data.py" text "$system/libicudata.a" - "$folder/icu_data.o"
  python3 "$here/reduce_icu_data.py" foundation "$foundation" strut_foundation_icu_data "$folder/foundation_icu_data.o"
  # The linker reads Foundation's own archive first. An assignment replaces a symbol of an archive.
  symbol=$(nm -A --defined-only "$foundation" 2>/dev/null | grep -oE 'icudt[0-9]+_dat$')
  cat > "$made" <<SCRIPT
/* The part of ICU's data that Strut reads: its own calls, and Foundation's. */
INPUT(icu_data.o foundation_icu_data.o)
$symbol = strut_foundation_icu_data;
SCRIPT
fi
cat > "$folder/cairo.pc" <<PC
Name: cairo
Description: Cairo and ICU, static
Version: $(pkg-config --modversion cairo)
Cflags: $(pkg-config --cflags cairo)
Libs: -L$folder -lcairo -lpixman-1 -lpng16 -lz -lfontconfig -lfreetype -licui18n -licuuc -licudata
PC
