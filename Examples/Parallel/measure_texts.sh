#!/bin/bash
# Measures the records of a file with GNU parallel: one `strut measure` for each part of the file, the output in the order of the input.
#
# usage: measure_texts.sh TEXTS.jsonl [OPTION OF PARALLEL]… > SIZES.jsonl
#
# One `strut measure` uses every core, so that a machine alone needs no parallel. With `--sshlogin ONE,TWO`, or `--sshloginfile FILE`, each
# machine takes parts. A record keeps its "id"; numbers of lines would begin again in each part.
set -euo pipefail
texts=$1
shift
parallel --will-cite --pipe --block "${BLOCK:-8M}" --keep-order --jobs "${JOBS:-1}" --halt now,fail=1 "$@" \
  "'${STRUT:-strut}' measure --input - --font Palatino --size 18 --style body --category AX5 --width 343" < "$texts"
