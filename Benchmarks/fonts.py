#!/usr/bin/env python3
"""Compares font inspection with its peers over the fonts of Debian packages, and prints a table
with ratios.

It measures the start of the command compared with fc-scan, the time for a file in one process over
all files, on one core and on all cores, and the opening of a face through the library compared with
FT_New_Face. Subjects take turns, so that a slow minute affects all of them. A ratio is the median
of the ratios of all rounds, of elapsed time and of processor time (user + system); on a machine
with other work, the ratio of the minimum times is the most stable.

usage: Benchmarks/fonts.py --strut .build/release/strut [--opener Benchmarks/.build/release/FontBenchmarks] [--rounds 15] [--rows]
"""
import argparse
import json
import os
import platform
import statistics
import subprocess
import time

PACKAGES = ["fonts-noto-core", "fonts-inter", "fonts-texgyre"]


def font_files():
    listed = subprocess.run(["dpkg", "-L", *PACKAGES], check=True, capture_output=True, text=True).stdout.split("\n")
    return sorted({os.path.realpath(f) for f in listed if f.endswith((".otf", ".ttf", ".ttc")) and os.path.exists(f)})


def run(command, cpus=None):
    """Returns the elapsed time and the processor time in seconds."""
    start = time.perf_counter()
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, preexec_fn=cpus and (lambda: os.sched_setaffinity(0, cpus)))
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = status
    if status:
        raise SystemExit(f"{command[:3]} ended with {status}")
    return time.perf_counter() - start, usage.ru_utime + usage.ru_stime


def in_turn(commands, rounds):
    """Returns, for each name, the (elapsed, processor) seconds of every round after the first,
    which is not counted."""
    results = {name: [] for name in commands}
    for turn in range(rounds + 1):
        for name, (command, cpus) in commands.items():
            result = run(command, cpus)
            if turn:
                results[name].append(result)
    return results


def ratio(mine, peer, which):
    return statistics.median(a[which] / b[which] for a, b in zip(mine, peer))


def compare(title, results, peers, unit, scale, rows, files):
    print(f"\n| {title} | median {unit} | least | processor {unit} | ratio | of the least | of processor time |\n|---|---|---|---|---|---|---|")
    for name, values in results.items():
        walls = [w * scale for w, _ in values]
        cpu = statistics.median(c for _, c in values) * scale
        peer = peers.get(name)
        ratios = ["", "", ""]
        if peer:
            wall, processor = (f"{ratio(values, results[peer], i):.2f}" for i in (0, 1))
            ratios = [wall, f"{min(values)[0] / min(results[peer])[0]:.2f}", processor]
        print(f"| {name} | {statistics.median(walls):.1f} | {min(walls):.1f} | {cpu:.1f} | {' | '.join(ratios)} |")
        rows.append(dict(
            peer=name, case=title, corpus=f"fonts-{files}", phase="warm", ops=files, passes=len(values),
            ns=statistics.median(w for w, _ in values) * 1e9 / (files if unit == "µs" else 1),
            ns_min=min(w for w, _ in values) * 1e9 / (files if unit == "µs" else 1),
            ns_cpu=cpu * (1e3 if unit == "µs" else 1e6), per_s=0, rss_kb=0))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--strut", required=True)
    parser.add_argument("--opener")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--rows", action="store_true", help="JSON rows instead of tables")
    arguments = parser.parse_args()
    files = font_files()
    small = min(files, key=os.path.getsize)
    strut, rounds, rows = arguments.strut, arguments.rounds, []
    if arguments.rows:
        import builtins
        builtins.print, say = (lambda *a, **k: None), builtins.print
    print(f"{len(files)} files of {', '.join(PACKAGES)}; {os.cpu_count()} cores, {platform.machine()}, {rounds} rounds")

    starts = in_turn({
        "fc-scan, one file": (["fc-scan", small], None),
        "strut --version": ([strut, "--version"], None),
        "strut inspect --json, the same file": ([strut, "inspect", "--json", small], None),
    }, 3 * rounds)
    compare("whole process", starts, {name: "fc-scan, one file" for name in starts if "strut" in name}, "ms", 1e3, rows, 1)

    one = {0}
    batch = in_turn({
        "fc-scan": (["fc-scan", *files], None),
        "strut inspect --json, one core": ([strut, "inspect", "--json", *files], one),
        "strut inspect --json": ([strut, "inspect", "--json", *files], None),
    }, rounds)
    compare("one process over all files, per file", batch, {name: "fc-scan" for name in batch if "strut" in name}, "µs",
            1e6 / len(files), rows, len(files))

    if arguments.opener:
        output = subprocess.run([arguments.opener, *files], check=True, capture_output=True, text=True).stdout
        opened = [json.loads(line) for line in output.splitlines()]
        print("\n| opening a face, in one process | median µs | least | ratio | of the least |\n|---|---|---|---|---|")
        for row in opened:
            print(f"| {row['peer']} | {row['ns'] / 1e3:.1f} | {row['ns_min'] / 1e3:.1f} | "
                  f"{row['ns'] / opened[0]['ns']:.2f} | {row['ns_min'] / opened[0]['ns_min']:.2f} |")
            rows.append(dict(row, case="opening a face", corpus=f"fonts-{len(files)}", phase="warm", ops=len(files), passes=15,
                             ns_cpu=row["ns"], per_s=1e9 / row["ns"], rss_kb=0))
    if arguments.rows:
        for row in rows:
            say(json.dumps(row, ensure_ascii=False))


main()
