#!/bin/bash
# Copies the output of `make archive deb wheel` into one folder, as in a release. The file of
# strut-data is the same on every machine.
#
# usage: Scripts/packaging/gather_artefacts.sh FOLDER
set -euo pipefail
folder=$1
mkdir -p "$folder"
cp .build/archive/*.tar.gz .build/packages/*.deb .build/wheels/*.whl "$folder/"
ls -l "$folder"
