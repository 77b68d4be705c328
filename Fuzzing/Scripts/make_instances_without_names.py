#!/usr/bin/env python3
"""Writes a font of 1 MB whose named instances have no name, with a name table of 50,000 records in
German.

usage: make_instances_without_names.py FONT.ttf OUT.ttf      (a small font without `fvar`; needs fonttools)
"""
import struct
import sys

from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables.DefaultTable import DefaultTable
from fontTools.ttLib.tables._f_v_a_r import Axis, NamedInstance

INSTANCES, NAMES, GERMAN = 60_000, 50_000, 0x407

font = TTFont(sys.argv[1])
axis = Axis()
axis.axisTag, axis.axisNameID = "wght", 400
axis.minValue, axis.defaultValue, axis.maxValue = 100, 400, 900
font["fvar"] = newTable("fvar")
font["fvar"].axes = [axis]
for _ in range(INSTANCES):
    instance = NamedInstance()
    instance.subfamilyNameID, instance.postscriptNameID, instance.coordinates = 60_000, 0xFFFF, {"wght": 400}
    font["fvar"].instances.append(instance)
records = b"".join(struct.pack(">HHHHHH", 3, 1, GERMAN, 300 + index % 59_000, 2, 0) for index in range(NAMES))
font["name"] = DefaultTable("name")
font["name"].data = struct.pack(">HHH", 0, NAMES, 65_000) + records
font.save(sys.argv[2])
