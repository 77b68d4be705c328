#!/bin/bash
# Copies the output of `make deb archive wheel` into one folder, as in a release. The file of
# strut-data is the same on every machine.
#
# usage: Scripts/packaging/gather_artifacts.sh FOLDER
set -euo pipefail
folder=$1
mkdir -p "$folder"
cp .build/archive/*.tar.gz .build/packages/*.deb .build/wheels/*.whl "$folder/"
ls -l "$folder"
