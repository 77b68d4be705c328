#!/bin/bash
# Tries the files of a release in a new chroot of Debian 12 without Swift, and the action with a
# local server. It requires root, debootstrap and a network.
#
# usage: Scripts/packaging/check_artifacts.sh FOLDER CHROOT
#
# - FOLDER: the output of Scripts/packaging/gather_artifacts.sh
# - CHROOT: the folder of the chroot; its system is kept for the next time, and copied for each run
# - MIRROR: the mirror of Debian; by default http://deb.debian.org/debian
set -euo pipefail
folder=$(realpath "$1")
mkdir -p "$2"
chroot=$(realpath "$2")
cd "$(dirname "$0")/../.."
[ "$(id -u)" = 0 ] || { echo "check_artifacts: a chroot needs root" >&2; exit 1; }
command -v debootstrap > /dev/null || { echo "check_artifacts: install debootstrap" >&2; exit 1; }

system=$chroot/system root=$chroot/root
if [ ! -e "$chroot/made" ]; then
  rm -rf "$system"
  debootstrap --variant=minbase --include=ca-certificates bookworm "$system" "${MIRROR:-http://deb.debian.org/debian}" > "$chroot/debootstrap.log"
  touch "$chroot/made"
fi
rm -rf --one-file-system "$root"
cp -a --reflink=auto "$system" "$root"
cp /etc/resolv.conf "$root/etc/"
# The certificates of this machine, so that pip reaches its index through a proxy.
cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
mkdir -p "$root/source" "$root/release"
git ls-files -z --cached --others --exclude-standard Examples Sources/Strut Scripts/packaging | xargs -0 cp --parents -t "$root/source"
cp "$folder"/* "$root/release/"
trap 'umount "$root/proc" "$root/dev" 2>/dev/null || true' EXIT
mount --bind /dev "$root/dev"
mount -t proc proc "$root/proc"
env --ignore-environment PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 \
  PIP_CERT=/etc/ssl/certs/ca-certificates.crt \
  chroot "$root" /source/Scripts/packaging/try_artifacts.sh /release
Scripts/checks/check_action.sh "$folder"
