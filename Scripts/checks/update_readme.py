#!/usr/bin/env python3
"""Puts real output under every `$ strut …` line of README.md and Documentation/Command.md, and the
examples that the README shows into it.

Run it when `ReadmeTests` fails because a page and the command disagree.

usage: Scripts/checks/update_readme.py --strut .build/debug/strut
"""
import argparse
import pathlib
import re
import shlex
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def session(block, strut):
    lines = []
    for line in block.splitlines():
        if line.startswith("$ "):
            command, _, limit = line[2:].partition(" | head -n ")
            done = subprocess.run([strut] + shlex.split(command)[1:], cwd=ROOT, capture_output=True, text=True)
            if done.returncode > 1:
                raise SystemExit(f"{line}: {done.stderr}")
            lines += [line] + done.stdout.splitlines()[: int(limit) if limit else None] + [""]
    return "\n".join(lines).rstrip("\n") + "\n"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--strut", required=True)
    strut = pathlib.Path(parser.parse_args().strut).resolve()
    for name in ["README.md", "Documentation/Command.md"]:
        page = ROOT / name
        text = re.sub(
            r"```console\n(.*?)```", lambda m: "```console\n" + session(m.group(1), str(strut)) + "```",
            page.read_text(), flags=re.S)
        page.write_text(text)
    readme = ROOT / "README.md"
    text = readme.read_text()
    cell = (ROOT / "Examples/notifications.yaml").read_text()
    text = re.sub(r"```yaml\n.*?```", lambda m: "```yaml\n" + cell + "```", text, flags=re.S)
    example = (ROOT / "Examples/MeasureText/main.swift").read_text()
    text = re.sub(r"```swift\nimport Strut\n.*?```", lambda m: "```swift\n" + example + "```", text, flags=re.S)
    output = subprocess.run([strut.parent / "MeasureText"], capture_output=True, text=True, check=True).stdout
    text = re.sub(r"This prints `.*`\.", lambda m: f"This prints `{output.strip()}`.", text)
    readme.write_text(text)


main()
