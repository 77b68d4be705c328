#!/bin/bash
# Compares the public declarations of all library products with those of a tag, and ends with status
# 1 if code for the tag would no longer compile. Intended changes, such as those of a new minor
# version before 1.0, are in Scripts/checks/api-changes.txt, with a line for each as it is printed.
#
# It builds the packages of the tag and of the checkout for debugging, in 10 to 40 minutes.
#
# usage: [SWIFT=swift] Scripts/checks/check_api.sh [TAG [TARGET...]]
set -euo pipefail
cd "$(dirname "$0")/../.."
if [ $# = 0 ]; then
  echo "There is no tag v* yet, so there is no API to compare with."
  exit 0
fi
tag=$1
shift
git rev-parse --quiet --verify "$tag^{commit}" > /dev/null || { echo "check_api: there is no tag $tag" >&2; exit 1; }
targets=()
[ $# = 0 ] || targets=(--targets "$@")
"${SWIFT:-swift}" package --disable-default-traits diagnose-api-breaking-changes "$tag" --breakage-allowlist-path Scripts/checks/api-changes.txt "${targets[@]}"
