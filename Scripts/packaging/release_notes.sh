#!/bin/bash
# Prints the section of the changelog about a version, for the page of its release.
#
# usage: Scripts/packaging/release_notes.sh 0.1.0
set -euo pipefail
notes=$(awk -v version="$1" '
  /^## / { inside = $2 == version; next }
  inside { print }' "$(dirname "$0")/../../CHANGELOG.md")
[ -n "${notes//[[:space:]]/}" ] || { echo "CHANGELOG.md has nothing on $1" >&2; exit 1; }
printf '%s\n' "$notes" | sed '/./,$!d'
