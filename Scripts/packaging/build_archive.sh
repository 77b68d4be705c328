#!/bin/bash
# Builds FOLDER/strut-VERSION-linux-MACHINE.tar.gz: the command with its fonts, patterns, man pages,
# completions, documentation and examples, and with the shared libraries that it needs in addition
# to glibc and the compiler's runtime. It runs on machines with at least the same version of glibc,
# and its numbers come from the same FreeType and HarfBuzz.
#
# The program finds the libraries by its RPATH, which RELEASE in Scripts/make/packaging.mk sets.
#
# usage: VERSION=0.1.0 Scripts/packaging/build_archive.sh STRUT MANUAL FOLDER
set -euo pipefail
strut=$1 manual=$2
mkdir -p "$3"
folder=$(cd "$3" && pwd)
name=strut-$VERSION-linux-$(uname -m)
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}
here=$(dirname "$0")
umask 022
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$work/$name

# Only the command: if the service was built too, it is next to it.
mkdir "$work/command"
ln -s "$(realpath "$strut")" "$work/command/strut"
"$here/install_files.sh" "$work/command/strut" "$work/none" "$manual" "" "$root" "$root/lib" >/dev/null
readelf -d "$root/bin/strut" | grep -q 'RPATH.*/\.\./lib/strut' || {
  echo "$strut does not look for libraries in ../lib/strut: build it with make release" >&2
  exit 1
}
packages=$(python3 "$here/shared_libraries.py" "$root/bin/strut" "$root/lib/strut")
mkdir -p "$root/share/doc/strut"
cp README.md CHANGELOG.md LICENSE "$root/share/doc/strut/"
# The help refers to these files, and the README's commands use the examples.
tar --create --exclude=.build --exclude=__pycache__ Documentation Examples | tar --extract --directory "$root/share/doc/strut"
# shellcheck disable=SC2046,SC2086 # names of packages are words
python3 "$here/debian_copyright.py" --full $("$here/static_packages.sh") $packages > "$root/share/doc/strut/copyright"

# The same sources give the same bytes.
tar --create --directory "$work" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner \
  --mode=go=u,go-w "$name" | gzip -9n > "$folder/$name.tar.gz"
ls -l "$folder/$name.tar.gz"
