#!/bin/bash
# Copies the output of builds to the installation: the command with its data, and the library and
# the manual if they were built.
#
# Programs and the shared library are installed without symbols; STRIP=no keeps them.
#
# usage: VERSION=0.1.0 [STRIP=no] Scripts/packaging/install_files.sh STRUT C_LIBRARY MANUAL DESTDIR PREFIX LIBDIR
set -euo pipefail
strut=$1 library=$2 manual=$3 destination=$4 prefix=$5 libdir=$6
[ -e "$strut" ] || { echo "no $strut: first, make release" >&2; exit 1; }
for path in "$prefix" "$libdir"; do
  [[ $path = /* ]] || { echo "$path is no absolute path: PREFIX and LIBDIR begin with /" >&2; exit 1; }
done
root=$destination$prefix
# Installed files are readable by everyone, regardless of the umask.
umask 022

# Symbols are half of the size of a build, and only debuggers read them.
place() { # MODE FILE DESTINATION
  install -D -m "$1" "$2" "$3"
  [ "${STRIP:-yes}" = no ] || ! command -v strip >/dev/null || strip --strip-unneeded "$3"
}

place 755 "$strut" "$root/bin/strut"
server=$(dirname "$strut")/strut-server
if [ -e "$server" ]; then
  place 755 "$server" "$root/bin/strut-server"
  # systemd reads units only from this folder; with another prefix, the unit can be copied from
  # here.
  mkdir -p "$root/lib/systemd/system"
  sed "s|/usr/local/bin/|$prefix/bin/|" Deployment/strut-server.service > "$root/lib/systemd/system/strut-server.service"
  chmod 644 "$root/lib/systemd/system/strut-server.service"
else
  echo "without strut-server, which make server builds"
fi
if [ -e "$library/libstrut.so.1" ]; then
  place 644 "$library/libstrut.so.1" "$destination$libdir/libstrut.so.1"
  ln -sf libstrut.so.1 "$destination$libdir/libstrut.so"
  install -D -m 644 "$library/libstrut.a" "$destination$libdir/libstrut.a"
  install -D -m 644 Sources/CStrutHeader/include/strut.h "$root/include/strut.h"
  mkdir -p "$destination$libdir/pkgconfig"
  # pkg-config reads a space as the end of an argument.
  cat > "$destination$libdir/pkgconfig/strut.pc" <<PC
prefix=${prefix// /\\ }
libdir=${libdir// /\\ }
includedir=\${prefix}/include

Name: strut
Description: Font metrics, Dynamic Type, the size of text, and self-sizing cells
Version: $VERSION
Libs: -L\${libdir} -lstrut
Libs.private: -lcairo -lharfbuzz -lfontconfig -lfreetype -lbrotlidec -lexpat -lhyphen -licui18n -licuuc -lstdc++ -lm -lpthread -ldl
Cflags: -I\${includedir}
PC
else
  echo "without libstrut, which make c-library builds"
fi

rm -rf "$root/share/strut" && mkdir -p "$root/share/strut"
cp -r Fonts/Files "$root/share/strut/fonts"
cp -r Hyphenation/Files "$root/share/strut/hyphenation"
chmod -R u=rwX,go=rX "$root/share/strut"

if [ -e "$manual/man/strut.1" ]; then
  rm -f "$root"/share/man/man1/strut.1* "$root"/share/man/man1/strut-*.1* "$root"/share/man/man8/strut-server.8*
  install -D -m 644 -t "$root/share/man/man1" "$manual"/man/*.1
  [ ! -e "$server" ] || [ ! -e "$manual/man/strut-server.8" ] || install -D -m 644 -t "$root/share/man/man8" "$manual/man/strut-server.8"
  install -D -m 644 "$manual/strut.bash" "$root/share/bash-completion/completions/strut"
  install -D -m 644 "$manual/strut.zsh" "$root/share/zsh/site-functions/_strut"
  install -D -m 644 "$manual/strut.fish" "$root/share/fish/vendor_completions.d/strut.fish"
else
  echo "without man pages and completions, which make manual makes"
fi
