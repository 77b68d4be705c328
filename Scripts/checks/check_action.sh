#!/bin/bash
# Runs the scripts of the action like GitHub, with an archive from a local server instead of a
# release, and checks their installation, output, files and exit statuses.
#
# usage: Scripts/checks/check_action.sh FOLDER     with strut-VERSION-linux-MACHINE.tar.gz
set -euo pipefail
folder=$(realpath "$1")
cd "$(dirname "$0")/../.."
version=$(sed -n 's/.*current = "\(.*\)".*/\1/p' Sources/Strut/StrutVersion.swift)
archive=strut-$version-linux-$(uname -m).tar.gz
work=$(mktemp -d)
fail() { echo "check_action: $1" >&2; [ ! -e "$work/log" ] || cat "$work/log" >&2; exit 1; }

mkdir -p "$work/releases/v$version" "$work/temp"
ln -s "$folder/$archive" "$work/releases/v$version/"
(cd "$folder" && sha256sum "$archive") > "$work/releases/v$version/SHA256SUMS"
port=18090
python3 -m http.server --directory "$work/releases" --bind 127.0.0.1 $port > "$work/http.log" 2>&1 &
server=$!
trap 'kill $server; rm -rf "$work"' EXIT
for _ in $(seq 50); do curl --silent --fail --output /dev/null http://127.0.0.1:$port/ && break; sleep 0.1; done
export STRUT_DOWNLOADS=http://127.0.0.1:$port RUNNER_TEMP=$work/temp GITHUB_PATH=$work/path
export GITHUB_OUTPUT=$work/output GITHUB_STEP_SUMMARY=$work/summary.md

# run STATUS SCRIPT: runs a script of the action with variables of the environment, and checks its
# exit status.
run() {
  local expected=$1 status=0
  : > "$GITHUB_OUTPUT" && : > "$GITHUB_STEP_SUMMARY"
  "Scripts/action/$2" > "$work/log" 2>&1 || status=$?
  [ $status = "$expected" ] || fail "$2 ended with $status, not $expected"
}
has() { grep -qF -- "$2" "$1" || fail "$1 lacks: $2"; }

# ---- Installing.
STRUT_VERSION=99.0.0 run 1 install.sh
has "$work/log" "::error title=strut::Cannot download http://127.0.0.1:$port/v99.0.0/"
STRUT_VERSION=../../etc run 1 install.sh
has "$work/log" 'The version "../../etc" is not one.'
STRUT_SHA256=$(printf '%064d' 0) run 1 install.sh
has "$work/log" "The checksum of $archive is "
sed -i "s/$archive/other.tar.gz/" "$work/releases/v$version/SHA256SUMS"
run 1 install.sh
has "$work/log" "SHA256SUMS of release $version does not name $archive."
[ ! -e "$GITHUB_PATH" ] || fail "a release that does not fit was added to the path"
(cd "$folder" && sha256sum "$archive") > "$work/releases/v$version/SHA256SUMS"
STRUT_VERSION=v$version run 0 install.sh
STRUT_SHA256=$(sha256sum "$folder/$archive" | cut -d' ' -f1) run 0 install.sh
run 0 install.sh
has "$work/log" "strut $version "
PATH=$(tail -n 1 "$GITHUB_PATH"):$PATH
[ "$(command -v strut)" = "$work/temp/strut-action/strut-$version-linux-$(uname -m)/bin/strut" ] || fail "strut is not on the path"

# ---- Auditing. The example has errors and warnings, the repaired one nothing.
export STRUT_SARIF=$work/strut.sarif
STRUT_PATHS=Examples/Recipes run 1 audit.sh
has "$GITHUB_OUTPUT" "sarif-file=$STRUT_SARIF"
has "$GITHUB_OUTPUT" "errors=5"
has "$GITHUB_OUTPUT" "warnings=2"
has "$GITHUB_OUTPUT" "status=1"
has "$work/log" "::error file=Examples/Recipes/Base.lproj/Main.storyboard,line="
has "$GITHUB_STEP_SUMMARY" '| error | `truncated-text` | 2 |'
python3 -c 'import json, sys; assert json.load(open(sys.argv[1]))["version"] == "2.1.0"' "$STRUT_SARIF"
STRUT_PATHS=Examples/Recipes STRUT_FAIL_ON=none run 0 audit.sh
STRUT_PATHS=Examples/Recipes STRUT_FAIL_ON=error run 1 audit.sh
codes=truncated-text,clipped-text,outside-cell,fixed-height,overlap,unsatisfiable-constraints
STRUT_PATHS=Examples/Recipes STRUT_FAIL_ON=error STRUT_ARGS="--ignore '$codes'" run 0 audit.sh
has "$work/log" "There are 0 errors and 2 warnings; fail-on is error."
STRUT_PATHS=Examples/Recipes STRUT_ARGS="--ignore '$codes'" run 1 audit.sh

# Several paths, a pattern and a name with a space; strings, languages and text sizes.
mkdir "$work/My Cells"
cp Examples/Audit/Repaired/account.yaml "$work/My Cells/"
STRUT_PATHS="$work/My Cells
  Examples/Audit/Repaired/a*.yaml
" STRUT_STRINGS=Examples/Audit/Strings STRUT_LOCALES=de,ar STRUT_CATEGORIES=L,AX5 run 0 audit.sh
has "$GITHUB_OUTPUT" "status=0"
has "$GITHUB_STEP_SUMMARY" "No errors or warnings."

# A file that cannot be read fails the step whatever fail-on is; suppressed findings do not.
printf 'schema: 1\nviews: [\n' > "$work/My Cells/broken.yaml"
for fail_on in none error; do STRUT_PATHS="$work/My Cells" STRUT_FAIL_ON=$fail_on run 1 audit.sh; done
rm "$work/My Cells/broken.yaml"
printf 'schema: 1\nsuppressions:\n  - { rule: %s, element: "**", reason: tried }\n' truncated-text > "$work/rules.yaml"
STRUT_PATHS=Examples/Recipes STRUT_ARGS="--rules '$work/rules.yaml'" run 1 audit.sh
has "$GITHUB_OUTPUT" "errors=3"

# A baseline hides known findings.
strut audit Examples/Recipes --baseline "$work/baseline.json" --write-baseline > /dev/null
STRUT_PATHS=Examples/Recipes STRUT_BASELINE=$work/baseline.json run 0 audit.sh

# Wrong inputs are errors, regardless of fail-on.
export STRUT_FAIL_ON=none
STRUT_PATHS="no/such/*.xib" run 1 audit.sh
has "$work/log" 'The input paths has "no/such/*.xib", and there is no such file or folder.'
STRUT_PATHS=" " run 1 audit.sh
STRUT_PATHS=Examples/Recipes STRUT_ARGS="--ignore 'open" run 1 audit.sh
has "$work/log" "The input args has a quote that is not closed."
STRUT_PATHS=Examples/Recipes STRUT_CATEGORIES=huge run 2 audit.sh
STRUT_PATHS=Scripts/action run 3 audit.sh
STRUT_FAIL_ON=sometimes run 1 audit.sh
has "$work/log" 'The input fail-on is "sometimes". Write error, warning or none.'
echo "The scripts of the action work with $archive."
