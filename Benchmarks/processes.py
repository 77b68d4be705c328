#!/usr/bin/env python3
"""Measures the command as whole processes, in turns with comparable peers, and prints a table.

Each command runs once unmeasured, then COUNT times; commands take turns, so that a slow minute
affects all of them. Peers are used if they are installed: fc-scan (fontconfig), hb-view
(libharfbuzz-bin).

usage: Benchmarks/processes.py --strut .build/release/strut [--count 10]
"""
import argparse
import json
import shutil
import statistics
import subprocess
import time


def milliseconds(command):
    start = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return (time.perf_counter() - start) * 1000


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--strut", required=True)
    parser.add_argument("--count", type=int, default=10)
    arguments = parser.parse_args()
    strut = arguments.strut
    described = subprocess.run([strut, "inspect", "Palatino", "--json"], check=True, capture_output=True, text=True)
    font = json.loads(described.stdout)["faces"][0]["path"]
    commands = {
        "strut --version": [strut, "--version"],
        "strut inspect Palatino": [strut, "inspect", "Palatino"],
        "strut inspect system --size 17": [strut, "inspect", "system", "--size", "17"],
        "strut scale 17": [strut, "scale", "17"],
        "strut measure, one text": [strut, "measure", "Headline", "--style", "headline"],
        "strut layout, sample cell at L": [strut, "layout", "Examples/self-sizing-cell.yaml"],
        "strut layout, all categories": [strut, "layout", "Examples/self-sizing-cell.yaml", "--category", "all"],
    }
    if shutil.which("fc-scan"):
        commands["fc-scan, the same font"] = ["fc-scan", font]
    if shutil.which("hb-view"):
        commands["hb-view, one text"] = ["hb-view", "-O", "svg", font, "Headline"]
    times = {name: [] for name in commands}
    for turn in range(arguments.count + 1):
        for name, command in commands.items():
            elapsed = milliseconds(command)
            if turn:
                times[name].append(elapsed)
    print(f"| whole process, {arguments.count} runs | median ms | least | most |\n|---|---|---|---|")
    for name, values in times.items():
        print(f"| {name} | {statistics.median(values):.1f} | {min(values):.1f} | {max(values):.1f} |")


main()
