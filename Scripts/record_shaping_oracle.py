#!/usr/bin/env python3
"""Records what hb-shape (Debian: libharfbuzz-bin) makes of strings in the bundled fonts, for ShapingOracleTests.

    python3 Scripts/record_shaping_oracle.py

Each case names the runs it falls into, so that the table also says what itemisation must find. Columns, parted by tabs: the font's name
in the catalogue, its size, the language, the text, and for each run, in logical order, `script direction [glyphs]`. A glyph is
`ID=cluster+advance`, with `@x,y` after it when it has an offset; clusters count UTF-16 units from the start of the text, all else is in
design units; glyphs are in visual order.
"""

import json
import pathlib
import subprocess
from datetime import date

ROOT = pathlib.Path(__file__).resolve().parent.parent
FILES = ROOT / "Fonts/Files"
TABLE = ROOT / "Tests/TextLayoutTests/Resources/hb-shape.tsv"

INTER = ("system", "Inter/InterVariable.ttf", 17, "opsz=17,wght=400")
INTER_LARGE = ("system", "Inter/InterVariable.ttf", 40, "opsz=32,wght=400")
INTER_BOLD = ("system-bold", "Inter/InterVariable.ttf", 17, "opsz=17,wght=700")
PAGELLA = ("Palatino", "TeXGyrePagella/texgyrepagella-regular.otf", 18, "")
MONO = ("JetBrains Mono", "JetBrainsMono/JetBrainsMono-Regular.ttf", 12, "")
ARABIC = ("Noto Sans Arabic", "NotoSansArabic/NotoSansArabic-Regular.ttf", 17, "")
HEBREW = ("Noto Sans Hebrew", "NotoSansHebrew/NotoSansHebrew-Regular.ttf", 17, "")
HINDI = ("Noto Sans Devanagari", "NotoSansDevanagari/NotoSansDevanagari-Regular.ttf", 17, "")
THAI = ("Noto Sans Thai", "NotoSansThai/NotoSansThai-Regular.ttf", 17, "")
CJK = ("Noto Sans CJK JP", "NotoSansCJK/NotoSansCJKjp-Regular.otf", 17, "")
EMOJI = ("Noto Color Emoji", "NotoColorEmoji/NotoColorEmoji.ttf", 17, "")
TEST = ("Strut Test", "StrutTest/StrutTest-Regular.ttf", 10, "")

# Font, language, runs: (script, direction, text).
CASES = [
    (INTER, "de", [("Latn", "ltr", "Straße, Größe & Übermaß: AVATAR To 1/2 (fi)")]),
    (INTER_LARGE, "de", [("Latn", "ltr", "Straße, Größe & Übermaß: AVATAR To 1/2 (fi)")]),
    (INTER_BOLD, "de", [("Latn", "ltr", "Wäschekörbe -> 3x4")]),
    (INTER, "", [("Latn", "ltr", "Vi\u1ec7t e\u0301 o\u0302\u0323 A\u030a")]),
    (INTER, "el", [("Grek", "ltr", "Καλημέρα κόσμε")]),
    (INTER, "ru", [("Cyrl", "ltr", "Съешь ещё этих мягких булок")]),
    (INTER, "", [("Latn", "ltr", "abc "), ("Cyrl", "ltr", "где "), ("Latn", "ltr", "xyz")]),
    (PAGELLA, "de", [("Latn", "ltr", "Die Schifffahrt, Auflage – „AVON“ Text")]),
    (PAGELLA, "tr", [("Latn", "ltr", "fi ffi fl")]),
    (MONO, "", [("Latn", "ltr", "a != b => c")]),
    (TEST, "", [("Latn", "ltr", "AVAV fifi W.a\u0301")]),
    (ARABIC, "ar", [("Arab", "rtl", "السلام عليكم ورحمة الله")]),
    (ARABIC, "ar", [("Arab", "rtl", "مُحَمَّد لَا إِلٰه")]),
    (ARABIC, "ur", [("Arab", "rtl", "آپ کیسے ہیں۔")]),
    (HEBREW, "he", [("Hebr", "rtl", "שלום עוֹלָם מה נשמע")]),
    (HINDI, "hi", [("Deva", "ltr", "नमस्ते क्षत्रिय ज्ञान हिन्दी र्कि श्री।")]),
    (THAI, "th", [("Thai", "ltr", "สวัสดีชาวโลก น้ำ ที่ ปู่")]),
    (CJK, "ja", [("Hani", "ltr", "吾輩"), ("Hira", "ltr", "は"), ("Hani", "ltr", "猫"), ("Hira", "ltr", "である。")]),
    (CJK, "ja", [("Kana", "ltr", "コーヒー、「カタカナ」")]),
    (CJK, "zh-Hant", [("Hani", "ltr", "直骨誤，這是")]),
    (CJK, "zh-Hans", [("Hani", "ltr", "直骨误，这是")]),
    *[(CJK, tag, [("Hani", "ltr", "直骨角返化")])
      for tag in ("", "ja-JP", "ko-KR", "zh-CN", "zh-SG", "zh-TW", "zh-HK", "zh-MO", "zh-Hant-HK", "yue")],
    (CJK, "ko", [("Hang", "ltr", "안녕하세요 한국어")]),
    (EMOJI, "", [("Zyyy", "ltr", "😀👩‍🚀🇩🇪👍🏽1️⃣👨‍👩‍👧‍👦❤️")]),
]


def utf16_length(text):
    return len(text.encode("utf-16-le")) // 2


def shape(font, language, runs, index):
    script, direction, text = runs[index]
    before = "".join(run[2] for run in runs[:index])
    after = "".join(run[2] for run in runs[index + 1:])
    command = ["hb-shape", str(FILES / font[1]), f"--text={text}", "--output-format=json", "--no-glyph-names", "--shapers=ot",
               f"--script={script}", f"--direction={direction}", f"--language={language or 'und'}",
               f"--variations={font[3]}"]
    command += [f"--text-before={before}"] if before else ["--bot"]
    command += [f"--text-after={after}"] if after else ["--eot"]
    glyphs = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    start = utf16_length(before)
    return f"{script} {direction} [{'|'.join(glyph(g, start, text) for g in glyphs)}]"


def glyph(found, start, text):
    cluster = start + utf16_length(text[:found["cl"]])
    offset = f"@{found['dx']},{found['dy']}" if found["dx"] or found["dy"] else ""
    return f"{found['g']}={cluster}+{found['ax']}{offset}"


def main():
    version = subprocess.run(["hb-shape", "--version"], check=True, capture_output=True, text=True).stdout.splitlines()[0]
    lines = [f"# {version}; Unicode of that version; recorded {date.today()} by Scripts/record_shaping_oracle.py"]
    for font, language, runs in CASES:
        text = "".join(run[2] for run in runs)
        shaped = [shape(font, language, runs, index) for index in range(len(runs))]
        lines.append("\t".join([font[0], str(font[2]), language, text, *shaped]))
    TABLE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{TABLE.relative_to(ROOT)}: {len(CASES)} cases, {version}")


if __name__ == "__main__":
    main()
