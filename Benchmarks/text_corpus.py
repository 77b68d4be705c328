#!/usr/bin/env python3
"""Makes the corpora of the text benchmarks from translations in the Debian package libgtk-3-common.

usage: text_corpus.py FOLDER

It writes strings.jsonl (10,000 short strings), paragraphs.jsonl (1,000 strings of several
sentences) and locales.jsonl (1,000 strings in each of twenty languages). The first two have the
same number of strings in each of twelve languages, in a fixed random order. The output is not
committed.
"""
import gettext
import json
import os
import random
import subprocess
import sys
import tempfile

PACKAGE = "libgtk-3-common"
LANGUAGES = {"en": "en_GB", "de": "de", "fr": "fr", "ru": "ru", "el": "el", "ar": "ar", "he": "he", "hi": "hi", "th": "th",
             "ja": "ja", "zh": "zh_CN", "ko": "ko"}

LOCALES = ["en_GB", "de", "fr", "es", "it", "pt_BR", "nl", "sv", "pl", "cs", "ru", "uk", "el", "tr", "ar", "he", "hi", "th", "ja",
           "zh_CN"]


def messages(root, locale):
    """Returns the translated messages of a locale, each once, without markup and mnemonics."""
    folder = f"{root}/usr/share/locale/{locale}/LC_MESSAGES"
    found = {}
    for name in sorted(os.listdir(folder)):
        with open(f"{folder}/{name}", "rb") as file:
            try:
                catalog = gettext.GNUTranslations(file)._catalog
            except (IndexError, ValueError, UnicodeDecodeError):
                continue  # A header that Python's gettext cannot read.
        for original, text in catalog.items():
            plain = text.replace("_", "") if isinstance(text, str) else ""
            if original and plain and not set(plain) & set("<>%\n\t|"):
                found[plain] = None
    return list(found)


def write(path, rows):
    with open(path, "w", encoding="utf-8") as file:
        for row in rows:
            file.write(json.dumps(row, ensure_ascii=False) + "\n")


def main():
    target = sys.argv[1]
    os.makedirs(target, exist_ok=True)
    numbers = random.Random(4)
    strings, paragraphs = [], []
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["apt-get", "download", "-qq", PACKAGE], cwd=folder, check=True)
        package = next(name for name in os.listdir(folder) if name.endswith(".deb"))
        subprocess.run(["dpkg-deb", "-x", package, "root"], cwd=folder, check=True)
        for language, locale in LANGUAGES.items():
            texts = messages(f"{folder}/root", locale)
            short = [text for text in texts if len(text) <= 70]
            numbers.shuffle(short)
            strings += [{"lang": language, "text": text} for text in short[:834]]
            long = [text for text in texts if len(text) > 25]
            for _ in range(84):
                some = numbers.sample(long, min(len(long), 9))
                paragraphs.append({"lang": language, "text": " ".join(some)})
        everywhere = []
        for locale in LOCALES:
            texts = [text for text in messages(f"{folder}/root", locale) if len(text) <= 90]
            everywhere += [{"lang": locale.replace("_", "-"), "text": text} for text in texts[:1_000]]
    numbers.shuffle(strings)
    numbers.shuffle(paragraphs)
    write(f"{target}/strings.jsonl", strings[:10_000])
    write(f"{target}/paragraphs.jsonl", paragraphs[:1_000])
    write(f"{target}/locales.jsonl", everywhere)
    print(f"{PACKAGE}: {len(strings[:10_000])} strings, {len(paragraphs[:1_000])} paragraphs, "
          f"{len(everywhere)} texts in {len(LOCALES)} languages in {target}")


if __name__ == "__main__":
    main()
