#!/bin/bash
# Puts what `make archive deb wheel` built into one folder, as a release has it. The file of strut-data
# is the same from every machine.
#
# usage: Scripts/packaging/gather_artefacts.sh FOLDER
set -euo pipefail
folder=$1
mkdir -p "$folder"
cp .build/archive/*.tar.gz .build/packages/*.deb .build/wheels/*.whl "$folder/"
ls -l "$folder"
