#!/bin/bash
# Links the C library from the objects of a release build: libstrut.so.1 and libstrut.a in FOLDER,
# with the Swift runtime inside both, so that they run on machines without Swift. (SwiftPM always
# links a dynamic product to the shared runtime.) Both export only the functions in
# Sources/CStrut/strut.map.
#
# usage: Scripts/packaging/link_c_library.sh BUILD FOLDER
#   BUILD   a release build of the product CStrut, made with --static-swift-stdlib: .build/release
set -euo pipefail
build=$1 folder=$2
mkdir -p "$folder"
swift=${SWIFT:-swift}
here=$(dirname "$0")
runtime=$(SWIFT=$swift "$here/swift_runtime.sh")
objects=$build/CStrut.product/Objects.LinkFileList
# The tools of the toolchain that made the objects, regardless of the PATH.
tools=$runtime/../../bin
map=Sources/CStrut/strut.map
# Debian's static archives of these cannot be linked into a shared library; as shared libraries,
# they get the system's updates.
libraries=($(pkg-config --libs freetype2 harfbuzz fontconfig cairo expat libbrotlidec) -lhyphen -licui18n -licuuc)

# The part of Foundation's ICU data that Strut reads (Documentation/Decisions/0019). It comes before
# Foundation's own archive, whose member with all data is then not needed.
data=$folder/foundation_icu_data.o
python3 "$here/reduce_icu_data.py" foundation "$runtime/linux/lib_FoundationICU.a" - "$data"

# -Bsymbolic: calls inside the library stay in the library. nodelete: the runtime cannot be
# unloaded.
"${swift}c" -emit-library -static-stdlib -use-ld=lld -o "$folder/libstrut.so.1" @"$objects" "$data" "${libraries[@]}" \
  -Xlinker --version-script="$map" -Xlinker -soname=libstrut.so.1 -Xlinker --gc-sections -Xlinker --as-needed \
  -Xlinker -Bsymbolic -Xlinker -z -Xlinker nodelete -Xlinker -z -Xlinker defs -Xlinker -z -Xlinker pack-relative-relocs
ln -sf libstrut.so.1 "$folder/libstrut.so"

# One object with everything except system libraries, in which only our names are global.
archives=(Foundation FoundationEssentials FoundationInternationalization CoreFoundation _FoundationCShims _FoundationCollections
  _FoundationICU dispatch BlocksRuntime swiftCore swift_Concurrency swift_StringProcessing swift_RegexParser swiftSynchronization
  swiftGlibc swiftDispatch)
loose=("$runtime/linux/$(uname -m)/swiftrt.o")
mapfile -t compiled < "$objects"
"$tools/ld.lld" -r -o "$folder/strut.o" "${loose[@]}" "$data" "${compiled[@]}" --start-group \
  $(printf "$runtime/linux/lib%s.a " "${archives[@]}") --end-group
grep -oE '^ +strut_\w+' "$map" | tr -d ' ' > "$folder/names"
"$tools/llvm-objcopy" --strip-debug --keep-global-symbols="$folder/names" "$folder/strut.o"
rm -f "$folder/libstrut.a"
ar rcs "$folder/libstrut.a" "$folder/strut.o"
rm "$folder/strut.o" "$folder/names" "$data"
