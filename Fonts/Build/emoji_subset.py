"""The subset of Noto Color Emoji: every emoji keeps its width; the pictures of rarer sequences are
removed."""

import re
from dataclasses import dataclass

from fontTools import subset

RULE = (
    "The pictures of every one-character emoji and keycap; of the flags of 31 countries, the European Union, England, "
    "Scotland and Wales; of joined smileys, animals, flags, families, roles and gestures without a skin tone; and of hands "
    "and body parts in five skin tones. Any other sequence stays one glyph and shows its nearest kept picture, any other "
    "flag the unknown flag, so every width is the whole font's."
)

# Subgroups of Unicode's emoji-test.txt whose ZWJ sequences without a skin tone keep their pictures.
JOINED_SUBGROUPS = {"family", "person-role", "person-gesture"}
JOINED_GROUPS = {"Smileys & Emotion", "Animals & Nature", "Flags"}

# Subgroups whose emoji keep their pictures in every skin tone (one tone, not the mixed handshakes).
TONED_SUBGROUPS = {
    "hand-fingers-open", "hand-fingers-partial", "hand-single-finger", "hand-fingers-closed",
    "hands", "hand-prop", "body-parts",
}

COUNTRIES = (
    "AR AT AU BE BR CA CH CN DE DK EG ES EU FI FR GB GR IE IL IN IT JP KR MX NL NO PL PT RU SE UA US"
).split()
SUBDIVISIONS = {"gbeng", "gbsct", "gbwls"}

REGIONAL_INDICATORS = range(0x1F1E6, 0x1F200)
SKIN_TONES = range(0x1F3FB, 0x1F400)
ZERO_WIDTH_JOINER = 0x200D
EMOJI_PRESENTATION = 0xFE0F
BLACK_FLAG = 0x1F3F4
TAG_A, TAG_END = 0xE0061, 0xE007F

# Signs that only end a sequence: a ligature that begins with one is for right-to-left text.
TRAILING_SIGNS = {0x2640, 0x2642, 0x27A1}

LIGATURE_LOOKUP = 0  # the font's one lookup of emoji sequences


@dataclass(frozen=True)
class Emoji:
    """A line of emoji-test.txt, without variation selectors, which the ligatures of the font do not
    contain."""

    codes: tuple[int, ...]
    group: str
    subgroup: str

    @property
    def tones(self):
        return sum(code in SKIN_TONES for code in self.codes)

    @property
    def without_tones(self):
        return tuple(code for code in self.codes if code not in SKIN_TONES)

    @property
    def country(self):
        if len(self.codes) == 2 and all(code in REGIONAL_INDICATORS for code in self.codes):
            return "".join(chr(code - REGIONAL_INDICATORS.start + ord("A")) for code in self.codes)
        return None

    @property
    def subdivision(self):
        if self.codes[0] == BLACK_FLAG and self.codes[-1] == TAG_END:
            return "".join(chr(code - TAG_A + ord("a")) for code in self.codes[1:-1])
        return None

    @property
    def is_flag(self):
        return bool(self.country or self.subdivision)

    @property
    def keeps_picture(self):
        if self.country:
            return self.country in COUNTRIES
        if self.subdivision:
            return self.subdivision in SUBDIVISIONS
        if self.tones:
            return self.tones == 1 and self.subgroup in TONED_SUBGROUPS
        if ZERO_WIDTH_JOINER in self.codes:
            return self.subgroup in JOINED_SUBGROUPS or self.group in JOINED_GROUPS
        return True  # one character, or a keycap


def read_emoji_test(path) -> list[Emoji]:
    """Returns the fully qualified emoji and components that Unicode lists, in its order."""
    emoji, group, subgroup = [], "", ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if heading := re.match(r"# (group|subgroup): (.*)", line):
            if heading[1] == "group":
                group = heading[2]
            else:
                subgroup = heading[2]
        elif entry := re.match(r"([0-9A-F ]+?) *; (fully-qualified|component) ", line):
            codes = (int(code, 16) for code in entry[1].split())
            emoji.append(Emoji(tuple(code for code in codes if code != EMOJI_PRESENTATION), group, subgroup))
    return emoji


class SequencePictures:
    """Returns, for each sequence of the font, the glyph at its end and the glyph that replaces
    it."""

    def __init__(self, font, emoji: list[Emoji]):
        self.glyph_for_code = font.getBestCmap()
        self.ligatures = font["GSUB"].table.LookupList.Lookup[LIGATURE_LOOKUP].SubTable[0].ligatures
        self.glyph_for_sequence = {
            (first, *ligature.Component): ligature.LigGlyph
            for first, ligatures in self.ligatures.items() for ligature in ligatures
        }
        listed = [(one, glyph) for one in emoji if (glyph := self.glyph(one.codes))]
        listed += self._unlisted({glyph for _, glyph in listed})
        self.kept = set(self.glyph_for_code.values()) | {glyph for one, glyph in listed if one.keeps_picture}
        self.replacement = {
            glyph: self._nearest_picture(one) for one, glyph in listed if glyph not in self.kept and not one.is_flag
        }

    def glyph(self, codes):
        if len(codes) == 1:
            return self.glyph_for_code.get(codes[0])
        return self.glyph_for_sequence.get(tuple(self.glyph_for_code.get(code) for code in codes))

    def _unlisted(self, listed):
        """Sequences in the font that are missing in the list: emoji of a later Unicode, and flags
        of more subdivisions."""
        code_for_glyph = {glyph: code for code, glyph in self.glyph_for_code.items()}
        for sequence, glyph in self.glyph_for_sequence.items():
            codes = tuple(code_for_glyph[one] for one in sequence)
            if glyph not in listed and codes[0] not in TRAILING_SIGNS:
                yield Emoji(codes, group="", subgroup=""), glyph

    def _nearest_picture(self, emoji: Emoji):
        """Without skin tones, or else the first character in its tone, or else the first
        character."""
        for codes in (emoji.without_tones, emoji.codes[:2], emoji.codes[:1]):
            glyph = self.glyph(codes)
            if glyph in self.kept:
                return glyph
        raise ValueError(f"no picture for {emoji}")

    def apply(self):
        """Rewrites the ligatures in place, including those for right-to-left text.

        A flag without a picture loses its ligature, and the font's rule for unknown flags applies.
        """
        for first, ligatures in list(self.ligatures.items()):
            rewritten = []
            for ligature in ligatures:
                if ligature.LigGlyph not in self.kept:
                    if ligature.LigGlyph not in self.replacement:
                        continue
                    ligature.LigGlyph = self.replacement[ligature.LigGlyph]
                rewritten.append(ligature)
            if rewritten:
                self.ligatures[first] = rewritten
            else:
                del self.ligatures[first]


def build(source, emoji_test, target):
    """Reduces Noto Color Emoji (with bitmap strikes) to the pictures that `RULE` keeps."""
    options = subset.Options()
    options.layout_features = ["*"]
    options.layout_scripts = ["*"]
    options.notdef_outline = True
    options.name_IDs = ["*"]
    options.name_languages = ["*"]
    options.prune_unicode_ranges = False
    options.recalc_timestamp = False
    options.recalc_bounds = False
    options.harfbuzz_repacker = False
    font = subset.load_font(str(source), options)
    SequencePictures(font, read_emoji_test(emoji_test)).apply()
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes={*font.getBestCmap(), EMOJI_PRESENTATION})
    subsetter.subset(font)
    subset.save_font(font, str(target), options)
