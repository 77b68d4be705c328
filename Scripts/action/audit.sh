#!/usr/bin/env bash
# Audits the paths of a workflow: prints annotations for GitHub, writes a SARIF report and fails if
# findings have the given severity.
#
# environment:
#   STRUT_PATHS, STRUT_STRINGS  one a line; patterns of paths are expanded
#   STRUT_LOCALES, STRUT_CATEGORIES, STRUT_BASELINE  as the options of strut audit; empty for none
#   STRUT_ARGS     more options, quoted as in a shell
#   STRUT_FAIL_ON  error, warning or none
#   STRUT_SARIF    where the report goes
#   GITHUB_OUTPUT, GITHUB_STEP_SUMMARY  as GitHub sets them
set -euo pipefail
shopt -s nullglob globstar
here=$(cd "$(dirname "$0")" && pwd)

fail() { echo "::error title=strut::$1"; exit 1; }

fail_on=${STRUT_FAIL_ON:-warning}
case $fail_on in
  error | warning | none) ;;
  *) fail "The input fail-on is \"$fail_on\". Write error, warning or none." ;;
esac

# Prints lines without surrounding spaces, and without empty lines.
lines() { sed 's/^[[:space:]]*//; s/[[:space:]]*$//; /^$/d' <<< "$1"; }

arguments=()
while IFS= read -r pattern; do
  found=()
  # A path that exists is used unchanged, with any characters. Spaces do not separate patterns.
  if [ -e "$pattern" ]; then
    found=("$pattern")
  else
    IFS=''
    for path in $pattern; do found+=("$path"); done
    unset IFS
  fi
  [ ${#found[@]} -gt 0 ] || fail "The input paths has \"$pattern\", and there is no such file or folder."
  arguments+=("${found[@]}")
done < <(lines "${STRUT_PATHS:-.}")
[ ${#arguments[@]} -gt 0 ] || fail "The input paths is empty. Write a folder, such as a dot."
while IFS= read -r path; do arguments+=(--strings "$path"); done < <(lines "${STRUT_STRINGS:-}")
[ -z "${STRUT_LOCALES:-}" ] || arguments+=(--locales "$STRUT_LOCALES")
[ -z "${STRUT_CATEGORIES:-}" ] || arguments+=(--categories "$STRUT_CATEGORIES")
[ -z "${STRUT_BASELINE:-}" ] || arguments+=(--baseline "$STRUT_BASELINE")
args=${STRUT_ARGS:-}
if [ -n "${args//[[:space:]]/}" ]; then
  words=$(mktemp)
  xargs printf '%s\0' <<< "$args" > "$words" || fail "The input args has a quote that is not closed."
  mapfile -d '' -t more < "$words"
  rm "$words"
  arguments+=("${more[@]}")
fi

sarif=${STRUT_SARIF:-strut.sarif}
rm -f "$sarif"
status=0
strut audit "${arguments[@]}" --format sarif --output "$sarif" || status=$?
errors=0 warnings=0 unread=0
if [ -s "$sarif" ]; then
  strut audit "${arguments[@]}" --format github || true
  read -r errors warnings unread < <(python3 "$here/count_findings.py" "$sarif" "${GITHUB_STEP_SUMMARY:-/dev/null}")
  echo "sarif-file=$sarif" >> "$GITHUB_OUTPUT"
fi
printf '%s\n' "errors=$errors" "warnings=$warnings" "status=$status" >> "$GITHUB_OUTPUT"

# 0: no findings. 1: findings, or a file that could not be read. Above: nothing was audited, or
# --strict.
case $status-$fail_on in
  0-*) ;;
  1-none | 1-error)
    if [ "$unread" = 1 ] || { [ "$fail_on" = error ] && [ "$errors" -gt 0 ]; }; then exit 1; fi
    echo "There are $errors errors and $warnings warnings; fail-on is $fail_on."
    ;;
  *) exit "$status" ;;
esac
