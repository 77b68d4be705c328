#!/usr/bin/env python3
"""Compares Strut's solver with kiwi on the same problems, in turns, and prints tables.

    python3 Benchmarks/solver.py --strut Benchmarks/.build/release/SolverBenchmarks [--rounds 3]

kiwi is the C++ library in the source distribution of kiwisolver on PyPI, which is compiled with
-O3.
"""

import argparse
import json
import math
import pathlib
import statistics
import subprocess
import sys

from solver_problems import SIZES, all_problems

KIWI = "1.5.1"
HERE = pathlib.Path(__file__).parent
WORK = HERE / ".build" / "solver"


def build_kiwi():
    source, program = WORK / f"kiwisolver-{KIWI}", WORK / "kiwi_peer"
    if not source.exists():
        download = ["-m", "pip", "download", "-q", "--no-deps", "--no-binary", ":all:", f"kiwisolver=={KIWI}", "-d", str(WORK)]
        subprocess.run([sys.executable, *download], check=True)
        subprocess.run(["tar", "xzf", str(source) + ".tar.gz", "-C", str(WORK)], check=True)
    subprocess.run(["c++", "-O3", "-std=c++17", "-DNDEBUG", f"-I{source}", str(HERE / "kiwi_peer.cpp"), "-o", str(program)], check=True)
    return program


def run(program, problems, only):
    output = subprocess.run([program, problems, only], check=True, capture_output=True, text=True).stdout
    return [json.loads(line) for line in output.splitlines() if '"ns"' in line]


def median_times(programs, problems, rounds, only):
    times = {}
    for _ in range(rounds):
        for name, program in programs.items():
            for row in run(program, problems, only):
                times.setdefault((row["corpus"], row["case"]), {}).setdefault(name, []).append(row["ns"])
    return {key: {name: statistics.median(found) for name, found in sides.items()} for key, sides in times.items()}


def growth(times):
    points = [(math.log(size), math.log(time)) for size, time in times]
    x, y = (statistics.mean(column) for column in zip(*points))
    return sum((a - x) * (b - y) for a, b in points) / sum((a - x) ** 2 for a, _ in points)


def print_rows(title, rows):
    print(f"\n| {title} | Strut µs | kiwi µs | kiwi / Strut |\n|---|---|---|---|")
    for name, sides in rows:
        if len(sides) == 2:
            strut, kiwi = sides["strut"] / 1000, sides["kiwi"] / 1000
            print(f"| {name} | {strut:.3g} | {kiwi:.3g} | {kiwi / strut:.2f} |")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--strut", required=True)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    WORK.mkdir(parents=True, exist_ok=True)
    problems = WORK / "problems.txt"
    problems.write_text("".join(problem.text() for problem in all_problems()))
    programs = {"strut": options.strut, "kiwi": build_kiwi()}
    cell = median_times(programs, problems, 2 * options.rounds + 1, "cell17")
    print_rows("two-label cell", [(case, sides) for (_, case), sides in cell.items()])
    for family in ["chain", "grid"]:
        times = median_times(programs, problems, options.rounds, family)
        print_rows(family, [(f"{corpus}, {case}", sides) for (corpus, case), sides in times.items()])
        for side in programs:
            found = [(size, times[f"{family}-{size}", "build+solve from scratch"][side]) for size in SIZES]
            print(f"\n{side}: {family} new grows with the power {growth(found):.2f} of the views")


main()
