#!/bin/bash
# Builds the Debian packages strut (the command), strut-server (the service), libstrut1 (the
# library), libstrut-dev, and strut-data (the fonts and patterns, which are separate so that a
# libstrut2 could be installed together with libstrut1).
#
# The maintainer is read from DEBFULLNAME and DEBEMAIL, as in Debian's own tools.
#
# usage: VERSION=0.1.0 Scripts/packaging/build_packages.sh STRUT C_LIBRARY MANUAL FOLDER
set -euo pipefail
strut=$1 library=$2 manual=$3
mkdir -p "$4"
folder=$(cd "$4" && pwd)
work=$folder/work
version=$VERSION-1
architecture=$(dpkg --print-architecture)
libdir=/usr/lib/$(dpkg-architecture -qDEB_HOST_MULTIARCH)
maintainer="${DEBFULLNAME:-The Strut Authors} <${DEBEMAIL:-strut@localhost.localdomain}>"
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}
umask 022
rm -rf "$work" "$folder"/*.deb
mkdir -p "$work/debian"

[ -e "$manual/man/strut-server.8" ] || {
  echo "no page of strut-server in $manual: run make manual after make server" >&2
  exit 1
}

# ---- What is in which.
all=$work/all
STRIP=no Scripts/packaging/install_files.sh "$strut" "$library" "$manual" "$all" /usr "$libdir"
move() { # PACKAGE PATH...
  local package=$work/debian/$1 path
  shift
  for path in "$@"; do mkdir -p "$package$(dirname "$path")" && mv "$all$path" "$package$path"; done
}
move libstrut1 "$libdir/libstrut.so.1"
move strut-data /usr/share/strut
move strut-server /usr/bin/strut-server /usr/lib/systemd /usr/share/man/man8
move libstrut-dev "$libdir/libstrut.so" "$libdir/libstrut.a" "$libdir/pkgconfig" /usr/include
mkdir -p "$all/usr/share/zsh/vendor-completions"
mv "$all/usr/share/zsh/site-functions/_strut" "$all/usr/share/zsh/vendor-completions/_strut"
rmdir "$all/usr/share/zsh/site-functions" "$all$libdir" "$all/usr/lib"
mv "$all" "$work/debian/strut"
# Debugging symbols are in separate packages, by the identifier of the build.
keep_symbols() { # PACKAGE FILE
  local package=$1 file=$work/debian/$1$2 id
  id=$(readelf -n "$file" | sed -n 's/.*Build ID: //p')
  local debug=$work/debian/$package-dbgsym/usr/lib/debug/.build-id/${id:0:2}
  mkdir -p "$debug"
  objcopy --only-keep-debug --compress-debug-sections "$file" "$debug/${id:2}.debug"
  chmod 644 "$debug/${id:2}.debug"
  echo "$id" > "$work/$package.id"
}
keep_symbols libstrut1 "$libdir/libstrut.so.1"
strip --strip-unneeded --remove-section=.comment "$work/debian/libstrut1$libdir/libstrut.so.1"
for program in strut strut-server; do
  keep_symbols $program /usr/bin/$program
  strip --strip-unneeded --remove-section=.comment --remove-section=.note "$work/debian/$program/usr/bin/$program"
  # With SwiftPM, every program looks for libraries in its own folder, which Debian's policy does
  # not permit.
  chrpath --delete "$work/debian/$program/usr/bin/$program" >/dev/null
  gzip -9n "$work"/debian/$program/usr/share/man/man?/*.?
done

# ---- What they depend on.
cat > "$work/debian/control" <<CONTROL
Source: strut
Section: libs
Priority: optional
Maintainer: $maintainer
Standards-Version: 4.6.2

Package: strut
Architecture: any
Description: command

Package: strut-server
Architecture: any
Description: service

Package: libstrut1
Architecture: any
Description: library
CONTROL
depends() { # PACKAGE FILE
  (cd "$work" && dpkg-shlibdeps -O -e"debian/$1$2") | sed 's/^shlibs:Depends=//'
}

# ---- The packages.
# shellcheck disable=SC2046 # names of packages are words
python3 Scripts/packaging/debian_copyright.py $(Scripts/packaging/static_packages.sh) > "$work/copyright"
{
  printf 'strut (%s) unstable; urgency=medium\n\n  * What changed is in the changelog of Strut.\n\n -- %s  %s\n' \
    "$version" "$maintainer" "$(date -u -R -d "@$SOURCE_DATE_EPOCH")"
} > "$work/changelog"
package() { # NAME ARCHITECTURE SECTION DEPENDS SUMMARY DESCRIPTION [MORE-FIELDS]
  local root=$work/debian/$1
  mkdir -p "$root/DEBIAN" "$root/usr/share/doc/$1"
  cp "$work/copyright" "$root/usr/share/doc/$1/copyright"
  gzip -9nc "$work/changelog" > "$root/usr/share/doc/$1/changelog.Debian.gz"
  gzip -9nc CHANGELOG.md > "$root/usr/share/doc/$1/changelog.gz"
  (cd "$root" && find . -type f -not -path './DEBIAN/*' -printf '%P\0' | sort -z | xargs -0 md5sum) > "$root/DEBIAN/md5sums"
  {
    echo "Package: $1"
    echo "Source: strut"
    echo "Version: $version"
    echo "Section: $3"
    echo "Priority: optional"
    echo "Architecture: $2"
    [ -z "${7:-}" ] || echo "$7"
    echo "Installed-Size: $(du -ks --exclude=DEBIAN "$root" | cut -f1)"
    [ -z "$4" ] || echo "Depends: $4"
    echo "Maintainer: $maintainer"
    echo "Description: $5"
    fold -s -w 78 <<< "$6" | sed 's/ *$//; s/^/ /'
  } > "$root/DEBIAN/control"
  find "$root" -newermt "@$SOURCE_DATE_EPOCH" -print0 | xargs -0r touch --no-dereference --date="@$SOURCE_DATE_EPOCH"
  dpkg-deb --build --root-owner-group -Zxz -z1 "$root" "$folder" >/dev/null
}

about="Strut tells how high text is, where its baselines are, and how a self-sizing cell comes out at every text size, \
without a Mac, a simulator or a browser."

mkdir -p "$work/debian/libstrut1/DEBIAN"
echo "libstrut 1 libstrut1 (>= $VERSION)" > "$work/debian/libstrut1/DEBIAN/shlibs"
echo "activate-noawait ldconfig" > "$work/debian/libstrut1/DEBIAN/triggers"
package strut-data all fonts "" "measures text, fonts and self-sizing cells (fonts and patterns)" \
  "$about These are the fonts and hyphenation patterns that results are made of." "Multi-Arch: foreign"
package libstrut1 "$architecture" libs "$(depends libstrut1 "$libdir/libstrut.so.1"), strut-data (>= $version)" \
  "measures text, fonts and self-sizing cells (library)" "$about This is the library." "Multi-Arch: same"
# As in the output of debhelper for a unit that is neither enabled nor started automatically.
mkdir -p "$work/debian/strut-server/DEBIAN"
script() { # NAME, and its commands from stdin
  { printf '#!/bin/sh\nset -e\n'; cat; } > "$work/debian/strut-server/DEBIAN/$1"
  chmod 755 "$work/debian/strut-server/DEBIAN/$1"
}
script postinst <<'SCRIPT'
if [ "$1" = configure ] || [ "$1" = abort-upgrade ] || [ "$1" = abort-deconfigure ] || [ "$1" = abort-remove ]; then
  # Remembers whether it is enabled, so that purging reverts it.
  if [ -x /usr/bin/deb-systemd-helper ]; then deb-systemd-helper update-state strut-server.service >/dev/null || true; fi
  if [ -d /run/systemd/system ]; then
    systemctl --system daemon-reload >/dev/null || true
    # After an upgrade, the new version runs.
    if [ -n "$2" ]; then systemctl try-restart strut-server.service || true; fi
  fi
fi
SCRIPT
script prerm <<'SCRIPT'
if [ "$1" = remove ] && [ -d /run/systemd/system ]; then systemctl stop strut-server.service || true; fi
SCRIPT
script postrm <<'SCRIPT'
if [ "$1" = purge ] && [ -x /usr/bin/deb-systemd-helper ]; then deb-systemd-helper purge strut-server.service >/dev/null || true; fi
if [ "$1" = remove ] && [ -d /run/systemd/system ]; then systemctl --system daemon-reload >/dev/null || true; fi
SCRIPT
# The requirements of the static library and `pkg-config --static`.
static="libbrotli-dev, libcairo2-dev, libexpat1-dev, libfontconfig-dev, libfreetype-dev, libharfbuzz-dev, libhyphen-dev, libicu-dev"
package libstrut-dev "$architecture" libdevel "libstrut1 (= $version), $static" \
  "measures text, fonts and self-sizing cells (header)" \
  "$about These are the header, the static library and what pkg-config reads." "Multi-Arch: same"
package strut "$architecture" text "$(depends strut /usr/bin/strut), strut-data (= $version)" \
  "measures text, fonts and self-sizing cells" "$about This is the command; its preview page needs strut-server." \
  "Suggests: strut-server"
package strut-server "$architecture" web "$(depends strut-server /usr/bin/strut-server), strut-data (= $version)" \
  "measures text, fonts and self-sizing cells (service)" \
  "$about This is the service, which answers over HTTP, and the preview page. It is not started by itself: its unit for systemd reads tokens \
from /etc/strut/tokens."
for name in libstrut1 strut strut-server; do
  package $name-dbgsym "$architecture" debug "$name (= $version)" \
    "measures text, fonts and self-sizing cells (symbols)" "$about These are the symbols of $name for debuggers." \
    "Auto-Built-Package: debug-symbols
Build-Ids: $(cat "$work/$name.id")"
done
rm -rf "$work"
ls -l "$folder"
