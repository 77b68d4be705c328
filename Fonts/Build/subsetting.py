"""The rules that all subsets of fonts have in common."""

import contextlib

from fontTools import subset


@contextlib.contextmanager
def cutting(source, target, features, font_number=0):
    """Opens the face `font_number` of `source`. Yields the font and its subsetter, to which the
    caller passes the characters; then writes `target`.

    Names, metrics and the rules of `features` in all scripts are kept; hints and glyph names are
    not.
    """
    options = subset.Options()
    options.font_number = font_number
    options.layout_features = features
    options.layout_scripts = ["*"]
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = ["*"]
    options.name_languages = ["*"]
    options.prune_unicode_ranges = False
    options.recalc_timestamp = False
    options.recalc_bounds = False
    options.harfbuzz_repacker = False
    font = subset.load_font(str(source), options)
    subsetter = subset.Subsetter(options)
    yield font, subsetter
    subsetter.subset(font)
    subset.save_font(font, str(target), options)
