#!/usr/bin/env python3
"""Builds Tests/TextLayoutTests/Resources/RecordedAdvances.ttf: a font without outlines with only
the advances and line metrics of the font of the recorded labels
(Tests/TextLayoutTests/Resources/labels-recorded.json).

usage: Scripts/generators/build_recorded_font.py
needs: pip install -r Fonts/Build/requirements.txt     (fonttools==4.60.1)
"""
import json
import pathlib

from fontTools.fontBuilder import FontBuilder
from fontTools.misc.timeTools import timestampFromString
from fontTools.ttLib.tables._g_l_y_f import Glyph

RESOURCES = pathlib.Path(__file__).resolve().parents[2] / "Tests" / "TextLayoutTests" / "Resources"

recorded = json.loads((RESOURCES / "labels-recorded.json").read_text())
glyphs = {f"uni{ord(character):04X}": (ord(character), advance) for character, advance in recorded["advances"].items()}
ascent, descent = recorded["ascender"], recorded["descender"]
created = timestampFromString("Thu Jan  1 00:00:00 2026")

builder = FontBuilder(recorded["unitsPerEm"], isTTF=True)
builder.setupGlyphOrder([".notdef", *glyphs])
builder.setupCharacterMap({code: name for name, (code, _) in glyphs.items()})
builder.setupGlyf({name: Glyph() for name in [".notdef", *glyphs]})
builder.setupHorizontalMetrics({".notdef": (1000, 0), **{name: (advance, 0) for name, (_, advance) in glyphs.items()}})
builder.setupHorizontalHeader(ascent=ascent, descent=descent, lineGap=0)
builder.setupNameTable({"familyName": "Recorded Advances", "styleName": "Regular", "psName": "RecordedAdvances-Regular"})
builder.setupOS2(sTypoAscender=ascent, sTypoDescender=descent, sTypoLineGap=0, usWinAscent=ascent, usWinDescent=-descent)
builder.setupPost()
builder.updateHead(created=created, modified=created)
builder.font.recalcTimestamp = False
builder.save(RESOURCES / "RecordedAdvances.ttf")
