#!/usr/bin/env python3
"""Collects a million different strings of user interfaces from translations in Debian packages.

usage: million_texts.py FILE.jsonl [COUNT]

It writes records for `strut measure`: {"id", "text", "lang"}.

The packages have different licenses; the output is not committed.
"""
import json
import os
import random
import subprocess
import sys
import tempfile

from text_corpus import messages

PACKAGES = ["libgtk-3-common", "libgtk-4-common", "vlc-l10n", "gimp-data", "inkscape", "evolution-common", "evolution-data-server-common",
            "gnucash-common", "gnumeric-common", "gnome-control-center-data", "darktable"]
LONGEST = 160
SCRIPTS = {"latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab"}


def language(locale):
    """Returns the name of a locale as a language tag: sr@latin is sr-Latn."""
    name, _, variant = locale.partition("@")
    parts = name.split(".")[0].split("_")
    return "-".join(parts[:1] + ([SCRIPTS[variant]] if variant in SCRIPTS else []) + parts[1:])


def locales(root):
    folder = f"{root}/usr/share/locale"
    return sorted(name for name in os.listdir(folder) if os.path.isdir(f"{folder}/{name}/LC_MESSAGES"))


def main():
    target = sys.argv[1]
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["apt-get", "download", "-qq", *PACKAGES], cwd=folder, check=True)
        for package in sorted(name for name in os.listdir(folder) if name.endswith(".deb")):
            subprocess.run(["dpkg-deb", "-x", package, "root"], cwd=folder, check=True)
        for locale in locales(f"{folder}/root"):
            for text in messages(f"{folder}/root", locale):
                if len(text) <= LONGEST:
                    found.setdefault(text, language(locale))
    texts = list(found.items())
    random.Random(8).shuffle(texts)
    with open(target, "w", encoding="utf-8") as file:
        for number, (text, tag) in enumerate(texts[:count], 1):
            file.write(json.dumps({"id": number, "text": text, "lang": tag}, ensure_ascii=False) + "\n")
    print(f"{min(count, len(texts))} of {len(texts)} different texts in {len(set(found.values()))} languages in {target}")
    if len(texts) < count:
        sys.exit(f"{count} were requested")


if __name__ == "__main__":
    main()
