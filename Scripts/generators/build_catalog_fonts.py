#!/usr/bin/env python3
"""Builds the fonts for the tests of the catalog, with boxes as glyphs, and the names, axes and
coverage for matching.

    python3 Scripts/generators/build_catalog_fonts.py

It writes Tests/FontMetricsTests/Resources/Catalog. The outlines and names are Strut's own, with the
OFL next to them.
"""

import pathlib

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "Tests/FontMetricsTests/Resources/Catalog"
COPTIC = 0x2C80  # no bundled font has it
RARE_HAN = 0x2A700
LOCAL_HAN = range(0x2A701, 0x2A70C)
EPOCH = 3_800_000_000  # seconds since 1904; fixed, so that the same bytes come out each time


def box(width, height=700):
    pen = TTGlyphPen(None)
    for place, point in enumerate([(50, 0), (50, height), (width - 50, height), (width - 50, 0)]):
        (pen.lineTo if place else pen.moveTo)(point)
    pen.closePath()
    return pen.glyph()


def font(family, style, *, weight=400, width=5, italic=False, oblique=False, scalars=(0x20, 0x41), code_pages=0,
         legacy=None, monospaced=False, axes=None, instances=None, prefix=None, others=(), features=None):
    """Writes a face. `legacy` is (family, style) of name IDs 1 and 2 if they differ from 16 and 17;
    `others` are glyphs without a character."""
    order = [".notdef"] + [f"u{scalar:04X}" for scalar in scalars] + list(others)
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(order)
    builder.setupCharacterMap({scalar: f"u{scalar:04X}" for scalar in scalars})
    builder.setupGlyf({name: box(600) for name in order})
    builder.setupHorizontalMetrics({name: (600, 50) for name in order})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    postscript = family.replace(" ", "") + "-" + style.replace(" ", "")
    names = {"familyName": legacy[0] if legacy else family, "styleName": legacy[1] if legacy else style,
             "uniqueFontIdentifier": postscript, "fullName": f"{family} {style}", "psName": postscript, "version": "Version 1.000"}
    if legacy:
        names |= {"typographicFamily": family, "typographicSubfamily": style}
    if prefix:
        names["variationsPostScriptNamePrefix"] = prefix
    builder.setupNameTable(names)
    selection = (1 if italic or oblique else 0) | (1 << 9 if oblique else 0) | (0 if italic or oblique else 1 << 6)
    builder.setupOS2(version=4, usWeightClass=weight, usWidthClass=width, fsSelection=selection, sTypoAscender=800,
                     sTypoDescender=-200, usWinAscent=800, usWinDescent=200, sxHeight=500, sCapHeight=700,
                     ulCodePageRange1=code_pages)
    builder.setupPost(isFixedPitch=int(monospaced), italicAngle=-12 if italic or oblique else 0)
    if axes:
        builder.setupFvar(axes, instances or [])
        builder.setupGvar({name: [] for name in order})
    if features:
        builder.addOpenTypeFeatures(features)
    builder.font["head"].macStyle = (1 if weight >= 700 else 0) | (2 if italic or oblique else 0)
    builder.font["head"].created = builder.font["head"].modified = EPOCH
    builder.font.recalcTimestamp = False
    return builder.font


def main():
    FOLDER.mkdir(exist_ok=True)
    axes = [("wght", 200, 400, 800, "Weight"), ("wdth", 75, 100, 125, "Width"), ("slnt", -10, 0, 0, "Slant"),
            ("opsz", 8, 14, 32, "Optical Size")]
    instances = [
        {"stylename": "Condensed Bold", "location": {"wght": 700, "wdth": 75, "slnt": 0, "opsz": 14}},
        {"stylename": "Slanted", "location": {"wght": 400, "wdth": 100, "slnt": -10, "opsz": 14}},
        {"stylename": "Display", "location": {"wght": 400, "wdth": 100, "slnt": 0, "opsz": 32}},
    ]
    font("Strut Axes", "Regular", axes=axes, instances=instances, prefix="StrutAxesVF").save(FOLDER / "StrutAxes.ttf")
    # One instance has its own PostScript name, the other has none.
    named = [{"stylename": "Bold", "location": {"wght": 700}, "postscriptfontname": "StrutNamed-Bd"},
             {"stylename": "Black", "location": {"wght": 900}}]
    font("Strut Named", "Regular", axes=[("wght", 400, 400, 900, "Weight")], instances=named).save(FOLDER / "StrutNamed.ttf")
    italic_axis = [("ital", 0, 0, 1, "Italic")]
    font("Strut Leaning", "Regular", axes=italic_axis, instances=[]).save(FOLDER / "StrutLeaning.ttf")

    pair = TTCollection()
    pair.fonts = [font("Strut Pair", "Regular", scalars=(0x20, 0x41, COPTIC)),
                  font("Strut Pair", "Bold", weight=700, scalars=(0x20, 0x41, COPTIC))]
    pair.save(FOLDER / "StrutPair.ttc")

    font("Strut Styles", "Regular").save(FOLDER / "StrutStyles-Regular.ttf")
    font("Strut Styles", "Oblique", oblique=True).save(FOLDER / "StrutStyles-Oblique.ttf")
    font("Strut Styles", "Condensed Black", weight=900, width=3,
         legacy=("Strut Styles Cond Black", "Regular")).save(FOLDER / "StrutStyles-CondensedBlack.ttf")
    font("Strut Styles", "Mono", monospaced=True).save(FOLDER / "StrutStyles-Mono.ttf")

    font("Strut Han KR", "Regular", scalars=(0x20, RARE_HAN), code_pages=1 << 19).save(FOLDER / "StrutHanKR.ttf")
    font("Strut Han TC", "Regular", scalars=(0x20, RARE_HAN), code_pages=1 << 20).save(FOLDER / "StrutHanTC.ttf")
    # Rules for some countries; the default forms are those of the country with far fewer rules, or
    # without rules.
    for name, counts in (("JP", {"JAN": 1, "ZHS": 11}), ("SC", {"ZHS": 1, "JAN": 11}), ("Only JP", {"JAN": 1}),
                         ("Other", {"JAN": 10, "ZHS": 11})):
        rules = {country: "".join(f"sub u{scalar:04X} by local{scalar:04X};" for scalar in LOCAL_HAN[:count])
                 for country, count in counts.items()}
        font(f"Strut Han {name}", "Regular", scalars=(0x20, *LOCAL_HAN),
             others=[f"local{scalar:04X}" for scalar in LOCAL_HAN], features=f"""
            languagesystem hani dflt; {" ".join(f"languagesystem hani {country};" for country in counts)}
            feature locl {{
                script hani;
                {" ".join(f"language {country} exclude_dflt; {subs}" for country, subs in rules.items())}
            }} locl;""").save(FOLDER / f"StrutHan{name.replace(' ', '')}.ttf")
    # With the name of a bundled font: the bundled font must take precedence.
    font("Inter", "Regular").save(FOLDER / "NotInter.ttf")


if __name__ == "__main__":
    main()
