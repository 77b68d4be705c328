#!/usr/bin/env python3
"""Records the metrics that fontTools reads from the bundled fonts, as the oracle of
`FontFaceOracleTests`.

usage: Scripts/oracles/record_font_metrics.py > Tests/FontMetricsTests/Resources/fonttools-faces.json
"""
import json
import pathlib
import sys

import fontTools
from fontTools.ttLib import TTFont

FONTS = pathlib.Path(__file__).resolve().parents[2] / "Fonts" / "Files"


def layout_tags(font, attribute, record):
    tags = set()
    for table in ("GSUB", "GPOS"):
        if table in font:
            listed = getattr(font[table].table, attribute)
            tags |= {getattr(r, record) for r in getattr(listed, attribute.replace("List", "Record"))} if listed else set()
    return sorted(tags)


def describe(path, index):
    font = TTFont(path, fontNumber=index, lazy=True)
    hhea, os2, head, post = font["hhea"], font["OS/2"], font["head"], font["post"]
    name = lambda *ids: next((n for n in (font["name"].getDebugName(i) for i in ids) if n), None)
    return {
        "path": str(path.relative_to(FONTS)),
        "faceIndex": index,
        "family": name(16, 1),
        "subfamily": name(17, 2),
        "fullName": name(4),
        "postScriptName": name(6),
        "version": name(5),
        "unitsPerEm": head.unitsPerEm,
        "glyphCount": font["maxp"].numGlyphs,
        "codePointCount": len(font.getBestCmap()),
        "hhea": [hhea.ascent, hhea.descent, hhea.lineGap],
        "typo": [os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap],
        "win": [os2.usWinAscent, os2.usWinDescent],
        "useTypoMetrics": bool(os2.fsSelection & 1 << 7),
        "capHeight": os2.sCapHeight or None,
        "xHeight": os2.sxHeight or None,
        "underline": [post.underlinePosition, post.underlineThickness],
        "strikeout": [os2.yStrikeoutPosition, os2.yStrikeoutSize],
        "weightClass": os2.usWeightClass,
        "italicAngle": post.italicAngle,
        "axes": [[a.axisTag, a.minValue, a.defaultValue, a.maxValue] for a in font["fvar"].axes] if "fvar" in font else [],
        "scripts": layout_tags(font, "ScriptList", "ScriptTag"),
        "features": layout_tags(font, "FeatureList", "FeatureTag"),
    }


def main():
    manifest = json.loads((FONTS / "manifest.json").read_text())
    faces = [
        describe(FONTS / file["path"], face["faceIndex"])
        for family in manifest["families"] for file in family["files"] for face in file["faces"]
    ]
    json.dump({"tool": f"fontTools {fontTools.version}", "faces": faces}, sys.stdout, indent=1, ensure_ascii=False)
    print()


main()
