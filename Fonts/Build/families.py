"""The bundled fonts: families, their files in the packages, aliases and fallback. `manifest.py`
writes them."""

from dataclasses import dataclass, field

import cjk_subset
import emoji_subset
import hint_removal
import packages
from packages import Package

OPENTYPE = "usr/share/texmf/fonts/opentype/public/tex-gyre"
TEX_GYRE_DOC = "usr/share/texmf/doc/fonts/tex-gyre"
NOTO = "usr/share/fonts/truetype/noto"
JETBRAINS = "usr/share/fonts/truetype/jetbrains-mono"
NOTO_CJK_REGULAR = "usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"
NOTO_COLOR_EMOJI = f"{NOTO}/NotoColorEmoji.ttf"
EMOJI_TEST = "usr/share/unicode/emoji/emoji-test.txt"

OFL = "OFL-1.1"
GUST = "LicenseRef-GUST-Font-License"  # LPPL 1.3c or later, with a request to rename changed fonts


@dataclass(frozen=True)
class BundledFamily:
    """A folder of `Files/`."""

    folder: str
    version: str
    package: Package | None  # None for our own font
    homepage: str
    fonts: dict[str, str] = field(default_factory=dict)  # file name here -> path in the package
    hints: bool = True  # whether `fonts` are copied unchanged, or lose their hints
    built: str | None = None  # the name of a file that is cut or built instead of copied
    documents: dict[str, str] = field(default_factory=dict)  # license and read-me files: name here -> path in the package
    license: str = OFL
    license_file: str = "OFL.txt"
    subset: str | None = None
    notices: tuple[str, ...] = ()  # copyright lines known beside those in the fonts themselves

    @property
    def origin(self):
        return self.package.origin if self.package else "Fonts/Build/build_test_font.py"


def noto_sans(script, version, hints=True):
    return BundledFamily(
        folder=f"NotoSans{script}", version=version, package=packages.NOTO_CORE, homepage="https://fonts.google.com/noto",
        fonts={f"NotoSans{script}-{style}.ttf": f"{NOTO}/NotoSans{script}-{style}.ttf" for style in ("Regular", "Bold")},
        hints=hints, subset=None if hints else hint_removal.RULE)


FAMILIES = [
    BundledFamily(
        folder="Inter", version="4.1", package=packages.INTER, homepage="https://rsms.me/inter/",
        fonts={
            "InterVariable.ttf": "fontpkg_inter/files/Inter[opsz,wght].ttf",
            "InterVariable-Italic.ttf": "fontpkg_inter/files/Inter-Italic[opsz,wght].ttf",
        },
        documents={"OFL.txt": "fontpkg_inter/LICENSE"}),
    BundledFamily(
        folder="TeXGyrePagella", version="2.501", package=packages.TEX_GYRE,
        homepage="https://www.gust.org.pl/projects/e-foundry/tex-gyre/pagella",
        fonts={
            f"texgyrepagella-{style}.otf": f"{OPENTYPE}/texgyrepagella-{style}.otf"
            for style in ("regular", "bold", "italic", "bolditalic")
        },
        documents={
            name: f"{TEX_GYRE_DOC}/{name}"
            for name in ("GUST-FONT-LICENSE.txt", "README-TeX-Gyre-Pagella.txt", "MANIFEST-TeX-Gyre-Pagella.txt")
        },
        license=GUST, license_file="GUST-FONT-LICENSE.txt"),
    BundledFamily(
        folder="JetBrainsMono", version="2.242", package=packages.JETBRAINS_MONO, homepage="https://www.jetbrains.com/mono/",
        fonts={
            f"JetBrainsMono-{style}.ttf": f"{JETBRAINS}/JetBrainsMono-{style}.ttf"
            for style in ("Regular", "Bold", "Italic", "BoldItalic")
        }),
    noto_sans("Arabic", "2.005"),
    noto_sans("Hebrew", "3.000"),
    noto_sans("Devanagari", "2.001"),
    noto_sans("Thai", "2.000"),
    BundledFamily(
        folder="NotoSansCJK", version="2.004", package=packages.NOTO_CJK, homepage="https://github.com/notofonts/noto-cjk",
        built="NotoSansCJKjp-Regular.otf", subset=cjk_subset.RULE,
        notices=("Copyright 2010-2012, Google Corporation",)),
    BundledFamily(
        folder="NotoColorEmoji", version="2.042", package=packages.NOTO_EMOJI,
        homepage="https://github.com/googlefonts/noto-emoji",
        built="NotoColorEmoji.ttf", subset=emoji_subset.RULE,
        notices=("Copyright 2013-2017 Google Inc.", "Copyright Arjen Nienhuis <a.g.nienhuis@gmail.com>")),
    *[noto_sans(script, version, hints=False) for script, version in (
        ("Armenian", "2.005"), ("Georgian", "2.001"), ("Bengali", "2.001"), ("Tamil", "2.001"), ("Telugu", "2.001"), ("Kannada", "2.001"),
        ("Malayalam", "2.001"), ("Gujarati", "2.001"), ("Gurmukhi", "2.001"), ("Oriya", "2.000"), ("Sinhala", "2.001"), ("Khmer", "2.001"),
        ("Lao", "2.001"), ("Myanmar", "2.001"), ("Ethiopic", "2.000"))],
    BundledFamily(
        folder="StrutTest", version="1.000", package=None, homepage="", built="StrutTest-Regular.ttf"),
]

SYSTEM_METRICS = {
    "unitsPerEm": 2048, "ascender": 1950, "descender": -494, "lineGap": 0, "capHeight": 1443, "xHeight": 1078,
    "source": "SF's vertical metrics (iOS)",
}

# Values within the bounds that Apple's picture of its sample cell gives: ascender plus line gap
# from 0.789 to 0.847 em, distance of lines from 1.088 to 1.108 em, line height plus gap minus cap
# height from 0.402 to 0.406 em. The x-height is Pagella's.
PALATINO_METRICS = {
    "unitsPerEm": 2048, "ascender": 1499, "descender": -582, "lineGap": 169, "capHeight": 1422, "xHeight": 960.512,
    "source": "Apple's Palatino, bounded by Apple's picture of its sample cell (Strut's choice inside the bounds)",
}

ALIASES = [
    {
        "name": "system", "family": "Inter",
        "note": "Replaces Apple's SF, which may not be bundled: line heights and baselines are SF's, "
                "widths are within 0.74 % of SF's for 95 of 100 strings, shapes are Inter's.",
        "metrics": SYSTEM_METRICS,
        "widths": "system-widths.json",
    },
    {
        "name": "Inter Variable", "family": "Inter",
        "note": "The name of the variable fonts in Inter's own release; "
                "the bundled fonts are Google Fonts' build of the same version.",
    },
    {
        "name": "Palatino", "family": "TeX Gyre Pagella",
        "note": "Replaces Apple's Palatino: widths are nearly Adobe Palatino's, "
                "line heights and baselines agree with Apple's picture of its sample cell.",
        "metrics": PALATINO_METRICS,
    },
    {
        "name": "Palatino Linotype", "family": "TeX Gyre Pagella",
        "note": "Replaces Microsoft's Palatino Linotype, another version of the same design: "
                "widths and vertical metrics differ.",
    },
    {
        "name": "monospaced", "family": "JetBrains Mono",
        "note": "Replaces Apple's SF Mono: advances (600 of 1000), vertical metrics and ligatures are JetBrains Mono's.",
    },
    {
        "name": "Apple Color Emoji", "family": "Noto Color Emoji",
        "note": "Replaces Apple's emoji: the pictures, advances (2550 of 2048) and vertical metrics are Noto's.",
    },
]

FALLBACK = [
    (["Latn", "Grek", "Cyrl"], "Inter"),
    (["Arab"], "Noto Sans Arabic"),
    (["Hebr"], "Noto Sans Hebrew"),
    (["Deva"], "Noto Sans Devanagari"),
    (["Thai"], "Noto Sans Thai"),
    (["Hani", "Hira", "Kana", "Hang", "Bopo"], "Noto Sans CJK JP"),
    (["Zsye"], "Noto Color Emoji"),
    (["Armn"], "Noto Sans Armenian"),
    (["Geor"], "Noto Sans Georgian"),
    (["Beng"], "Noto Sans Bengali"),
    (["Taml"], "Noto Sans Tamil"),
    (["Telu"], "Noto Sans Telugu"),
    (["Knda"], "Noto Sans Kannada"),
    (["Mlym"], "Noto Sans Malayalam"),
    (["Gujr"], "Noto Sans Gujarati"),
    (["Guru"], "Noto Sans Gurmukhi"),
    (["Orya"], "Noto Sans Oriya"),
    (["Sinh"], "Noto Sans Sinhala"),
    (["Khmr"], "Noto Sans Khmer"),
    (["Laoo"], "Noto Sans Lao"),
    (["Mymr"], "Noto Sans Myanmar"),
    (["Ethi"], "Noto Sans Ethiopic"),
]
