#!/bin/bash
# Measures the records of a file with GNU parallel: runs `strut measure` for each part of the file,
# and prints the output in the order of the input.
#
# usage: measure_texts.sh TEXTS.jsonl [OPTION OF PARALLEL]… > SIZES.jsonl
#
# A single `strut measure` uses every core, so parallel only helps with several machines. With
# `--sshlogin ONE,TWO`, or `--sshloginfile FILE`, each machine measures parts. A record keeps its
# "id"; line numbers would start again in each part.
#
# The exit status is the highest of all parts. 1 means that some records could not be measured; the
# others were.
set -euo pipefail
texts=$1
shift
log=$(mktemp)
trap 'rm -f "$log"' EXIT
failed=0
parallel --will-cite --pipe --block "${BLOCK:-8M}" --keep-order --jobs "${JOBS:-1}" --joblog "$log" "$@" \
  "'${STRUT:-strut}' measure --input - --font Palatino --size 18 --style body --category AX5 --width 343" < "$texts" || failed=$?
# The exit status of parallel is the number of parts that failed, without their exit statuses.
status=$(awk -F '\t' 'NR > 1 { s = $8 > 0 ? 128 + $8 : $7; if (s > worst) worst = s } END { print worst + 0 }' "$log")
exit $((status > 0 ? status : failed))
