#!/bin/bash
# Measures the same strings with `strut measure`, on Spark and with GNU parallel, checks that every
# number of every record is the same, and prints the times.
#
# usage: check.sh STRUT PYTHON TEXTS.jsonl FOLDER [OPTION OF measure_texts.py]…
# PYTHON is an interpreter with strut, pyspark, pandas and pyarrow.
set -euo pipefail
strut=$(realpath "$1") python=$2 texts=$3 folder=$4
shift 4
here=$(dirname "$0")
mkdir -p "$folder"
export PYSPARK_PYTHON=$python PYSPARK_DRIVER_PYTHON=$python SPARK_LOCAL_IP=127.0.0.1 TIMEFORMAT='  %R s, %U s of processors'

# Status 1 means that some records could not be measured: these must be the same, too.
echo "strut measure"
time "$strut" measure --input "$texts" --font Palatino --size 18 --style body --category AX5 --width 343 \
  > "$folder/whole.jsonl" 2> "$folder/whole.log" || [ $? = 1 ] || { tail "$folder/whole.log" >&2; exit 1; }
echo "GNU parallel"
time STRUT=$strut "$here/../Parallel/measure_texts.sh" "$texts" \
  > "$folder/parts.jsonl" 2> "$folder/parts.log" || [ $? = 1 ] || { tail "$folder/parts.log" >&2; exit 1; }
"$python" "$here/../Parallel/compare_records.py" "$folder/whole.jsonl" "$folder/parts.jsonl"
echo "Spark"
time "$(dirname "$python")/spark-submit" "$here/measure_texts.py" "$texts" "$folder/sizes.parquet" "$@" 2> "$folder/spark.log" ||
  { tail -n 40 "$folder/spark.log" >&2; exit 1; }
"$python" "$here/compare_records.py" "$folder/whole.jsonl" "$folder/sizes.parquet"
