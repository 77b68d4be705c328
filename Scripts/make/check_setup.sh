#!/bin/sh
# Checks that Strut can be built: installs missing Debian packages, and checks that Swift is
# installed in a supported version. Without apt-get, it looks for the libraries. Prints nothing if
# nothing is missing.
#
# usage: [INSTALL=no] [SUDO=sudo] [SWIFT=swift] Scripts/make/check_setup.sh PACKAGE...
set -eu
swift=${SWIFT:-swift}
modules="freetype2 harfbuzz fontconfig cairo expat libbrotlidec icu-uc icu-i18n"

check_libraries() {
  needed="Strut needs the development files of these libraries: $modules hyphen."
  if ! command -v pkg-config >/dev/null; then
    echo "There is neither apt-get nor pkg-config here, so this script cannot check for the libraries." >&2
    echo "$needed" >&2
    return 0
  fi
  missing=
  for module in $modules; do
    pkg-config --exists "$module" || missing="$missing $module"
  done
  # hyphen has a header, but no file for pkg-config.
  compiler=
  for name in cc gcc clang; do
    [ -n "$compiler" ] || compiler=$(command -v $name) || compiler=
  done
  if [ -z "$compiler" ]; then
    echo "There is no C compiler. Install gcc or clang." >&2
    return 1
  fi
  echo '#include <hyphen.h>' | "$compiler" -E -x c - >/dev/null 2>&1 || missing="$missing hyphen"
  [ -n "$missing" ] || return 0
  echo "$needed" >&2
  echo "These are missing:$missing. Install them with the package manager of this system." >&2
  return 1
}

check_swift() {
  needed="Strut needs Swift 6.2 or later."
  cure="Install it from https://www.swift.org/install, or name it: make SWIFT=/path/to/swift"
  if ! command -v "$swift" >/dev/null; then
    printf '%s\n' "There is no $swift on the PATH. $needed" "$cure" >&2
    return 1
  fi
  if ! answer=$("$swift" --version 2>&1); then
    printf '%s\n' "$answer" "\`$swift --version\` fails. $needed" "$cure" >&2
    return 1
  fi
  version=$(printf '%s\n' "$answer" |
    sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1)
  if [ -z "$version" ]; then
    printf '%s\n' "\`$swift --version\` does not print a version of Swift. $needed" "$cure" >&2
    return 1
  fi
  major=${version%.*} minor=${version#*.}
  if [ "$major" -lt 6 ] || { [ "$major" -eq 6 ] && [ "$minor" -lt 2 ]; }; then
    printf '%s\n' "$(command -v "$swift") is Swift $version. $needed" "$cure" >&2
    return 1
  fi
}

status=0
if command -v dpkg-query >/dev/null && command -v apt-get >/dev/null; then
  "$(dirname "$0")/install_packages.sh" "$@" || status=1
else
  check_libraries || status=1
fi
check_swift || status=1
exit $status
