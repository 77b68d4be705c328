#!/usr/bin/env bash
# Installs the released command for the next steps of a workflow: downloads the archive of a
# release, checks its checksum, unpacks it and adds it to the path.
#
# environment:
#   STRUT_REPOSITORY  the repository with the releases: OWNER/NAME
#   STRUT_VERSION     the release; empty for the version of this checkout
#   STRUT_SHA256      the checksum; empty for the one in the release's SHA256SUMS
#   STRUT_DOWNLOADS   where releases are, by version; without it, GitHub
#   RUNNER_TEMP, GITHUB_PATH  as GitHub sets them
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)

fail() { echo "::error title=strut::$1"; exit 1; }

version=${STRUT_VERSION:-}
if [ -z "$version" ]; then
  version=$(sed -n 's/.*current = "\(.*\)".*/\1/p' "$here/../../Sources/Strut/StrutVersion.swift")
fi
version=${version#v}
[[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] ||
  fail "The version \"$version\" is not one. Write it as 0.1.0."
system=$(uname -s)-$(uname -m)
case $system in
  Linux-x86_64 | Linux-aarch64) ;;
  *) fail "There is no strut for $system. Use a Linux runner, such as ubuntu-24.04." ;;
esac

name=strut-$version-linux-$(uname -m)
downloads=${STRUT_DOWNLOADS:-${GITHUB_SERVER_URL:-https://github.com}/${STRUT_REPOSITORY:?}/releases/download}
folder=$RUNNER_TEMP/strut-action
mkdir -p "$folder"
download() { # NAME
  curl --fail --silent --show-error --location --retry 3 --output "$folder/$1" "$downloads/v$version/$1" ||
    fail "Cannot download $downloads/v$version/$1. Does the release $version exist?"
}
download "$name.tar.gz"
sum=${STRUT_SHA256:-}
if [ -z "$sum" ]; then
  download SHA256SUMS
  sum=$(awk -v name="$name.tar.gz" '$2 == name || $2 == "*" name { print $1 }' "$folder/SHA256SUMS")
  [ -n "$sum" ] || fail "The SHA256SUMS of release $version does not name $name.tar.gz."
fi
echo "$sum  $folder/$name.tar.gz" | sha256sum --check --status ||
  fail "The checksum of $name.tar.gz is $(sha256sum "$folder/$name.tar.gz" | cut -d' ' -f1), not $sum."

tar --extract --gzip --file "$folder/$name.tar.gz" --directory "$folder"
rm "$folder/$name.tar.gz"
"$folder/$name/bin/strut" --version || fail "strut does not run here. It needs glibc 2.36 or later."
echo "$folder/$name/bin" >> "$GITHUB_PATH"
