#!/bin/bash
# Puts what `make deb archive wheel` built into one folder, as a release has it. The file of strut-data
# is the same from every machine.
#
# usage: Scripts/packaging/gather_artifacts.sh FOLDER
set -euo pipefail
folder=$1
mkdir -p "$folder"
cp .build/archive/*.tar.gz .build/packages/*.deb .build/wheels/*.whl "$folder/"
ls -l "$folder"
