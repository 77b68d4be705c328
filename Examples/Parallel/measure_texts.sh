#!/bin/bash
# Measures the records of a file with GNU parallel: one `strut measure` for each part of the file, the output in the order of the input.
#
# usage: measure_texts.sh TEXTS.jsonl [OPTION OF PARALLEL]… > SIZES.jsonl
#
# One `strut measure` uses every core, so that a machine alone needs no parallel. With `--sshlogin ONE,TWO`, or `--sshloginfile FILE`, each
# machine takes parts. A record keeps its "id"; numbers of lines would begin again in each part.
#
# Exit status: the highest of any part's. 1 is that some records could not be measured; the others were.
set -euo pipefail
texts=$1
shift
log=$(mktemp)
trap 'rm -f "$log"' EXIT
failed=0
parallel --will-cite --pipe --block "${BLOCK:-8M}" --keep-order --jobs "${JOBS:-1}" --joblog "$log" "$@" \
  "'${STRUT:-strut}' measure --input - --font Palatino --size 18 --style body --category AX5 --width 343" < "$texts" || failed=$?
# parallel itself answers how many parts ended with something else than 0, which says nothing of how bad it was.
status=$(awk -F '\t' 'NR > 1 { s = $8 > 0 ? 128 + $8 : $7; if (s > worst) worst = s } END { print worst + 0 }' "$log")
exit $((status > 0 ? status : failed))
