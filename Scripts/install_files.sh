#!/bin/bash
# Copies what was built to where it belongs.
#
# usage: VERSION=0.1.0 Scripts/install_files.sh STRUT C_LIBRARY MANUAL DESTDIR PREFIX LIBDIR
set -euo pipefail
strut=$1 library=$2 manual=$3 destination=$4 prefix=$5 libdir=$6
for file in "$strut" "$library/libstrut.so.1" "$library/libstrut.a" "$manual/man/strut.1"; do
  [ -e "$file" ] || { echo "no $file: first, make release c-library manual" >&2; exit 1; }
done
root=$destination$prefix

install -D "$strut" "$root/bin/strut"
install -D -m 644 "$library/libstrut.so.1" "$destination$libdir/libstrut.so.1"
ln -sf libstrut.so.1 "$destination$libdir/libstrut.so"
install -D -m 644 "$library/libstrut.a" "$destination$libdir/libstrut.a"
install -D -m 644 Sources/CStrutHeader/include/strut.h "$root/include/strut.h"
mkdir -p "$destination$libdir/pkgconfig"
cat > "$destination$libdir/pkgconfig/strut.pc" <<PC
prefix=$prefix
libdir=$libdir
includedir=\${prefix}/include

Name: strut
Description: Font metrics, Dynamic Type, the size of text, and self-sizing cells
Version: $VERSION
Libs: -L\${libdir} -lstrut
Libs.private: -lcairo -lharfbuzz -lfontconfig -lfreetype -lexpat -lhyphen -licui18n -licuuc -lstdc++ -lm -lpthread -ldl
Cflags: -I\${includedir}
PC

rm -rf "$root/share/strut" && mkdir -p "$root/share/strut"
cp -r Fonts/Files "$root/share/strut/fonts"
cp -r Hyphenation/Files "$root/share/strut/hyphenation"

rm -f "$root"/share/man/man1/strut.1* "$root"/share/man/man1/strut-*.1*
install -D -m 644 -t "$root/share/man/man1" "$manual"/man/*.1
install -D -m 644 "$manual/strut.bash" "$root/share/bash-completion/completions/strut"
install -D -m 644 "$manual/strut.zsh" "$root/share/zsh/site-functions/_strut"
install -D -m 644 "$manual/strut.fish" "$root/share/fish/vendor_completions.d/strut.fish"
