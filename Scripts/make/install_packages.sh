#!/bin/sh
# Installs missing Debian packages, and lists them first. Prints nothing if none is missing. With
# INSTALL=no, it only lists them and fails. Without apt-get, it lists all packages and continues,
# because it cannot detect missing packages.
#
# usage: [INSTALL=no] [SUDO=sudo] Scripts/make/install_packages.sh PACKAGE...
set -eu

if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
  echo "There is no apt-get here. This target needs programs of these Debian packages: $*" >&2
  exit 0
fi

missing=
for package; do
  status=$(dpkg-query --show --showformat '${db:Status-Status} ' "$package" 2>/dev/null) || status=
  # A package for several architectures has a status for each.
  case " $status" in
    *" installed "*) ;;
    *) missing="$missing $package" ;;
  esac
done
[ -n "$missing" ] || exit 0

as_root=${SUDO:+$SUDO }
if [ "${INSTALL:-}" = no ]; then
  echo "Debian packages are missing. To install them: ${as_root}apt-get install$missing" >&2
  exit 1
fi
if [ -n "$as_root" ] && ! command -v "${SUDO%% *}" >/dev/null; then
  echo "Debian packages are missing, and there is no ${SUDO%% *} to install them with." >&2
  echo "To install them as root: apt-get install$missing" >&2
  exit 1
fi
echo "Debian packages are missing. This installs them with ${as_root}apt-get:$missing"
${SUDO:-} apt-get update -qq
${SUDO:-} env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $missing >/dev/null
