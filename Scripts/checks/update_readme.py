#!/usr/bin/env python3
"""Puts real output under every `$ strut …` line of README.md, and Examples/LibraryTour.swift into its Swift block.

`ReadmeTests` fails when the README and the command disagree; this is how to bring them together again.

usage: Scripts/checks/update_readme.py --strut .build/release/strut
"""
import argparse
import pathlib
import re
import shlex
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]


def session(block, strut):
    lines = []
    for line in block.splitlines():
        if line.startswith("$ "):
            words = shlex.split(line[2:])
            done = subprocess.run([strut] + words[1:], cwd=ROOT, capture_output=True, text=True, check=True)
            lines += [line] + done.stdout.splitlines() + [""]
    return "\n".join(lines).rstrip("\n") + "\n"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--strut", required=True)
    strut = str(pathlib.Path(parser.parse_args().strut).resolve())
    readme = ROOT / "README.md"
    text = readme.read_text()
    text = re.sub(r"```console\n(.*?)```", lambda m: "```console\n" + session(m.group(1), strut) + "```", text, flags=re.S)
    tour = (ROOT / "Examples/LibraryTour/LibraryTour.swift").read_text()
    text = re.sub(r"```swift\n.*?```", lambda m: "```swift\n" + tour + "```", text, flags=re.S)
    readme.write_text(text)


main()
