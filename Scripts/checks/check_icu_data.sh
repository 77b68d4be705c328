#!/bin/bash
# Checks that the command gives the same results with the linked part of ICU's data as with all
# data: ICU prefers files in the folder in ICU_DATA to linked data. The requests are in
# compare_icu_data.py. A third run with other data shows that the files are read.
#
# usage: [SWIFT=swift] Scripts/checks/check_icu_data.sh STRUT
set -euo pipefail
strut=$(realpath "$1")
cd "$(dirname "$0")/../.."
folder=.build/icu-data
rm -rf $folder && mkdir -p $folder/whole
system=$(pkg-config --variable=libdir icu-uc)/libicudata.a
foundation=$(Scripts/packaging/swift_runtime.sh)/linux/lib_FoundationICU.a
for archive in "$system" "$foundation"; do
  python3 Scripts/packaging/reduce_icu_data.py files "$archive" $folder/whole
done
python3 Scripts/checks/compare_icu_data.py "$strut" $folder
