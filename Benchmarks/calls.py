#!/usr/bin/env python3
"""Measures the cost of calls of the C library compared with Swift, in nanoseconds.

usage: Benchmarks/calls.py --library .build/c-library --swift Benchmarks/.build/release/CallBenchmarks
"""

import argparse
import os
import pathlib
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent


def times(command: list[str], environment: dict[str, str]) -> dict[str, float]:
    output = subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout
    return {name: float(time) for name, time, _ in (line.split("\t") for line in output.splitlines())}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--library", type=pathlib.Path, required=True, help="the folder of libstrut.so")
    parser.add_argument("--swift", type=pathlib.Path, required=True, help="the path of CallBenchmarks")
    parser.add_argument("--count", default="200000", help="number of calls in each of ten rounds")
    arguments = parser.parse_args()
    library = arguments.library.resolve()
    environment = dict(os.environ)
    environment.setdefault("STRUT_FONTS", str(ROOT / "Fonts/Files"))
    with tempfile.TemporaryDirectory() as folder:
        program = f"{folder}/calls"
        header = ROOT / "Sources/CStrutHeader/include"
        subprocess.run(
            ["gcc", "-O2", "-Wall", "-I", header, ROOT / "Benchmarks/calls.c", "-o", program, f"-L{library}", "-lstrut",
             f"-Wl,-rpath,{library}"],
            check=True,
        )
        swift = times([str(arguments.swift.resolve()), arguments.count], environment)
        c = times([program, arguments.count], environment)
    print("| ns a call | Swift | C | over Swift |\n|---|---|---|---|")
    for name, time in c.items():
        print(f"| {name} | {swift[name]:,.0f} | {time:,.0f} | {time - swift[name]:,.0f} |")


if __name__ == "__main__":
    main()
