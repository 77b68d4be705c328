#!/usr/bin/env python3
"""Compares `strut measure` with `hb-shape` for a string in each of seven scripts, and with itself.

For each string, no glyph is missing; the width is the sum of hb-shape's advances for the same font
and size, to 1e-6 of a point; and measuring again at the measured width gives the same lines.

usage: Scripts/oracles/compare_measure.py --strut .build/release/strut        (needs Debian's libharfbuzz-bin)
"""
import argparse
import json
import subprocess
import sys

# (language, font, size, text)
TEXTS = [
    ("de", "Inter", 17, "Größenänderungen für Übersichten übernehmen, bitte prüfen: „Fünf Jägersleute“"),
    ("de", "Palatino", 18, "Donaudampfschifffahrtsgesellschaft, Affe, Waffel und fünfzig Veilchen"),
    ("ar", "Noto Sans Arabic", 17, "تصفية الإعدادات المتقدمة في التطبيق"),
    ("hi", "Noto Sans Devanagari", 17, "सेटिंग्स में बदलाव सहेजें और क्षेत्र चुनें"),
    ("th", "Noto Sans Thai", 17, "การตั้งค่าขั้นสูงสำหรับผู้ใช้ที่มีประสบการณ์"),
    ("ja", "Noto Sans CJK JP", 17, "日本語のテキストは、単語の間に空白を入れない。"),
    ("he", "Noto Sans Hebrew", 17, "הגדרות מתקדמות של היישום"),
    ("und", "Noto Color Emoji", 17, "👩‍👩‍👧👍🏽🇩🇪1️⃣❤️"),
]


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def measure(strut, text, language, font, size, width=None):
    options = ["--font", font, "--size", str(size), "--lang", language, "--json"]
    if width is not None:
        options += ["--width", repr(width)]
    return json.loads(run(strut, "measure", text, *options))


def hb_shape_width(strut, text, language, font, size):
    face = json.loads(run(strut, "inspect", font, "--size", str(size), "--json"))["faces"][0]
    variations = ",".join(f"{tag}={value}" for tag, value in sorted(face["coordinates"].items()))
    command = ["hb-shape", "--shapers=ot", "--output-format=json", "--no-glyph-names", f"--language={language}"]
    if variations:
        command.append(f"--variations={variations}")
    glyphs = json.loads(run(*command, f"--font-file={face['path']}", f"--text={text}"))
    return sum(glyph["ax"] for glyph in glyphs) * size / face["unitsPerEm"]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--strut", required=True)
    strut = parser.parse_args().strut
    failures = 0
    for language, font, size, text in TEXTS:
        whole = measure(strut, text, language, font, size)
        expected = hb_shape_width(strut, text, language, font, size)
        problems = [f"missing {whole['missing']}"] if whole["missing"] else []
        if abs(whole["unrounded"]["width"] - expected) > 1e-6:
            problems.append(f"width {whole['unrounded']['width']}, hb-shape {expected}")
        for width in (40, 80, 120, 200, 320):
            first = measure(strut, text, language, font, size, width)
            again = measure(strut, text, language, font, size, first["fits"]["width"])
            if [line["text"] for line in first["lines"]] != [line["text"] for line in again["lines"]]:
                problems.append(f"at {width} the measured width {first['fits']['width']} gives other lines")
        failures += bool(problems)
        print(f"{language:4}{font:22}{size:3} pt  {expected:12.6f}  {'; '.join(problems) or 'equal'}")
    sys.exit(1 if failures else 0)


main()
