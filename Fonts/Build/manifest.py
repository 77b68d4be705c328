"""Writes manifest.json from the font files: names, weights and axes are those in the fonts."""

import json

from fontTools.ttLib import TTCollection, TTFont

from families import ALIASES, FALLBACK, FAMILIES
from packages import sha256

SCHEMA = 1

# The percentage of the normal width for each OS/2 width class.
WIDTHS = {1: 50, 2: 62.5, 3: 75, 4: 87.5, 5: 100, 6: 112.5, 7: 125, 8: 150, 9: 200}

FAMILY, SUBFAMILY, FULL_NAME, POSTSCRIPT_NAME, TYPOGRAPHIC_FAMILY, TYPOGRAPHIC_SUBFAMILY = 1, 2, 4, 6, 16, 17
ITALIC = 1 << 0  # OS/2 fsSelection


def write(root):
    families = [describe_family(family, root) for family in FAMILIES]
    check_references({family["family"] for family in families})
    manifest = {
        "schema": SCHEMA,
        "families": families,
        "aliases": ALIASES,
        "fallback": [{"scripts": scripts, "family": family} for scripts, family in FALLBACK],
    }
    (root / "manifest.json").write_text(json.dumps(manifest, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def describe_family(family, root):
    names = list(family.fonts) or [family.built]
    files, family_names = [], set()
    for name in names:
        fonts = open_faces(root / family.folder / name)
        family_names |= {first_name(font, TYPOGRAPHIC_FAMILY, FAMILY) for font in fonts}
        files.append(describe_file(root, family.folder, name, fonts))
    if len(family_names) != 1:
        raise ValueError(f"{family.folder} contains more than one family: {sorted(family_names)}")
    return {
        "family": family_names.pop(),
        "version": family.version,
        "origin": family.origin,
        "homepage": family.homepage or None,
        "license": family.license,
        "licenseFile": f"{family.folder}/{family.license_file}",
        "subset": family.subset,
        "files": files,
    }


def describe_file(root, folder, name, fonts):
    path = root / folder / name
    return {
        "path": f"{folder}/{name}",
        "sha256": sha256(path),
        "bytes": path.stat().st_size,
        "faces": [describe_face(index, font) for index, font in enumerate(fonts)],
    }


def describe_face(index, font):
    return {
        "faceIndex": index,
        "fullName": first_name(font, FULL_NAME),
        "postScriptName": first_name(font, POSTSCRIPT_NAME),
        "subfamily": first_name(font, TYPOGRAPHIC_SUBFAMILY, SUBFAMILY),
        "weight": font["OS/2"].usWeightClass,
        "width": WIDTHS[font["OS/2"].usWidthClass],
        "italic": bool(font["OS/2"].fsSelection & ITALIC),
        "axes": [describe_axis(axis) for axis in (font["fvar"].axes if "fvar" in font else [])],
    }


def describe_axis(axis):
    return {
        "tag": axis.axisTag,
        "minimum": number(axis.minValue),
        "default": number(axis.defaultValue),
        "maximum": number(axis.maxValue),
    }


def open_faces(path):
    if path.suffix == ".ttc":
        return TTCollection(path, lazy=True).fonts
    return [TTFont(path, lazy=True)]


def first_name(font, *identifiers):
    return next(name for identifier in identifiers if (name := font["name"].getDebugName(identifier)))


def number(value):
    return int(value) if value == int(value) else value


def check_references(known):
    for family in [alias["family"] for alias in ALIASES] + [family for _, family in FALLBACK]:
        if family not in known:
            raise ValueError(f"an alias or fallback refers to {family}, which is not bundled")
