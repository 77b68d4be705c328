#!/bin/bash
# Installs the files of a release on a Debian 12 without Swift, and runs them: the archive of the
# command, the Debian packages with the service and the C library, and the wheel. It ends at the
# first failure. It installs packages, so it runs in a chroot or a container:
# Scripts/packaging/check_artifacts.sh creates a chroot for it.
#
# usage: Scripts/packaging/try_artifacts.sh FOLDER     (as root, in a checkout)
set -euo pipefail
folder=$(realpath "$1")
cd "$(dirname "$0")/../.."
version=$(sed -n 's/.*current = "\(.*\)".*/\1/p' Sources/Strut/StrutVersion.swift)
architecture=$(dpkg --print-architecture)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export DEBIAN_FRONTEND=noninteractive

fail() { echo "try_artifacts: $1" >&2; exit 1; }
install() { apt-get install -y -qq -o Dpkg::Use-Pty=0 "$@" > /dev/null; }
say() { printf '\n---- %s\n' "$1"; }
# same WHAT FILE FILE
same() { diff "$2" "$3" > "$work/diff" || { head -20 "$work/diff"; fail "$1 differs"; }; }

! command -v swift > /dev/null || fail "there is a Swift here, so nothing shows that none is needed"

# answers COMMAND NAME: runs the command, and keeps its output without the times of audits.
answers() {
  local strut=$1 name=$2 status=0
  "$strut" --version | grep -q "^strut $version " || fail "$strut is not of $version"
  "$strut" styles --json > "$work/$name.styles"
  "$strut" measure --json --width 288 "Größenänderungen übernehmen" "تصفية الإعدادات" "ภาษาไทยไม่มีช่องว่าง" > "$work/$name.measure"
  "$strut" layout Examples/self-sizing-cell.yaml --json > "$work/$name.layout"
  "$strut" audit Examples/Recipes --format json > "$work/$name.audit" || status=$?
  [ $status = 1 ] || fail "the audit of Examples/Recipes ended with $status"
  "$strut" sizes Examples/self-sizing-cell.yaml --output "$work/$name.png" > /dev/null
  [ "$(head -c 4 "$work/$name.png" | tail -c 3)" = PNG ] || fail "$strut drew no picture"
}

say "The archive, before anything is installed"
mkdir "$work/archive"
tar --extract --gzip --file "$folder/strut-$version-linux-$(uname -m).tar.gz" --directory "$work/archive" --strip-components 1
answers "$work/archive/bin/strut" archive
grep -q '"truncated-text"' "$work/archive.audit" || fail "the audit found nothing"
for file in README.md Documentation/Audit.md Examples/Recipes/strut-nib.yaml; do
  [ -s "$work/archive/share/doc/strut/$file" ] || fail "the archive lacks $file"
done
outside=$(ldd "$work/archive/bin/strut" | awk '/=> \// { print $3 }' | grep -v "^$work" | xargs -n1 basename | sort | tr '\n' ' ')
echo "from the system: $outside"
other=$(tr ' ' '\n' <<< "$outside" | grep -vxE '(lib(c|m|dl|rt|pthread|gcc_s|stdc\+\+)\.so\.[0-9]+)?' || true)
[ -z "$other" ] || fail "the archive lacks $other"

say "The Debian packages"
apt-get update -qq
install curl gcc pkg-config python3-venv
installed=("$folder"/strut{,-server}_"$version"*_"$architecture".deb "$folder"/libstrut{1,-dev}_"$version"*_"$architecture".deb
  "$folder"/strut-data_"$version"*_all.deb)
install "${installed[@]}"
answers /usr/bin/strut package
for kind in styles measure layout audit; do same "the package's $kind" "$work/archive.$kind" "$work/package.$kind"; done
for file in /usr/share/man/man1/strut-audit.1.gz /usr/share/bash-completion/completions/strut /usr/share/doc/strut/copyright; do
  [ -s $file ] || fail "there is no $file"
done

say "The service"
setpriv --reuid=65534 --regid=65534 --clear-groups /usr/bin/strut-server --port 18088 > "$work/server.log" 2>&1 &
server=$!
for _ in $(seq 100); do curl --silent --fail --output /dev/null http://127.0.0.1:18088/health/ready && break; sleep 0.1; done
curl --silent --fail -H 'Content-Type: application/json' -d '{"text": "Add to favorites", "width": 288}' \
  http://127.0.0.1:18088/v1/measure | grep -q '"strut":"'"$version"'"' || { cat "$work/server.log"; fail "the service does not measure"; }
curl --silent --fail http://127.0.0.1:18088/ | grep -qi '<html' || fail "the service has no preview page"
kill -TERM $server
wait $server || fail "the service ended with $?"
grep -q 'ExecStart=/usr/bin/strut-server' /usr/lib/systemd/system/strut-server.service ||
  fail "the unit does not start /usr/bin/strut-server"

say "The C library"
# shellcheck disable=SC2046 # flags are words
gcc -std=gnu11 Examples/C/heights.c -o "$work/heights" $(pkg-config --cflags --libs strut) -pthread
"$work/heights" Examples/self-sizing-cell.yaml > "$work/heights.txt"
[ -s "$work/heights.txt" ] || fail "the example in C printed nothing"
apt-get purge -y -qq -o Dpkg::Use-Pty=0 strut strut-server strut-data libstrut1 libstrut-dev > /dev/null
[ ! -e /usr/share/strut ] || fail "purging leaves /usr/share/strut"

say "The wheel"
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet "$folder"/strut_layout-"$version"-*_"$(uname -m)".whl
"$work/venv/bin/python" - > "$work/wheel.txt" <<'PYTHON'
import strut
sizes = strut.measure(["Größenänderungen übernehmen"], font="system", size=17, width=288)
print(strut.__version__, sizes.line_count[0], sizes.fits_height[0])
PYTHON
grep "^$version " "$work/wheel.txt" || fail "the wheel is not of $version: $(cat "$work/wheel.txt")"

say "Everything that the release ships works here."
