#!/bin/sh
# Draws sheets of every document of Examples/, or of the given documents: the cell or table at all
# twelve text sizes, four on each sheet, at three widths and in both directions. The sheets are for
# people; tests check the numbers.
#
#   Scripts/checks/make_pictures.sh STRUT FOLDER [DOCUMENT.yaml...]
set -eu
strut=$1
folder=$2
shift 2
mkdir -p "$folder"
# Automation has files of other programs, Seeded has cells with intended faults, and strut-nib.yaml
# contains no cell.
[ $# -gt 0 ] || set -- $(find Examples -name '*.yaml' -not -path '*/Automation/*' -not -path '*/Seeded/*' -not -name strut-nib.yaml | sort)
for document; do
  name=$(printf %s "${document%.yaml}" | sed 's|^Examples/||; s|/|-|g')
  strings=
  case $document in
    # These documents have keys instead of text.
    Examples/Audit/*) strings="--strings Examples/Audit/Strings" ;;
  esac
  # A name such as settings-ar contains the language.
  case $name in
    *-ar | *-de | *-he) locale=${name##*-} ;;
    *) locale=en ;;
  esac
  for direction in leftToRight rightToLeft; do
    for width in 320 375 430; do
      for categories in XS,S,M,L XL,XXL,XXXL,AX1 AX2,AX3,AX4,AX5; do
        sheet="$folder/$name-$direction-$width-${categories%%,*}.png"
        set -- $strings --locale $locale --direction $direction --width $width
        # 1: there are findings, which the output lists.
        if grep -q '^sections:' "$document"; then
          "$strut" table "$document" "$@" --category $categories --png "$sheet" || [ $? = 1 ]
        else
          "$strut" sizes "$document" "$@" --categories $categories -o "$sheet" || [ $? = 1 ]
        fi
      done
    done
  done
done >"$folder/output.txt"
echo "$(find "$folder" -name '*.png' | wc -l) sheets in $folder; what was printed is in $folder/output.txt"
