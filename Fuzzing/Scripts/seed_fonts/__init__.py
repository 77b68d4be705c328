"""Small fonts of every format that FreeType opens, and with tables that the bundled fonts lack, as
seeds: name -> bytes."""
from . import bitmaps, postscript, tables


def all_seeds():
    seeds = {}
    for module in (postscript, bitmaps, tables):
        seeds.update(module.seeds())
    return seeds
