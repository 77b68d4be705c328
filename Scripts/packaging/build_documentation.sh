#!/usr/bin/env bash
# Builds the documentation of the public modules in .build/documentation/<Module>. A warning, such
# as a link to a missing symbol, ends it with an error. It needs no additional package: docc is part
# of the toolchain.
#
# usage: Scripts/packaging/build_documentation.sh [module ...]
#
# The default is all modules with a catalog (Sources/<Module>/<Module>.docc). To read the output,
# run python3 -m http.server --directory .build/documentation/FontMetrics, and open
# /documentation/fontmetrics.
set -euo pipefail
cd "$(dirname "$0")/../.."

swift=${SWIFT:-swift}
docc=${DOCC:-$(dirname "$(readlink -f "$(command -v "$swift")")")/docc}
output=.build/documentation

if [ $# -eq 0 ]; then
  for catalog in Sources/*/*.docc; do set -- "$@" "$(basename "$catalog" .docc)"; done
fi

# The compiler's data about every public declaration, with its comment: one JSON file for each
# module. SwiftPM also tries the modules of the test runner, cannot load them, and fails; therefore
# this script checks that the files exist.
graphs=$(dirname "$("$swift" build --show-bin-path)")/symbolgraph
log=$output/symbol-graphs.log
mkdir -p "$output" && rm -rf "$graphs"
"$swift" package dump-symbol-graph --minimum-access-level public --skip-synthesized-members >"$log" 2>&1 || true

status=0
for module; do
  # docc reads every graph in a folder, so each module gets its own folder.
  own=$output/.graphs/$module
  rm -rf "$own" && mkdir -p "$own"
  if ! cp "$graphs/$module.symbols.json" "$own/" 2>/dev/null; then
    echo "error: no symbol graph of $module; see $log" >&2
    exit 1
  fi
  find "$graphs" -name "$module@*.symbols.json" -exec cp {} "$own/" \;  # what it adds to other modules' types
  # Comments describe only the parameters that need it, so docc must not report the others.
  if "$docc" convert "Sources/$module/$module.docc" --additional-symbol-graph-dir "$own" \
    --fallback-display-name "$module" --fallback-bundle-identifier "strut.$module" \
    --disable-parameters-and-returns-validation --warnings-as-errors --output-path "$output/$module"; then
    echo "$output/$module"
  else
    status=1
  fi
done
exit $status
