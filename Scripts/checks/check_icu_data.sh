#!/bin/bash
# Checks that the command gives the same answers with the part of ICU's data that is linked into it as
# with all of it: ICU reads files in the folder that ICU_DATA names before what is linked. What is asked
# is in compare_icu_data.py. A third run with other data shows that the files are read.
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
