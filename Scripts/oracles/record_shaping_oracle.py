#!/usr/bin/env python3
"""Records the results of hb-shape for strings in the bundled fonts, for ShapingOracleTests.

hb-shape is in Debian's libharfbuzz-bin.

    python3 Scripts/oracles/record_shaping_oracle.py            (needs fonttools)
    python3 Scripts/oracles/record_shaping_oracle.py --check    compares with the recorded tables

There are two tables. `hb-shape.tsv` has a small number of cases with many runs.
`hb-shape-corpus.tsv.gz` has each string of `shaping_corpus.tsv` in every bundled face that contains
all of its characters, variable faces at several locations, and some strings of each language with
several features. It has two additional columns at the start: the variations of the face and the
features. In both tables, each case lists its runs, which are also the expected result of
itemization.

The columns, separated by tabs, are the name of the font in the catalog, its size, the language, the
string, and for each run, in logical order, `script direction [glyphs]`. A glyph is
`ID=cluster+advance`, with `@x,y` after it if it has an offset. Clusters count UTF-16 units from the
start of the string; all other numbers are in design units. Glyphs are in visual order.
"""

import argparse
import gzip
import json
import pathlib
import subprocess
import sys
import tempfile
from datetime import date

from fontTools import unicodedata
from fontTools.ttLib import TTFont

ROOT = pathlib.Path(__file__).resolve().parents[2]
FILES = ROOT / "Fonts/Files"
TABLE = ROOT / "Tests/TextLayoutTests/Resources/hb-shape.tsv"
CORPUS = pathlib.Path(__file__).with_name("shaping_corpus.tsv")
CORPUS_TABLE = ROOT / "Tests/TextLayoutTests/Resources/hb-shape-corpus.tsv.gz"

INTER = ("Inter", "Inter/InterVariable.ttf", 17, "opsz=17,wght=400")
INTER_LARGE = ("Inter", "Inter/InterVariable.ttf", 40, "opsz=32,wght=400")
INTER_BOLD = ("Inter Bold", "Inter/InterVariable.ttf", 17, "opsz=17,wght=700")
PAGELLA = ("Palatino", "TeXGyrePagella/texgyrepagella-regular.otf", 18, "")
MONO = ("JetBrains Mono", "JetBrainsMono/JetBrainsMono-Regular.ttf", 12, "")
ARABIC = ("Noto Sans Arabic", "NotoSansArabic/NotoSansArabic-Regular.ttf", 17, "")
HEBREW = ("Noto Sans Hebrew", "NotoSansHebrew/NotoSansHebrew-Regular.ttf", 17, "")
HINDI = ("Noto Sans Devanagari", "NotoSansDevanagari/NotoSansDevanagari-Regular.ttf", 17, "")
THAI = ("Noto Sans Thai", "NotoSansThai/NotoSansThai-Regular.ttf", 17, "")
CJK = ("Noto Sans CJK JP", "NotoSansCJK/NotoSansCJKjp-Regular.otf", 17, "")
EMOJI = ("Noto Color Emoji", "NotoColorEmoji/NotoColorEmoji.ttf", 17, "")
TEST = ("Strut Test", "StrutTest/StrutTest-Regular.ttf", 10, "")

INTER_MIDDLE = ("Inter", "Inter/InterVariable.ttf", 18, "opsz=18,wght=400")
SYSTEM = ("system", "Inter/InterVariable.ttf", 17, "")

# A word in each script of a fallback font for the system font: the name in its font, ISO 15924, the
# language.
STAND_INS = [
    ("Armenian", "Armn", "hy", "արժանապատվությամբ"), ("Georgian", "Geor", "ka", "თავისუფალი"),
    ("Bengali", "Beng", "bn", "স্বাধীনভাবে"), ("Tamil", "Taml", "ta", "பிறக்கின்றனர்"),
    ("Telugu", "Telu", "te", "స్వతంత్రులును"), ("Kannada", "Knda", "kn", "ಸ್ವತಂತ್ರರಾಗಿಯೇ"),
    ("Malayalam", "Mlym", "ml", "സ്വാതന്ത്ര്യത്തോടുംകൂടി"), ("Gujarati", "Gujr", "gu", "પ્રતિષ્ઠા"),
    ("Gurmukhi", "Guru", "pa", "ਮਨੁੱਖੀ"), ("Oriya", "Orya", "or", "ମର୍ଯ୍ୟାଦା"),
    ("Sinhala", "Sinh", "si", "මනුෂ්\u200dයයෝ"), ("Khmer", "Khmr", "km", "សេចក្តីថ្លៃថ្នូរ"),
    ("Lao", "Laoo", "lo", "ສະເໝີໜ້າກັນ"), ("Myanmar", "Mymr", "my", "ဂုဏ်သိက္ခာဖြင့်လည်းကောင်း"),
    ("Ethiopic", "Ethi", "am", "እኩልነት"),
]

# Font, language, runs: (script, direction, text), and the fallback font if there is one.
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
    # The longest run with one grapheme cluster before it is divided.
    (INTER, "", [("Latn", "ltr", "a" + "\u0301" * 511)]),
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
    (EMOJI, "", [("Zyyy", "ltr", "😀👩‍🚀"), ("Zyyy", "ltr", "🇩🇪👍🏽1️⃣👨‍👩‍👧‍👦❤️")]),
    # Invisible characters in runs of fallback faces.
    *[(PAGELLA, "ru", [("Cyrl", "ltr", f"Т{sign}ав", INTER_MIDDLE)])
      for sign in ("", "\u00ad", "\u200b", "\u2060", "\u200e", "\ufeff", "\u2063")],
    *[(INTER, "he", [("Hebr", "rtl", text, HEBREW)]) for text in ("ס\u200fפר", "ספ\u00adר", "לָ\u2060ם")],
    (PAGELLA, "hi", [("Deva", "ltr", "क्षत्रि\u00adय", HINDI)]),
    # Clusters that no face contains completely.
    (INTER, "", [("Thai", "ltr", '"'), ("Thai", "ltr", "\u0e31", THAI)]),
    (INTER, "", [("Zyyy", "ltr", "("), ("Zyyy", "ltr", "\u0651", ARABIC)]),
    (INTER, "", [("Latn", "ltr", "A"), ("Latn", "ltr", "\u0951", HINDI), ("Latn", "ltr", "b")]),
    (INTER, "", [("Deva", "ltr", "क", HINDI), ("Deva", "ltr", "\u0301")]),
    *[(SYSTEM, language, [(script, "ltr", word, ("", f"NotoSans{name}/NotoSans{name}-Regular.ttf", 17, ""))])
      for name, script, language, word in STAND_INS],
    # Hyphens and spaces of the face's own.
    (MONO, "", [("Latn", "ltr", "Hyphen\u2011ated\u2010")]),
    (MONO, "ru", [("Cyrl", "ltr", "кто\u2011то")]),
    (TEST, "", [("Latn", "ltr", "fi\u2010AV\u2011AV\u00a0fi")]),
]


def utf16_length(text):
    return len(text.encode("utf-16-le")) // 2


def options(script, direction, language, variations, features):
    return ["--output-format=json", "--no-glyph-names", "--shapers=ot", f"--script={script}", f"--direction={direction}",
            f"--language={language or 'und'}", f"--variations={variations}", f"--features={features}"]


def shape(font, language, runs, index, features=""):
    script, direction, text, *stand_in = runs[index]
    path, variations = (stand_in or [font])[0][1::2]
    before = "".join(run[2] for run in runs[:index])
    after = "".join(run[2] for run in runs[index + 1:])
    command = ["hb-shape", str(FILES / path), f"--text={text}", *options(script, direction, language, variations, features)]
    command += [f"--text-before={before}"] if before else ["--bot"]
    command += [f"--text-after={after}"] if after else ["--eot"]
    glyphs = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    start = utf16_length(before)
    return f"{script} {direction} [{'|'.join(glyph(g, start, text) for g in glyphs)}]"


def glyph(found, start, text):
    cluster = start + utf16_length(text[:found["cl"]])
    offset = f"@{found['dx']},{found['dy']}" if found["dx"] or found["dy"] else ""
    return f"{found['g']}={cluster}+{found['ax']}{offset}"


# MARK: The corpus

# Optical sizes and weights of Inter: its ends, its masters and values between them.
INSTANCES = ["opsz=14,wght=100", "opsz=14,wght=400", "opsz=17,wght=400", "opsz=23.5,wght=550", "opsz=32,wght=400", "opsz=14,wght=900",
             "opsz=32,wght=700"]
FEATURES = ["liga=0,clig=0", "kern=0", "smcp=1,onum=1", "tnum=1,zero=1,case=1", "frac=1,ss01=1,salt=2", "calt=0,ccmp=0,locl=0"]
# The number of strings for each language that are tried with features, and the instances of a
# variable face.
WITH_FEATURES = 2
FEATURED_INSTANCES = {"", INSTANCES[1], INSTANCES[3]}
# Characters that need no glyph.
IGNORED = set("\u00ad\u200b\u200c\u200d\u2060\ufe0f") | {chr(c) for c in [*range(0xE0020, 0xE0080), *range(0xE0100, 0xE01F0)]}


class CorpusFace:
    """Returns a face of the manifest at a location of its design space."""

    def __init__(self, file, face, variations):
        self.path, self.variations = file["path"], variations
        self.name = face["postScriptName"]
        self.characters = set(map(chr, TTFont(FILES / file["path"], fontNumber=face["faceIndex"], lazy=True).getBestCmap()))

    def has(self, text):
        return all(character in self.characters or character in IGNORED for character in text)


def corpus_faces():
    manifest = json.loads((FILES / "manifest.json").read_text())
    for family in manifest["families"]:
        for file in family["files"]:
            for face in file["faces"]:
                for variations in INSTANCES if face.get("axes") else [""]:
                    yield CorpusFace(file, face, variations)


def corpus_texts():
    seen = {}
    for line in CORPUS.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        language, text = line.split("\t")
        # Escaped if a reader could not distinguish them.
        text = "".join(part if index == 0 else chr(int(part[:4], 16)) + part[4:] for index, part in enumerate(text.split("\\u")))
        seen[language] = seen.get(language, 0) + 1
        yield language, text, seen[language] <= WITH_FEATURES


def runs_of(text):
    """Returns (script, direction, text) of each run, by Unicode's scripts: common and inherited
    characters join the run before them, and a flag of two regional indicators starts a run."""
    runs = []
    letters = 0
    for character in text:
        script = unicodedata.script(character)
        if script in ("Zyyy", "Zinh"):
            script = runs[-1][0] if runs else "Zyyy"
        if runs and runs[-1][0] == "Zyyy":
            runs[-1][0] = script
        letters = letters + 1 if "\U0001F1E6" <= character <= "\U0001F1FF" else 0
        if runs and runs[-1][0] == script and letters % 2 == 0:
            runs[-1][2] += character
        else:
            runs.append([script, "ltr", character])
    for run in runs:
        run[1] = "rtl" if unicodedata.script_horizontal_direction(run[0]) == "RTL" else "ltr"
    return [tuple(run) for run in runs]


def corpus_rows():
    faces = list(corpus_faces())
    texts = [(language, text, runs_of(text), featured) for language, text, featured in corpus_texts()]
    for face in faces:
        for features in ["", *(FEATURES if face.variations in FEATURED_INSTANCES else [])]:
            batches = {}
            for language, text, runs, featured in texts:
                if face.has(text) and (featured or not features):
                    batches.setdefault((language, runs[0][:2] if len(runs) == 1 else None), []).append((text, runs))
            for (language, alone), batch in batches.items():
                shaped = shape_lines(face, language, features, *alone, [text for text, _ in batch]) if alone else [
                    [shape(("", face.path, 0, face.variations), language, runs, index, features) for index in range(len(runs))]
                    for _, runs in batch]
                for (text, _), found in zip(batch, shaped):
                    yield "\t".join([face.name, "17", language, text, face.variations, features, *found])


def shape_lines(face, language, features, script, direction, texts):
    """Returns each string as one run."""
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", suffix=".txt") as lines:
        lines.write("\n".join(texts) + "\n")
        lines.flush()
        command = ["hb-shape", str(FILES / face.path), f"--text-file={lines.name}", *options(script, direction, language, face.variations, features),
                   "--bot", "--eot"]
        found = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    assert len(found) == len(texts)
    return [[f"{script} {direction} [{'|'.join(glyph(g, 0, text) for g in json.loads(line))}]"] for text, line in zip(texts, found)]


def record(path, text, is_check):
    """Writes a table, or compares it with the existing table without dates."""
    if is_check:
        kept = gzip.decompress(path.read_bytes()).decode() if path.suffix == ".gz" else path.read_text(encoding="utf-8")
        if kept.split("\n")[1:] != text.split("\n")[1:]:
            sys.exit(f"{path.relative_to(ROOT)} is other than what hb-shape answers now")
    elif path.suffix == ".gz":
        path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
    else:
        path.write_text(text, encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    is_check = parser.parse_args().check
    version = subprocess.run(["hb-shape", "--version"], check=True, capture_output=True, text=True).stdout.splitlines()[0]
    header = f"# {version}; Unicode of that version; recorded {date.today()} by Scripts/oracles/record_shaping_oracle.py"
    lines = [header]
    for font, language, runs in CASES:
        text = "".join(run[2] for run in runs)
        shaped = [shape(font, language, runs, index) for index in range(len(runs))]
        lines.append("\t".join([font[0], str(font[2]), language, text, *shaped]))
    record(TABLE, "\n".join(lines) + "\n", is_check)
    rows = list(corpus_rows())
    record(CORPUS_TABLE, "\n".join([header, *rows]) + "\n", is_check)
    print(f"{len(CASES)} cases and {len(rows)} of the corpus, {version}")


if __name__ == "__main__":
    main()
