#!/usr/bin/env python3
"""Compares libhyphen's results for the converted TeX patterns with TeX's own algorithm.

usage: Hyphenation/Build/check_patterns.py --packages FOLDER

The words are composed of the beginnings of patterns, so that most patterns apply.
"""
import argparse
import ctypes
import random
import tempfile
from pathlib import Path

import tex_patterns
from collect_dictionaries import FILES, TEX_DICTIONARIES, PackageStore

WORDS = 2000


def tex_points(patterns, word, minima):
    text = f".{word}."
    values = [0] * (len(text) + 1)
    for start in range(len(text)):
        for end in range(start + 1, len(text) + 1):
            for offset, value in enumerate(patterns.get(text[start:end], ())):
                values[start + offset] = max(values[start + offset], value)
    # values[i + 1] is before letter i of the word.
    return [i for i in range(minima[0], len(word) - minima[1] + 1) if values[i + 1] % 2 == 1]


class LibHyphen:
    def __init__(self, path):
        self.library = ctypes.CDLL("libhyphen.so.0")
        self.library.hnj_hyphen_load.restype = ctypes.c_void_p
        self.patterns = ctypes.c_void_p(self.library.hnj_hyphen_load(str(path).encode()))

    def points(self, word):
        text = word.encode()
        found = ctypes.create_string_buffer(len(text) + 8)
        nothing = [ctypes.c_void_p() for _ in range(3)]
        self.library.hnj_hyphen_hyphenate2(
            self.patterns, text, len(text), found, None, *[ctypes.byref(pointer) for pointer in nothing])
        return [i + 1 for i in range(len(word) - 1) if found.raw[i] % 2 == 1]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--packages", type=Path, required=True)
    downloads = parser.parse_args().packages.resolve()
    with tempfile.TemporaryDirectory() as temporary:
        store = PackageStore(downloads, Path(temporary))
        for dictionary in TEX_DICTIONARIES:
            texts = store.unpack(dictionary.source) / "usr/share/texlive/texmf-dist/tex/generic/hyph-utf8/patterns/txt"
            patterns = tex_patterns.parse((texts / f"hyph-{dictionary.file}.pat.txt").read_text(encoding="utf-8"))
            exceptions = texts / f"hyph-{dictionary.file}.hyp.txt"
            if exceptions.exists():
                patterns |= tex_patterns.exceptions(exceptions.read_text(encoding="utf-8"))
            library = LibHyphen(FILES / dictionary.name / f"{dictionary.name}.dic")
            pieces = sorted({letters.strip(".") for letters in patterns if letters.strip(".").isalpha()})
            chance = random.Random(1)
            for _ in range(WORDS):
                word = "".join(chance.choices(pieces, k=chance.randint(2, 5)))
                expected, got = tex_points(patterns, word, dictionary.minima), library.points(word)
                assert got == expected, (dictionary.name, word, expected, got)
            print(f"{dictionary.name}: {WORDS} words, all the same as in TeX")


if __name__ == "__main__":
    main()
