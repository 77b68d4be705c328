#!/bin/sh
# Tries again what was found before, then runs the fuzzers and says how fast each was; stops at the first finding, whose
# input is left in Fuzzing/corpus/findings.
#
# usage: Fuzzing/Scripts/run_fuzzers.sh RUNS [FUZZER…]     (RUNS mutated inputs for each of fonts, documents and texts)
set -eu
runs=$1
shift
cd "$(dirname "$0")/.."
build=${FUZZ_BUILD:-.build/release}
# The bundled fonts of this checkout. Swift's own report of a crash gets in AddressSanitizer's way.
export STRUT_FONTS="$PWD/../Fonts/Files" SWIFT_BACKTRACE=enable=no ASAN_OPTIONS="detect_leaks=${FUZZ_LEAKS:-0}"
mkdir -p corpus/findings

# No allocation over 256 MB. One second of processor time an input is the programs' own limit; ten by the clock is a hang.
# FUZZ_FLAGS adds libFuzzer's own, "-fork=2" for one.
limits="-malloc_limit_mb=256 -rss_limit_mb=2048 -timeout=10 -detect_leaks=${FUZZ_LEAKS:-0} ${FUZZ_FLAGS:-}"

fuzz() {
  name=$1 program=$2
  shift 2
  for input in Regressions/"$name"/*; do
    [ -f "$input" ] || continue
    "$build/$program" $limits "$input" >corpus/findings/last.log 2>&1 || {
      cat corpus/findings/last.log >&2
      echo "$name: $input fails again" >&2
      exit 1
    }
  done
  log=corpus/findings/$name.log
  began=$(date +%s.%N)
  # libFuzzer counts the seeds, which it runs unchanged at the start.
  seeds=$(ls "corpus/$name" | wc -l)
  "$build/$program" "corpus/$name" -runs=$((runs + seeds)) -print_final_stats=1 $limits \
    -artifact_prefix="corpus/findings/$name-" "$@" >"$log" 2>&1 || {
    grep -v '^#\|# Uses' "$log" | tail -n 60 >&2
    echo "$name: a finding; run it again with" >&2
    echo "  STRUT_FONTS=Fonts/Files Fuzzing/$build/$program $limits Fuzzing/$(ls -t corpus/findings/"$name"-* | head -n 1)" >&2
    exit 1
  }
  awk -v name="$name" -v seeds="$seeds" -v began="$began" -v ended="$(date +%s.%N)" '
    / cov: / { for (i = 1; i < NF; i++) if ($i == "cov:") { if (!first) first = $(i + 1); last = $(i + 1) } }
    /^stat::number_of_executed_units/ { count = $2 }
    /^stat::new_units_added/ { added = $2 }
    /^stat::peak_rss_mb/ { memory = $2 }
    END { printf "%-9s %8d mutated inputs, %5.0f a second with the seeds, edges %d -> %d, %d new seeds, %d MB at most\n",
          name, count - seeds, count / (ended - began), first, last, added, memory }' "$log"
}

[ $# -gt 0 ] || set -- fonts documents texts
for fuzzer in "$@"; do
  case $fuzzer in
  fonts) fuzz fonts FontFuzzer -max_len=1000000 ;;
  documents) fuzz documents DocumentFuzzer -dict=documents.dict -max_len=4096 ;;
  texts) fuzz texts TextFuzzer -max_len=2048 ;;
  *) echo "no fuzzer \"$fuzzer\"; they are fonts, documents and texts" >&2; exit 2 ;;
  esac
done
