#!/bin/bash
# Makes man pages and completions of the command from its own help: FOLDER/man/*.1,
# FOLDER/strut.{bash,zsh,fish}; and a page of strut-server, FOLDER/man/strut-server.8, if it is next
# to the command.
#
# The pages are made by a tool of swift-argument-parser, which SwiftPM builds only in its own
# package.
#
# usage: Scripts/packaging/make_manual.sh STRUT FOLDER
set -euo pipefail
strut=$1 folder=$2
swift=${SWIFT:-swift}
"$swift" build --quiet --package-path .build/checkouts/swift-argument-parser --scratch-path .build/manual-tool \
  --product generate-manual 2>/dev/null
rm -rf "$folder"
mkdir -p "$folder/man"
# The date of the last change, so that the same sources give the same pages.
day=$(git log -1 --format=%cs 2>/dev/null || date +%F)
.build/manual-tool/debug/generate-manual "$strut" --multi-page --date "$day" --output-directory "$folder/man"
server=$(dirname "$strut")/strut-server
if [ -e "$server" ]; then
  .build/manual-tool/debug/generate-manual "$server" --section 8 --date "$day" --output-directory "$folder/man"
  # It has no subcommands except help.
  sed -i "/^\\.Ar subcommand$/d" "$folder/man/strut-server.8"
fi
rm "$folder/man/strut.help.1"
for page in "$folder"/man/strut.*.1; do
  name=$(basename "$page" .1)
  [ "$name" = strut ] && continue
  # `man strut-measure`, as for other commands with subcommands; the pages are found by the text
  # under NAME.
  sed -e "0,/^\.Nm \"strut ${name#strut.}\"/s//.Nm strut-${name#strut.}/" "$page" > "$folder/man/strut-${name#strut.}.1"
  rm "$page"
done
sed -i -E 's/^\.Nd "(.*)"$/.Nd \1/; s/^\.Xr strut\.(\w+)/.Xr strut-\1/; s/…/.../g; s/–/-/g' "$folder"/man/*.[18]
for shell in bash zsh fish; do "$strut" --generate-completion-script $shell > "$folder/strut.$shell"; done
